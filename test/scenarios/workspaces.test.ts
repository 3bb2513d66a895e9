/** Two Slack workspaces and two Discord servers in one process with one database: nothing crosses over. */
import { readFileSync } from "node:fs";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { createDiscordBot } from "../../bots/discord/index.js";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { Bot } from "../../src/core/bot.js";
import { freeRequestUrl } from "../bots/slack-way.js";
import { newFile } from "../memory/folder.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { type SlackDirectory, startSlackDirectory } from "../peers/slack/directory.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { until } from "../story/team.js";

const patience = { timeout: 120_000 };
const names = ["Ana", "Ben"];
const asked = "Where is";

interface World {
  readonly file: string;
  readonly app: string;
  readonly slack: SlackDirectory;
  readonly teams: readonly [SlackPeer, SlackPeer];
  readonly discord: DiscordPeer;
  start(): Promise<Sous>;
}

async function openWorld(expiresInS?: number): Promise<World> {
  const requestUrl = await freeRequestUrl();
  const slack = await startSlackDirectory(expiresInS === undefined ? {} : { expiresInS });
  const open = (teamId: string) => startSlackPeer({ people: names, teamId, requestUrl });
  const teams = [await open("T0ONE"), await open("T0TWO")] as const;
  const discord = await startDiscordPeer({ people: names });
  onTestFinished(async () => {
    for (const one of [slack, ...teams, discord]) await one.close();
  });
  const file = newFile("sous.db");
  const { hostname: host, port } = new URL(requestUrl);
  const [clock, channel] = [systemClock, ""];
  const { signingSecret } = teams[0];
  const install = { clientId: slack.clientId, clientSecret: slack.clientSecret };
  const http = { host, port: Number(port), signingSecret, install };
  const makeBots = (): Bot[] => [
    createSlackBot({ channel, apiUrl: slack.apiUrl, clock, http }),
    createDiscordBot({ token: discord.token, channel, apiUrl: discord.apiUrl, clock }),
  ];
  return {
    file,
    app: requestUrl,
    slack,
    teams,
    discord,
    async start() {
      const sous = await startSous({
        database: file,
        command: "a test",
        clock,
        log: pino({ level: "silent" }),
        bots: makeBots(),
        answerTimeoutMs: 3_600_000,
        paceMs: 1,
      });
      onTestFinished(() => sous.stop());
      return sous;
    },
  };
}

const cardIn = (peer: SlackPeer) => peer.waitForMessage({ text: asked, fromBot: true }, 30_000);

async function playInTeam(peer: SlackPeer, words: string, noted: RegExp): Promise<void> {
  expect(await peer.slash("Ana", "/sous", "play kitchen", peer.channel)).toMatchObject({
    acked: true,
  });
  const card = await cardIn(peer);
  await peer.reply("Ben", peer.channel, card.ts, words);
  await peer.waitForMessage({ threadTs: card.ts, text: noted, fromBot: true }, 30_000);
}

async function playInServer(
  peer: DiscordPeer,
  channelId: string,
  [words, noted]: readonly [string, string],
): Promise<void> {
  await peer.slash("Ana", "sous play", { home: "kitchen" }, channelId);
  const card = await peer.waitForMessage({ channelId, contains: asked }, 30_000);
  const thread = await until(async () => peer.threads().find(({ id }) => id === card.id)?.id);
  peer.reply("Ben", thread, words);
  await peer.waitForMessage({ channelId: thread, contains: noted }, 30_000);
}

/** All that the bot has said in a workspace, to everybody or to one person. */
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

  // Who is in two servers is two people: what they are told and asked in one says nothing of the other.
  const people = await sous.memory.people.list();
  expect(new Set(people.map(({ workspace }) => workspace)).size).toBe(4);
  const bens = people.filter(({ platform, name }) => platform === "discord" && name === "Ben");
  expect(bens.map(({ workspace }) => workspace).sort()).toEqual(
    [first.guildId, second.guildId].sort(),
  );
  expect(new Set(bens.map(({ platformId }) => platformId)).size).toBe(1);

  // Managers of one workspace are told of its own tasks and facts alone.
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

  // Pictures are files of the workspace that shows them.
  for (const { teamId } of teams)
    expect(slack.calls).toContainEqual({ team: teamId, method: "files.completeUploadExternal" });

  // What is removed is deleted, and waits with a reason; the others go on.
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
    const { app, slack, teams, start } = await openWorld(3600);
    const [one] = teams;
    const sous = await start();
    expect(await slack.install(one, app, { state: "forged" })).toBe(400);
    expect(await sous.memory.installations.list("slack")).toEqual([]);
    expect(await slack.install(one, app)).toBe(200);
    // A token that counts for less than two hours is exchanged before it is used.
    await playInTeam(one, "in the corner cabinet", /Noted: .*corner cabinet/);
    expect(slack.issued.length).toBeGreaterThan(1);
    await sous.stop();
    const again = await start();
    await one.slash("Ana", "/sous", "stop", one.channel);
    await until(async () => (await again.memory.runs.list()).length === 0);
  },
);
