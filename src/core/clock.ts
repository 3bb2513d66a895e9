/** The one clock. Tests set it. */
export interface Clock {
  /** Whole milliseconds since 1970: the time of day, which somebody may set. */
  now(): number;
  /** Whole milliseconds that this process has run for, however the time of day is set. Absent: as `now`. */
  elapsed?(): number;
  /** Resolves after `ms` on this clock, or rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Whole milliseconds that only ever grow, to tell how long something took or has to wait in this process. */
export function elapsedOn(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
