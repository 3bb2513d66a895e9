/** Episodes waking together must not starve other work. */
import { createServer, get } from "node:http";
import { expect, test } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import { takeTurns } from "../../src/app/runner.js";
import { listenOnLoopback } from "../peers/control.js";

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("a request is answered while many sleepers come back at once", async () => {
  const server = createServer((_, response) => response.end("here"));
  const port = await listenOnLoopback(server);
  const clock = takeTurns(systemClock);
  let back = 0;
  const sleepers = Array.from({ length: 150 }, async () => {
    await clock.sleep(20);
    work(4);
    back += 1;
  });
  const backByThen = await new Promise<number>((resolve) => {
    setTimeout(() => get(`http://127.0.0.1:${port}`, () => resolve(back)), 20);
  });
  await Promise.all(sleepers);
  server.close();
  expect(backByThen).toBeLessThan(100);
  expect(back).toBe(150);
});

test("who is called off while it waits for its turn does not come back", async () => {
  const calling = new AbortController();
  const clock = takeTurns(systemClock);
  const sleeper = clock.sleep(1, calling.signal);
  const other = clock.sleep(1).then(() => calling.abort(new Error("called off")));
  const late = clock.sleep(1, calling.signal);
  await expect(Promise.all([other, late])).rejects.toThrow("called off");
  await sleeper.catch(() => undefined);
});
