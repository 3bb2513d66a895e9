/** Reuse: what it was worth to keep a fact or a tuple, and whether it misled. */
import { classOf, type Fact, matches, type Sighting } from "./fact.js";
import { descriptionOf } from "./notebook.js";
import type { Need } from "./question.js";

/** What was seen in the episode about a fact that had been reused in it. */
export type ReuseFinding = "true" | "untrue";

type Claim = Pick<Fact, "id" | "subject" | "relation" | "objects" | "polarity">;

/** What one step of the world shows. */
export interface StepEvidence {
  readonly command: string | null;
  /** The task was done by it. */
  readonly done: boolean;
  /** Places whose content it shows, all of it. */
  readonly sightings: readonly Sighting[];
  /** Ids of the facts that it shows not to hold, or not to hold any more. */
  readonly disproved: ReadonlySet<string>;
}

/** The names that facts meeting a need may have for what is wanted: class, description, its instances. */
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
 * Whether a step bears out a fact that was reused, or shows it untrue; null when it says nothing about it.
 * What the agent takes from where the fact has it was there; what it sees elsewhere is not there.
 *
 * @param names what the need was about, see {@link wantedNames}
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

/** One time that a remembered fact was found untrue. */
export interface Misleading {
  /** Class of what was looked for. */
  readonly noun: string;
  /** Row id of who had said it; null for what the agent had seen itself. */
  readonly person: string | null;
  /** The round in which it was found out. */
  readonly round: number;
}

/** How remembering went in a household so far. */
export interface ReuseHistory {
  readonly misled: readonly Misleading[];
  /**
   * Of the agent's own sightings that were reused in a later round and looked at again: how many were not
   * true any more, and how many rounds old all of them were together.
   */
  readonly moved: { readonly times: number; readonly rounds: number };
  /** The round in which each fact was last said or seen. */
  readonly rounds: ReadonlyMap<string, number>;
}

/** Why a fact in the notebook is not enough to go by. */
export type Doubt =
  | { readonly kind: "thing" }
  | { readonly kind: "person" }
  | { readonly kind: "age"; readonly rounds: number };

/** Rounds without a move that are taken for granted, so that a first one does not tell too much. */
const quietRounds = 5;

/**
 * Whether people are to be asked although the notebook has an answer: when there is a doubt about every fact
 * of it. What was seen or said in this round is not doubted, and neither is anything as long as nothing was
 * found untrue. There is a doubt about a fact when, since it was last seen or said,
 *
 * - a thing of that kind was not where it was remembered, or
 * - something else that the same person had said was found untrue, or
 * - so many rounds went by that it is likelier to have been moved than not, at the rate at which things
 *   were found moved in this home.
 *
 * @returns the doubt about the newest of them, or null
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

/** How often something was reused, and how that went. */
export interface ReuseCount {
  /** Times that it spared a question; of a tuple, times that an action was taken from it. */
  readonly used: number;
  /** Of these, in an episode that reached its goal. */
  readonly succeeded: number;
  /** Of these, found untrue in the same episode. */
  readonly untrue: number;
}

/** Needs that came up, and how they were met. A question is counted once, whatever number of facts spared it. */
export interface ReuseFigures {
  readonly questionsSaved: number;
  readonly questionsAsked: number;
  /** Asked although the notebook had an answer, because there was a doubt about it. */
  readonly askedAgain: number;
  /** Saved, of all that were saved or asked; 0 when there were none. */
  readonly reuseRate: number;
  /** Saved ones in whose episode a fact that saved them was found untrue. */
  readonly wrongReuses: number;
  /** Of the saved ones; 0 when there were none. */
  readonly wrongReuseRate: number;
  /** Saved ones whose episode reached its goal, of those whose episode has ended; 0 when there were none. */
  readonly successRate: number;
}

/** Facts that saved questions: each fact counts in each question. */
export interface ReuseGroup {
  readonly reuses: number;
  /** Looked at afterwards in the same episode. */
  readonly lookedAt: number;
  readonly untrue: number;
}

export interface ReuseSummary extends ReuseFigures {
  readonly byHousehold: Readonly<Record<string, ReuseFigures>>;
  readonly bySource: Readonly<Record<string, ReuseGroup>>;
  /** By rounds since the fact was last said or seen: 0 is the same round. */
  readonly byAge: readonly (ReuseGroup & { readonly age: number })[];
  /** Actions taken from tuples. */
  readonly tuples: ReuseCount;
}

/** The reuse ledger: rows derived from steps, written in their transactions. */
export interface ReuseStore {
  summary(household?: string): Promise<ReuseSummary>;
  /** How the facts and tuples with these ids did; those that were never reused are absent. */
  counts(ids: readonly string[]): Promise<ReadonlyMap<string, ReuseCount>>;
  /** From 0 (it misled) over 0.5 (too little is known) to 1 (it always helped); absent: never reused. */
  usefulness(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How remembering went in a household, and how old these facts of it are. */
  experience(household: string, facts: readonly string[]): Promise<ReuseHistory>;
}
