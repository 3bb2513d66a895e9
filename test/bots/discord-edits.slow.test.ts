/** Replies that people change or delete, over real discord.js. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import { failureOf } from "../failure-of.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { createScenario, type Scenario } from "./discord-scenario.js";
import { cardPost, notePost } from "./slack-scenario.js";

let peer: DiscordPeer;
let scene: Scenario;
const cleanups: (() => Promise<void>)[] = [];

async function join(): Promise<Scenario> {
  const joined = createScenario(peer);
  await joined.bot.start(joined.handlers);
  cleanups.push(() => joined.bot.stop());
  return joined;
}

beforeEach(async () => {
  peer = await startDiscordPeer();
  cleanups.push(peer.close);
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

async function heard(count = 1) {
  await peer.waitFor(() => scene.inbox.events.length >= count, 15_000);
  return scene.inbox.events;
}

async function restart(): Promise<void> {
  await scene.bot.stop();
  scene = await join();
}

describe("replies that are changed or deleted", () => {
  const told = () =>
    scene.inbox.events.map(({ what }) => (what.kind === "reply" ? what.text : what.kind));

  it("are heard by a bot that has not seen them", async () => {
    const ref = await posted();
    const { id } = reply(ref, "in the sink");
    await heard();
    await restart();
    peer.editMessage("ana", id, "in the bin");
    await heard(1);
    await restart();
    peer.deleteMessage("ana", id);
    const [gone] = await heard(1);
    const message = `discord:${peer.guildId}:reply:${id}`;
    expect(gone).toMatchObject({ key: `${message}:gone`, what: { kind: "unsay", message } });
  });

  it("are heard when a moderator deletes several at once", async () => {
    const ref = await posted();
    const first = reply(ref, "in the sink");
    const second = reply(ref, "in the bin");
    await heard(2);
    const note = await scene.bot.post(notePost(ref));
    peer.deleteTogether(ref.message, [first.id, second.id, note.message]);
    await heard(4);
    expect(told()).toEqual(["in the sink", "in the bin", "unsay", "unsay"]);
  });

  it("say nothing new when a link unfolds; one that was never heard is fetched, once", async () => {
    const ref = await posted();
    const { id } = reply(ref, "see https://example.org, in the sink");
    await heard();
    peer.unfold(ref.message, id);
    await restart();
    const since = peer.log.length;
    peer.unfold(ref.message, id);
    const [event] = await heard(1);
    expect(event?.key).toBe(`discord:${peer.guildId}:reply:${id}:1`);
    expect(calls(new RegExp(`^GET .*messages/${id}$`), since)).toHaveLength(1);
  });

  it("elsewhere are not heard", async () => {
    const ref = await posted();
    const { id } = peer.reply("ana", peer.channelId, "lunch?");
    peer.editMessage("ana", id, "dinner?");
    peer.deleteMessage("ana", id);
    reply(ref, "last");
    await heard();
    expect(told()).toEqual(["last"]);
  });

  it("are read again when a refused RESUME lost what became of them", async () => {
    const ref = await posted();
    const changed = reply(ref, "in the sink");
    const deleted = reply(ref, "in the bin");
    await heard(2);
    peer.refuseResume();
    peer.dropConnections();
    peer.editMessage("ana", changed.id, "on the shelf");
    peer.deleteMessage("ana", deleted.id);
    await heard(4);
    expect(told()).toEqual(["in the sink", "in the bin", "on the shelf", "unsay"]);
  }, 120_000);

  it("are tried again until the inbox has them", async () => {
    const ref = await posted();
    const { id } = reply(ref, "in the sink");
    await heard();
    let failures = 1;
    scene.inbox.before = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error("locked");
    };
    peer.deleteMessage("ana", id);
    await heard(2);
    expect(told()).toEqual(["in the sink", "unsay"]);
  });

  it("are not taken for deleted when the thread cannot be read", async () => {
    const ref = await posted();
    reply(ref, "in the sink");
    await heard();
    peer.failNext({ route: /^GET .*\/messages$/, status: 403 });
    await failureOf(scene.bot.catchUp([{ episode: "e1", ref }]));
    expect(told()).toEqual(["in the sink"]);
  });

  it("are not taken for deleted when the thread is gone, or because they stand under another card", async () => {
    const ref = await posted();
    const other = await posted({}, "card-2");
    reply(other, "in the sink");
    await heard();
    await scene.bot.catchUp([{ episode: "e1", ref }]);
    await scene.bot.catchUp([{ episode: "e1", ref: { ...ref, thread: "1" } }]);
    expect(told()).toEqual(["in the sink"]);
  });

  it("are heard in spite of a card that could not be looked up at first", async () => {
    const ref = await posted();
    await restart();
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on("unhandledRejection", note);
    peer.failNext({ route: /^GET .*messages\/\d+$/, status: 500, times: 5 });
    reply(ref, "in the sink");
    await heard();
    process.off("unhandledRejection", note);
    expect(told()).toEqual(["in the sink"]);
    expect(unhandled).toEqual([]);
    expect(scene.warnings.join()).toContain("a reply was not kept");
  }, 120_000);
});
