/** Tells people whose earlier answer a task used, where they gave it, so that they see it and can change it. */
import { isChannel } from "../core/bot.js";
import { endLine } from "../core/end-line.js";
import type { Episode, EpisodeEnd } from "../core/episode.js";
import type { Memory } from "../core/stores.js";
import { capitalise } from "../core/wording.js";
import { showEnd } from "./card-end.js";
import { phraseFact } from "./phrase.js";
import { boughtBy } from "./remarks/read-bought.js";
import { rememberedIn, sayRemembered } from "./remembered.js";

/** Where a task asked something, its own message says so. */
export async function tellReuse(
  memory: Memory,
  episode: Episode,
  end: EpisodeEnd,
  at: number,
): Promise<void> {
  const { id, bot, task } = episode;
  if (!isChannel(bot) || (await memory.questions.list({ episode: id })).length > 0) return;
  if (task.type === "order") await tellBought(memory, episode, at);
  else if (isTold(episode) && end.kind === "terminated") await tellDone(memory, episode, end, at);
}

/** People's answers stay unseen in campaigns and in modes where others are to say what they know. */
function isTold({ origin, campaign, mode }: Episode): boolean {
  return origin === "asked" && !campaign && mode === "owner";
}

async function tellBought(
  memory: Memory,
  { id, household, task }: Episode,
  at: number,
): Promise<void> {
  const facts = await memory.facts.list({ household });
  const used = boughtBy(await memory.episodes.steps(id), id, facts);
  for (const [nth, earlier] of [...new Set(used.map((fact) => fact.episode))].entries()) {
    const told = used.filter((fact) => fact.episode === earlier);
    const said = told.map((fact) => phraseFact(fact, new Map())).join("; ");
    const order = task.sentence.replace(/\.$/, "");
    const text = `I went by what you told me here (${said}) for: ${order}. If that has changed, tell me here.`;
    await tell(memory, earlier, { id: `u${nth}-${id}`, text }, at);
  }
}

async function tellDone(
  memory: Memory,
  episode: Episode,
  end: EpisodeEnd,
  at: number,
): Promise<void> {
  const records = await memory.episodes.steps(episode.id);
  const used = await rememberedIn(memory, records, episode.id, at);
  const earlier = used.at(-1)?.episode;
  if (!earlier) return;
  const reused = await sayRemembered(memory, used, at);
  const shown = showEnd({ episode, end, records, questions: [], told: [], reused });
  const text = `${capitalise(episode.task.sentence)} ${endLine(shown)}`;
  await tell(memory, earlier, { id: `u0-${episode.id}`, text }, at);
}

/** @param note.id fixed, so that it is sent once */
async function tell(
  { outbox }: Memory,
  earlier: string | null,
  { id, text }: { readonly id: string; readonly text: string },
  at: number,
): Promise<void> {
  if (earlier === null || !(await outbox.card(earlier))) return;
  await outbox.addNote(earlier, { id, note: { kind: "news", text, ballot: null, to: null } }, at);
}
