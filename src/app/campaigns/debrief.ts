/** The end of a campaign, told to those who took part. */
import { createHash } from "node:crypto";
import type { Campaign } from "../../core/campaign.js";
import type { Episode } from "../../core/episode.js";
import type { Memory } from "../../core/stores.js";

/**
 * Under the card of its last task: thanks, what the answers were worth, and what people are to read last. Once
 * only; nothing where nothing was played.
 *
 * @param at milliseconds since 1970
 */
export async function tellDebrief(memory: Memory, campaign: Campaign, at: number): Promise<void> {
  const id = noteId(campaign);
  const episodes = await episodesOf(memory, campaign);
  const last = episodes.toSorted((one, other) => one.startedAt - other.startedAt).at(-1);
  if (!last || (await memory.outbox.get(id))) return;
  const text = await writeDebrief(memory, campaign, episodes);
  const note = { kind: "news", text, ballot: null, to: null } as const;
  await memory.outbox.addNote(last.id, { id, note }, at);
}

async function writeDebrief(
  memory: Memory,
  { id, design }: Campaign,
  episodes: readonly Episode[],
): Promise<string> {
  const { answers } = await memory.campaigns.counts(id);
  const saved = episodes.reduce(
    (sum, { worth }) => sum + (worth ? worth.stepsWithout - worth.stepsWith : 0),
    0,
  );
  const worth = saved > 0 ? `; they saved me ${saved} steps` : "";
  return `${design.title} is over. Thank you for ${answers} answers${worth}. ${design.debrief}`;
}

async function episodesOf(memory: Memory, { id }: Campaign): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (const { household } of await memory.campaigns.assignments(id))
    episodes.push(...(await memory.episodes.list(household)));
  return episodes;
}

/** The same each time: a campaign that is closed again after a kill says it once. */
function noteId({ id, hash }: Campaign): string {
  return `n-${createHash("sha256").update(`debrief ${id} ${hash}`).digest("hex").slice(0, 20)}`;
}
