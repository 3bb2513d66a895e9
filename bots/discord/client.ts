/** The gateway client, the REST client, and the errors when Discord refuses them. */
import { Client, Partials, REST, type RESTOptions, Status } from "discord.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, reasonOf } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import { neededIntents } from "./access.js";
import { asDeliveryError } from "./failures.js";

const callTimeoutMs = 10_000;
const portal = "https://discord.com/developers/applications > your application > Bot";
export const tokenAdvice = `Copy it from ${portal} > Reset Token.`;

export const contentAdvice = `Switch on "Message Content Intent" at ${portal} > Privileged Gateway Intents: without it what people write in threads arrives empty.`;

/**
 * One attempt per call: the outbox retries, since only it can look before it posts again. Reading
 * and answering wait for a rate limit to pass; posting says so at once.
 */
function restOptions(apiUrl: string | undefined): Partial<RESTOptions> {
  return {
    ...(apiUrl && { api: apiUrl }),
    version: "10",
    retries: 0,
    timeout: callTimeoutMs,
    // Slack's client sets a global agent that discord.js would otherwise use to send files.
    makeRequest: fetchHere,
    rejectOnRateLimit: ({ method, route }) => method !== "GET" && route.startsWith("/channels"),
  };
}

export function createRest(options: { token: string; apiUrl?: string | undefined }): REST {
  const rest = new REST(restOptions(options.apiUrl));
  return options.token ? rest.setToken(options.token) : rest;
}

export function createClient(apiUrl: string | undefined): Client {
  return new Client({
    intents: neededIntents,
    shards: "auto",
    // Edits and deletions of messages that this process has not seen, and direct messages.
    partials: [Partials.Message, Partials.Channel],
    allowedMentions: { parse: [] },
    rest: restOptions(apiUrl),
  });
}

/**
 * Connects and waits until Discord has said who we are.
 * @throws ConfigError when the token or the Message Content intent is refused,
 * DeliveryError when Discord is not reached.
 */
export async function logIn(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once("clientReady", resolve));
  try {
    await client.login(token);
  } catch (error) {
    throw refusal(error);
  }
  return ready;
}

/** @throws ConfigError when the token is missing */
export function requireToken(token: string): void {
  if (!token) throw new ConfigError(`DISCORD_BOT_TOKEN is not set. ${tokenAdvice}`);
}

/** A refused token or intent is a ConfigError; anything else may pass and is a DeliveryError. */
export function refusal(error: unknown): Error {
  const reason = reasonOf(error);
  if (/disallowed intents/i.test(reason))
    return new ConfigError(`Discord refused the Message Content intent (4014). ${contentAdvice}`, {
      cause: error,
    });
  if (/invalid token|authentication failed|401: unauthorized/i.test(reason))
    return new ConfigError(`Discord refused DISCORD_BOT_TOKEN. ${tokenAdvice}`, { cause: error });
  return asDeliveryError(error);
}

/**
 * Disconnects for good. discord.js cannot be stopped between two connections (it would come back a
 * moment later, and nothing could reach it), so a reconnection under way is given two seconds.
 */
export async function logOut(client: Client, clock: Clock): Promise<void> {
  const isAway = () => client.ws.shards.some(({ status }) => status !== Status.Ready);
  for (let waitedMs = 0; client.isReady() && isAway() && waitedMs < 2000; waitedMs += 50) {
    await clock.sleep(50);
  }
  await client.destroy();
}

/** Calls back when Discord has ended the session and discord.js does not connect again. */
export function onSessionEnd(client: Client, ended: (reason: string) => void): void {
  client.once("shardDisconnect", ({ code }) => ended(describeDisconnect(code)));
  client.once("invalidated", () => ended("Discord has ended the session."));
}

/** Why Discord closed the gateway connection for good, and what to do. */
export function describeDisconnect(code: number): string {
  const reasons: Readonly<Record<number, string>> = {
    4004: `the token is refused. ${tokenAdvice}`,
    4014: `the Message Content intent is refused. ${contentAdvice}`,
  };
  return `Discord closed the connection for good (${code}): ${reasons[code] ?? "a new one is begun."}`;
}
