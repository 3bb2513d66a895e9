/** What earlier questions came to: of the candidates that were weighed, which one was right. */
import type { StepRecord } from "../core/episode.js";
import { type FactLife, matches } from "../core/fact.js";
import type { Memory } from "../core/stores.js";
import type { PastAnswer } from "./conformal-asking.js";

/** Older ones tell little of how things are now. */
const newest = 500;
/** With fewer of its own, a household goes by those of all. */
const enoughOfOnesOwn = 10;

type Facts = readonly FactLife[];

/**
 * Past needs whose right candidate came out: what the agent then saw for itself, else
 * what people answered. A need that was explored instead of asked counts as well. Those of the household, or
 * of all households when it has fewer than 10.
 */
export async function collectPastAnswers(
  { episodes, facts }: Pick<Memory, "episodes" | "facts">,
  household: string,
  exceptEpisode: string,
): Promise<readonly PastAnswer[]> {
  const histories = new Map<string, Facts>();
  async function judged(of: string | null): Promise<readonly PastAnswer[]> {
    const past: PastAnswer[] = [];
    for (const { household: home, record } of await episodes.scoredSteps(of, newest)) {
      if (record.episode === exceptEpisode) continue;
      const known = histories.get(home) ?? (await facts.history(home));
      histories.set(home, known);
      const answer = judgeStep(record, known);
      if (answer) past.push(answer);
    }
    return past;
  }
  const own = await judged(household);
  return own.length >= enoughOfOnesOwn ? own : judged(null);
}

/** What came out about one need; null when nothing did. */
function judgeStep(record: StepRecord, facts: Facts): PastAnswer | null {
  const { step, scores = {} } = record;
  if (step.kind !== "ask") return null;
  const seen = seenThen(record, facts);
  const right = seen.length > 0 ? seen : told(record, facts);
  if (right.length === 0) return null;
  const candidates = Object.keys(scores);
  const index = candidates.findIndex((candidate) => right.includes(candidate));
  return { scores: Object.values(scores), right: index < 0 ? null : index };
}

/** What the agent saw in that episode: which one was meant, or the place where it was. */
function seenThen({ episode, step, scores = {} }: StepRecord, facts: Facts): readonly string[] {
  if (step.kind !== "ask") return [];
  const { func, adjective, noun } = step.need;
  const known = facts.filter((fact) => fact.episode === episode);
  const wanted = adjective ? findMeant(`${adjective} ${noun}`, known) : noun;
  if (wanted === undefined) return [];
  if (func === "which") return adjective ? [wanted] : [];
  return func === "where" ? firstPlaceOf(wanted, known, scores) : [];
}

/** The instance that turned out to be "Ana's mug", because the task was done with it. */
function findMeant(description: string, facts: Facts): string | undefined {
  const shown = facts.find(
    ({ source, relation, subject }) =>
      source === "inference" && relation === "is" && subject === description,
  );
  return shown?.objects[0];
}

/** Of the candidates if it can be: the other places were known when the need came up. */
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

/** What the answer that stands says. */
function told({ question }: StepRecord, facts: Facts): readonly string[] {
  if (question === null) return [];
  const claim = facts.findLast(
    (fact) =>
      fact.question === question &&
      fact.source === "answer" &&
      fact.polarity &&
      fact.status !== "retracted" &&
      fact.status !== "contradicted",
  );
  return claim?.objects ?? [];
}
