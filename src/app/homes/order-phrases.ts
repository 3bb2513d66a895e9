import { literalPattern } from "../../core/wording.js";
import table from "./order-words.json" with { type: "json" };

export type Treatment = keyof typeof table.states;
export type Doing = Treatment | "put" | "look";

const listed = (list: string): readonly string[] => list.split(", ");

function anyOf(list: string): string {
  const longestFirst = [...listed(list)].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.map(literalPattern).join("|")})(?![\\w'])`;
}

function oneOf(list: string): (word: string) => boolean {
  const words = new Set(listed(list));
  return (word) => words.has(word);
}

export const is = {
  filler: oneOf(table.fillers),
  any: oneOf(table.any),
  the: oneOf(table.the),
  two: oneOf(table.two),
  all: oneOf(table.all),
  many: oneOf(table.many),
  to: oneOf(table.to),
  beside: oneOf(table.beside),
  want: oneOf(table.want),
  never: oneOf(table.never),
  put: oneOf(table.verbs.put),
  /** Other verbs that are one slip from those of tasks. */
  unlike: oneOf(table.unlike),
};
export const stateOf = new Map(
  Object.entries(table.states).flatMap(([state, words]) =>
    listed(words).map((word) => [word, state as Treatment] as const),
  ),
);
export const lookCalled = new Map(
  Object.entries(table.looks).flatMap(([look, words]) =>
    listed(words).map((word) => [word, look] as const),
  ),
);
export const polite = new RegExp(`(?<![\\w'])${anyOf(table.polite)}`, "g");
export const please = new RegExp(`(?<![\\w'])${anyOf(table.please)}`, "g");
export const pleaseBefore = new RegExp(`${please.source} (?=${anyOf(table.to)})`, "g");
export const verbs = Object.entries(table.verbs).map(
  ([doing, words]) => [doing as Doing, new RegExp(`^${anyOf(words)} ?`)] as const,
);
const allVerbs = Object.values(table.verbs).join(", ");
export const spelt = new Set(
  listed(`${allVerbs}, ${table.spelt}`).filter((word) => !word.includes(" ")),
);
const verb = anyOf(allVerbs);
export const startsWithVerb = new RegExp(`^${verb}`);
export const sameAs = /^(?:and )?(?:do )?(?:the )?same (?:thing )?(?:with|for|to|goes for)\b ?/;
export const rewritten = table.rewritten.map(
  ([wording = "", words = ""]) => [new RegExp(wording, "g"), words] as const,
);
/** "stand it on the shelf": no name of a place. */
export const plainVerbs = Object.entries(table.verbs).map(
  ([doing, words]) =>
    [
      new RegExp(
        `(?<=^|[.,;:!?] |\\b(?:and|then|to|so|also) )(?!clear\\b)${anyOf(words)}(?= (?:it|them|that|this|these|those|the|an?|my|his|her|their|our|some|two|both|\\w+ 's)\\b)`,
        "g",
      ),
      doing === "look" ? "look at" : doing,
    ] as const,
);
const until = "(?= ?(?:$|[.,;!?]|(?:and|in|on|to|from|into|onto)\\b))";
/** "Before you wash it, throw out the egg": does the last first. */
export const reordered: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:when|once|after|as soon as) (?:you|u|ya)(?: have| are)? (?=${verb})`, "g"),
    ", ",
  ],
  [
    new RegExp(`(^|[.;!?] )(?:before|prior to) (?:you |u )?(${verb}[^.;!?]*?) , ([^.;!?]*)`, "g"),
    "$1$3 then $2",
  ],
  [new RegExp(`\\b(?:before|prior to) (?:you |u )?(?=${verb})`, "g"), "then "],
];
const later = "(?:when|once|as soon as|after|until|till)";
const hasState = anyOf(Object.values(table.states).join(", "));
export const startsLater = new RegExp(`^${later}\\b`);
/** "Once it is hot". */
export const stateClause = new RegExp(`^${later}\\b.*\\b${hasState}$`);
export const subordinate = new RegExp(`^${anyOf(table.subordinate)}`);
/** Asks for it without a verb: "can the egg come to the table", "the egg is to go there". */
export const modal =
  /^(?:could|can|may|might|shall|should|let)\b|\b(?:T\d+|it|they) (?:shall|can|could|may|will|has to|have to|is to|are to)\b/;
export const wanting = /^(?:wants?|needs?|demands|prefers|let)$/;
export const subject = /^(?:i|we|he|she|they|who|it|that)$/;
/** Applied to the names' tokens. */
export const moved: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(T\\d+) (?:that|which) (?:is|are) (\\w+)${until}`, "g"), "$2 $1"],
  [new RegExp(`(T\\d+) of (\\w+)(?: 's)?${until}`, "g"), "$2 's $1"],
  [/(T\d+) (cleaned|washed|rinsed|heated|warmed|reheated|cooled|chilled)\b/g, "$2 $1"],
  [
    new RegExp(`\\b(not|never|no|nobody|stop|avoid|used|hate)((?: \\w+){0,4}) to (?=${verb})`, "g"),
    "$1$2 toward ",
  ],
  [
    new RegExp(
      `\\b(remind \\w+|forgot|refused?|failed|wants|plans|planned|planning|going|decided|promised|tried|trying|afraid|likes|loves) to (?=${verb})`,
      "g",
    ),
    "$1 toward ",
  ],
  [/(T\d+) preferred/g, "preferred $1"],
  [
    new RegExp(
      `(?<=\\w) (?=(?:${later}|so that|where|although|even though|while|before) (?:it|they|that|she|he|i|we|you|my|the|T\\d+)\\b)`,
      "g",
    ),
    " ; ",
  ],
  [new RegExp(`(^|; )(${later} [^;,.]*?\\b${hasState}) (?=${verb})`, "g"), "$1$2 ; "],
  [/(P\d+) (?:, )?(?:and |, )(?=(?:\S+ ){0,4}(?:T\d+|'s|ones?) (?:in|on|into|onto|to) )/g, "$1 ; "],
];
export const boundary = new RegExp(
  `\\s*(?:[.;:!?]|(?:,|\\band\\b|\\balso\\b|\\s)*\\bthen\\b|(?:,|\\b(?:and|also|so|to|plus)\\b|\\s)*(?:,|\\b(?:and|also|so|to|plus)\\b)\\s*(?=${verb})|\\b(?=(?:because|since|cause)\\b))\\s*`,
);
/** "warm bread on the table" */
export const stateFirst = /^(?:warm|cool|clean) T\d+ (?:on|onto) P\d+/;
/** Begins what is not to be done now, or not surely. */
export const unsure = new RegExp(`^${anyOf(table.unsure)}`);
export const chatter = new RegExp(
  `^(?:${anyOf(table.chatter)}|(?:(?:the|my|our) )?(?:\\w+ 's )?T\\d+ (?:is|are|'s)\\b|(?:(?:the|my|our|your) )?[\\w ]+? (?:is|are|was|has|keeps?|says?|said|'s (?!(?:T\\d|P\\d|in|on|to|into|onto)\\b))\\b)`,
);
export const objects = /^(?:it|them|my|his|her|their|our|your|all|both|\d+|up|down|off|out|from)$/;
export const question =
  /^(?:is(?! to)|are(?! to)|was|were|does|did|where|what|who|which|why|how|has)\b/;
export const past = /(?:ed|left|got|brought|sent|flung|taken|hung|laid|thrown)$/;

export function isToken(word: string | undefined): boolean {
  return /^[PT]\d+$/.test(word ?? "");
}

export function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [wording, words]) => changed.replace(wording, words), text);
}

export function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^(?:[ ,]|and\b)+|(?:[ ,]|\band)+$/g, "")
    .trim();
}
