/** Finds the task and question that a message outside the threads of tasks is about. */

import type { Memory } from "../../../memory/stores.js";
import type { Delivery, OpenQuestion } from "../../core/memory/stores.js";
import { inSpace, spaceOf } from "../../core/platform.js";
import type { Meant, Spoken } from "../../core/question/inbox.js";
import { isRemarksId } from "../../core/question/question.js";

/**
 * Tries, in order, what the message was about before an edit, our message to which it replies, and the newest open
 * question that the writer may read. Otherwise it is something said unasked about the last task shown.
 */
export async function findMeant(memory: Memory, spoken: Spoken): Promise<Meant | null> {
  const earlier = await memory.questions.answeredBy(spoken.message);
  if (earlier) return about(earlier.episode, earlier.question);
  if (!spoken.addressed) return null;
  const { answers, platform } = spoken;
  const shown = answers && (await memory.outbox.shownBy(platform, answers));
  if (shown) return asShown(memory, shown);
  const open = await findOpen(memory, spoken);
  return open ? about(open.episode, open.question) : findLast(memory, spoken);
}

function about(episode: string, question: string | null): Meant {
  return { episode, question: question !== null && isRemarksId(question) ? null : question };
}

/** Finds the question that our message shows. The task's first message also shows those without one of their own. */
async function asShown(memory: Memory, { kind, episode, question }: Delivery): Promise<Meant> {
  if (kind !== "card") return about(episode, question);
  const own = (await memory.outbox.messages(episode)).map(({ id }) => id);
  const asked = await memory.questions.list({ episode });
  const here = asked.filter(({ id }) => !own.includes(id));
  const one = here.find(({ state }) => state === "open") ?? here.at(-1);
  return about(episode, one?.id ?? null);
}

async function findOpen(memory: Memory, spoken: Spoken): Promise<OpenQuestion | null> {
  const { platform, workspace, person, channel } = spoken;
  const known = channel === null ? await memory.people.find(platform, workspace, person) : null;
  const place = channel ?? inSpace(spaceOf(spoken.homeChannel), person);
  const who = { platform, place, person: known?.id ?? null };
  const open = await memory.questions.openOn(who);
  const called = open.find((one) => one.called);
  if (channel !== null)
    return open.find((one) => one.called || namesOf(channel, spoken).includes(one.channel)) ?? null;
  if (called) return called;
  // Asks the platform once for each channel: hundreds of questions may be open.
  for (const place of new Set(open.map((one) => one.channel)))
    if (await belongs(place, spoken)) return open.find((one) => one.channel === place) ?? null;
  return null;
}

async function findLast({ outbox }: Memory, spoken: Spoken): Promise<Meant | null> {
  const { platform, person, channel, homeChannel, mayRead } = spoken;
  const isHome = channel === null && (await mayRead(null)) === "yes";
  const home = isHome ? namesOf(homeChannel, spoken) : [];
  const own = inSpace(spaceOf(homeChannel), person);
  const places = channel === null ? [own, ...home] : namesOf(channel, spoken);
  const shown = await Promise.all(places.map((place) => outbox.lastShown(platform, place)));
  const [last] = shown.flatMap((one) => one ?? []).sort((a, b) => b.createdAt - a.createdAt);
  return last ? about(last.episode, null) : null;
}

/** Returns the ids under which a channel's tasks may be stored: the home channel's may be "". */
function namesOf(channel: string, { homeChannel }: Spoken): readonly string[] {
  return channel === homeChannel && spaceOf(channel) === "" ? [channel, ""] : [channel];
}

/** Returns whether the person may read the channel; true if the platform can't be asked, so that no words are lost. */
async function belongs(channel: string, { homeChannel, mayRead }: Spoken): Promise<boolean> {
  if (spaceOf(channel) !== spaceOf(homeChannel)) return false;
  const isHome = channel === "" || channel === homeChannel;
  return (await mayRead(isHome ? null : channel)) !== "no";
}
