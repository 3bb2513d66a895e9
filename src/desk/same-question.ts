import { baseLexicon } from "./grounding/lexicon.js";
import { readNumeral } from "./grounding/numerals.js";
import { type Frame, frameOf } from "./question/frame.js";

/** Below it, nobody is asked whether two questions are the same. */
const leastToJudge = 0.15;

/**
 * Whether two questions mean the same, so that one's answer serves the other: whether their frames unify. Measured on
 * pairs of household questions (`sous bench paraphrases`): it prefers asking twice to a wrong answer.
 *
 * @slice memory
 */
export function isSameQuestion(one: string, other: string): boolean {
  const [a, b] = [frameOf(one), frameOf(other)];
  return a !== null && b !== null && a.asks === b.asks && a.says === b.says && agree(a, b);
}

/** One of them may say less about the time, the kind of place and the person. */
function agree(a: Frame, b: Frame): boolean {
  const isOpen = (x: string, y: string): boolean => x === "" || y === "" || x === y;
  const isUsual = [a.time, b.time].includes("mostly");
  const isTime = isUsual ? /^(?:usually|mostly){2}$/.test(a.time + b.time) : isOpen(a.time, b.time);
  return isTime && isOpen(a.kind, b.kind) && isOpen(a.person, b.person);
}

/** The same, with a judge of the pairs that the rules leave open; absent: they are not the same. */
export async function isTakenForSame(
  { one, other, similarity }: { one: string; other: string; similarity: number },
  judge: ((one: string, other: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  if (isSameQuestion(one, other)) return true;
  return judge !== undefined && mayBeSame(one, other, similarity) && judge(one, other);
}

/**
 * Whether two questions may mean the same although their frames differ. What tells questions apart: something else
 * asked, another name, count, colour or thing, a "not", the same words in other roles, or only words more.
 */
function mayBeSame(one: string, other: string, similarity: number): boolean {
  const [a, b] = [frameOf(one), frameOf(other)];
  if (similarity < leastToJudge || a === null || b === null || a.asks !== b.asks) return false;
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  const onlyA = wordsA.filter((word) => !wordsB.includes(word));
  const onlyB = wordsB.filter((word) => !wordsA.includes(word));
  return (
    agree(a, b) &&
    onlyA.length > 0 &&
    onlyB.length > 0 &&
    ![...onlyA, ...onlyB].some(tellsApart) &&
    namesIn(one).join() === namesIn(other).join() &&
    isSameKind(kindsIn(wordsA), kindsIn(wordsB))
  );
}

/** The words of a frame without the marks of roles. */
function wordsOf({ says }: Frame): readonly string[] {
  return says.replace(/\b(?:who|what|whom|of)=|\btold\(/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that no other word stands for. */
const telling = new Set(
  `not no none never nobody nothing without except but only all any both each more less fewer most least few many
   other another same first next before after until since under above over below behind beside between near inside
   outside from with left right top bottom upper lower front back middle out up down off yesterday today tomorrow last
   good bad hot cold warm heat cool wet dry full empty open shut close locked lock my your his her our their may must
   should need big small tall short long old new clean dirty red green blue yellow white black brown grey orange purple
   pink`.split(/\s+/),
);

function tellsApart(word: string): boolean {
  return telling.has(word) || readNumeral(word) !== null || /\d/.test(word);
}

/** Names in their order, in small letters: whose something is, and what has a capital letter. */
function namesIn(question: string): readonly string[] {
  const text = question.normalize("NFKC").replace(/[\u2018\u2019]/g, "'");
  const said = text.matchAll(
    /(?<!\p{L})(?:(\p{L}{1,40})(?:'s|s')(?!\p{L})|(?<=[\p{L},] )(\p{Lu}\p{L}{0,40}))/gu,
  );
  return [...said]
    .map(([, owner, name = ""]) => (owner ?? name).toLowerCase())
    .filter((name) => !asked.has(name));
}

const asked = new Set("where what who how when which it that there here i".split(" "));

/** What each name of a place or thing may stand for. A longer name hides those within it. */
function kindsIn(words: readonly string[]): readonly (readonly string[])[] {
  const kinds: (readonly string[])[] = [];
  for (let at = 0; at < words.length; at++) {
    const size = [3, 2, 1].find((n) => baseLexicon.has(words.slice(at, at + n).join(" ")));
    if (size === undefined) continue;
    const name = words.slice(at, at + size).join(" ");
    const { places, things } = baseLexicon.get(name) ?? { places: [], things: [] };
    const named = [...places, ...things];
    kinds.push(named.length > 0 ? named : [name]);
    at += size - 1;
  }
  return kinds;
}

function isSameKind(
  one: readonly (readonly string[])[],
  other: readonly (readonly string[])[],
): boolean {
  return (
    one.length === other.length &&
    one.every((kinds, at) => kinds.some((kind) => other[at]?.includes(kind)))
  );
}
