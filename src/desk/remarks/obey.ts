import type { IncomingEvent, Rights } from "../../core/bot.js";
import type { OwnerView } from "../../core/episode/scene.js";
import type { Question } from "../../core/question/question.js";
import type { DeskParts, Order, OrderReader } from "../parts.js";
import { kindsIn, namesPlace } from "./names-in.js";
import { asksHelp } from "./set-phrases.js";
import { utteranceIn } from "./utterance.js";

/** Carries out an order ("stop", or a task to do). Words that were delivered before are ignored. */
export async function obey(
  { memory, order, orders }: DeskParts,
  { event, rights }: { event: IncomingEvent; rights: Required<Pick<Rights, "mayManage">> },
  { household, episode: id, view }: Question,
): Promise<void> {
  const text = "text" in event.what ? event.what.text : "";
  if (asksHelp(text)) return orders?.help(event, household, view.owner);
  if (
    orders &&
    isTask(event, { household, home: view.owner }, orders) &&
    !(await memory.questions.isHeard(event.key))
  ) {
    const episode = await memory.episodes.get(id);
    if (!episode || episode.campaign) return;
    const { mayManage } = rights;
    return orders.give({ event, text, episode, mayManage });
  }
  const given = orderIn(text, view);
  if (!given || !order || (await memory.questions.isHeard(event.key))) return;
  const last = await memory.episodes.last(household);
  if (last?.id !== id || last.end) return;
  if (!(await rights.mayManage()).allowed) return;
  await order(household, given);
}

/** True for a task to do: "Heat the potato", "an egg in the bin, please". */
export function isTask(
  event: IncomingEvent,
  { household, home }: { readonly household: string; readonly home: OwnerView },
  orders: OrderReader,
): boolean {
  const text = "text" in event.what ? event.what.text : "";
  if (orders.reads(text, home) || orders.answers(event, household, home)) return true;
  return utteranceIn(text, { asked: null, view: home }).act === "order";
}

/** Finds the order "wait", "go on" or "stop". "Wait, the mug is in the sink" gives none. */
function orderIn(text: string, { owner }: Question["view"]): Order | null {
  const { act } = utteranceIn(text, { asked: null, view: owner });
  if (namesPlace(text, owner)) return null;
  if (act === "found") return "stop";
  if (kindsIn(text, owner).length > 0) return null;
  return act === "wait" || act === "go-on" || act === "stop" ? act : null;
}
