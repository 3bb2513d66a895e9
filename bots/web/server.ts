/** The web chat: a page on loopback without any account, or elsewhere behind a password. */
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Bot, BotHandlers, MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError } from "../../src/core/errors.js";
import { isLoopback } from "./guard.js";
import { LiveFeed } from "./live-feed.js";
import { createRoutes, webChannel } from "./routes.js";

export interface WebBotOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on, 127.0.0.1 by default. Any other needs a password. */
  readonly host?: string;
  /** At least 12 characters; without one only requests that name a loopback host are answered. */
  readonly password?: string | undefined;
  readonly clock: Clock;
  readonly log?: { error(details: object, message: string): void };
}

/** A bot whose page reads rows through {@link BotHandlers.watch}: a post only makes open pages read again. */
export type WebBot = Bot & {
  /** The page's address. Throws ConfigError before the bot was started. */
  url(): string;
};

const shortestPassword = 12;

/**
 * Makes the web bot. Its `start` throws ConfigError when the port is taken.
 *
 * @throws ConfigError when other machines could reach the page without a password, or it is too short
 */
export function createWebBot(options: WebBotOptions): WebBot {
  const { host = "127.0.0.1", password = null } = options;
  if (password !== null && password.length < shortestPassword)
    throw new ConfigError(`SOUS_WEB_PASSWORD needs at least ${shortestPassword} characters.`);
  if (password === null && !isLoopback(host))
    throw new ConfigError(
      `Other machines reach the web chat on ${host}: set SOUS_WEB_PASSWORD, or leave SOUS_WEB_HOST at 127.0.0.1.`,
    );
  let feed = new LiveFeed(options.clock);
  let server: Server | null = null;
  let unsubscribe = (): void => {};

  const show = (post: Post): MessageRef => {
    const household = householdOf(post);
    feed.push({ kind: "changed", household, episode: post.episode });
    return { channel: webChannel, message: post.id };
  };

  async function stop(): Promise<void> {
    unsubscribe();
    feed.close();
    const stopping = server;
    server = null;
    if (stopping) await close(stopping);
  }

  return {
    platform: "web",
    paceMs: 0,

    async start(handlers: BotHandlers) {
      await stop();
      const onError = (error: Error): void =>
        options.log?.error({ err: error }, "a request to the web chat failed");
      feed = new LiveFeed(options.clock);
      const app = createRoutes({ handlers, feed, clock: options.clock, password, onError });
      const created = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
      server = await listen(created as Server, { host, port: options.port });
      unsubscribe = handlers.watch.subscribe((event) => feed.push(event));
    },

    stop,

    url() {
      const address = server?.address();
      if (!address || typeof address === "string") {
        throw new ConfigError("The web chat is not running, so it has no address.");
      }
      return `http://${nameOf(host)}:${address.port}`;
    },

    post: async (post) => show(post),
    async edit(_ref, post) {
      show(post);
    },
    /** Pages show a row as soon as it exists, so posting it again gives the same card. */
    find: async ({ id }) => [{ channel: webChannel, message: id }],
    async remove() {},
    async catchUp() {},
  };
}

function householdOf(post: Post): string {
  if (post.kind === "card") return post.card.household;
  return post.kind === "call" ? post.call.household : "";
}

/** The host in the page's address: loopback for "any address"; IPv6 in brackets. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function listen(server: Server, at: { host: string; port: number }): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === "EADDRINUSE"
          ? "is taken by another program"
          : `cannot be used (${cause.message})`;
      reject(
        new ConfigError(
          `Port ${at.port} on ${at.host} ${reason}. Choose another port for the web chat (0 takes any free one).`,
          { cause },
        ),
      );
    });
    server.listen(at.port, at.host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
