import type { IncomingEvent, Rights } from "../../core/bot.js";
import type { Question } from "../../core/question.js";
import type { DeskParts, Order } from "../parts.js";
import { kindsIn, namesPlace } from "./names-in.js";
import { utteranceIn } from "./utterance.js";

/** Executes an order before storing its remark, so a crash in between repeats it. Ignores redelivered remarks. */
export async function obey(
  { memory, order }: DeskParts,
  {
    event,
    rights,
  }: { readonly event: IncomingEvent; readonly rights: Required<Pick<Rights, "mayManage">> },
  { household, episode: id, view }: Question,
): Promise<void> {
  const given = "text" in event.what ? orderIn(event.what.text, view) : null;
  if (!given || !order || (await memory.questions.isHeard(event.key))) return;
  const last = await memory.episodes.last(household);
  if (last?.id !== id || last.end) return;
  if (!(await rights.mayManage()).allowed) return;
  await order(household, given);
}

/** "Wait, the mug is in the sink" gives no order. */
function orderIn(text: string, { owner }: Question["view"]): Order | null {
  const { act } = utteranceIn(text, { asked: null, view: owner });
  if (namesPlace(text, owner)) return null;
  if (act === "found") return "stop";
  if (kindsIn(text, owner).length > 0) return null;
  return act === "wait" || act === "go-on" || act === "stop" ? act : null;
}
