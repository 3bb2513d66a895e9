/** Slow, as platforms take seconds to reconnect a client. */
import { describe, expect, it } from "vitest";
import { realClock } from "../slack-scenario.js";
import { failNext, openChat, platforms } from "./chat.js";
import { openDiscordChat } from "./discord-chat.js";
import { hearEveryWay } from "./ways-in.js";

describe.each(platforms)("on %s", (_name, open) => {
  it("after a lost connection, people are heard by every way in", () =>
    hearEveryWay(open, ({ chat }, act) => chat.on.lose(act)));

  it("words come again until the inbox has them", async () => {
    const chat = await openChat(open);
    const ref = await chat.post();
    failNext(chat, 2);
    await chat.on.lose(async () => {
      await chat.say("ana", ref, "in the sink");
    });
    await chat.heard();
    expect(chat.texts).toEqual(["in the sink"]);
    expect(chat.inbox.deliveries).toBeGreaterThanOrEqual(3);
  });

  it("a lost connection is told until it is back, and pressing works again", async () => {
    const chat = await openChat(open);
    const trouble = () => chat.scene.bot.trouble?.() ?? null;
    const ref = await chat.post();
    expect(trouble()).toBeNull();
    await chat.on.lose(async () => {
      await chat.waitFor(() => trouble() !== null);
    });
    await chat.waitFor(() => trouble() === null);
    await chat.waitFor(async () => (await chat.on.press("ana", ref, "Bin")).acked);
  });

  it("a platform that is down at the start is told, and the bot comes in when it is up", async () => {
    const on = await open();
    on.failStart({ status: 503, times: 2 });
    const chat = await openChat(async () => ({ ...on, connected: async () => {} }));
    expect(chat.scene.bot.trouble?.()).toMatch(/503|Service Unavailable/);
    await chat.waitFor(() => chat.scene.bot.trouble?.() === null);
    expect((await chat.post()).message).not.toBe("");
  });
});

describe("on Discord", () => {
  it("a reply is heard in spite of a card that could not be looked up at first", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    const ref = await chat.post();
    await chat.again();
    on.peer.failNext({ route: /^GET .*messages\/\d+$/, status: 500, times: 5 });
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    expect(chat.texts).toEqual(["in the sink"]);
    expect(chat.scene.warnings.join()).toContain("a reply was not kept");
  });

  it("replies are heard once after a session that Discord resumes", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    const ref = await chat.post();
    on.peer.dropConnections();
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    await chat.say("ana", ref, "in the bin");
    await chat.heard(2);
    expect(chat.inbox.deliveries).toBe(2);
  });

  it("a bot that stops in the middle of a reconnection stays away", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    on.peer.dropConnections();
    await chat.waitFor(() => on.peer.connected() === 0);
    await chat.scene.bot.stop();
    await realClock.sleep(1000);
    expect(on.peer.connected()).toBe(0);
  });

  it("one of two lost connections is told until that one is back, whatever the other does", async () => {
    const on = await openDiscordChat({ shards: 2 });
    const chat = await openChat(async () => on);
    const trouble = () => chat.scene.bot.trouble?.() ?? null;
    expect(trouble()).toBeNull();
    on.peer.refuseResume();
    on.peer.dropConnections(undefined, 1);
    await chat.waitFor(() => trouble() !== null);
    on.peer.dropConnections(undefined, 0);
    await chat.waitFor(() => on.peer.log.some(({ what }) => what === "RESUME"));
    await chat.waitFor(() => on.peer.connected() === 1);
    expect(trouble()).toContain("trying again");
    await chat.waitFor(() => on.peer.connected() === 2);
    await chat.waitFor(() => trouble() === null);
  });
});
