/** The attacked servers: one with passwords, a door, Slack and Discord; one without passwords, Slack over HTTP. */
import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { startWorkspace } from "../../bots/slack-way.js";
import { type DiscordPeer, startDiscordPeer } from "../../peers/discord/peer.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import { Product } from "../faults/product.js";
import { keepLog, type Rig } from "../rig.js";
import { openDoors } from "./doors.js";
import { type Planted, plantOnDiscord, plantOnSlack } from "./planted.js";
import { Target } from "./target.js";
import { Guest, Visitor } from "./web.js";

export interface HouseParts {
  readonly rig: Rig;
  readonly folder: string;
}

export interface UnlockedHouse {
  readonly target: Target;
  readonly slack: SlackPeer;
  planted(): Promise<Planted>;
  close(): Promise<void>;
}

export interface LockedHouse extends Omit<UnlockedHouse, "planted"> {
  readonly discord: DiscordPeer;
  readonly passwords: { readonly owner: string; readonly member: string };
  planted(): Promise<{ readonly slack: Planted; readonly discord: Planted }>;
  enter(role: "owner" | "member", address?: string): Promise<Visitor>;
  guest(campaign: string, address: string): Guest;
}

const people = {
  slack: ["zenobia", "ben", "mallory"],
  discord: ["Quentin", "Ben", "Mallory"],
};

/** Everything but administrator, from whom nothing can be hidden. */
const rolePermissions = String((1n << 41n) - 1n - (1n << 3n));

export async function openLockedHouse(parts: HouseParts): Promise<LockedHouse> {
  const passwords = { owner: "the-owner's plum 7431", member: "the-members' fig 2096" };
  const database = path.join(parts.folder, "kept", "sous.db");
  const slack = await startWorkspace("socket", { people: people.slack });
  await openDoors(database, slack.channel);
  const discord = await startDiscordPeer({ people: people.discord, rolePermissions });
  const secrets = {
    SOUS_WEB_PASSWORD: passwords.member,
    SOUS_OWNER_PASSWORD: passwords.owner,
    SLACK_BOT_TOKEN: slack.botToken,
    SLACK_APP_TOKEN: slack.appToken,
    DISCORD_BOT_TOKEN: discord.token,
  };
  const { target, product } = await serve(parts, database, secrets, {
    SOUS_TRUST_PROXY: "127.0.0.1",
    SLACK_CHANNEL: slack.channel,
    SLACK_API_URL: slack.apiUrl,
    DISCORD_GUILD: discord.guildId,
    DISCORD_CHANNEL: discord.channelId,
    DISCORD_API_URL: discord.apiUrl,
  });
  await slack.waitForConnection();
  const planted = once(async () => ({
    slack: await plantOnSlack(slack, target),
    discord: await plantOnDiscord(discord, target),
  }));
  return {
    target,
    slack,
    discord,
    passwords,
    planted,
    async enter(role, address = "198.51.100.3") {
      const visitor = new Visitor(target, address);
      await visitor.logIn(passwords[role]);
      return visitor;
    },
    guest: (campaign, address) => new Guest(target, address, campaign),
    async close() {
      await product.stop();
      await Promise.all([slack.close(), discord.close()]);
    },
  };
}

export async function openUnlockedHouse(parts: HouseParts): Promise<UnlockedHouse> {
  const slack = await startWorkspace("http", { people: people.slack });
  const { port } = new URL(slack.requestUrl ?? "");
  const database = path.join(parts.folder, "kept", "sous.db");
  const secrets = { SLACK_BOT_TOKEN: slack.botToken, SLACK_SIGNING_SECRET: slack.signingSecret };
  const { target, product } = await serve(parts, database, secrets, {
    SLACK_HTTP_PORT: port,
    SLACK_CHANNEL: slack.channel,
    SLACK_API_URL: slack.apiUrl,
  });
  return {
    target,
    slack,
    planted: once(() => plantOnSlack(slack, target)),
    async close() {
      await product.stop();
      await slack.close();
    },
  };
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

async function serve(
  { rig, folder }: HouseParts,
  database: string,
  secrets: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly target: Target; readonly product: Product }> {
  const logFile = path.join(folder, "said.log");
  writeFileSync(logFile, "");
  let said = "";
  let child: ChildProcess | null = null;
  const args = ["serve", "--no-play", "--db", database, "--port", "0"];
  const product = new Product(() => {
    child = rig.sous(args, { ...secrets, ...environment });
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
    });
    return keepLog(logFile, child);
  });
  await product.start().ready;
  const url = new URL(/Sous is at (\S+)/.exec(said)?.[1] ?? "");
  const pid = () => child?.pid ?? 0;
  return { target: new Target({ url, database, logFile, secrets, pid }), product };
}
