/** The courier after a crash between posting and knowing. */
import { describe, expect, it, test } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/log.js";
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import { createCourier } from "../../src/desk/courier.js";
import {
  askStep,
  beginAnswered,
  beginAsking,
  beginEpisode,
  sampleEpisode,
  sampleOutcome,
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
  const shown = new Map<string, Post>();
  const bot: Bot = {
    platform: "simulated",
    paceMs: 0,
    start: async () => undefined,
    stop: async () => undefined,
    post: async (post: Post) => {
      calls.push("post");
      shown.set(post.id, post);
      return { channel: "c", message: post.id };
    },
    edit: async ({ message }, post) => {
      calls.push(`edit ${message}`);
      shown.set(post.id, post);
    },
    find: async () => standing,
    remove: async ({ message }) => void calls.push(`remove ${message}`),
    catchUp: async (cards) => void calls.push(`read ${cards.map(({ ref }) => ref.message)}`),
  };
  return { bot, calls, shown };
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
      waitsFor: "q2",
      timers: [timer],
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
    state: "sent",
    ref: { message: "m1" },
    shown: 1,
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

describe("a receipt whose ballot was taken back", () => {
  /** A card that stands, and a receipt under it that is on its way or was shown. */
  async function receipt(how: "shown" | "interrupted", standing: readonly MessageRef[] = []) {
    const memory = await openMemory({ file: ":memory:", clock: realClock });
    await beginAnswered(memory);
    const note = { kind: "receipt", text: "Noted.", ballot: "b1", to: "u1" } as const;
    await memory.questions.recordOutcome(sampleOutcome({ notes: [{ id: "n1", note }] }));
    const card = await memory.outbox.card("e1");
    await memory.outbox.markSending("e1");
    await memory.outbox.markSent("e1", { channel: "c", message: "m1" }, card?.wanted ?? 0);
    await memory.outbox.markSending("n1");
    if (how === "shown") await memory.outbox.markSent("n1", { channel: "c", message: "m2" }, 1);
    await memory.questions.retract("b1", "r1", [], 40);
    const { bot, calls, shown } = createPlatform(standing);
    const bots = new Map([[bot.platform, bot]]);
    const courier = createCourier({ memory, bots, clock: realClock, log });
    await courier.start();
    await courier.drain(3000);
    await courier.stop();
    const delivery = await memory.outbox.get("n1");
    await memory.close();
    return { calls, shown: shown.get("n1"), delivery };
  }

  it("is changed where it stands, and has no buttons any more", async () => {
    const { calls, shown, delivery } = await receipt("shown");
    expect(calls.toSorted()).toEqual(["edit m1", "edit m2"]);
    expect(shown).toMatchObject({ note: { text: "Noted. (taken back)", ballot: null } });
    expect(delivery).toMatchObject({ state: "sent", wanted: 2, shown: 2 });
  });

  it("is found and changed when the process died while it was being posted", async () => {
    const { calls, shown, delivery } = await receipt("interrupted", [
      { channel: "c", message: "m2" },
      { channel: "c", message: "m3" },
    ]);
    expect(calls.toSorted()).toEqual(["edit m1", "edit m2", "remove m3"]);
    expect(shown).toMatchObject({ note: { ballot: null } });
    expect(delivery).toMatchObject({ state: "sent", ref: { message: "m2" } });
  });

  it("is posted as it is now when it never got through", async () => {
    const { calls, shown } = await receipt("interrupted");
    expect(calls.toSorted()).toEqual(["edit m1", "post"]);
    expect(shown).toMatchObject({ note: { text: "Noted. (taken back)", ballot: null } });
  });
});
