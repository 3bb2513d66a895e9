export interface Clock {
  /** Milliseconds since 1970; can be set. */
  now(): number;
  /** Monotonic milliseconds. Absent: as `now`. */
  elapsed?(): number;
  /** Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Monotonic milliseconds within this process. */
export function elapsedOn(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
