import type { Memory } from "../../../memory/stores.js";
import type { Note } from "../../core/bot.js";
import { InputError } from "../../core/errors.js";
import type { Question } from "../../core/question/question.js";
import { adviseOn } from "../../desk/deliver/deliver.js";

export type StuckDelivery = Awaited<ReturnType<typeof listStuck>>[number];

/** Returns messages (deliveries) that failed for good or repeatedly, oldest first. */
export async function listStuck(memory: Memory) {
  const stuck = [];
  for (const delivery of await memory.outbox.stuck()) {
    const { id, kind, bot, channel, state, attempts } = delivery;
    const episode = await memory.episodes.get(delivery.episode);
    const household = episode?.household ?? "";
    const question = await questionOf(memory, delivery);
    const error = delivery.error ?? "unknown";
    stuck.push({
      id,
      kind,
      household,
      bot,
      channel,
      state,
      attempts,
      error,
      question: question && { id: question.id, text: question.text },
      home: (await memory.households.get(household))?.title ?? household,
      /** When it died or, if it has not, was created; milliseconds since 1970. */
      since: state === "dead" ? delivery.dueAt : delivery.createdAt,
      advice: adviseOn(error),
    });
  }
  return stuck;
}

/**
 * @param wanted ids of deliveries or their questions; all when null
 * @throws InputError when one is not stuck, listing those that are; then none is retried
 */
export async function retryStuck(
  memory: Memory,
  wanted: readonly string[] | null,
  at: number,
): Promise<readonly string[]> {
  const stuck = await listStuck(memory);
  const isCalled = (one: StuckDelivery, id: string) => one.id === id || one.question?.id === id;
  const unknown = wanted?.filter((id) => !stuck.some((one) => isCalled(one, id))) ?? [];
  if (unknown.length > 0) {
    const known = stuck.map(({ id }) => id).join(", ") || "none";
    throw new InputError(`Nothing stuck is called ${unknown.join(", ")}. Stuck are: ${known}.`);
  }
  const retried: string[] = [];
  for (const one of stuck) {
    if (wanted && !wanted.some((id) => isCalled(one, id))) continue;
    if (await memory.outbox.retry(one.id, at)) retried.push(one.id);
  }
  return retried;
}

async function questionOf(
  memory: Memory,
  { note, episode }: { readonly note: Note | null; readonly episode: string },
): Promise<Question | null> {
  const ballot = note?.ballot ? await memory.questions.ballot(note.ballot) : null;
  if (ballot) return memory.questions.get(ballot.question);
  const questions = await memory.questions.list({ episode });
  return questions.find(({ state }) => state === "open") ?? questions.at(-1) ?? null;
}
