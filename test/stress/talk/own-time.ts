/**
 * Time as this process has it. Where the machine runs others instead, everything here stands still and no processor
 * time is used: such pauses are left out. Waiting for a timer or an answer counts, and so does work.
 */
import { cpuMs } from "../../cpu-time.js";

const tickMs = 10;
/** Shorter pauses may be the timer's own. */
const leastPauseMs = 30;

let seen = { at: performance.now(), cpu: cpuMs() };
let pausedMs = 0;

function tick(): void {
  const now = { at: performance.now(), cpu: cpuMs() };
  const passedMs = now.at - seen.at;
  if (passedMs > leastPauseMs) pausedMs += Math.max(0, passedMs - tickMs - (now.cpu - seen.cpu));
  seen = now;
}

setInterval(tick, tickMs).unref();

/** Milliseconds from any moment on. */
export function ownMs(): number {
  tick();
  return seen.at - pausedMs;
}
