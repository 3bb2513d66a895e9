import { systemClock } from "../../src/app/operating/clock.js";

export async function until<T>(
  probe: () => Promise<T | null | undefined | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`nothing came within ${timeoutMs} ms`);
    await systemClock.sleep(20);
  }
}
