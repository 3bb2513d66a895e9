import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, onTestFinished } from "vitest";
import { createDiscordBot } from "../../bots/discord/discord-bot.js";
import { createSlackBot } from "../../bots/slack/slack-bot.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import type { Bot } from "../../src/core/bot.js";
import { freeRequestUrl } from "../bots/slack-way.js";
import { openSous } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { closeServer, listenOnLoopback, readBody, until } from "../peers/control.js";
import {
  type DiscordPeer,
  type DiscordPeerOptions,
  startDiscordPeer,
} from "../peers/discord/peer.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import type { Json } from "../peers/slack/types.js";

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

/**
 * Several workspaces behind one API. Codes and refresh tokens are single-use
 * (https://docs.slack.dev/reference/methods/oauth.v2.access,
 * https://docs.slack.dev/authentication/using-token-rotation). Calls with an organisation's token name a workspace
 * (https://api.slack.com/enterprise/apps/reference).
 * @param expires_in lifetime of rotated tokens in seconds; unlimited by default
 */
async function startSlackDirectory(expires_in?: number) {
  const [clientId, clientSecret] = ["1.2", "client-secret-of-sous"];
  const issued: { team: string; token: string }[] = [];
  let exchanges = 0;
  const calls: { team: string; method: string }[] = [];
  const peers = new Map<string, SlackPeer>();
  const granted = new Set<SlackPeer>();
  const codes = new Map<string, SlackPeer>();
  const refreshers = new Map<string, SlackPeer>();

  function grant(peer: SlackPeer): Json {
    const { teamId, organisation, botUserId: bot_user_id, people } = peer;
    const team = organisation ?? teamId;
    const number = issued.length + 1;
    const token = `xoxb-${team}-${number}-secret`;
    const refresh_token = `xoxe-${team}-${number}-secret`;
    issued.push({ team, token });
    peers.set(token, peer);
    if (expires_in !== undefined) refreshers.set(refresh_token, peer);
    return {
      ok: true,
      access_token: token,
      token_type: "bot",
      scope: "chat:write",
      bot_user_id,
      app_id: "A0SOUS",
      team: organisation === null ? { id: team, name: team } : null,
      enterprise: organisation === null ? null : { id: team, name: team },
      is_enterprise_install: organisation !== null,
      authed_user: { id: Object.values(people)[0]?.id },
      ...(expires_in !== undefined && { expires_in, refresh_token }),
    };
  }

  function exchange(fields: URLSearchParams): Json {
    const isOurs =
      fields.get("client_id") === clientId && fields.get("client_secret") === clientSecret;
    if (!isOurs) return { ok: false, error: "bad_client_secret" };
    const isRefresh = fields.get("grant_type") === "refresh_token";
    const [known, given] = isRefresh
      ? [refreshers, fields.get("refresh_token") ?? ""]
      : [codes, fields.get("code") ?? ""];
    const peer = known.get(given);
    known.delete(given);
    if (peer) return grant(peer);
    return { ok: false, error: isRefresh ? "invalid_refresh_token" : "invalid_code" };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "", headers } = request;
    const raw = await readBody(request);
    if (path === "/api/oauth.v2.access") {
      exchanges += 1;
      return json(response, exchange(new URLSearchParams(raw.toString("utf8"))));
    }
    const installed = peers.get((headers.authorization ?? "").replace(/^Bearer /i, ""));
    if (!installed) return json(response, { ok: false, error: "invalid_auth" });
    const method = path.replace("/api/", "");
    const peer = method === "auth.test" ? installed : placeOf(installed, raw, headers);
    if (typeof peer === "string") return json(response, { ok: false, error: peer });
    calls.push({ team: peer.teamId, method });
    const answer = await fetch(new URL(path.replace("/api/", ""), peer.apiUrl), {
      method: "POST",
      headers: {
        authorization: `Bearer ${peer.botToken}`,
        "content-type": headers["content-type"] ?? "",
      },
      body: new Uint8Array(raw),
    });
    const type = answer.headers.get("content-type") ?? "application/json";
    response.writeHead(answer.status, { "content-type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  function placeOf(
    installed: SlackPeer,
    raw: Buffer,
    headers: IncomingMessage["headers"],
  ): SlackPeer | "missing_argument" | "team_access_not_granted" {
    const { organisation } = installed;
    if (organisation === null) return installed;
    const isJson = headers["content-type"]?.includes("json");
    const text = raw.toString("utf8");
    const named = isJson ? JSON.parse(text).team_id : new URLSearchParams(text).get("team_id");
    if (!named) return "missing_argument";
    const inOrganisation = [...granted].filter((peer) => peer.organisation === organisation);
    return inOrganisation.find(({ teamId }) => teamId === named) ?? "team_access_not_granted";
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    apiUrl: `http://127.0.0.1:${port}/api/`,
    clientId,
    clientSecret,
    issued,
    calls,
    get exchanges() {
      return exchanges;
    },
    /** @returns status of the app's last response */
    async install(peer: SlackPeer, app: string, { state: other }: { state?: string } = {}) {
      const page = await fetch(new URL("/slack/install", app));
      const [cookie = ""] = (page.headers.get("set-cookie") ?? "").split(";");
      const [, link = ""] =
        /href="(https:\/\/slack\.com\/oauth[^"]+)"/.exec(await page.text()) ?? [];
      const state = other ?? new URL(link.replaceAll("&amp;", "&")).searchParams.get("state") ?? "";
      const code = `code-${peer.teamId}-${codes.size}`;
      codes.set(code, peer);
      const back = new URL(`/slack/oauth_redirect?${new URLSearchParams({ code, state })}`, app);
      return (await fetch(back, { headers: { cookie } })).status;
    },
    async changeAccess(peer: SlackPeer, change: "granted" | "revoked") {
      if (change === "granted") granted.add(peer);
      else granted.delete(peer);
      await peer.changeAccess(change);
    },
    close: () => closeServer(server),
  };
}

function json(response: ServerResponse, body: Json): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
