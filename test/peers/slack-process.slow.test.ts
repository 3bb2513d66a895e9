import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { compiledFile } from "../compiled.js";
import { callControl } from "./control.js";
import { startSlackPeer } from "./slack/slack-peer.js";

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  started.push(child);
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the child has no output");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("the child said nothing");
}

/** A bot of a few lines: it answers a slash command with a message and nothing else. */
function startBot(to: { apiUrl: string; botToken: string; appToken: string }): ChildProcess {
  const script = `
    import bolt from "@slack/bolt";
    const app = new bolt.App({
      token: ${JSON.stringify(to.botToken)},
      appToken: ${JSON.stringify(to.appToken)},
      socketMode: true,
      logLevel: "error",
      clientOptions: { slackApiUrl: ${JSON.stringify(to.apiUrl)} },
    });
    app.command("/sous", async ({ ack, command, client }) => {
      await ack();
      await client.chat.postMessage({ channel: command.channel_id, text: "Asked: " + command.text });
    });
    await app.start();
  `;
  return start("--input-type=module", "--eval", script);
}

test("the peer outlives a bot that is killed again and again", async () => {
  const peer = await startSlackPeer({ retryDelaysMs: [20, 20] });
  try {
    for (const round of ["first", "second", "third"]) {
      const bot = startBot(peer);
      await peer.waitForConnection();
      expect((await peer.slash("ada", "/sous", round, peer.channel)).acked).toBe(true);
      const asked = await peer.waitForMessage({ text: `^Asked: ${round}`, fromBot: true });
      bot.kill("SIGKILL");
      await peer.waitFor(() => peer.connections === 0);
      await peer.reply("ben", peer.channel, asked.ts, `answer to the ${round}`);
      const thread = await peer.thread(peer.channel, asked.ts);
      expect(thread.map((one) => one.text)).toEqual([`Asked: ${round}`, `answer to the ${round}`]);
    }
    expect(await peer.messages(peer.channel)).toHaveLength(3);
    await peer.waitFor(() => peer.log.filter((one) => one.what === "gave_up").length >= 3);
  } finally {
    await peer.close();
  }
});

test("a peer of its own process is driven over its control address and ends with its parent", async () => {
  const child = start(
    compiledFile("test/peers/slack/main.ts"),
    "--until-stdin-closes",
    "--options",
    JSON.stringify({ people: ["dora"], retryDelaysMs: [] }),
  );
  const offers = JSON.parse(await firstLine(child));
  const call = (name: string, input?: object) => callControl(offers.controlUrl, name, input);
  startBot(offers);
  await call("waitForConnection");
  const pressed = { person: "dora", command: "/sous", text: "from afar" };
  await expect(call("slash", pressed)).resolves.toMatchObject({ acked: true });
  const asked = await call("waitForMessage", { text: "from afar" });
  expect(asked).toMatchObject({ text: "Asked: from afar" });
  await expect(call("messages")).resolves.toEqual([asked]);
  await expect(call("slash", { person: "dora" })).rejects.toThrow(/command/);
  await expect(call("press", { person: "nobody", ts: "1.0" })).rejects.toThrow(/nobody/);
  await expect(call("dance")).rejects.toThrow(/no such verb/);
  child.stdin?.end();
  expect(await once(child, "exit")).toEqual([0, null]);
});
