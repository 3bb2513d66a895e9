/** The two servers under attack: one behind passwords with a door, Slack and Discord; one without, Slack over HTTP. */
import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { startWorkspace } from "../../bots/slack-way.js";
import { type DiscordPeer, startDiscordPeer } from "../../peers/discord/peer.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import { cleanSettings, type createNursery, keepLog } from "../children.js";
import { Product } from "../faults/product.js";
import { openDoors } from "./doors.js";
import { type Planted, plantOnDiscord, plantOnSlack } from "./planted.js";
import { Target } from "./target.js";
import { Visitor } from "./visitor.js";

export interface HouseParts {
  /** What starts this program: flags of node, then its entry file. */
  readonly command: readonly string[];
  readonly children: ReturnType<typeof createNursery>;
  /** A folder of its own, which stands. */
  readonly folder: string;
}

export interface LockedHouse {
  readonly target: Target;
  readonly slack: SlackPeer;
  readonly discord: DiscordPeer;
  readonly passwords: { readonly owner: string; readonly member: string };
  /** The product's process. */
  readonly pid: () => number;
  /** Browsers that have logged in. */
  owner(): Promise<Visitor>;
  member(address?: string): Promise<Visitor>;
  /** Words that stand in the private channels, from the first time this is asked. */
  planted(): Promise<{ readonly slack: Planted; readonly discord: Planted }>;
  close(): Promise<void>;
}

export interface UnlockedHouse {
  readonly target: Target;
  readonly slack: SlackPeer;
  planted(): Promise<Planted>;
  close(): Promise<void>;
}

const people = {
  slack: ["zenobia", "ben", "mallory"],
  discord: ["Quentin", "Ben", "Mallory"],
};

/** What everybody on Discord may do: everything but what an administrator may, from whom nothing can be hidden. */
const rolePermissions = String((1n << 41n) - 1n - (1n << 3n));

/** The proxy that stands before it; everybody else's word on addresses counts for nothing. */
const trustedProxy = "127.0.0.1";

export async function openLockedHouse(parts: HouseParts): Promise<LockedHouse> {
  const passwords = { owner: "the-owner's plum 7431", member: "the-members' fig 2096" };
  const database = path.join(parts.folder, "kept", "sous.db");
  const slack = await startWorkspace("socket", { people: people.slack });
  await openDoors(database, slack.channel);
  const discord = await startDiscordPeer({ people: people.discord, rolePermissions });
  const { channel: SLACK_CHANNEL, apiUrl: SLACK_API_URL } = slack;
  const { target, product, pid } = await serve(parts, {
    database,
    environment: {
      SOUS_WEB_PASSWORD: passwords.member,
      SOUS_OWNER_PASSWORD: passwords.owner,
      SOUS_TRUST_PROXY: trustedProxy,
      SLACK_BOT_TOKEN: slack.botToken,
      SLACK_APP_TOKEN: slack.appToken,
      SLACK_CHANNEL,
      SLACK_API_URL,
      DISCORD_BOT_TOKEN: discord.token,
      DISCORD_GUILD: discord.guildId,
      DISCORD_CHANNEL: discord.channelId,
      DISCORD_API_URL: discord.apiUrl,
    },
    secrets: {
      "the owner's password": passwords.owner,
      "the members' password": passwords.member,
      "Slack's bot token": slack.botToken,
      "Slack's app token": slack.appToken,
      "Discord's token": discord.token,
    },
  });
  await slack.waitForConnection();
  const logIn = async (password: string, address: string): Promise<Visitor> => {
    const visitor = new Visitor(target, address);
    await visitor.logIn(password);
    return visitor;
  };
  let planted: ReturnType<LockedHouse["planted"]> | null = null;
  const plant = async () => ({
    slack: await plantOnSlack(slack, database),
    discord: await plantOnDiscord(discord, database),
  });
  return {
    target,
    slack,
    discord,
    passwords,
    pid,
    owner: () => logIn(passwords.owner, "198.51.100.3"),
    member: (address = "198.51.100.4") => logIn(passwords.member, address),
    planted: () => {
      planted ??= plant();
      return planted;
    },
    async close() {
      await product.stop();
      await Promise.all([slack.close(), discord.close()]);
    },
  };
}

export async function openUnlockedHouse(parts: HouseParts): Promise<UnlockedHouse> {
  const slack = await startWorkspace("http", { people: people.slack });
  const { hostname, port } = new URL(slack.requestUrl ?? "");
  const database = path.join(parts.folder, "kept", "sous.db");
  let planted: Promise<Planted> | null = null;
  const { target, product } = await serve(parts, {
    database,
    environment: {
      SLACK_BOT_TOKEN: slack.botToken,
      SLACK_SIGNING_SECRET: slack.signingSecret,
      SLACK_HTTP_HOST: hostname,
      SLACK_HTTP_PORT: port,
      SLACK_CHANNEL: slack.channel,
      SLACK_API_URL: slack.apiUrl,
    },
    secrets: {
      "Slack's bot token": slack.botToken,
      "Slack's signing secret": slack.signingSecret,
    },
  });
  return {
    target,
    slack,
    planted: () => {
      planted ??= plantOnSlack(slack, database);
      return planted;
    },
    async close() {
      await product.stop();
      await slack.close();
    },
  };
}

interface Serving {
  readonly database: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

async function serve(
  { command, children, folder }: HouseParts,
  { database, environment, secrets }: Serving,
): Promise<{ readonly target: Target; readonly product: Product; readonly pid: () => number }> {
  const logFile = path.join(folder, "said.log");
  writeFileSync(logFile, "");
  let said = "";
  let child: ChildProcess | null = null;
  const args = [...command, "serve", "--no-play", "--db", database, "--port", "0"];
  const product = new Product(() => {
    child = children.start(args, childEnvironment({ ...cleanSettings, ...environment }));
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
    });
    return keepLog(logFile, child);
  });
  await product.start().ready;
  const url = new URL(/Sous is at (\S+)/.exec(said)?.[1] ?? "");
  return {
    target: new Target({ url, database, logFile, secrets }),
    product,
    pid: () => child?.pid ?? 0,
  };
}
