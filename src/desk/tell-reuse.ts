/** Notifies people whose earlier answer an order used, where they gave it, so that they can change it. */
import { isChannel } from "../core/bot.js";
import type { Episode } from "../core/episode.js";
import type { Memory } from "../core/stores.js";
import { phraseFact } from "./phrase.js";
import { boughtBy } from "./remarks/read-bought.js";

export async function tellReuse(memory: Memory, episode: Episode, at: number): Promise<void> {
  const { id, household, bot, task } = episode;
  if (task.type !== "order" || !isChannel(bot)) return;
  if ((await memory.questions.list({ episode: id })).length > 0) return;
  const facts = await memory.facts.list({ household });
  const used = boughtBy(await memory.episodes.steps(id), id, facts);
  for (const [nth, earlier] of [...new Set(used.map((fact) => fact.episode))].entries()) {
    if (earlier === null || !(await memory.outbox.card(earlier))) continue;
    const told = used.filter((fact) => fact.episode === earlier);
    const said = told.map((fact) => phraseFact(fact, new Map())).join("; ");
    const order = task.sentence.replace(/\.$/, "");
    const text = `I went by what you told me here (${said}) for: ${order}. If that has changed, tell me here.`;
    const note = { kind: "news", text, ballot: null, to: null } as const;
    // A fixed id, so that it is sent once.
    await memory.outbox.addNote(earlier, { id: `u${nth}-${id}`, note }, at);
  }
}
