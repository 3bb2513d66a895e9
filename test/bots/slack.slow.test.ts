import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/core/errors.js";
import { failureOf } from "../failure-of.js";
import { everyScope } from "../peers/slack/platform.js";
import type { SlackPeerOptions } from "../peers/slack/slack-peer.js";
import { sign } from "../peers/slack/transport.js";
import { briskClock, failNext, openChat, useChat } from "./chats/chat.js";
import { openSlackChat, type SlackPlatform } from "./chats/slack-chat.js";
import { createScenario } from "./slack-scenario.js";
import { freeRequestUrl } from "./slack-way.js";

let on: SlackPlatform;
const chat = useChat(
  () => openSlackChat({ ackTimeoutMs: 2500, retryDelaysMs: [50, 100, 200] }),
  async (opened) => {
    on = opened;
  },
);
const meaning = { episode: "e1", question: "q1" };
const deliveries = () => on.peer.log.filter(({ what }) => what === "delivered").length;
async function delivered(act: () => Promise<unknown>, more: number): Promise<void> {
  const before = deliveries();
  await act();
  await chat.waitFor(() => deliveries() >= before + more);
}
const inChannel = (text: string, thread?: string) =>
  on.write("ana", text, { channel: on.channel, thread });

async function openSlack(options: SlackPeerOptions = {}) {
  const on = await openSlackChat(options);
  return { on, chat: await openChat(async () => on) };
}

describe("starting", () => {
  it.each([
    ["SLACK_BOT_TOKEN", { botToken: "" }],
    ["SLACK_BOT_TOKEN", { botToken: "xoxb-wrong" }],
    ["SLACK_APP_TOKEN", { appToken: "", http: undefined }],
    ["SLACK_APP_TOKEN", { appToken: "xapp-wrong", http: undefined }],
  ])("names %s when it is missing or refused: %o", async (variable, tokens) => {
    const { bot, handlers } = createScenario(on.peer, tokens);
    const error = await failureOf(bot.start(handlers));
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain(variable);
    expect(String(error)).toContain("https://api.slack.com/apps");
    await bot.stop();
  });

  it("warns of another socket of the same app, as events are spread over both", async () => {
    expect(chat.scene.bot.warning?.()).toBeNull();
    const other = createScenario(on.peer);
    await other.bot.start(other.handlers);
    await chat.waitFor(() => other.bot.warning?.());
    expect(other.bot.warning?.()).toContain("1 more socket is open for this app");
    expect(other.warnings.join()).toContain('Run one "sous serve" for an app');
    await other.bot.stop();
  });
});

describe("commands", () => {
  it("says something within Slack's three seconds when the answer takes longer", async () => {
    await chat.again({ clock: briskClock });
    chat.scene.slowness.ms = 400;
    expect(await on.type("ana", "status")).toMatchObject({ acked: true });
    expect(on.told("ana").map(({ words }) => words)).toEqual(["One moment…"]);
    await chat.told("ana", /^Nothing is going on\.$/);
  });

  it("play says that the bot has to be invited, and begins nothing", async () => {
    const { peer } = on;
    await peer.slash("ana", "/sous", "play kitchen", peer.otherChannel);
    await chat.told("ana", /Invite me first: \/invite @Sous/);
    await peer.changeChannel(peer.channel, "left");
    await on.type("ana", "play kitchen");
    await chat.waitFor(() => on.told("ana").length === 2);
    await chat.told("ana", /Invite me first/);
    expect(chat.scene.plays).toEqual([]);
    await peer.changeChannel(peer.channel, "joined");
    await on.type("ana", "play kitchen");
    await chat.told("ana", /Round 1 begins/);
  });

  it("play says which scope is missing", async () => {
    const scopes = everyScope.filter((one) => one !== "chat:write");
    const { chat } = await openSlack({ scopes });
    await chat.on.type("ana", "play kitchen");
    await chat.told("ana", /lacks the scope chat:write/);
    expect(chat.scene.plays).toEqual([]);
  });
});

describe("presses", () => {
  it("are not acknowledged when they could not be kept", async () => {
    const { chat, on } = await openSlack({ ackTimeoutMs: 300 });
    const ref = await chat.post();
    chat.inbox.before = async () => {
      throw new Error("disk full");
    };
    expect(await on.press("ana", ref, "Sink")).toMatchObject({ acked: false });
  });

  it("are not held up by a name that is slow to come", async () => {
    await chat.again({ clock: briskClock });
    const ref = await chat.post();
    on.peer.failNext({ method: "users.info", error: "internal_error", delayMs: 1000 });
    expect(await on.press("ana", ref, "Sink")).toMatchObject({ acked: true });
    expect(chat.inbox.events[0]?.person).toEqual({ id: on.idOf("ana"), name: "ana" });
  });
});

describe("posts", () => {
  it("are found oldest first where there are two copies", async () => {
    const post = chat.card();
    const copies = [await chat.scene.bot.post(post), await chat.scene.bot.post(post)];
    expect(await chat.scene.bot.find(post)).toEqual(copies);
  });
});

describe("events", () => {
  it("that Slack sends twice are heard once", async () => {
    const ref = await chat.post();
    const said = await chat.say("ana", ref, "in the sink");
    await chat.heard();
    on.peer.duplicateNext(2);
    await delivered(() => on.edit("ana", said, "in the bin"), 2);
    await delivered(() => on.remove("ana", said), 2);
    expect(chat.texts).toEqual(["in the sink", "in the bin", "unsay"]);
  });

  it("may be heard in another order than they were written in", async () => {
    const { chat, on } = await openSlack({ ackTimeoutMs: 500, retryDelaysMs: [50, 100, 200] });
    const ref = await chat.post();
    failNext(chat);
    const said = await chat.say("ana", ref, "in the sink");
    await chat.waitFor(() => chat.inbox.deliveries === 1);
    await on.edit("ana", said, "in the bin");
    await chat.heard(2);
    const [older, newer] = chat.inbox.events.toSorted((a, b) => a.at - b.at);
    expect(older?.what).toMatchObject({ text: "in the sink" });
    expect(newer?.what).toMatchObject({ text: "in the bin" });
  });

  it("are heard on a new socket when Slack asks for one", async () => {
    const ref = await chat.post();
    on.peer.disconnectSockets("refresh");
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
  });

  it("are heard no more when Slack refuses the token, which is told", async () => {
    const { chat, on } = await openSlack();
    on.peer.failNext({ method: "apps.connections.open", error: "token_revoked" });
    on.peer.disconnectSockets("cut");
    const refusal = /Slack refused SLACK_APP_TOKEN \(token_revoked\)\..*xapp/;
    expect(String(await chat.scene.bot.refused)).toMatch(refusal);
    expect(chat.scene.bot.trouble?.()).toContain("token_revoked");
  });

  it("are over when the workspace removes the app, and what is played there waits", async () => {
    const { chat, on } = await openSlack();
    const { bot, handlers } = chat.scene;
    const lost: string[] = [];
    const channels = {
      ...handlers.channels,
      lost: async (_where: object, why: string) => void lost.push(why),
    };
    await bot.start({ ...handlers, channels });
    await on.peer.uninstall();
    expect(String(await bot.refused)).toContain("The bot token was revoked");
    expect(lost[0]).toContain("Install the app again");
  });

  it.each(["a retry", "a limit"])("over HTTP, threads are read again after %s", async (how) => {
    const { chat, on } = await openSlack({
      requestUrl: await freeRequestUrl(),
      retryDelaysMs: [100],
    });
    const { peer } = on;
    const card = await chat.post();
    await peer.replyUnheard("ana", card.channel, card.message, "in the bin");
    if (how === "a retry") {
      peer.dropAcks(1);
      await chat.say("ana", card, "or in the sink");
    } else {
      const body = JSON.stringify({ type: "app_rate_limited", minute_rate_limited: 1 });
      const at = String(Math.floor(Date.now() / 1000));
      const headers = {
        "content-type": "application/json",
        "x-slack-request-timestamp": at,
        "x-slack-signature": sign(peer.signingSecret, at, body),
      };
      const answer = await fetch(peer.requestUrl ?? "", { method: "POST", body, headers });
      expect(answer.status).toBe(200);
    }
    await chat.waitFor(() => chat.texts.includes("in the bin"));
  });
});

describe("catching up", () => {
  it("takes one call a card, and one for each place", async () => {
    const { chat, on } = await openSlack();
    const ref = await chat.post();
    const since = on.peer.log.length;
    await chat.scene.bot.catchUp([{ episode: "e1", ref }]);
    const calls = on.peer.log.slice(since).filter(({ what }) => what === "api");
    expect(calls.map(({ detail }) => detail.method)).toEqual([
      "conversations.replies",
      "conversations.history",
      "conversations.list",
    ]);
  });

  it("reads the other cards when Slack refuses one of them for good", async () => {
    const { chat, on } = await openSlack();
    const ref = await chat.post();
    await chat.again({}, () => chat.say("ana", ref, "in the sink"));
    on.peer.failNext({ method: "conversations.replies", error: "channel_not_found" });
    const gone = { episode: "e0", ref: { channel: ref.channel, message: "1.000001" } };
    const reading = chat.scene.bot.catchUp([gone, { episode: "e1", ref }]);
    await expect(reading).rejects.toMatchObject({ retryable: false });
    expect(chat.texts).toEqual(["in the sink"]);
  });

  it("reads open cards page by page where Slack asks to wait, and those that are over later", async () => {
    const { chat, on } = await openSlack();
    const [over, open] = [await chat.post(), await chat.post()];
    const asked = Array.from({ length: 20 }, (_, at) => `answer ${at}`);
    await chat.again({}, async () => {
      await on.peer.replyUnheard("ana", over.channel, over.message, "too late");
      for (const text of asked) await on.peer.replyUnheard("ana", open.channel, open.message, text);
    });
    const since = on.peer.log.length;
    on.peer.failNext({ method: "conversations.replies", retryAfterS: 1 });
    await chat.scene.bot.catchUp([
      { episode: "open", ref: open },
      { episode: "over", ref: over, isOver: true },
    ]);
    expect(chat.texts).toEqual(asked);
    const readings = on.peer.log
      .slice(since)
      .filter(({ detail }) => detail.method === "conversations.replies");
    expect(readings.length, "two pages").toBeGreaterThanOrEqual(2);
    await chat.waitFor(() => chat.texts.includes("too late"));
  });
});

describe("a mention", () => {
  it("is one reply, though Slack sends two events", async () => {
    chat.inbox.meaning = meaning;
    await delivered(() => inChannel(`${on.mention}in the sink`), 2);
    await chat.heard();
    expect(chat.inbox.events).toHaveLength(1);
    expect(on.told("ana")).toEqual([]);
  });

  it("under a card is for that card", async () => {
    const ref = await chat.post();
    await delivered(() => chat.say("ana", ref, `${on.mention}in the sink`), 3);
    expect(await chat.heard()).toEqual([
      expect.not.objectContaining({ question: expect.anything() }),
    ]);
    expect(chat.inbox.spoken).toEqual([]);
  });

  it("in people's own thread for which nothing is asked is answered there, once, to its writer alone", async () => {
    const { thread = "" } = await on.ownThread();
    const before = on.peer.ephemerals("ana").length;
    await delivered(() => inChannel(`${on.mention}thanks`, thread), 2);
    await chat.told("ana", /^Nothing is asked here/);
    const alone = on.peer.ephemerals("ana").slice(before);
    expect(alone).toMatchObject([{ thread_ts: thread }]);
    expect(on.told("ben")).toEqual([]);
    expect(chat.inbox.events).toEqual([]);
  });
});
