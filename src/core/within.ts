/**
 * Aborts with another signal or after `ms`. Node 20 loses the timer of `AbortSignal.any([signal,
 * AbortSignal.timeout(ms)])` at garbage collection.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const end = () => late.abort(new DOMException("there was no answer in time", "TimeoutError"));
  setTimeout(end, ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
