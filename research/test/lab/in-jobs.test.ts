/** Work on many items: what a failure and Ctrl-C leave undone. */
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { Interrupted } from "../../../src/core/errors.js";
import { untilStopped } from "../../cli/progress.js";
import { inJobs } from "../../lab/in-jobs.js";

const items = Array.from({ length: 40 }, (_, at) => at);

it("begins nothing after the first failure, and throws it when the others have ended", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = inJobs(4, items, async (item) => {
    begun.push(item);
    await setTimeout(item === 1 ? 5 : 20);
    if (item > 0 && item < 4) throw new Error(`failure of ${item}`);
    ended.push(item);
  });
  await expect(work).rejects.toThrow("failure of 1");
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended).toEqual([0]);
});

it.each(["SIGINT", "SIGTERM"] as const)("says that %s ended it", async (signal) => {
  let done = 0;
  const work = untilStopped("games", () =>
    inJobs(1, items, async () => {
      done += 1;
      if (done === 3) process.emit(signal, signal);
    }),
  );
  const failure = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Interrupted);
  expect(String(failure)).toContain("Stopped; nothing was written. To begin again: ");
  expect(done).toBe(3);
});
