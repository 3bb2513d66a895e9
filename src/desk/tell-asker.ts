/** Notifies a task's requester privately, once, about its card. */
import { isChannel } from "../core/bot.js";
import type { DeskParts } from "./parts.js";

/** @param news.id idempotency key */
export async function tellAsker(
  { memory, clock }: Pick<DeskParts, "memory" | "clock">,
  { id, episode, say }: { id: string; episode: string; say: (task: string) => string },
): Promise<void> {
  const told = await memory.episodes.get(episode);
  const run = told && isChannel(told.bot) ? await memory.runs.get(told.household) : null;
  if (!told || !run?.askedBy) return;
  const title = (await memory.households.get(told.household))?.title ?? told.household;
  const text = say(`${title} (${told.task.sentence.replace(/\.$/, "")})`);
  const note = { kind: "news", text, ballot: null, to: run.askedBy, direct: true } as const;
  await memory.outbox.addNote(episode, { id, note }, clock.now());
}
