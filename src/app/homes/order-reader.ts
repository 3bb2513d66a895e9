import type { Control, IncomingEvent } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import { keepNewest } from "../../core/newest.js";
import type { OrderChoice } from "../../core/question/question.js";
import type { OrderReader } from "../../desk/parts.js";
import { isCommonWord } from "../../desk/reading/languages.js";
import { kindsIn, namesIn } from "../../desk/remarks/names-in.js";
import { utteranceIn } from "../../desk/remarks/utterance.js";
import { phraseAbilities } from "./abilities.js";
import {
  type AskedOrders,
  askedForMs,
  chosenOf,
  findAsked,
  missesAll,
  orderKey,
} from "./asked-order.js";
import type { OrderReading } from "./order-refusals.js";
import { acts, type Tagged } from "./order-tagger.js";
import { turnOf } from "./order-turn.js";
import { phraseExamples } from "./possible-order.js";
import { bids, isUnable, readTagged, tagOrder, treating } from "./read-order.js";

const mostSaid = 1000;
/** Returns true for a word that is no verb of an order. Replies of such words alone skip the slower reading. */
function cannotBid(word: string): boolean {
  return !/\p{L}/u.test(word) || (isCommonWord(word) && !/^(?:put|look|check|do|have)$/.test(word));
}

/** "Play some music", "heat the candle" where nothing can be heated, but not "left it in my bag". */
function isRefused(
  reading: OrderReading,
  tagged: readonly Tagged[],
  { text, home }: { readonly text: string; readonly home: OwnerView },
): boolean {
  if (reading.kind !== "cannot" || isUnable(tagged)) return reading.kind === "cannot";
  const first = tagged.find(({ tag }) => tag !== "none");
  if (reading.isUnread !== undefined || !first || !acts.includes(first.tag)) return false;
  const { act } = utteranceIn(text, { asked: null, view: home });
  return act === "order" || act === "chatter";
}

function numbered(choices: readonly OrderChoice[]): readonly string[] {
  return choices.map(({ label }, at) => `${at + 1}. ${label}`);
}

/** Gives the orders that people write in the threads of tasks, and takes answers to what was asked back there. */
export function createOrderReader(
  control: () => Control,
  clock: Clock,
  asked: AskedOrders,
): OrderReader {
  const said = new Map<string, string>();
  const openOrder = (event: IncomingEvent, household: string) =>
    findAsked(asked, orderKey(event, household), clock.now());
  return {
    async help(event, household, home) {
      const examples = await control().examples(household);
      const order = openOrder(event, household);
      const back = order ? [order.question, ...numbered(order.choices)] : [];
      const text = [phraseAbilities(home) + phraseExamples(examples), ...back].join("\n");
      if (examples.length > 0) keepNewest(said, event.key, text, mostSaid);
    },
    reads(text, home, about) {
      const { kinds, places, words } = namesIn(text, home);
      if (kinds.length === 0 && words.every(cannotBid)) return false;
      const tagged = tagOrder(text, home);
      const reading = readTagged(tagged, text, { home, speaker: null, clarified: {} });
      const isOther = places.length === 0 && !kinds.includes(about?.noun ?? "");
      const mayRefuse = about === undefined || (isOther && about.func !== "how");
      if (mayRefuse && isRefused(reading, tagged, { text, home })) return true;
      const isOrder =
        reading.kind === "tasks" || (reading.kind === "ask" && reading.choices.length > 0);
      if (!isOrder || !bids(tagged)) return false;
      const { turn, order } = turnOf(text);
      const meant = about === undefined ? [] : kindsIn(order, home);
      if (about === undefined || !meant.includes(about.noun)) return true;
      // "Take the red mug instead" answers which mug is meant.
      const isApart = meant.length > 1 || bids(tagged, treating);
      return turn !== "last" && (reading.kind === "tasks" || isApart);
    },
    answers(event, household, home, other) {
      const order = openOrder(event, household);
      if (!order || !("text" in event.what)) return false;
      const { text } = event.what;
      if (chosenOf(text, order.choices, home))
        return !other?.mayMean || order.until - askedForMs >= other.askedAt;
      // While something else is asked, what fits no choice answers that.
      return other === undefined && missesAll(text, home);
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
      keepNewest(said, key, [told, ...numbered(choices)].join("\n"), mostSaid);
    },
    said: (key) => said.get(key) ?? null,
  };
}
