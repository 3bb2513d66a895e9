/** Facts: what the agent was told or saw in one household, with source and validity. */

/**
 * - `at`: the thing (class or instance) is at one of `objects`; with polarity false, at none of them.
 * - `holds`: a sighting. The place held exactly `objects` (all of them, nothing else) when it was seen.
 * - `is`: the description ("Ana's mug") means one of the instances in `objects`.
 */
export type Relation = "at" | "holds" | "is";

export type FactSource = "answer" | "observation" | "inference" | "rule";

/** `contradicted`: the agent has since seen otherwise. `retracted`: the person took it back. */
export type FactStatus = "valid" | "contradicted" | "superseded" | "retracted";

/** A fact before it has a row. */
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
  /** Only a fact of the same slot invalidates another; see {@link slotOf}. */
  readonly slot: string;
  /** Who said it; null for what the agent saw. */
  readonly person: string | null;
  /** Their name; null also for those who gave none. */
  readonly personName: string | null;
  readonly question: string | null;
  readonly ballot: string | null;
  readonly episode: string | null;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
  readonly invalidAt: number | null;
  readonly status: FactStatus;
  /** The fact that replaced or disproved it. */
  readonly supersededBy: string | null;
  /** It ended because the robot moved the thing. */
  readonly moved?: true;
  /** The question that settles which of several contradictory claims holds. Until then none of them is used. */
  readonly dispute: string | null;
}

/** A fact with the rest of its life. */
export interface FactLife extends Fact {
  /** The fact that this one revives, because what had replaced it was taken back. */
  readonly revives: string | null;
  /** The words from which it was understood, or in which a rule was taught; null when there are none. */
  readonly words: string | null;
}

/** Object of a fact whose words name nothing of the home. The words themselves stay with the ballot. */
export const asSaid = "as said";

/** Whether a name is an instance ("mug 2") and not a class ("mug"). */
export function isInstance(name: string): boolean {
  return / \d+$/.test(name);
}

/** The class of a thing or place: "mug 2" -> "mug". */
export function classOf(name: string): string {
  return name.replace(/ \d+$/, "");
}

/**
 * Whether an instance fits a name: an instance ("mug 2"), a class ("mug"), or a description whose last
 * word is the class ("Ana's mug": it may be that one).
 */
export function matches(instance: string, name: string): boolean {
  const kind = classOf(instance);
  return instance === name || kind === name || name.endsWith(` ${kind}`);
}

/** Whether a name means one thing: an instance ("mug 2") or a description ("Ana's mug"). */
export function isOneThing(name: string): boolean {
  return name.includes(" ");
}

/**
 * The slot of a fact. All locations of one thing share a slot, as it is at one place at a time. A class may be in
 * many places, so each of its location claims has its own slot.
 */
export function slotOf(
  fact: Pick<NewFact, "subject" | "relation" | "objects" | "polarity">,
): string {
  if (fact.relation !== "at" || (isOneThing(fact.subject) && fact.polarity)) {
    return `${fact.subject}|${fact.relation}`;
  }
  const sign = fact.polarity ? "at" : "not-at";
  return `${fact.subject}|${sign}|${[...fact.objects].sort().join(",")}`;
}

/** What was just seen at one place: everything that lies there. */
export interface Sighting {
  readonly place: string;
  readonly things: readonly string[];
}

/**
 * Whether a sighting disproves a claim: every claimed place was seen without the thing, or an instance was seen
 * elsewhere. Sightings are superseded, never contradicted. A rule says where a thing belongs, so no sighting
 * disproves it.
 *
 * @param sightings the newest sighting of each place that is newer than the claim
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

/** Whether it is a guess, made because nobody answered. */
export function isGuess({ source, certainty }: Pick<NewFact, "source" | "certainty">): boolean {
  return source === "inference" && certainty === "unsure";
}

/** A key that is equal for equal claims, regardless of person and confidence. */
export function claimKey({ subject, relation, polarity, objects }: NewFact): string {
  return `${subject}|${relation}|${polarity ? "" : "not "}${[...objects].sort().join(",")}`;
}
