// How the people, the bosses and the enemies of the game look, in the words of lib/art; age and trade are those of the content.
export const HEROES = `
mercenary|human fem broad scar short hr:black plate strap sword book bk:red cl:wine tr:steel sk:brown angry noflip
shaman|human smile antlers warpaint wp:white handdrum fur braids hr:black sk:tan cl:teal noflip
lord|human goatee moustache hr:grey long ruff rapier cloak ck:navy cl:violet tr:gold medal sk:pale noflip
thief|human fem thin smirk bob hr:rust bandana hg:teal dagger bag freckles cl:coal strap sk:fair noflip
sylvan-guard|human tall worried short leaves leafbody quiver bow hr:brown cl:moss sk:tan noflip
`;

export const SPEAKERS = `
omre|human fem old long scarfneck circlet gm:green cl:moss tr:olive sk:tan staff roots
nursery-girl|human fem child pigtails hr:brown freckles bucket cl:green sk:fair leaf
selmet|human fem old bun glasses coat tie umbrella paper cl:navy tr:wine sk:pale
pell|human thin straw freckles forelock smile quill scarfneck cl:olive tr:red sk:fair
hadde|human fem glasses ponytail hr:black level strap cl:rust smirk sk:brown
orsa|human fem broad kettle plate shout paper cl:navy sk:fair hr:red braids
bodo|human round moustache hr:brown apron mug smile cl:bronze tr:white sk:fair
buttons|human old monocle buttons collar coat cl:navy sk:ice closed tophat hg:navy
drowned-mender|human beard hr:moss cap sk:teal shovel drop gm:sky cl:coal hg:olive worried
washerwoman|human fem broad rag bun paddle apron cl:sky tr:white sk:tan frown hg:red
toril|human closed smile robe openbook warpaint wp:grey cl:ash sk:tan stubble
dohr|human kepi moustache wide plate medal collar cl:navy tr:gold hg:navy sk:fair hr:black sword
neme|human fem bun hr:black angry medkit apron cl:rose tr:white sk:fair
mezzer|human old thin flatcap beard sk:ash grin plane cl:brown hg:coal hr:white
zahide|human fem old rag bowl ladle smile apron cl:wine tr:sand sk:tan hg:violet
fourth-clause|golem sk:clay nomouth wide flower scroll cl:sand ey:yellow smile
chandler|human fem round candles apron candle cl:gold tr:bone sk:fair
surety-broker|human thin bowler goatee glasses coat tie coins cl:black tr:red
assayer|human old monocle scales robe cl:olive sleepy sk:pale
almsman|human old round longbeard cap bowl smile cl:brown hg:rust
mender-lookout|human fem scarf broom worried patches cl:sand hg:olive sk:tan
conscript|human bigears kettle thin worried spear cl:moss sk:pale freckles
ilo|human child curly hr:red cap smile freckles flag cl:orange hg:navy
odile|human fem broad goggleshead hammer apron hr:rust braids cl:rust tr:brown sk:tan
old-drill|human old bandage shout scar beard plate hook cl:olive sk:brown
quillon|human old wild goggles cog beard robe cl:violet grin hr:white
bath-widow|human fem bun hr:black sandals medal ring cl:plum smirk sk:fair
troupe|human facemask mk:white feathers ruff mask cl:red
liore|human fem crown long hr:gold collar flower cl:wine tr:gold worried leaf
yevane|human fem old wig scales collar cl:black tr:white frown glasses sk:tan
adshan|skull crown longbeard hr:ash cloak ck:wine collar cl:gold tr:bone ey:sky scroll
heart|flamebody baby
ferrul|human old tie coat collar gauntlet cl:black thin closed sk:pale tr:white
pear-woman|human fem old straw pear cl:moss sk:tan closed
debtor|hand
lock-keeper|human broad beard hr:grey cap hg:navy oar key cl:sky sk:fair pipe
iskra|human fem goggleshead short hr:orange wrench drop gm:sky cl:orange strap worried
porter|human broad smile box strap cl:sand sk:dark
brenn|human broad beard hr:brown smile worried freckles box chest cl:brown sk:ash
actor|human moustache long hr:black smirk mask cloak ck:red ruff cl:plum sk:ice
signatory|human hood glow nomouth ey:white quill robe cl:black hg:coal sk:black
clay|golem sk:clay cracks nomouth paper cl:rust glow ey:orange
sixth-clause|golem sk:bronze broad cracks nomouth closed stamp helm hg:clay
tamsils-mother|human fem old scarf smile match box patches cl:teal hg:rose hr:rust sk:tan
hedge-keeper|badger leaves sk:grey
`;

export const BOSSES = `
captain-of-the-gate|human plume barbute pl:red plate wide halberd medal cloak ck:wine cl:navy tr:gold hg:gold
the-hollow-king|skull crown cloak ck:plum wings wg:coal sword plate cl:gold ey:lime broad
heart-of-cinders|flamebody
`;

export const FOES: Record<string, string> = {
  beasts: `
watchdog|dog dogcollar fangs sk:brown
marsh-boar|boar sk:olive
carrion-crow|bird sk:black
well-spider|spider sk:teal tr:lime
cinder-wolf|wolf flames sk:coal ey:ember
`,
  militia: `
archer|human hood bow quiver cl:navy hg:navy
conscript|human kettle spear worried bigears cl:sky
militia-guard|human barbute plate shield sh:navy cl:navy broad
sicaire|human brim stubble rapier cloak cl:black scar hg:wine
lieutenant|human helm plume plate sword moustache pl:white cl:wine
halberdier|human sallet plate halberd cl:steel
`,
  brigands: `
poacher|human hood crossbow beard quiver cl:moss hg:brown
recruit|human bandana grin club cl:sand hg:red
bruiser|human broad angry fist strap bare scar
assassin|human hood kerchief dagger hg:black cl:black tr:wine
gang-chief|human tricorn patch beard axe coins cl:wine hg:black
`,
  undead: `
bone-archer|skull bones bow quiver
restless|ghoul bandage wild hr:grey fangs patches sk:moss
elite-phantom|ghost sk:ice
wight|skull hornhelm mace cloak ey:sky plate
tomb-herald|skull hood horn banner hg:plum cl:plum ey:lime
`,
  ashbound: `
ember-slinger|human bandana kerchief fire cl:rust hg:coal tr:ember
zealot|human shout torch warpaint wp:black cl:ash robe
cinder-husk|golem sk:coal cracks flames maw glow ey:ember
flagellant|human bare whip hood closed hg:wine scar
rite-mother|human fem old mitre fire robe rays cl:red hg:red
`,
  golems: `
bolt-turret|turret
clay-servant|golem sk:clay nomouth bucket cl:clay glow ey:yellow
bulwark-golem|golem broad sk:grey great hg:grey tower cl:grey
blade-dancer|robot cone sk:bronze visor sword dagger
warden-engine|robot tankbot sk:coal ey:ember
`,
};
