/** Parses the sentence of an order. */
import { buyer } from "../../core/memory/notebook.js";
import { singular } from "../../core/words/names.js";

export type Order = ReturnType<typeof readOrder>;

const polite = new Set(
  (
    "a an the and or but with in of for to is are be it its that this should has have i we us our my me you your " +
    "please could can would like need want buy order get find looking look after out some am some any one ones " +
    "who which will as on at from by so too also really make sure spend under"
  ).split(" "),
);

const price =
  /,? ?(?:and |for )?(?:please )?(?:spend )?(?:the )?(?:price |cost(?:s|ing)? |at )?(?:of )?(?:lower|less|under|below|cheaper|no more|at most|up to) ?(?:than )?\$? ?(\d+(?:\.\d+)?)(?: dollars?)?/i;

const unwanted = /\b(?:not|no|without|except|never) (?:(?:the|a|an|any|in|for) )*[\p{L}\p{N}]+/giu;

const upToComma = "[^:,.;!?(]|\\.(?=\\d)";

function namingUpTo(signs: string, words: string): RegExp {
  return new RegExp(
    `\\b(?:out of|needs?|wants?|buy|order|get|find|like|looking for|look for|search for|purchase|show me) (?:me |some |to (?:buy|order|get|find) |an? |the |more ){0,4}((?:${signs}){1,200}?)(?= (?:in|${words}that|which|and|is|are|please) |[:,;!?(]|\\.(?!\\d)|$)`,
    "giu",
  );
}

const naming = [upToComma, "[^:.;!?(]|\\.(?=\\d)"].map((signs) =>
  namingUpTo(signs, "with|for|from|made|"),
);
const namingAfterMore = [namingUpTo(upToComma, "")];

export function readOrder(sentence: string) {
  const limit = Number(price.exec(sentence)?.[1] ?? Number.POSITIVE_INFINITY);
  const said = sentence.replace(price, " ").replace(buyer, " ");
  const content = (text: string) => text.split(/\s+/).filter((word) => !polite.has(word));
  const written = said.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?|\d+(?:\.\d+)?/gu) ?? [];
  const named = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...sentence.replace(price, "").matchAll(pattern)].map(([, thing = ""]) => thing),
    );
  const irregular = written.flatMap((word) => (/ves$/.test(word) ? [singular(word)] : []));
  return {
    words: wordsOf(said.replace(unwanted, " ")).filter((word) => !polite.has(word)),
    /** Dollars; infinite when not given. */
    limit,
    query: content([...written, ...irregular].join(" ")).join(" "),
    line: ` ${wordsOf(said).join(" ")} `,
    /** Phrases that may end in the ordered thing: "phosphate free cleaners". */
    things: named(naming),
    /** Phrases with more words before the thing: "machine washable with pockets aprons". */
    farther: named(namingAfterMore),
  };
}

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns words in lower case and in the singular, with numbers as digits. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
  return words.map((word) => {
    const number = numbers.indexOf(word) + 1;
    if (number > 1) return String(number);
    return word.length > 3 ? singular(word) : word;
  });
}

/** Removes the thing's first mention: "bath towel" may be the thing or its size. */
export function withoutNoun(order: Order, noun: string): Order {
  return { ...order, line: order.line.replace(` ${wordsOf(noun).join(" ")} `, "  ") };
}

const denied = / (?:not|no|without|except|never) (?:(?:the|a|an|any|in|for) )*$/;

/** True if the order names the whole text; "denied" if it only excludes it. */
export function saysWhole({ line }: Order, text: string): boolean | "denied" {
  const phrase = ` ${wordsOf(text).join(" ")} `;
  if (phrase.trim() === "") return false;
  let isDenied = false;
  for (let at = line.indexOf(phrase); at >= 0; at = line.indexOf(phrase, at + 1)) {
    if (!denied.test(line.slice(0, at + 1))) return true;
    isDenied = true;
  }
  return isDenied && "denied";
}

export function countingWords(text: string): readonly string[] {
  return wordsOf(text).filter((word) => !polite.has(word));
}

export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}
