/** Lets outside agents wait for the answer to a question. */
import { setTimeout as sleep } from "node:timers/promises";
import { readToolInput } from "../core/model/tool-input.js";
import type { AskRefusal } from "../core/question/asking.js";
import { within } from "../core/within.js";

/** Executes a tool call as one agent. Returns refusals and never rejects. */
export type Perform = (tool: string, given: unknown) => Promise<object>;

/** Resolves when a question may have changed, and periodically. Null when too many calls are waiting. */
export type Woken = (signal: AbortSignal) => Promise<void> | null;

export const deskAway: AskRefusal = {
  error: "desk-away",
  message: "Sous does not answer. Your tickets stay valid: try again, with the same key.",
  retry_after_s: 30,
};

const lookMs = 1000;
/** Interval of progress reports, which keep a client waiting. */
const beatMs = 5000;

export const eachSecond: Woken = async (signal) =>
  sleep(lookMs, undefined, { signal }).catch(() => undefined);

/** Polls a question until it changes, the wait ends or the signal aborts; without `since`, also when it is settled. */
export async function checkWaiting(
  perform: Perform,
  given: unknown,
  waiting: { readonly signal: AbortSignal; readonly woken: Woken; readonly beat?: () => void },
): Promise<object> {
  const read = readToolInput("check_question", given);
  if ("problem" in read) return { error: "bad-input", message: read.problem } satisfies AskRefusal;
  const { wait_s, since, ...look } = read.input;
  const over = within(wait_s * 1000, waiting.signal);
  const { beat } = waiting;
  const beats = beat && setInterval(beat, beatMs);
  try {
    let woken = waiting.woken(over);
    let latest = await perform("check_question", look);
    const known = since ?? versionOf(latest);
    const isOver = (state: unknown) =>
      since === undefined ? state !== "open" : state === "cancelled";
    const isNews = (view: object) =>
      "error" in view || versionOf(view) !== known || ("state" in view && isOver(view.state));
    while (!over.aborted && woken && wait_s > 0 && !isNews(latest)) {
      await woken;
      // Subscribes to changes before it reads the question's state, so that it misses none.
      woken = waiting.woken(over);
      latest = await perform("check_question", look);
    }
    return latest;
  } finally {
    clearInterval(beats);
  }
}

function versionOf(view: object): unknown {
  return "version" in view ? view.version : null;
}
