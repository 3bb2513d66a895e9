import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listenOnLoopback, readBody } from "../control.js";
import type { SlackPeer } from "./slack-peer.js";
import type { Json } from "./types.js";

/**
 * Several workspaces behind one API. Codes and refresh tokens are single-use
 * (https://docs.slack.dev/reference/methods/oauth.v2.access,
 * https://docs.slack.dev/authentication/using-token-rotation). Calls with an organisation's token name a workspace
 * (https://api.slack.com/enterprise/apps/reference).
 *
 * @param expires_in lifetime of rotated tokens in seconds; unlimited by default
 */
export async function startSlackDirectory(expires_in?: number) {
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
