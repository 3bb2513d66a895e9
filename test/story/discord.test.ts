import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiscordBot } from "../../bots/discord/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { startTeam, until } from "./team.js";

let peer: DiscordPeer;
let sous: Sous;
beforeEach(async () => {
  peer = await startDiscordPeer();
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  sous = await startTeam(createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock }));
});
afterEach(async () => {
  await sous.stop();
  await peer.close();
});

test("started by /sous, asked in the channel, answered by button and in words, reused in later rounds", async () => {
  const started = await peer.slash("Ana", "sous play", { home: "kitchen", rounds: 3 });
  expect(started.acked).toBe(true);

  const asked = await peer.waitForMessage(
    { contains: "Where is Ana's mug", fromBot: true },
    10_000,
  );
  const pressed = await peer.press("Ben", asked.id, "Corner cabinet");
  expect(pressed.acked).toBe(true);
  const thread = await until(async () => peer.threads().find(({ id }) => id === asked.id)?.id);
  await peer.waitForMessage(
    { channelId: thread, contains: "Noted: Ana's mug is in the corner cabinet" },
    10_000,
  );

  await until(async () =>
    peer.messages().find(({ content }) => content.includes("Which mug is Ana's")),
  );
  peer.reply("Chris", thread, "the blue one");
  await peer.waitForMessage(
    { channelId: thread, contains: "Noted: Ana's mug is the blue mug" },
    10_000,
  );
  await peer.waitForMessage({ contains: "2 questions. Without the answers of" }, 10_000);

  const episodes = await until(async () => {
    const all = await sous.memory.episodes.list("kitchen");
    return all.length === 3 && all.every(({ end }) => end?.kind === "terminated") ? all : null;
  });
  await sous.courier.drain(10_000);
  for (const { id } of episodes.slice(1)) {
    expect(await sous.memory.questions.list({ episode: id })).toEqual([]);
  }
  expect((await sous.watch.snapshot("kitchen"))?.reused.length).toBeGreaterThan(0);
  expect(peer.messages().filter(({ fromBot }) => fromBot)).toHaveLength(3);
  expect(peer.violations).toEqual([]);
});
