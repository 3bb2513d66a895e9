import type { AskRequest } from "../core/desk.js";
import { classOf } from "../core/fact.js";
import { habitFacts, learnPeople, trustIn } from "../core/habits.js";
import { outsideWorkspace } from "../core/join.js";
import { startOfDay } from "../core/local-time.js";
import type { KnownPerson } from "../core/stores.js";
import type { DeskParts } from "./parts.js";

export type Assignment =
  | { readonly kind: "anybody" }
  | { readonly kind: "person"; readonly person: KnownPerson }
  | { readonly kind: "nobody"; readonly reason: string };

const anybody: Assignment = { kind: "anybody" };

/**
 * Chooses the person asked least today, weighed by how often they were right about such things. Anybody may answer a
 * task that a person requested. People from outside joined one campaign only and are not asked.
 */
export async function assign(
  parts: DeskParts,
  { episode, need }: Pick<AskRequest, "episode" | "need">,
): Promise<Assignment> {
  if (episode.origin !== "scheduled") return anybody;
  const answerers = await parts.memory.people.answerersIn(episode.bot, episode.channel);
  const known = answerers.filter(
    ({ optedOutAt, workspace }) => optedOutAt === null && workspace !== outsideWorkspace,
  );
  if (known.length === 0) return anybody;
  const habits = learnPeople(await parts.memory.facts.lastTold(episode.household, habitFacts));
  let chosen: { person: KnownPerson; share: number } | null = null;
  for (const person of known) {
    if (!(await mayBeAsked(parts, person))) continue;
    const questions = await countToday(parts, person);
    const share = (questions + 1) / trustIn(habits, person.id, classOf(need.noun));
    if (!chosen || share < chosen.share) chosen = { person, share };
  }
  return chosen
    ? { kind: "person", person: chosen.person }
    : { kind: "nobody", reason: "everybody has had their questions for today" };
}

/** The question already counts among today's. */
export async function mayBeReminded(parts: DeskParts, id: string): Promise<boolean> {
  const person = await parts.memory.people.get(id);
  return person !== null && (await countToday(parts, person)) <= capOf(parts, person);
}

export async function mayBeAsked(parts: DeskParts, person: KnownPerson): Promise<boolean> {
  return (await countToday(parts, person)) < capOf(parts, person);
}

function countToday({ memory, rules, clock }: DeskParts, person: KnownPerson): Promise<number> {
  return memory.people.questionsToday(person.id, startOfDay(clock.now(), rules.timeZone));
}

function capOf({ rules }: DeskParts, { dailyCap, optedOutAt }: KnownPerson): number {
  return optedOutAt === null ? (dailyCap ?? rules.dailyQuestions) : 0;
}
