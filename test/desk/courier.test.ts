import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Memory } from "../../memory/stores.js";
import type { MessageRef } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import {
  askStep,
  beginAnswered,
  beginEpisode,
  sampleOutcome,
  sampleQuestion,
} from "../memory/samples.js";
import { until } from "../peers/control.js";
import { addNotes, beginIn, noteIds, openCourier } from "./courier-scenario.js";

const at = (...messages: readonly string[]): readonly MessageRef[] =>
  messages.map((message) => ({ channel: "c", message }));

async function openAfterCrash(copies: readonly MessageRef[]) {
  const scenario = await openCourier({
    catchUp: async (cards) =>
      void scenario.platform.calls.push(`read ${cards.map(({ ref }) => ref.message)}`),
  });
  scenario.platform.copies = () => copies;
  const calls = () => scenario.platform.calls.filter((call) => !call.startsWith("find"));
  return { ...scenario, calls };
}

const drained = ({ outbox }: Memory) =>
  until(async () => {
    const waiting = [
      await outbox.list({ state: "queued" }),
      await outbox.list({ state: "sending" }),
    ];
    return waiting.flat().length === 0;
  });

async function callFor(memory: Memory, channel: string, household = "kitchen") {
  const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 1 } as const;
  const question = sampleQuestion({ household, deadline: 1e13 });
  const record = askStep(1, { episode: "e1" });
  await memory.questions.recordAsk({ record, question, waitsFor: "q1", timers: [timer] }, 2);
  const call = { id: "c-1", channel };
  await memory.questions.fireTimer(timer, { notes: [], call, deferTo: null }, 2);
}

describe("what was being posted when the process died", () => {
  it.each([
    ["is found, not posted again, and read", at("m1", "m2"), ["remove m2", "read m1", "edit m1"]],
    ["is posted where it never got through", [], ["post e1"]],
  ])("%s", async (_, copies, called) => {
    const { memory, calls, restart } = await openAfterCrash(copies);
    await beginEpisode(memory);
    await memory.outbox.touchCard("e1", 0);
    await memory.outbox.markSending("e1");
    await restart();
    await drained(memory);
    expect(calls()).toEqual(called);
    const message = copies[0]?.message ?? "e1";
    expect(await memory.outbox.card("e1")).toMatchObject({ state: "sent", ref: { message } });
  });

  it("is found where it is a call, and brought up to date", async () => {
    const { memory, calls, restart } = await openAfterCrash(at("m1"));
    await beginEpisode(memory);
    await callFor(memory, "C2");
    await memory.outbox.markSending("c-1");
    const courier = await restart();
    await drained(memory);
    expect(calls()).toContain("edit m1");
    expect(calls().filter((one) => one.startsWith("post"))).toEqual(["post e1"]);
    const found = { state: "sent", ref: { message: "m1" } };
    expect(await memory.outbox.get("c-1")).toMatchObject({ ...found, shown: 1 });
    await memory.questions.close("q1", "expired", "silence", 40);
    courier.wake();
    await drained(memory);
    expect(await memory.outbox.get("c-1")).toMatchObject({ ...found, shown: 2 });
  });

  it.each([
    ["changed where it is shown", "shown", [], ["edit m1", "edit m2"]],
    ["found and changed", "interrupted", at("m2", "m3"), ["edit m1", "edit m2", "remove m3"]],
    ["posted as it is now where it never got through", "interrupted", [], ["edit m1", "post n1"]],
  ])("is %s where it is a receipt whose answer was taken back", async (_, how, copies, called) => {
    const { memory, platform, calls, restart } = await openAfterCrash(copies);
    await beginAnswered(memory);
    const note = { kind: "receipt", text: "Noted.", ballot: "b1", to: "u1" } as const;
    await memory.questions.recordOutcome(sampleOutcome({ notes: [{ id: "n1", note }] }));
    const card = await memory.outbox.card("e1");
    const ref = (message: string) => ({ channel: "c", message });
    await memory.outbox.markSending("e1");
    await memory.outbox.markSent("e1", ref("m1"), card?.wanted ?? 0);
    await memory.outbox.markSending("n1");
    if (how === "shown") await memory.outbox.markSent("n1", ref("m2"), 1);
    await memory.questions.retract("b1", "r1", [], 40);
    await restart();
    await drained(memory);
    expect(
      calls()
        .filter((call) => !call.startsWith("read"))
        .toSorted(),
    ).toEqual(called);
    expect(platform.shown.get("n1")).toMatchObject({
      note: { text: "Noted. (taken back)", ballot: null },
    });
    expect(await memory.outbox.get("n1")).toMatchObject({ state: "sent", wanted: 2, shown: 2 });
  });
});

it("what was put off by a clock that was ahead waits for an hour at most after a start", async () => {
  const { memory, clock, platform, restart } = await openCourier();
  await beginIn(memory, "e1", { shown: true });
  await addNotes(memory, "e1", 1);
  await memory.outbox.markSending("e1-1");
  const dueAt = clock.now() + 48 * 3_600_000;
  await memory.outbox.markFailed("e1-1", { error: "HTTP 500", dueAt, dead: false });
  const courier = await restart();
  await clock.turn(3_601_000);
  courier.wake();
  await until(async () => (await memory.outbox.get("e1-1"))?.state === "sent");
  expect(platform.posted).toEqual(["e1-1"]);
});

describe("what a channel refuses", () => {
  const outside = new DeliveryError("Slack: An API error occurred: not_in_channel", {
    retryable: false,
  });
  const dead = ({ outbox }: Memory, count: number) =>
    until(async () => (await outbox.list({ state: "dead" })).length === count);

  it("is dead, said once with what to do, and not tried again", async () => {
    const { memory, clock, platform, log, restart } = await openCourier();
    await beginIn(memory, "e1", { shown: false });
    await beginIn(memory, "e2", { shown: true });
    await addNotes(memory, "e2", 3);
    platform.fault = () => outside;
    await restart();
    await dead(memory, 5);
    for (let minute = 0; minute < 10; minute++) await clock.turn(60_000);
    const posts = ["e1", ...noteIds("e2", 3)].map((id) => `post ${id}`);
    expect(platform.calls.toSorted()).toEqual(["edit e2", ...posts]);
    const said = log.filter(({ level }) => level >= 50);
    expect(said).toHaveLength(2);
    const advice = expect.stringContaining("Invite the bot");
    for (const line of said)
      expect(line).toMatchObject({ bot: "simulated", reason: outside.message, advice });
    expect(await memory.outbox.card("e1")).toMatchObject({ dueAt: clock.now() - 600_000 });
  });

  it("is logged without its receiver, where it is a call", async () => {
    const { memory, platform, log, restart } = await openCourier();
    await beginIn(memory, "e1", { shown: true });
    await callFor(memory, "U0ZENOBIA", "home of e1");
    platform.fault = () => outside;
    await restart();
    await until(async () => (await memory.outbox.get("c-1"))?.state === "dead");
    const said = log.filter(({ level }) => level >= 50);
    expect(said).toContainEqual(expect.objectContaining({ delivery: "c-1", bot: "simulated" }));
    expect(JSON.stringify(log)).not.toContain("ZENOBIA");
  });

  it("is looked for first and shown once when it is tried again after it was mended", async () => {
    const { memory, clock, platform, restart } = await openCourier();
    await beginIn(memory, "e1", { shown: false });
    platform.fault = () => outside;
    const courier = await restart();
    await dead(memory, 1);
    platform.fault = () => null;
    expect(await memory.outbox.retry("e1", clock.now())).toBe(true);
    courier.wake();
    await until(async () => (await memory.outbox.card("e1"))?.state === "sent");
    expect(platform.calls).toEqual(["post e1", "find e1", "post e1"]);
    expect(platform.posted).toEqual(["e1"]);
  });

  it("gets another chance at a start while its episode goes on", async () => {
    const { memory, clock, platform, restart } = await openCourier();
    await beginIn(memory, "e1", { shown: false });
    await beginIn(memory, "e2", { shown: true });
    await addNotes(memory, "e2", 1);
    await beginIn(memory, "over", { shown: false });
    platform.fault = () => outside;
    await restart();
    await dead(memory, 4);
    await memory.episodes.end("over", { kind: "terminated" }, 1, [], clock.now());
    platform.fault = () => null;
    await restart();
    await dead(memory, 1);
    await until(async () => (await memory.outbox.list({ state: "queued" })).length === 0);
    expect(platform.posted.toSorted()).toEqual(["e1", "e2-1"]);
    expect((await memory.outbox.card("over"))?.state).toBe("dead");
  });
});

it("stops once what is being posted is noted as shown", async () => {
  const { memory, platform, restart } = await openCourier();
  const order: string[] = [];
  const { post } = platform.bot;
  platform.bot.post = async (shown) => {
    await until(() => order.includes("let through"));
    return post(shown);
  };
  await beginIn(memory, "e1", { shown: false });
  const courier = await restart();
  const state = async () => (await memory.outbox.card("e1"))?.state;
  await until(async () => (await state()) === "sending");
  const stopped = courier.stop().then(() => order.push("stopped"));
  await sleep(20);
  order.push("let through");
  await stopped;
  expect([...order, await state()]).toEqual(["let through", "stopped", "sent"]);
});

it("shows each open card's trouble, though another card cannot be changed", async () => {
  const { memory, clock, platform, restart } = await openCourier();
  for (const id of ["e1", "e2", "e3"]) await beginIn(memory, id, { shown: true });
  const courier = await restart();
  await drained(memory);
  platform.calls.length = 0;
  platform.fault = (id) => (id === "e2" ? new DeliveryError("gone", { retryable: false }) : null);
  void courier.showCards();
  for (let turn = 0; turn < 20; turn++) await clock.pass(1);
  expect(platform.calls).toEqual(["edit e1", "edit e2", "edit e3"]);
});

it("in a channel 400 notes are brought in order, a few rows at a time; others do not wait", async () => {
  const count = 400;
  const { memory, platform, restart } = await openCourier();
  await beginIn(memory, "busy", { shown: true });
  await beginIn(memory, "calm", { shown: true });
  await addNotes(memory, "busy", count);
  await addNotes(memory, "calm", 1);
  let mostAtOnce = 0;
  let readings = 0;
  const watched: Memory = {
    ...memory,
    close: () => memory.close(),
    outbox: {
      ...memory.outbox,
      due: async (...given) => {
        const due = await memory.outbox.due(...given);
        mostAtOnce = Math.max(mostAtOnce, due.length);
        readings += 1;
        return due;
      },
    },
  };
  await restart(watched);
  await until(async () => platform.posted.length === count + 1);
  expect(platform.posted.indexOf("calm-1")).toBeLessThan(5);
  expect(platform.posted.filter((id) => id !== "calm-1")).toEqual(noteIds("busy", count));
  // Two lanes each of notes and cards, twenty rows each.
  expect(mostAtOnce).toBeLessThanOrEqual(80);
  expect(readings).toBeLessThan(count / 8);
});

describe("while a call of the database fails once, before or after it commits", () => {
  type Call = "get" | "card" | "due" | "markSending" | "markSent" | "markFailed" | "interrupted";

  /** Fails the n-th of such calls once the courier runs. */
  function failing(
    memory: Memory,
    faults: readonly (readonly [Call, number, "before" | "after"])[],
  ) {
    const counts = new Map<string, number>();
    let failed = 0;
    const outbox = new Proxy(memory.outbox, {
      get(store, name: Call) {
        const method = store[name] as (...given: unknown[]) => Promise<unknown>;
        return async (...given: unknown[]) => {
          const nth = (counts.get(name) ?? 0) + 1;
          counts.set(name, nth);
          const fault = faults.find(([call, at]) => call === name && at === nth);
          if (fault) failed += 1;
          if (fault?.[2] === "before") throw new Error("disk full");
          const result = await method(...given);
          if (fault) throw new Error("disk full");
          return result;
        };
      },
    });
    return { rows: { ...memory, close: () => memory.close(), outbox }, failed: () => failed };
  }

  const each = ([call, most]: readonly [Call, number]) =>
    Array.from({ length: most }, (_, at) =>
      (["before", "after"] as const).map((when) => [[call, at + 1, when] as const]),
    ).flat();

  it.each([
    ...(
      [
        ["due", 2],
        ["get", 5],
        ["markSending", 5],
        ["markSent", 5],
      ] as const
    ).flatMap(each),
    // The failure is not even noted: the row is left as being sent.
    ...([1, 2, 4] as const).map((nth) => [
      ["markSent", nth, "before"] as const,
      ["markFailed", 1, "before"] as const,
    ]),
    [["markSending", 1, "after"] as const, ["interrupted", 2, "before"] as const],
  ])("%s %s: every message is shown once, in order", async (...faults) => {
    const { memory, clock, platform, restart } = await openCourier();
    await beginIn(memory, "e1", { shown: true });
    await addNotes(memory, "e1", 3);
    await memory.outbox.touchCard("e1", 0);
    await beginIn(memory, "e2", { shown: false });
    await memory.outbox.touchCard("e2", 0);
    const { rows, failed } = failing(memory, faults);
    const courier = await restart(rows);
    const isSent = async () => (await memory.outbox.list()).every(({ state }) => state === "sent");
    for (let turn = 0; turn < 40 && !(await isSent()); turn++) {
      await clock.turn(500);
      courier.wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(failed()).toBe(faults.length);
    expect(platform.posted.filter((id) => id.startsWith("e1"))).toEqual(noteIds("e1", 3));
    expect(platform.posted.filter((id) => id === "e2")).toEqual(["e2"]);
    for (const row of await memory.outbox.list())
      expect(row).toMatchObject({ state: "sent", shown: row.wanted, attempts: 0, error: null });
  });
});
