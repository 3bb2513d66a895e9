/** Makes a signal that aborts with `signal` or after `ms`. Node 20 may garbage-collect `AbortSignal.timeout`. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const end = () => late.abort(new DOMException("there was no answer in time", "TimeoutError"));
  setTimeout(end, ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
