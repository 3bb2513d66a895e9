/** Open tasks and known facts, in lines. */
import { phraseMinute } from "../../core/local-time.js";
import type { Household, Memory } from "../../core/stores.js";
import { showTurn } from "../../desk/card-question.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { simulate } from "../households.js";

/** @param channel null: all channels */
export async function formatStatus(memory: Memory, channel: string | null): Promise<string> {
  const open = await memory.episodes.unfinished();
  const here = open.filter((episode) => channel === null || episode.channel === channel);
  const lines: string[] = [];
  for (const { id } of here) lines.push(await formatEpisode(memory, id));
  if (lines.length === 0)
    lines.push(
      `Nothing is going on${open.length > 0 ? " in this channel" : ""}. Start with: play kitchen`,
    );
  for (const schedule of await memory.schedules.list()) {
    if (channel !== null && schedule.channel !== channel) continue;
    const title = (await memory.households.get(schedule.household))?.title ?? schedule.household;
    const at = `${phraseMinute(schedule.minute)} (${schedule.timeZone})`;
    lines.push(`Every day at ${at} I start a task in ${title}.`);
  }
  const elsewhere = open.length - here.length;
  if (elsewhere > 0) lines.push(`Going on elsewhere: ${elsewhere}. Say: status all`);
  return lines.join("\n");
}

async function formatEpisode(memory: Memory, id: string): Promise<string> {
  const episode = await memory.episodes.get(id);
  if (!episode) return "";
  const household = await memory.households.get(episode.household);
  const steps = (await memory.episodes.steps(id)).filter(({ step }) => step.kind === "act");
  const [open] = await memory.questions.list({ episode: id, state: "open" });
  const waiting = await showTurn(memory, episode);
  const run = await memory.runs.get(episode.household);
  return [
    `${household?.title ?? episode.household}, round ${episode.round}: ${episode.task.sentence}`,
    `Step ${steps.length} of at most ${episode.maxSteps}.`,
    ...(run?.pausedAt != null ? ["Paused: say resume, and I go on."] : []),
    ...(open ? [`Waiting for an answer: ${open.text}`] : []),
    ...(waiting ? [`Waiting for ${waiting.turn.player ?? "somebody"} to play.`] : []),
  ].join(" ");
}

/** What people said about these households. */
export async function formatFacts(
  memory: Memory,
  households: readonly Household[],
): Promise<string> {
  const lines: string[] = [];
  for (const household of households) {
    const facts = await memory.facts.list({ household: household.id });
    const told = facts.filter((fact) => fact.source === "answer");
    const labels = labelsOf(simulate(household).ownerView());
    if (told.length > 0) lines.push(`${household.title}:`);
    lines.push(
      ...told.map(
        (fact) => `- ${phraseFact(fact, labels)}${fact.personName ? ` (${fact.personName})` : ""}`,
      ),
    );
  }
  return lines.length > 0 ? lines.join("\n") : "Nobody has told me anything yet.";
}
