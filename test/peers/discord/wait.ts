const POLL_MS = 5;

/**
 * Waits until `predicate` gives something other than false, null or undefined, and returns it.
 * @throws Error after `timeoutMs`
 */
export async function waitFor<Value>(
  predicate: () => Value | false | null | undefined,
  timeoutMs = 5000,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = predicate();
    if (value !== false && value !== null && value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${predicate}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
