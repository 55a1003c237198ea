// Where every scene of the chronicle, every combat, map, quest and place of rest is: the place, and what happens there.
export const PLACES = `
grove: a1-c1-council a1-c1-terms a1-c1-refusal end-home camp-grove
nursery: a1-c1-smoulder a1-c1-saved a1-c1-ashes end-ground
ford: a1-c1-customs a1-c1-ford a1-c1-won a1-c1-lost a1-ford-of-smoke ford-ambush ford-tutorial mill-ford
camp: a1-c1-fire a1-c1-file a1-c1-acorns camp-healer missing-caravan
road: a1-c2-road a1-c2-bar a1-c2-column a1-c2-arrow a1-c2-parley a1-c2-both-won a1-c2-toll-won a1-c2-toll-lost a1-c2-both-lost a1-broken-wagon camp-market cinder-road a1-c3b-column
volley: a1-c2-fight-toll a1-c2-fight-both a1-both-sides a1-toll-bar gate-yard-toll
culvert: a1-c2-hadde a1-c2-fight-culvert a1-culvert a1-c2-culvert-won a1-c2-culvert-lost a1-c3a-mouth camp-shadow
cistern: a1-c3a-wrong a1-c3a-chamber a1-c3a-fight a1-c3a-won a1-c3a-flushed a1-long-drain a2-c5-drain a2-c5-fight-b a2-bad-water cistern-depths cistern-poison cistern a3-c3-way-drain a3-c3-way-drain-on bells-below
market: a1-c3b-door a1-c3b-hid a1-c3b-taken a1-c3b-crowd a1-c3b-fight a1-c3b-fight-open a1-c3b-kept a1-c3b-seized a1-c3b-freed a1-c3b-beaten a1-tallow-cross a1-r2 wash-market market-night market-riot market-square a2-x2-mint a2-c4-riot a2-c4-fight a2-c4-won a2-c4-lost a2-mint-square last-market a3-r2 a3-c1-fight-due a3-walkers
lanes: a1-c4-hem a2-c1b-street a2-c2-explore a2-c2-selmet a3-c1-signed a3-c1-fight-signed a3-good-order a2-c3-fork a2-c2-late undersign
slum: a1-c4-lantern sq-name-day a1-x1-oldtoll
landing: a1-c4-mezzer mezzers-landing a3-c4-supper a3-c4-to-varsha a3-c4-varsha a3-c4-to-kila a3-c4-kila a3-c4-to-tamsil a3-c4-to-sendru a2-c5-crypt a2-c1b-won end-terms
ward: a1-c4-neme a1-c4-ward a1-c4-stayed a1-c4-fight-quiet a1-c4-quiet-won a1-c4-quiet-lost a1-quiet-house quiet-house a2-c2-harvest a2-c2-fight a2-c2-won a2-c2-lost a2-c2-ward a2-c2-ward-lost a2-linen-door a2-low-barracks a2-c2-barracks
kiln: a1-c4-toril a1-c4-reading a1-c4-fight-kilns a1-c4-fight-doors a1-c4-kilns-won a1-c4-kilns-lost a1-c4-doors-won a1-c4-doors-lost a1-low-kilns a1-kiln-doors low-kilns ash-shrine shrine-braziers shrine-vigil a3-ashes-between a3-c2c-fight a3-c2c-won a3-c2c-lost a3-c2c-seat a3-c2c-robe a3-c2c-table a3-c3-fight-shrine a3-three-braziers end-jubilee a3-c4-sendru
gate: a1-c5-window a1-c6-gate a1-c6-writ a1-c6-refusal a1-c6-letter a1-c6-relieved a1-c6-awake a1-c6-order a1-c6-fight a1-c6-won a1-c6-open a1-c6-lost a1-captain-of-the-gate gatehouse gatehouse-captain gate-yard gate-yard-break a2-r1 a3-c1-dohr a3-c1-dohr-chair a3-c2a-fight a3-foreclosure a3-c3-way-gate a3-c3-way-gate-on a3-x3-first a3-c2a-won a3-c2a-lost
fogsquare: a1-c5-fog a1-x1-cross a1-c5-noon a3-c3-explore a3-c3-late
pearcellar: a2-c1-fugitives a2-c1b-yevane a2-c1b-gentleman pear-cellar
chandlery: a1-x1-chandler
office: a1-x1-sureties a2-c2-office selmets-office a1-x1-assay a3-x3-sixth
yard: a1-x1-almshouse
archive: a1-c5-hall a1-c5-procedure a1-c5-fight a1-c5-won a1-c5-refused a1-petition-hall petition-reading-room a3-c2-vote a3-c3-clauses a3-c3-assembled a3-c3-partial a3-c3-return a3-c3-fork a3-c5-roll a2-c1b-lost
palace: a1-end-guests a2-c5-ways a3-c2a-notice end-watch
roofs: a1-end-fugitives a2-c1b-fight a2-roofs sq-nightshirt-fight sq-nightshirt a3-c1-due end-cold
cell: a1-end-detained a2-c1-detained a2-c1c-neighbour a2-c1c-fight a2-c1c-won a2-c1c-lost a2-cells a3-c1-dohr-wakes
inn: a1-r1 a1-r1-leave sq-room-nine patient-heron
bedroom: sq-room-nine-gift sq-room-nine-won sq-room-nine-lost room-nine a2-c1-guests a2-c1a-night a2-c1a-fight a2-c1a-won a2-c1a-lost a2-guest-wing a2-c6-ante a3-c4-edrem a3-c4-to-edrem
barrow: sq-room-nine-barrow sq-room-nine-fight barrow-king
tannery: sq-name-day-tannery sq-name-day-fight sq-name-day-won sq-name-day-lost tannery-alleys alleys-gang alleys-theft
court: a2-c1a-session a2-c1a-answer a2-c1a-quillon a2-c1c-hearing
foundry: a2-x2-foundry a3-x3-fifth
bridgehouses: a3-c4-tamsil a2-x2-bridge sq-nightshirt-hill sq-nightshirt-won sq-nightshirt-lost
baths: a2-x2-lock ninety-steps sq-step sq-step-bath sq-step-fight sq-step-won sq-step-lost sq-ninety-first-step a3-c3-way-water a3-c3-way-water-on
topiary: a2-x2-gardens a3-x3-ninth
frostyard: a2-c3a-yard a2-c3a-fight a2-c3a-won a2-c3a-lost a2-cold-engine a3-x3-eighth
loft: a2-c3a-price artificers-arcade a3-x3-second
crypt: a2-c3b-judge a2-c3b-names a2-c3b-fight a2-c3b-won a2-c3b-lost a2-names-in-the-niches a2-c5-fight-a a2-crypt-road a2-c5-lost catacomb-names catacomb-siege catacomb-ring a3-x3-seventh sq-sixty sq-sixty-court sq-sixty-court-two sq-sixty-court-three sq-sixty-fight sq-sixty-verdict sq-sixty-won sq-sixty-lost sq-sixty-second
stage: a2-c4-playbill a2-c4-pit a2-c4-liore sq-understudy sq-understudy-dagger sq-understudy-fight sq-understudy-won sq-understudy-lost players-pit a3-x3-third
stagedoor: a2-c4-after a2-c4-confession a2-c4-confession-asked a2-c4-confession-found
corridor: a2-c5-key a2-c5-won
throne: a2-c6-audience a2-c6-fight a2-c6-won a2-c6-sign a2-c6-lost a2-hollow-king barrow-throne a2-end-due a2-end-signed a2-end-broken a2-r2
sheets: a3-c1-heat a3-c1-fight a3-c1-fight-broken a3-c1-won a3-c1-lost a3-r1 a3-c1-broken
rootdoor: a3-c2-root a3-c2-omre a3-c2-security a3-c2b-line a3-c2b-won a3-c2b-lost root-door sq-kennel-root
wintergarden: winter-garden sq-kennel sq-kennel-fight sq-kennel-won sq-kennel-lost sq-kennel-five
vault: a3-c3-fight-vault a3-clockwork-vault clockwork-vault a3-c3-won a3-c3-lost
engine: clockwork-hall clockwork-alarm
shaft: a3-c4-door a3-c4-fight a3-c4-won a3-c4-lost a3-descent
caldera: a3-c5-child a3-c5-rival a3-c5-offer a3-c5-fight a3-c5-won a3-c5-lost a3-c5-bearer a3-c5-pen a3-c5-you a3-c5-settle a3-heart-of-cinders caldera-vault caldera-heart caldera-last-rite
canteen: ninth-canteen
drillfield: drill-field camp-trainer
smithy: menders-forge camp-smith
hedge: hedge-shrine
marsh: marsh-causeway marsh-crossing marsh-hunt sq-mile sq-mile-marsh sq-mile-fight sq-mile-won sq-mile-lost sq-last-mile a3-fire-line a3-c2b-fight a3-root-line
`;

/** Combats that bear the name of a scene which is told elsewhere. */
export const COMBATS: Record<string, string> = {
  "sq-room-nine": "barrow",
  "sq-name-day": "tannery",
};
