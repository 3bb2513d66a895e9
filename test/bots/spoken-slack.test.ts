/** Slack: words that speak to Sous outside the threads of its questions. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { cardPost, createScenario, notePost } from "./slack-scenario.js";

let peer: SlackPeer;
let scene: ReturnType<typeof createScenario>;
const meaning = { episode: "e1", question: "q1" };

beforeAll(async () => {
  peer = await startSlackPeer({ people: ["ada", "ben"] });
});
afterAll(() => peer.close());
beforeEach(async () => {
  scene = createScenario(peer);
  scene.inbox.meaning = meaning;
  await scene.bot.start(scene.handlers);
});
afterEach(async () => {
  await scene.bot.stop();
  expect(peer.violations).toEqual([]);
});

const say = (text: string, channel = peer.channel, thread = "") =>
  peer.reply("ada", channel, thread, text);
const mention = () => `<@${peer.botUserId}>`;
const event = (at = 0) => peer.waitFor(() => scene.inbox.events[at]);
const deliveries = () => peer.log.filter(({ what }) => what === "delivered").length;
/** Waits until so many events more came, and were read. */
async function delivered(act: () => Promise<unknown>, more: number): Promise<void> {
  const before = deliveries();
  await act();
  await peer.waitFor(() => deliveries() >= before + more);
}

describe("a mention in the channel", () => {
  it("is one reply, though Slack sends two events", async () => {
    let ts = "";
    await delivered(async () => {
      ts = await say(`${mention()} in the sink`);
    }, 2);
    expect(await event()).toMatchObject({
      key: `slack:${peer.teamId}:reply:${peer.channel}:${ts}:1`,
      what: { kind: "reply", episode: "e1", question: "q1", text: "in the sink" },
    });
    expect(scene.inbox.events).toHaveLength(1);
    expect(scene.inbox.spoken[0]).toMatchObject({ channel: peer.channel, addressed: true });
    expect(peer.ephemerals("ada")).toEqual([]);
  });

  it("changes and goes with its message; one that is edited into a message without it still counts", async () => {
    const ts = await say(`${mention()} in the sink`);
    await event();
    await peer.editMessage("ada", peer.channel, ts, "in the fridge");
    expect((await event(1)).what).toMatchObject({ kind: "reply", text: "in the fridge" });
    await peer.deleteMessage("ada", peer.channel, ts);
    expect((await event(2)).what).toMatchObject({
      kind: "unsay",
      message: `slack:${peer.teamId}:reply:${peer.channel}:${ts}`,
    });
  });

  it("in somebody's own thread counts, too, and is answered there", async () => {
    const ts = await say("who is cooking?");
    await say(`me; ${mention()} in the sink`, peer.channel, ts);
    expect((await event()).what).toMatchObject({ episode: "e1", question: "q1" });
    scene.inbox.meaning = null;
    await delivered(() => say(`${mention()} thanks`, peer.channel, ts), 2);
    await peer.waitFor(() => peer.ephemerals("ada").length === 1);
    const text = expect.stringMatching(/^Nothing is asked here/);
    expect(peer.ephemerals("ada")[0]).toMatchObject({ text, thread_ts: ts });
  });

  it("under a card is for that card", async () => {
    const { channel, message } = await scene.bot.post(cardPost());
    await delivered(() => say(`${mention()} in the sink`, channel, message), 3);
    expect((await event()).what).toEqual(
      expect.not.objectContaining({ question: expect.anything() }),
    );
    expect(scene.inbox.events).toHaveLength(1);
    expect(scene.inbox.spoken).toEqual([]);
  });

  it("for which nothing is asked is answered once, to its writer alone", async () => {
    scene.inbox.meaning = null;
    const seen = peer.ephemerals("ada").length;
    await delivered(() => say(`${mention()} in the sink`), 2);
    await peer.waitFor(() => peer.ephemerals("ada").length > seen);
    expect(peer.ephemerals("ada").slice(seen)).toHaveLength(1);
    expect(peer.ephemerals("ben")).toEqual([]);
  });

  it("without words is answered with what to do", async () => {
    const seen = peer.ephemerals("ada").length;
    await delivered(() => say(mention()), 2);
    await peer.waitFor(() => peer.ephemerals("ada").length > seen);
    expect(peer.ephemerals("ada").slice(seen)).toMatchObject([
      { text: expect.stringMatching(/Write your answer/) },
    ]);
    expect(scene.inbox.events).toEqual([]);
  });
});

it("a message that speaks to nobody, or to somebody else, is left alone, also edited and deleted", async () => {
  const { id } = peer.people.ben ?? { id: "" };
  let ts = "";
  await delivered(async () => {
    ts = await say(`<@${id}> in the sink`);
  }, 1);
  await delivered(() => peer.editMessage("ada", peer.channel, ts, "in the fridge"), 1);
  await delivered(() => peer.deleteMessage("ada", peer.channel, ts), 1);
  expect(scene.inbox.events).toEqual([]);
  expect(scene.inbox.spoken.filter(({ addressed }) => addressed)).toEqual([]);
});

describe("a direct message", () => {
  it("is a reply; its receipt is written there", async () => {
    const channel = await peer.direct("ada");
    const ts = await say("in the sink", channel);
    const message = `slack:${peer.teamId}:direct:${channel}:${ts}`;
    expect(await event()).toMatchObject({ what: { kind: "reply", message, question: "q1" } });
    expect(scene.inbox.spoken[0]).toMatchObject({ channel: null, addressed: true });
    const card = await scene.bot.post(cardPost());
    const to = peer.people.ada?.id ?? "";
    const note = notePost(card, { to, direct: true });
    const ref = await scene.bot.post(note);
    expect(ref.channel).toBe(channel);
    expect((await peer.messages(channel)).at(-1)?.text).toMatch(/Noted/);
    expect(await peer.thread(card.channel, card.message)).toHaveLength(1);
    expect(await scene.bot.find(note)).toEqual([ref]);
    await peer.editMessage("ada", channel, ts, "in the fridge");
    expect((await event(1)).what).toMatchObject({ message, text: "in the fridge" });
    await peer.deleteMessage("ada", channel, ts);
    expect((await event(2)).what).toMatchObject({ kind: "unsay", message });
  });

  it("for which nothing is asked is answered there", async () => {
    scene.inbox.meaning = null;
    const channel = await peer.direct("ben");
    await peer.reply("ben", channel, "", "hello?");
    await peer.waitForMessage({ channel, text: /Nothing is asked here/ });
    expect(scene.inbox.events).toEqual([]);
  });
});

describe('"Use as answer"', () => {
  const use = (who: string, ts: string, channel = peer.channel) =>
    peer.shortcut(who, "use_as_answer", { channel, ts });

  it("makes one's own message an answer, once", async () => {
    const ts = await say("it is in the sink");
    expect(await use("ada", ts)).toMatchObject({ acked: true });
    expect(scene.inbox.events).toMatchObject([
      {
        key: `slack:${peer.teamId}:reply:${peer.channel}:${ts}:1`,
        what: { episode: "e1", question: "q1", text: "it is in the sink" },
      },
    ]);
    await use("ada", ts);
    await peer.waitFor(() => peer.ephemerals("ada").some(({ text }) => /already/.test(text)));
    expect(scene.inbox.events).toHaveLength(1);
    await peer.editMessage("ada", peer.channel, ts, "in the fridge");
    expect((await event(1)).what).toMatchObject({ text: "in the fridge" });
  });

  it("does not count what was heard already a second time", async () => {
    const ts = await say(`${mention()} in the sink`);
    await event();
    await use("ada", ts);
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("is refused for somebody else's message, and for ours", async () => {
    const ts = await say("it is in the sink");
    const { message } = await scene.bot.post(cardPost());
    for (const one of [ts, message]) {
      const seen = peer.ephemerals("ben").length;
      await use("ben", one);
      await peer.waitFor(() => peer.ephemerals("ben").length > seen);
      expect(peer.ephemerals("ben").at(-1)?.text).toMatch(/Only the person who wrote/);
    }
    expect(scene.inbox.events).toEqual([]);
  });
});
