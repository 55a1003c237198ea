// What is seen on skills, items, allies' skills, what decks hold, and the cards of the story.
export const CARDS = `
stance-assault|sword in:burst
stance-command|banner horn
stance-guard|shield sword
weapon-master|sword spear bow
rampart|tower wall
vigor|handdrum plus
wind-runner|boots wing
acrobat|slippers swap
fade|shade moon
stealth|shade in:fog
ash-runaway#1|key door
ash-runaway#2|arrows footprints
canal-smuggler#1|oar run
canal-smuggler#2|speech eye
fourth-clause#1|paper openhand
fourth-clause#2|scroll lens
grove-warden#1|vine boots
grove-warden#2|mug herbs
hound#1|jaws bone
hound#2|paw lens
old-sergeant#1|tower x2
old-sergeant#2|fist medkit
tinker#1|wrench armor
tinker#2|hammer plus
c-ashen-breath|smoke skulls
c-bargain|coins openhand
c-brittle|bone crack
c-cold-hands|hands snowflake
c-cough|smoke drop
c-doubt|question mask
c-drained|hourglass sleep
c-embers|drop fire
c-far-song|note moon
c-greed|purse coins
c-grey-eye|eye ey:grey fog
c-heavy-foot|boots rock
c-marked|hands fire
c-rage|fist fire
c-scorn|heart lock
c-shadow|shade x2
c-thin-skin|gauntlet crack
c-twitch|bed sleep
c-vision|eye fire ey:ember
c-whispers|speech shade
f-breath|cloud drop gm:ash
f-drop|shield crack
f-flinch|run arrows
f-freeze|snowflake boots
f-hush|speech lock
f-leaden|shackles boots
f-scream|ghost sk:ash
f-steady|heart shield
f-tremble|hands bolt
f-tunnel|eye hole
f-wound|dagger drop
f-wrath|jaws fire
antidote|vial leaf fk:lime
arbalest|crossbow bullets
boar-spear|spear antlerhorns
bough-staff|staff leaf
buckler|buckler
calm-talisman|amulet sleep
caltrops|caltrops
celerity-boots|boots bolt
chain-flail|flail chains
cinder-brand|sword fire
court-rapier|rapier
dusk-hood|mantle moon ck:navy
ember-coat|overcoat fire
ember-flask|flask fire fk:ember
falcon-glove|glove feather
flanged-mace|mace
fletching|arrow feather
fowler-net|net
gambler-coat|overcoat dice
glass-edge|sword shard gm:ice
grapnel|rope hook
great-axe|doubleaxe
halberd|halberd
hand-crossbow|crossbow arrow
hatchets|hatchet x2
healing-herbs|herbs
healing-potion|flask plus fk:rose
heartwood-bow|bow heart
hill-sword|sword rock
hook-blade|sickle hook
hunting-bow|bow paw
king-lemon|lemon
leaf-cloak|mantle leaf ck:moss
lockpicks|lock needle
lucky-coin|coin coin
mason-chisel|chisel
merchant-seal|stamp coins
nine-bells|bells
padded-jerkin|vest
parry-dagger|dagger buckler
plate-harness|armor
porter-straps|straps box
red-gauntlets|gauntlet x2
river-sling|sling
root-maul|hammer vine
rope-slippers|slippers rope
runic-bow|bow sigil
scale-coat|armor disc
scholar-robe|overcoat book
seer-circlet|diadem eye
shamanic-drum|handdrum feather
signal-whip|whip
smoke-pellets|pellets
spirit-staff|staff wraith
spyglass|telescope
tower-shield|tower
twin-sickles|sickles
vigour-tonic|vial flex fk:orange
war-horn|horn
whetstone|whetstone
white-salts|saltcrock
winged-celestial|celestial
l-advance|banner run
l-banner|banner sun fl:navy
l-duel|rapier glove
l-flurry|rapier x3
l-hold-line|shield x3
l-last-order|horn deathshead
l-mark|target letter
l-masterstroke|rapier star
l-orders|scroll speech
l-plan|map pawn
l-rally|horn flag
l-riposte|rapier shield
l-shift|footprints swap
l-thrust|rapier drop
l-versatile|sword bow rapier
l-volley|bow sword
m-beheading|doubleaxe deathshead
m-brute|flex rock
m-charge|run sword
m-heavy-blow|hammer burst
m-last-stand|sword heart
m-living-wall|wall shield
m-ram|door burst
m-relentless|sword swap
m-riposte|sword buckler bolt
m-second-wind|cloud heart
m-shield-bash|shield burst
m-shield-march|shield footprints
m-shove|openhand burst
m-tanned-hide|vest paw
m-taunt|human fem broad scar short hr:black plate shout sk:brown cl:wine speech
m-whirl|sword x4
s-ancestor|hands wraith
s-blood-rite|drop knife
s-breath|cloud leaf
s-cadence|handdrum sword
s-guide|owl sk:ice
s-mend|herbs heart
s-mist|wraith x2 cloud
s-projection|wraith in:moon
s-roots|vine x2
s-soul-link|heart chains
s-spirit-lash|whip wraith
s-spirit-path|footprints wraith
s-thunder|storm speech
s-totem|owl sk:tan ey:red
s-trance|human closed antlers warpaint wp:white braids hr:black sk:tan cl:teal handdrum spiral
s-wild-call|wolf sk:grey moon
g-aimed-shot|bow target
g-beast-friend|fox calm heart
g-camouflage|leaf x3 eye
g-forked|arrow x2
g-herbalist|herbs bowl
g-hit-run|bow run
g-hunter-mark|target paw
g-leaf-step|leaf boots
g-long-draw|bow arrow
g-pin|arrow boots
g-point-blank|bow burst
g-quick-shot|bow bolt
g-rain|arrow x4 cloud
g-ram-arrow|arrow rock
g-sentinel|eye pine
g-spring|boots sprout
t-ambush|dagger smoke
t-backstab|dagger shade
t-cheap-shot|fist drop
t-dodge|run dagger
t-fingers|openhand coin
t-knives|knife x3
t-lucky|dice clover
t-pickpocket|purse openhand
t-shadow-step|boots shade
t-slip-away|footprints smoke
t-smoke|bomb smoke
t-snare|beartrap
t-somersault|slippers dagger
t-trapper|eye beartrap
t-tumble|slippers arrows
t-venom|dagger vial
t-bell|bell footprints
t-blades|halberd chains
t-cache|chest beartrap
t-darts|darts wall
t-dust|cloud eye gm:sand
t-gas|cloud skulls gm:lime
t-net|net hook
t-oil|drop fire gm:black
t-pit|pit
t-rune|sigil burst
t-rusted|lock chest
t-spores|toadstool jar
tally-stock|paddle key
tin-leaf|leaf
selmets-satchel|tote paper
kennel-tag|disc paw
wet-page|paper drop gm:sky
toll-token|coin gate
cistern-scale|disc wave
drain-map|map wave
dead-coal|rock smoke
readers-book|openbook bell
nemes-letter|letter cross
seal-of-health|stamp cross
seal-of-purpose|stamp candle
seal-of-surety|stamp coin
writ-of-passage|scroll gate
refusal-in-triplicate|paper x3
dohrs-lantern|lamp
name-day-whistle|flute flag
slipper|slippers
freed-debtor|shackles key
coal-ledger|book fire
unsigned-sheet|paper quill
thrift-key|key coin
stage-death|dagger mask
tally-foil|paddle regalia
crown-cinder|regalia fire
sprouting-stick|sprout paddle
portraits-back|mirror scroll
nine-clauses|scroll x3
new-tally|paddle quill
trait:physical|flex
trait:mental|brains
trait:social|speech
party|flag footprints
`;
