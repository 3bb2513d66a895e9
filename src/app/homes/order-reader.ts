import type { Control, IncomingEvent, OrderReply } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import { keepNewest } from "../../core/newest.js";
import { joinWords } from "../../core/words/wording.js";
import type { OrderReader } from "../../desk/parts.js";
import { isCommonWord } from "../../desk/reading/languages.js";
import { kindsIn, namesIn } from "../../desk/remarks/names-in.js";
import { type AskedOrder, askedForMs, chosenOf } from "./asked-order.js";
import { abilities } from "./order-refusals.js";
import { turnOf } from "./order-turn.js";
import { isBidden, readOrder, treating } from "./read-order.js";

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
    async help({ key }, household) {
      const examples = (await control().examples(household)).map((one) => `“${one.slice(0, -1)}”`);
      const text = `${abilities} Say, for example: ${joinWords(examples, "or")}.`;
      if (examples.length > 0) keepNewest(said, key, text, mostSaid);
    },
    reads(text, home, about) {
      const { kinds, words } = namesIn(text, home);
      if (kinds.length === 0 && words.every(cannotBid)) return false;
      const reading = readOrder(text, { home, speaker: null, clarified: {} });
      const isOrder =
        reading.kind === "tasks" || (reading.kind === "ask" && reading.choices.length > 0);
      if (!isOrder || !isBidden(text, home)) return false;
      const { turn, order } = turnOf(text);
      const meant = about === undefined ? [] : kindsIn(order, home);
      if (about === undefined || !meant.includes(about)) return true;
      // "Take the red mug instead" answers which mug is meant.
      const isApart = meant.length > 1 || isBidden(text, home, treating);
      return turn !== "last" && (reading.kind === "tasks" || isApart);
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
