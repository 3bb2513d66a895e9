/** The whole table of who may read what and where, typed in Slack. */
import { afterAll, beforeAll, describe, expect } from "vitest";
import { createSlackBot } from "../../../bots/slack/slack-bot.js";
import { systemClock } from "../../../src/app/clock.js";
import type { Sous } from "../../../src/app/wire.js";
import { places, standings } from "../../../src/core/command.js";
import { type SlackPeer, startSlackPeer } from "../../peers/slack/slack-peer.js";
import { startTeam } from "../../story/team.js";
import { plant } from "./planted.js";
import { askers, describeReading, type Stage } from "./table.js";

let peer: SlackPeer;
let sous: Sous;
let other = "";
/** How far the bot's clock is turned: it remembers for a minute who is in a channel. */
let turnedMs = 0;

beforeAll(async () => {
  peer = await startSlackPeer({ people: Object.values(askers) });
  other = await peer.addChannel("pantry");
  const third = await peer.addChannel("cellar");
  await peer.leave(askers.outsider, peer.channel);
  const { appToken, botToken, apiUrl, channel } = peer;
  const managers = [peer.people[askers.manager]?.id ?? ""];
  const clock = {
    ...systemClock,
    now: () => systemClock.now() + turnedMs,
    elapsed: () => systemClock.now() + turnedMs,
  };
  sous = await startTeam(createSlackBot({ appToken, botToken, apiUrl, channel, managers, clock }));
  const callers = Object.values(askers).map((name) => {
    return [name, { id: peer.people[name]?.id ?? "", name }] as const;
  });
  const ground = { workspace: peer.teamId, configured: channel, other, third };
  await plant(sous.memory, { ...ground, platform: "slack" }, Object.fromEntries(callers));
});
afterAll(async () => {
  await sous.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

describe("Slack", () => {
  describeReading(
    (): Stage => ({
      standings,
      places,
      async ask(standing, place, { typed }) {
        if (typed === null) return null;
        if (standing === "unknown") {
          turnedMs += 120_000;
          peer.failNext({ method: "conversations.members", error: "internal_error", times: 9 });
        }
        const channel = { configured: peer.channel, other, direct: "D0DIRECT" }[place];
        const sent = await peer.slash(askers[standing], "/sous", typed, channel);
        peer.clearFaults();
        expect(sent).toMatchObject({ acked: true, response: { response_type: "ephemeral" } });
        return shownIn(sent.response);
      },
    }),
  );
});

/** The text and, of what has blocks, all that stands in them. */
function shownIn(response: unknown): string {
  const { text, blocks = [] } = response as { text: string; blocks?: unknown[] };
  return blocks.length > 0 ? JSON.stringify(blocks) : text;
}
