import { expect, it } from "vitest";
import { createLog } from "../../src/app/log.js";
import { DeliveryError, SousError } from "../../src/core/errors.js";
import { createDelivering } from "../../src/desk/deliver.js";
import { adviseOn } from "../../src/desk/delivery-advice.js";
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
  const busy = new DeliveryError("too many calls", { retryable: true, retryAfterMs: 90_000 });
  platform.fault = () => busy;
  const deliver = createDelivering({ memory, clock, log });
  expect(await deliver(platform.bot, "e1")).toBe(90_000);
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

it.each([
  ["not_in_channel", "Invite the bot"],
  ["channel_not_found", "invite the bot"],
  ["Unknown Channel", "invite the bot"],
  ["is_archived", "unarchive it"],
  ["message_not_found", "nothing to do"],
  ["Unknown Message", "nothing to do"],
  ["Missing Access", "View Channel"],
  ["Missing Permissions", "send messages"],
  ["messages_tab_disabled", "manifest"],
  ["missing_scope", "lacks a scope"],
  ...["invalid_auth", "not_authed", "token_revoked", "token_expired", "account_inactive"].map(
    (error) => [error, "new one in .env"],
  ),
  ["Unauthorized", "new one in .env"],
  ["restricted_action", "ask an administrator"],
  ["posting_to_general_channel_denied", "ask an administrator"],
  ["ekm_access_denied", "ask an administrator"],
  ["msg_too_long", "report it"],
  ["invalid_blocks", "report it"],
  ["Invalid Form Body", "report it"],
  ["ratelimited", "by itself"],
  ["HTTP 503", "check the network"],
  ["ECONNRESET", "check the network"],
  ["something new", "Fix what the error says"],
])("after %s operators read what to do", (error, advice) => {
  expect(adviseOn(error)).toContain(advice);
});
