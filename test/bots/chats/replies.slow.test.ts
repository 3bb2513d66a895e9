import { describe, expect, it } from "vitest";
import { failureOf } from "../../failure-of.js";
import { failNext, openChat, platforms, type Said, useChat, type Who } from "./chat.js";
import { openSlackChat } from "./slack-chat.js";
import { hearEveryWay } from "./ways-in.js";

const meaning = { episode: "e1", question: "q1" };

describe.each(platforms)("on %s", (_name, open) => {
  const chat = useChat(open);
  const inChannel = (text: string, who: Who = "ana") =>
    chat.on.write(who, text, { channel: chat.on.channel });
  const known = (said: Said, kind: Parameters<typeof chat.on.known>[1]) =>
    chat.on.known(said, kind);
  /** Events are ordered, so earlier ones have been processed. */
  async function settled(): Promise<void> {
    const count = chat.inbox.events.length;
    chat.inbox.meaning = meaning;
    await inChannel(`${chat.on.mention}the end`);
    await chat.heard(count + 1);
    expect(chat.texts.slice(count)).toEqual(["the end"]);
  }

  describe("in the thread of a card", () => {
    it("words are heard as they were written, without mentions, and who wrote them", async () => {
      const said = await chat.say("ana", await chat.post(), `${chat.on.mention}under the\ntable`);
      await chat.heard();
      const message = known(said, "thread");
      expect(chat.inbox.events).toMatchObject([
        {
          key: `${message}:1`,
          person: { id: chat.on.idOf("ana"), name: chat.on.nameOf("ana") },
          what: { kind: "reply", episode: "e1", message, text: "under the\ntable" },
        },
      ]);
    });

    it("a restarted bot knows the card of new, edited and deleted words", async () => {
      const ref = await chat.post();
      const said = await chat.say("ana", ref, "in the sink");
      await chat.heard();
      await chat.again();
      await chat.on.edit("ana", said, "in the bin");
      await chat.heard();
      await chat.on.remove("ana", said);
      await chat.heard(2);
      await chat.say("ana", ref, "new");
      expect(await chat.heard(3)).toMatchObject([
        { episode: "e1", message: known(said, "thread"), text: "in the bin" },
        { kind: "unsay", message: known(said, "thread") },
        { episode: "e1", text: "new" },
      ]);
    });

    it("words, changes and deletions come again until the inbox has them", async () => {
      const isSlack = chat.on.platform === "slack";
      const again = await openChat(
        isSlack ? () => openSlackChat({ ackTimeoutMs: 500, retryDelaysMs: [20, 40, 80] }) : open,
      );
      const ref = await again.post();
      failNext(again);
      const said = await again.say("ana", ref, "in the sink");
      await again.heard();
      failNext(again);
      await again.on.edit("ana", said, "in the bin");
      await again.heard(2);
      failNext(again);
      await again.on.remove("ana", said);
      await again.heard(3);
      expect(again.texts).toEqual(["in the sink", "in the bin", "unsay"]);
      expect(again.inbox.deliveries).toBeGreaterThanOrEqual(6);
    });

    it("words are not taken for deleted when the thread cannot be read", async () => {
      const chat = await openChat(open);
      const ref = await chat.post();
      await chat.say("ana", ref, "in the sink");
      await chat.heard();
      chat.on.refuseReading();
      await failureOf(chat.scene.bot.catchUp([{ episode: "e1", ref }]));
      expect(chat.texts).toEqual(["in the sink"]);
    });

    it("words under another card are not taken for deleted", async () => {
      const chat = await openChat(open);
      const [ref, other] = [await chat.post(), await chat.post()];
      await chat.say("ana", other, "in the sink");
      await chat.heard();
      await chat.scene.bot.catchUp([{ episode: "e1", ref }]);
      expect(chat.texts).toEqual(["in the sink"]);
    });
  });

  it("a mention in the channel is a reply; it changes and goes with its message", async () => {
    const chat = await openChat(open);
    chat.inbox.meaning = meaning;
    const { channel, mention } = chat.on;
    const said = await chat.on.write("ana", `${mention}in the sink`, { channel });
    const message = chat.on.known(said, "channel");
    expect(await chat.heard()).toMatchObject([{ kind: "reply", ...meaning, message }]);
    expect(chat.inbox.events[0]?.key).toBe(`${message}:1`);
    expect(chat.inbox.spoken.at(-1)).toMatchObject({ channel: chat.on.channel, addressed: true });
    await chat.restart();
    chat.inbox.meaning = null;
    await chat.on.edit("ana", said, "in the fridge");
    await chat.heard(2);
    await chat.on.remove("ana", said);
    expect((await chat.heard(3)).slice(1)).toMatchObject([
      { kind: "reply", message, text: "in the fridge" },
      { kind: "unsay", message },
    ]);
  });

  it("a message that speaks to nobody is left alone, also edited and deleted", async () => {
    const said = await inChannel("in the sink");
    await chat.on.edit("ana", said, "in the fridge");
    await chat.on.remove("ana", said);
    await settled();
    const message = known(said, "channel");
    const heard = chat.inbox.spoken.filter((spoken) => spoken.message === message);
    expect(heard.filter(({ addressed }) => addressed)).toEqual([]);
  });

  describe("a direct message", () => {
    it("is a reply; its receipt is written there; it changes and goes with its message", async () => {
      const chat = await openChat(open);
      chat.inbox.meaning = meaning;
      const place = await chat.on.direct("ana");
      const said = await chat.on.write("ana", "in the sink", place);
      const message = chat.on.known(said, "direct");
      expect(await chat.heard()).toMatchObject([{ kind: "reply", message, question: "q1" }]);
      expect(chat.inbox.spoken[0]).toMatchObject({ channel: null, addressed: true });
      const card = await chat.post();
      const note = chat.note(card, { to: chat.on.idOf("ana"), direct: true });
      const ref = await chat.scene.bot.post(note);
      expect(ref.channel).toBe(place.channel);
      expect((await chat.on.seen(ref)).words).toMatch(/^Noted/);
      expect(await chat.on.posts(chat.on.threadOf(card))).toEqual([]);
      expect(await chat.scene.bot.find(note)).toEqual([ref]);
      await chat.restart();
      await chat.on.edit("ana", said, "in the fridge");
      await chat.heard(2);
      await chat.on.remove("ana", said);
      expect((await chat.heard(3)).slice(1)).toMatchObject([
        { message, text: "in the fridge" },
        { kind: "unsay", message },
      ]);
    });

    it("for which nothing is asked is answered there", async () => {
      const place = await chat.on.direct("ben");
      await chat.on.write("ben", "hello?", place);
      await chat.waitFor(async () =>
        (await chat.on.posts(place)).some((words) => /Nothing is asked here/.test(words)),
      );
      expect(chat.inbox.events).toEqual([]);
    });
  });

  it("that is an order, where nothing was played, is done and answered", async () => {
    const place = await chat.on.direct("ben");
    await chat.on.write("ben", "put the egg in the bin", place);
    await chat.waitFor(async () =>
      (await chat.on.posts(place)).some((words) => /^(?:Starting|Only )/.test(words)),
    );
    expect(chat.inbox.events).toEqual([]);
  });

  describe('"Use as answer"', () => {
    it("makes one's own message an answer, once, which changes with the message", async () => {
      chat.inbox.meaning = meaning;
      const said = await inChannel("it is in the sink");
      expect(await chat.on.useAsAnswer("ana", said)).toMatchObject({ acked: true });
      await chat.heard();
      expect(chat.inbox.events).toMatchObject([
        { key: `${known(said, "channel")}:1`, what: { ...meaning, text: "it is in the sink" } },
      ]);
      await chat.on.useAsAnswer("ana", said);
      await chat.told("ana", /already/);
      await chat.on.edit("ana", said, "in the fridge");
      await chat.heard(2);
      expect(chat.texts).toEqual(["it is in the sink", "in the fridge"]);
    });

    it("does not count what was heard already a second time", async () => {
      chat.inbox.meaning = meaning;
      const spoken = await inChannel(`${chat.on.mention}in the sink`);
      const under = await chat.say("ana", await chat.post(), "in the bin");
      await chat.heard(2);
      for (const said of [spoken, under]) {
        await chat.on.useAsAnswer("ana", said);
        await chat.told("ana", /already/);
      }
      expect(chat.inbox.events).toHaveLength(2);
    });
  });

  it("live, by every way in, new, edited and deleted", () => hearEveryWay(open, (_, act) => act()));

  it("after a restart, by every way in, new, edited and deleted", () =>
    hearEveryWay(open, ({ restart }, act) => restart(act)));
});
