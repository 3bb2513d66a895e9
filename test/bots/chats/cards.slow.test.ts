import { describe, expect, it, onTestFinished } from "vitest";
import type { MessageRef, Note } from "../../../src/core/bot.js";
import { DeliveryError } from "../../../src/core/errors.js";
import { newId } from "../../../src/core/id.js";
import { failureOf } from "../../failure-of.js";
import { callPost, card, cardEnd, choicesOf, question } from "../slack-scenario.js";
import { type Fault, openChat, platforms, useChat } from "./chat.js";

const heard = { question: "Where is an apple?", answer: "in the sink", by: "Ana", seconds: 8 };

describe.each(platforms)("on %s", (_name, open) => {
  const chat = useChat(open);
  const seen = (ref: MessageRef) => chat.on.seen(ref);
  const note = (ref: MessageRef, changes: Partial<Note> = {}) =>
    chat.scene.bot.post(chat.note(ref, changes));

  describe("a card", () => {
    it.each([
      ["entities", "<*&>"],
      ["emoji of many parts", "👩‍👩‍👧‍👦"],
      ["one word", "x"],
      ["right-to-left text", "המדף השמאלי "],
    ])("fits with 130 choices and 5,000 characters of %s everywhere", async (_what, part) => {
      const long = part.repeat(5_200 / part.length);
      const choices = choicesOf(130).map(({ id, value }, at) => ({
        id,
        value,
        label: at === 40 ? "The far shelf" : `${at} ${long}`,
      }));
      const asked = question({ text: long, why: long, choices });
      const answered = { question: long, answer: long, by: long, seconds: 8 };
      const all = { home: long, task: long, doing: long };
      const post = chat.card({ ...all, question: asked, heard: answered });
      const ref = await chat.scene.bot.post(post);
      const shown = await seen(ref);
      expect(shown.words).toContain("You can also just reply in the thread.");
      expect(shown.buttons.slice(-2)).toEqual(["Show as a list", "More…"]);
      await chat.on.press("ana", ref, "The far shelf");
      expect(chat.inbox.events[0]?.what).toMatchObject({ kind: "press", choice: "c40" });
      const facts = Array.from({ length: 50 }, () => long);
      const done = cardEnd({ success: false, reason: long, helpers: [long], facts });
      await chat.scene.bot.edit(ref, {
        ...post,
        card: card({ ...all, question: null, done }),
      } as typeof post);
      expect((await seen(ref)).buttons).toContain("Facts I learned (50)");
      expect((await seen(await note(ref, { text: long }))).words).toContain("…");
    });
  });

  it("a card of a person who plays fits with 150 moves and a long sight, and can be read in full", async () => {
    const choices = choicesOf(150).map((one) => ({ ...one, label: `go to cabinet ${one.id}` }));
    const owner = { home: "Ana's kitchen", places: [], robotAt: [], held: null };
    const sees = ["You are in the middle of a room.", "x".repeat(5000)];
    const turn = { id: "m-1", sees, choices, player: "Ana", view: { owner, seen: [] } };
    const { words, buttons, options } = await seen(
      await chat.post({ question: null, doing: "", played: true, turn }),
    );
    expect(words).toContain("Ana plays. What do you do?");
    expect(buttons).toEqual(expect.arrayContaining(["Type it…", "More…"]));
    expect(buttons.length + options.length).toBeGreaterThanOrEqual(100);
  });

  describe("a press", () => {
    it('on "Somewhere else…" opens a form that shows the question again, and takes words', async () => {
      const ref = await chat.post({ question: question({ text: "Where is Ana's mug?" }) });
      await chat.on.press("ben", ref, "Somewhere else…");
      expect(chat.on.form("ben")).toContain("Where is Ana's mug?");
      await chat.waitFor(() => chat.inbox.openings.length > 0);
      const { platform, workspace } = chat.on;
      const about = { kind: "words", question: "q1" };
      expect(chat.inbox.openings).toMatchObject([{ platform, workspace, about }]);
      await chat.on.fill("ben", "  behind the toaster <3 & more ");
      const text = "  behind the toaster <3 & more";
      expect(await chat.heard()).toEqual([{ kind: "words", question: "q1", text }]);
      expect(chat.inbox.events[0]?.person.id).toBe(chat.on.idOf("ben"));
    });
  });

  describe("a note", () => {
    it("stands in the thread, for a person by name, and can be taken back or fixed", async () => {
      const ref = await chat.post();
      const at = await note(ref, { to: chat.on.idOf("ana") });
      expect(at.thread ?? at.channel).toBe(ref.thread ?? ref.message);
      const { words } = await seen(at);
      expect(words).toBe(`${chat.on.nameOf("ana")} · Noted: an apple is in the sink.`);
      await chat.on.press("ana", at, "Take back");
      await chat.on.press("ana", at, "Fix");
      await chat.on.fill("ana", "in the bin");
      expect(await chat.heard(2)).toEqual([
        { kind: "retract", ballot: "b1" },
        { kind: "fix", ballot: "b1", text: "in the bin" },
      ]);
    });

    it("is changed where it stands, loses its buttons, and is found as before", async () => {
      const ref = await chat.post();
      const post = chat.note(ref);
      const at = await chat.scene.bot.post(post);
      const text = "Noted. (taken back)";
      const changed = { ...post, ...chat.note(ref, { text, ballot: null }), id: post.id };
      expect(await chat.scene.bot.find(changed)).toEqual([at]);
      await chat.scene.bot.edit(at, changed);
      expect(await seen(at)).toMatchObject({ words: text, buttons: [] });
      expect(await chat.scene.bot.find(changed)).toEqual([at]);
    });

    it("that is announced stands in the channel, and is found there", async () => {
      const ref = await chat.post();
      const news = chat.note(ref, {
        kind: "news",
        ballot: null,
        text: `It begins, ${ref.message}.`,
        announced: true,
      });
      const at = await chat.scene.bot.post(news);
      expect(await seen(at)).toMatchObject({ buttons: [] });
      const inChannel = await chat.on.posts({ channel: chat.on.channel });
      expect(inChannel).toContain(`It begins, ${ref.message}.`);
      expect(await chat.scene.bot.find(news)).toEqual([at]);
    });

    it("for one's eyes alone has Fix and Take back, and stands nowhere else", async () => {
      const ref = await chat.post();
      await chat.on.press("ana", ref, "Sink");
      const to = chat.on.idOf("ana");
      const at = await note(ref, { to, aside: true });
      expect(await chat.on.posts(chat.on.threadOf(ref))).toEqual([]);
      const { words, buttons } = await chat.told("ana", /^Noted: an apple is in the sink\.$/);
      expect([words, buttons]).toEqual([expect.any(String), ["Fix", "Take back"]]);
      expect(chat.on.told("ben")).toEqual([]);
      await chat.scene.bot.edit(at, chat.note(ref, { to, aside: true, text: "(taken back)" }));
      await chat.on.press("ana", "told", "Take back");
      expect((await chat.heard(2)).at(-1)).toEqual({ kind: "retract", ballot: "b1" });
    });
  });

  it("a further question under a card hears the thread of the first, and is found", async () => {
    const first = await chat.post();
    const asked = card({ question: question({ id: "q2", text: "Where is a plate?" }) });
    const post = { ...chat.card(), card: asked, under: first } as ReturnType<typeof chat.card>;
    const ref = await chat.scene.bot.post(post);
    expect((await seen(ref)).words).toContain("Where is a plate?");
    expect(await chat.scene.bot.find(post)).toEqual([ref]);
    await chat.say("ana", first, "in the sink");
    expect(await chat.heard()).toMatchObject([{ episode: "e1", text: "in the sink" }]);
  });

  describe.each(["a channel", "a person"])("a call for %s", (whom) => {
    async function call() {
      const channel =
        whom === "a person" ? chat.on.idOf("ben") : await chat.on.addChannel(newId("c"));
      const conversation = await chat.post();
      const post = {
        ...callPost(question({ text: "Which region?" })),
        id: newId("c"),
        channel,
      };
      const asked = { ...post, call: { ...post.call, conversation } };
      return { post: asked, conversation, ref: await chat.scene.bot.post(asked) };
    }

    it("shows the question there, with its buttons and where people talk, and hears a press", async () => {
      const { ref, conversation } = await call();
      expect(ref.channel).not.toBe(conversation.channel);
      const { words, buttons } = await seen(ref);
      expect(words).toContain("Which region?");
      expect(words).toContain(`<#${conversation.thread ?? conversation.channel}>`);
      expect(buttons).toEqual(expect.arrayContaining(["Bin", "Sink", "I don't know"]));
      await chat.on.press("ben", ref, "Sink");
      expect(await chat.heard()).toEqual([{ kind: "press", question: "q1", choice: "c2" }]);
    });

    it("loses its buttons with the answer, and is found, and removed", async () => {
      const { post, ref } = await call();
      const own = { channel: ref.channel, message: ref.message };
      expect(await chat.scene.bot.find(post)).toMatchObject([own]);
      const settled = { ...post, call: { ...post.call, question: null, heard } };
      await chat.scene.bot.edit(ref, settled);
      expect(await seen(ref)).toMatchObject({ buttons: [], options: [] });
      expect((await seen(ref)).words).toContain("→ in the sink (Ana, 8 s)");
      expect(await chat.scene.bot.find(settled)).toMatchObject([own]);
      expect(await chat.scene.bot.find({ ...post, id: newId("c") })).toEqual([]);
      await chat.scene.bot.remove(ref);
      expect(await chat.scene.bot.find(post)).toEqual([]);
    });
  });

  describe("delivery", () => {
    it.each<[string, Fault, object]>([
      [
        "a limit",
        { status: 429, retryAfterS: 7 },
        { retryable: true, retryAfterMs: expect.any(Number) },
      ],
      ["trouble", { status: 503 }, { retryable: true }],
      ["a cut connection", { status: 0 }, { retryable: true }],
    ])("says of %s what may be done, after one attempt", async (_what, fault, facts) => {
      const chat = await openChat(open);
      chat.on.failPost(fault);
      const failure = await failureOf(chat.post());
      expect(failure).toBeInstanceOf(DeliveryError);
      expect(failure).toMatchObject(facts);
      const { retryAfterMs = 7000 } = failure as DeliveryError;
      expect(retryAfterMs).toBeGreaterThanOrEqual(7000);
    });

    it("finds exactly the post whose answer was lost, and removes it", async () => {
      const ref = await chat.post();
      const receipt = chat.note(ref);
      for (const post of [chat.card(), chat.card({ question: null }), receipt]) {
        expect(await chat.scene.bot.find(post)).toEqual([]);
        chat.on.failPost({ status: 502, afterWrite: true });
        expect(await failureOf(chat.scene.bot.post(post))).toMatchObject({ retryable: true });
        const [found, ...others] = await chat.scene.bot.find(post);
        expect(others).toEqual([]);
        if (!found) throw new Error("not found");
        await chat.scene.bot.remove(found);
        await chat.scene.bot.remove(found);
        expect(await chat.scene.bot.find(post)).toEqual([]);
      }
    });
  });

  it("a reminder mentions its person, in their own time, and nobody else is ever mentioned", async () => {
    const ref = await chat.post();
    const to = chat.on.idOf("ana");
    const time = { words: "15:00", at: 1_900_000_000_000 };
    const text = "Still open: Where is the 15:00 mug? If nobody knows by 15:00 I will look.";
    const reminder = { kind: "reminder", ballot: null, text, time } as const;
    for (const changes of [{ ...reminder, to }, { ...reminder, to: null }, { to }])
      await note(ref, changes);
    const [called, open, receipt] = await chat.on.posts(chat.on.threadOf(ref));
    expect(called).toMatch(
      /^<@\w+> · Still open: Where is the 15:00 mug\? .* by <(?:!date\^|t:)1900000000/,
    );
    for (const one of [open, receipt]) expect(one).not.toContain("<@");
  });
});

it.each(platforms)("%s: the workspace that let the bot go is a lost channel", async (_n, open) => {
  const chat = await openChat(open);
  const { bot, handlers } = chat.scene;
  const lost: unknown[] = [];
  const channels = {
    ...handlers.channels,
    lost: async (...what: unknown[]) => void lost.push(what),
  };
  await bot.start({ ...handlers, channels });
  const { platform } = chat.on;
  const [space, channel] = [`${platform}:404`, `${platform}:404/1`];
  const why = "I am not in this workspace any more. Install me there again, and I go on.";
  const failure = await failureOf(bot.post({ ...chat.card(), channel }));
  expect(failure).toMatchObject({ retryable: false, channelLost: why });
  expect(lost).toEqual([[{ platform, space, channels: [channel] }, why]]);
});

it.each(platforms)(
  "%s: a welcome is noted before it is posted; where it is refused, the bot starts and says so",
  async (_name, open) => {
    const on = await open();
    const { bot, handlers, warnings } = on.createBot({});
    onTestFinished(async () => {
      await bot.stop();
      await on.close();
    });
    const posts = () => on.posts({ channel: on.channel });
    const noted: (readonly [channel: string, posts: number])[] = [];
    const joined = async (_: unknown, channel: string) =>
      noted.push([channel, (await posts()).length]) > 0;
    const start = () => bot.start({ ...handlers, channels: { ...handlers.channels, joined } });
    on.failPost({ status: 500 });
    await start();
    expect(warnings.join()).toContain("no welcome was posted");
    await bot.stop();
    await start();
    expect(noted).toEqual([
      [on.channel, 0],
      [on.channel, 0],
    ]);
    expect(await posts()).toEqual([expect.stringContaining("Hello, I am Sous")]);
  },
);
