/** Compares what simulated people did with what was kept: nothing lost, nothing twice, nothing too early. */
import type { LiveAct, Unsaid } from "./people.js";
import type { KeptAnswer, LiveEnd } from "./rows.js";

export interface LiveVerdict {
  /** Answers that people were told had arrived, of which there is no row, or one that was never read. */
  readonly lost: number;
  /** Rows beyond one for the same act, and rows of which nobody knows. */
  readonly doubled: number;
  /** Rows of people who had not agreed yet. */
  readonly tooEarly: number;
  /** Campaigns that did not come to their end. */
  readonly unfinished: number;
  /** Answers that were thought of and not given, by what had become of their question. */
  readonly unsaid: Readonly<Record<Unsaid, number>>;
  /** A line for each of the above, what was not said aside. */
  readonly findings: readonly string[];
}

export interface LiveEvidence {
  readonly acts: readonly LiveAct[];
  readonly answers: readonly KeptAnswer[];
  readonly ends: readonly LiveEnd[];
  readonly unsaid: LiveVerdict["unsaid"];
}

export function judgeLive({ acts, answers, ends, unsaid }: LiveEvidence): LiveVerdict {
  const byQuestion = new Map<string, KeptAnswer[]>();
  for (const answer of answers)
    byQuestion.set(answer.question, [...(byQuestion.get(answer.question) ?? []), answer]);
  const known = new Set<string>();
  const [lost, doubled, tooEarly]: [string[], string[], string[]] = [[], [], []];
  for (const { key, question, person, acked, isTooEarly } of acts) {
    const kept = (byQuestion.get(question) ?? []).filter((answer) => answer.key.includes(key));
    for (const { ballot } of kept) known.add(ballot);
    const about = `${person} on ${question} (${key})`;
    if (!isTooEarly && acked && kept.length === 0) lost.push(`lost: ${about}`);
    for (const { ballot } of kept.slice(1)) doubled.push(`doubled: ${about} as ${ballot}`);
  }
  for (const { ballot, isRead, isTooEarly } of answers) {
    if (isTooEarly) tooEarly.push(`too early: ${ballot}`);
    if (!isRead) lost.push(`lost: ${ballot} was never read`);
    if (!known.has(ballot)) doubled.push(`doubled: nobody gave ${ballot}`);
  }
  const unfinished = ends
    .filter(({ state }) => state !== "closed")
    .map(({ campaign, state, reason }) => `unfinished: ${campaign} is ${state} (${reason ?? ""})`);
  return {
    lost: lost.length,
    doubled: doubled.length,
    tooEarly: tooEarly.length,
    unfinished: unfinished.length,
    unsaid,
    findings: [...lost, ...doubled, ...tooEarly, ...unfinished],
  };
}
