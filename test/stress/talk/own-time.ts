/** Excludes pauses in which the machine runs other processes: no events and no processor time. Waits and work count. */
import { cpuMs } from "../../cpu-time.js";

const tickMs = 10;
/** Milliseconds; shorter ones may be the timer's. */
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

/** Milliseconds from an arbitrary origin. */
export function ownMs(): number {
  tick();
  return seen.at - pausedMs;
}
