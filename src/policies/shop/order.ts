/** What an order asks for, as far as its sentence says it. */
import { buyer } from "../../core/notebook.js";

export interface Order {
  /** In order, without what is only politeness, and without the price. */
  readonly words: readonly string[];
  /** In dollars; infinite when nothing is said. */
  readonly limit: number;
  /** The same, for the search. */
  readonly query: string;
  /** All words in one line, to find phrases in. */
  readonly line: string;
}

const polite = new Set(
  (
    "a an the and or but with in of for to is are be it its that this should has have i we us our my me you your " +
    "please could can would like need want buy order get find looking look after out some am some any one ones " +
    "who which will as on at from by so too also really make sure spend under"
  ).split(" "),
);

const price =
  /,? ?(?:and |for )?(?:please )?(?:spend )?(?:the )?(?:price |cost(?:s|ing)? |at )?(?:of )?(?:lower|less|under|below|cheaper|no more|at most|up to) ?(?:than )?\$? ?(\d+(?:\.\d+)?)(?: dollars?)?/i;

export function readOrder(sentence: string): Order {
  const limit = Number(price.exec(sentence)?.[1] ?? Number.POSITIVE_INFINITY);
  const said = sentence.replace(price, " ").replace(buyer, " ");
  const words = wordsOf(said).filter((word) => !polite.has(word));
  return { words, limit, query: words.join(" "), line: ` ${wordsOf(said).join(" ")} ` };
}

/** In small letters; one spelling for singular and plural. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}

/** The order without the first mention of what it is about: "bath towel" may be the thing or its size. */
export function withoutNoun(order: Order, noun: string): Order {
  return { ...order, line: order.line.replace(` ${wordsOf(noun).join(" ")} `, "  ") };
}

/** How much of a text's words the order has, in [0, 1]; a number that it does not have rules the text out. */
export function shareSaid({ line }: Order, text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  if (line.includes(` ${words.join(" ")} `)) return 1;
  const missing = words.filter((word) => !line.includes(` ${word} `));
  if (missing.some((word) => /^\d/.test(word))) return 0;
  return (words.length - missing.length) / (words.length + 1);
}

/** Which of the order's words a text has. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}
