/**
 * Common sense: where things of a class are usually kept, its rough numbers checked against ALFWorld's
 * training games (never the others). A number is the chance that one such place has one, so that a
 * home with twenty cabinets does not make a cabinet likely.
 */
type Chances = Readonly<Record<string, number>>;

const food: Chances = {
  diningtable: 0.5,
  sidetable: 0.4,
  countertop: 0.3,
  fridge: 0.25,
  sinkbasin: 0.18,
  garbagecan: 0.18,
  microwave: 0.14,
  shelf: 0.05,
  cabinet: 0.01,
};
const cup: Chances = {
  diningtable: 0.28,
  countertop: 0.28,
  fridge: 0.25,
  sinkbasin: 0.14,
  microwave: 0.1,
  sidetable: 0.3,
  coffeetable: 0.3,
  desk: 0.4,
  shelf: 0.1,
  cabinet: 0.04,
  dresser: 0.2,
};
const dish: Chances = {
  diningtable: 0.5,
  countertop: 0.22,
  fridge: 0.2,
  desk: 0.5,
  sidetable: 0.3,
  coffeetable: 0.3,
  shelf: 0.2,
  sinkbasin: 0.12,
  microwave: 0.08,
  cabinet: 0.06,
  dresser: 0.3,
};
const cutlery: Chances = {
  diningtable: 0.6,
  sidetable: 0.4,
  countertop: 0.4,
  drawer: 0.06,
  sinkbasin: 0.08,
};
const cookware: Chances = {
  stoveburner: 0.3,
  diningtable: 0.3,
  countertop: 0.15,
  fridge: 0.12,
  sinkbasin: 0.06,
  cabinet: 0.03,
  sidetable: 0.2,
  shelf: 0.05,
};
const bottle: Chances = {
  diningtable: 0.4,
  countertop: 0.3,
  garbagecan: 0.3,
  fridge: 0.2,
  shelf: 0.25,
  sidetable: 0.3,
  sinkbasin: 0.08,
  cabinet: 0.05,
};
const seasoning: Chances = {
  countertop: 0.5,
  diningtable: 0.4,
  sidetable: 0.6,
  shelf: 0.2,
  cabinet: 0.05,
  drawer: 0.04,
};
const stationery: Chances = {
  diningtable: 0.5,
  dresser: 0.5,
  desk: 0.4,
  sidetable: 0.4,
  coffeetable: 0.3,
  shelf: 0.15,
  garbagecan: 0.08,
  drawer: 0.06,
  bed: 0.05,
};
const gadget: Chances = {
  dresser: 0.5,
  tvstand: 0.4,
  diningtable: 0.4,
  coffeetable: 0.4,
  desk: 0.35,
  sidetable: 0.25,
  bed: 0.25,
  sofa: 0.3,
  armchair: 0.2,
  ottoman: 0.3,
  countertop: 0.3,
  shelf: 0.08,
  drawer: 0.04,
  safe: 0.05,
  cabinet: 0.02,
};
const ornament: Chances = {
  tvstand: 0.5,
  dresser: 0.4,
  diningtable: 0.5,
  desk: 0.3,
  coffeetable: 0.3,
  shelf: 0.25,
  sidetable: 0.25,
  countertop: 0.3,
  cabinet: 0.03,
  drawer: 0.02,
};
const toiletry: Chances = {
  countertop: 0.6,
  toilet: 0.4,
  sidetable: 0.4,
  dresser: 0.4,
  shelf: 0.25,
  cart: 0.4,
  garbagecan: 0.15,
  sinkbasin: 0.08,
  bathtubbasin: 0.05,
  cabinet: 0.08,
  drawer: 0.06,
};
const bathing: Chances = { ...toiletry, bathtubbasin: 0.5, sinkbasin: 0.12 };
const lamp: Chances = {
  sidetable: 0.45,
  desk: 0.42,
  dresser: 0.4,
  coffeetable: 0.1,
  diningtable: 0.1,
  shelf: 0.04,
  tvstand: 0.05,
};

const byClass: Readonly<Record<string, Chances>> = {
  alarmclock: { dresser: 0.5, desk: 0.5, sidetable: 0.45, shelf: 0.18, drawer: 0.01 },
  apple: food,
  baseballbat: { bed: 0.3, desk: 0.2, dresser: 0.2, shelf: 0.05 },
  basketball: { bed: 0.3, desk: 0.2, dresser: 0.2, shelf: 0.05 },
  book: { ...gadget, bed: 0.7, coffeetable: 0.4, armchair: 0.15, drawer: 0.05 },
  bowl: dish,
  box: { ...ornament, sofa: 0.4, coffeetable: 0.5, armchair: 0.2, sidetable: 0.1, shelf: 0.02 },
  bread: { ...food, sinkbasin: 0.02, garbagecan: 0.04 },
  butterknife: cutlery,
  candle: { ...toiletry, countertop: 0.8, toilet: 0.55, bathtubbasin: 0.1 },
  cd: { ...stationery, dresser: 0.6, garbagecan: 0.14, safe: 0.05 },
  cellphone: gadget,
  cloth: { ...bathing, bathtubbasin: 0.6, cabinet: 0.2, countertop: 0.4, toilet: 0.1 },
  creditcard: { ...gadget, tvstand: 0.6, armchair: 0.2 },
  cup,
  desklamp: lamp,
  dishsponge: { ...bathing, bathtubbasin: 0.7, countertop: 0.6, sinkbasin: 0.2, drawer: 0.1 },
  egg: { ...food, garbagecan: 0.3, microwave: 0.08 },
  floorlamp: { ...lamp, floor: 0.5 },
  fork: cutlery,
  glassbottle: { ...bottle, sinkbasin: 0.25 },
  handtowel: { handtowelholder: 0.8, countertop: 0.12, towelholder: 0.05, cabinet: 0.03 },
  kettle: { ...cookware, fridge: 0.02, cabinet: 0.06 },
  keychain: { ...gadget, ottoman: 0.5, armchair: 0.28, bed: 0.05 },
  knife: { ...cutlery, drawer: 0.09 },
  ladle: cutlery,
  laptop: { ...gadget, bed: 0.55, coffeetable: 0.6, desk: 0.45, sidetable: 0.1, shelf: 0.02 },
  lettuce: { ...food, microwave: 0.02, sinkbasin: 0.08 },
  mug: { ...cup, coffeemachine: 0.4 },
  newspaper: { ...gadget, tvstand: 0.7, armchair: 0.35, ottoman: 0.4, sofa: 0.2, drawer: 0.02 },
  pan: { ...cookware, fridge: 0.2 },
  pen: stationery,
  pencil: stationery,
  peppershaker: seasoning,
  pillow: { bed: 0.95, sofa: 0.8, armchair: 0.25, ottoman: 0.1, coffeetable: 0.05 },
  plate: dish,
  plunger: { toilet: 0.2, cabinet: 0.1, countertop: 0.05 },
  pot: { ...cookware, stoveburner: 0.42, diningtable: 0.4, fridge: 0.06 },
  potato: { ...food, sinkbasin: 0.28, sidetable: 0.5 },
  remotecontrol: { ...gadget, sofa: 0.55, coffeetable: 0.5, bed: 0.05 },
  saltshaker: seasoning,
  soapbar: { ...bathing, toilet: 0.44, shelf: 0.2 },
  soapbottle: { ...toiletry, toilet: 0.15 },
  spatula: cutlery,
  spoon: cutlery,
  spraybottle: { ...toiletry, toilet: 0.5 },
  statue: ornament,
  teddybear: { bed: 0.6, sofa: 0.3, armchair: 0.2, dresser: 0.1 },
  tennisracket: { bed: 0.2, desk: 0.2, dresser: 0.2, shelf: 0.05 },
  tissuebox: { ...ornament, toilet: 0.4, countertop: 0.8, desk: 0.5, drawer: 0.05 },
  toiletpaper: {
    countertop: 0.6,
    toilet: 0.35,
    shelf: 0.35,
    toiletpaperhanger: 0.25,
    drawer: 0.08,
    cabinet: 0.06,
    bathtubbasin: 0.05,
  },
  tomato: food,
  toothbrush: { ...toiletry, sinkbasin: 0.3 },
  towel: { towelholder: 0.8, bathtubbasin: 0.1, countertop: 0.1 },
  vase: { ...ornament, shelf: 0.4 },
  watch: { ...gadget, sidetable: 0.5, shelf: 0.25 },
  wateringcan: { ...ornament, cabinet: 0.1 },
  winebottle: bottle,
};

/** For unknown classes: open places are likelier than closed ones. */
const anything: Chances = {
  countertop: 0.3,
  diningtable: 0.3,
  coffeetable: 0.3,
  sidetable: 0.25,
  desk: 0.3,
  dresser: 0.25,
  shelf: 0.15,
  bed: 0.15,
  sofa: 0.15,
  armchair: 0.1,
  fridge: 0.1,
  sinkbasin: 0.08,
  cabinet: 0.04,
  drawer: 0.04,
};
const elsewhere = 0.008;

/** Places that are nearly always shut when one comes to them: looking inside costs one step more. */
const shut: Readonly<Record<string, number>> = {
  cabinet: 0.8,
  drawer: 0.84,
  fridge: 1,
  microwave: 1,
  safe: 0.9,
};

/** Classes of things that this table knows. */
export const familiarClasses: ReadonlySet<string> = new Set(Object.keys(byClass));

/** Chance, 0 to 1, that a place of class `placeClass` has a thing of class `thingClass`. */
export function likelihood(thingClass: string, placeClass: string): number {
  return (byClass[thingClass] ?? anything)[placeClass] ?? elsewhere;
}

/** Chance, 0 to 1, that a place of this class has to be opened first. */
export function shutness(placeClass: string): number {
  return shut[placeClass] ?? 0;
}

/** Classes of places that this table knows. */
export const familiarPlaces: ReadonlySet<string> = new Set([
  ...Object.values(byClass).flatMap((chances) => Object.keys(chances)),
  ...Object.keys(anything),
  ...Object.keys(shut),
  "bathtubbasin",
  "coffeemachine",
  "laundryhamper",
  "toaster",
  "toiletpaperhanger",
]);
