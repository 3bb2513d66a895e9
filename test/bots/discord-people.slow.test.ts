import { describe, expect, it } from "vitest";
import { openChat, useChat } from "./chats/chat.js";
import { type DiscordPlatform, openDiscordChat } from "./chats/discord-chat.js";
import { emptyPage } from "./sample-control.js";
import { question } from "./slack-scenario.js";

let on: DiscordPlatform;
const chat = useChat(openDiscordChat, async (opened) => {
  on = opened;
});
const meaning = { episode: "e1", question: "q1" };

it("somebody from whom the channel is hidden while it runs may neither manage nor answer any more", async () => {
  const chat = await openChat(openDiscordChat);
  await chat.on.type("chris", "stop");
  await chat.told("chris", /^Done: stop/);
  const asked = { home: "Ana's kitchen", task: "heat an apple.", question: question() };
  chat.control.page = { ...emptyPage, questions: [asked] };
  await chat.on.type("chris", "me");
  await chat.told("chris", /Where is an apple/);
  await chat.on.press("chris", "told", "Somewhere else…");
  await chat.on.shutOut("chris");
  await chat.on.type("chris", "stop");
  await chat.told("chris", /Only members of the channel/);
  await chat.on.fill("chris", "in the attic");
  expect(chat.inbox.events).toEqual([]);
});

describe("words in the channel", () => {
  it.each([
    ["for which nothing is asked", "hello", null, "Nothing is asked here"],
    ["without words", "", meaning, "I found no words"],
  ])("%s are answered in one line under them", async (_what, text, found, answer) => {
    chat.inbox.meaning = found;
    const { id } = await on.write("ana", on.mention + text, { channel: on.channel });
    const told = await on.peer.waitForMessage({ contains: answer, after: id });
    expect(on.peer.payload(told.id)).toMatchObject({ message_reference: { message_id: id } });
    expect(on.peer.payload(told.id)?.mentions).toEqual([]);
    expect(told.content).not.toContain("\n");
    expect(chat.inbox.events).toEqual([]);
  });

  it.each(["reply", "replySilently"] as const)("that answer ours count: %s", async (how) => {
    chat.inbox.meaning = meaning;
    const { message, channel } = await chat.post();
    on.peer[how]("Ben", channel, "in the sink", message);
    expect(await chat.heard()).toMatchObject([meaning]);
    expect(chat.inbox.spoken.at(-1)?.answers).toEqual({ channel, message });
  });

  it("that answer somebody else are left alone", async () => {
    chat.inbox.meaning = meaning;
    const { id } = await on.write("ana", "where is the salt?", { channel: on.channel });
    await on.write("ben", "in the cupboard", { channel: on.channel, answers: id });
    await on.write("ben", `${on.mention}in the sink`, { channel: on.channel });
    await chat.heard();
    expect(chat.texts).toEqual(["in the sink"]);
  });

  it("of somebody who is not in the server are known as theirs", async () => {
    const { peer, ...rest } = await openDiscordChat();
    const chat = await openChat(async () => rest);
    peer.estrange("Ben");
    peer.reply("Ben", peer.direct("Ben"), "in the sink");
    const { mayRead } = await chat.waitFor(() => chat.inbox.spoken[0]);
    expect(await Promise.all([mayRead(null), mayRead(peer.channelId)])).toEqual(["no", "no"]);
  });
});

describe("an answer without words is told to its writer: ", () => {
  const file = { id: "1", filename: "a", size: 1, content_type: "x/y", url: "x:", proxy_url: "x:" };
  const at = { channel_id: "1", guild_id: "1", message_id: "1" };
  const snapshot = { type: 0, content: "in the sink", embeds: [], attachments: [], flags: 0 };
  const answers = [{ answer_id: 1, poll_media: { text: "Sink" } }];
  const poll = { question: { text: "Where?" }, answers, expiry: null, allow_multiselect: false };
  it.each([
    ["a voice clip", { attachments: [file], flags: 1 << 13 }],
    ["a picture", { attachments: [file] }],
    ["a sticker", { sticker_items: [{ id: "7", name: "Wave", format_type: 1 }] }],
    ["a poll", { poll: { ...poll, layout_type: 1 } }],
    [
      "a forwarded message",
      { message_reference: { type: 1, ...at }, message_snapshots: [{ message: snapshot }] },
    ],
    ["an embed", { embeds: [{ title: "A place on a map" }] }],
    ["something that Discord makes later", { contact_card: { name: "Ben" } }],
    ["a mention alone", { content: "<@111111111111111111>" }],
    ["a letter that nobody sees", { content: "\u200b" }],
  ])("%s", async (_kind, more) => {
    const { thread: channelId = "" } = await chat.post();
    const { id } = on.peer.send("Ana", channelId, more);
    const contains = "I found no words in this. Write your answer as text, or press a button";
    const told = await on.peer.waitForMessage({ channelId, contains, after: id });
    expect(told.replyTo).toBe(id);
    expect([chat.inbox.events, chat.scene.warnings]).toEqual([[], []]);
  });

  it("nothing is said under a card whose task has ended", async () => {
    Object.assign(chat.scene.watched.episodes, { e1: { card: { done: {} } } });
    const ref = await chat.post();
    const { id } = on.peer.send("Ana", ref.thread ?? "", { attachments: [file] });
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    const told = on.peer.messages(ref.thread).filter(({ replyTo }) => replyTo === id);
    expect(told).toEqual([]);
  });
});
