/** Defines facts: what is known of a home, from people's answers, sightings or rules. */

/**
 * What a fact says of its subject.
 * - `at`: the thing or class is at one of `objects`; with polarity false, at none.
 * - `holds`: a sighting of exactly `objects`.
 * - `is`: the description ("Ana's mug") means one of `objects`.
 */
export type Relation = "at" | "holds" | "is";

export type FactSource = "answer" | "observation" | "inference" | "rule";

/** `contradicted`: a sighting disproved it. `retracted`: its person took it back. */
export type FactStatus = "valid" | "contradicted" | "superseded" | "retracted";

export interface NewFact {
  readonly subject: string;
  readonly relation: Relation;
  readonly objects: readonly string[];
  readonly polarity: boolean;
  readonly certainty: "sure" | "unsure";
  readonly source: FactSource;
}

export interface Fact extends NewFact {
  readonly id: string;
  readonly household: string;
  /** A new fact ends only older ones of the same slot; see {@link slotOf}. */
  readonly slot: string;
  /** Row id. Null for what the agent saw. */
  readonly person: string | null;
  readonly personName: string | null;
  readonly question: string | null;
  readonly ballot: string | null;
  readonly episode: string | null;
  readonly validFrom: number;
  readonly invalidAt: number | null;
  readonly status: FactStatus;
  /** The fact that replaced or disproved it. */
  readonly supersededBy: string | null;
  /** It ended because the robot moved the thing. */
  readonly moved?: true;
  /** The question about contradicting claims. None of them is used until it is settled. */
  readonly dispute: string | null;
}

export interface FactLife extends Fact {
  /** The fact that this one restores, because its replacement was taken back. */
  readonly revives: string | null;
  /** The words that the fact was read from, if any. */
  readonly words: string | null;
}

/** A rule that people taught or that was learned (OPEx-H and OPEx-L in the paper OPEx). */
export interface WorldRule {
  readonly id: string;
  /** Null for rules of every home. */
  readonly household: string | null;
  /** The rule as a sentence: "you can only hold one thing". */
  readonly text: string;
  readonly source: "taught" | "learned";
  readonly person: string | null;
  readonly at: number;
}

/** A new fact closes the facts in `supersedes` that are of its kind and about its subject, and no others. */
export interface FactWrite
  extends NewFact,
    Pick<Fact, "id" | "person" | "question" | "ballot" | "episode"> {
  readonly supersedes: readonly string[];
}

export interface FactInvalidation {
  readonly id: string;
  readonly status: Exclude<FactStatus, "valid">;
  readonly by?: string | null;
  readonly moved?: true;
}

/** A taught rule: "mugs belong in the cupboard". */
export interface NewRule {
  readonly id: string;
  readonly household: string;
  /** `source` is "rule". */
  readonly fact: NewFact;
  readonly person: string;
  readonly words: string;
}

/** Object of a claim whose words name nothing in the home. */
export const asSaid = "as said";

export function isInstance(name: string): boolean {
  return / \d+$/.test(name);
}

/** Returns "mug" for "mug 2". */
export function classOf(name: string): string {
  return name.replace(/ \d+$/, "");
}

/** Whether a name may mean the instance: itself, its class, or a description that ends with its class ("Ana's mug"). */
export function matches(instance: string, name: string): boolean {
  const kind = classOf(instance);
  return instance === name || kind === name || name.endsWith(` ${kind}`);
}

/** Whether a name is an instance ("mug 2") or a description ("Ana's mug"). */
export function isOneThing(name: string): boolean {
  return name.includes(" ");
}

/** Returns the slot, within which facts replace each other: one for a thing, one for each claim of a class. */
export function slotOf(
  fact: Pick<NewFact, "subject" | "relation" | "objects" | "polarity">,
): string {
  if (fact.relation !== "at" || (isOneThing(fact.subject) && fact.polarity)) {
    return `${fact.subject}|${fact.relation}`;
  }
  const sign = fact.polarity ? "at" : "not-at";
  return `${fact.subject}|${sign}|${[...fact.objects].sort().join(",")}`;
}

export interface Sighting {
  readonly place: string;
  readonly things: readonly string[];
}

/**
 * Whether sightings disprove a claim: every claimed place was seen without the thing, or the instance elsewhere.
 * Sightings are superseded instead, and rules are never disproved.
 * @param sightings newest of each place, newer than the claim
 */
export function isContradicted(claim: Fact, sightings: ReadonlyMap<string, Sighting>): boolean {
  if (claim.relation !== "at" || claim.source === "observation") return false;
  if (claim.source === "rule") return false;
  const holds = (place: string): boolean =>
    sightings.get(place)?.things.some((thing) => matches(thing, claim.subject)) ?? false;
  if (!claim.polarity) return claim.objects.some(holds);
  if (claim.objects.some(holds)) return false;
  const seenElsewhere =
    isInstance(claim.subject) &&
    [...sightings.values()].some((sighting) => sighting.things.includes(claim.subject));
  return seenElsewhere || claim.objects.every((place) => sightings.has(place));
}

/** Whether the fact was guessed because nobody answered. */
export function isGuess({ source, certainty }: Pick<NewFact, "source" | "certainty">): boolean {
  return source === "inference" && certainty === "unsure";
}

/** Returns the same key for equal claims, regardless of who made them and how sure they are. */
export function claimKey({ subject, relation, polarity, objects }: NewFact): string {
  return `${subject}|${relation}|${polarity ? "" : "not "}${[...objects].sort().join(",")}`;
}
