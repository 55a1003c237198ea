// How everybody and everything looks, by class: investigators, allies, enemies, assets, events, skills, treacheries, acts, agendas.
export const CARDS: Record<string, string> = {
  guardian: `
roland-banks|human brim coat tie stubble hr:black hg:#5a5f66 cl:#4a5058 tr:wine sk:fair badge noflip
beat-cop|human kepi moustache club buttons cl:navy hg:navy sk:fair
guard-dog|dog dogcollar fangs sk:brown
beat-cop-2|human kepi stubble angry club badge buttons cl:navy hg:navy sk:tan
45-automatic|gun
first-aid|medkit plus
machete|machete
physical-training|flex
police-badge|badge
shotgun|shotgun bullets
dodge|run in:burst
dynamite-blast|dynamite in:burst
evidence|paper lens
extra-ammunition|bullets box
vicious-blow|fist in:burst
`,
  seeker: `
daisy-walker|human fem bob hr:gold glasses smile coat cl:#b5762a book openbook sk:pale noflip
research-librarian|human fem bun glasses book old cl:brown
dr-milan-christopher|human old straw monocle moustache lens cl:sand
disc-of-itzamna|disc
encyclopedia|book x3
hyperawareness|eye bolt
magnifying-glass|lens
magnifying-glass-1|lens star
medical-texts|book medkit
old-book-of-lore|openbook sigil
barricade|wall door
cryptic-research|scroll question
mind-over-matter|brains flex
working-a-hunch|bulb lens
deduction|lens thought
`,
  rogue: `
skids-otoole|human flatcap smirk stubble scarfneck cl:#2d5a40 tr:red hg:brown cards hr:rust sk:fair noflip
leo-de-luca|human brim coat tie moustache cl:black tr:red hg:black coins sk:tan smirk bd:red
leo-de-luca-1|human brim coat tie moustache grin goldtooth cl:wine tr:gold hg:wine cards coins sk:tan bd:gold
cat-burglar|human fem catmask rope stripes cl:coal
41-derringer|derringer
burglary|lock bag
hard-knocks|fist bone
pickpocketing|openhand purse
switchblade|switchblade
backstab|dagger drop
elusive|shade smoke
hot-streak|dice fire
sneak-attack|dagger shade
sure-gamble|dice clover
opportunist|openhand coins
`,
  mystic: `
agnes-baker|human fem bun hr:brown apron spiral glow ey:#d9b8ff cl:violet tr:white sk:fair noflip
arcane-initiate|human hood wide book cl:plum hg:plum candle
arcane-studies|book sigil
book-of-shadows|tome shade
forbidden-knowledge|tome lock
grotesque-statue|statue
holy-rosary|rosary
scrying|orb eye
shrivelling|hands bolt
blinding-light|sun eye
blinding-light-2|sun x2
drawn-to-the-flame|moth candle
mind-wipe|brains wave
ward-of-protection|sigil shield
fearless|heart sun
`,
  survivor: `
wendy-adams|human fem child rag hr:rust freckles amulet patches cl:moss hg:red noflip long
stray-cat|cat sk:orange
aquinnah|human fem old long scarfneck closed amulet hr:black cl:rust sk:tan
baseball-bat|bat
dig-deep|shovel heart
leather-coat|overcoat
rabbits-foot|rabbit clover
scavenging|bucket lens
close-call|run clockface
cunning-distraction|mask bell
look-what-i-found|openhand gem
lucky|clover
lucky-2|clover star
will-to-survive|flex heart
survival-instinct|eye pine
`,
  neutral: `
lita-chantler|human fem angry long hr:red collar torch cl:wine
bulletproof-vest|vest
daisys-tote-bag|tote
elder-sign-amulet|amulet star
flashlight|flashlight
heirloom-of-hyperborea|statue snowflake
knife|knife
rolands-38-special|revolver
the-necronomicon|tome jaws
wendys-amulet|amulet gm:sky
dark-memory|thought tentacle
emergency-cache|box coins
on-the-lam|run footprints
guts|heart in:fire
manual-dexterity|openhand cards
overpower|flex in:burst
perception|eye lens
unexpected-courage|heart shield
`,
  mythos: `
mob-enforcer|human broad bowler scar angry bat coat tie cl:coal
silver-twilight-acolyte|human hood facemask mk:silver candle cl:navy hg:navy
stubborn-detective|human brim moustache pipe coat lens cl:sand hg:brown
ghoul-priest|ghoul mitre robe fangs staff cl:wine hg:wine broad
flesh-eater|ghoul maw bare claw sk:rust
icy-ghoul|ghoul fangs sk:ice snowflake bare spiky hr:white
the-masked-hunter|human wolfmask cloak bow quiver cl:black mk:coal
wolf-man-drew|human wild beard fangs angry glow patches cl:rust hr:brown
herman-collins|human tophat thin coat tie shovel cl:black old hg:black
peter-warren|human mortar glasses goatee tome coat cl:brown
victoria-devereux|human fem bob circlet monocle amulet fur cl:plum hr:black
ruth-turner|human fem bun glasses apron syringe closed cl:grey sk:pale
umordhoth|squid cyclops sk:#2a1840
swarm-of-rats|rats sk:brown
ghoul-minion|ghoul small fangs patches sk:moss
ravenous-ghoul|ghoul maw wild hr:grey claw sk:grey
acolyte|human hood nomouth glow dagger cl:wine hg:wine sk:black
wizard-of-the-order|human hood longbeard staff old gm:red cl:plum hg:plum
hunting-nightgaunt|nightgaunt sk:#5f5886
screeching-byakhee|byakhee
yithian-observer|yith
relentless-dark-young|darkyoung sk:#5a6a3c
goat-spawn|goat sk:coal ey:red
young-deep-one|deep sk:teal maw spear bare
ancient-evils|hourglass tentacle
crypt-chill|tomb snowflake
dissonant-voices|speech x3
dreams-of-rlyeh|bed tentacle
false-lead|footprints question
frozen-in-fear|snowflake hands
grasping-hands|hands
hunting-shadow|shade claw
locked-door|door lock
mysterious-chanting|candle speech
obscuring-fog|fog lamp
offer-of-power|openhand orb
on-wings-of-darkness|wing moon wg:coal
rotting-remains|skulls bone
the-yellow-sign|yellowsign
umordhoths-wrath|tentacle burst
abandoned-and-alone|moon house
amnesia|thought question
cover-up|letter shade
haunted|wraith house
hospital-debts|paper medkit
hypochondria|syringe virus
paranoia|eye x3
psychosis|brains spiral
whats-going-on|question smoke in:eye
rise-of-the-ghouls|ghoul maw wild hr:coal tomb hands sk:moss
theyre-getting-out|hands door crack
predator-or-prey|footprints bow moon
time-is-running-short|hourglass clockface
the-arkham-woods|pine x3 moon
the-ritual-begins|sigil candle in:fire gm:ember
vengeance-awaits|squid cyclops sk:#3a1c2c ey:ember
the-gathering|ghoul hood hg:coal fangs candle house sk:ash
the-midnight-masks|mask x3 moon
the-devourer-below|squid sk:#1f2f3a ey:lime jaws
`,
  light: `
trapped|door key
the-barrier|wall in:fire
what-have-you-done|human fem angry long hr:red collar torch cl:wine fire
uncovering-the-conspiracy|mask letter lens
investigating-the-trail|footprints lens
into-the-darkness|cave lamp
disrupting-the-ritual|sigil dagger in:burst
`,
};

// Where a location is; of a scenario, what lies behind its map.
export const PLACES = `
study: study
hallway: hallway the-gathering
attic: attic
cellar: cellar
parlor: parlor
yourhouse: your-house
river: rivertown
society: southside-historical-society
boarding: southside-mas-boarding-house
hospital: st-marys-hospital
university: miskatonic-university
bank: downtown-first-bank-of-arkham
asylum: downtown-arkham-asylum
slum: easttown
graveyard: graveyard
manor: northside
path: main-path the-devourer-below
unhallowed: arkham-woods-unhallowed-ground
twisting: arkham-woods-twisting-paths
oldhouse: arkham-woods-old-house
cliff: arkham-woods-cliffside
thicket: arkham-woods-tangled-thicket
glade: arkham-woods-quiet-glade
ritual: ritual-site
street: the-midnight-masks
`;
