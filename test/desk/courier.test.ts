/** The courier after a crash between posting and knowing. */
import { expect, test } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/log.js";
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import { createCourier } from "../../src/desk/courier.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  sampleEpisode,
  sampleQuestion,
} from "../memory/samples.js";

const realClock = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};
const log = createLog("silent");

/** A platform on which some copies of every card stand already. */
function createPlatform(standing: readonly MessageRef[]) {
  const calls: string[] = [];
  const bot: Bot = {
    platform: "simulated",
    paceMs: 0,
    start: async () => undefined,
    stop: async () => undefined,
    post: async ({ id }: Post) => {
      calls.push("post");
      return { channel: "c", message: id };
    },
    edit: async ({ message }) => void calls.push(`edit ${message}`),
    find: async () => standing,
    remove: async ({ message }) => void calls.push(`remove ${message}`),
    catchUp: async (cards) => void calls.push(`read ${cards.map(({ ref }) => ref.message)}`),
  };
  return { bot, calls };
}

async function restart(standing: readonly MessageRef[]) {
  const memory = await openMemory({ file: ":memory:", clock: realClock });
  await beginEpisode(memory, { bot: "simulated" });
  const { id } = sampleEpisode();
  await memory.outbox.touchCard(id, 0);
  await memory.outbox.markSending(id);
  const { bot, calls } = createPlatform(standing);
  const courier = createCourier({
    memory,
    bots: new Map([[bot.platform, bot]]),
    clock: realClock,
    log,
  });
  await courier.start();
  await courier.drain(3000);
  await courier.stop();
  const card = await memory.outbox.card(id);
  await memory.close();
  return { calls, card };
}

test("a card that was being posted when the process died is found, not posted again, and read", async () => {
  const { calls, card } = await restart([
    { channel: "c", message: "m1" },
    { channel: "c", message: "m2" },
  ]);
  expect(calls).toEqual(["remove m2", "read m1", "edit m1"]);
  expect(card).toMatchObject({ state: "sent", ref: { message: "m1" } });
});

test("a call that was being posted when the process died is found, and brought up to date", async () => {
  const memory = await openMemory({ file: ":memory:", clock: realClock });
  await beginAsking(memory);
  const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 30 } as const;
  const call = { id: "c-1", channel: "C2" };
  await memory.episodes.end("e1", { kind: "terminated" }, 1, [], 25);
  await beginEpisode(memory, { id: "e2", round: 2 });
  await memory.questions.recordAsk(
    {
      record: askStep(1, { episode: "e2", question: "q2" }),
      question: sampleQuestion({ id: "q2", episode: "e2" }),
      ...{ waitsFor: "q2", timers: [timer] },
    },
    28,
  );
  await memory.questions.fireTimer(
    { ...timer, question: "q2" },
    { notes: [], call, deferTo: null },
    30,
  );
  await memory.outbox.markSending("c-1");
  const { bot, calls } = createPlatform([{ channel: "C2", message: "m1" }]);
  const bots = new Map([[bot.platform, bot]]);
  const courier = createCourier({ memory, bots, clock: realClock, log });
  await courier.start();
  await courier.drain(3000);
  expect(calls).toContain("edit m1");
  expect(calls.filter((one) => one === "post")).toHaveLength(2);
  expect(await memory.outbox.get("c-1")).toMatchObject({
    ...{ state: "sent", ref: { message: "m1" }, shown: 1 },
  });
  await memory.questions.close("q2", "expired", "silence", 40);
  courier.wake();
  await courier.drain(3000);
  await courier.stop();
  expect(await memory.outbox.get("c-1")).toMatchObject({ state: "sent", shown: 2 });
  await memory.close();
});

test("one that never got through is posted", async () => {
  const { calls, card } = await restart([]);
  expect(calls).toEqual(["post"]);
  expect(card?.state).toBe("sent");
});
