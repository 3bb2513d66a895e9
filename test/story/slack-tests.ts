import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { type SlackWay, startWorkspace, waysOf } from "../bots/slack-way.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { startTeam, until } from "./team.js";

/** A team in Slack, the bot reached in one of its ways. */
export function testSlackStory(way: SlackWay): void {
  describe(`Slack over ${way}`, () => {
    let peer: SlackPeer;
    let sous: Sous;
    beforeEach(async () => {
      peer = await startWorkspace(way, {});
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
        optionText: "Corner cabinet",
      });
      expect(pressed.acked).toBe(true);
      const noted = "Noted: Ana's mug is in the corner cabinet";
      await until(async () => peer.ephemerals("ben").some(({ text }) => text.includes(noted)));

      await peer.waitForMessage({ text: "Which mug is Ana's" });
      await peer.reply("cleo", peer.channel, asked.ts, "the blue one");
      await peer.waitForMessage({ threadTs: asked.ts, text: "Noted: Ana's mug is the blue mug" });
      await peer.waitForMessage({
        text: "Done in \\d+ steps and 2 questions. Without the answers of",
      });

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

      const [welcome, ...cards] = (await peer.messages(peer.channel)).filter(
        ({ user }) => user === peer.botUserId,
      );
      expect(welcome?.text).toContain("Hello, I am Sous");
      expect(cards).toHaveLength(2);
      expect(peer.violations).toEqual([]);
    });

    test("a receipt can be taken back, and the fact is gone", async () => {
      await peer.slash("ada", "/sous", "play kitchen", peer.channel);
      const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });
      await peer.press("ben", { channel: peer.channel, ts: asked.ts, optionText: "Sink" });
      const told = (words: string) =>
        until(async () => peer.ephemerals("ben").some(({ text }) => text.includes(words)));
      await told("Noted: Ana's mug is in the sink");
      await peer.pressEphemeral("ben", { buttonText: "Take back" });
      await told("Taken back");
      const facts = await sous.memory.facts.list({ household: "kitchen", valid: false });
      expect(
        facts.filter(({ source }) => source === "answer").map(({ status }) => status),
      ).not.toContain("valid");
    });

    test("a picture and a list of the home, the steps and facts of the task, and words in the thread afterwards", async () => {
      await peer.slash("ada", "/sous", "play kitchen", peer.channel);
      const asked = await peer.waitForMessage({ text: "Where is Ana's mug", fromBot: true });
      expect(asked.text).toMatch(/^Where is Ana's mug\?/);
      const press = (buttonText: string, { ts } = asked) =>
        peer.press("ben", { channel: peer.channel, ts, buttonText });
      const isRead = (text: string) =>
        JSON.stringify(peer.openModals("ben").at(-1)?.blocks).includes(text);
      await peer.waitForMessage({
        text: '"alt_text":"[^"]*corner cabinet \\(closed\\): Ana\'s blue mug',
      });

      await press("Show as a list");
      expect(isRead("corner cabinet (closed): Ana's blue mug, Mia's red mug")).toBe(true);
      const places = { channel: peer.channel, ts: asked.ts, optionText: "Corner cabinet" };
      await peer.press("ben", places);
      const next = await peer.waitForMessage({ text: "Which mug is Ana's" });
      expect(next.thread_ts).toBe(asked.ts);
      await press("The blue mug in the corner cabinet", next);
      const done = await peer.waitForMessage({ text: "Done in \\d+ steps and 2 questions" });
      expect(JSON.stringify(done.blocks)).not.toContain('"image"');
      await press("Replay", next);
      expect(isRead("Done in")).toBe(true);
      await press("Facts I learned (2)", next);
      expect(isRead("• Ana's mug is in the corner cabinet")).toBe(true);

      await peer.reply("cleo", peer.channel, asked.ts, "Ana's mug is in the sink");
      await until(async () => {
        const facts = await sous.memory.facts.list({ household: "kitchen", disputed: true });
        return facts.some(({ personName }) => personName === "cleo");
      });
      expect(peer.violations).toEqual([]);
    });
  });
}
