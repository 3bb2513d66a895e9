/** Discord: words that speak to Sous outside the threads of its questions. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { createScenario, type Scenario } from "./discord-scenario.js";
import { cardPost, notePost } from "./slack-scenario.js";

let peer: DiscordPeer;
let scene: Scenario;
const meaning = { episode: "e1", question: "q1" };

beforeEach(async () => {
  peer = await startDiscordPeer();
  scene = createScenario(peer);
  scene.inbox.meaning = meaning;
  await scene.bot.start(scene.handlers);
  await peer.waitFor(() => peer.connected() > 0);
});
afterEach(async () => {
  await scene.bot.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

const say = (text: string, channel = peer.channelId, to?: string) =>
  peer.reply("Ana", channel, text, to);
const mention = () => `<@${peer.appId}>`;
const event = (at = 0) => peer.waitFor(() => scene.inbox.events[at]);
const known = (id: string, channel = peer.channelId) =>
  `discord:${peer.guildId}:said:${channel}:${id}`;
/** What is written afterwards was heard, so what stands before it was, too. */
async function settled(): Promise<void> {
  const before = scene.inbox.events.length;
  const { meaning: usual } = scene.inbox;
  scene.inbox.meaning = meaning;
  say(`${mention()} the end`);
  await event(before);
  scene.inbox.events.splice(before);
  scene.inbox.meaning = usual;
}

describe("a mention in the channel", () => {
  it("is a reply; it changes and goes with its message", async () => {
    const { id } = say(`${mention()} in the sink`);
    expect(await event()).toMatchObject({
      key: `${known(id)}:1`,
      what: { kind: "reply", episode: "e1", question: "q1", text: "in the sink" },
    });
    peer.editMessage("Ana", id, "in the fridge");
    expect((await event(1)).what).toMatchObject({ message: known(id), text: "in the fridge" });
    peer.deleteMessage("Ana", id);
    expect((await event(2)).what).toMatchObject({ kind: "unsay", message: known(id) });
  });

  it("changes and goes with its message also after a restart", async () => {
    const [{ id }, { id: other }] = [say(`${mention()} in the sink`), say("what is for dinner?")];
    await event();
    await scene.bot.stop();
    await scene.bot.start(scene.handlers);
    await peer.waitFor(() => peer.connected() > 0);
    peer.editMessage("Ana", other, "who is hungry?");
    peer.deleteMessage("Ana", other);
    peer.editMessage("Ana", id, "in the fridge");
    expect((await event(1)).what).toMatchObject({ message: known(id), text: "in the fridge" });
    peer.deleteMessage("Ana", id);
    expect((await event(2)).what).toMatchObject({ kind: "unsay", message: known(id) });
    expect(scene.inbox.events).toHaveLength(3);
  });

  it("is not taken for deleted when threads are read again", async () => {
    const ref = await scene.bot.post(cardPost());
    say(`${mention()} in the sink`);
    await event();
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    expect(scene.inbox.events).toHaveLength(1);
  });

  it.each([
    ["for which nothing is asked", () => `${mention()} hello`, "Nothing is asked here"],
    ["without words", mention, "I found no words"],
  ])("%s is answered in one line under it", async (_what, text, answer) => {
    if (/asked/.test(_what)) scene.inbox.meaning = null;
    const { id } = say(text());
    const told = await peer.waitForMessage({ contains: answer });
    expect(peer.payload(told.id)).toMatchObject({ message_reference: { message_id: id } });
    expect(peer.payload(told.id)?.mentions).toEqual([]);
    expect(told.content).not.toContain("\n");
    expect(scene.inbox.events).toEqual([]);
  });
});

describe("an answer to a message of ours", () => {
  it.each(["reply", "replySilently"] as const)("counts and names it: %s", async (how) => {
    const { message, channel } = await scene.bot.post(cardPost());
    peer[how]("Ben", channel, "in the sink", message);
    expect((await event()).what).toMatchObject({ episode: "e1", question: "q1" });
    expect(scene.inbox.spoken.at(-1)?.answers).toEqual({ channel, message });
  });

  it("is left alone when it answers somebody else", async () => {
    const { id } = say("where is the salt?");
    peer.reply("Ben", peer.channelId, "in the sink", id);
    await settled();
    expect(scene.inbox.events).toEqual([]);
  });
});

it("a message that speaks to nobody is left alone, also edited and deleted", async () => {
  const { id } = say("in the sink");
  peer.editMessage("Ana", id, "in the fridge");
  peer.deleteMessage("Ana", id);
  await settled();
  expect(scene.inbox.events).toEqual([]);
});

describe("a direct message", () => {
  it("is a reply; its receipt is written there", async () => {
    const channel = peer.direct("Ana");
    const { id } = say("in the sink", channel);
    const message = `discord:${peer.guildId}:direct:${channel}:${id}`;
    expect(await event()).toMatchObject({ what: { kind: "reply", message, question: "q1" } });
    expect(scene.inbox.spoken[0]).toMatchObject({ channel: null, addressed: true });
    const card = await scene.bot.post(cardPost());
    const to = peer.people[0]?.id ?? "";
    const note = notePost(card, { to, direct: true });
    const ref = await scene.bot.post(note);
    expect(ref.channel).toBe(channel);
    expect(peer.directMessages("Ana").at(-1)?.content).toMatch(/^Noted/);
    expect(await scene.bot.find(note)).toEqual([ref]);
    peer.editMessage("Ana", id, "in the fridge");
    expect((await event(1)).what).toMatchObject({ message, text: "in the fridge" });
    peer.deleteMessage("Ana", id);
    expect((await event(2)).what).toMatchObject({ kind: "unsay", message });
  });

  it("changes and goes with its message also after a restart", async () => {
    const { id } = say("in the sink", peer.direct("Ana"));
    await event();
    await scene.bot.stop();
    await scene.bot.start(scene.handlers);
    await peer.waitFor(() => peer.connected() > 0);
    peer.editMessage("Ana", id, "in the fridge");
    expect((await event(1)).what).toMatchObject({ text: "in the fridge" });
    peer.deleteMessage("Ana", id);
    expect((await event(2)).what).toMatchObject({ kind: "unsay" });
  });

  it("of somebody who is not in the server is known as theirs", async () => {
    peer.estrange("Ben");
    peer.reply("Ben", peer.direct("Ben"), "in the sink");
    const { mayRead } = await peer.waitFor(() => scene.inbox.spoken[0]);
    expect(await Promise.all([mayRead(null), mayRead(peer.channelId)])).toEqual(["no", "no"]);
  });

  it("for which nothing is asked is answered there", async () => {
    scene.inbox.meaning = null;
    const channelId = peer.direct("Ben");
    peer.reply("Ben", channelId, "hello?");
    await peer.waitForMessage({ channelId, contains: "Nothing is asked here" });
  });
});

describe('"Use as answer"', () => {
  const use = (who: string, id: string) => peer.useMenu(who, id, "Use as answer");
  const told = (who: string) =>
    peer.waitFor(
      () =>
        peer
          .ephemerals()
          .filter(({ to }) => to === who)
          .at(-1)?.content || null,
    );

  it("makes one's own message an answer, once", async () => {
    const { id } = say("it is in the sink");
    expect(await use("Ana", id)).toMatchObject({ acked: true });
    expect(await event()).toMatchObject({
      key: `${known(id)}:1`,
      what: { text: "it is in the sink" },
    });
    await use("Ana", id);
    await peer.waitFor(async () => /already/.test(await told("Ana")));
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("is for the card in its thread", async () => {
    const { thread = "" } = await scene.bot.post(cardPost());
    const { id } = say("in the sink", thread);
    await event();
    await use("Ana", id);
    await peer.waitFor(async () => /already/.test(await told("Ana")));
    expect(scene.inbox.events).toHaveLength(1);
  });

  it("is refused for somebody else's message, and for ours", async () => {
    const { id } = say("it is in the sink");
    const { message } = await scene.bot.post(cardPost());
    for (const one of [id, message]) {
      await use("Ben", one);
      await peer.waitFor(async () => /Only the person who wrote/.test(await told("Ben")));
    }
    expect(scene.inbox.events).toEqual([]);
  });
});
