/** Threads in which nobody can write: the card says how to answer, and receipts reach their person alone. */
import { expect, it, onTestFinished } from "vitest";
import { PERMISSIONS } from "../peers/discord/access.js";
import { type DiscordPeerOptions, startDiscordPeer } from "../peers/discord/peer.js";
import { createScenario } from "./discord-scenario.js";
import { cardPost, notePost, question } from "./slack-scenario.js";

const closed = /The thread is closed: press a button, or answer in words with "Somewhere else…"/;

async function started(options: DiscordPeerOptions = {}) {
  const peer = await startDiscordPeer({ people: ["Ana"], ...options });
  const scene = createScenario(peer);
  await scene.bot.start(scene.handlers);
  onTestFinished(async () => {
    await scene.bot.stop();
    await peer.close();
  });
  const ana = peer.people[0]?.id ?? "";
  const words = () => peer.messages().find(({ fromBot }) => fromBot)?.content;
  return { peer, scene, ana, words };
}

it("a locked thread: the card says how to answer, and a receipt is shown to its person alone", async () => {
  const { peer, scene, ana, words } = await started();
  const post = cardPost({ question: question() });
  const ref = await scene.bot.post(post);
  expect(words()).toContain("reply in the thread");
  peer.changeThread(ref.message, { locked: true });
  await peer.waitFor(() => scene.refreshed.includes("e1"));
  await scene.bot.edit(ref, post);
  expect(words()).toMatch(closed);

  await peer.press("Ana", ref.message, "I don't know");
  await scene.bot.post(notePost(ref, { to: ana }));
  expect(peer.ephemerals().at(-1)?.content).toContain("Noted");
  expect(peer.messages(ref.message)).toEqual([]);

  peer.changeThread(ref.message, { locked: false });
  await peer.waitFor(() => scene.refreshed.length === 2);
  await scene.bot.edit(ref, post);
  expect(words()).toContain("reply in the thread");
});

it("a locked thread: who pressed nothing gets the receipt directly, and news for all is left out", async () => {
  const { peer, scene, ana } = await started();
  const ref = await scene.bot.post(cardPost());
  peer.changeThread(ref.message, { locked: true });
  await scene.bot.post(notePost(ref, { to: ana }));
  expect(peer.directMessages("Ana").at(-1)?.content).toContain("Noted");
  await scene.bot.post(notePost(ref, { kind: "news", to: null }));
  expect(peer.messages(ref.message)).toEqual([]);
});

it("no thread: the card says how to answer, until one can be opened", async () => {
  const all = PERMISSIONS.viewChannel | PERMISSIONS.sendMessages | PERMISSIONS.sendInThreads;
  const { peer, scene, words } = await started({ rolePermissions: String(all) });
  const post = cardPost({ question: question() });
  const ref = await scene.bot.post(post);
  expect(ref.thread).toBeUndefined();
  await peer.waitFor(() => scene.refreshed.includes("e1"));
  await scene.bot.edit(ref, post);
  expect(words()).toMatch(closed);
  peer.allow(String(all | PERMISSIONS.createPublicThreads));
  await scene.bot.edit(ref, post);
  await scene.bot.edit(ref, post);
  expect(words()).toContain("reply in the thread");
});

it("messages deleted together in a thread that was archived before the start are heard, the thread is asked about once", async () => {
  const { peer, scene } = await started();
  const ref = await scene.bot.post(cardPost({ question: question() }));
  const said = ["in the sink", "in the bin", "on the shelf"];
  const ids = said.map((words) => peer.reply("Ana", ref.message, words).id);
  await peer.waitFor(() => scene.inbox.events.length === said.length);
  await scene.bot.stop();
  peer.changeThread(ref.message, { archived: true });
  const again = createScenario(peer);
  onTestFinished(() => again.bot.stop());
  await again.bot.start(again.handlers);
  const since = peer.log.length;
  peer.deleteTogether(ref.message, ids);
  await peer.waitFor(() => again.inbox.events.length === ids.length);
  expect(again.inbox.events.map(({ what }) => what)).toEqual(
    ids.map((id) => ({ kind: "unsay", message: `discord:${peer.guildId}:reply:${id}` })),
  );
  const asked = peer.log.slice(since).filter(({ what }) => what === `GET /channels/${ref.message}`);
  expect(asked).toHaveLength(1);
});

it("one of two connections is lost: it is told until that one is back, whatever the other does", async () => {
  const { peer, scene } = await started({ shards: 2 });
  const trouble = () => scene.bot.trouble?.() ?? null;
  expect(trouble()).toBeNull();
  peer.refuseResume();
  peer.dropConnections(undefined, 1);
  await peer.waitFor(() => trouble() !== null);
  peer.dropConnections(undefined, 0);
  await peer.waitFor(() => peer.log.some(({ what }) => what === "RESUME"));
  await peer.waitFor(() => peer.connected() === 1);
  expect(trouble()).toContain("trying again");
  await peer.waitFor(() => peer.connected() === 2, 15_000);
  await peer.waitFor(() => trouble() === null);
}, 30_000);
