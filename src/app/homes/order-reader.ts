import type { Control, IncomingEvent, OrderReply } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import { keepNewest } from "../../core/newest.js";
import type { OrderReader } from "../../desk/parts.js";
import { isCommonWord } from "../../desk/reading/languages.js";
import { namesIn } from "../../desk/remarks/names-in.js";
import { type AskedOrder, askedForMs, chosenOf } from "./asked-order.js";
import { isBidden, readOrder } from "./read-order.js";

const mostSaid = 1000;

/** Whether this is no verb of an order. "It is in the sink" has none, so it is not read as one, which takes longer. */
function cannotBid(word: string): boolean {
  return !/\p{L}/u.test(word) || (isCommonWord(word) && !/^(?:put|look|check|do|have)$/.test(word));
}

/** Gives the orders that people write in the threads of tasks, and takes answers to what was asked back there. */
export function createOrderReader(control: () => Control, clock: Clock): OrderReader {
  const said = new Map<string, string>();
  const asked = new Map<string, AskedOrder>();
  const keyOf = ({ platform, workspace, person }: IncomingEvent, household: string) =>
    JSON.stringify([platform, workspace, person.id, household]);

  function answered(event: IncomingEvent, household: string, since = 0) {
    const order = asked.get(keyOf(event, household));
    if (!order || order.until < clock.now() || !("text" in event.what)) return null;
    if (order.until - askedForMs < since) return null;
    const choice = chosenOf(event.what.text, order.choices);
    return choice && { text: order.text, clarified: choice.clarified };
  }

  return {
    reads(text, home) {
      const { kinds, words } = namesIn(text, home);
      if (kinds.length === 0 && words.every(cannotBid)) return false;
      const reading = readOrder(text, { home, speaker: null, clarified: {} });
      const isOrder =
        reading.kind === "tasks" || (reading.kind === "ask" && reading.choices.length > 0);
      return isOrder && isBidden(text, home);
    },
    answers: (event, household, since) => answered(event, household, since) !== null,
    async give({ event, text, episode: { household, channel }, mayManage }) {
      const { key, platform, workspace, person } = event;
      const belongs = async () => "unknown" as const;
      const caller = { platform, workspace, channel, person, mayManage, belongs };
      const given = answered(event, household) ?? { text };
      const reply = await control()
        .order({ home: household, key, ...given }, caller)
        .catch((error: unknown): Pick<OrderReply, "kind" | "text" | "choices"> => {
          if (error instanceof InputError)
            return { kind: "refused", text: error.message, choices: [] };
          throw error;
        });
      const { choices } = reply;
      if (reply.kind === "begun" || reply.kind === "queued") asked.delete(keyOf(event, household));
      const until = clock.now() + askedForMs;
      if (reply.kind === "asked")
        keepNewest(asked, keyOf(event, household), { text: given.text, choices, until }, mostSaid);
      const lines = choices.map(({ label }, at) => `${at + 1}. ${label}`);
      keepNewest(said, key, [reply.text, ...lines].join("\n"), mostSaid);
    },
    said: (key) => said.get(key) ?? null,
  };
}
