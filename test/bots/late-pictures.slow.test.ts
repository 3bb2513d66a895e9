import { beforeEach, describe, expect, it } from "vitest";
import type { Post } from "../../src/core/bot.js";
import { briskClock, openChat, useChat } from "./chats/chat.js";
import { openDiscordChat, sendRoute } from "./chats/discord-chat.js";
import { openSlackChat, type SlackPlatform } from "./chats/slack-chat.js";
import { kitchen, seenInKitchen } from "./home.js";
import { question, realClock } from "./slack-scenario.js";

let homes = 0;
/** In a new home, as uploads are cached. */
function asked() {
  homes += 1;
  const owner = { ...kitchen, home: `Ana's kitchen ${homes}` };
  return { question: question({ view: { owner, seen: seenInKitchen } }) };
}

describe("on Slack", () => {
  let on: SlackPlatform;
  const chat = useChat(openSlackChat, async (opened) => {
    on = opened;
  });
  const patientClock = {
    now: realClock.now,
    sleep: (ms: number, signal?: AbortSignal) =>
      ms === 1_000 ? realClock.sleep(60_000, signal) : briskClock.sleep(ms, signal),
  };
  let start = 0;
  beforeEach(async () => {
    await chat.again({ clock: patientClock });
    start = on.peer.log.length;
  });
  const calls = (method: string, what = "api") =>
    on.peer.log
      .slice(start)
      .filter((entry) => entry.what === what && entry.detail.method === method).length;
  const uploads = () => calls("files.completeUploadExternal");

  async function addedLater(post: Post): Promise<void> {
    const ref = await chat.scene.bot.post(post);
    expect((await on.seen(ref)).picture).toBeNull();
    expect((await on.seen(ref)).words).toContain("Where is an apple?");
    await chat.waitFor(() => chat.scene.refreshed.includes("e1"));
    await chat.scene.bot.edit(ref, post);
    expect((await on.seen(ref)).picture).not.toBeNull();
  }

  it("a picture stands between the question and the buttons, and is uploaded once for all cards", async () => {
    const shown = asked();
    const [ref, other] = await Promise.all([chat.post(shown), chat.post(shown)]);
    const [message] = await on.peer.thread(ref.channel, ref.message);
    const kinds = ["context", "section", "image", "actions", "context", "context"];
    expect(message?.blocks?.map(({ type }) => type)).toEqual(kinds);
    expect((await on.seen(other)).picture?.key).toBe((await on.seen(ref)).picture?.key);
    expect(uploads()).toBe(1);
  });

  it("an upload that fails is tried again later", async () => {
    on.peer.failNext({ method: /^files\.completeUploadExternal$/, error: "internal_error" });
    await addedLater(chat.card(asked()));
    expect(chat.scene.warnings.join()).toMatch(/goes without its picture/);
  });

  it("an upload that is late, however late, does not hold up the question", async () => {
    await chat.again({ clock: briskClock });
    const method = /^files\.completeUploadExternal$/;
    on.peer.failNext({ method, afterWrite: true, status: 200, delayMs: 1500 });
    await addedLater(chat.card(asked()));
    expect(chat.scene.warnings).toEqual([]);
  });

  it("a picture that Slack is not ready to show is shown later, and not uploaded again", async () => {
    on.peer.failNext({ method: /^chat\.postMessage$/, error: "invalid_blocks" });
    await addedLater(chat.card(asked()));
    expect(uploads()).toBe(1);
  });
});

describe("on Discord", () => {
  it("a picture whose sending broke off is left out of the next attempt, and added later", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    let endPause: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => {
      endPause = resolve;
    });
    await chat.again({ clock: { ...briskClock, sleep: () => pause } });
    const post = chat.card(asked());
    on.peer.failNext({ route: sendRoute, status: 503 });
    await expect(chat.scene.bot.post(post)).rejects.toMatchObject({ retryable: true });
    const ref = await chat.scene.bot.post(post);
    expect((await on.seen(ref)).picture).toBeNull();
    endPause();
    await chat.waitFor(() => chat.scene.refreshed.length > 0);
    await chat.scene.bot.edit(ref, post);
    expect((await on.seen(ref)).picture).not.toBeNull();
  });

  it("a picture is uploaded where Slack's client, loaded first, gave the process its own agent", async () => {
    await import("@slack/socket-mode");
    const chat = await openChat(openDiscordChat);
    const post = chat.card(asked());
    const ref = await chat.scene.bot.post(post);
    await chat.waitFor(async () => {
      await chat.scene.bot.edit(ref, post);
      return (await chat.on.seen(ref)).picture;
    });
  });
});
