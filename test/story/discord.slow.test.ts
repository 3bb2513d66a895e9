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
    { contains: "Where is **Ana's mug", fromBot: true },
    10_000,
  );
  const pressed = await peer.select("Ben", asked.id, "More places", ["Corner cabinet"]);
  expect(pressed.acked).toBe(true);
  const thread = await until(async () => peer.threads().find(({ id }) => id === asked.id)?.id);
  await until(async () => told("Noted: Ana's mug is in the corner cabinet"));

  await until(async () =>
    peer.messages().find(({ content }) => content.includes("Which **mug** is **Ana's")),
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
  const [welcome, ...cards] = peer.messages().filter(({ fromBot }) => fromBot);
  expect(welcome?.content).toContain("Hello, I am Sous");
  expect(cards).toHaveLength(2);
  expect(peer.violations).toEqual([]);
});

test("a picture and a list of the home, the steps and facts of the task, a closed thread that still hears", async () => {
  await peer.slash("Ana", "sous play", { home: "kitchen" });
  const asked = await peer.waitForMessage({ contains: "Where is **Ana's mug" }, 10_000);
  const seen = () => peer.messages().find(({ id }) => id === asked.id);
  await until(async () => seen()?.attachments.length === 1);
  expect(seen()?.content).toMatch(/^Where is \*\*Ana's mug\*\*\?/);
  expect(seen()?.attachments[0]?.description).toContain("corner cabinet (closed): Ana's blue mug");

  await peer.press("Ben", asked.id, "Show as a list");
  await until(async () => told("corner cabinet (closed): Ana's blue mug, Mia's red mug"));
  await peer.select("Ben", asked.id, "More places", ["Corner cabinet"]);
  const next = await peer.waitForMessage({ contains: "Which **mug** is **Ana's" }, 10_000);
  expect(next.replyTo).toBe(asked.id);
  await until(async () =>
    seen()?.content.startsWith("Where is Ana's mug? → in the corner cabinet (Ben, "),
  );
  await peer.press("Ben", next.id, "The blue mug in the corner cabinet");
  await peer.waitForMessage({ button: "Replay" }, 10_000);
  expect(seen()?.attachments).toEqual([]);

  await peer.press("Ben", next.id, "Replay");
  await until(async () => told("Done in") && told("3\\. "));
  await peer.press("Ben", next.id, "Facts I learned (2)");
  await until(async () => told("• Ana's mug is in the corner cabinet"));

  const closed = async () => peer.threads().find(({ id }) => id === asked.id)?.archived;
  await until(closed);
  peer.reply("Chris", asked.id, "Ana's mug is in the sink");
  const said = { household: "kitchen", disputed: true };
  await until(async () => (await sous.memory.facts.list(said)).some(isOfChris));
  await until(closed);
  expect(peer.violations).toEqual([]);
});

function told(text: string): boolean {
  return peer.ephemerals().some(({ content }) => content.includes(text));
}

function isOfChris({ personName }: { personName: string | null }): boolean {
  return personName === "Chris";
}
