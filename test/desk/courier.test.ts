/** The courier after a crash between posting and knowing. */
import { expect, test } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/log.js";
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import { createCourier } from "../../src/desk/courier.js";
import { beginEpisode, sampleEpisode } from "../memory/samples.js";

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

test("one that never got through is posted", async () => {
  const { calls, card } = await restart([]);
  expect(calls).toEqual(["post"]);
  expect(card?.state).toBe("sent");
});

test("where cards have threads, an episode's end is told there once, however often it is shown", async () => {
  const memory = await openMemory({ file: ":memory:", clock: realClock });
  await beginEpisode(memory, { bot: "simulated" });
  const { id } = sampleEpisode();
  await memory.episodes.end(id, { kind: "terminated" }, 1, [], 1);
  const { bot, calls } = createPlatform([]);
  for (const threads of [undefined, true, true] as const) {
    await memory.outbox.touchCard(id, 1);
    const bots = new Map([[bot.platform, { ...bot, threads }]]);
    const courier = createCourier({ memory, bots, clock: realClock, log });
    await courier.start();
    await courier.drain(3000);
    await courier.stop();
    if (threads === undefined) expect(await notesOf(id)).toEqual([]);
  }
  expect(await notesOf(id)).toMatchObject([
    { id: `${id}-end`, state: "sent", note: { kind: "summary", ballot: null } },
  ]);
  expect((await notesOf(id))[0]?.note?.text).toMatch(/^Done in 0 steps and 0 questions\. What/);
  expect(calls.filter((call) => call === "post")).toHaveLength(2);
  await memory.close();

  async function notesOf(episode: string) {
    const rows = await memory.outbox.list({ episode });
    return rows.filter(({ kind }) => kind === "note");
  }
});
