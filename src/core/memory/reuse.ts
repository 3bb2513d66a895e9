/** Judges whether reused facts were true, and whether a remembered answer is too doubtful to reuse. */
import type { Need } from "../question/question.js";
import { classOf, type Fact, matches, type Sighting } from "./fact.js";
import { descriptionOf } from "./notebook.js";

export type ReuseFinding = "true" | "untrue";

type Claim = Pick<Fact, "id" | "subject" | "relation" | "objects" | "polarity">;

export interface StepEvidence {
  readonly command: string | null;
  readonly done: boolean;
  /** Places whose whole content the robot has just seen. */
  readonly sightings: readonly Sighting[];
  readonly disproved: ReadonlySet<string>;
}

/** Returns names of the wanted thing: its description ("Ana's mug") and the things it means ("mug 2"), or its class. */
export function wantedNames(need: Need, facts: readonly Claim[]): readonly string[] {
  const description = descriptionOf(need);
  if (!description) return [need.noun];
  const meanings = facts.filter(
    ({ relation, subject }) => relation === "is" && subject === description,
  );
  const things = meanings.flatMap(({ objects }) => objects);
  return things.length > 0 ? [description, ...things] : [description, need.noun];
}

/**
 * Judges reused facts: taking the thing from the fact's place confirms one; seeing it elsewhere disproves it.
 * @param names see {@link wantedNames}
 */
export function judgeReuse(
  fact: Claim,
  names: readonly string[],
  shown: StepEvidence,
): ReuseFinding | null {
  if (fact.relation === "is") {
    if (shown.disproved.has(fact.id)) return "untrue";
    return shown.done ? "true" : null;
  }
  const isWanted = (thing: string): boolean =>
    fact.relation === "holds"
      ? fact.objects.includes(thing) && names.some((name) => matches(thing, name))
      : matches(thing, fact.subject);
  const places = fact.relation === "holds" ? [fact.subject] : fact.objects;
  const [, taken = "", from = ""] = /^take (.+) from (.+)$/.exec(shown.command ?? "") ?? [];
  if (places.includes(from) && isWanted(taken)) return "true";
  const seen = shown.sightings.filter(({ place }) => places.includes(place));
  if (seen.some(({ things }) => things.some(isWanted))) return "true";
  if (fact.relation === "holds") {
    const elsewhere = shown.sightings.flatMap(({ things }) => things);
    const isMoved = fact.objects.filter(isWanted).every((thing) => elsewhere.includes(thing));
    return seen.length > 0 || isMoved ? "untrue" : null;
  }
  return shown.disproved.has(fact.id) ? "untrue" : null;
}

export interface Misleading {
  readonly noun: string;
  /** Who said the fact, by row id. Null for the agent's own sighting. */
  readonly person: string | null;
  readonly round: number;
}

export interface ReuseHistory {
  /** Reused facts that were found untrue since the round of the oldest given fact. */
  readonly misled: readonly Misleading[];
  /** The agent's sightings that were reused and checked later: number found untrue, and sum of all ages in rounds. */
  readonly moved: { readonly times: number; readonly rounds: number };
  /** The round in which each fact was last said or seen. */
  readonly rounds: ReadonlyMap<string, number>;
}

export type Doubt =
  | { readonly kind: "thing" }
  | { readonly kind: "person" }
  | { readonly kind: "age"; readonly rounds: number };

/** Assumed rounds without a move, so that a first move does not weigh too much. */
const quietRounds = 5;

/**
 * Whether to ask despite an answer in the notebook: when all its facts are doubtful. Facts of this round are certain.
 * An older fact is doubtful if, since it was last said or seen,
 * - a thing of that kind was not where it was remembered, or
 * - another statement of the same person was found untrue, or
 * - at this home's rate of moves, it has more likely moved than not.
 * @returns the doubt about the newest fact, or null
 */
export function doubtAbout(
  need: Need,
  facts: readonly Fact[],
  { round, experience }: { readonly round: number; readonly experience: ReuseHistory },
): Doubt | null {
  let last: Doubt | null = null;
  for (const fact of facts) {
    const known = experience.rounds.get(fact.id) ?? round;
    const doubt = known < round ? doubtFact(need, fact, { round, known, experience }) : null;
    if (!doubt) return null;
    last = doubt;
  }
  return last;
}

function doubtFact(
  need: Need,
  fact: Fact,
  when: { readonly round: number; readonly known: number; readonly experience: ReuseHistory },
): Doubt | null {
  const { round, known, experience } = when;
  const { misled, moved } = experience;
  if (misled.some((one) => one.noun === classOf(need.noun) && one.round > known)) {
    return { kind: "thing" };
  }
  if (misled.some(({ person, round }) => person && person === fact.person && round >= known)) {
    return { kind: "person" };
  }
  const rate = moved.times / (moved.rounds + quietRounds);
  const rounds = round - known;
  return fact.relation !== "is" && (1 - rate) ** rounds < 0.5 ? { kind: "age", rounds } : null;
}
