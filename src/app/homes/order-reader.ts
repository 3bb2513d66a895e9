import type { Control } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import { keepNewest } from "../../core/newest.js";
import type { OrderReader } from "../../desk/parts.js";
import { isCommonWord } from "../../desk/reading/languages.js";
import { kindsIn, namesIn } from "../../desk/remarks/names-in.js";
import { utteranceIn } from "../../desk/remarks/utterance.js";
import { type AskedOrders, chosenOf, findAsked, missesAll, orderKey } from "./asked-order.js";
import { phraseAbilities } from "./order-tasks.js";
import { turnOf } from "./order-turn.js";
import { phraseExamples } from "./possible-order.js";
import { bids, readTagged, surelyUnable, tagOrder, treating } from "./read-order.js";

const mostSaid = 1000;

/** Whether a word cannot be the verb of an order. A reply of only such words skips the slower reading. */
function cannotBid(word: string): boolean {
  return !/\p{L}/u.test(word) || (isCommonWord(word) && !/^(?:put|look|check|do|have)$/.test(word));
}

/** Finds, in tasks' threads, orders (tasks in people's own words) and answers about them; carries the orders out. */
export function createOrderReader(
  control: () => Control,
  clock: Clock,
  asked: AskedOrders,
): OrderReader {
  const said = new Map<string, string>();
  return {
    async help({ key }, household, home) {
      const examples = await control().examples(household);
      const text = phraseAbilities(home) + phraseExamples(examples);
      if (examples.length > 0) keepNewest(said, key, text, mostSaid);
    },
    reads(text, home, about) {
      const { kinds, places, words } = namesIn(text, home);
      if (kinds.every((kind) => kind === about?.noun) && words.every(cannotBid)) return false;
      const tagged = tagOrder(text, home);
      const reading = readTagged(tagged, text, { home, speaker: null, clarified: {} });
      if (reading.kind === "cannot") {
        // Orders that the robot cannot carry out ("Play some music") are read too, so that people learn why.
        const mayBid = bids(tagged, ["unable"]) && utteranceIn(text, { asked: null, view: home });
        const least = mayBid && mayBid.act === "order" ? 0 : surelyUnable;
        const isBidden = bids(tagged, treating) || bids(tagged, ["unable"], least);
        const isOther = places.length === 0 && !kinds.includes(about?.noun ?? "");
        return isBidden && isOther && about?.func !== "how";
      }
      if (!bids(tagged)) return false;
      if (reading.kind === "ask" && reading.choices.length === 0) return false;
      const { turn, order } = turnOf(text);
      const meant = about === undefined ? [] : kindsIn(order, home);
      if (about === undefined || !meant.includes(about.noun)) return true;
      // "Take the red mug instead" is no new order but an answer to the open question which mug is meant.
      const isApart = meant.length > 1 || bids(tagged, treating);
      return turn !== "last" && (reading.kind === "tasks" || isApart);
    },
    answers(event, household, home, since) {
      const order = findAsked(asked, orderKey(event, household), clock.now());
      if (!order || !("text" in event.what)) return false;
      const { text } = event.what;
      if (chosenOf(text, order.choices, home)) return order.askedAt >= (since ?? 0);
      // While another question is open, words that fit no choice answer that question.
      return since === undefined && missesAll(text, home);
    },
    async give({ event, text, episode: { household, channel }, mayManage }) {
      const { key, platform, workspace, person } = event;
      const belongs = async () => "unknown" as const;
      const caller = { platform, workspace, channel, person, mayManage, belongs };
      const { text: reply, choices } = await control()
        .order({ home: household, key, text }, caller)
        .catch((error: unknown) => {
          if (error instanceof InputError) return { text: error.message, choices: [] };
          throw error;
        });
      const lines = choices.map(({ label }, at) => `${at + 1}. ${label}`);
      keepNewest(said, key, [reply, ...lines].join("\n"), mostSaid);
    },
    said: (key) => said.get(key) ?? null,
  };
}
