/**
 * A signal that is aborted with another one, or after so many milliseconds. Node 20 forgets the time of
 * `AbortSignal.any([signal, AbortSignal.timeout(ms)])` when it frees memory: here the timer holds it.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const end = () => late.abort(new DOMException("there was no answer in time", "TimeoutError"));
  setTimeout(end, ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
