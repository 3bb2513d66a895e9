/**
 * Everyday names of the places of ALFWorld, by class. Comma-separated, singular, lower case;
 * plurals and joined spellings are derived. A name may belong to several classes ("table").
 */
export const placeNames: Readonly<Record<string, string>> = {
  armchair:
    "armchair, arm chair, chair, easy chair, recliner, wing chair, comfy chair, lounge chair, club chair, sillon, butaca, sessel, fauteuil, poltrona",
  bathtubbasin:
    "bathtubbasin, bathtub basin, bathtub, bath tub, tub, bath, banera, badewanne, baignoire",
  bed: "bed, mattress, bedspread, duvet, cama, bett",
  cabinet:
    "cabinet, cab, cupboard, kitchen unit, wall unit, press, cupbord, armario, alacena, schrank, kuchenschrank, placard",
  cart: "cart, trolley, rolling cart, carrito",
  coffeemachine:
    "coffeemachine, coffee machine, coffee maker, coffeemaker, espresso machine, espresso maker, coffee thing, nespresso, keurig, percolator, cafetera, kaffeemaschine, cafetiere, machine a cafe",
  coffeetable:
    "coffeetable, coffee table, tea table, cocktail table, low table, couchtisch, mesita de centro, table basse, table, tbl, mesa, tisch",
  countertop:
    "countertop, counter top, counter, kitchen counter, worktop, work top, worksurface, work surface, kitchen side, bench top, benchtop, kitchen top, ctop, ct, encimera, arbeitsplatte, plan de travail, mostrador",
  desk: "desk, writing desk, writing table, work desk, computer desk, office desk, study desk, bureau, escritorio, schreibtisch",
  diningtable:
    "diningtable, dining table, dinner table, dining room table, kitchen table, eating table, breakfast table, big table, large table, main table, esstisch, kuchentisch, mesa de comedor, table a manger, table, tbl, mesa, tisch",
  drawer: "drawer, draw, drw, drwr, cajon, gaveta, schublade, tiroir",
  dresser:
    "dresser, chest of drawers, chest of draws, drawer chest, bureau, commode, sideboard, tallboy, comoda, kommode",
  fridge:
    "fridge, refrigerator, frig, fridge freezer, refridgerator, icebox, ice box, nevera, frigo, frigorifico, refrigerador, heladera, kuhlschrank, refrigerateur",
  garbagecan:
    "garbagecan, garbage can, garbage, garbage bin, trashcan, trash can, trash, trash bin, bin, rubbish, rubbish bin, dustbin, dust bin, wastebasket, waste basket, waste bin, waste paper basket, wastepaper basket, waste, recycling bin, kitchen bin, pedal bin, binned, threw it away, threw it out, threw them away, threw them out, threw that out, thrown away, thrown out, chucked it out, chucked them out, tossed it out, basura, mulleimer, mull, poubelle",
  handtowelholder:
    "handtowelholder, hand towel holder, hand towel rack, hand towel rail, hand towel ring, hand towel hook, hand towel bar, small towel holder",
  laundryhamper:
    "laundryhamper, laundry hamper, hamper, laundry basket, washing basket, dirty laundry, dirty clothes basket, linen basket, clothes basket, laundry bin, wash basket, laundry, waschekorb",
  microwave:
    "microwave, microwave oven, micro wave, micro, micowave, nuker, microondas, mikrowelle, micro ondes",
  ottoman:
    "ottoman, pouf, pouffe, footstool, foot stool, footrest, foot rest, hassock, puff, hocker",
  safe: "safe, strongbox, strong box, lockbox, lock box, caja fuerte, tresor, coffre fort",
  shelf:
    "shelf, bookshelf, book shelf, bookcase, shelving, shelving unit, shelve, rack, estante, estanteria, repisa, regal, etagere",
  sidetable:
    "sidetable, side table, end table, nightstand, night stand, night table, bedside table, bedside cabinet, bedside, bedside stand, small table, little table, lamp table, console table, occasional table, accent table, nachttisch, beistelltisch, mesita, mesita de noche, mesilla, table de nuit, table de chevet, table, tbl, mesa, tisch",
  sinkbasin:
    "sinkbasin, sink basin, sink, basin, washbasin, wash basin, hand basin, washbowl, kitchen sink, fregadero, lavabo, lavamanos, spule, spulbecken, waschbecken, evier",
  sofa: "sofa, couch, settee, loveseat, love seat, divan, chesterfield, canape",
  stoveburner:
    "stoveburner, stove burner, burner, stove, stove top, stovetop, hob, hotplate, hot plate, cooktop, cook top, cooker, gas ring, range, estufa, hornillo, fogon, herd, herdplatte, cuisiniere",
  toaster: "toaster, tostadora, grille pain",
  toilet: "toilet, loo, toilet tank, toilet seat, cistern, toilet lid, inodoro, klo, toilette, wc",
  toiletpaperhanger:
    "toiletpaperhanger, toilet paper hanger, toilet paper holder, toilet roll holder, loo roll holder, tp holder, toilet paper dispenser, toilet roll stand, toilet paper stand, roll holder, paper holder",
  towelholder:
    "towelholder, towel holder, towel rack, towel rail, towel bar, towel hook, towel hanger, towel ring, heated towel rail, bath towel holder, toallero, handtuchhalter, porte serviettes",
  tvstand:
    "tvstand, tv stand, tv bench, tv table, tv unit, tv cabinet, tv console, tv shelf, tv cupboard, telly stand, telly bench, telly unit, telly table, television stand, television unit, television table, television bench, media unit, media console, media stand, entertainment center, entertainment centre, entertainment unit, entertainment stand, mueble de la tele, meuble tele, fernsehtisch",
};

/** Names used for a class only where no class they belong to in `placeNames` exists in the room. */
export const fallbackPlaceNames: Readonly<Record<string, string>> = {
  handtowelholder:
    "towel holder, towel rack, towel rail, towel bar, towel hook, towel hanger, towel ring",
  towelholder:
    "hand towel holder, hand towel rack, hand towel rail, hand towel ring, hand towel bar",
  coffeetable: "small table, little table, lamp table",
  cabinet: "wardrobe, kast, bedside cabinet",
  sofa: "bench",
  sidetable: "bureau",
};

/** Names that point at a place only together with a preposition ("under the telly"). */
export const screenNames: Readonly<Record<string, string>> = {
  tvstand: "tv, telly, television, tele, fernseher, tv set",
};

/** Ordinary words that are also places ("it is safe there"): a determiner or preposition must lead. */
export const shyNames: ReadonlySet<string> = new Set([
  "safe",
  "bed",
  "bath",
  "range",
  "press",
  "draw",
  "rack",
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
  "dishwasher, dish washer, oven, pantry, larder, freezer, pocket, bag, handbag, backpack, rucksack, purse, briefcase, suitcase, car, garage, basement, cellar, attic, loft, garden, yard, balcony, patio, shed, washing machine, washer, dryer, tumble dryer, floor, ground, carpet, rug, windowsill, window sill, window ledge, mantelpiece, mantel, fireplace, closet, wardrobe, jacket, coat, drying rack, dish rack, plate rack, wine rack, spice rack, shoe rack, coat rack, dish drainer, draining board, drainer, knife block, bread bin, breadbox, bread box, fruit bowl, toolbox, tool box, doorstep, porch, airing cupboard, chimney, roof, piano, crib, cage, terrace, mailbox, letterbox, air fryer, horno, lavavajillas, geschirrspuler, backofen, lave vaisselle, suelo, boden";
