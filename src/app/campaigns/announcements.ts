/** What the channel of a campaign is told: that it has begun, and that it is over. */
import { createHash } from "node:crypto";
import type { Campaign } from "../../core/campaign.js";
import type { Episode } from "../../core/episode.js";
import type { Memory } from "../../core/stores.js";

/**
 * With the card of its first task: what it is, and what people are to read first. Once only.
 *
 * @param at milliseconds since 1970
 * @returns whether it has been told; not before something is played
 */
export async function tellBeginning(
  memory: Memory,
  campaign: Campaign,
  at: number,
): Promise<boolean> {
  const id = noteId("beginning", campaign);
  if (await memory.outbox.get(id)) return true;
  const [first] = inOrder(await episodesOf(memory, campaign));
  if (!first) return false;
  await announce(memory, first, { id, text: writeBeginning(campaign), at });
  return true;
}

function writeBeginning({ design }: Campaign): string {
  const { title, instructions, answersPerQuestion: several } = design;
  const blind = several > 1 ? ` ${several} people answer each question, unseen by the others.` : "";
  return `${title} has begun. ${instructions}${blind} Nothing that you say is kept before you have agreed: you are asked with your first answer.`;
}

/**
 * With the card of its last task: thanks, what the answers were worth, and what people are to read last. Once
 * only; nothing where nothing was played.
 *
 * @param at milliseconds since 1970
 */
export async function tellDebrief(memory: Memory, campaign: Campaign, at: number): Promise<void> {
  const id = noteId("debrief", campaign);
  const episodes = await episodesOf(memory, campaign);
  const last = inOrder(episodes).at(-1);
  if (!last || (await memory.outbox.get(id))) return;
  await announce(memory, last, { id, text: await writeDebrief(memory, campaign, episodes), at });
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
  return `${design.title} is over. Thank you for ${answers === 1 ? "1 answer" : `${answers} answers`}${worth}. ${design.debrief}`;
}

async function announce(
  memory: Memory,
  { id: episode }: Episode,
  { id, text, at }: { readonly id: string; readonly text: string; readonly at: number },
): Promise<void> {
  const note = { kind: "news", text, ballot: null, to: null, announced: true } as const;
  await memory.outbox.addNote(episode, { id, note }, at);
}

function inOrder(episodes: readonly Episode[]): readonly Episode[] {
  return episodes.toSorted((one, other) => one.startedAt - other.startedAt);
}

async function episodesOf(memory: Memory, { id }: Campaign): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (const { household } of await memory.campaigns.assignments(id))
    episodes.push(...(await memory.episodes.list(household)));
  return episodes;
}

/** The same each time: what was told before a kill is not told again. */
function noteId(about: "beginning" | "debrief", { id, hash }: Campaign): string {
  return `n-${createHash("sha256").update(`${about} ${id} ${hash}`).digest("hex").slice(0, 20)}`;
}
