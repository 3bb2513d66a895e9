import type { Memory } from "../../../memory/stores.js";
import type { Episode } from "../../core/episode/episode.js";
import { phraseMinute } from "../../core/local-time.js";
import { phraseFault } from "../../core/memory/storage.js";
import type { Place, Run } from "../../core/memory/stores.js";
import { showTurn } from "../../desk/deliver/card.js";
import type { Scope } from "./scope.js";

/** Says what goes on in the caller's channel. @param everywhere also in other channels */
export async function formatStatus(
  memory: Memory,
  scope: Scope,
  everywhere: boolean,
): Promise<string> {
  if (scope.access === "own")
    return "What is going on is told in the channel in which it is played.";
  const isShown = (place: Place) =>
    (everywhere && scope.reaches(place.channel)) || scope.isHere(place);
  const open = (await memory.episodes.unfinished()).filter(({ channel }) => scope.reaches(channel));
  const here = open.filter(isShown);
  const elsewhere = scope.access === "everything" ? open.length - here.length : 0;
  const lines: string[] = [];
  for (const episode of here) lines.push(await formatEpisode(memory, episode, scope));
  const isAll = scope.access === "everything" && elsewhere === 0;
  if (lines.length === 0)
    lines.push(
      `Nothing is going on${isAll ? "" : " in this channel"}. Start with: ${scope.say("play kitchen")}`,
    );
  for (const schedule of await memory.schedules.list()) {
    if (!isShown(schedule)) continue;
    const title = (await memory.households.get(schedule.household))?.title ?? schedule.household;
    const at = `${phraseMinute(schedule.minute)} (${schedule.timeZone})`;
    lines.push(`Every day at ${at} I start a task in ${title}.`);
  }
  if (elsewhere > 0)
    lines.push(`Going on elsewhere: ${elsewhere}. Say: ${scope.say("status all")}`);
  return lines.join("\n");
}

async function formatEpisode(memory: Memory, episode: Episode, { say }: Scope): Promise<string> {
  const { id } = episode;
  const household = await memory.households.get(episode.household);
  const steps = (await memory.episodes.steps(id)).filter(({ step }) => step.kind === "act");
  const [open] = await memory.questions.list({ episode: id, state: "open" });
  const waiting = await showTurn(memory, episode);
  const run = await memory.runs.get(episode.household);
  const trouble = memory.storage.trouble();
  return [
    `${household?.title ?? episode.household}, round ${episode.round}: ${episode.task.sentence}`,
    `Step ${steps.length} of at most ${episode.maxSteps}.`,
    ...(trouble ? [`Paused: ${phraseFault(trouble.fault)}; then I go on by myself.`] : []),
    ...(run?.pausedAt != null ? [phrasePause(run, say)] : []),
    ...(open ? [`Waiting for an answer: ${open.text}`] : []),
    ...(waiting ? [`Waiting for ${waiting.turn.player ?? "somebody"} to play.`] : []),
  ].join(" ");
}

function phrasePause({ pausedFor }: Run, say: Scope["say"]): string {
  return pausedFor === undefined
    ? `Paused: say ${say("resume")}, and I go on.`
    : `Paused: ${pausedFor} Or say ${say("resume")}, and I try again.`;
}
