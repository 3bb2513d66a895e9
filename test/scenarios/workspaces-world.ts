import { expect, onTestFinished } from "vitest";
import { createDiscordBot } from "../../bots/discord/discord-bot.js";
import { createSlackBot } from "../../bots/slack/slack-bot.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import type { Bot } from "../../src/core/bot.js";
import { freeRequestUrl } from "../bots/slack-way.js";
import { openSous } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import {
  type DiscordPeer,
  type DiscordPeerOptions,
  startDiscordPeer,
} from "../peers/discord/peer.js";
import { startSlackDirectory } from "../peers/slack/directory.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";

export const patience = { timeout: 120_000 };
export const names = ["Ana", "Ben"];
const asked = "Where is";
/** 3 s are too short on a busy machine. */
const ackTimeoutMs = 30_000;

interface WorldOptions {
  readonly expiresInS?: number;
  readonly organisation?: string;
  readonly discord?: DiscordPeerOptions;
}

export async function openWorld(options: WorldOptions = {}) {
  const { expiresInS, organisation } = options;
  const requestUrl = await freeRequestUrl();
  const slack = await startSlackDirectory(expiresInS);
  const open = (teamId: string) =>
    startSlackPeer({
      people: names,
      teamId,
      requestUrl,
      ackTimeoutMs,
      ...(organisation && { organisation }),
    });
  const teams = [await open("T0ONE"), await open("T0TWO")] as const;
  const discord = await startDiscordPeer({ people: names, ackTimeoutMs, ...options.discord });
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
    start() {
      const pace = { answerTimeoutMs: 3_600_000, paceMs: 1 };
      return openSous({ database: file, log: createLog("silent"), bots: makeBots(), ...pace });
    },
  };
}

export const cardIn = (peer: SlackPeer) =>
  peer.waitForMessage({ text: asked, fromBot: true }, 30_000);

export async function playInTeam(peer: SlackPeer, words: string, noted: RegExp): Promise<void> {
  expect(await peer.slash("Ana", "/sous", "play kitchen", peer.channel)).toMatchObject({
    acked: true,
  });
  const card = await cardIn(peer);
  await peer.reply("Ben", peer.channel, card.ts, words);
  await peer.waitForMessage({ threadTs: card.ts, text: noted, fromBot: true }, 30_000);
}

export async function askInServer(peer: DiscordPeer, channelId: string): Promise<string> {
  await peer.slash("Ana", "sous play", { home: "kitchen" }, channelId);
  const card = await peer.waitForMessage({ channelId, contains: asked }, 30_000);
  return until(async () => peer.threads().find(({ id }) => id === card.id)?.id);
}

export async function playInServer(
  peer: DiscordPeer,
  channelId: string,
  [words, noted]: readonly [string, string],
): Promise<void> {
  const thread = await askInServer(peer, channelId);
  peer.reply("Ben", thread, words);
  await peer.waitForMessage({ channelId: thread, contains: noted, fromBot: true }, 30_000);
}
