import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { compiledFile } from "../compiled.js";
import { callControl } from "./control.js";
import { type DiscordPeerOptions, startDiscordPeer } from "./discord/peer.js";
import { buttons, type PeerAddress, READING, startBot } from "./discord-bot.js";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startPeer(options: DiscordPeerOptions = {}) {
  const peer = await startDiscordPeer(options);
  cleanups.push(peer.close);
  return peer;
}

async function join(peer: PeerAddress, options: Parameters<typeof startBot>[1] = {}) {
  const bot = await startBot(peer, options);
  cleanups.push(bot.close);
  return bot;
}

const POST = /^POST \/channels\/\d+\/messages$/;

test("after a 429 discord.js waits, or throws when told to", async () => {
  const peer = await startPeer();
  const patient = await join(peer);
  peer.failNext({ route: POST, status: 429, retryAfterS: 0.4 });
  const startedAt = Date.now();
  await patient.channel.send("later");
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(390);

  const hasty = await join(peer, { rest: { rejectOnRateLimit: () => true } });
  peer.failNext({ route: POST, status: 429, retryAfterS: 0.4 });
  await expect(hasty.channel.send("now")).rejects.toMatchObject({ name: /^RateLimitError/ });
  expect(peer.messages().map(({ content }) => content)).toEqual(["later"]);
  expect(peer.violations).toEqual([]);
});

test("discord.js keeps to a bucket whose headers it has seen", async () => {
  const peer = await startPeer({ buckets: { limit: 5, windowMs: 400 } });
  const bot = await join(peer);
  const texts = Array.from({ length: 12 }, (_, n) => `n${n}`);
  const startedAt = Date.now();
  await Promise.all(texts.map((text) => bot.channel.send(text)));
  expect(Date.now() - startedAt).toBeGreaterThan(700);
  expect(peer.messages().map(({ content }) => content)).toEqual(texts);
  expect(peer.log.filter(({ detail }) => detail === "429")).toEqual([]);

  const call = { method: "POST", headers: { authorization: `Bot ${peer.token}` } };
  const url = `${peer.apiUrl}/v10/channels/${peer.channelId}/typing`;
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await fetch(url, call)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test("an answer lost after the write doubles the post, unless a nonce is enforced", async () => {
  const peer = await startPeer();
  const bot = await join(peer);
  peer.failNext({ route: POST, status: 502, times: 2 });
  await bot.channel.send("before the write");
  expect(peer.messages()).toHaveLength(1);

  peer.failNext({ route: POST, status: 502, afterWrite: true });
  await bot.channel.send("twice");
  expect(peer.messages().filter(({ content }) => content === "twice")).toHaveLength(2);

  peer.failNext({ route: POST, status: 502, afterWrite: true });
  await bot.channel.send({ content: "once", nonce: "q-1", enforceNonce: true });
  expect(peer.messages().filter(({ content }) => content === "once")).toHaveLength(1);
});

test("with retries off the app sees the failure and finds its message by the nonce", async () => {
  const peer = await startPeer();
  const bot = await join(peer, { rest: { retries: 0 } });
  const question = { content: "Where?", nonce: "q-2", enforceNonce: true };
  peer.failNext({ route: POST, status: 500 });
  await expect(bot.channel.send(question)).rejects.toMatchObject({ status: 500 });
  expect(peer.messages()).toEqual([]);

  peer.failNext({ route: POST, status: 0, afterWrite: true });
  await expect(bot.channel.send(question)).rejects.toThrow();
  const [standing] = peer.messages();
  expect((await bot.channel.send(question)).id).toBe(standing?.id);
  expect(peer.messages()).toHaveLength(1);
});

test("an ack whose answer is lost counts, though discord.js retries it and is refused", async () => {
  const peer = await startPeer();
  const refusals: unknown[] = [];
  const bot = await join(peer, {
    act: async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate().catch((error) => refusals.push(error.code));
    },
  });
  const { id } = await bot.channel.send({ content: "Where?", components: [buttons("sink")] });
  peer.failNext({ route: /callback$/, status: 500, afterWrite: true });
  const others = ["ana", "ben", "chris"].map((name) => peer.press(name, id, "sink"));
  expect((await Promise.all(others)).map(({ acked }) => acked)).toEqual([true, true, true]);
  await peer.waitFor(() => refusals.length > 0);
  expect(refusals).toEqual([40060]);
  expect(peer.violations).toMatchObject([{ kind: "double-ack" }]);
});

test("a dropped connection resumes, and what was written meanwhile is heard once", async () => {
  const peer = await startPeer();
  const bot = await join(peer);
  peer.dropConnections();
  peer.reply("ana", peer.channelId, "while you were away");
  await peer.waitFor(() => bot.shardEvents.includes("shardResume"), 10_000);
  peer.askToReconnect();
  await peer.waitFor(() => peer.log.filter(({ what }) => what === "RESUME").length === 2, 10_000);
  peer.reply("ana", peer.channelId, "welcome back");
  await peer.waitFor(() => bot.heard.length === 2, 10_000);
  expect(bot.heard.map(({ content }) => content)).toEqual(["while you were away", "welcome back"]);
});

test("a refused resume loses what was written meanwhile, and a fetch finds it", async () => {
  const peer = await startPeer();
  const bot = await join(peer);
  bot.shardEvents.length = 0;
  peer.refuseResume();
  peer.dropConnections();
  peer.reply("ana", peer.channelId, "lost on the gateway");
  await peer.waitFor(() => bot.shardEvents.includes("shardReady"), 20_000);
  peer.reply("ana", peer.channelId, "heard");
  await peer.waitFor(() => bot.heard.length > 0);
  expect(bot.heard.map(({ content }) => content)).toEqual(["heard"]);
  const fetched = await bot.channel.messages.fetch({ limit: 10 });
  expect(fetched.map(({ content }) => content)).toContain("lost on the gateway");
});

test("a reply that wakes an archived thread is heard by an app that has never seen it", async () => {
  const peer = await startPeer();
  const first = await startBot(peer);
  const thread = await (await first.channel.send("Where?")).startThread({ name: "where" });
  await first.close();
  peer.changeThread(thread.id, { archived: true });
  const second = await join(peer);
  expect(second.client.channels.cache.has(thread.id)).toBe(false);
  peer.reply("ana", thread.id, "in the sink");
  await peer.waitFor(() => second.heard.length > 0);
  expect(second.heard[0]?.content).toBe("in the sink");
  expect(peer.threads()).toMatchObject([{ id: thread.id, archived: false }]);
  peer.changeThread(thread.id, { locked: true });
  await expect(second.heard[0]?.reply("noted")).rejects.toMatchObject({ code: 160005 });
});

test("what people do comes twice, or in reverse order, when told to; the app's own echoes do not", async () => {
  const peer = await startPeer();
  let presses = 0;
  const bot = await join(peer, {
    act: async (interaction) => {
      presses += 1;
      if (interaction.isButton()) await interaction.deferUpdate();
    },
  });
  const { id } = await bot.channel.send({ content: "Where?", components: [buttons("sink")] });
  peer.duplicateNext(1);
  expect(await peer.press("ana", id, "sink")).toMatchObject({ acked: true });
  await peer.waitFor(() => presses === 2);
  await peer.press("ana", id, "sink");
  expect(presses).toBe(3);

  bot.heard.length = 0;
  peer.reorderNext(2);
  peer.reply("ana", peer.channelId, "first");
  await bot.channel.send("in between");
  peer.reply("ben", peer.channelId, "last");
  await peer.waitFor(() => bot.heard.length === 3);
  expect(bot.heard.map(({ content }) => content)).toEqual(["in between", "last", "first"]);
});

test("a channel that was added is there for an app that identifies", async () => {
  const peer = await startPeer();
  const channelId = peer.addChannel("cellar");
  const bot = await join({ ...peer, channelId });
  await bot.channel.send("down here");
  expect(peer.messages(channelId).map(({ content }) => content)).toEqual(["down here"]);
  expect(peer.messages()).toEqual([]);
});

/** Starts a file as a process and resolves to the first JSON line that it prints. */
async function run(file: string, ...args: string[]) {
  const path = compiledFile(`test/peers/${file}`);
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child: ChildProcess = spawn(process.execPath, [path, ...args], {
    stdio: [...stdio],
  });
  cleanups.push(() => child.kill("SIGKILL"));
  if (!child.stdout) throw new Error("no output");
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, said: JSON.parse(String(line)) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("a killed app comes back to the same guild and finds what was written meanwhile", async () => {
  const peer = await startPeer({ ackTimeoutMs: 500 });
  const { apiUrl, token, guildId, channelId } = peer;
  const address = { apiUrl, token, guildId, channelId };
  let app = await run("discord-bot-process.ts", JSON.stringify({ ...address, ask: true }));
  const { threadId } = app.said;
  const { id } = await peer.waitForMessage({ button: "sink" });
  expect(await peer.press("ana", id, "sink")).toMatchObject({ acked: true });

  for (const round of [1, 2]) {
    await kill(app.child);
    await peer.waitFor(() => peer.connected() === 0);
    expect(await peer.press("ana", id, "sink")).toMatchObject({ acked: false });
    peer.reply("ben", threadId, `round ${round}`);
    app = await run("discord-bot-process.ts", JSON.stringify({ ...address, ask: false }));
    expect(app.said.texts).toContain(`round ${round}`);
    expect(await peer.press("ana", id, "sink")).toMatchObject({ acked: true });
  }
  expect(peer.messages()).toHaveLength(1);
});

test("a peer in its own process is driven over its control address", async () => {
  const { child, said } = await run("discord/main.ts", "--options", '{"ackTimeoutMs":300}');
  const call = (name: string, input: object) => callControl(said.controlUrl, name, input);
  const bot = await join(said, {
    intents: READING,
    act: async (interaction) => {
      if (interaction.isButton()) await interaction.reply("in the sink, then");
    },
  });
  await bot.channel.send({ content: "Where?", components: [buttons("sink")] });

  const question = (await call("waitForMessage", { button: "sink" })) as { id: string };
  const press = { person: "ana", messageId: question.id, button: "sink" };
  expect(await call("press", press)).toMatchObject({ acked: true, response: "message" });
  await call("failNext", { route: "^POST .*/callback$", status: 500, times: 9 });
  expect(await call("press", press)).toMatchObject({ acked: false });
  await expect(call("press", { ...press, person: "zoe" })).rejects.toThrow("called zoe");
  expect(await call("messages", {})).toMatchObject([{}, { content: "in the sink, then" }]);
  await call("close", {});
  expect(await once(child, "exit")).toEqual([0, null]);
});
