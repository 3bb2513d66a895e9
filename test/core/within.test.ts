import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { within } from "../../src/core/within.js";

setFlagsFromString("--expose-gc");
const freeMemory = runInNewContext("gc") as () => void;

it("is aborted in time, also when memory was freed meanwhile, and with the other signal", async () => {
  const other = new AbortController();
  const [signal, long] = [within(150, other.signal), within(60_000, other.signal)];
  await sleep(20);
  freeMemory();
  await sleep(300);
  expect([signal.aborted, signal.reason.name, long.aborted]).toEqual([true, "TimeoutError", false]);
  other.abort();
  expect(long.aborted).toBe(true);
});
