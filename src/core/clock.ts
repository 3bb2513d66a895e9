/** The one clock. Tests set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` on this clock, or rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
