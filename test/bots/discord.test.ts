import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MessageRef, Post } from "../../src/core/bot.js";
import { verbs } from "../../src/core/command.js";
import { ConfigError, DeliveryError } from "../../src/core/errors.js";
import { failureOf } from "../failure-of.js";
import {
  type DiscordPeer,
  type DiscordPeerOptions,
  startDiscordPeer,
} from "../peers/discord/peer.js";
import { createScenario, type Scenario } from "./discord-scenario.js";
import { cardPost, notePost, question } from "./slack-scenario.js";

const send = /^POST \/channels\/\d+\/messages$/;
const openThread = /^POST \/channels\/\d+\/messages\/\d+\/threads$/;

let peer: DiscordPeer;
let scene: Scenario;
const cleanups: (() => Promise<void>)[] = [];

async function startPeer(options: DiscordPeerOptions = {}): Promise<DiscordPeer> {
  const started = await startDiscordPeer(options);
  cleanups.push(started.close);
  return started;
}

async function join(): Promise<Scenario> {
  const joined = createScenario(peer);
  await joined.bot.start(joined.handlers);
  cleanups.push(() => joined.bot.stop());
  return joined;
}

beforeEach(async () => {
  peer = await startPeer();
  scene = await join();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const posted = (...args: Parameters<typeof cardPost>): Promise<MessageRef> =>
  scene.bot.post(cardPost(...args));
const reply = (ref: MessageRef, text: string) => peer.reply("ana", ref.message, text);
const calls = (what: RegExp, since = 0) =>
  peer.log.slice(since).filter((entry) => what.test(entry.what));

function standing(ref: MessageRef) {
  const found = peer.messages(ref.channel).find(({ id }) => id === ref.message);
  if (!found) throw new Error("the message does not stand");
  return found;
}

function labels(ref: MessageRef): string[] {
  return standing(ref).buttons.map(({ label }) => label);
}

async function heard(count = 1) {
  await peer.waitFor(() => scene.inbox.events.length >= count, 15_000);
  return scene.inbox.events;
}

async function restart(): Promise<void> {
  await scene.bot.stop();
  scene = await join();
}

describe("starting", () => {
  it("registers /sous with its subcommands", () => {
    const [command] = peer.commands();
    expect(command?.name).toBe("sous");
    expect(command?.options?.map(({ name }) => name)).toEqual([...verbs]);
    expect(peer.violations).toEqual([]);
  });

  it.each([
    ["", /DISCORD_BOT_TOKEN is not set.*discord\.com\/developers/],
    ["wrong", /refused DISCORD_BOT_TOKEN.*discord\.com\/developers/],
  ])("says where a token comes from when it is %j", async (token, words) => {
    const { bot, handlers } = createScenario(peer, { token });
    const failure = await failureOf(bot.start(handlers));
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(words);
  });

  it("says which intent to switch on when Discord refuses it", async () => {
    peer = await startPeer({ messageContent: false });
    const { bot, handlers } = createScenario(peer);
    const failure = await failureOf(bot.start(handlers));
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(/4014.*Message Content Intent/);
    expect(peer.connected()).toBe(0);
  });

  it("gives the page that lets the bot in when the channel is not there for it", async () => {
    const { bot, handlers } = createScenario(peer, { channel: "123456789012345678" });
    const failure = await failureOf(bot.start(handlers));
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(/DISCORD_CHANNEL.*oauth2\/authorize\?client_id=\d+/);
  });

  it("goes on while Discord is down, says so, and comes in when it is up again", async () => {
    const peer = await startPeer();
    const { bot, handlers } = createScenario(peer);
    peer.failNext({ route: /^GET \/gateway\/bot/, status: 503, times: 2 });
    await bot.start(handlers);
    expect(bot.trouble?.()).toMatch(/503|Service Unavailable/);
    await peer.waitFor(() => bot.trouble?.() === null);
    expect((await bot.post(cardPost())).message).toMatch(/^\d+$/);
    await bot.stop();
  });
});

describe("stopping", () => {
  it("is for good, also in the middle of a reconnection", async () => {
    peer.dropConnections();
    await peer.waitFor(() => peer.connected() === 0);
    await scene.bot.stop();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(peer.connected()).toBe(0);
  });
});

describe("a lost connection", () => {
  it("is told to the operator until it is back", async () => {
    const trouble = () => scene.bot.trouble?.() ?? null;
    expect(trouble()).toBeNull();
    peer.dropConnections();
    await peer.waitFor(() => trouble() !== null);
    expect(trouble()).toMatch(/lost|closed/);
    await peer.waitFor(() => trouble() === null);
    expect(peer.connected()).toBe(1);
  });

  it("for good is followed by a new session, and what was said meanwhile is heard", async () => {
    const ref = await posted();
    peer.failNext({ route: /^GET \/gateway\/bot/, status: 503 });
    peer.dropConnections(4014);
    await peer.waitFor(() => scene.bot.trouble?.() !== null);
    expect(scene.bot.trouble?.()).toContain("4014");
    await reply(ref, "in the fridge");
    expect((await heard())[0]?.what).toMatchObject({ text: "in the fridge" });
    expect(scene.bot.trouble?.()).toBeNull();
    expect(peer.connected()).toBe(1);
  });

  it("whose token was reset is told as refused, and is not tried again", async () => {
    peer.resetToken();
    expect(String(await scene.bot.refused)).toMatch(/refused DISCORD_BOT_TOKEN.*Reset Token/);
    expect(scene.bot.trouble?.()).toMatch(/4004.*the token is refused/);
    const asked = peer.log.length;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(peer.log.slice(asked)).toEqual([]);
  });
});

describe("commands", () => {
  it("starts rounds in the channel where it was typed", async () => {
    const outcome = await peer.slash("ana", "sous play", { home: "kitchen", rounds: 3 });
    expect(outcome).toMatchObject({ acked: true });
    await peer.waitFor(() => peer.ephemerals().some(({ content }) => content.includes("Round 1")));
    const channel = peer.channelId;
    expect(scene.plays).toEqual([{ home: "kitchen", rounds: 3, bot: "discord", channel }]);
    expect(peer.messages()).toEqual([]);
  });

  it("means the channel when it is typed in a thread", async () => {
    const ref = await posted();
    await peer.slash("ana", "sous play", {}, ref.thread);
    await peer.waitFor(() => scene.plays.length > 0);
    expect(scene.plays).toMatchObject([{ home: null, rounds: 1, channel: peer.channelId }]);
  });

  it.each([
    ["sous status", {}, "Nothing is going on.\n\\*Nothing\\*."],
    ["sous facts", { home: "kitchen" }, "Facts of kitchen"],
    ["sous facts", {}, "Facts of every home"],
    ["sous help", {}, "kitchen: Ana's kitchen"],
    ["sous play", { home: "castle" }, "There is no home called castle."],
  ])("answers /%s %j", async (command, options, answer) => {
    expect(await peer.slash("ana", command, options)).toMatchObject({ acked: true });
    await peer.waitFor(() => peer.ephemerals().some(({ content }) => content.includes(answer)));
    expect(scene.plays).toEqual([]);
    expect(peer.violations).toEqual([]);
  });
});

describe("the card", () => {
  it("shows the question, why, choices, ways out and until when", async () => {
    const ref = await posted();
    expect(standing(ref).content.split("\n")).toEqual([
      "Where is an **apple**?",
      "I have looked on counter 1 and in the fridge.",
      "You can also just reply in the thread. If nobody knows by <t:1893596400:t> (<t:1893596400:R>) I will look for it myself.",
      "Waiting for an answer. ▓░░░░░░░░░",
      "🤖 Sous is in Ana's kitchen: heat an apple and put it in the fridge · step 3 of at most 50",
    ]);
    const ways = ["Somewhere else…", "I don't know", "Bad question", "Show as a list"];
    expect(labels(ref)).toEqual(["Bin", "Sink", ...ways]);
    expect(standing(ref).buttons[1]?.customId).toBe("q:q1:c2");
    const [thread] = peer.threads();
    expect(thread).toMatchObject({ id: ref.thread, parentId: peer.channelId });
    expect(thread?.name).toBe("heat an apple and put it in the fridge.");
    expect(peer.violations).toEqual([]);
  });

  it("is edited in place, and keeps one button by which it is known", async () => {
    const ref = await posted();
    const answered = {
      question: "Where is an apple?",
      answer: "in the sink",
      by: "Ana",
      seconds: 8,
    };
    await scene.bot.edit(ref, cardPost({ question: null, heard: answered, steps: 25 }));
    expect(standing(ref).content).toContain("Where is an apple? → in the sink (Ana, 8 s)");
    expect(standing(ref).content).toContain("I need an apple. ▓▓▓▓▓░░░░░");
    expect(labels(ref)).toEqual(["Facts"]);
    expect(await scene.bot.find(cardPost())).toEqual([ref]);
    const worth = { stepsWith: 7, stepsWithout: 19, successWithout: true };
    const facts = ["An apple is in the sink."];
    const end = { success: true, reason: null, steps: 7, questions: 1, worth, facts };
    await scene.bot.edit(ref, cardPost({ done: { ...end, helpers: ["Ana"] } }));
    expect(standing(ref).content).toContain("✔ **Done in 7 steps and 1 question. Without Ana's");
    expect(labels(ref)).toEqual(["Replay", "Facts I learned (1)"]);
    await peer.press("ana", ref.message, "Facts I learned (1)");
    await peer.waitFor(() =>
      peer.ephemerals().some(({ content }) => content === "Facts of kitchen"),
    );
    expect(peer.messages()).toHaveLength(1);
    expect(peer.violations).toEqual([]);
  });

  it("hands a press to the inbox before it acknowledges", async () => {
    const ref = await posted();
    let acked = false;
    let ackedBefore = true;
    scene.inbox.before = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      ackedBefore = acked;
    };
    const outcome = await peer.press("ana", ref.message, "Sink").finally(() => {
      acked = true;
    });
    expect(outcome).toMatchObject({ acked: true, response: "deferredUpdate" });
    expect(ackedBefore).toBe(false);
    const [event] = scene.inbox.events;
    expect(event).toMatchObject({
      key: `discord:${peer.guildId}:press:${outcome.interactionId}`,
      platform: "discord",
      workspace: peer.guildId,
      person: { id: peer.people[0]?.id, name: "Ana" },
      what: { kind: "press", question: "q1", choice: "c2" },
    });
    expect(Math.abs((event?.at ?? 0) - Date.now())).toBeLessThan(10_000);
  });

  it("says so to the person alone when a press could not be kept", async () => {
    const ref = await posted();
    scene.inbox.before = async () => {
      throw new Error("disk full");
    };
    expect(await peer.press("ana", ref.message, "Sink")).toMatchObject({ response: "message" });
    expect(peer.ephemerals()[0]?.to).toBe("Ana");
    expect(peer.ephemerals()[0]?.content).toBe("That did not work. Please try again.");
    expect(scene.inbox.events).toEqual([]);
  });

  it("says so when the question is none that is known", async () => {
    const ref = await posted();
    scene.verdict = "unknown";
    await peer.press("ana", ref.message, "Sink");
    expect(peer.ephemerals()[0]?.content).toBe("This question is no longer here.");
  });

  it("takes 'I don't know' and 'Bad question' as choices", async () => {
    const ref = await posted();
    await peer.press("ana", ref.message, "I don't know");
    await peer.press("ana", ref.message, "Bad question");
    expect(scene.inbox.events.map(({ what }) => what)).toMatchObject([
      { choice: "dk" },
      { choice: "bad" },
    ]);
  });

  it("asks for words in a form that shows the question again", async () => {
    const ref = await posted({ question: question({ text: "Where is Ana's *mug*?" }) });
    const opened = await peer.press("ben", ref.message, "Somewhere else…");
    expect(opened.modal?.components[0]).toMatchObject({ description: "Where is Ana's *mug*?" });
    await peer.waitFor(() => scene.inbox.openings.length > 0);
    expect(scene.inbox.openings).toMatchObject([
      { platform: "discord", workspace: peer.guildId, about: { kind: "words", question: "q1" } },
    ]);
    const words = { words: "  behind the toaster <3 " };
    const sent = await peer.submitModal("ben", opened.interactionId, words);
    expect(sent).toMatchObject({ acked: true });
    expect(scene.inbox.events).toMatchObject([
      {
        key: `discord:${peer.guildId}:modal:${sent.interactionId}`,
        person: { name: "Ben" },
        what: { kind: "words", question: "q1", text: "behind the toaster <3" },
      },
    ]);
    expect(peer.violations).toEqual([]);
  });
});

describe("replies in the thread", () => {
  it("are heard as the person wrote them, without mentions", async () => {
    const ref = await posted();
    const { id } = reply(ref, `<@${peer.appId}> under the\n**big** table`);
    expect(await heard()).toMatchObject([
      {
        key: `discord:${peer.guildId}:reply:${id}:1`,
        person: { id: peer.people[0]?.id, name: "Ana" },
        what: { kind: "reply", episode: "e1", text: "under the **big** table" },
      },
    ]);
  });

  it("are read again until the inbox has them", async () => {
    const ref = await posted();
    let failures = 2;
    scene.inbox.before = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error("locked");
    };
    reply(ref, "in the sink");
    expect(await heard()).toHaveLength(1);
    expect(scene.inbox.deliveries).toBe(3);
  }, 15_000);

  it("elsewhere and by bots are not heard", async () => {
    const ref = await posted();
    await scene.bot.post(notePost(ref));
    peer.reply("ana", peer.channelId, "lunch?");
    reply(ref, "in the sink");
    reply(ref, "last");
    const events = await heard(2);
    expect(events.map(({ what }) => what)).toMatchObject([
      { text: "in the sink" },
      { text: "last" },
    ]);
  });

  it("are known by their card after a restart, with one look", async () => {
    const ref = await posted();
    const idle = await posted({ question: null }, "card-2");
    await restart();
    const since = peer.log.length;
    reply(ref, "in the sink");
    await heard(1);
    reply(ref, "or in the bin");
    await heard(2);
    reply(idle, "hello");
    const events = await heard(3);
    expect(events.map(({ what }) => what)).toMatchObject([
      { episode: "e1", text: "in the sink" },
      { episode: "e1", text: "or in the bin" },
      { episode: "e1", text: "hello" },
    ]);
    expect(calls(/^GET .*messages\/\d+$/, since)).toHaveLength(2);
  });

  it("given while nobody listened are caught up with the keys they have live", async () => {
    const ref = await posted();
    reply(ref, "in the bin");
    const [live] = await heard();
    await scene.bot.stop();
    reply(ref, "no, in the sink");
    scene = await join();
    const since = peer.log.length;
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    expect(scene.inbox.events[0]).toEqual(live);
    expect(scene.inbox.events).toMatchObject([{}, { what: { text: "no, in the sink" } }]);
    expect(calls(/^GET/, since)).toHaveLength(1);
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    expect(scene.inbox.events).toHaveLength(2);
  });

  it("are caught up in spite of a 429 and a 502, page by page in a long thread", async () => {
    const ref = await posted();
    await scene.bot.stop();
    for (let n = 0; n < 205; n += 1) reply(ref, `answer ${n}`);
    scene = await join();
    peer.failNext({ route: /^GET .*\/messages$/, status: 429, retryAfterS: 0.2 });
    peer.failNext({ route: /^GET .*\/messages$/, status: 502 });
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    const texts = scene.inbox.events.map(({ what }) => "text" in what && what.text);
    expect(texts).toEqual(Array.from({ length: 205 }, (_, n) => `answer ${n}`));
  }, 15_000);

  it("are caught up under a card that has no thread yet", async () => {
    peer.failNext({ route: openThread, status: 500 });
    await failureOf(posted());
    const [ref] = await scene.bot.find(cardPost());
    if (!ref) throw new Error("not found");
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    expect(scene.inbox.events).toEqual([]);
  });

  it("written while a refused RESUME lost them are read, under all open cards", async () => {
    const ref = await posted();
    const other = await posted({}, "card-2");
    peer.refuseResume();
    peer.dropConnections();
    reply(ref, "in the sink");
    reply(other, "in the bin");
    const events = await heard(2);
    expect(events.map(({ what }) => what)).toMatchObject([
      { text: "in the sink" },
      { text: "in the bin" },
    ]);
    expect(calls(/^RESUME refused/)).toHaveLength(1);
    reply(ref, "live again");
    await heard(3);
    expect(await peer.press("ana", ref.message, "Bin")).toMatchObject({ acked: true });
  }, 120_000);

  it("are heard once after a RESUME", async () => {
    const ref = await posted();
    peer.dropConnections();
    reply(ref, "in the sink");
    await heard();
    reply(ref, "in the bin");
    await heard(2);
    expect(scene.inbox.deliveries).toBe(2);
  }, 120_000);

  it("are said to be empty, once, when Discord withholds their words", async () => {
    const ref = await posted();
    reply(ref, "");
    reply(ref, "");
    reply(ref, "in the sink");
    await heard();
    const said = scene.warnings.filter((text) => text.includes("Message Content Intent"));
    expect(said).toHaveLength(1);
    expect(scene.inbox.events).toHaveLength(1);
  });
});

describe("notes", () => {
  it("are changed in a thread that was archived meanwhile", async () => {
    const ref = await posted();
    const note = await scene.bot.post(notePost(ref));
    peer.changeThread(ref.message, { archived: true });
    await scene.bot.edit(note, notePost(ref, { text: "Noted. (taken back)", ballot: null }));
    expect(standing(note).content).toBe("Noted. (taken back)");
  });

  it("are changed where they stand, and found as they were before", async () => {
    const ref = await posted();
    const note = await scene.bot.post(notePost(ref));
    const changed = notePost(ref, { text: "Noted. (taken back)", ballot: null });
    expect(await scene.bot.find(changed)).toEqual([note]);
    await scene.bot.edit(note, changed);
    expect(standing(note).content).toBe("Noted. (taken back)");
    expect(labels(note)).toEqual([]);
    expect(await scene.bot.find(changed)).toEqual([note]);
  });

  it("stand in the thread, for a person by name, and can be taken back or fixed", async () => {
    const ref = await posted();
    const ana = peer.people[0]?.id ?? "";
    const note = await scene.bot.post(notePost(ref, { to: ana }));
    expect(note.channel).toBe(ref.thread);
    expect(standing(note).content).toBe("Ana · Noted: an apple is in the sink.");
    await peer.press("ana", note.message, "Take back");
    const { interactionId } = await peer.press("ana", note.message, "Fix");
    await peer.submitModal("ana", interactionId, { words: "in the bin" });
    expect(scene.inbox.events.map(({ what }) => what)).toEqual([
      { kind: "retract", ballot: "b1" },
      { kind: "fix", ballot: "b1", text: "in the bin" },
    ]);
    expect(peer.violations).toEqual([]);
  });

  it("that are announced stand in the channel, not in the thread", async () => {
    const ref = await posted();
    const news = notePost(ref, { kind: "news", ballot: null, text: "It begins.", announced: true });
    const note = await scene.bot.post(news);
    expect(note).toEqual({ channel: ref.channel, message: note.message });
    expect(standing(note).content).toBe("It begins.");
    expect(await scene.bot.find(news)).toEqual([note]);
    expect(peer.violations).toEqual([]);
  });

  it("without a ballot have no buttons", async () => {
    const ref = await posted();
    const note = await scene.bot.post(
      notePost(ref, { kind: "news", ballot: null, text: "No apple." }),
    );
    expect(labels(note)).toEqual([]);
    expect(
      await scene.bot.find(notePost(ref, { kind: "news", ballot: null, text: "No apple." })),
    ).toEqual([note]);
  });

  it("open the thread that a crash left out", async () => {
    peer.failNext({ route: openThread, status: 500 });
    await failureOf(posted());
    const [under] = await scene.bot.find(cardPost());
    if (!under) throw new Error("not found");
    expect(peer.threads()).toEqual([]);
    await scene.bot.post(notePost(under));
    expect(peer.messages(under.message)).toHaveLength(1);
  });
});

describe("delivery", () => {
  it.each<[string, Parameters<DiscordPeer["failNext"]>[0], object]>([
    ["429", { route: send, status: 429, retryAfterS: 7 }, { retryable: true, maybeDone: false }],
    ["502", { route: send, status: 502 }, { retryable: true, maybeDone: true }],
    ["a cut connection", { route: send, status: 0 }, { retryable: true, maybeDone: true }],
    ["403", { route: send, status: 403 }, { retryable: false, maybeDone: false }],
  ])("says of %s what may be done", async (_, fault, facts) => {
    peer.failNext(fault);
    const failure = await failureOf(posted());
    expect(failure).toBeInstanceOf(DeliveryError);
    expect(failure).toMatchObject(facts);
    if (fault.status === 429)
      expect((failure as DeliveryError).retryAfterMs).toBeGreaterThanOrEqual(7000);
    expect(calls(send)).toHaveLength(1);
  });

  it("says that nothing was done when nobody was there", async () => {
    // fetch itself refuses some ports that nobody listens on, but not this one
    const { bot } = createScenario(peer, { apiUrl: "http://127.0.0.1:2/api" });
    const failure = await failureOf(bot.post(cardPost()));
    expect(failure).toMatchObject({ retryable: true, maybeDone: false });
  });

  it.each<[string, (ref: MessageRef) => Post]>([
    ["card with a question", () => cardPost({}, "card-2")],
    ["card without", () => cardPost({ question: null }, "card-2")],
    ["receipt", (ref) => ({ ...notePost(ref), id: "note-2" })],
  ])("finds exactly the %s whose answer was lost", async (_, make) => {
    const ref = await posted();
    await scene.bot.post(notePost(ref));
    const post = make(ref);
    expect(await scene.bot.find(post)).toEqual([]);
    peer.failNext({ route: send, status: 502, afterWrite: true });
    expect(await failureOf(scene.bot.post(post))).toMatchObject({ maybeDone: true });
    const found = await scene.bot.find(post);
    expect(found).toHaveLength(1);
    await scene.bot.remove(found[0] ?? ref);
    await scene.bot.remove(found[0] ?? ref);
    expect(await scene.bot.find(post)).toEqual([]);
    expect(await scene.bot.find(cardPost())).toHaveLength(1);
  });

  it("finds both copies, oldest first, when Discord has forgotten the nonce", async () => {
    peer = await startPeer({ nonceWindowMs: 0 });
    scene = await join();
    const first = await posted();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await posted();
    expect(second.message).not.toBe(first.message);
    expect(await scene.bot.find(cardPost())).toEqual([first, second]);
  });

  it("posts once when the same post is sent again within minutes", async () => {
    const first = await posted();
    expect(await posted()).toEqual(first);
    expect(peer.messages()).toHaveLength(1);
  });

  it("opens the missing thread with the next edit, once", async () => {
    peer.failNext({ route: openThread, status: 502 });
    expect(await failureOf(posted())).toMatchObject({ retryable: true });
    const [ref] = await scene.bot.find(cardPost());
    if (!ref) throw new Error("not found");
    expect(ref.thread).toBeUndefined();
    const since = peer.log.length;
    await scene.bot.edit(ref, cardPost());
    await scene.bot.edit(ref, cardPost());
    expect(peer.threads()).toMatchObject([{ id: ref.message }]);
    expect(calls(openThread, since)).toHaveLength(1);
  });

  it("keeps a card whose thread is not allowed, and says so", async () => {
    peer.failNext({ route: openThread, status: 403 });
    const ref = await posted();
    expect(ref.thread).toBeUndefined();
    expect(scene.warnings).toHaveLength(1);
  });

  it("says that a card is gone rather than trying for ever", async () => {
    const ref = await posted();
    await scene.bot.remove(ref);
    expect(await failureOf(scene.bot.edit(ref, cardPost()))).toMatchObject({ retryable: false });
  });
});

describe("what cannot be trusted", () => {
  it("neither pings nor links nor formats", async () => {
    const hostile =
      "@everyone <@123456789012345678> [safe](https://evil.example) **x**\n# y `z` ||s||";
    const asked = question({
      text: hostile,
      why: `- ${hostile}`,
      choices: [{ id: "c1", label: hostile, value: "x" }],
    });
    const ref = await posted({ home: hostile, question: asked });
    const note = await scene.bot.post(notePost(ref, { text: hostile, to: "@here" }));
    for (const { content } of [standing(ref), standing(note)]) {
      const own = content.replace(/<t:\d+:[tR]>/g, "").replace(/^\*\*|\*\*$/gm, "");
      expect(own).not.toMatch(/(?<!\\)[*_`|<>[\]#@]/);
      expect(own).not.toContain("s://");
      expect(own).toContain("\\@everyone");
    }
    expect(standing(ref).content).toContain("\n\\- ");
    expect(standing(ref).content.split("\n")).toHaveLength(5);
    expect(peer.violations).toEqual([]);
  });

  it.each([
    [4, 4, []],
    [5, 4, [1]],
    [29, 4, [25]],
    [60, 4, [25, 25, 6]],
    [100, 0, [25, 25, 25, 25]],
    [130, 0, [25, 25, 25, 25]],
  ])("fits: %i choices and 5,000 characters everywhere", async (count, buttons, menus) => {
    const long = "*".repeat(5000);
    const choices = Array.from({ length: count }, (_, n) => ({
      id: `c${n}`,
      label: `${n} ${long}`,
      value: "x",
    }));
    const asked = question({ text: long, why: long, choices });
    const heardLong = { question: long, answer: long, by: long, seconds: 3 };
    const ref = await posted({
      home: long,
      task: long,
      doing: long,
      heard: heardLong,
      question: asked,
    });
    const { content, selects } = standing(ref);
    expect(labels(ref)).toHaveLength(buttons + 5);
    expect(labels(ref).slice(-2)).toEqual(["Show as a list", "More…"]);
    expect(selects.map(({ options }) => options.length)).toEqual(menus);
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toContain("You can also just reply in the thread.");
    for (const line of content.split("\n").slice(0, 2)) expect(line).toMatch(/…/);
    if (selects[0]) {
      await peer.select("ana", ref.message, selects[0].customId, [`c${buttons}`]);
      expect(scene.inbox.events[0]?.what).toMatchObject({ choice: `c${buttons}` });
    }
    const note = await scene.bot.post(notePost(ref, { text: long }));
    expect(standing(note).content.length).toBeLessThanOrEqual(2000);
    const facts = Array.from({ length: 50 }, () => long);
    const end = { success: false, reason: long, steps: 3, questions: 1, worth: null, helpers: [] };
    await scene.bot.edit(ref, cardPost({ household: long, done: { ...end, facts } }));
    expect(standing(ref).content.length).toBeLessThanOrEqual(2000);
    expect(labels(ref)).toEqual(["Replay", "Facts I learned (50)", "More…"]);
    await peer.press("ana", ref.message, "Facts I learned (50)");
    expect(peer.violations).toEqual([]);
  });
});
