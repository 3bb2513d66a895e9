import { expect, it } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import { until } from "../peers/control.js";
import { askInServer, openWorld, patience, playInServer } from "./workspaces-world.js";

const rowsOf = async (sous: Sous) => {
  const rows = await sous.memory.installations.list("discord");
  return rows.map(({ workspace }) => workspace);
};
const whyPaused = async (sous: Sous, guild: string) => {
  const runs = await sous.memory.runs.list();
  return runs.find(({ household }) => household.startsWith(`discord:${guild}/`))?.pausedFor;
};
const removed = /removed from the server/;

it(
  "a server that was left or joined while Sous was off is noticed at its start",
  patience,
  async () => {
    const { discord, start } = await openWorld();
    const sous = await start();
    const second = discord.inviteElsewhere();
    await until(async () => (await rowsOf(sous)).length === 2);
    await playInServer(discord, second.channelId, ["on the shelf", "shelf"]);
    await sous.stop();
    discord.kickFrom(second.guildId);
    const third = discord.inviteElsewhere();

    const again = await start();
    await again.runner.resume();
    expect(await rowsOf(again)).toEqual([discord.guildId, third.guildId]);
    expect(await whyPaused(again, second.guildId)).toMatch(removed);
    await discord.waitForMessage({ channelId: third.channelId, contains: "Hello, I am Sous" });
    await playInServer(discord, third.channelId, ["in the top drawer", "top drawer"]);
    await again.stop();

    // Persists over restarts, until the server invites it again.
    const later = await start();
    await later.runner.resume();
    expect(await whyPaused(later, second.guildId)).toMatch(removed);
    discord.inviteAgain(second.guildId);
    await until(async () => (await whyPaused(later, second.guildId)) === undefined);
    expect(discord.violations).toEqual([]);
  },
);

it("the same while the connection was lost", patience, async () => {
  const { discord, start } = await openWorld();
  const sous = await start();
  const second = discord.inviteElsewhere();
  await until(async () => (await rowsOf(sous)).length === 2);
  await playInServer(discord, second.channelId, ["on the shelf", "shelf"]);
  discord.refuseResume();
  discord.dropConnections();
  discord.kickFrom(second.guildId);
  const third = discord.inviteElsewhere();
  await until(async () => removed.test((await whyPaused(sous, second.guildId)) ?? ""), 30_000);
  await until(async () => (await rowsOf(sous)).includes(third.guildId));
  expect(await rowsOf(sous)).toEqual([discord.guildId, third.guildId]);
});

it(
  "servers on two shards play, and one goes on while the other's connection is lost",
  patience,
  async () => {
    const { discord, start } = await openWorld({ discord: { shards: 2 } });
    const sous = await start();
    expect(discord.connected()).toBe(2);
    const first = { guildId: discord.guildId, channelId: discord.channelId };
    const second = discord.inviteElsewhere();
    const shardOf = ({ guildId }: { guildId: string }) => Number((BigInt(guildId) >> 22n) % 2n);
    expect(shardOf(second)).not.toBe(shardOf(first));
    await until(async () => (await rowsOf(sous)).length === 2);
    const thread = await askInServer(discord, second.channelId);
    // Messages are read after reconnecting; other servers stay connected.
    discord.refuseResume();
    discord.dropConnections(undefined, shardOf(second));
    await until(async () => discord.connected() === 1);
    discord.reply("Ben", thread, "in the top drawer");
    await playInServer(discord, first.channelId, ["on the shelf", "shelf"]);
    await discord.waitForMessage(
      { channelId: thread, contains: "top drawer", fromBot: true },
      30_000,
    );
    const homes = (await sous.memory.households.list()).map(({ id }) => id);
    const expected = [first, second].map(({ guildId }) => `discord:${guildId}/kitchen`);
    expect([...homes].sort()).toEqual(expected.sort());
    expect(await rowsOf(sous)).toHaveLength(2);
    expect(discord.violations).toEqual([]);
  },
);
