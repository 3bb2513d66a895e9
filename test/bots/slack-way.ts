import { createServer } from "node:http";
import type { SlackBotOptions } from "../../bots/slack/slack-bot.js";
import {
  type SlackPeer,
  type SlackPeerOptions,
  startSlackPeer,
} from "../peers/slack/slack-peer.js";

export const slackWays = ["socket", "http"] as const;
export type SlackWay = (typeof slackWays)[number];

export async function startWorkspace(way: SlackWay, options: SlackPeerOptions): Promise<SlackPeer> {
  if (way === "socket") return startSlackPeer(options);
  return startSlackPeer({ ...options, requestUrl: await freeRequestUrl() });
}

export function waysOf(
  peer: SlackPeer,
): Pick<SlackBotOptions, "appToken"> | Pick<SlackBotOptions, "http"> {
  if (peer.requestUrl === null) return { appToken: peer.appToken };
  const { hostname: host, port } = new URL(peer.requestUrl);
  return { http: { signingSecret: peer.signingSecret, host, port: Number(port) } };
}

export async function isReached(peer: SlackPeer): Promise<boolean> {
  if (peer.requestUrl === null) return peer.connections > 0;
  return fetch(peer.requestUrl).then(
    () => true,
    () => false,
  );
}

/** Outside the ephemeral ports, any of which may be taken while a bot restarts. */
const [firstPort, ports] = [20_000, 12_000] as const;
let tried = 0;

export async function freeRequestUrl(): Promise<string> {
  for (;;) {
    const port = firstPort + ((process.pid * 37 + tried++) % ports);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return `http://127.0.0.1:${port}/slack/events`;
  }
}
