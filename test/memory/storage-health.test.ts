import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { StorageHealth } from "../../memory/storage-health.js";
import { TurnedClock } from "../clock.js";

/** @param failures failed attempts before a success */
function failing(failures: number) {
  const clock = new TurnedClock();
  let tries = 0;
  const health = new StorageHealth({
    clock,
    probe: () => {
      tries += 1;
      if (tries <= failures) throw new Error("no space");
    },
  });
  return { clock, health, tries: () => tries };
}

async function pass(clock: TurnedClock, ms: number): Promise<void> {
  for (let at = 0; at < 3; at++) await new Promise((resolve) => setImmediate(resolve));
  await clock.turn(ms);
  for (let at = 0; at < 3; at++) await new Promise((resolve) => setImmediate(resolve));
}

it("whoever waits goes on when the disk can be written, and leaves no listener", async () => {
  const { clock, health } = failing(0);
  const leaving = new AbortController();
  await health.recovered(leaving.signal);
  health.note("full");
  const waits = health.recovered(leaving.signal);
  expect(health.trouble()).toMatchObject({ fault: "full" });
  await pass(clock, 500);
  await waits;
  expect(health.trouble()).toBeNull();
  expect(getEventListeners(leaving.signal, "abort")).toEqual([]);
});

it("whoever leaves meanwhile is not kept waiting", async () => {
  const { health } = failing(0);
  const leaving = new AbortController();
  health.note("full");
  const waits = health.recovered(leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(waits).rejects.toThrow("gone");
  await expect(health.recovered(leaving.signal)).rejects.toThrow("gone");
});

it("tries are made at growing distances, up to ten seconds", async () => {
  const { clock, health, tries } = failing(8);
  health.note("full");
  const distances: number[] = [];
  for (let waited = 0, former = 0, ms = 0; waited < 60_000; waited += 500) {
    await pass(clock, 500);
    ms += 500;
    if (tries() === former) continue;
    former = tries();
    distances.push(ms);
    ms = 0;
  }
  expect(distances).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]);
});

it("trouble that comes back within a minute is met with the same patience, later trouble with none", async () => {
  const { clock, health, tries } = failing(2);
  health.note("full");
  for (const ms of [500, 1000, 2000]) await pass(clock, ms);
  expect(health.trouble()).toBeNull();
  health.note("full");
  await pass(clock, 3500);
  expect(tries(), "still waiting").toBe(3);
  await pass(clock, 500);
  expect(health.trouble()).toBeNull();
  await pass(clock, 61_000);
  health.note("full");
  await pass(clock, 500);
  expect(health.trouble()).toBeNull();
});

it("damage ends the tries, outweighs what was known, and stays", async () => {
  const { clock, health, tries } = failing(9);
  health.note("full");
  health.note("damaged");
  health.note("full");
  expect(health.trouble()).toMatchObject({ fault: "damaged" });
  await pass(clock, 500);
  const made = tries();
  await pass(clock, 10_000);
  expect(tries()).toBe(made);
});

it("a closed database tries no more, and takes no notes", async () => {
  const { clock, health, tries } = failing(9);
  health.note("full");
  health.close();
  await pass(clock, 10_000);
  expect(tries()).toBe(0);
  const other = failing(9).health;
  other.close();
  other.note("full");
  expect(other.trouble()).toBeNull();
});
