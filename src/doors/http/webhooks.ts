/** Sends outside agents the answers to their questions by HTTP ("webhooks"). */
import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Logger } from "pino";
import type { AskStore } from "../../../memory/statements/agents/asks.js";
import type { Clock } from "../../core/clock.js";
import { reasonOf } from "../../core/errors.js";
import type { AskDesk } from "../../core/question/asking.js";
import { within } from "../../core/within.js";
import { createPublicLookup, requirePublic } from "./public-address.js";

export interface WebhookParts {
  readonly asks: AskStore;
  readonly perform: AskDesk["perform"];
  /** Subscribes to episodes whose question may have changed; returns the unsubscription. */
  readonly onChange: (listener: (episode: string) => void) => () => void;
  readonly clock: Pick<Clock, "now" | "sleep">;
  readonly log: Logger;
}

/** Tickets are remembered so long: each lives 14 days at most, and its answer may change for as long again. */
const remembersMs = 28 * 86_400_000;
const mostRemembered = 2000;
const answerMs = 10_000;
const firstPauseMs = 1000;
const longestPauseMs = 3_600_000;
/** Most attempts of one delivery; with their pauses they take about a day. */
const mostTries = 36;

/** Delivers each version of a ticket at least once, also after a crash, with a stable id. */
export function createWebhooks(parts: WebhookParts) {
  const { asks, perform, clock, log } = parts;
  const stopping = new AbortController();
  /** Failed attempts by agent and ticket, longest waiting first. */
  const waiting = new Map<string, Map<string, number>>();
  const sending = new Set<Promise<void>>();

  function queue(agent: string, tickets: readonly string[]): void {
    const left = waiting.get(agent);
    if (left) for (const ticket of tickets) left.set(ticket, 0);
    if (left || tickets.length === 0 || stopping.signal.aborted) return;
    const all = new Map(tickets.map((ticket) => [ticket, 0]));
    waiting.set(agent, all);
    const sent = work(agent, all).finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function work(agent: string, left: Map<string, number>): Promise<void> {
    for (let pauseMs = firstPauseMs; left.size > 0; ) {
      const [[ticket, tries] = ["", 0]] = left;
      left.delete(ticket);
      try {
        await deliver(agent, ticket);
        pauseMs = firstPauseMs;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ event: "webhook-failed", agent }, `a webhook was not taken: ${reasonOf(error)}`);
        if (tries + 1 < mostTries && !left.has(ticket)) left.set(ticket, tries + 1);
        await clock.sleep(pauseMs, stopping.signal).catch(() => undefined);
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      }
      if (stopping.signal.aborted) return;
    }
    // Must come before the function returns: a change that arrives later would wait for a loop that has ended.
    waiting.delete(agent);
  }

  async function deliver(name: string, ticket: string): Promise<void> {
    const agent = await asks.agent(name);
    if (!agent?.grants.webhook || agent.revokedAt !== null) return;
    const view = await perform(name, "check_question", { ticket });
    if (!("version" in view) || typeof view.version !== "number") return;
    // Skips what the agent was told already: the reply to ask_people had version 1.
    if (view.version <= ((await asks.toldTo(ticket)) ?? 1)) return;
    const { url, inside } = agent.grants.webhook;
    const id = `${ticket}.${view.version}`;
    const body = JSON.stringify(view);
    const at = String(Math.floor(clock.now() / 1000));
    const signature = createHmac("sha256", Buffer.from(agent.tokenHash, "hex"))
      .update(`${id}.${at}.${body}`)
      .digest("base64");
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": at,
      "webhook-signature": `v1,${signature}`,
    };
    const signal = within(answerMs, stopping.signal);
    const status = await post(new URL(url), body, inside, { headers, signal });
    if (status < 200 || status > 299) throw new Error(`the answer was ${status}`);
    await asks.tell(ticket, view.version);
  }

  async function hear(episode: string): Promise<void> {
    for (const { agent, ticket, detachedAt } of await asks.inEpisodeOf(episode))
      if (detachedAt === null) queue(agent, [ticket]);
  }

  let unsubscribe = (): void => {};
  return {
    async start() {
      unsubscribe = parts.onChange((episode) => {
        hear(episode).catch((error) => log.debug({ error }, "a change was not told to an agent"));
      });
      for (const { name, grants } of await asks.agents()) {
        if (!grants.webhook) continue;
        const within = { since: clock.now() - remembersMs, most: mostRemembered };
        const tickets = await asks.latest(name, within);
        queue(
          name,
          tickets.filter(({ detachedAt }) => detachedAt === null).map(({ ticket }) => ticket),
        );
      }
    },
    async stop() {
      unsubscribe();
      stopping.abort();
      await Promise.all(sending);
    },
  };
}

async function post(
  url: URL,
  body: string,
  inside: boolean,
  options: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<number> {
  if (!inside) requirePublic(url);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = inside ? {} : { lookup: createPublicLookup() };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", agent: false, ...options, ...lookup },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on("error", reject).end(body);
  });
}
