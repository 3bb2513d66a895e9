import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { until } from "../peers/control.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import {
  cardIn,
  names,
  openWorld,
  patience,
  playInServer,
  playInTeam,
} from "./workspaces-world.js";

async function saidInTeam(peer: SlackPeer): Promise<string> {
  const cards = await peer.messages(peer.channel);
  const threads = await Promise.all(cards.map(({ ts }) => peer.thread(peer.channel, ts)));
  return JSON.stringify([threads, names.map((name) => peer.ephemerals(name))]);
}

it("each plays its own kitchen, and hears of no other", patience, async () => {
  const { file, app, slack, teams, discord, start } = await openWorld();
  const sous = await start();
  const [one, two] = teams;
  for (const team of teams) expect(await slack.install(team, app)).toBe(200);
  const first = { guildId: discord.guildId, channelId: discord.channelId };
  const second = discord.inviteElsewhere();
  await until(async () => (await sous.memory.installations.list("discord")).length === 2);

  await Promise.all([
    playInTeam(one, "in the corner cabinet", /Noted: .*corner cabinet/),
    playInTeam(two, "in the fridge", /Noted: .*fridge/),
    playInServer(discord, first.channelId, ["on the shelf", "shelf"]),
    playInServer(discord, second.channelId, ["in the top drawer", "top drawer"]),
  ]);

  const homes = (await sous.memory.households.list()).map(({ id }) => id);
  const spaces = [
    "slack:T0ONE",
    "slack:T0TWO",
    ...[first, second].map((at) => `discord:${at.guildId}`),
  ];
  expect([...homes].sort()).toEqual(spaces.map((space) => `${space}/kitchen`).sort());
  const told = await Promise.all(
    spaces.map(async (space) => {
      const [episode] = await sous.memory.episodes.list(`${space}/kitchen`);
      const facts = await sous.memory.facts.toldIn(episode?.id ?? "");
      return facts.map(({ objects }) => objects);
    }),
  );
  expect(told.map((values) => values.length > 0)).toEqual([true, true, true, true]);
  expect(new Set(told.map((values) => JSON.stringify(values))).size).toBe(4);

  // A user in two servers is two people.
  const people = await sous.memory.people.list();
  expect(new Set(people.map(({ workspace }) => workspace)).size).toBe(4);
  const bens = people.filter(({ platform, name }) => platform === "discord" && name === "Ben");
  expect(bens.map(({ workspace }) => workspace).sort()).toEqual(
    [first.guildId, second.guildId].sort(),
  );
  expect(new Set(bens.map(({ platformId }) => platformId)).size).toBe(1);

  // Managers see only their workspace's tasks and facts.
  await two.slash("Ana", "/sous", "facts", two.channel);
  await two.slash("Ana", "/sous", "status all", two.channel);
  await two.slash("Ana", "/sous", "facts slack:T0ONE/kitchen", two.channel);
  const said = await until(async () => {
    const words = await saidInTeam(two);
    return words.includes("I know no home called") && words;
  });
  expect(said).toContain("fridge");
  const tasks = names.flatMap((name) => two.ephemerals(name)).map(({ text }) => text);
  const last = tasks.findLast((text) => /round \d|Nothing is going on/.test(text)) ?? "";
  expect(last.split("\n").filter((line) => line.includes(", round ")).length).toBeLessThan(2);

  // Pictures are files of their workspace.
  for (const { teamId } of teams)
    expect(slack.calls).toContainEqual({ team: teamId, method: "files.completeUploadExternal" });

  await two.uninstall();
  await until(async () => (await sous.memory.installations.get("slack", "T0TWO")) === null);
  discord.kickFrom(second.guildId);
  await until(async () => (await sous.memory.installations.list("discord")).length === 1);
  const paused = (await sous.memory.runs.list()).map(({ household, pausedFor }) => [
    household,
    pausedFor,
  ]);
  for (const [household, why] of paused)
    expect([household, why !== undefined]).toEqual([
      household,
      household?.startsWith("slack:T0TWO") || household?.startsWith(`discord:${second.guildId}`),
    ]);
  expect(one.violations).toEqual([]);
  expect(discord.violations).toEqual([]);
  await sous.stop();
  const bytes = readFileSync(file);
  expect(slack.issued.length).toBe(2);
  for (const { token } of slack.issued) expect(bytes.includes(token)).toBe(false);
});

it(
  "installs nothing for a browser that did not begin it, and rotates tokens",
  patience,
  async () => {
    const { app, slack, teams, start } = await openWorld({ expiresInS: 3600 });
    const [one] = teams;
    const sous = await start();
    expect(await slack.install(one, app, { state: "forged" })).toBe(400);
    expect(await sous.memory.installations.list("slack")).toEqual([]);
    const page = await fetch(new URL("/slack/install", app));
    const [cookie = ""] = (page.headers.get("set-cookie") ?? "").split(";");
    const state = cookie.split("=")[1] ?? "";
    const back = new URL(`/slack/oauth_redirect?${new URLSearchParams({ code: "x", state })}`, app);
    for (let times = 0; times < 20; times++) await fetch(back, { headers: { cookie } });
    expect(slack.exchanges).toBe(1);
    expect(await slack.install(one, app)).toBe(200);
    // Tokens are refreshed if they expire within two hours.
    await playInTeam(one, "in the corner cabinet", /Noted: .*corner cabinet/);
    expect(slack.issued.length).toBeGreaterThan(1);
    await sous.stop();
    const again = await start();
    await one.slash("Ana", "/sous", "stop", one.channel);
    await until(async () => (await again.memory.runs.list()).length === 0);
  },
);

/** @returns the private answer */
async function sayHere(peer: SlackPeer, person: string, channel: string): Promise<string> {
  const before = peer.ephemerals(person).length;
  await peer.slash(person, "/sous", "here", channel);
  return peer.waitFor(() => peer.ephemerals(person)[before]?.text);
}

it(
  "in Slack: from there on its members manage; what goes on elsewhere stays",
  patience,
  async () => {
    const { app, slack, teams, start } = await openWorld();
    const [one] = teams;
    const sous = await start();
    await slack.install(one, app);
    await one.slash("Ana", "/sous", "play kitchen", one.channel);
    const card = await cardIn(one);
    const home = async () => (await sous.memory.installations.get("slack", one.teamId))?.channel;
    expect(await home()).toBe(one.channel);
    expect(await sayHere(one, "Ana", one.channel)).toContain("already");
    expect(await sayHere(one, "Ana", one.otherChannel)).toContain("/invite");
    expect(await sayHere(one, "Ana", await one.direct("Ana"))).toContain(
      "in the channel that is meant",
    );

    const pantry = await one.addChannel("pantry");
    await one.leave("Ben", one.channel);
    expect(await sayHere(one, "Ben", pantry)).toMatch(/Only|join/);
    expect(await home()).toBe(one.channel);
    expect(await sayHere(one, "Ana", pantry)).toContain("I am set up for this channel now");
    expect(await home()).toBe(pantry);
    await one.waitForMessage({ channel: pantry, text: "Hello, I am Sous", fromBot: true });
    await one.reply("Ana", one.channel, card.ts, "in the corner cabinet");
    await one.waitForMessage({ threadTs: card.ts, text: /Noted/, fromBot: true }, 30_000);

    // Ben may move it from its channel; the installer may from anywhere.
    await one.leave("Ana", pantry);
    expect(await sayHere(one, "Ben", one.channel)).toContain("set up for this channel now");
    await one.leave("Ana", one.channel);
    expect(await sayHere(one, "Ana", pantry)).toContain("set up for this channel now");
    expect(await home()).toBe(pantry);
    await sous.stop();
    const again = await start();
    expect((await again.memory.installations.get("slack", one.teamId))?.channel).toBe(pantry);
    expect(one.violations).toEqual([]);
  },
);
