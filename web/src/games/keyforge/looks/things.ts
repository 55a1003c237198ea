// What is seen on actions, artifacts and upgrades, by house: no two of a house are alike.
export const THINGS: Record<string, string> = {
  brobnar: `
autocannon|cannon x2
banner-of-battle|banner in:sun
cannon|cannon bomb
flamethrower|gun fire
gauntlet-of-command|gauntlet in:burst
grump-buggy|buggy
iron-obelisk|obelisk
mighty-javelin|javelin in:bolt
pile-of-skulls|skulls bone
screechbomb|bomb bell
shard-of-strength|shard gm:red flex
signal-fire|campfire smoke
the-warchest|chest sword
blood-of-titans|drop flex
cybergiant-rig|armor cog
phoenix-heart|heart fire
yo-mama-mastery|medkit speech
1-2-punch|fist x2 in:burst
anger|giant angry shout bare sk:red flames topknot
barehanded|glove gem sword
blood-money|coins drop
brothers-in-battle|fist x3 flag
burn-the-stockpile|chest in:fire
champion-s-challenge|giant hornhelm angry beard hr:rust plate sword flag sk:tan
coward-s-end|run deathshead
first-blood|drop sword in:burst
follow-the-leader|banner footprints
into-the-fray|doubleaxe sword in:burst
lava-ball|comet in:fire
loot-the-bodies|sack skulls
might-makes-right|key flex
pound|fist rock
punch|fist in:burst
relentless-assault|axe x3
smith|anvil hammer
sound-the-horns|horn note
take-that-smartypants|club bulb
the-flex|flex in:sun
tremor|crack rock
unguarded-camp|tent campfire
warsong|drum note flag
`,
  dis: `
annihilation-ritual|sigil candle gm:ember
dominator-bauble|orb eye
key-to-dis|key antlerhorns
lash-of-broken-dreams|whip sleep
library-of-the-damned|book deathshead bk:black
lifeward|shield deathshead sh:plum
orb-of-invidius|orb gm:lime bolt
sacrificial-altar|altar knife
screaming-cave|cave jaws
shard-of-pain|shard gm:violet drop
soul-snatcher|wraith net
wretched-doll|doll needle
collar-of-subordination|neckring chains
flame-wreathed|fire in:fire
soulkeeper|jar wraith
a-fair-game|scales cards
arise|hands tomb
banish|portal deathshead
binding-irons|shackles chains
control-the-weak|puppet
creeping-oblivion|spiral cards
cull-the-weak|sickle deathshead
dance-of-doom|skull bones hood shout hg:black ey:red dice
exhume|shovel tomb
fear|demon shout wide ey:white sk:ash eyes3 hands
gateway-to-dis|gate in:fire
gongoozle|gong note
guilty-hearts|heart x2 gem
hand-of-dis|hands in:fire
hecatomb|altar skulls
hysteria|mask speech
key-hammer|hammer key
mind-barb|brains needle
misery-exploit|gem drop gm:rose
not-finished-with-you|hands cards
ortannu-s-binding|shackles drop
pain-reaction|burst x2
pandemonium|jaws in:storm
poltergeist|wraith box
red-hot-armor|armor in:fire
shadow-of-dis|shade in:moon
tendrils-of-pain|tentacle drop
three-fates|deathshead x3 needle
unlocked-gateway|door lock in:fire
`,
  logos: `
[redacted]|paper lock gem
anomaly-exploiter|magnet burst
chaos-portal|portal swap
crazy-killing-machine|robot tankbot sk:red cyclops sword
fetchdrones|robot drone sk:sky gem
library-of-babble|book speech
memory-chip|chip brains
mobius-scroll|scroll spiral
pocket-universe|planet box
quantum-fingertrap|openhand swap
scientifical-hack|equation wrench
seismo-entangler|machine crack
shard-of-knowledge|shard gm:sky bulb
spangler-box|box star
spectral-tunneler|wraith portal
strange-gizmo|cogs question
the-howling-pit|pit jaws
backup-copy|chip x2
experimental-therapy|syringe virus
rocket-boots|boots fire
transposition-sandals|sandals swap
binate-rupture|gem x2 crack
bouncing-deathquark|atom deathshead
cutthroat-research|knife book
dimension-door|door portal
effervescent-principle|flask gem
entropic-swirl|tornado burst
eureka|bulb in:sun
foggify|cloud machine
help-from-future-self|human clock goggles wild hr:white lab hourglass sk:fair
interdimensional-graft|key portal
knowledge-is-power|book bolt
labwork|flask lens
library-access|book x3
master-the-theory|equation scroll
neuro-syphon|brains syringe
phase-shift|moon swap
poke|openhand burst
positron-bolt|bolt atom
random-access-archives|cards chip
remote-access|machine speech
reverse-time|clockface swap
scrambler-storm|storm chip
sloppy-labwork|flask smoke drop
standardized-testing|paper scales
twin-bolt-emission|bolt x2
wild-wormhole|worm sk:violet eyes
`,
  mars: `
combat-pheromones|flask heart
commpod|pod speech
crystal-hive|hive shard
custom-virus|virus vial
feeding-pit|pit bone
incubation-chamber|pod egg
invasion-portal|portal ship
mothergun|raygun burst rg:violet
shard-of-hate|shard gm:lime fist
sniffer|rat sk:lime goggles
swap-widget|machine swap
æmber-conduction-unit|magnet gem
biomatrix-backup|helix chip
brain-stem-antenna|brains bolt
containment-field|cage bolt
jammer-pack|machine storm
killzord-mk-9001|robot squat sk:red visor claws sword
red-planet-ray-gun|raygun planet
ammonia-clouds|cloud x2 skulls gm:lime
battle-fleet|ship x3
carpet-phloxem|bomb x3 fire
deep-probe|martian small goggles syringe sk:lime lab
destroy-them-all|martian shout angry raygun ey:red sk:green h-up cl:red plate
destructive-analysis|lens skulls
emp-blast|bolt chip in:burst
entropic-manipulator|puppet swap
exterminate-exterminate|raygun x2
extinction|skulls comet
hypnobeam|spiral eye
hypnotic-command|martian brain robe spiral sk:teal ey:rose
irradiated-æmber|gem atom gm:lime
key-abduction|key beam in:beam
mars-first|martian plate flag banner sk:lime fl:red cl:rust antenna
mars-needs-æmber|gem ship planet
martian-generosity|chest cards
martian-hounds|dog fangs sk:lime dogcollar ey:red
martians-make-bad-allies|dagger swap
mass-abduction|ship cage in:beam
mating-season|egg x3 heart
mothership-support|ship raygun
orbital-bombardment|planet bomb
phloxem-spike|javelin virus
phosphorus-stars|star x3 gm:lime
psychic-network|brains x2 bolt
sample-collection|jar x2 claw
shatter-storm|storm shard
soft-landing|ship feather
squawker|fruitbat sk:lime ey:red
total-recall|thought swap
`,
  sanctum: `
epic-quest|sword map
eye-of-judgment|eye scales
gorm-of-omm|amulet hammer
haedroth-s-wall|wall tower
hallowed-blaster|blaster plus
hallowed-shield|shield sun
potion-of-invulnerability|flask shield fk:yellow
proclamation-346e|scroll stamp
round-table|table sword
shard-of-hope|shard gm:yellow feather
sigil-of-brotherhood|sigil hands
whispering-reliquary|chest speech
armageddon-cloak|mantle comet
mantle-of-the-zealot|mantle sun
protect-the-weak|shield heart
seraphic-armor|armor wing
shoulder-armor|armor gauntlet
begone|sun deathshead
blinding-light|sun eye
charge|rider sk:white cl:gold hg:steel lance
cleansing-wave|wave plus
clear-mind|brains sun
doorstep-to-heaven|stairs sun door
equalize|scales gem
free-markets|coins wagon
glorious-few|shield x2 star
golden-aura|halo human fem long hr:gold closed rays robe cl:yellow
healing-blast|plus burst
honorable-claim|gauntlet gem
inspiration|sun feather
martyr-s-end|human closed halo robe hood cl:white hg:white drop
mighty-lance|lance in:burst
oath-of-poverty|bowl bag
one-stood-against-many|human great plate sword tower hg:gold pl:red plume
radiant-truth|openbook sun
shield-of-justice|shield scales
smite|hammer bolt
take-hostages|rope shackles
terms-of-redress|scroll gem
the-harder-they-come|spiral rock
the-spirit-s-way|wraith sun
virtuous-works|bowl heart
`,
  shadows: `
customs-office|house coin
evasion-sigil|sigil run gm:sky
guard-disguise|vest mask
hideaway-hole|hole ladle
longfused-mines|mines match
masterplan|map pawn
safe-place|house lock
seeker-needle|needle eye
shard-of-greed|shard gm:navy coins
skeleton-key|key bone
special-delivery|box bomb
speed-sigil|sigil bolt gm:lime
subtle-maul|hammer feather
the-sting|dagger letter
bonerot-venom|vial bone
duskrunner|boots moon
ring-of-invisibility|ring eye
silent-dagger|dagger feather
bait-and-switch|swap gem
booby-trap|beartrap box
dusk-chronicles|openbook moon
finishing-blow|dagger drop
furtive-investors|coins eye
ghostly-hand|hands gem
heist-night|bag moon rope
hidden-stash|chest hole
imperial-traitor|regalia dagger
key-of-darkness|key shade ky:coal
lethal-distraction|mask dagger
life-for-a-life|heart dagger
lights-out|bulb moon
miasma|smoke lock
nerve-blast|bolt needle
nightforge|anvil moon key
one-last-job|mask bag
oubliette|pit chains
pawn-sacrifice|pawn knife
perplexing-sophistry|speech question
poison-wave|wave crossbones gm:lime
relentless-whispers|speech dagger
rigged-lottery|ticket dice
routine-job|lock bag
sack-of-coins|sack coins
sucker-punch|fist mask
swindle|cards x3 gem
throwing-stars|shuriken x3
too-much-to-protect|bag x3 gem
treasure-map|map chest
whistling-darts|darts note
`,
  untamed: `
bear-flute|flute paw
heart-of-the-forest|heart oak gm:green
nepenthe-seed|seed drop
niffle-grounds|paw oak
ritual-of-balance|scales sigil
ritual-of-the-hunt|bow sigil
shard-of-life|shard gm:green sprout
world-tree|oak planet
camouflage|leaf mask
earthbind|vine boots
way-of-the-bear|paw claw
way-of-the-porcupine|needle x3 paw
way-of-the-wolf|paw moon
cooperative-hunting|paw x3
curiosity|cat sk:orange question noflip
fertility-chant|egg blossom
fogbank|fog pine
full-moon|wolf sk:black moon ey:yellow noflip
grasping-vines|vine chest
gravid-cycle|egg swap
key-charge|key paw
lifeweb|web heart
lost-in-the-woods|pine x3 question
mimicry|mirror mask
nature-s-call|speech leaf
nocturnal-maneuver|moon sleep
perilous-wild|jaws leaf
persistence-hunting|footprints bow
punctuated-equilibrium|scales leaf
quicksand|hands pit
regrowth|sprout bone
save-the-pack|wolf sk:grey calm bandage bone
scout|telescope pine
soldiers-to-flowers|sword blossom
song-of-spring|note blossom
stampede|rhino sk:brown fangs smoke
the-common-cold|virus cloud
they-re-everywhere|fruitbat sk:moss ey:lime eye
troop-call|ape sk:tan horn fangs
vigor|flex plus
word-of-returning|speech swap
`,
};
