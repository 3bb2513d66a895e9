import type { Control } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import { keepNewest } from "../../core/newest.js";
import type { OrderReader } from "../../desk/parts.js";
import { isCommonWord } from "../../desk/reading/languages.js";
import { kindsIn, namesIn } from "../../desk/remarks/names-in.js";
import { type AskedOrders, askedForMs, chosenOf, missesAll, orderKey } from "./asked-order.js";
import { abilities } from "./order-refusals.js";
import { turnOf } from "./order-turn.js";
import { phraseExamples } from "./possible-order.js";
import { isBidden, readOrder, treating } from "./read-order.js";

const mostSaid = 1000;
/** Least probability that a word names something that can't be done. No labelled answer without a place reaches it. */
const surelyUnable = 0.95;

/** True for a word that is no verb of an order. Replies of such words alone skip the slower reading. */
function cannotBid(word: string): boolean {
  return !/\p{L}/u.test(word) || (isCommonWord(word) && !/^(?:put|look|check|do|have)$/.test(word));
}

/** Finds orders in the threads of tasks, carries them out, and takes the answers to questions back. */
export function createOrderReader(
  control: () => Control,
  clock: Clock,
  asked: AskedOrders,
): OrderReader {
  const said = new Map<string, string>();
  return {
    async help({ key }, household) {
      const examples = await control().examples(household);
      const text = abilities + phraseExamples(examples);
      if (examples.length > 0) keepNewest(said, key, text, mostSaid);
    },
    reads(text, home, about) {
      const { kinds, places, words } = namesIn(text, home);
      if (kinds.length === 0 && words.every(cannotBid)) return false;
      // "Slice the tomato" answers no question about another thing: it gets its refusal.
      const isNamed =
        kinds.length > 0 || home.places.some(({ room }) => text.toLowerCase().includes(room));
      const isOther = about !== undefined && places.length === 0 && !kinds.includes(about);
      if (isOther && isNamed && isBidden(text, home, ["unable"], surelyUnable)) return true;
      if (!isBidden(text, home)) return false;
      const reading = readOrder(text, { home, speaker: null, clarified: {} });
      const isOrder =
        reading.kind === "tasks" || (reading.kind === "ask" && reading.choices.length > 0);
      if (!isOrder) return false;
      const { turn, order } = turnOf(text);
      const meant = about === undefined ? [] : kindsIn(order, home);
      if (about === undefined || !meant.includes(about)) return true;
      // "Take the red mug instead" answers which mug is meant.
      const isApart = meant.length > 1 || isBidden(text, home, treating);
      return turn !== "last" && (reading.kind === "tasks" || isApart);
    },
    answers(event, household, home, since) {
      const order = asked.get(orderKey(event, household));
      if (!order || order.until < clock.now() || !("text" in event.what)) return false;
      const { text } = event.what;
      if (chosenOf(text, order.choices)) return order.until - askedForMs >= (since ?? 0);
      // While another question is open, words that fit no choice answer that one.
      return since === undefined && missesAll(text, home);
    },
    async give({ event, text, episode: { household, channel }, mayManage }) {
      const { key, platform, workspace, person } = event;
      const belongs = async () => "unknown" as const;
      const caller = { platform, workspace, channel, person, mayManage, belongs };
      const { text: told, choices } = await control()
        .order({ home: household, key, text }, caller)
        .catch((error: unknown) => {
          if (error instanceof InputError) return { text: error.message, choices: [] };
          throw error;
        });
      const lines = choices.map(({ label }, at) => `${at + 1}. ${label}`);
      keepNewest(said, key, [told, ...lines].join("\n"), mostSaid);
    },
    said: (key) => said.get(key) ?? null,
  };
}
