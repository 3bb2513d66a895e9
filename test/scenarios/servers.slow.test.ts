import { expect, it } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import { until } from "../peers/control.js";
import {
  askInServer,
  cardIn,
  openWorld,
  patience,
  playInServer,
  playInTeam,
} from "./workspaces-world.js";

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

it("each of its workspaces plays for itself with the organisation's token", patience, async () => {
  const { app, slack, teams, start } = await openWorld({ organisation: "E0ORG", expiresInS: 3600 });
  const sous = await start();
  const [one, two] = teams;
  const rows = async () => {
    const installed = await sous.memory.installations.list("slack");
    return installed.map(({ workspace }) => workspace);
  };
  const whyPaused = async (team: string) => {
    const runs = await sous.memory.runs.list();
    return runs.find(({ household }) => household.startsWith(`slack:${team}/`))?.pausedFor;
  };
  expect(await slack.install(one, app)).toBe(200);
  expect(await rows()).toEqual(["E0ORG"]);
  for (const team of teams) await slack.changeAccess(team, "granted");
  expect(await rows()).toEqual(["E0ORG", "T0ONE", "T0TWO"]);

  await Promise.all([
    playInTeam(one, "in the corner cabinet", /Noted: .*corner cabinet/),
    playInTeam(two, "in the fridge", /Noted: .*fridge/),
  ]);
  const homes = (await sous.memory.households.list()).map(({ id }) => id);
  expect([...homes].sort()).toEqual(["slack:T0ONE/kitchen", "slack:T0TWO/kitchen"]);
  const asked = new Set(slack.calls.map(({ team }) => team));
  expect(asked).toEqual(new Set(["T0ONE", "T0TWO"]));

  // Form submissions name only the organisation, but belong to the workspace of the form.
  await two.slash("Ana", "/sous", "stop", two.channel);
  const before = await cardIn(two);
  await two.slash("Ana", "/sous", "play kitchen", two.channel);
  const card = await two.waitForMessage(
    { text: "Where is", fromBot: true, after: before.ts },
    30_000,
  );
  const inForm = { channel: two.channel, ts: card.ts, buttonText: "Somewhere else…" };
  expect(await two.press("Ben", inForm)).toMatchObject({ acked: true });
  const form = await two.waitFor(() => two.openModals("Ben").at(-1));
  const sent = await two.submitModal("Ben", { viewId: form.id, values: { words: "in the sink" } });
  expect(sent).toMatchObject({ acked: true });
  const people = await sous.memory.people.list();
  const bens = people.filter(({ name }) => name === "Ben");
  expect(bens.map(({ workspace }) => workspace).sort()).toEqual(["T0ONE", "T0TWO"]);

  await slack.changeAccess(two, "revoked");
  await until(async () => (await rows()).length === 2);
  expect(await whyPaused("T0TWO")).toMatch(/removed from the workspace/);
  expect(await whyPaused("T0ONE")).toBeUndefined();
  await slack.changeAccess(two, "granted");
  await until(async () => (await rows()).length === 3);
  expect(await whyPaused("T0TWO")).toBeUndefined();

  // An uninstall deletes the token; reinstalling works.
  await one.uninstall();
  await until(async () => (await rows()).length === 0);
  for (const team of ["T0ONE", "T0TWO"]) expect(await whyPaused(team)).toMatch(/Install it again/);
  expect(await slack.install(one, app)).toBe(200);
  for (const team of teams) await slack.changeAccess(team, "granted");
  await until(async () => (await whyPaused("T0ONE")) === undefined);
  expect(await whyPaused("T0TWO")).toBeUndefined();
  for (const team of teams) expect(team.violations).toEqual([]);
});
