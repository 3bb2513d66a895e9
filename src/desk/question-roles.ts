/** Who is who in a question: the same words in other places ask something else. */

/** Words that something stands after that something else is said to be at, for or from. */
const relations =
  /\b(in|inside|into|on|onto|under|underneath|beneath|below|above|over|behind|beside|near|by|for|from|to|with|without|between|before|after|than)\b/g;

/**
 * Whether two questions of the same words give them other roles: "Ben keeps Ana's keys" and "Ana keeps Ben's keys",
 * "the book under the lamp" and "the lamp under the book", "Did Ana call Ben?" and "Did Ben call Ana?".
 */
export function swapsRoles(one: string, other: string): boolean {
  const [a, b] = [readRoles(one), readRoles(other)];
  const haveOwners = a.owners.length > 0 && b.owners.length > 0;
  if (haveOwners && !isSameList(a.owners.toSorted(), b.owners.toSorted())) return true;
  if (isSameList(a.names.toSorted(), b.names.toSorted()) && !isSameList(a.names, b.names))
    return true;
  return isTurned(a, b) || isTurned(b, a);
}

interface Roles {
  /** Whose something is: "Ana's". */
  readonly owners: readonly string[];
  /** Names that own nothing, as they follow each other. */
  readonly names: readonly string[];
  /** What stands before and after each word of relation. */
  readonly sides: readonly {
    readonly relation: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
}

function readRoles(question: string): Roles {
  const text = question.normalize("NFKC").replace(/[\u2018\u2019]/g, "'");
  const owned = [...text.matchAll(/(?<!\p{L})(\p{L}+)(?:'s|s')(?=\s+\p{L})/gu)].map(
    ([, name = ""]) => name,
  );
  const owners = owned.map((name) => name.toLowerCase()).filter((name) => !asked.has(name));
  const names = [...text.matchAll(/(?<=\s)\p{Lu}\p{Ll}+(?!['\p{L}])/gu)].map(([name]) => name);
  const plain = text.toLowerCase();
  const sides = [...plain.matchAll(relations)].map(({ 0: relation, index }) => ({
    relation,
    before: thingsIn(plain.slice(0, index)),
    after: thingsIn(plain.slice(index + relation.length)),
  }));
  return { owners, names, sides };
}

const asked = new Set(["where", "what", "who", "how", "when", "which", "it", "that", "there"]);

function thingsIn(text: string): readonly string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !asked.has(word) && !empty.has(word));
}

const empty = new Set(
  "the are was were does did has have can could you please some any".split(" "),
);

/** Something stands before a word of relation that stands after it in the other, and the other way round. */
function isTurned(one: Roles, other: Roles): boolean {
  return one.sides.some(({ relation, before, after }) =>
    other.sides.some(
      (side) =>
        side.relation === relation &&
        after.some((word) => side.before.includes(word) && !side.after.includes(word)) &&
        before.some((word) => side.after.includes(word) && !side.before.includes(word)),
    ),
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}
