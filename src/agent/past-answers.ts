/** Collects past questions with the candidate that proved right, to calibrate when to ask. */
import type { Memory } from "../../memory/stores.js";
import type { StepRecord } from "../core/episode/episode.js";
import { type Fact, matches } from "../core/memory/fact.js";
import type { PastAnswer } from "./conformal-asking.js";

/** Number of latest needs (missing facts) read; older ones say little about the present. */
const newest = 500;
/** A household with fewer past needs uses those of all households. */
const enoughOfOnesOwn = 10;

type Facts = readonly Fact[];

/** Reads past needs with their scored guesses, and which was right as seen later, or else as answered. */
export async function collectPastAnswers(
  { episodes, facts }: Pick<Memory, "episodes" | "facts">,
  household: string,
  exceptEpisode: string,
): Promise<readonly PastAnswer[]> {
  const noted = new Map<string, Facts>();
  async function judged(of: string | null): Promise<readonly PastAnswer[]> {
    const past: PastAnswer[] = [];
    for (const { record } of await episodes.scoredSteps(of, newest, exceptEpisode)) {
      const { episode, question } = record;
      const known = noted.get(episode) ?? (await facts.notedIn(episode));
      noted.set(episode, known);
      const answer = judgeStep(record, known, question ? await facts.toldTo(question) : []);
      if (answer) past.push(answer);
    }
    return past;
  }
  const own = await judged(household);
  return own.length >= enoughOfOnesOwn ? own : judged(null);
}

function judgeStep(record: StepRecord, known: Facts, claims: Facts): PastAnswer | null {
  const { step, scores = {} } = record;
  if (step.kind !== "ask") return null;
  const seen = seenThen(record, known);
  const right = seen.length > 0 ? seen : answered(claims);
  if (right.length === 0) return null;
  const candidates = Object.keys(scores);
  const index = candidates.findIndex((candidate) => right.includes(candidate));
  return { scores: Object.values(scores), right: index < 0 ? null : index };
}

function seenThen({ step, scores = {} }: StepRecord, known: Facts): readonly string[] {
  if (step.kind !== "ask") return [];
  const { func, adjective, noun } = step.need;
  const wanted = adjective ? findMeant(`${adjective} ${noun}`, known) : noun;
  if (wanted === undefined) return [];
  if (func === "which") return adjective ? [wanted] : [];
  return func === "where" ? firstPlaceOf(wanted, known, scores) : [];
}

function findMeant(description: string, facts: Facts): string | undefined {
  const shown = facts.find(
    ({ source, relation, subject }) =>
      source === "inference" && relation === "is" && subject === description,
  );
  return shown?.objects[0];
}

function firstPlaceOf(
  wanted: string,
  facts: Facts,
  scores: NonNullable<StepRecord["scores"]>,
): readonly string[] {
  const seen = facts.filter(
    ({ source, relation, objects }) =>
      source === "observation" &&
      relation === "holds" &&
      objects.some((thing) => matches(thing, wanted)),
  );
  const first = seen.find(({ subject }) => Object.hasOwn(scores, subject)) ?? seen[0];
  return first ? [first.subject] : [];
}

function answered(claims: Facts): readonly string[] {
  const claim = claims.findLast(
    (fact) =>
      fact.source === "answer" &&
      fact.polarity &&
      fact.status !== "retracted" &&
      fact.status !== "contradicted",
  );
  return claim?.objects ?? [];
}
