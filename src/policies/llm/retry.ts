/** Which failed requests are worth another attempt, and when. The pauses themselves are langchain's. */

const longestWaitMs = 60_000;

/**
 * langchain's `onFailedAttempt`: returns when the request may be tried again, throws the error when not.
 * A time that the server names is handed on as `retryAfterMs`, which langchain waits for.
 */
export function judgeFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  if (error.name === "AbortError" || isForGood(error)) throw error;
  const waitMs = readRetryAfter(error);
  if (waitMs === null) return;
  if (waitMs > longestWaitMs) throw error;
  Object.assign(error, { retryAfterMs: waitMs });
}

/** A refusal is final. So is an account without money, which has the same status as overload. */
function isForGood(error: Error): boolean {
  if ("code" in error && error.code === "insufficient_quota") return true;
  const status = "status" in error && typeof error.status === "number" ? error.status : null;
  return status !== null && status < 500 && ![408, 409, 429].includes(status);
}

/** Milliseconds from a header in seconds; null without the header. */
function readRetryAfter(error: Error): number | null {
  const headers = "headers" in error ? error.headers : null;
  const seconds = headers instanceof Headers ? Number(headers.get("retry-after") ?? "") : 0;
  return seconds > 0 ? seconds * 1000 : null;
}
