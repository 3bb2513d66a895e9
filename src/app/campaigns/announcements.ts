import { createHash } from "node:crypto";
import { thankWords } from "../../../bots/present/person-page.js";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import type { Episode } from "../../core/episode/episode.js";
import { outsideWorkspace } from "../../core/people/join.js";
import { many } from "../../core/words/wording.js";

/** Most notes of thanks in a thread. If more people helped, nobody gets one: each person's own page shows thanks. */
const mostThanked = 40;

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

/** Posts once: to each helper what their answers were worth, then thanks and debrief. */
export async function announceDebrief(
  memory: Memory,
  campaign: Campaign,
  at: number,
): Promise<void> {
  const id = noteId("debrief", campaign);
  const last = (await shownEpisodes(memory, campaign)).at(-1);
  if (!last || (await memory.outbox.get(id))) return;
  const helpers = await readHelpers(memory, campaign);
  for (const { person, worth } of addressable(helpers, campaign)) {
    const text = thankWords(worth);
    if (text === null) continue;
    const note = { kind: "news", text, ballot: null, to: person.platformId } as const;
    await memory.outbox.addNote(last.id, { id: noteId("debrief", campaign, person.id), note }, at);
  }
  await announce(memory, last, { id, text: await writeDebrief(memory, campaign, helpers), at });
}

type Helper = Awaited<ReturnType<typeof readHelpers>>[number];

async function readHelpers(memory: Memory, { id }: Campaign) {
  const helpers = [];
  for (const { person: row, consent } of await memory.campaigns.enrolments(id)) {
    const person = consent && (await memory.people.get(row));
    if (person) helpers.push({ person, worth: await memory.people.worthOf(row, id) });
  }
  return helpers;
}

/** Returns whom to thank in the thread. Our web page shows notes to everybody, so there only a single helper. */
function addressable(helpers: readonly Helper[], { design }: Campaign): readonly Helper[] {
  const most = design.bot === "web" ? 1 : mostThanked;
  const there = helpers.filter(
    ({ person, worth }) =>
      person.platform === design.bot &&
      person.workspace !== outsideWorkspace &&
      person.optedOutAt === null &&
      thankWords(worth) !== null,
  );
  return there.length > most ? [] : there;
}

async function writeDebrief(
  memory: Memory,
  { id, design }: Campaign,
  helpers: readonly Helper[],
): Promise<string> {
  const { answers } = await memory.campaigns.counts(id);
  const saved = Math.round(helpers.reduce((sum, { worth }) => sum + worth.stepsSaved, 0));
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
function noteId(about: "beginning" | "debrief", { id, hash }: Campaign, to?: string): string {
  const words = [about, id, hash, ...(to === undefined ? [] : [to])].join(" ");
  return `n-${createHash("sha256").update(words).digest("hex").slice(0, 20)}`;
}
