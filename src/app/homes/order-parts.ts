/** Prepares an order and splits it: names become tokens, and each part is about one thing to do. */
import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { everydayName } from "../../core/names.js";
import { literalPattern } from "../../core/wording.js";
import { inEnglish, markNames } from "../../desk/reading/in-english.js";
import { isEnglishName } from "../../desk/reading/lexicon.js";
import { normaliseText } from "../../desk/reading/normalise.js";
import { correctLook, correctSlip, correctSpelling } from "../../desk/reading/spelling.js";
import { vocabularyOf } from "../../desk/remarks/names-in.js";
import {
  boundary,
  chatter,
  is,
  moved,
  plainVerbs,
  please,
  pleaseBefore,
  polite,
  reordered,
  replaceAll,
  rewritten,
  sameAs,
  spelt,
  stateOf,
  tidy,
} from "./order-phrases.js";
import type { OwnWords } from "./own-words.js";

export function splitOrder(text: string, home: OwnerView, own: OwnWords) {
  const plain = withSpelling(joinNames(inEnglish(text) ?? normaliseText(text), own), own);
  const bare = withoutRooms(plain, home)
    .replace(polite, " ")
    .replace(pleaseBefore, " ")
    .replace(please, " , ");
  const plainly = replaceAll(tidy(replaceAll(tidy(bare), rewritten)), reordered);
  const said = replaceAll(plainly, plainVerbs);
  const marked = markNames(said, namesOf(home));
  const parts = replaceAll(marked.text, moved).split(boundary).flatMap(splitAtCommas).map(tidy);
  return { parts: parts.filter((one) => /\w/.test(one)), entities: marked.entities };
}

/** "tooth brush" */
function joinNames(text: string, { names }: OwnWords): string {
  const isName = (word: string) => names.has(word) || isEnglishName(word);
  return text.replace(/\b([a-z]+) (?=([a-z]+)\b)/g, (said, first: string, next: string) =>
    isName(first + next) && !isName(first) && first.length > 2 ? first : said,
  );
}
/** "I'm late, the kettle on the table, the egg in the bin", but not "the fork, the knife". */
function splitAtCommas(part: string): readonly string[] {
  const parts: string[] = [];
  for (const piece of part.split(/\s*,\s*/)) {
    const last = parts.at(-1);
    const isList = last !== undefined && /\b(?:T\d+|it|them)\b/.test(last) && !/P\d+$/.test(last);
    const goesOn =
      /\bT\d+|'s$/.test(piece) &&
      !sameAs.test(piece) &&
      !/\b(?:goes|belongs|should|must|needs)\b/.test(piece);
    const isOpen = isList && goesOn && !chatter.test(last) && !chatter.test(piece);
    if (last !== undefined && isOpen) parts.splice(-1, 1, `${last} and ${piece}`);
    else parts.push(piece);
  }
  return parts;
}

/** "the mug in the kitchen": a room is no place to put things. */
function withoutRooms(text: string, { places }: OwnerView): string {
  const rooms = [...new Set(places.map(({ room }) => normaliseText(room)))].filter(Boolean);
  if (rooms.length === 0) return text;
  const room = `(?:${rooms.map(literalPattern).join("|")})`;
  const end = "(?= ?(?:$|[.,;!?]|(?:and|then|in|on|to|into|please)\\b))";
  return text.replace(new RegExp(`\\b(?:in|from|to|into|of) (?:the )?${room}${end}`, "g"), "");
}

function isOrdinary(word: string): boolean {
  return stateOf.has(word) || Object.values(is).some((has) => has(word));
}

function withSpelling(text: string, { looks, owners, names }: OwnWords): string {
  const isKnown = (word: string) =>
    isEnglishName(word) || looks.has(word) || owners.has(word) || isOrdinary(word);
  const correct = (word: string) => {
    const said = correctSpelling(correctSlip(word), spelt);
    // "for" is no fork.
    return said === word && word.length > 3 ? correctLook(word, names) : said;
  };
  return text
    .split(" ")
    .map((word) => (isKnown(word) ? word : correct(word)))
    .join(" ");
}

/** Kinds are names here, so that "tomatoe" is a tomato. */
function namesOf(home: OwnerView) {
  const { names = [], ...vocabulary } = vocabularyOf(home);
  const things = thingsOf(home).map(({ id, kind }) => [id, [everydayName(kind)]] as const);
  return { ...vocabulary, names: new Map([...names, ...things]) };
}
