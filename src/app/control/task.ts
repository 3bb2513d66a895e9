/** Starts, pauses, resumes and stops tasks for people. */
import type { Caller, PlayRequest } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import { isGame } from "../../core/episode/scene.js";
import { humanPolicy } from "../../core/episode/turn.js";
import { InputError } from "../../core/errors.js";
import { newId } from "../../core/id.js";
import type { Household, OrderedTask } from "../../core/memory/stores.js";
import { mostRounds } from "../../core/people/command.js";
import { isChannel } from "../../core/platform.js";
import { reviveDeliveries } from "../../desk/deliver/courier.js";
import { findOpenEpisode, isPaused } from "../play/open-episode.js";
import { taskDefaults } from "../play/run-rounds.js";
import type { ScopedContext } from "./control-context.js";
import type { Scope } from "./scope.js";

type Starter = Pick<Caller, "platform" | "channel" | "person">;
const byPerson = { ...taskDefaults, origin: "asked" } as const;
type Tasks = Pick<ScopedContext, "memory" | "runner" | "clock" | "scope">;

/** Starts a task, or moves one from a page to the caller's channel. @returns the task's id or "", and the reply */
export async function startTask(
  context: ScopedContext,
  request: PlayRequest,
  caller: Starter,
): Promise<{ readonly episode: string; readonly text: string }> {
  const { memory, runner, clock, scope } = context;
  const { platform: bot, channel } = caller;
  const { rounds = 1 } = request;
  const household = await findPlayable(context, request.home);
  if (isGame(household.content) && rounds > 1)
    throw new InputError("A game is played once. Say play again for the next one.");
  const open = await findOpenEpisode(memory, household.id);
  if (open && request.here && isOnAPage(open, scope)) {
    await runner.pause(household.id);
    await memory.episodes.bring(open.id, { bot, channel }, clock.now());
  } else {
    const text = await whyNoStart(context, household, open);
    if (text !== null) return { episode: open?.id ?? "", text };
  }
  const { id, task } = await runner.start({
    ...runOf(context, household, caller),
    rounds: Math.min(Math.max(1, rounds), mostRounds),
  });
  return { episode: id, text: `Starting in ${household.title}: ${task.sentence}` };
}

/** Returns the settings of a run (rounds to play) that this person starts in the home. */
export function runOf(
  { mode, ask: askPolicy }: ScopedContext,
  household: Household,
  { platform: bot, channel, person }: Starter,
) {
  const askedBy = isChannel(bot) ? { askedBy: person.id } : {};
  return { ...byPerson, ...askedBy, household, bot, channel, mode, askPolicy };
}

/** Says that the home's task is paused or going on. Null if neither. */
async function whyNoStart(
  { memory, runner, scope }: ScopedContext,
  { id, title }: Household,
  open: Episode | null,
): Promise<string | null> {
  const what = `${title}${open ? `: ${open.task.sentence}` : "."}`;
  const hint = open ? hintElsewhere(open, id, scope) : "";
  if (await isPaused(memory, id))
    return `I am paused in ${what} ${hint || `Say: ${scope.say("resume")}`}`;
  return runner.isRunning(id) ? `I am already at work in ${what} ${hint}`.trimEnd() : null;
}

/** Says where else a task goes on. Does not name other channels, which not everybody may know. */
export function hintElsewhere(open: Episode, home: string, scope: Scope): string {
  if (isOnAPage(open, scope)) {
    const place = open.bot === "web" ? "on the web page" : "in the terminal";
    return `It is played ${place}. To go on here: ${scope.say(`play ${home} here`)}`;
  }
  return scope.isHere(open)
    ? ""
    : "It is played in another channel. Stop it there first, then start it here.";
}

/** True for tasks that can be brought here. Those in a channel cannot: their posts stay there, with their buttons. */
function isOnAPage(open: Episode, scope: Scope): boolean {
  return !scope.isHere(open) && !isChannel(open.bot) && open.policy !== humanPolicy;
}

export async function findPlayable(
  { memory: { episodes, campaigns }, homes, scope }: ScopedContext,
  home: string | null,
): Promise<Household> {
  const household = await homes.playable(await homes.meant(home, scope));
  const { campaign } = (await episodes.last(household.id)) ?? {};
  if (!campaign || !(await campaigns.get(campaign))) return household;
  const { title } = household;
  throw new InputError(`${title} is played for the campaign ${campaign} only. Name another home.`);
}

export async function pauseTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
): Promise<string> {
  const { memory, runner, clock } = tasks;
  if (await isPaused(memory, household.id)) return `I am paused already in ${household.title}.`;
  const open = await findOpenEpisode(memory, household.id);
  if (!(await runner.pause(household.id))) return nothingGoesOn(household, tasks);
  const text = `${nameOf(caller)} paused the task. Answers still count; I go on after resume.`;
  if (open) await noteUnder(tasks, open, text);
  if (open) await memory.outbox.touchCard(open.id, clock.now());
  return `Paused in ${household.title}. Answers are kept; say ${tasks.scope.say("resume")}, and I go on.`;
}

export async function resumeTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
): Promise<string> {
  const { memory, runner, clock } = tasks;
  const open = await findOpenEpisode(memory, household.id);
  if (!(await runner.unpause(household.id)))
    return runner.isRunning(household.id)
      ? `I am not paused in ${household.title}: I am at work.`
      : nothingGoesOn(household, tasks);
  if (open) await noteUnder(tasks, open, `${nameOf(caller)} let me go on.`);
  if (open) await reviveDeliveries(memory, clock, open.id);
  return `I go on in ${household.title}${open ? `: ${open.task.sentence}` : "."}`;
}

/** Stops the task, and drops later rounds. @param orders tasks to do instead */
export async function haltTask(
  tasks: Tasks,
  household: Household,
  caller: Caller,
  orders: readonly OrderedTask[] = [],
): Promise<string> {
  const { memory, runner } = tasks;
  const open = await findOpenEpisode(memory, household.id);
  if (!(await runner.stop(household.id, orders))) return nothingGoesOn(household, tasks);
  if (open) await noteUnder(tasks, open, `${nameOf(caller)} stopped the task.`);
  return `Stopped in ${household.title}${open ? `: ${open.task.sentence}` : "."}`;
}

async function noteUnder({ memory, clock }: Tasks, { id }: Episode, text: string): Promise<void> {
  const note = { kind: "news", text, ballot: null, to: null } as const;
  await memory.outbox.addNote(id, { id: newId("n"), note }, clock.now());
}

function nameOf({ person, platform }: Caller): string {
  return platform === "terminal" ? "You" : person.name || "Somebody";
}

function nothingGoesOn({ title }: Household, { scope }: Tasks): string {
  return `Nothing is going on in ${title}. Start with: ${scope.say("play")}`;
}
