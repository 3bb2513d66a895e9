/**
 * The gist of a question: what is asked (where, which …) and the words that say about what. Questions that ask the
 * same in other words have the same gist. Another name, colour or number, or a "not", makes another gist.
 */

export interface Gist {
  /** What is asked: "where", "where-to", "which", "what", "how", "how many", "who", "whether" … */
  readonly asks: string;
  /** The distinguishing words, sorted, without repeats. */
  readonly words: readonly string[];
}

const whereTo =
  /\bwhere (?:should|do|can|shall|could|must) (?:i|we) (?:put|leave|place)\b|\bwhere (?:should|do|does|must|can) .{0,200}\b(?:go|belong)\b/;
const where = /\bwhere(?:abouts)?\b/;
/** A room, or a piece of furniture, asked for as the place of something. */
const place =
  "(?:place|spot|room|drawer|cabinet|cupboard|shelf|box|bag|basket|container|part of the (?:house|home|flat))";
/** Other ways to ask for a place, each as "where". */
const frames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|on|at) (?:which|what) (?:place|spot|room)\b/, "where"],
  [new RegExp(`\\b(?:in|on|at) (?:which|what) ${place} (?=(?:is|are)\\b)`), "where "],
  [new RegExp(`\\b(?:which|what) ${place} (?:is|are) (.{1,80}?) (?:in|on|at)\\W*$`), "where is $1"],
  [/\bwhat is the (?:place|location|position|whereabouts) of\b/, "where is"],
  [/\b(?:has|have) (?:anybody|anyone|somebody|someone|you|any of you) seen\b/, "where is"],
  [/^\W*i(?:'m| am) (?:looking|searching) for\b/, "where is"],
  [/^\W*i (?:cannot|can not|could not) find\b/, "where is"],
];
/** Things with several names, as one. */
const things: readonly (readonly [RegExp, string])[] = (
  [
    ["sofa", "couch|settee"],
    ["tv", "telly|television|tv set|television set"],
    ["fridge", "refrigerator|icebox"],
    ["bin", "trash ?can|garbage ?can|rubbish bin|trash bin|waste ?(?:bin|basket)|dust ?bin"],
    ["counter", "countertop|counter ?top|worktop|kitchen counter"],
    ["stove", "cooker|hob|stove ?top|cooktop"],
    ["tap", "faucet"],
    ["cabinet", "cupboard"],
    ["wardrobe", "closet"],
    ["phone", "cell ?phone|mobile(?: phone)?|smart ?phone"],
    ["remote", "remote controls?"],
    ["toilet paper", "loo roll|toilet roll|loo paper"],
    ["kitchen paper", "kitchen roll"],
    ["tea towel", "dish ?towel"],
    ["dish soap", "washing-?up liquid|dishwashing (?:liquid|soap)"],
    ["spectacles", "eye ?glasses|reading glasses"],
    ["torch", "flash ?light"],
    ["nightstand", "bedside table|night table"],
    ["living room", "lounge|sitting room"],
    ["coffee machine", "coffee ?maker|coffeemachine"],
    ["frying pan", "skillet|fry ?pan"],
    ["vacuum", "vacuum cleaner|hoover"],
    ["rug", "carpet"],
  ] as const
).map(([name, others]) => [new RegExp(`\\b(?:${others})(s?)\\b`, "g"), `${name}$1`] as const);
const counts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const howMuch = /\bhow (many|much|long|hot|cold|often|big|far)\b/;
const whichOne = /\bwhat (?:kind of )?[a-z-]+ (?:should|do|would|shall)\b/;
const plain = /\b(which|whose|what|how|who|when|why)\b/;

/** Words that only carry a question, whatever it is about. */
const carriers = new Set(
  `a an the this that these those is are be am was were been do does did has have had can could would
   should shall might may must will i me you we us one ones it its to of in on at some any there
   please tell say know idea anybody somebody anyone everybody maybe usually now moment need own
   owns where whereabouts which what how whose who when why kind and`.split(/\s+/),
);

/** Words that only carry questions of one kind, but distinguish others. */
const carriersOf: Readonly<Record<string, ReadonlySet<string>>> = {
  where: new Set(
    `find found keep kept leave put see seen last get got belong gone stand lie hang hanging store stored
     place room spot anywhere located location position whereabouts look looking left-behind again currently
     normally typically generally`.split(/\s+/),
  ),
  "where-to": new Set("put leave place belong want like".split(" ")),
  what: new Set("contain contains lie lies inside keep want".split(" ")),
  which: new Set("keep hold belong".split(" ")),
  how: new Set("prepare prepared done made like want way".split(" ")),
  "how long": new Set(["for"]),
};

/** One spelling for words of the same meaning. */
const spellings: Readonly<Record<string, string>> = {
  large: "big",
  little: "small",
  yours: "your",
  mine: "my",
  favorite: "favourite",
  color: "colour",
  talking: "mean",
  mind: "mean",
  prefer: "like",
  want: "like",
  bring: "like",
  holds: "hold",
  go: "belong",
  goes: "belong",
  sits: "sit",
  use: "take",
  knives: "knife",
  shelves: "shelf",
  loaves: "loaf",
  sliced: "slice",
  served: "serve",
  cooked: "cook",
  cleaned: "clean",
  boiled: "boil",
  heated: "heat",
  washed: "wash",
  toasted: "toast",
  fried: "fry",
};

/** Words that only look like plurals. */
const singular = new Set("glass dress bus clothes news less plus yes always".split(" "));

export function gistOf(question: string): Gist {
  const spelled = question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(where|what|who|how|which)'s\b/g, "$1 is")
    .replace(/\bwon't\b/g, "will not")
    .replace(/\bcan't\b/g, "can not")
    .replace(/n't\b/g, " not")
    .replace(/\b(?:[2-9]|1[0-2])\b/g, (digits) => counts[Number(digits) - 1] ?? digits);
  const text = [...frames, ...things].reduce(
    (said, [pattern, plainly]) => said.replace(pattern, plainly),
    spelled,
  );
  const asks = askedBy(text);
  const all = text.match(/[\p{L}\p{N}]+(?:'s)?/gu) ?? [];
  const own = carriersOf[asks];
  const words = all
    .filter((word) => !carriers.has(word) && !own?.has(word))
    .map(plainWord)
    .filter((word) => !own?.has(word) && !carriers.has(word));
  return { asks, words: [...new Set(withoutEcho(words, all))].sort() };
}

/** Whether two gists are the same. */
export function sameGist(one: Gist, other: Gist): boolean {
  return (
    one.asks === other.asks &&
    one.words.length === other.words.length &&
    one.words.every((word, at) => word === other.words[at])
  );
}

function askedBy(text: string): string {
  if (whereTo.test(text)) return "where-to";
  const much = howMuch.exec(text);
  if (much) return `how ${much[1]}`;
  if (where.test(text)) return "where";
  if (whichOne.test(text)) return "which";
  return plain.exec(text)?.[1] ?? "whether";
}

function plainWord(word: string): string {
  const bare = word.replace(/'s$/, "");
  return spellings[bare] ?? spellings[dropPlural(bare)] ?? dropPlural(bare);
}

function dropPlural(word: string): string {
  if (word.length < 4 || singular.has(word) || !word.endsWith("s") || word.endsWith("ss"))
    return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** "Where did Ana leave her mug?": "her" repeats what "Ana" says. */
function withoutEcho(words: readonly string[], all: readonly string[]): readonly string[] {
  const isNamed = /\b(?:did|does|has|do)\b/.test(all.slice(0, 3).join(" ")) && words.length > 2;
  return isNamed ? words.filter((word) => !["her", "his", "their"].includes(word)) : words;
}
