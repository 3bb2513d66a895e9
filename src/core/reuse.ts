/** Reuse: how useful a kept fact or tuple was, and whether it misled. */
import { classOf, type Fact, matches, type Sighting } from "./fact.js";
import { descriptionOf } from "./notebook.js";
import type { Need } from "./question.js";

/** What the episode then showed about a reused fact. */
export type ReuseFinding = "true" | "untrue";

type Claim = Pick<Fact, "id" | "subject" | "relation" | "objects" | "polarity">;

/** What one step of the world shows. */
export interface StepEvidence {
  readonly command: string | null;
  /** The task was done by it. */
  readonly done: boolean;
  /** Places whose whole content it shows. */
  readonly sightings: readonly Sighting[];
  /** Ids of the facts that it disproves. */
  readonly disproved: ReadonlySet<string>;
}

/** The names under which facts may know the wanted thing: class, description, its instances. */
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
 * Whether a step confirms or disproves a reused fact; null when it says nothing about it. A thing was there if the
 * agent takes it from the fact's place, and is not there if it is seen elsewhere.
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

/** A time when a remembered fact was found untrue. */
export interface Misleading {
  /** Class of the wanted thing. */
  readonly noun: string;
  /** Row id of the person who had said it; null for what the agent saw itself. */
  readonly person: string | null;
  /** The round in which it was found out. */
  readonly round: number;
}

/** How reuse went in a household so far. */
export interface ReuseHistory {
  /** Since the round of the oldest of the facts; without facts, ever. */
  readonly misled: readonly Misleading[];
  /**
   * The agent's own sightings that were reused in a later round and checked: how many had become untrue, and the
   * sum of all their ages in rounds.
   */
  readonly moved: { readonly times: number; readonly rounds: number };
  /** The round in which each fact was last said or seen. */
  readonly rounds: ReadonlyMap<string, number>;
}

/** Why a fact in the notebook is not enough. */
export type Doubt =
  | { readonly kind: "thing" }
  | { readonly kind: "person" }
  | { readonly kind: "age"; readonly rounds: number };

/** Rounds without a move assumed at the start, so that a first move does not weigh too much. */
const quietRounds = 5;

/**
 * Whether people are asked although the notebook has an answer: when every fact of the answer is doubtful. Facts
 * of this round are not doubted. A fact is doubtful if, since it was last said or seen,
 *
 * - a thing of that kind was not where it was remembered, or
 * - something else that the same person had said was found untrue, or
 * - it is by now likelier moved than not, at the rate at which things were found moved in this home.
 *
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

/** How often something was reused, and how that went. */
export interface ReuseCount {
  /** Times that it spared a question; of a tuple, times that an action was taken from it. */
  readonly used: number;
  /** Of these, in an episode that reached its goal. */
  readonly succeeded: number;
  /** Of these, found untrue in the same episode. */
  readonly untrue: number;
}

/** How needs were met. A question counts once, however many facts spared it. */
export interface ReuseFigures {
  readonly questionsSaved: number;
  readonly questionsAsked: number;
  /** Asked because the notebook's answer was doubtful. */
  readonly askedAgain: number;
  /** Saved / (saved + asked); 0 when there were none. */
  readonly reuseRate: number;
  /** Saved questions with a saving fact that was found untrue in the same episode. */
  readonly wrongReuses: number;
  /** Share of the saved questions; 0 when there were none. */
  readonly wrongReuseRate: number;
  /** Share of saved questions whose episode reached its goal, among ended episodes; 0 when there were none. */
  readonly successRate: number;
}

/** Facts that saved questions. Each fact counts in each question. */
export interface ReuseGroup {
  readonly reuses: number;
  /** Checked afterwards in the same episode. */
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

/** The reuse ledger: rows derived from steps, written in the steps' transactions. */
export interface ReuseStore {
  summary(household?: string): Promise<ReuseSummary>;
  /** How reuse went in a household, and how old these facts of it are. */
  experience(household: string, facts: readonly string[]): Promise<ReuseHistory>;
}
