/** What earlier questions came to: of the candidates that were weighed, which one was right. */
import type { StepRecord } from "../core/episode.js";
import { type FactLife, matches } from "../core/fact.js";
import type { Memory } from "../core/stores.js";
import type { PastAnswer } from "./conformal-asking.js";

/** Older ones tell little of how things are now. */
const newest = 500;
/** With fewer of its own, a household goes by those of all. */
const enoughOfOnesOwn = 10;

/**
 * Past needs whose right candidate came out: the place where the agent then saw such a thing, else what
 * people answered. A need that was explored instead of asked counts as well. Those of the household, or
 * of all households when it has fewer than 10.
 */
export async function collectPastAnswers(
  { episodes, facts }: Pick<Memory, "episodes" | "facts">,
  household: string,
  exceptEpisode: string,
): Promise<readonly PastAnswer[]> {
  const histories = new Map<string, readonly FactLife[]>();
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
export function judgeStep(record: StepRecord, facts: readonly FactLife[]): PastAnswer | null {
  const { step, scores = {} } = record;
  if (step.kind !== "ask") return null;
  const places = placesSeen(record, facts);
  const right = places.length > 0 ? places : placesTold(record, facts);
  if (right.length === 0) return null;
  const candidates = Object.keys(scores);
  const index = candidates.findIndex((candidate) => right.includes(candidate));
  return { scores: Object.values(scores), right: index < 0 ? null : index };
}

/**
 * The first place in that episode where such a thing was seen, of those that were candidates if it can be:
 * the others were known when the need came up. Of a particular thing sight tells nothing.
 */
function placesSeen(
  { episode, step, scores = {} }: StepRecord,
  facts: readonly FactLife[],
): readonly string[] {
  if (step.kind !== "ask" || step.need.func !== "where" || step.need.adjective) return [];
  const { noun } = step.need;
  const seen = facts.filter(
    (fact) =>
      fact.episode === episode &&
      fact.source === "observation" &&
      fact.relation === "holds" &&
      fact.objects.some((thing) => matches(thing, noun)),
  );
  const unseenThen = seen.find(({ subject }) => Object.hasOwn(scores, subject));
  const first = unseenThen ?? seen[0];
  return first ? [first.subject] : [];
}

/** What the answer that stands says. */
function placesTold({ question }: StepRecord, facts: readonly FactLife[]): readonly string[] {
  if (question === null) return [];
  const told = facts.findLast(
    (fact) =>
      fact.question === question &&
      fact.source === "answer" &&
      fact.polarity &&
      fact.status !== "retracted" &&
      fact.status !== "contradicted",
  );
  return told?.objects ?? [];
}
