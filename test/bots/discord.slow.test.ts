import { describe, expect, it, onTestFinished } from "vitest";
import { ConfigError } from "../../src/core/errors.js";
import { verbs } from "../../src/core/people/command.js";
import { failureOf } from "../failure-of.js";
import type { DiscordPeerOptions } from "../peers/discord/peer.js";
import { openChat, useChat } from "./chats/chat.js";
import { type DiscordPlatform, openDiscordChat, sendRoute } from "./chats/discord-chat.js";
import { createScenario } from "./discord-scenario.js";
import { card, cardEnd } from "./slack-scenario.js";

const openThread = /^POST \/channels\/\d+\/messages\/\d+\/threads$/;
let on: DiscordPlatform;
const chat = useChat(openDiscordChat, async (opened) => {
  on = opened;
});
const calls = (what: RegExp, since = 0) =>
  on.peer.log.slice(since).filter((entry) => what.test(entry.what));

async function openDiscord(options: DiscordPeerOptions = {}) {
  const on = await openDiscordChat(options);
  return { on, chat: await openChat(async () => on) };
}

describe("starting", () => {
  it("registers /sous with its subcommands", () => {
    const [command] = on.peer.commands();
    expect(command?.name).toBe("sous");
    expect(command?.options?.map(({ name }) => name)).toEqual([...verbs]);
  });

  it.each([
    ["no token", { token: "" }, /DISCORD_BOT_TOKEN is not set.*discord\.com\/developers/],
    ["a wrong token", { token: "wrong" }, /refused DISCORD_BOT_TOKEN.*discord\.com\/developers/],
    [
      "a channel that is not there for it",
      { channel: "123456789012345678" },
      /DISCORD_CHANNEL.*oauth2\/authorize\?client_id=\d+/,
    ],
  ])("says what to do with %s", async (_what, changes, words) => {
    const { peer, close } = await openDiscordChat();
    onTestFinished(close);
    const { bot, handlers } = createScenario(peer, changes);
    const failure = await failureOf(bot.start(handlers));
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(words);
  });

  it("says which intent to switch on when Discord refuses it", async () => {
    const { peer, close } = await openDiscordChat({ messageContent: false });
    onTestFinished(close);
    const { bot, handlers } = createScenario(peer);
    const failure = await failureOf(bot.start(handlers));
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(/4014.*Message Content Intent/);
    expect(peer.connected()).toBe(0);
  });
});

describe("a session", () => {
  it("whose token was reset is told as refused, and is not tried again", async () => {
    const { on, chat } = await openDiscord();
    on.peer.resetToken();
    const { bot } = chat.scene;
    expect(String(await bot.refused)).toMatch(/refused DISCORD_BOT_TOKEN.*Reset Token/);
    expect(bot.trouble?.()).toMatch(/4004.*the token is refused/);
    expect(on.peer.connected()).toBe(0);
  });

  it("that ended for good is followed by a new one, and what was said meanwhile is heard", async () => {
    const { on, chat } = await openDiscord();
    const ref = await chat.post();
    on.peer.failNext({ route: /^GET \/gateway\/bot/, status: 503 });
    on.peer.dropConnections(4014);
    await chat.waitFor(() => chat.scene.bot.trouble?.()?.includes("4014"));
    await chat.say("ana", ref, "in the fridge");
    expect(await chat.heard()).toMatchObject([{ text: "in the fridge" }]);
    expect(chat.scene.bot.trouble?.()).toBeNull();
    expect(on.peer.connected()).toBe(1);
  });
});

describe("posts", () => {
  it("say to the person alone that their press could not be kept", async () => {
    const ref = await chat.post();
    chat.inbox.before = async () => {
      throw new Error("disk full");
    };
    expect(await on.press("ana", ref, "Sink")).toMatchObject({ response: "message" });
    await chat.told("ana", /^That did not work\. Please try again\.$/);
  });

  it("are made once when the same post is sent again within minutes, and twice later", async () => {
    const post = chat.card();
    const first = await chat.scene.bot.post(post);
    expect(await chat.scene.bot.post(post)).toEqual(first);
    const { chat: later } = await openDiscord({ nonceWindowMs: 0 });
    const copies = [await later.scene.bot.post(post), await later.scene.bot.post(post)];
    expect(copies[0]?.message).not.toBe(copies[1]?.message);
    expect(await later.scene.bot.find(post)).toEqual(copies);
  });

  it("that Discord refuses, or that nobody was there to take, say what may be done", async () => {
    const since = on.peer.log.length;
    on.peer.failNext({ route: sendRoute, status: 403 });
    expect(await failureOf(chat.post())).toMatchObject({ retryable: false });
    expect(calls(sendRoute, since)).toHaveLength(1);
    // fetch blocks some unused ports, but not this one
    const { bot } = createScenario(on.peer, { apiUrl: "http://127.0.0.1:2/api" });
    const failure = await failureOf(bot.post(chat.card()));
    expect(failure).toMatchObject({ retryable: true });
  });
});

describe("threads", () => {
  async function withoutThread(status: number) {
    on.peer.failNext({ route: openThread, status });
    const post = chat.card();
    expect(await failureOf(chat.scene.bot.post(post))).toMatchObject({ retryable: true });
    const [ref] = await chat.scene.bot.find(post);
    if (!ref) throw new Error("not found");
    expect(ref.thread).toBeUndefined();
    return { post, ref };
  }

  it("that are missing are opened with the next edit, once", async () => {
    const { post, ref } = await withoutThread(502);
    await chat.scene.bot.catchUp([{ episode: "e1", ref }]);
    const since = on.peer.log.length;
    await chat.scene.bot.edit(ref, post);
    await chat.scene.bot.edit(ref, post);
    expect(on.peer.threads().at(-1)).toMatchObject({ id: ref.message });
    expect(calls(openThread, since)).toHaveLength(1);
  });

  it("that are missing are opened for a note", async () => {
    const { ref } = await withoutThread(500);
    await chat.scene.bot.post(chat.note(ref));
    expect(on.peer.messages(ref.message)).toHaveLength(1);
  });

  it("that were archived meanwhile still show changed notes", async () => {
    const ref = await chat.post();
    const post = chat.note(ref);
    const at = await chat.scene.bot.post(post);
    on.peer.changeThread(ref.message, { archived: true });
    const changed = chat.note(ref, { text: "Noted. (taken back)", ballot: null });
    await chat.scene.bot.edit(at, { ...changed, id: post.id });
    expect((await on.seen(at)).words).toBe("Noted. (taken back)");
  });

  it("that are locked take no notes: these reach their person alone, and news nobody", async () => {
    const ref = await chat.scene.bot.post(chat.card());
    on.peer.changeThread(ref.message, { locked: true });
    await on.press("ana", ref, "I don't know");
    for (const who of ["ana", "ben"] as const) {
      await chat.scene.bot.post(chat.note(ref, { to: on.idOf(who) }));
      await chat.told(who, /Noted/);
    }
    await chat.scene.bot.post(chat.note(ref, { kind: "news", to: null }));
    expect(on.peer.messages(ref.message)).toEqual([]);
  });

  it("are closed at the end; late answers in them are still heard, also after a restart", async () => {
    const post = chat.card();
    const ref = await chat.scene.bot.post(post);
    await chat.scene.bot.edit(ref, {
      ...post,
      card: card({ done: cardEnd(), question: null }),
    } as typeof post);
    const thread = () => on.peer.threads().find(({ id }) => id === ref.thread);
    expect(thread()).toMatchObject({ archived: true, locked: false });
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    expect(thread()).toMatchObject({ archived: false });
    await chat.scene.bot.post(chat.note(ref, { kind: "late", text: "Thank you." }));
    expect(thread()).toMatchObject({ archived: true });
    await chat.again();
    await chat.say("ana", ref, "or in the bin");
    expect(await chat.heard()).toMatchObject([{ kind: "reply", episode: "e1" }]);
  });
});

it("messages that a moderator deletes together are heard, also in a thread archived before the start", async () => {
  const ref = await chat.post();
  const said = [
    await chat.say("ana", ref, "in the sink"),
    await chat.say("ana", ref, "in the bin"),
    await chat.say("ben", ref, "on the shelf"),
  ];
  await chat.heard(3);
  const note = await chat.scene.bot.post(chat.note(ref));
  on.peer.deleteTogether(ref.message, [said[0]?.id ?? "", note.message]);
  await chat.heard(4);
  await chat.again({}, async () => on.peer.changeThread(ref.message, { archived: true }));
  const since = on.peer.log.length;
  on.peer.deleteTogether(
    ref.message,
    said.slice(1).map(({ id }) => id),
  );
  expect(await chat.heard(2)).toEqual(
    said.slice(1).map((one) => ({ kind: "unsay", message: on.known(one, "thread") })),
  );
  expect(calls(new RegExp(`^GET /channels/${ref.message}$`), since)).toHaveLength(1);
});

it("a link that unfolds says nothing new; a message that was never heard is fetched, once", async () => {
  const ref = await chat.post();
  const said = await chat.say("ana", ref, "see https://example.org, in the sink");
  await chat.heard();
  on.peer.unfold(ref.message, said.id);
  await chat.again();
  const since = on.peer.log.length;
  on.peer.unfold(ref.message, said.id);
  await chat.heard();
  expect(chat.inbox.events).toMatchObject([{ key: `${on.known(said, "thread")}:1` }]);
  expect(calls(new RegExp(`^GET .*messages/${said.id}$`), since)).toHaveLength(1);
});

it("a restarted bot looks each card up once", async () => {
  const [ref, idle] = [await chat.post(), await chat.post({ question: null })];
  await chat.again();
  const since = on.peer.log.length;
  await chat.say("ana", ref, "in the sink");
  await chat.heard(1);
  await chat.say("ana", ref, "or in the bin");
  await chat.heard(2);
  await chat.say("ana", idle, "hello");
  expect(await chat.heard(3)).toMatchObject(Array(3).fill({ kind: "reply", episode: "e1" }));
  expect(calls(/^GET .*messages\/\d+$/, since)).toHaveLength(2);
});

it("withheld words are said to be empty, once", async () => {
  const ref = await chat.post();
  for (const text of ["", "", "in the sink"]) await chat.say("ana", ref, text);
  await chat.heard();
  await chat.waitFor(() => chat.scene.warnings.length > 0);
  const said = chat.scene.warnings.filter((text) => text.includes("Message Content Intent"));
  expect(said).toHaveLength(1);
  expect(chat.texts).toEqual(["in the sink"]);
});

it("catching up goes page by page, in spite of a 429 and a 502, and with one call for each place", async () => {
  const { on, chat } = await openDiscord();
  const ref = await chat.post();
  const texts = Array.from({ length: 205 }, (_, n) => `answer ${n}`);
  await chat.again({}, async () => {
    for (const text of texts) await chat.say("ana", ref, text);
  });
  on.peer.failNext({ route: /^GET .*\/messages$/, status: 429, retryAfterS: 0.2 });
  on.peer.failNext({ route: /^GET .*\/messages$/, status: 502 });
  await chat.scene.bot.catchUp([{ episode: "e1", ref }]);
  expect(chat.texts).toEqual(texts);
  const since = on.peer.log.length;
  await chat.scene.bot.catchUp([{ episode: "e1", ref }]);
  const reads = on.peer.log.slice(since).filter(({ what }) => /^GET/.test(what));
  expect(reads.length, "pages, channel, direct messages, other threads").toBeLessThanOrEqual(6);
  expect(chat.texts).toHaveLength(205);
});
