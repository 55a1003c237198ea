// What stands in each zone of each map, so that a zone looks like its name.
export const ZONES = `
ash-shrine.a|footprints
ash-shrine.b|vine
ash-shrine.c|stairs crack
ash-shrine.d|rock x3
ash-shrine.e|campfire
ash-shrine.f|candle x3
ash-shrine.g|torch
ash-shrine.h|altar
ash-shrine.i|stairs
barrow-throne.a|crack hole
barrow-throne.b|shield x3
barrow-throne.c|tomb x2
barrow-throne.d|scroll openhand
barrow-throne.e|diadem
barrow-throne.f|regalia
barrow-throne.g|regalia altar
barrow-throne.h|lamp
barrow-throne.i|pit bowl
caldera-vault.a|cave fire
caldera-vault.b|volcano
caldera-vault.c|rock fire
caldera-vault.d|crack
caldera-vault.e|rock x3
caldera-vault.f|heart fire
caldera-vault.g|smoke
caldera-vault.h|rock crack
caldera-vault.i|door lock
catacomb-ring.a|gate deathshead
catacomb-ring.b|skulls
catacomb-ring.c|window candle
catacomb-ring.d|bell
catacomb-ring.e|chest tomb
catacomb-ring.f|skulls x2
catacomb-ring.g|jar needle
catacomb-ring.h|well bone
catacomb-ring.i|tomb lock
cistern.a|stairs
cistern.b|bridge
cistern.c|gate wave
cistern.d|wave
cistern.e|obelisk x3
cistern.f|cogs
cistern.g|wave drop gm:sky
cistern.h|cage
clockwork-hall.a|door
clockwork-hall.b|cogs
clockwork-hall.c|window x2
clockwork-hall.d|jar drop gm:coal
clockwork-hall.e|cog
clockwork-hall.f|wrench
clockwork-hall.g|hook
clockwork-hall.h|lock coins
clockwork-hall.i|crane
clockwork-hall.j|anvil fire
gate-yard.a|footprints
gate-yard.b|sack apple
gate-yard.c|wagon
gate-yard.d|bucket oar
gate-yard.e|stairs
gate-yard.f|well
gate-yard.g|shield halberd
gate-yard.h|gate
gatehouse.a|bridge
gatehouse.b|tower wall
gatehouse.c|hole rock
gatehouse.d|wall halberd
gatehouse.e|banner wall
gatehouse.f|gate
gatehouse.g|bow wall
gatehouse.h|well flag
gatehouse.i|house x2
market-square.a|lamp
market-square.b|mantle
market-square.c|footprints
market-square.d|net
market-square.e|bell
market-square.f|bowl drop gm:sky
market-square.g|knife bone
market-square.h|scales
market-square.i|wagon
market-square.j|box x2
marsh-causeway.a|wall
marsh-causeway.b|footprints
marsh-causeway.c|bridge crack
marsh-causeway.d|bridge
marsh-causeway.e|house coin
marsh-causeway.f|herbs x3
marsh-causeway.g|drop wave gm:moss
marsh-causeway.h|vine oak
marsh-causeway.i|oak
mill-ford.a|wagon
mill-ford.b|wave rock
mill-ford.c|cog house
mill-ford.d|oak apple
mill-ford.e|wave
mill-ford.f|arrows
tannery-alleys.a|mantle x2
tannery-alleys.b|bucket x3
tannery-alleys.c|vest overcoat
tannery-alleys.d|drop gm:moss
tannery-alleys.e|coins book
tannery-alleys.f|stairs
tannery-alleys.g|jar bucket
tannery-alleys.h|door
tannery-alleys.i|stairs wave
`;
