/** A task that is going on: paused, let go on, stopped. */
import type { Caller } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { Episode } from "../../core/episode.js";
import { newId } from "../../core/id.js";
import type { Household, Memory } from "../../core/stores.js";
import type { Runner } from "../runner.js";

interface Tasks {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly clock: Clock;
}

export async function pauseTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
): Promise<string> {
  const { memory, runner, clock } = tasks;
  if (await isPaused(tasks, household)) return `I am paused already in ${household.title}.`;
  const open = await openEpisode(memory, household);
  if (!(await runner.pause(household.id))) return nothingGoesOn(household);
  const text = `${nameOf(caller)} paused the task. Answers still count; I go on after resume.`;
  if (open) await noteUnder(tasks, open, text);
  if (open) await memory.outbox.touchCard(open.id, clock.now());
  return `Paused in ${household.title}. Answers are kept; say resume, and I go on.`;
}

export async function resumeTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
): Promise<string> {
  const { memory, runner, clock } = tasks;
  const open = await openEpisode(memory, household);
  if (!(await runner.unpause(household.id)))
    return runner.isRunning(household.id)
      ? `I am not paused in ${household.title}: I am at work.`
      : nothingGoesOn(household);
  if (open) await noteUnder(tasks, open, `${nameOf(caller)} let me go on.`);
  if (open) await memory.outbox.touchCard(open.id, clock.now());
  return `I go on in ${household.title}${open ? `: ${open.task.sentence}` : "."}`;
}

/** Ends the task and drops the rounds that were to follow. */
export async function haltTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
): Promise<string> {
  const { memory, runner } = tasks;
  const open = await openEpisode(memory, household);
  if (!(await runner.stop(household.id))) return nothingGoesOn(household);
  if (open) await noteUnder(tasks, open, `${nameOf(caller)} stopped the task.`);
  return `Stopped in ${household.title}${open ? `: ${open.task.sentence}` : "."}`;
}

async function isPaused({ memory }: Tasks, { id }: Household): Promise<boolean> {
  return (await memory.runs.get(id))?.pausedAt != null;
}

async function openEpisode(memory: Memory, { id }: Household): Promise<Episode | null> {
  const open = await memory.episodes.unfinished();
  return open.find((episode) => episode.household === id) ?? null;
}

/** A line in the thread under the card. */
async function noteUnder({ memory, clock }: Tasks, { id }: Episode, text: string): Promise<void> {
  const note = { kind: "news", text, ballot: null, to: null } as const;
  await memory.outbox.addNote(id, { id: newId("n"), note }, clock.now());
}

function nameOf({ person, platform }: Caller): string {
  return platform === "terminal" || person.name === "you" ? "You" : person.name;
}

function nothingGoesOn({ title }: Household): string {
  return `Nothing is going on in ${title}. Start with: play`;
}
