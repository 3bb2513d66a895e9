import type { Episode } from "../core/episode.js";
import { newId } from "../core/id.js";
import type { Choice, Need, Question, QuestionView } from "../core/question.js";
import type { NewTimer } from "../core/stores.js";
import type { DeskParts } from "./parts.js";
import { wakingHoursOf } from "./rules.js";

export interface Asked {
  readonly episode: Episode;
  readonly need: Need;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly Choice[];
  readonly mode: Question["mode"];
  readonly view: QuestionView;
  readonly propensity: number;
  readonly assignee: string | null;
  readonly adjudicates: string | null;
}

/** A question that settles a dispute needs one answer and has no fallback but exploring. */
export function newQuestion(parts: DeskParts, asked: Asked): Question {
  const { rules, clock, answerTimeoutMs } = parts;
  const { episode, ...rest } = asked;
  const askedAt = clock.now();
  const settlesOther = asked.adjudicates !== null;
  return {
    ...rest,
    id: newId("q"),
    household: episode.household,
    episode: episode.id,
    purpose: episode.purpose,
    ...(episode.campaign && { campaign: episode.campaign }),
    state: "open",
    reason: null,
    followUp: null,
    askedAt,
    deadline: wakingHoursOf(rules, episode.bot).addAwake(askedAt, answerTimeoutMs),
    settledAt: null,
    quorum: settlesOther ? 1 : rules.quorum,
    fallback: settlesOther ? "explore" : rules.fallback,
  };
}

/** Plans the reminders and the escalation due before the deadline. */
export function planTimers(
  { rules }: DeskParts,
  question: Question,
  bot: Episode["bot"],
): readonly NewTimer[] {
  const hours = wakingHoursOf(rules, bot);
  const after = (ms: number): number => hours.addAwake(question.askedAt, ms);
  const timers: NewTimer[] = [...rules.remindAfterMs]
    .sort((a, b) => a - b)
    .map((ms, at) => ({ kind: "remind", nth: at + 1, dueAt: after(ms) }));
  if (rules.escalateAfterMs !== null) {
    timers.push({ kind: "escalate", nth: 1, dueAt: after(rules.escalateAfterMs) });
  }
  return timers.filter(({ dueAt }) => dueAt < question.deadline);
}
