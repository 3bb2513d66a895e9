import { type Gist, gistOf, looks, sameGist } from "./gist.js";
import { baseLexicon } from "./reading/lexicon.js";
import { readNumeral } from "./reading/numbers.js";

/**
 * The least similarity of two sentences with the same gist. It is low, as the gist decides; it excludes pairs that
 * only share a few words.
 */
const leastSimilarity = 0.3;
/** Below it, nobody is asked whether two questions are the same. */
const leastToJudge = 0.15;

/**
 * Whether two questions mean the same, so that one's answer serves the other. Measured on pairs of household
 * questions (`sous bench paraphrases`): it prefers asking twice to a wrong answer.
 *
 * @slice memory
 * @param similarity the embedder's similarity of the sentences, in [0, 1]
 */
export function isSameQuestion(one: string, other: string, similarity: number): boolean {
  if (similarity < leastSimilarity || saysOtherTime(one, other)) return false;
  return sameGist(gistOf(one), gistOf(other));
}

/** The same, with a judge of the pairs that the rules leave open; absent: they are not the same. */
export async function isTakenForSame(
  { one, other, similarity }: { one: string; other: string; similarity: number },
  judge: ((one: string, other: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  if (isSameQuestion(one, other, similarity)) return true;
  return judge !== undefined && mayBeSame(one, other, similarity) && judge(one, other);
}

/**
 * Whether two questions may mean the same although their words do not show it. What tells questions apart: another
 * question word, name, count, colour or thing, a "not", the same words in another order, or only words more.
 */
function mayBeSame(one: string, other: string, similarity: number): boolean {
  if (similarity < leastToJudge || saysOtherTime(one, other)) return false;
  const [a, b] = [gistOf(one), gistOf(other)];
  const [onlyA, onlyB] = [wordsBeside(a, b), wordsBeside(b, a)];
  if (onlyA.length === 0 || onlyB.length === 0) return sameGist(a, b);
  return (
    kindOfAnswer(a) === kindOfAnswer(b) &&
    ![...onlyA, ...onlyB].some(tellsApart) &&
    namesIn(one).join() === namesIn(other).join() &&
    isSameKind(kindsIn(a.words), kindsIn(b.words))
  );
}

function kindOfAnswer({ asks }: Gist): string {
  return asks.replace(/^what\b/, "which");
}

const usually = /\b(?:usually|normally|typically|generally|always)\b/i;
const now = /\b(?:now|currently|at the moment)\b/i;

/** One is about what is usual, the other about now. */
function saysOtherTime(one: string, other: string): boolean {
  return (
    (usually.test(one) && now.test(other) && !usually.test(other)) ||
    (usually.test(other) && now.test(one) && !usually.test(one))
  );
}

function wordsBeside({ words }: Gist, other: Gist): readonly string[] {
  return words.filter((word) => !other.words.includes(word));
}

/** Words that no other word stands for. */
const telling = new Set(
  `not no none never nobody nothing without except but only all any both each more less fewer most least few many
   other another same first next before after until since under above over below behind beside between near inside
   outside from with left right top bottom upper lower front back middle out up down off yesterday today tomorrow last
   good bad hot cold warm heat cool wet dry full empty open shut close locked lock my your his her our their may must
   should need ${looks.replaceAll("|", " ")}`.split(/\s+/),
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
