/** Whether a name may stand where a word does. Many names are everyday words, too. */
import { wordSet } from "../../../core/wording.js";
import type { Passage } from "../passage.js";
import { isFamous } from "../rules/full-names.js";
import { isCapital } from "../rules/rule.js";
import type { NameForm } from "./name-index.js";

/** German writes things with a capital, too. */
const germanArticles = wordSet("der die das den dem des ein eine einen einem einer kein keine");
/** Before somebody's name. */
const asking = wordSet(
  "ask asks asked tell told named called frag frage fragt m heisst demande pregunta chiedi zapytaj спроси",
);
/** "San José", "Santa Ana". */
const placeBefore = wordSet("san santa saint sankt port fort mount lake cape");
/** After a verb at the beginning of a sentence: "Mark the jar", "Will you". */
const objects = wordSet(
  "the a an my your his her our their it them us me this that these those all every each no some any you we i they he she to with of or ou oder und and den das die der ein eine le la les un une el los las seklinde desenli",
);

/** @param at the first word of the name @param last its last word */
export function mayBeName(passage: Passage, at: number, last: number, form: NameForm): boolean {
  const { words: all, text } = passage;
  const [word, before, after] = [all[at], all[at - 1], all[last + 1]];
  if (!word || form === "never") return false;
  const isBeside = before !== undefined && before.to + 3 > word.from;
  if (isBeside && placeBefore.has(before.word)) return false;
  if (at === last && isKnownThing(passage, at)) return false;
  const letter = text[word.from] ?? "";
  if (form === "sure" || letter.toLowerCase() === letter.toUpperCase()) return true;
  const capital = isCapital(letter);
  if (form === "plain") return capital || !hasMarks(passage.original(word.from, word.to));
  if (form === "capital") return capital && !isAcronym(word.word, text[word.from + 1]);
  const end = all[last]?.to ?? word.to;
  if (/^'s?(?!\p{L})/u.test(text.slice(end, end + 3))) return true;
  if (!capital) return isBeside && asking.has(before.word);
  if (isBeside && germanArticles.has(before.word)) return false;
  const isFirst = !before || before.sentence !== word.sentence;
  if (isAcronym(word.word, text[word.from + 1])) return false;
  const isVerb = after && objects.has(after.word) && text.slice(word.to, after.from) === " ";
  return !isFirst || !isVerb;
}

/** "Tom Yum", "Tom and Jerry", "Jamie Oliver". */
function isKnownThing({ words: all }: Passage, at: number): boolean {
  const [word, before, after] = [all[at]?.word, all[at - 1]?.word, all[at + 1]?.word];
  if (isFamous(before, word) || isFamous(word, after)) return true;
  return after === "and" && isFamous(word, all[at + 2]?.word);
}

function isAcronym(word: string, second: string | undefined): boolean {
  return (
    isCapital(second) &&
    /^(?:lan|san|ram|pan|art|may|pat|sue|dot|gem|can|max|min|mid|mac)$/.test(word)
  );
}

function hasMarks(written: string): boolean {
  return /\p{M}/u.test(written.normalize("NFD"));
}
