/** Everyday names of the world's classes: "sinkbasin" is a sink to people. */

const everyday: Readonly<Record<string, string>> = {
  alarmclock: "alarm clock",
  armchair: "armchair",
  baseballbat: "baseball bat",
  basketball: "basketball",
  bathtubbasin: "bathtub",
  butterknife: "butter knife",
  cd: "CD",
  cellphone: "phone",
  coffeemachine: "coffee machine",
  coffeetable: "coffee table",
  countertop: "counter",
  creditcard: "credit card",
  desklamp: "desk lamp",
  diningtable: "dining table",
  dishsponge: "sponge",
  floorlamp: "floor lamp",
  garbagecan: "bin",
  glassbottle: "glass bottle",
  handtowel: "hand towel",
  handtowelholder: "hand towel holder",
  houseplant: "house plant",
  keychain: "key chain",
  laundryhamper: "laundry basket",
  laundryhamperlid: "laundry basket lid",
  lightswitch: "light switch",
  papertowel: "paper towel",
  papertowelroll: "paper towel roll",
  peppershaker: "pepper shaker",
  remotecontrol: "remote control",
  saltshaker: "salt shaker",
  scrubbrush: "scrub brush",
  showerdoor: "shower door",
  showerglass: "shower glass",
  sidetable: "side table",
  sinkbasin: "sink",
  soapbar: "bar of soap",
  soapbottle: "soap bottle",
  spraybottle: "spray bottle",
  stoveburner: "burner",
  teddybear: "teddy bear",
  tennisracket: "tennis racket",
  tissuebox: "tissue box",
  toiletpaper: "toilet paper",
  toiletpaperhanger: "toilet paper holder",
  toiletpaperroll: "toilet paper roll",
  towelholder: "towel holder",
  tvstand: "TV stand",
  wateringcan: "watering can",
  winebottle: "wine bottle",
};

/** How a food may be wanted: what people answer to "How should I prepare the carrot?". */
export const manners = ["sliced", "diced", "chopped", "uncut"] as const;
export type Manner = (typeof manners)[number];

export function isManner(word: string): word is Manner {
  return manners.some((manner) => manner === word);
}

/** "sinkbasin" -> "sink"; a class nobody renamed stays as it is. */
export function everydayName(kind: string): string {
  return everyday[kind] ?? kind;
}

/** The kinds that words name: "is it in the sink" -> "sinkbasin"; "coffee table" -> "coffeetable". */
export function kindsNamed(words: readonly string[]): readonly string[] {
  const said = ` ${words.join(" ").toLowerCase()} `;
  return Object.entries(everyday).flatMap(([kind, name]) => {
    const named = name.toLowerCase();
    const isNamed = said.includes(` ${named} `) || said.includes(` ${named}s `);
    return kind !== named && isNamed ? [kind] : [];
  });
}

/** "sinkbasin 1" -> "sink 1", "mug" -> "mug". */
export function everydayLabel(name: string): string {
  const [, kind, number] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return everydayName(kind ?? name) + (number ?? "");
}

const uncountable = new Set([
  "bread",
  "cloth",
  "lettuce",
  "toiletpaper",
  "papertowel",
  "fresh lettuce",
  "cheese",
  "cilantro",
  "parsley",
  "milk",
  "water",
  "flour",
  "salt",
  "sugar",
  "black pepper",
  "olive oil",
  "peanut oil",
  "vegetable oil",
  "beef meat",
  "chicken meat",
  "pork meat",
  "veggie meat",
  "red tuna",
  "white tuna",
  "pink tuna",
]);

/** "an apple", "a mug", "some lettuce". */
export function withArticle(kind: string): string {
  const name = everydayName(kind);
  if (uncountable.has(kind)) return `some ${name}`;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

/** "mugs", "knives", "glass bottles". */
export function plural(kind: string): string {
  const name = everydayName(kind);
  if (kind === "soapbar") return "bars of soap";
  if (uncountable.has(kind)) return name;
  if (/knife$/.test(name)) return name.replace(/fe$/, "ves");
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/(potato|tomato)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, "ies");
  return `${name}s`;
}

const insideKinds = new Set([
  "bathtubbasin",
  "box",
  "cabinet",
  "drawer",
  "fridge",
  "garbagecan",
  "griller",
  "kitchen",
  "laundryhamper",
  "microwave",
  "oven",
  "room",
  "safe",
  "sinkbasin",
  "toaster",
  "coffeemachine",
  "cupboard",
  "basket",
  "wardrobe",
]);

/** "in" for the fridge, "on" for the table. */
export function preposition(placeKind: string): "in" | "on" {
  return insideKinds.has(placeKind) || placeKind.endsWith(" box") ? "in" : "on";
}
