/** Tells the time and waits. Tests bring a clock of their own. */
export interface Clock {
  /** Milliseconds since 1970. People may set this clock back. */
  now(): number;
  /** Monotonic milliseconds. `now` is used where this is absent. */
  elapsed?(): number;
  /** Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Returns monotonic milliseconds within this process. */
export function elapsedOn(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
