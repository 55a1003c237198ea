// How each creature looks, by house, in the words of lib/art: to change a portrait, change its words.
export const CREATURES: Record<string, string> = {
  brobnar: `
bellowing-patrizate|giant bare shout topknot moustache sk:tan horn
bilgum-avalanche|giant sk:ice beard hr:white fur rock noflip
bingle-bangbang|goblin grin goggleshead dynamite mohawk hr:yellow cl:sky sk:lime
brammo|giant plate helm sk:fair longbeard hr:rust hammer
bumpsy|giant round bare smile sk:pink
cowfyne|giant h-bull sk:rust pignose bare ring
culf-the-quiet|giant sleepy bare hood cl:navy sk:grey
drummernaut|giant bare warpaint mohawk hr:red drum sk:tan
earthshaker|troll sk:clay cracks h-many fist
firespitter|giant plate shout sk:rust flames hornhelm
flamewake-shaman|human warpaint feathers torch fur cl:rust sk:brown
foozle|giant grin goldtooth wild hr:orange strap sk:fair
forgemaster-og|giant apron goggles beard hr:black hammer sk:brown
ganger-chieftain|giant hornhelm scar fur beard hr:gold doubleaxe sk:tan
gargantes-scrapper|giant small bare bandage angry spear fist sk:moss
grenade-snib|goblin pothat grin bomb cl:moss sk:olive
groggins|giant round rednose mug beard hr:gold sk:pink
groke|giant sk:navy tusks bare h-up cyclops
grumpus-tamer|giant brim whip moustache strap sk:brown cl:sand
headhunter|giant warpaint wp:white bones skulls sk:coal
hebe-the-huge|giant fem plate braids hr:gold helm circlet sk:fair sword
kelifi-dragon|dragon fire sk:red
king-of-the-crag|giant crown longbeard hr:grey cloak fur sk:grey
krump|giant bare angry stripe wp:yellow mohawk hr:yellow club sk:rust
little-rapscal|goblin child forelock hr:red grin cl:orange sk:lime
lollop-the-titanic|mountain sk:grey
lomir-flamefist|giant goatee hr:red fire strap cl:wine sk:clay
looter-goblin|goblin bandana sack cl:plum sk:green hg:red
mugwump|giant sk:green pignose bare tusks h-side
ogopogo|lizard sk:teal frill
pingle-who-annoys|goblin smirk flute peak hg:yellow cl:sky sk:moss
rock-hurling-giant|giant bare rock beard hr:brown sk:clay
rogue-ogre|giant eyes3 tusks patches sk:violet chain
smaaash|giant helm grin strap hammer sk:orange bare
tireless-crocag|gator sk:olive fangs
troll|troll sk:moss tusks wild hr:moss club bare
valdr|giant helmwings helm beard hr:white doubleaxe plate sk:pale cl:navy
war-grumpus|grumpus sk:rust dogcollar
wardrummer|goblin drum warpaint wp:white topknot hr:black cl:wine
`,
  dis: `
ancient-yurk|sloth sk:bone spines tusk scar
angwish|demon sk:ash stitch noeyes chain bandage
bloodshard-imp|imp batwings sk:red cyclops h-up shard gm:red fangs
bronze-key-imp|imp batwings sk:bronze h-side key ky:bronze smirk
charette|demon fem long hr:red h-tall sk:rose ring scarfneck
drumble|imp flywings sk:violet round grin drum
dust-imp|imp sk:sand batwings h-many fog
eater-of-the-dead|demon maw sk:grey h-ram skulls
ember-imp|imp flames batwings sk:ember h-up
gabos-longarms|demon thin sk:navy h-tall claw eyes3
gold-key-imp|imp batwings sk:gold h-ram key fangs
guardian-demon|demon broad plate batwings sk:coal h-bull shield
gub|blob spiky sk:pink
master-of-1|demon facemask robe mk:white cl:red h-one candle
master-of-2|demon facemask robe mk:gold cl:navy h-tall scales
master-of-3|demon facemask frown robe mk:coal cl:violet h-many staff
neffru|demon fem circlet bob hr:black sk:bronze h-side amulet collar
old-yurk|blob sk:violet old
onyx-knight|demon sallet plate hg:black cl:black ey:red sword h-up hn:coal
ortannu-the-chained|demon broad chain sk:rust h-ram bare chains angry
overlord-greking|demon crown cloak sk:plum longbeard hr:black h-side fangs
pit-demon|demon flames sk:black h-bull maw ey:ember
pitlord|demon broad sk:red h-ram fangs bare tusks fire
restringuntus|demon thin glasses quill sk:ash robe chains cl:wine
shaffles|imp sleepy sk:teal nightcap hg:white candle
shooler|squid sk:violet
silver-key-imp|imp batwings sk:silver h-one key ky:silver smile
skullion|skull broad plate h-bull cl:coal mace ey:red
snudge|demon small sk:olive pignose cyclops bare h-side
spyyyder|spider sk:plum ey:red tr:pink
stealer-of-souls|specter sk:#2a1030 ey:lime
streke|imp sk:blue h-tall spiky batwings spear
succubus|demon fem long hr:plum batwings h-up sk:pink heart smirk
tentacus|demon tentacles sk:teal maw manyeyes
tezmal|imp sk:yellow eyes3 batwings bell h-side
the-terror|demon great plate hg:#5b1030 cl:black h-ram axe flames
tocsin|demon bell sk:bronze shout h-one hood hg:rust
tolas|imp sk:white wimple batwings rosary
truebaru|eyeball sk:plum
yurk|boar sk:teal cyclops spots
æmber-imp|imp sk:orange gem gm:yellow batwings h-many grin
`,
  logos: `
archimedes|owl cyber
batdrone|robot drone sk:coal
brain-eater|worm eyes sk:violet
dextre|human short lab gauntlet goggleshead sk:brown
director-of-zyx|human tophat eyelens coat moustache cl:navy tie
doc-bookton|human round glasses lab beard hr:white book
dr-escotera|human fem bun lab eyelens hr:red flask
dysania|demon sleepy sk:blue noflip nightcap bigeyes
eyegor|ghoul eyelens sk:moss hair patches lamp cl:brown
fila-the-researcher|human fem child glasses pigtails lab lens sk:tan
ganymede-archivist|human old skullcap longbeard robe scroll cl:blue
harland-mindlock|human brain visor lab sk:pale
helper-bot|robot domed sk:sky grin claws
hexpion|robot cubebot sk:teal
jargogle|monkey small sk:orange flask
mother|robot squat motherly sk:pink lab screen
neutron-shark|shark atoms sk:blue
novu-archaeologist|human brim strap shovel eyelens cl:sand sk:tan
ozmo-martianologist|human antenna glasses spiky lab hr:green pod
pip-pip|human small beret moustache goggles lab clockface
professor-sutterkin|human old mortar monocle moustache robe cl:wine
project-zyx|golem sk:green stitch cracks bolt skullcap
psychic-bug|beetle sk:violet spots
quixo-the-adventurer|human kerchief helm strap telescope cl:bronze
replicator|martian sk:pink bigeyes lab mirror
research-smoko|dragon small sk:mint goggles
skippy-timehog|hog sk:sand clockface
the-curator|human goatee ruff monocle statue cl:plum
timetraveller|human clock goggles coat cl:rust wild hr:white
titan-librarian|golem sk:bronze glasses tome great hg:bronze
titan-mechanic|human broad gasmask wrench apron cl:orange
vespilon-theorist|human wolfmask lab equation mk:yellow
veylan-analyst|human fem bob visor lab chip hr:blue
zyx-researcher|human curly afro lab glasses flask sk:dark fk:violet
`,
  mars: `
agent-hoo-man|human brim coat tie antenna sk:lime cl:black glasses
blypyp|martian small cyclops sk:mint lab box
chuff-ape|ape sk:white fangs
collector-worm|shell sk:teal
ether-spider|spider sk:ice ey:violet tr:violet
glyxl-proliferator|martian plate manyeyes sk:yellow pod cl:coal
grabber-jammer|robot claws sk:orange visor
grommid|rhino sk:olive
ixxyxli-fixfinger|martian goggles wrench sk:green cl:orange tank
mindwarper|martian brain sk:lime ey:red robe spiral
mindworm|worm sk:pink
nyzyk-resonator|martian antenna bell plate sk:teal cl:rust
phylyx-the-disintegrator|martian small raygun dome sk:green cl:red
qyxxlyx-plague-master|martian beakmask robe virus cl:black sk:lime
skybooster-squadron|martian helmwings helm plate fire sk:mint cl:navy
storm-crawler|robot spiderbot sk:navy
tunk|robot tankbot sk:olive
tyxl-beambuckler|martian shield plate sk:sky visor antenna sh:lime cl:plum
ulyq-megamouth|martian maw sk:green speech robe cl:plum
uxlyx-the-zookeeper|martian brim cage strap sk:lime cl:sand
vezyma-thinkdrone|martian eyes3 dome skullcap robe sk:teal cl:white
xanthyx-harvester|walker sk:lime
yxili-marauder|martian bandana scar coin sk:green cl:red
yxilo-bolter|martian kettle rifle sk:olive plate cl:navy
yxilx-dominator|robot cone broad claws cyclops sk:coal ey:lime
yxlyx-stimrager|martian angry grin mohawk hr:red syringe bare sk:yellow
yzphyz-knowdrone|martian mortar glasses openbook sk:mint
zorg|lizard sk:violet ey:lime
zysysyx-shockworm|snake sk:yellow
zyzzix-the-many|martian h-many eyes3 sk:blue plate spear
john-smyth|human bowler coat tie moustache sk:lime umbrella cl:coal
`,
  sanctum: `
abond-the-armorsmith|human broad apron beard hr:brown hammer armor
anahita-the-trader|human fem scarf hg:teal coins cl:rust sk:tan
aubade-the-grim|skull hood cloak plate hg:black sword ey:sky
baron-mengevin|human plate crown goatee cloak ck:wine sword
barrister-joya|human fem wig coat scales sk:dark cl:black
bordan-the-redeemed|human hood eyemask smile halo cl:grey hg:grey
brobnar-ambassador|human short ruff hornhelm scroll cl:red
bulwark|human great plate tower hg:steel
challe-the-safeguard|human fem barbute plate shield braids sh:sky cl:sky
champion-anaphiel|human halo wings sallet plate sword ey:yellow
champion-tabris|human great crest plate hammer pl:sky bd:sky
commander-remiel|human plate short moustache banner fl:sky cl:navy
dis-ambassador|human bob ruff h-up scroll cl:rose
duma-the-martyr|human closed robe halo arrow cl:white
francus|human plume great plate sword pl:white
gatekeeper|human halo barbute plate key hg:gold glow
grey-monk|human tonsure beard robe cl:grey staff
hayyel-the-merchant|human round turban moustache bag cl:violet sk:brown
horseman-of-death|rider skull sk:bone cl:black scythe
horseman-of-famine|rider sk:black cl:coal scales hg:bone
horseman-of-pestilence|rider sk:lime cl:moss bow
horseman-of-war|rider sk:red cl:wine sword
jehu-the-bureaucrat|human thin glasses coat paper stamp cl:brown
lady-maxena|human fem long hr:gold wings plate spear circlet
logos-ambassador|human goggles ruff spiky beard hr:black scroll chip cl:blue sk:tan
lord-golgotha|skull crown plate wings wg:black mace ey:red
mars-ambassador|human antenna ruff dome scroll cl:lime
maruck-the-marked|human warpaint halo plate mohawk axe sk:dark
mother-northelle|human fem old wimple medkit robe
numquid-the-fair|human fem closed scales long hr:white bandage cl:white
opal-knight|human helmwings great plate hg:ice cl:ice shield
prince-derric-unifier|human short hr:gold circlet cloak plate smile
protectrix|human fem halo braids hr:rust plate shield wings
raiding-knight|human kettle plate torch scar stubble cl:rust
rothais-the-fierce|human fem angry spiky hr:red plate sword axe
sanctum-guardian|human wings great plate halberd hg:gold
sequis|human great plate plume pl:violet coins cl:violet
sergeant-zakiel|human helm moustache plate flag sk:brown cl:wine
shadows-ambassador|human eyemask ruff hood letter dagger cl:navy
sir-marrows|human old helm longbeard plate lens
staunch-knight|human barbute beard plate tower cl:rust
the-grey-rider|rider sk:grey cl:grey hg:grey
the-vaultkeeper|golem sk:gold plate halo key lock glow ey:sky
untamed-ambassador|human fem braids hr:rust leaves ruff leaf scroll sk:tan cl:moss
veemos-lightbringer|human fem rays wings long hr:white sun glow ey:white sk:yellow
lion-bautrem|lion crown
`,
  shadows: `
bad-penny|human fem child freckles coin cap ky:bronze hg:rust hr:orange
brend-the-fanatic|elf hood shout dynamite wide hg:wine cl:wine
bulleteye|elf patch rifle cap hg:moss cl:moss
carlo-phantom|elf facemask tophat cloak mk:white cl:black
deipno-spymaster|elf old monocle goatee letter cl:plum ruff
dodger|elf curly smirk scarfneck run cl:teal hr:gold
faygin|human old hooknose longbeard brim sack hr:rust
gamgee|elf round pothat smile ladle bowl cl:sand freckles sk:pale
knuckles-bolton|elf broad bowler fist scar cl:rust
lamindra|elf fem long hr:violet hood lamp hg:teal
little-niff|elf child flatcap grin apple hg:brown
macis-asp|snake sk:moss
mack-the-knife|elf brim stubble smirk knife cl:black coat tie bd:red
magda-the-rat|elf fem wild rag scar goldtooth dagger hg:grey
mooncurser|elf hood moon kerchief hg:navy tr:sky
murkens|ghoul hood closed bag cl:moss sk:grey
nexus|robot cone cyclops sk:plum claws
noddy-the-thief|elf sleepy nightcap bag hg:red cl:sky
old-bruno|elf old beard patch mug broad
plague-rat|rats sk:grey
redlock|elf fem long hr:red eyemask lock cl:wine
ronnie-wristclocks|elf moustache flatcap stripes clockface cl:bronze
scowly-caper|elf tricorn angry frown bomb cl:rust
selwyn-the-fence|elf round coins glasses turban cl:plum
shadow-self|specter sk:#0b0914 ey:red
silvertooth|elf grin goldtooth bandana gun hg:sky
smiling-ruth|elf fem smile bun old vial cl:rose freckles
sneklifter|elf catmask mk:black rope stripes cl:grey
umbra|elf hood noeyes nomouth glow ey:sky dagger hg:black sk:black
urchin|elf child rag patches freckles hg:grey hr:brown
yantzee-gang|elf broad kerchief mohawk hr:lime club chain dice tr:red bare
`,
  untamed: `
ancient-bear|bear sk:grey scar
bigtwig|moose leaves sk:moss
briar-grubbling|grub sk:lime
bumblebird|bee beak
chota-hazri|human fem bob flower pot sk:tan cl:moss circlet
dew-faerie|human fem flywings small drop gm:sky bob hr:sky petals fl:sky sk:mint
dharna|elf fem braids hr:gold leaf heart cl:teal circlet
duskwitch|human fem witch moon hg:plum hr:violet long sk:grey
dust-pixie|imp flywings sk:yellow curly hr:gold smile coins
fanghouse|hyena fangs sk:sand spots mane hr:coal
flaxia|human fem flywings wg:yellow petals fl:orange long hr:orange
fuzzy-gruen|bear wool sk:green
giant-sloth|sloth
glimmer|human child flywings wg:pink spiky hr:white star
grovekeeper|human old fem leaves leafbody staff long robe
halacor|stag sk:rust
hunting-witch|human fem witch bow hg:moss cl:rust hr:red quiver braids
inka-the-spider|spider sk:brown tr:yellow
kindrith-longshot|human hood bow quiver stubble hg:moss kerchief tr:moss
knoxx|boar sk:coal
lupo-the-scarred|wolf scar sk:coal
marmo-swarm|swarm badger sk:tan
mighty-tiger|tiger
murmook|llama sk:plum
mushroom-man|mushroom
niffle-ape|ape sk:brown fangs
niffle-queen|ape sk:pink crown
panpaca-anga|llama sk:white frill
panpaca-jaga|llama sk:rust feathers spines
piranha-monkeys|swarm monkey fangs sk:rust
po-s-pixies|human child flywings wg:mint petals fl:violet smile wand sk:pink hr:violet bob
roxador|bird sk:teal
rustgnawer|beetle sk:rust
snufflegator|gator sk:green
tantadlin|tree
teliga|human fem turban feathers mirror sk:dark cl:teal
witch-of-the-eye|human fem witch cyclops eye hr:black wild hg:black ey:teal
witch-of-the-wilds|fox witch
æmberspine-mongrel|dog spines gems sk:tan
`,
};
