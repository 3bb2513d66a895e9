/** What a Slack app notices of its own losses: other sockets, undelivered events, its removal. */
import { expect, it, onTestFinished } from "vitest";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { sign } from "../peers/slack/transport.js";
import { cardPost, createScenario, type Scenario } from "./slack-scenario.js";
import { type SlackWay, startWorkspace } from "./slack-way.js";

async function started(way: SlackWay): Promise<{ peer: SlackPeer; scene: Scenario }> {
  const peer = await startWorkspace(way, { people: ["ada"] });
  const scene = createScenario(peer);
  await scene.bot.start(scene.handlers);
  onTestFinished(async () => {
    await scene.bot.stop();
    await peer.close();
  });
  return { peer, scene };
}

it("warns of another socket of the same app, as events are spread over both", async () => {
  const { peer, scene } = await started("socket");
  expect(scene.bot.warning?.()).toBeNull();
  const other = createScenario(peer);
  await other.bot.start(other.handlers);
  await peer.waitFor(() => other.bot.warning?.());
  expect(other.bot.warning?.()).toContain("1 more socket is open for this app");
  expect(other.warnings.join()).toContain('Run one "sous serve" for an app');
  const card = await scene.bot.post(cardPost());
  for (const text of ["one", "two"]) await peer.reply("ada", card.channel, card.message, text);
  await peer.waitFor(() => scene.inbox.events.length + other.inbox.events.length === 2);
  expect(scene.inbox.events).toHaveLength(1);
  await other.bot.stop();
});

it.each([
  ["comes again", "retry"],
  ["says that it dropped some", "app_rate_limited"],
])("over HTTP, threads are read again when Slack %s", async (_, how) => {
  const { peer, scene } = await started("http");
  const card = await scene.bot.post(cardPost());
  await peer.replyUnheard("ada", card.channel, card.message, "in the bin");
  if (how === "retry") {
    peer.dropAcks(1);
    await peer.reply("ada", card.channel, card.message, "or in the sink");
  } else {
    const body = JSON.stringify({ type: "app_rate_limited", minute_rate_limited: 1 });
    const at = String(Math.floor(Date.now() / 1000));
    const headers = {
      "content-type": "application/json",
      "x-slack-request-timestamp": at,
      "x-slack-signature": sign(peer.signingSecret, at, body),
    };
    const answer = await fetch(peer.requestUrl ?? "", { method: "POST", body, headers });
    expect(answer.status).toBe(200);
  }
  await peer.waitFor(() => JSON.stringify(scene.inbox.events).includes("in the bin"));
});

it("ends with the reason when the workspace removes the app, and what is played there waits", async () => {
  const { peer, scene } = await started("socket");
  const lost: string[] = [];
  await scene.bot.stop();
  const channels = {
    ...scene.handlers.channels,
    lost: async (_where: object, why: string) => void lost.push(why),
  };
  await scene.bot.start({ ...scene.handlers, channels });
  await peer.uninstall();
  expect(String(await scene.bot.refused)).toContain("The bot token was revoked");
  expect(lost[0]).toContain("Install the app again");
});

it("goes on while Slack is down at the start, says so, and comes in when it is up again", async () => {
  const peer = await startWorkspace("socket", { people: ["ada"] });
  const { bot, handlers } = createScenario(peer);
  onTestFinished(async () => {
    await bot.stop();
    await peer.close();
  });
  peer.failNext({ method: /^(?:auth\.test|apps\.connections\.open)$/, status: 503, times: 2 });
  await bot.start(handlers);
  expect(bot.trouble?.()).toContain("503");
  await peer.waitFor(() => bot.trouble?.() === null);
  expect((await bot.post(cardPost())).message).not.toBe("");
});
