/** What the machine takes from the process does not count; what the product takes does. */
import { setTimeout as rest } from "node:timers/promises";
import { expect, it } from "vitest";
import { cpuMs } from "../../cpu-time.js";
import { ownMs } from "../talk/own-time.js";

async function timed(work: () => unknown): Promise<number> {
  const from = ownMs();
  await work();
  return ownMs() - from;
}

it("counts waiting, also beside other timers", async () => {
  const beside = setInterval(() => undefined, 1);
  const took = await timed(() => rest(400));
  clearInterval(beside);
  expect(took).toBeGreaterThan(250);
});

it("counts work that lets nothing else run", async () => {
  const end = cpuMs() + 300;
  const took = await timed(() => {
    while (cpuMs() < end);
  });
  expect(took).toBeGreaterThan(280);
});

it("leaves out a pause in which the process got no processor", async () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  await rest(20);
  const took = await timed(() => Atomics.wait(cell, 0, 0, 500));
  expect(took).toBeLessThan(250);
});
