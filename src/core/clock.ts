/** The one clock. Tests set it. */
export interface Clock {
  /** Milliseconds since 1970; people may set this clock. */
  now(): number;
  /** Monotonic milliseconds of this process. Absent: as `now`. */
  elapsed?(): number;
  /** Resolves after `ms` on this clock, or rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Monotonic milliseconds, for durations within this process. */
export function elapsedOn(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
