import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { BotHandlers } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import type { Sessions } from "../../src/core/session.js";
import { StorageError } from "../../src/core/storage.js";
import { doorPath, type WebEnv } from "./access.js";
import { serveAgents, serveAttention } from "./agents.js";
import { serveCampaigns, serveReleases, serveStudio } from "./campaigns.js";
import { createClientReader, type TrustedProxies } from "./client.js";
import { guardAccess, guardRequests } from "./guard.js";
import { serveHealth } from "./health.js";
import { serveHomes } from "./homes.js";
import { meetParticipants, serveJoin } from "./join.js";
import type { LiveFeed } from "./live-feed.js";
import { type Passwords, serveLogin } from "./login.js";
import { readPageFiles, servePages } from "./page-files.js";
import { sayRefusal } from "./requests.js";
import { serveReview } from "./review.js";
import { serveSessions } from "./sessions.js";
import { serveTeam } from "./team.js";
import { createVisitors } from "./visitors.js";

export interface RouteOptions {
  readonly handlers: BotHandlers;
  readonly feed: LiveFeed;
  readonly clock: Clock;
  /** Without any, this machine's user is the owner, and other machines are refused. */
  readonly passwords: Passwords;
  readonly sessions: Sessions | null;
  readonly host: string;
  readonly trustProxy: TrustedProxies;
  readonly metricsToken: string | null;
  /** The notice of a standby process; null on the leader. */
  readonly standsBy: () => string | null;
  readonly onError: (error: Error) => void;
}

export function createRoutes(options: RouteOptions): Hono<WebEnv> {
  const { handlers, feed, clock, passwords, sessions } = options;
  const { join, review, campaigns, studio, homes, releases, attention, health } = handlers;
  const app = new Hono<WebEnv>();
  const files = readPageFiles();
  const readClient = createClientReader(options.trustProxy);
  const needsPassword = Object.keys(passwords).length > 0;
  const visitors = createVisitors(sessions, needsPassword, clock);

  app.onError((error, context) => answerError(error, context, options.onError));
  app.notFound((context) => {
    const error = "There is nothing at this address.";
    return context.req.path.startsWith("/api/")
      ? context.json({ error }, 404)
      : context.text(`${error}\n`, 404);
  });
  app.use(guardRequests({ anyHost: needsPassword }));
  app.use(async (context, next) => {
    context.set("client", readClient(context.env.incoming));
    await next();
  });
  if (handlers.agents) serveAgents(app, handlers.agents, clock);
  app.use(visitors.meet);
  if (join) app.use(`${doorPath}/*`, meetParticipants(join));
  app.use(guardAccess(passwords, needsPassword, join));
  app.use("/api/*", async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });

  if (health) serveHealth(app, health, options.metricsToken, clock);
  if (join) serveJoin(app, join, clock, files);
  if (needsPassword) serveLogin(app, passwords, visitors, sessions, clock);
  servePages(app, files);
  serveTeam(app, handlers, feed, clock, visitors);
  if (attention) serveAttention(app, attention);
  serveSessions(app, sessions, visitors, feed, options);
  if (review) serveReview(app, review);
  if (campaigns) serveCampaigns(app, campaigns);
  if (studio) serveStudio(app, studio);
  if (homes) serveHomes(app, homes);
  if (releases) serveReleases(app, releases);
  return app;
}

function answerError(error: Error, context: Context, report: (error: Error) => void): Response {
  if (error instanceof HTTPException)
    return context.json(sayRefusal(context, error.message), error.status);
  if (error instanceof InputError) return context.json({ error: error.message }, 400);
  // Already logged once for all requests.
  if (error instanceof StorageError) return context.json({ error: error.forPeople }, 503);
  report(error);
  return context.json({ error: "Something went wrong here; it is in the log." }, 500);
}
