/** What a channel is called by, and what only one person sees, on both platforms. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { everyScope } from "../peers/slack/scopes.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import * as discord from "./discord-scenario.js";
import { card, cardPost, createScenario, notePost, question } from "./slack-scenario.js";

const choices = Array.from({ length: 9 }, (_, n) => ({
  id: `c${n}`,
  label: `Place ${n}`,
  value: `place ${n}`,
}));
const heard = { question: "Where is an apple?", answer: "in the sink", by: "Ana", seconds: 8 };

/** A further question, under the first message. */
function further(under: MessageRef) {
  const asked = question({ id: "q2", text: "Where is a plate?", choices });
  const post = { id: "q2", episode: "e1", channel: "", kind: "card" } as const;
  return { ...post, card: card({ question: asked }), under };
}

describe("on Slack", () => {
  let peer: SlackPeer;
  let scene: ReturnType<typeof createScenario>;
  beforeAll(async () => {
    peer = await startSlackPeer({ people: ["ada", "ben"] });
  });
  afterAll(() => peer.close());
  beforeEach(async () => {
    scene = createScenario(peer);
    await scene.bot.start(scene.handlers);
  });
  afterEach(async () => {
    await scene.bot.stop();
    expect(peer.violations).toEqual([]);
  });

  it("a further question stands in the thread and in the channel, and words in the thread are heard", async () => {
    const first = await scene.bot.post(cardPost());
    const post = further(first);
    const ref = await scene.bot.post(post);
    const shown = await peer.messages(first.channel);
    expect(shown.find(({ ts }) => ts === ref.message)).toMatchObject({
      subtype: "thread_broadcast",
      thread_ts: first.message,
    });
    expect(await scene.bot.find(post)).toEqual([ref]);
    await peer.reply("ada", first.channel, first.message, "in the sink");
    const event = await peer.waitFor(() => scene.inbox.events[0]);
    expect(event.what).toMatchObject({ kind: "reply", episode: "e1", text: "in the sink" });
  });

  it("an old question shrinks to one line with its answer", async () => {
    const ref = await scene.bot.post(cardPost());
    await scene.bot.edit(ref, cardPost({ question: null, heard, past: true }));
    const shown = await peer.messages(ref.channel);
    const [block, ...others] = shown.find(({ ts }) => ts === ref.message)?.blocks ?? [];
    expect(block).toMatchObject({ text: { text: "Where is an apple? → in the sink (Ana, 8 s)" } });
    expect(others).toEqual([]);
  });

  it("the four likeliest places are buttons, the others one menu, and the ways out are always there", async () => {
    const ref = await scene.bot.post(cardPost({ question: question({ choices }) }));
    const shown = await peer.messages(ref.channel);
    const blocks = JSON.stringify(shown.find(({ ts }) => ts === ref.message)?.blocks);
    expect(blocks.match(/"press:q1:c\d"/g)).toHaveLength(4);
    expect(blocks.match(/"static_select"/g)).toHaveLength(1);
    expect(blocks).toContain("Place 8");
    expect(blocks).toContain("Somewhere else…");
    expect(blocks).toContain("I don't know");
  });

  it("the receipt of a press is for its person alone, with Fix and Take back", async () => {
    const ref = await scene.bot.post(cardPost());
    const to = peer.people.ada?.id ?? "";
    const note = await scene.bot.post(notePost(ref, { to, aside: true }));
    expect(await peer.thread(ref.channel, ref.message)).toHaveLength(1);
    const [seen] = peer.ephemerals("ada").slice(-1);
    expect(seen?.text).toBe("Noted: an apple is in the sink.");
    expect(JSON.stringify(seen?.blocks)).toContain("retract:b1");
    expect(peer.ephemerals("ben")).toEqual([]);
    await scene.bot.edit(note, notePost(ref, { to, aside: true, text: "(taken back)" }));
    await peer.pressEphemeral("ada", { actionId: "retract:b1" });
    expect(scene.inbox.events.at(-1)?.what).toEqual({ kind: "retract", ballot: "b1" });
  });

  it("somebody who is not in the channel gets it in the thread", async () => {
    const ref = await scene.bot.post(cardPost());
    peer.failNext({ method: "^chat\\.postEphemeral$", error: "user_not_in_channel", status: 200 });
    const note = await scene.bot.post(notePost(ref, { to: "U0GONE", aside: true }));
    expect(note.thread).toBe(ref.message);
  });

  it("a reminder mentions its person, in their own time, and nobody else is ever mentioned", async () => {
    const ref = await scene.bot.post(cardPost());
    const to = peer.people.ada?.id ?? "";
    const time = { words: "15:00", at: 1_900_000_000_000 };
    const text = "Still open: Where is the 15:00 mug? If nobody knows by 15:00 I will look.";
    const reminder = { kind: "reminder", ballot: null, text, time } as const;
    await scene.bot.post(notePost(ref, { ...reminder, to }));
    await scene.bot.post({ ...notePost(ref, { ...reminder, to: null }), id: "n2" });
    await scene.bot.post({ ...notePost(ref, { to }), id: "n3" });
    const [, called, open, receipt] = await peer.thread(ref.channel, ref.message);
    expect(called?.text).toMatch(
      /^<@U\w+> · Still open: Where is the 15:00 mug\? .* by <!date\^19/,
    );
    expect(JSON.stringify(called?.blocks)).toContain(`<@${to}>`);
    for (const note of [open, receipt]) expect(JSON.stringify(note)).not.toContain("<@");
  });
});

describe("on Slack, where the bot cannot post", () => {
  const started = async (scopes?: readonly string[]) => {
    const peer = await startSlackPeer({ people: ["ada"], ...(scopes && { scopes }) });
    const scene = createScenario(peer);
    await scene.bot.start(scene.handlers);
    onTestFinished(async () => {
      await scene.bot.stop();
      await peer.close();
    });
    const told = async (channel: string) => {
      await peer.slash("ada", "/sous", "play kitchen", channel);
      return peer.waitFor(() => peer.ephemerals("ada").at(-1)?.text);
    };
    return { peer, scene, told };
  };

  it("play says that it has to be invited, and begins nothing", async () => {
    const { peer, scene, told } = await started();
    expect(await told(peer.otherChannel)).toContain("Invite me first: /invite @Sous");
    await peer.changeChannel(peer.channel, "left");
    expect(await told(peer.channel)).toContain("Invite me first");
    expect(scene.plays).toEqual([]);
    await peer.changeChannel(peer.channel, "joined");
    expect(await told(peer.channel)).toContain("Round 1 begins");
  });

  it("play says which scope is missing", async () => {
    const { peer, scene, told } = await started(everyScope.filter((one) => one !== "chat:write"));
    expect(await told(peer.channel)).toContain("lacks the scope chat:write");
    expect(scene.plays).toEqual([]);
  });
});

describe("on Discord, where the bot cannot post", () => {
  it.each([
    [
      "a permission is missing",
      { deniedAtHome: String(1n << 11n) },
      /permissions.*: Send Messages\./,
    ],
    ["threads cannot be opened", { deniedAtHome: String(1n << 35n) }, /: Create Public Threads\./],
  ])("play says what to do when %s, and begins nothing", async (_, options, words) => {
    const rolePermissions = String((1n << 50n) - 1n - (1n << 3n));
    const peer = await startDiscordPeer({ people: ["Ana"], rolePermissions, ...options });
    const scene = discord.createScenario(peer);
    await scene.bot.start(scene.handlers);
    await peer.slash("Ana", "sous play", { home: "kitchen" });
    await peer.waitFor(() => words.test(peer.ephemerals().at(-1)?.content ?? ""));
    expect(scene.plays).toEqual([]);
    await scene.bot.stop();
    await peer.close();
  });
});

describe("on Discord", () => {
  let peer: DiscordPeer;
  let scene: discord.Scenario;
  beforeEach(async () => {
    peer = await startDiscordPeer({ people: ["Ana", "Ben"] });
    scene = discord.createScenario(peer);
    await scene.bot.start(scene.handlers);
  });
  afterEach(async () => {
    await scene.bot.stop();
    expect(peer.violations).toEqual([]);
    await peer.close();
  });
  const standing = (ref: MessageRef) =>
    peer.messages(ref.channel).find(({ id }) => id === ref.message);

  it("a further question answers the first message in the channel, and opens no thread of its own", async () => {
    const first = await scene.bot.post(cardPost());
    const post = further(first);
    const ref = await scene.bot.post(post);
    expect(standing(ref)).toMatchObject({ replyTo: first.message, threadId: null });
    expect(await scene.bot.find(post)).toEqual([ref]);
    await scene.bot.edit(ref, post);
    expect(peer.threads()).toHaveLength(1);
    expect(peer.payload(ref.message)?.mentions).toEqual([]);
  });

  it("an old question shrinks to one line with its answer; the first message still leads to its thread", async () => {
    const ref = await scene.bot.post(cardPost());
    const under = await scene.bot.post(further(ref));
    const past = { question: null, heard, past: true } as const;
    await scene.bot.edit(ref, cardPost(past));
    await scene.bot.edit(under, { ...further(ref), card: card(past) });
    for (const one of [ref, under])
      expect(standing(one)?.content).toBe("Where is an apple? → in the sink (Ana, 8 s)");
    expect(standing(under)?.buttons).toEqual([]);
    await scene.bot.stop();
    scene = discord.createScenario(peer);
    await scene.bot.start(scene.handlers);
    await peer.reply("Ana", ref.thread ?? "", "in the sink");
    await peer.waitFor(() => scene.inbox.events.length === 1);
  });

  it("the receipt of a press is for its person alone, as long as Discord lets us answer", async () => {
    const ref = await scene.bot.post(cardPost());
    await peer.press("Ana", ref.message, "Sink");
    const to = peer.people.find(({ name }) => name === "Ana")?.id ?? "";
    const note = await scene.bot.post(notePost(ref, { to, aside: true }));
    expect(peer.messages(ref.thread ?? "")).toEqual([]);
    const [seen] = peer.ephemerals().slice(-1);
    expect(seen).toMatchObject({ to: "Ana", content: "Noted: an apple is in the sink." });
    expect(seen?.buttons.map(({ label }) => label)).toEqual(["Fix", "Take back"]);
    await scene.bot.edit(note, notePost(ref, { to, aside: true, text: "(taken back)" }));
    await peer.press("Ana", seen?.id ?? "", "Take back");
    expect(scene.inbox.events.at(-1)?.what).toEqual({ kind: "retract", ballot: "b1" });
  });

  it("somebody who pressed nothing since the start gets it in the thread", async () => {
    const ref = await scene.bot.post(cardPost());
    const to = peer.people.find(({ name }) => name === "Ben")?.id ?? "";
    const note = await scene.bot.post(notePost(ref, { to, aside: true }));
    expect(note.channel).toBe(ref.thread);
  });

  it("a reminder mentions its person, in their own time, and nobody else is ever mentioned", async () => {
    const ref = await scene.bot.post(cardPost());
    const to = peer.people.find(({ name }) => name === "Ana")?.id ?? "";
    const time = { words: "15:00", at: 1_900_000_000_000 };
    const text = "Still open: Where is the 15:00 mug? If nobody knows by 15:00 I will look.";
    const reminder = { kind: "reminder", ballot: null, text, time } as const;
    await scene.bot.post(notePost(ref, { ...reminder, to }));
    await scene.bot.post({ ...notePost(ref, { ...reminder, to: null }), id: "n2" });
    await scene.bot.post({ ...notePost(ref, { to }), id: "n3" });
    const [called, open, receipt] = peer.messages(ref.thread ?? "").map(({ content }) => content);
    expect(called).toMatch(/^<@\d+> · Still open: Where is the 15:00 mug\? .* by <t:1900000000:t>/);
    for (const note of [open, receipt]) expect(note).not.toContain("<@");
  });
});
