/** However much waits in the outbox, little of it is in hand, in order, and no channel waits for another. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { DeliveryError } from "../../src/core/errors.js";
import { until } from "../story/team.js";
import { expectOrder } from "./backlog.js";
import { addNotes, beginIn, noteIds, openCourier } from "./courier-scenario.js";

test("800 notes in one channel are brought in order, a few rows at a time; others do not wait", () =>
  expectOrder(800));

test("a platform that asks to wait holds its channel, and the order stays", async () => {
  const { memory, clock, platform, restart } = await openCourier();
  await beginIn(memory, "busy", { shown: true });
  await beginIn(memory, "calm", { shown: true });
  await addNotes(memory, "busy", 6);
  let refused = 0;
  platform.fault = (id) => {
    if (id !== "busy-3" || refused++ > 0) return null;
    return new DeliveryError("too many calls", { retryable: true, retryAfterMs: 29_999.5 });
  };
  const courier = await restart();
  await until(async () => refused === 1);
  await addNotes(memory, "calm", 1);
  courier.wake();
  await until(async () => platform.posted.includes("calm-1"));
  for (let second = 0; second < 29; second++) await clock.turn(1000);
  expect(platform.posted).toEqual(["busy-1", "busy-2", "calm-1"]);
  await clock.turn(1000);
  await clock.turn(1000);
  await until(async () => platform.posted.length === 7);
  expect(platform.posted).toEqual(["busy-1", "busy-2", "calm-1", ...noteIds("busy", 6).slice(2)]);
});

test("one that keeps failing does not keep its channel's others waiting", async () => {
  const { memory, platform, restart } = await openCourier();
  await beginIn(memory, "busy", { shown: true });
  await addNotes(memory, "busy", 30);
  platform.fault = (id) =>
    id === "busy-2" ? new DeliveryError("HTTP 500", { retryable: true }) : null;
  await restart();
  await until(async () => platform.posted.length === 29);
  expect(platform.posted).toEqual(noteIds("busy", 30).filter((id) => id !== "busy-2"));
  expect((await memory.outbox.get("busy-2"))?.state).toBe("queued");
});

test("edits keep the pace of the workspace together, each channel keeps its own, and posts do not wait for edits", async () => {
  const { memory, clock, platform, restart } = await openCourier({ paceMs: 100, editPaceMs: 1200 });
  const cards = ["a", "b", "c", "d", "e"];
  for (const card of cards) await beginIn(memory, card, { shown: true });
  const courier = await restart();
  const edits = () => platform.calls.filter((call) => call.startsWith("edit"));
  await until(async () => edits().length === 1);
  await addNotes(memory, "e", 10);
  for (let tenth = 0; tenth < 600; tenth++) {
    for (const card of cards) await memory.outbox.touchCard(card, clock.now());
    courier.wake();
    await clock.turn(100);
    if (tenth === 30) await until(async () => platform.posted.length === 10);
    if (tenth % 5 === 0) await sleep(5);
  }
  expect(edits().length).toBeLessThanOrEqual(51);
  // At most so many are possible; a busy machine makes fewer.
  expect(edits().length).toBeGreaterThan(10);
  for (const card of cards) expect(edits()).toContain(`edit ${card}`);
});
