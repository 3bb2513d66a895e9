import { createHash } from "node:crypto";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import type { Episode } from "../../core/episode/episode.js";
import { many } from "../../core/words/wording.js";

/** Announces the beginning once, when a task's message is shown. @param at milliseconds since 1970 */
export async function announceBeginning(
  memory: Memory,
  campaign: Campaign,
  at: number,
): Promise<void> {
  const id = noteId("beginning", campaign);
  if (await memory.outbox.get(id)) return;
  const [first] = await shownEpisodes(memory, campaign);
  if (first) await announce(memory, first, { id, text: writeBeginning(campaign), at });
}

function writeBeginning({ design }: Campaign): string {
  const { title, instructions, answersPerQuestion: several } = design;
  const blind = several > 1 ? ` ${several} people answer each question, unseen by the others.` : "";
  return `${title} has begun. ${instructions}${blind} Nothing that you say is kept before you have agreed: you are asked with your first answer.`;
}

/** Posts the debrief once, with what the answers were worth together. */
export async function announceDebrief(
  memory: Memory,
  campaign: Campaign,
  at: number,
): Promise<void> {
  const id = noteId("debrief", campaign);
  const last = (await shownEpisodes(memory, campaign)).at(-1);
  if (!last || (await memory.outbox.get(id))) return;
  await announce(memory, last, { id, text: await writeDebrief(memory, campaign), at });
}

async function writeDebrief(memory: Memory, { id, design }: Campaign): Promise<string> {
  const { answers } = await memory.campaigns.counts(id);
  let stepsSaved = 0;
  for (const { person, consent } of await memory.campaigns.enrolments(id))
    if (consent) stepsSaved += (await memory.people.worthOf(person, id)).stepsSaved;
  const saved = Math.round(stepsSaved);
  const worth = saved > 0 ? `; they saved me ${many(saved, "step")}` : "";
  return `${design.title} is over. Thank you for ${many(answers, "answer")}${worth}. ${design.debrief}`;
}

async function announce(
  memory: Memory,
  { id: episode }: Episode,
  { id, text, at }: { readonly id: string; readonly text: string; readonly at: number },
): Promise<void> {
  const note = { kind: "news", text, ballot: null, to: null, announced: true } as const;
  await memory.outbox.addNote(episode, { id, note }, at);
}

/** Returns episodes whose message is shown, in order. */
async function shownEpisodes(memory: Memory, { id }: Campaign): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (const { household } of await memory.campaigns.assignments(id))
    for (const episode of await memory.episodes.list(household))
      if (await memory.outbox.card(episode.id)) episodes.push(episode);
  return episodes.sort((one, other) => one.startedAt - other.startedAt);
}

/** Returns a stable id, so that a kill causes no second announcement. */
function noteId(about: "beginning" | "debrief", { id, hash }: Campaign): string {
  return `n-${createHash("sha256").update(`${about} ${id} ${hash}`).digest("hex").slice(0, 20)}`;
}
