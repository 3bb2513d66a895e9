/** Names in Spanish, German and French, without accents; people mix languages. Never spelling-corrected to. */
export const foreignPlaceNames: Readonly<Record<string, string>> = {
  armchair: "sillon, butaca, sessel, fauteuil, poltrona",
  bathtubbasin: "banera, badewanne, baignoire",
  bed: "cama, bett",
  cabinet: "armario, alacena, schrank, kuchenschrank, placard",
  cart: "carrito",
  coffeemachine: "cafetera, kaffeemaschine, cafetiere, machine a cafe",
  coffeetable: "couchtisch, mesita de centro, table basse, mesa, tisch",
  countertop: "encimera, arbeitsplatte, plan de travail, mostrador",
  desk: "escritorio, schreibtisch",
  diningtable: "esstisch, kuchentisch, mesa de comedor, table a manger, mesa, tisch",
  drawer: "cajon, gaveta, schublade, tiroir",
  dresser: "comoda, kommode",
  fridge: "nevera, frigo, frigorifico, refrigerador, heladera, kuhlschrank, refrigerateur",
  garbagecan: "basura, mulleimer, mull, poubelle",
  laundryhamper: "waschekorb",
  microwave: "microondas, mikrowelle, micro ondes",
  ottoman: "hocker",
  safe: "caja fuerte, tresor, coffre fort",
  shelf: "estante, estanteria, repisa, regal, etagere",
  sidetable:
    "nachttisch, beistelltisch, mesita, mesita de noche, mesilla, table de nuit, table de chevet, mesa, tisch",
  sinkbasin: "fregadero, lavabo, lavamanos, spule, spulbecken, waschbecken, evier",
  sofa: "canape",
  stoveburner: "estufa, hornillo, fogon, herd, herdplatte, cuisiniere",
  toaster: "tostadora, grille pain",
  toilet: "inodoro, klo, toilette, wc",
  towelholder: "toallero, handtuchhalter, porte serviettes",
  tvstand: "mueble de la tele, meuble tele, fernsehtisch",
};

export const foreignThingNames: Readonly<Record<string, string>> = {
  apple: "manzana, apfel, pomme",
  book: "libro, buch, livre",
  bread: "pan de molde, brot",
  egg: "huevo",
  fork: "tenedor, gabel, fourchette",
  keychain: "llave",
  knife: "cuchillo, messer, couteau",
  mug: "taza, tasse",
  potato: "patata, kartoffel",
  spoon: "cuchara, loffel",
  tomato: "tomate",
  towel: "toalla, handtuch",
};

/** Where things may be said to be, but which are no place of these worlds. */
export const foreignElsewhereNames =
  "horno, lavavajillas, geschirrspuler, backofen, lave vaisselle, suelo, boden";
