/** What answers a person is shown at once, whatever else waits for the platform's pace. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import type { Memory } from "../../src/core/stores.js";
import { createDelivering } from "../../src/desk/deliver.js";
import { Lanes, mostInHand } from "../../src/desk/lanes.js";
import { until } from "../story/team.js";
import { addNotes, beginIn, openCourier } from "./courier-scenario.js";

const paceMs = 1100;
const log = createLog("silent");

test("an answer comes at once, the next with the pace, and what is for everybody after them", async () => {
  const { memory, clock, platform } = await openCourier({ paceMs });
  await beginIn(memory, "busy", { shown: true });
  await addNotes(memory, "busy", 4);
  const lanes = new Lanes({
    bots: new Map([[platform.bot.platform, platform.bot]]),
    clock,
    log,
    deliver: createDelivering({ memory, clock, log }),
    signal: new AbortController().signal,
    onFailure: () => undefined,
    onIdle: () => undefined,
  });
  const startedAt = clock.now();
  const shownAt = new Map<string, number>();
  const look = async () => {
    lanes.send(await memory.outbox.due(clock.now(), mostInHand));
    await clock.pass(0, 12);
    for (const id of platform.posted)
      if (!shownAt.has(id)) shownAt.set(id, clock.now() - startedAt);
  };
  await look();
  await clock.pass(100);
  for (const id of ["to Ana", "to Ben", "to Mia"]) await answer(memory, id, clock.now());
  for (let tenth = 0; tenth < 70; tenth++) {
    await look();
    await clock.pass(100);
  }
  expect(Object.fromEntries(shownAt)).toEqual({
    "busy-1": 0,
    "to Ana": 100,
    "to Ben": 1100,
    "to Mia": 2200,
    "busy-2": 4400,
    "busy-3": 5500,
    "busy-4": 6600,
  });
});

test("a fault that is not the platform's is not tried again at once", async () => {
  const { memory, clock, restart } = await openCourier();
  await beginIn(memory, "busy", { shown: true });
  await addNotes(memory, "busy", 1);
  let tries = 0;
  const get = () => {
    tries += 1;
    return Promise.reject(new Error("the disk is full"));
  };
  const courier = await restart({
    ...memory,
    close: () => memory.close(),
    outbox: { ...memory.outbox, get },
  });
  const isTried = (times: number) => async () => {
    courier.wake();
    return tries >= times;
  };
  // The card's lane and the note's.
  await until(isTried(2));
  await clock.pass(499);
  courier.wake();
  await sleep(300);
  expect(tries).toBe(2);
  await clock.pass(1);
  await until(isTried(4));
  expect(tries).toBe(4);
});

test("the process's clock counts whole milliseconds, as rows do", async () => {
  const from = systemClock.elapsed?.() ?? Number.NaN;
  await systemClock.sleep(20);
  const now = systemClock.elapsed?.() ?? Number.NaN;
  expect([from, now].every(Number.isInteger)).toBe(true);
  expect(now - from).toBeGreaterThan(15);
});

function answer(memory: Memory, id: string, at: number): Promise<void> {
  const note = { kind: "news", text: id, ballot: null, to: "U1" } as const;
  return memory.outbox.addNote("busy", { id, note }, at);
}
