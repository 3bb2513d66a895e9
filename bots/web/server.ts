/** Serves the web chat: on loopback without accounts, elsewhere with passwords. */
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { Bot, BotHandlers, MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError } from "../../src/core/errors.js";
import { whyWeak } from "../../src/core/people/weak-password.js";
import type { Happening } from "../present/bot-log.js";
import { loginPath, type WebContext, type WebEnv, webChannel } from "./access.js";
import { isLoopback, type TrustedProxies } from "./client.js";
import { LiveFeed } from "./live-feed.js";
import type { Passwords } from "./login.js";

export interface WebBotOptions {
  readonly port: number;
  /** 127.0.0.1 by default; other addresses need a password. */
  readonly host?: string;
  /** At least 12 characters each. Without any, only loopback hosts are answered, with the owner's rights. */
  readonly password?: string | undefined;
  readonly ownerPassword?: string | undefined;
  /** Proxies whose forwarding headers count; none by default. */
  readonly trustProxy?: TrustedProxies;
  readonly metricsToken?: string | undefined;
  readonly clock: Clock;
  readonly log?: { error(details: Happening, message: string): void };
}

/** Pages read rows through {@link BotHandlers.watch}; a post only notifies them. */
export type WebBot = Bot & {
  /** @throws ConfigError before the bot was started */
  url(): string;
  /** Listens before the bot is started; requests wait. @throws ConfigError when the port is taken */
  open(): Promise<void>;
  /**
   * Serves read-only pages until the bot is started.
   * @param read called until it succeeds @throws ConfigError when the port is taken
   */
  standBy(leader: () => string | null, read: () => Promise<BotHandlers>): Promise<void>;
};

const serverOptions = { headersTimeout: 10_000, requestTimeout: 30_000 };
/** Milliseconds that requests in progress get when the bot stops. */
const lastAnswersMs = 2000;

/** The bot's `start` throws ConfigError when the port is taken. @throws ConfigError for a weak or missing password */
export function createWebBot(options: WebBotOptions): WebBot {
  const { host = "127.0.0.1", clock, trustProxy = 0 } = options;
  const metricsToken = options.metricsToken ?? null;
  const passwords = checkPasswords(options, host);
  let feed = new LiveFeed(clock);
  let server: Server | null = null;
  let unsubscribe = (): void => {};

  const show = (post: Post): MessageRef => {
    const household = householdOf(post);
    feed.push({ household, episode: post.episode });
    return { channel: webChannel, message: post.id };
  };

  async function stop(): Promise<void> {
    unsubscribe();
    feed.close();
    const stopping = server;
    server = null;
    if (stopping) await close(stopping);
    // Requests in progress may still write to the database.
    await Promise.race([
      Promise.allSettled(inProgress),
      delay(lastAnswersMs, undefined, { ref: false }),
    ]);
  }

  let app: Hono<WebEnv> | null = null;
  let setReady = (): void => {};
  const whenReady = new Promise<void>((resolve) => {
    setReady = resolve;
  });

  const inProgress = new Set<Promise<unknown>>();
  async function answer(...request: Parameters<Hono<WebEnv>["fetch"]>): Promise<Response> {
    if (app === null) await whenReady;
    const answered = Promise.resolve(app?.fetch(...request));
    inProgress.add(answered);
    const response = await answered.finally(() => inProgress.delete(answered));
    return response ?? new Response(null, { status: 503 });
  }

  async function open(): Promise<void> {
    const adaptor = { fetch: answer, overrideGlobalObjects: false, serverOptions };
    server ??= await listen(createAdaptorServer(adaptor) as Server, { host, port: options.port });
  }

  async function serve(next: Hono<WebEnv>): Promise<void> {
    app = next;
    setReady();
    await open();
  }

  async function makePages(
    handlers: BotHandlers,
    standsBy: () => string | null,
  ): Promise<Hono<WebEnv>> {
    // Loads the many route files only after the port is open.
    const { createRoutes } = await import("./routes.js");
    const onError = (error: Error): void =>
      options.log?.error({ event: "request-failed", error }, "a request to the web chat failed");
    feed = new LiveFeed(clock);
    const sessions = (await handlers.sessions?.open(passwords)) ?? null;
    const parts = { handlers, feed, clock, passwords, sessions, host, trustProxy, metricsToken };
    const app = createRoutes({ ...parts, standsBy, onError });
    unsubscribe = handlers.watch.subscribe((event) => feed.push(event));
    return app;
  }

  return {
    platform: "web",
    paceMs: 0,
    channels: async () => [
      { id: webChannel, title: "The local page, and whoever comes by the campaign's link" },
    ],

    async start(handlers: BotHandlers) {
      unsubscribe();
      feed.close();
      await serve(await makePages(handlers, () => null));
    },

    async standBy(leader, read) {
      let made: Promise<Hono<WebEnv>> | null = null;
      const pages = () => {
        made ??= read()
          .then((handlers) => makePages(handlers, () => describeStandby(leader())))
          .catch((error) => {
            made = null;
            throw error;
          });
        return made;
      };
      await serve(createStandbyRoutes(leader, pages));
    },
    open,
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
    /** Finds every post: pages show a row of the database as soon as it exists. */
    find: async ({ id }) => [{ channel: webChannel, message: id }],
    async remove() {},
    async catchUp() {},
  };
}

function householdOf(post: Post): string {
  if (post.kind === "card") return post.card.household;
  return post.kind === "call" ? post.call.household : "";
}

/** Host for a URL: loopback for "any address", IPv6 in brackets. */
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
          `Port ${at.port} on ${at.host} ${reason}. Add --port ${at.port + 1}, or --port 0 for any free one.`,
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

/** @throws ConfigError when one is short, common or reused, or missing for other machines */
function checkPasswords(
  given: { readonly password?: string | undefined; readonly ownerPassword?: string | undefined },
  host: string,
): Passwords {
  const { password: member, ownerPassword: owner } = given;
  requireStrong("SOUS_WEB_PASSWORD", member);
  requireStrong("SOUS_OWNER_PASSWORD", owner);
  if (member !== undefined && member === owner)
    throw new ConfigError("SOUS_OWNER_PASSWORD must not be the same as SOUS_WEB_PASSWORD.");
  if (member === undefined && owner === undefined && !isLoopback(host))
    throw new ConfigError(
      `Other machines reach the web chat on ${host}: set SOUS_WEB_PASSWORD, SOUS_OWNER_PASSWORD or both, or leave SOUS_WEB_HOST at 127.0.0.1.`,
    );
  return {
    ...(member !== undefined && { member }),
    ...(owner !== undefined && { owner }),
  };
}

function requireStrong(name: string, password: string | undefined): void {
  const why = password === undefined ? null : whyWeak(password);
  if (why !== null) throw new ConfigError(`${name} ${why}.`);
}

/** Addresses that also work on a standby, as the leader writes their rows. */
const sessionPaths = [loginPath, "/api/log-out", "/api/sessions"];

/** @param leader returns its name, null while unknown @param pages rejects while the database cannot be read */
function createStandbyRoutes(
  leader: () => string | null,
  pages: () => Promise<Hono<WebEnv>>,
): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", (context) => context.json({ role: "standby", leader: leader() }, 503));
  app.all("*", async (context) => {
    const shown = onlyReads(context) ? await pages().catch(() => null) : null;
    if (shown) return shown.fetch(context.req.raw, context.env);
    context.header("retry-after", "5");
    const error = describeStandby(leader());
    return context.req.path.startsWith("/api/")
      ? context.json({ error }, 503)
      : context.text(`${error}\n`, 503);
  });
  return app;
}

function describeStandby(leader: string | null): string {
  return `This machine only shows what is there: ${leader ?? "another process"} leads. Answer and change things there.`;
}

/** Whether a standby serves a request. It serves participants nothing, as opening a question is recorded. */
function onlyReads({ req: { method, path } }: WebContext): boolean {
  if (path.startsWith("/join/")) return false;
  return method === "GET" || method === "HEAD" || sessionPaths.includes(path);
}
