/** An agent's call through a door. */
import { setTimeout as sleep } from "node:timers/promises";
import { checkShape } from "../core/asking.js";

/** Carries out a tool's call as one agent. It gives refusals as answers, and does not reject. */
export type Perform = (tool: string, given: unknown) => Promise<object>;

const lookMs = 1000;
/** Clients that wait are told so often that the wait goes on. */
const beatMs = 5000;

/**
 * Looks at a question until it changes, the wait is over, or the signal is aborted: that ends the wait and nothing else.
 *
 * @param beat called now and then while it waits
 */
export async function checkWaiting(
  perform: Perform,
  given: unknown,
  { signal, beat }: { readonly signal: AbortSignal; readonly beat?: () => void },
): Promise<object> {
  const { wait_s = 0, since, ...look } = checkShape.parse(given);
  const began = performance.now();
  const first = await perform("check_question", look);
  const known = since ?? versionOf(first);
  let latest = first;
  let lastBeat = began;
  while (!hasChanged(latest, known) && performance.now() - began < wait_s * 1000) {
    await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    if (performance.now() - lastBeat >= beatMs) {
      lastBeat = performance.now();
      beat?.();
    }
    latest = await perform("check_question", look);
  }
  return latest;
}

function versionOf(view: object): unknown {
  return "version" in view ? view.version : null;
}

/** A refusal ends the wait, and so does a question that is over when no version was named. */
function hasChanged(view: object, known: unknown): boolean {
  return "error" in view || versionOf(view) !== known || ("state" in view && view.state !== "open");
}
