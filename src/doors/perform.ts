/** An agent's call through a door. */
import { setTimeout as sleep } from "node:timers/promises";
import type { AskRefusal } from "../core/asking.js";
import { readToolInput } from "../core/tool-input.js";
import { within } from "../core/within.js";

/** Carries out a tool's call as one agent. It gives refusals as answers, and does not reject. */
export type Perform = (tool: string, given: unknown) => Promise<object>;

/** Resolves when a question may have changed, and now and then: then look. Null: too many calls wait already. */
export type Woken = (signal: AbortSignal) => Promise<void> | null;

/** The answer while nobody can be reached who carries calls out. */
export const deskAway: AskRefusal = {
  error: "desk-away",
  message: "Sous does not answer. Your tickets stay valid: try again, with the same key.",
  retry_after_s: 30,
};

const lookMs = 1000;
/** Clients that wait are told so often that the wait goes on. */
const beatMs = 5000;

/** Where nothing tells of changes. */
export const eachSecond: Woken = async (signal) =>
  sleep(lookMs, undefined, { signal }).catch(() => undefined);

/**
 * Looks at a question until it changes, the wait is over, or the signal is aborted: that ends the wait and nothing else.
 * A question that is over ends it, too, where no version was named; one that was named waits for another.
 *
 * @param waiting.beat called now and then while it waits
 */
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
    while (!over.aborted && woken && wait_s > 0 && !hasChanged(latest, { known, isOver })) {
      await woken;
      // Before it looks: what changes meanwhile wakes the next one.
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

/** A refusal ends the wait, too. */
function hasChanged(
  view: object,
  { known, isOver }: { readonly known: unknown; readonly isOver: (state: unknown) => boolean },
): boolean {
  return "error" in view || versionOf(view) !== known || ("state" in view && isOver(view.state));
}
