/**
 * Everyday names of the places of ALFWorld, by class. Comma-separated, singular, lower case;
 * plurals and joined spellings are derived. A name may belong to several classes ("table").
 */
export const placeNames: Readonly<Record<string, string>> = {
  armchair:
    "armchair, arm chair, chair, easy chair, recliner, wing chair, comfy chair, lounge chair, club chair, lazy boy, la z boy, lazyboy",
  bathtubbasin: "bathtubbasin, bathtub basin, bathtub, bath tub, tub, bath",
  bed: "bed, mattress, bedspread, duvet",
  cabinet: "cabinet, cab, cupboard, kitchen unit, wall unit, press, cupbord",
  cart: "cart, bar cart, tea trolley, trolley, rolling cart",
  coffeemachine:
    "coffeemachine, coffee brewer, coffee pot, coffee press, moka, coffee machine, coffee maker, coffeemaker, espresso machine, espresso maker, coffee thing, nespresso, keurig, percolator",
  coffeetable: "coffeetable, coffee table, tea table, cocktail table, low table, table, tbl",
  countertop:
    "countertop, counter top, counter, worktop, work top, worksurface, work surface, kitchen side, bench top, benchtop, kitchen top, ctop, ct",
  desk: "desk, computer table, study table, work table, writing desk, writing table, work desk, computer desk, office desk, study desk, bureau",
  diningtable:
    "diningtable, dining table, dinner table, dining room table, kitchen table, eating table, breakfast table, big table, large table, main table, table, tbl",
  drawer: "drawer, draw, drw, drwr",
  dresser:
    "dresser, buffet, chest of drawers, chest of draws, drawer chest, bureau, commode, sideboard, tallboy",
  fridge: "fridge, refrigerator, frig, fridge freezer, refridgerator, icebox, ice box",
  garbagecan:
    "garbagecan, trash bucket, wastebin, waste basket, garbage bucket, garbage pail, trash pail, garbage can, garbage, garbage bin, trashcan, trash can, trash, trash bin, bin, rubbish, rubbish bin, dustbin, dust bin, wastebasket, waste basket, waste bin, waste paper basket, wastepaper basket, waste, recycling bin, pedal bin",
  handtowelholder:
    "handtowelholder, hand towel holder, hand towel rack, hand towel rail, hand towel ring, hand towel hook, hand towel bar, small towel holder",
  laundryhamper:
    "laundryhamper, linen bin, clothes hamper, washing bin, clothes bin, dirty clothes, laundry hamper, hamper, laundry basket, washing basket, dirty laundry, dirty clothes basket, linen basket, clothes basket, laundry bin, wash basket, laundry",
  microwave: "microwave, microwave oven, micro wave, micro, micowave, nuker",
  ottoman: "ottoman, pouf, pouffe, footstool, foot stool, footrest, foot rest, hassock, puff",
  safe: "safe, vault, strongbox, strong box, lockbox, lock box",
  shelf: "shelf, bookshelf, book shelf, bookcase, shelving, shelving unit, shelve",
  sidetable:
    "sidetable, bedstand, bed table, nitestand, nite stand, sofa table, bed stand, side table, end table, nightstand, night stand, night table, bedside table, bedside cabinet, bedside, bedside stand, small table, little table, lamp table, console table, occasional table, accent table, table, tbl",
  sinkbasin:
    "sinkbasin, hand wash basin, washstand, sink basin, sink, basin, washbasin, wash basin, hand basin, washbowl",
  sofa: "sofa, futon, daybed, couch, settee, loveseat, love seat, divan, chesterfield",
  stoveburner:
    "stoveburner, stove plate, cook plate, cooking plate, gas stove, gas hob, stove burner, burner, stove, stove top, stovetop, hob, hotplate, hot plate, cooktop, cook top, cooker, gas ring, range",
  toaster: "toaster, bread toaster",
  toilet: "toilet, lavatory, throne, wc, loo, toilet tank, toilet seat, cistern, toilet lid, wc",
  toiletpaperhanger:
    "toiletpaperhanger, toilet holder, tp roll holder, toilet paper hanger, toilet paper holder, toilet roll holder, loo roll holder, tp holder, toilet paper dispenser, toilet roll stand, toilet paper stand, roll holder, paper holder, hanger",
  towelholder:
    "towelholder, towel stand, towel holder, towel rack, towel rail, towel bar, towel hook, towel hanger, towel ring, heated towel rail, bath towel holder",
  tvstand:
    "tvstand, tv board, lowboard, tv rack, tv furniture, media center, media centre, television cabinet, tv stand, tv bench, tv table, tv unit, tv cabinet, tv console, tv shelf, tv cupboard, telly stand, tele stand, stand, telly bench, telly unit, telly table, television stand, television unit, television table, television bench, media unit, media console, media stand, entertainment center, entertainment centre, entertainment unit, entertainment stand",
};

/** Names used for a class only where no class they belong to in `placeNames` exists in the room. */
export const fallbackPlaceNames: Readonly<Record<string, string>> = {
  handtowelholder:
    "towel holder, towel rack, towel rail, towel bar, towel hook, towel hanger, towel ring",
  towelholder:
    "hand towel holder, hand towel rack, hand towel rail, hand towel ring, hand towel bar",
  coffeetable: "small table, little table, lamp table",
  cabinet: "bedside cabinet",
};

/** Names that point at a place only together with a preposition ("under the telly"). */
export const screenNames: Readonly<Record<string, string>> = {
  tvstand: "tv, telly, television, tele, fernseher, tv set",
};

/** Ordinary words that are also places ("it is safe there"): a determiner or preposition must lead. */
export const shyNames: ReadonlySet<string> = new Set([
  "safe",
  "sink",
  "bed",
  "bath",
  "range",
  "press",
  "draw",
  "waste",
  "divan",
  "laundry",
  "micro",
  "herd",
  "regal",
  "commode",
  "cab",
  "chair",
  "bench",
  "puff",
  "trash",
  "bin",
  "rubbish",
  "garbage",
  "frig",
  "shelve",
  "draws",
  "klo",
  "mull",
  "duvet",
  "icebox",
]);

/** Where things are said to be, but which are no place of these worlds. */
export const elsewhereNames =
  "dishwasher, dish washer, oven, toaster oven, bath mat, table cloth, bed sheet, bin bag, trash bag, garbage bag, rubbish bag, dog bed, cat bed, dog basket, office chair, desk chair, dining chair, kitchen chair, deck chair, high chair, garbage truck, garbage disposal, rubbish dump, dumpster, landfill, fridge magnet, safe place, safe spot, safe hands, couch potato, pool table, picnic table, changing table, ping pong table, bathrobe, bath robe, toilet bag, sink hole, magazine rack, key rack, key hook, coat hook, coat stand, umbrella stand, shower, shower caddy, medicine chest, pantry, larder, freezer, pocket, bag, handbag, backpack, rucksack, purse, briefcase, suitcase, car, washing machine, washer, dryer, tumble dryer, floor, ground, carpet, rug, windowsill, window sill, window ledge, mantelpiece, mantel, fireplace, closet, wardrobe, jacket, coat, drying rack, dish rack, plate rack, wine rack, spice rack, shoe rack, coat rack, dish drainer, draining board, drainer, knife block, bread bin, breadbox, bread box, fruit bowl, toolbox, tool box, doorstep, airing cupboard, chimney, roof, piano, crib, cage, mailbox, letterbox, air fryer";

/** What people say they did, when it tells where the thing is. */
export const disposalNames: Readonly<Record<string, string>> = {
  garbagecan:
    "binned, threw it away, threw it out, threw them away, threw them out, threw that out, thrown away, thrown out, chucked it out, chucked them out, chucked it away, tossed it out",
};

/** Rooms, with the places by which one knows that the home's one room is such a room. */
export const roomNames: ReadonlyArray<readonly [names: string, places: readonly string[]]> = [
  ["kitchen, cocina, kuche, cuisine", ["fridge", "stoveburner", "microwave", "coffeemachine"]],
  ["bathroom, bano, badezimmer", ["toilet", "bathtubbasin", "toiletpaperhanger"]],
  ["bedroom, dormitorio, schlafzimmer", ["bed"]],
  [
    "living room, livingroom, sitting room, lounge, wohnzimmer, salon",
    ["sofa", "armchair", "tvstand", "ottoman"],
  ],
  ["dining room", ["diningtable"]],
  [
    "garage, garden, yard, balcony, patio, shed, basement, cellar, attic, loft, porch, terrace, hall, hallway, corridor, office, outside, stairs, neighbour, neighbor, other room, other bathroom, other kitchen, guest bathroom, guest room, guest bedroom, laundry room, utility room, next room, upstairs bathroom, downstairs bathroom, spare room, kids room, neighbours, conservatory",
    [],
  ],
];
