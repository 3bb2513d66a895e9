/** The end of a campaign, told to those who took part. */
import { createHash } from "node:crypto";
import { thankWords } from "../../../bots/present/personal.js";
import type { AnswersWorth } from "../../core/answers-worth.js";
import type { Campaign } from "../../core/campaign.js";
import type { Episode } from "../../core/episode.js";
import type { KnownPerson, Memory } from "../../core/stores.js";

/** More notes than these, one for each person, would drown the thread: then everybody finds it on their page. */
const mostThanked = 40;

interface Helper {
  readonly person: KnownPerson;
  readonly worth: AnswersWorth;
}

/**
 * Under the card of its last task: to each whose answers helped, what they were worth; then thanks to all, and
 * what people are to read last. Once only; nothing where nothing was played.
 *
 * @param at milliseconds since 1970
 */
export async function tellDebrief(memory: Memory, campaign: Campaign, at: number): Promise<void> {
  const id = noteId(campaign);
  const episodes = await episodesOf(memory, campaign);
  const last = episodes.toSorted((one, other) => one.startedAt - other.startedAt).at(-1);
  if (!last || (await memory.outbox.get(id))) return;
  const helpers = await readHelpers(memory, campaign);
  const say = (note: string, text: string, to: string | null) =>
    memory.outbox.addNote(
      last.id,
      { id: note, note: { kind: "news", text, ballot: null, to } },
      at,
    );
  for (const { person, worth } of addressable(helpers, campaign)) {
    const thanks = thankWords(worth);
    if (thanks) await say(noteId(campaign, person.id), thanks, person.platformId);
  }
  await say(id, await writeDebrief(memory, campaign, helpers), null);
}

/** Of those who take part: what their answers were worth in the campaign. */
async function readHelpers(memory: Memory, { id }: Campaign): Promise<readonly Helper[]> {
  const helpers: Helper[] = [];
  for (const { person: row, consent } of await memory.campaigns.enrolments(id)) {
    const person = consent && (await memory.people.get(row));
    if (person) helpers.push({ person, worth: await memory.people.worthOf(row, id) });
  }
  return helpers;
}

/** Our own page does not say whom a note is for: there it is told to one person only. */
function addressable(helpers: readonly Helper[], { design }: Campaign): readonly Helper[] {
  const most = design.bot === "web" ? 1 : mostThanked;
  const there = helpers.filter(
    ({ person, worth }) =>
      person.platform === design.bot && person.optedOutAt === null && thankWords(worth) !== null,
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
function noteId({ id, hash }: Campaign, to?: string): string {
  const words = ["debrief", id, hash, ...(to === undefined ? [] : [to])].join(" ");
  return `n-${createHash("sha256").update(words).digest("hex").slice(0, 20)}`;
}
