import { afterEach, beforeEach, expect, test } from "vitest";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { startWorkspace, waysOf } from "../bots/slack-way.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { startTeam, until } from "./team.js";

let peer: SlackPeer;
let sous: Sous;
beforeEach(async () => {
  peer = await startWorkspace({});
  const { botToken, channel, apiUrl } = peer;
  sous = await startTeam(
    createSlackBot({ botToken, channel, apiUrl, clock: systemClock, ...waysOf(peer) }),
  );
});
afterEach(async () => {
  await sous.stop();
  await peer.close();
});

test("started by /sous, asked in the channel, answered by button and in words, reused in later rounds", async () => {
  const started = await peer.slash("ada", "/sous", "play kitchen 3", peer.channel);
  expect(started.acked).toBe(true);

  const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });
  const pressed = await peer.press("ben", {
    channel: peer.channel,
    ts: asked.ts,
    buttonText: "Corner cabinet",
  });
  expect(pressed.acked).toBe(true);
  await peer.waitForMessage({
    threadTs: asked.ts,
    text: "Noted: Ana's mug is in the corner cabinet",
  });

  await peer.waitForMessage({ text: "Which mug is Ana's" });
  await peer.reply("cleo", peer.channel, asked.ts, "the blue one");
  await peer.waitForMessage({ threadTs: asked.ts, text: "Noted: Ana's mug is the blue mug" });
  await peer.waitForMessage({ text: "Done in \\d+ steps and 2 questions. Without the answers of" });

  const episodes = await until(async () => {
    const all = await sous.memory.episodes.list("kitchen");
    return all.length === 3 && all.every(({ end }) => end?.kind === "terminated") ? all : null;
  });
  await sous.courier.drain(10_000);
  const later = episodes.slice(1).map(({ id }) => id);
  for (const id of later) {
    expect(await sous.memory.questions.list({ episode: id })).toEqual([]);
  }
  expect((await sous.watch.snapshot("kitchen"))?.reused.length).toBeGreaterThan(0);

  const cards = (await peer.messages(peer.channel)).filter(({ user }) => user === peer.botUserId);
  expect(cards).toHaveLength(3);
  expect(peer.violations).toEqual([]);
});

test("a receipt can be taken back, and the fact is gone", async () => {
  await peer.slash("ada", "/sous", "play kitchen", peer.channel);
  const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });
  await peer.press("ben", { channel: peer.channel, ts: asked.ts, buttonText: "Sink" });
  const receipt = await peer.waitForMessage({
    threadTs: asked.ts,
    text: "Noted: Ana's mug is in the sink",
  });
  await peer.press("ben", { channel: peer.channel, ts: receipt.ts, buttonText: "Take back" });
  await peer.waitForMessage({ threadTs: asked.ts, text: "Taken back" });
  const facts = await sous.memory.facts.list({ household: "kitchen", valid: false });
  expect(
    facts.filter(({ source }) => source === "answer").map(({ status }) => status),
  ).not.toContain("valid");
});
