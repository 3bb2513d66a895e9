import { describe, expect, it, vi } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import { DeliveryError, SousError } from "../../src/core/errors.js";
import type { Delivery } from "../../src/core/memory/stores.js";
import { adviseOn, createDelivering, render } from "../../src/desk/deliver/deliver.js";
import { tableOf } from "../build/table.js";
import { run } from "../contracts/memory/runs.js";
import { ask, beginEpisode } from "../memory/samples.js";
import { addNotes, beginIn, openCourier } from "./courier-scenario.js";

const log = createLog("silent");
const failure = new DeliveryError("HTTP 503", { retryable: true });

/** Blocks before posting, until released. */
async function openSlowly() {
  const { memory, clock, platform } = await openCourier();
  await beginIn(memory, "e1", { shown: true });
  await addNotes(memory, "e1", 1);
  let letOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  const { bot } = platform;
  const slow = {
    ...bot,
    post: async (...given: Parameters<typeof bot.post>) => {
      await gate;
      return bot.post(...given);
    },
  };
  const deliver = createDelivering({ memory, clock, log });
  return { memory, platform, letOn, send: () => deliver(slow, "e1-1") };
}

it("that two begin to send at once is posted once", async () => {
  const { memory, platform, letOn, send } = await openSlowly();
  const sending = [send(), send(), send()];
  letOn();
  await Promise.all(sending);
  expect(platform.calls).toEqual(["post e1-1"]);
  expect(await memory.outbox.get("e1-1")).toMatchObject({ state: "sent", attempts: 0 });
});

it("that is on its way, or was shown, is not begun again", async () => {
  const { memory, platform, letOn, send } = await openSlowly();
  const first = send();
  while ((await memory.outbox.get("e1-1"))?.state !== "sending") await null;
  expect(await send()).toBeNull();
  letOn();
  await first;
  expect(await send()).toBeNull();
  expect(platform.calls).toEqual(["post e1-1"]);
});

it("that fails is tried again after half a second, then twice as long, at most a minute, 60 times", async () => {
  const { memory, clock, platform } = await openCourier();
  await beginIn(memory, "e1", { shown: false });
  platform.fault = () => failure;
  const deliver = createDelivering({ memory, clock, log });
  const waits: number[] = [];
  for (;;) {
    expect(await deliver(platform.bot, "e1")).toBeNull();
    const card = await memory.outbox.card("e1");
    if (card?.state === "dead") break;
    waits.push((card?.dueAt ?? 0) - clock.now());
  }
  const growing = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];
  expect(waits).toEqual([...growing, ...Array.from({ length: 52 }, () => 60_000)]);
});

it("that the platform asks to hold waits as long as that, and says so", async () => {
  const { memory, clock, platform } = await openCourier();
  await beginIn(memory, "e1", { shown: false });
  // PostgreSQL keeps whole milliseconds.
  const busy = new DeliveryError("too many calls", { retryable: true, retryAfterMs: 89_999.5 });
  platform.fault = () => busy;
  const deliver = createDelivering({ memory, clock, log });
  expect(await deliver(platform.bot, "e1")).toBe(89_999.5);
  expect(await memory.outbox.card("e1")).toMatchObject({
    state: "queued",
    dueAt: clock.now() + 90_000,
  });
});

it("that another process has shown meanwhile is not left there twice", async () => {
  for (const shown of ["e1-1", "stray"]) {
    const { memory, clock, platform } = await openCourier();
    await beginIn(memory, "e1", { shown: true });
    await addNotes(memory, "e1", 1);
    const fenced = async () => {
      throw new SousError("fenced", "Another process leads now.");
    };
    const { bot } = platform;
    // While this process is blocked, the new leader finds the post or posts itself.
    const post = async () => {
      await memory.outbox.markSent("e1-1", { channel: "c", message: shown }, 1);
      return { channel: "c", message: "stray" };
    };
    const outbox = { ...memory.outbox, markSent: fenced, markFailed: fenced };
    const deliver = createDelivering({ memory: { ...memory, outbox }, clock, log });
    await expect(deliver({ ...bot, post }, "e1-1")).rejects.toMatchObject({ code: "fenced" });
    expect(platform.calls).toEqual(shown === "stray" ? [] : ["remove stray"]);
  }
});

it("that shows nothing but progress waits until some time after the last edit", async () => {
  const { memory, clock, platform } = await openCourier({ progressMs: 3000 });
  await beginIn(memory, "e1", { shown: true });
  const deliver = createDelivering({ memory, clock, log });
  const edit = async () => {
    await memory.outbox.touchCard("e1", clock.now());
    await deliver(platform.bot, "e1");
    return platform.calls;
  };
  expect(await edit()).toEqual(["edit e1"]);
  await clock.turn(1000);
  expect(await edit()).toEqual(["edit e1"]);
  const card = await memory.outbox.card("e1");
  expect(card).toMatchObject({ state: "queued", dueAt: clock.now() + 2000 });
  await clock.turn(2000);
  expect(await edit()).toEqual(["edit e1", "edit e1"]);
});

it("that shows something new to do does not wait for the pace of progress", async () => {
  const { memory, clock, platform } = await openCourier({ progressMs: 3000 });
  await beginIn(memory, "e1", { shown: true });
  const household = "home of e1";
  await memory.runs.begin({ ...run, household });
  const deliver = createDelivering({ memory, clock, log });
  const changes: readonly (() => Promise<unknown>)[] = [
    async () => undefined,
    () => ask(memory, { episode: "e1", household }),
    () => memory.runs.setPaused(household, 5),
    () => memory.questions.close("q1", "expired", "nobody answered in time", 40),
    () => memory.episodes.end("e1", { kind: "terminated" }, 1, [], 50),
    async () => undefined,
  ];
  for (const [nth, change] of changes.entries()) {
    await change();
    await memory.outbox.touchCard("e1", clock.now());
    await deliver(platform.bot, "e1");
    expect(platform.calls, `change ${nth}`).toHaveLength(nth + 1);
  }
});

it("that is a note found after a crash is not edited where it did not change", async () => {
  const { memory, clock, platform } = await openCourier();
  await beginIn(memory, "e1", { shown: true });
  await addNotes(memory, "e1", 1);
  await memory.outbox.markSending("e1-1");
  await memory.outbox.markFailed("e1-1", { error: "crash", dueAt: clock.now(), dead: false });
  platform.copies = () => [{ channel: "c", message: "m1" }];
  await createDelivering({ memory, clock, log })(platform.bot, "e1-1");
  expect(platform.calls).toEqual(["find e1-1"]);
  expect(await memory.outbox.get("e1-1")).toMatchObject({ state: "sent", ref: { message: "m1" } });
});

const shown = { channel: "C1", message: "m1" };
/** Ana ("U1") asked for the task, whose question is on its card in Slack. */
async function openAsking({ isShown = true, askedBy = "U1" } = {}) {
  const scenario = await openCourier({ platform: "slack", command: "/sous" });
  const { memory, clock, platform } = scenario;
  await beginEpisode(memory, { bot: "slack", channel: "C1" });
  await memory.runs.begin({ ...run, askedBy });
  await ask(memory);
  const { id = "" } = (await memory.outbox.card("e1")) ?? {};
  if (isShown) await memory.outbox.markSending(id);
  if (isShown) await memory.outbox.markSent(id, shown, 1);
  const deliver = createDelivering({ memory, clock, log });
  const told = async () =>
    (await memory.outbox.list()).flatMap(({ note }) =>
      note?.direct ? [`${note.to}: ${note.text}`] : [],
    );
  return { ...scenario, id, told, send: (row: string) => deliver(platform.bot, row) };
}

const task = "Home kitchen (put a mug in the sink)";

describe("that a channel refuses for good", () => {
  const error = "Slack: An API error occurred: is_archived";
  const cannot = `U1: I cannot show ${task} any more. The channel is archived: unarchive it, then try again.`;

  it.each([
    ["a card", "", {}, "U1", [cannot]],
    ["a card of which nobody asked for the task", "", {}, "", []],
    ["a card in a channel that is lost", "", { channelLost: "It is archived." }, "U1", []],
    ["a note", "e1-1", {}, "U1", []],
  ])("is told to who asked for the task, once: %s", async (_, note, facts, askedBy, expected) => {
    const { memory, clock, platform, id, told, send } = await openAsking({ askedBy });
    await addNotes(memory, "e1", 1);
    platform.fault = () => new DeliveryError(error, { retryable: false, ...facts });
    for (let time = 0; time < 2; time++) {
      await clock.turn(1);
      await memory.outbox.touchCard("e1", clock.now());
      await memory.outbox.retry(note || id, clock.now());
      expect(await send(note || id)).toBeNull();
    }
    expect(await memory.outbox.get(note || id)).toMatchObject({ state: "dead", error });
    expect(await told()).toEqual(expected);
  });
});

it.each([
  ["passes", "card", { retryable: true }],
  ["passes", "note", { retryable: true }],
  ["lasts, and its message is gone", "note", { retryable: false, isGone: true }],
  ["lasts, and its message is there", "card", { retryable: false }],
])("whose edit fails is not posted anew where that %s: %s", async (_, kind, fault) => {
  const { memory, clock, platform, id, told } = await openAsking();
  const row = kind === "card" ? id : "e1-1";
  await addNotes(memory, "e1", 1);
  await memory.outbox.markSending(row);
  await memory.outbox.markSent(row, shown, 0);
  await memory.outbox.touchCard("e1", clock.now());
  await memory.outbox.retry(row, clock.now());
  platform.fault = () => new DeliveryError("HTTP 503", fault);
  // As a receipt that changed.
  const get = async (id: string) => {
    const found = await memory.outbox.get(id);
    return found && { ...found, state: "queued" as const, wanted: 2, attempts: 0 };
  };
  const outbox = { ...memory.outbox, get, markSending: async () => true };
  const deliver = createDelivering({ memory: { ...memory, outbox }, clock, log });
  const failed = vi.spyOn(outbox, "markFailed");
  expect(await deliver(platform.bot, row)).toBeNull();
  const dueAt = clock.now() + (fault.retryable ? 500 : 0);
  const dead = !fault.retryable;
  expect(failed.mock.calls).toEqual([[row, { error: "HTTP 503", dueAt, dead }]]);
  expect(platform.calls).toEqual(["edit m1"]);
  expect(await told()).toHaveLength(kind === "card" && dead ? 1 : 0);
});

describe("whose message was deleted", () => {
  const gone = new DeliveryError("message_not_found", { retryable: false, isGone: true });

  async function openGone() {
    const scenario = await openAsking();
    const { memory, clock, platform, id } = scenario;
    const { edit } = platform.bot;
    platform.bot.edit = async (ref, post) => {
      await edit(ref, post);
      if (post.id === id) throw gone;
    };
    platform.copies = () => [];
    const touch = async () => {
      await memory.outbox.touchCard("e1", clock.now());
      expect(await scenario.send(id)).toBeNull();
      return memory.outbox.get(id);
    };
    return { ...scenario, touch };
  }

  it("is posted anew once while it asks, then told to who asked for the task", async () => {
    const { platform, told, touch, id } = await openGone();
    expect(await touch()).toMatchObject({ state: "sent", deleted: 1, ref: { message: id } });
    expect(platform.calls).toEqual(["edit m1", `find ${id}`, `post ${id}`]);
    expect(await told()).toEqual([]);
    const error = "Unknown Message: somebody deleted it again";
    expect(await touch()).toMatchObject({ state: "dead", deleted: 1, error });
    expect(await told()).toEqual([
      `U1: Somebody deleted my question twice, so I do not post it again: Where is a mug? I go on without it in ${task}. You can still answer: /sous me.`,
    ]);
    expect(platform.posted).toEqual([id]);
  });

  it("is adopted where an earlier attempt has posted it, and put off where it cannot be posted", async () => {
    const { platform, touch, id, clock } = await openGone();
    platform.fault = (called) => (called === id ? new Error("HTTP 500") : null);
    const put = { state: "queued", deleted: 0, ref: shown, attempts: 1 };
    expect(await touch()).toMatchObject({ ...put, dueAt: clock.now() + 500 });
    platform.fault = () => null;
    platform.copies = () => [
      { channel: "C1", message: "m2" },
      { channel: "C1", message: "m3" },
    ];
    expect(await touch()).toMatchObject({ state: "sent", deleted: 1, ref: { message: "m2" } });
    expect(platform.calls.slice(-2)).toEqual([`find ${id}`, "remove m3"]);
    expect(platform.posted).toEqual([]);
  });

  it("stays deleted once nothing is asked on it", async () => {
    const { memory, platform, touch, told } = await openGone();
    await memory.questions.close("q1", "expired", "nobody answered in time", 40);
    const card = await touch();
    expect(card).toMatchObject({ state: "sent", deleted: 0, ref: shown });
    expect(card?.shown).toBe(card?.wanted);
    expect([platform.calls, await told()]).toEqual([["edit m1"], []]);
  });
});

it("is rendered under its card, alone where it is private or opens a channel, and else not yet", async () => {
  const { memory, id } = await openAsking({ isShown: false });
  const note = { kind: "news", text: "Hello.", ballot: null, to: "U1" };
  const shape = async (change: object) => {
    const row = { id: "n1", episode: "e1", channel: "C1", kind: "note", question: null, note };
    const post = await render(memory, { ...row, ...change } as unknown as Delivery);
    if (!post) return null;
    const isOpening = post.kind === "note" && post.note.announced === true;
    return `${post.kind}${"under" in post ? " under" : ""}${isOpening ? " opens" : ""}`;
  };
  const rows: readonly [object, string | null, string | null][] = [
    [{}, null, "note under"],
    [{ note: { ...note, direct: true } }, "note", "note under"],
    [{ note: { ...note, direct: true, to: null } }, null, "note under"],
    [{ note: { ...note, opening: true } }, "note opens", "note opens"],
    [{ note: null }, null, null],
    [{ kind: "question", id: "q2" }, null, "card under"],
    [{ kind: "call" }, null, null],
    [{ kind: "call", question: "q1" }, "call", "call"],
    [{ kind: "card", id }, "card", "card"],
    [{ kind: "card", episode: "e9" }, null, null],
  ];
  const shapes = () => Promise.all(rows.map(([change]) => shape(change)));
  expect(await shapes()).toEqual(rows.map(([, before]) => before));
  await memory.outbox.markSending(id);
  await memory.outbox.markSent(id, shown, 1);
  expect(await shapes()).toEqual(rows.map(([, , after]) => after));
});

it.each(tableOf<[string, string]>("desk", "advice"))(
  "after %s operators read what to do",
  (error, advice) => {
    expect(adviseOn(error)).toContain(advice);
  },
);
