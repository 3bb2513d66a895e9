/**
 * The gist of a question: what is asked (where, which …) and the words that say about what. Questions that ask the
 * same in other words have the same gist. Another name, colour or number, a "not", or the same words in another order
 * ("Ben keeps Ana's keys", "Ana keeps Ben's keys") make another gist.
 */

export interface Gist {
  /** What is asked: "where", "where-to", "which", "what", "how", "how many", "who", "whether may" … */
  readonly asks: string;
  /** The distinguishing words in their order, without repeats. */
  readonly words: readonly string[];
}

const whereTo =
  /\bwhere (?:should|do|can|shall|could|must) (?:i|we) (?:put|leave|place)\b|\bwhere (?:should|do|does|must|can) .{0,200}\b(?:go|belong)\b/;
const where = /\bwhere(?:abouts)?\b/;
/** A room, or a piece of furniture, asked for as the place of something. */
const place =
  "(?:place|spot|room|drawer|cabinet|cupboard|shelf|box|bag|basket|container|part of the (?:house|home|flat))";
/** How something looks. */
export const looks =
  "big|large|small|little|tall|short|long|old|new|clean|dirty|red|green|blue|yellow|white|black|brown|grey|gray|orange|purple|pink";
/** Other ways to ask for a place, each as "where". */
const frames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|on|at) (?:which|what) (?:place|spot|room)\b/, "where"],
  [
    new RegExp(`\\b(?:in|on|at) (?:which|what) ${place} (?=(?:is|are|do|does|did|can|could)\\b)`),
    "where ",
  ],
  [new RegExp(`\\b(?:which|what) ${place} (?:is|are) (.{1,80}?) (?:in|on|at)\\W*$`), "where is $1"],
  [
    new RegExp(
      `\\b(?:which|what) ${place} (?:holds|has|contains|is the one to keep) (.{1,60}?)(?: in it| inside)?\\W{0,9}$`,
    ),
    "where is $1",
  ],
  [/^\W*(?:is|are|am) (.{1,60}?) (?:allowed|permitted) to\b/, "may $1"],
  [/^\W*(?:is|are) (.{1,60}?) (\p{L}{1,30}) by (\p{L}{1,30})\W{0,9}$/u, "does $3 $2 $1"],
  [/^\W*by whom (?:was|were) (.{1,60}?) (\p{L}{1,30})\W{0,9}$/u, "who $2 $1"],
  [/\bwhat is the (?:place|location|position|whereabouts) of\b/, "where is"],
  [/\b(?:has|have) (?:anybody|anyone|somebody|someone|you|any of you) seen\b/, "where is"],
  [/^\W*i(?:'m| am) (?:looking|searching) for\b/, "where is"],
  [/^\W*i (?:cannot|can not|could not) find\b/, "where is"],
  [/\bwhat (?:does|do) (.{1,60}?) (?:contain|hold)\W*$/, "what is in $1"],
  [/\bwhat (.{1,20} )?(?:inside|within)(?: of)?\b/, "what $1in"],
  [/\bhave in mind\b/, "mean"],
  [/\bwho owns\b/, "whose is"],
  [/\bwho (?:do|does) (.{1,60}) belong to\b/, "whose is $1"],
  [/\bwhat is the number of\b|\bwhat number of\b/, "how many"],
  [/\bin (?:which|what) way\b/, "how"],
  [/\bhow (?:do|would) you (?:want|like) (.{1,60}?) (\p{L}{1,30})\W{0,9}$/u, "how should i $2 $1"],
  [
    /\bhow( long)? (?:should|must) (.{1,60}?) be (\p{L}{1,30})(?: for)?\W{0,9}$/u,
    "how$1 should i $3 $2",
  ],
  [/\bwhich of (my|your|his|her|our|their) ([\p{L} ]{1,40})\W{0,9}$/u, "which $2 is $1"],
  [/\bwhich one is ([\p{L}']{1,30}) (\p{L}{1,30})\W{0,9}$/u, "which $2 is $1"],
  [/\bthe ([\p{L} ]{1,40}) that (\p{L}{1,20}) owns\b/u, "$2's $1"],
  [/^\W*(is|are|was|were|do|does|did|has|have) not\b/, "$1"],
  [new RegExp(`\\b(${looks}) (\\p{L}{1,20}'s) `, "gu"), "$2 $1 "],
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
    ["credit card", "bank card|debit card"],
    ["pillow", "cushion"],
    ["guest", "visitor"],
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
const whichOne = /\bwhat (?:kind of )?[a-z-]+ (?:should|do|does|did|would|shall|is|are|has)\b/;
const plain = /\b(which|whose|what|how|who|when|why)\b/;
/** Who may do something is not asked like who must. */
const duties: readonly (readonly [string, RegExp])[] = [
  [" must", /\b(?:must|(?:have|has|had) to|need to)\b/],
  [" should", /\b(?:should|shall|ought to|supposed to)\b/],
  [" may", /\b(?:may|can|could|(?:allowed|permitted) to)\b/],
  [" need", /\bneeds?\b/],
];
/** Questions whose answer a duty changes. Where something is, or how it is done, is the same for all of them. */
const withDuty = new Set(["which", "who", "whose", "what", "when", "whether"]);

/** Words that only carry a question, whatever it is about. */
const carriers = new Set(
  `a an the this that these those is are be am was were been do does did has have had can could would
   should shall might may must will allowed permitted i me you we us one ones it its to of in on at some any there
   please tell say know idea anybody somebody anyone everybody maybe usually now moment need own
   owns where whereabouts which what how whose who when why kind and`.split(/\s+/),
);

/** Carriers that tell questions apart which ask neither for a place, nor for a thing, nor for a way. */
const telling = new Set(
  `in on at to i you we us was were had will anybody somebody anyone everybody anywhere`.split(" "),
);
/** "What is the bag?" asks something else than "What is in the bag?". */
const placing = new Set(["in", "on", "at"]);
const byContent = /^(?:where|which|what|how$|how long)/;

/** Words that only carry questions of one kind, but distinguish others. */
const carriersOf: Readonly<Record<string, ReadonlySet<string>>> = {
  where: new Set(
    `find found keep kept live leave put see seen last get got belong gone stand lie hang hanging store stored
     place room spot anywhere located location position whereabouts look looking left-behind again currently
     normally typically generally`.split(/\s+/),
  ),
  "where-to": new Set("put leave place belong want like".split(" ")),
  what: new Set("lie lies keep want".split(" ")),
  which: new Set("keep hold belong".split(" ")),
  whose: new Set("lie lying stand".split(" ")),
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
  every: "all",
  kept: "keep",
  taken: "took",
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
  warm: "heat",
  warmed: "heat",
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
    .replace(/(\p{L}{1,20}(?: \p{L}{1,20})?) of (\p{Lu}\p{Ll}{1,20})\b/gu, "$2's $1")
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
  const own = carriersOf[asks.split(" ")[0] === "how" ? asks : (asks.split(" ")[0] ?? "")];
  const isCarrier = (word: string) =>
    own?.has(word) ||
    (carriers.has(word) &&
      (byContent.test(asks) || !telling.has(word)) &&
      !(/^wh(?:at|ich)/.test(asks) && placing.has(word)));
  const words = all
    .filter((word) => !isCarrier(word))
    .map(plainWord)
    .filter((word) => !isCarrier(word));
  return { asks, words: [...new Set(withoutEcho(words, all))] };
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
  const asks = questionWordOf(text);
  if (!withDuty.has(asks)) return asks;
  return asks + (duties.find(([, said]) => said.test(text))?.[0] ?? "");
}

function questionWordOf(text: string): string {
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
