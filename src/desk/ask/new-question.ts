/** Makes questions with their timers, and chooses the person to ask. */
import type { AskRequest } from "../../core/episode/desk.js";
import type { Episode } from "../../core/episode/episode.js";
import { newId } from "../../core/id.js";
import { startOfDay } from "../../core/local-time.js";
import { classOf, type NewFact } from "../../core/memory/fact.js";
import { habitFacts, learnPeople, trustIn } from "../../core/memory/habits.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { KnownPerson, NewTimer } from "../../core/memory/stores.js";
import { outsideWorkspace } from "../../core/people/join.js";
import type { Need, Question } from "../../core/question/question.js";
import type { DeskParts } from "../parts.js";
import { wakingHoursOf } from "../rules.js";

/** Makes an open question. Rules of the desk fill in what `given` leaves out, such as the deadline. */
export function newQuestion(
  { rules, clock, answerTimeoutMs }: DeskParts,
  episode: Episode,
  given: Pick<Question, "need" | "text" | "why" | "choices" | "mode" | "view"> & Partial<Question>,
): Question {
  const askedAt = given.askedAt ?? clock.now();
  return {
    id: newId("q"),
    household: episode.household,
    episode: episode.id,
    purpose: episode.purpose,
    ...(episode.campaign && { campaign: episode.campaign }),
    state: "open",
    reason: null,
    followUp: null,
    propensity: 1,
    askedAt,
    deadline: wakingHoursOf(rules, episode.bot).addAwake(askedAt, answerTimeoutMs),
    settledAt: null,
    quorum: rules.quorum,
    fallback: rules.fallback,
    assignee: null,
    adjudicates: null,
    ...given,
  };
}

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

/**
 * Chooses the person asked least today, weighed by how often each was right about such things (`assignee` null: anybody
 * may answer, as in a task that a person requested). Returns null when everybody has had their questions for today.
 * People who joined only through a campaign's link are not asked.
 */
export async function assign(
  parts: DeskParts,
  { episode, need }: Pick<AskRequest, "episode" | "need">,
): Promise<{ readonly assignee: string | null } | null> {
  if (episode.origin !== "scheduled") return { assignee: null };
  const answerers = await parts.memory.people.answerersIn(episode.bot, episode.channel);
  const known = answerers.filter(
    ({ optedOutAt, workspace }) => optedOutAt === null && workspace !== outsideWorkspace,
  );
  if (known.length === 0) return { assignee: null };
  const habits = learnPeople(await parts.memory.facts.lastTold(episode.household, habitFacts));
  let chosen: { person: KnownPerson; share: number } | null = null;
  for (const person of known) {
    const { asked, left } = await askedToday(parts, person);
    if (left <= 0) continue;
    const share = (asked + 1) / trustIn(habits, person.id, classOf(need.noun));
    if (!chosen || share < chosen.share) chosen = { person, share };
  }
  return chosen && { assignee: chosen.person.id };
}

/** Counts a person's questions of today, and those left. People who opted out have none. */
export async function askedToday(
  { memory, rules, clock }: DeskParts,
  { id, dailyCap, optedOutAt }: KnownPerson,
) {
  const today = startOfDay(clock.now(), rules.timeZone);
  const most = optedOutAt === null ? (dailyCap ?? rules.dailyQuestions) : 0;
  const asked = await memory.people.questionsToday(id, today);
  return { asked, left: most - asked };
}

type Claim = Pick<NewFact, "polarity" | "objects">;

const not = "not ";

export function claimValue({ polarity, objects }: Claim): string {
  return `${polarity ? "" : not}${objects.join(",")}`;
}

export function readClaimValue(value: string): Claim {
  const polarity = !value.startsWith(not);
  return { polarity, objects: (polarity ? value : value.slice(not.length)).split(",") };
}

export function choiceFact({ need }: Pick<Question, "need">, value: string): NewFact {
  const { polarity, objects } = readClaimValue(value);
  return claimOf(need, objects, polarity);
}

export function claimOf(need: Need, objects: readonly string[], polarity = true): NewFact {
  return {
    subject: subjectOf(need),
    relation: need.func === "where" ? "at" : "is",
    objects,
    polarity,
    certainty: "sure",
    source: "answer",
  };
}
