/**
 * Node 20 loses the time-out of `AbortSignal.any([signal, AbortSignal.timeout(ms)])` at garbage collection; here the
 * timer keeps it.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const end = () => late.abort(new DOMException("there was no answer in time", "TimeoutError"));
  setTimeout(end, ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
