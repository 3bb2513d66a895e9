/** Puts the routes of the web chat together. */
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import type { BotHandlers } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { HomeDesk } from "../../src/core/episode/home-desk.js";
import { InputError } from "../../src/core/errors.js";
import { type HealthDesk, StorageError } from "../../src/core/memory/storage.js";
import type { Sessions } from "../../src/core/people/session.js";
import type { AgentDoor, AttentionDesk } from "../../src/core/question/asking.js";
import { isSameSecret } from "../../src/core/same-secret.js";
import { visible } from "../present/visible-text.js";
import { doorPath, type WebContext, type WebEnv } from "./access.js";
import { serveCampaigns, serveReleases, serveStudio } from "./campaigns.js";
import { createClientReader, type TrustedProxies } from "./client.js";
import type { DraftState, HomesState, TaskState } from "./content.js";
import { guardAccess, guardRequests } from "./guard.js";
import { identifyParticipants, serveJoin } from "./join.js";
import type { LiveFeed } from "./live-feed.js";
import { type Passwords, serveLogin, serveSessions } from "./login.js";
import { readPageFiles, servePages } from "./page-files.js";
import { showDrawing, sizeFor } from "./page-state.js";
import { drawingWidth, id, jsonRoutes, nothing, readBody, sayRefusal } from "./requests.js";
import { serveReview } from "./review.js";
import { serveTeam } from "./team.js";
import { Guesses, Throttle } from "./throttle.js";
import { createVisitors } from "./visitors.js";

/** Limits for an outside agent with a known token, and for an address without one. */
const ofAgents = { perMinute: 1200, atOnce: 200 };
const ofStrangers = { perMinute: 10, atOnce: 20 };

function serveAgents(app: Hono<WebEnv>, agents: AgentDoor, clock: Clock): void {
  const calls = new Throttle(clock, ofAgents);
  const guesses = new Throttle(clock, ofStrangers);

  async function answer(context: WebContext): Promise<Response> {
    const [, token = ""] = /^bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    const agent = token === "" ? null : await agents.whose(token);
    const wait =
      agent === null ? guesses.take(context.get("client").group) : calls.take(`agent ${agent}`);
    if (wait > 0) return refuse(context, wait);
    context.header("cache-control", "no-store");
    if (agent !== null) {
      const body = await readBody(context);
      // The first call is already counted; a retry sends all of them.
      const all = callsIn(body);
      if (calls.take(`agent ${agent}`, all - 1) > 0)
        return refuse(context, calls.take(`agent ${agent}`, all));
      const answered = await agents.answer(agent, context.req.raw, body);
      // A response that is returned as it is lacks the headers set above.
      return context.newResponse(answered.body, answered);
    }
    context.header("www-authenticate", "Bearer");
    return context.json({ error: "unauthorized" }, 401);
  }

  function refuse(context: WebContext, wait: number): Response {
    context.header("retry-after", String(wait));
    const message = `Too many calls. Try again in ${wait} s, with at most ${ofAgents.atOnce} in one request.`;
    return context.json({ error: "budget-spent", message, retry_after_s: wait }, 429);
  }

  app.all("/v1/*", answer);
  app.all("/mcp", answer);
}

/** Counts the calls in a body, as MCP allows batches. */
function callsIn(body: string): number {
  if (!body.trimStart().startsWith("[")) return 1;
  try {
    const calls: unknown = JSON.parse(body);
    return Array.isArray(calls) ? Math.max(1, calls.length) : 1;
  } catch {
    return 1;
  }
}

function serveAttention(app: Hono<WebEnv>, attention: AttentionDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/agents", nothing, async () => visible(await attention.show()));
  post("/api/agents", z.object({ block: id }), async ({ block }, context) => {
    if (await attention.block(block)) return {};
    return context.json({ error: "There is no such agent any more." }, 404);
  });
}

/** A home that is being built. It may be incomplete: the answer lists its faults. */
const draft = z.record(z.string(), z.unknown()).transform((home) => JSON.stringify(home));
const checkBody = z.object({ home: draft, width: drawingWidth });
const taskBody = z.object({ home: draft, sentence: z.string().trim().min(1).max(300) });
const seed = z.int().min(0);
const makeBody = z.union([
  z.object({ seed, kind: z.string().max(40) }),
  z.object({ seed, home: draft }),
]);
const saveBody = z.object({ home: draft, from: z.string().max(64).nullable() });

function serveHomes(app: Hono<WebEnv>, desk: HomeDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/homes", nothing, async () => {
    return { homes: await desk.list(), kinds: desk.kinds() } satisfies HomesState;
  });
  get("/api/homes/home", z.object({ home: z.string().default("") }), async ({ home: id }) => {
    const kept = await desk.read(id);
    if (!kept) throw new HTTPException(404, { message: `There is no home "${id}".` });
    return { ...kept, home: JSON.parse(kept.home) };
  });
  post("/api/homes/check", checkBody, ({ home, width }) => {
    const { problems, notes, view } = desk.check(home);
    const seen = view?.places.map(({ id }) => id) ?? [];
    const shown = view && showDrawing({ mode: "owner", view, seen }, sizeFor(width));
    const { drawing = null, list = [] } = shown ?? {};
    return { problems, notes, drawing, list } satisfies DraftState;
  });
  post("/api/homes/task", taskBody, ({ home, sentence }) => readTask(desk, home, sentence));
  post("/api/homes/make", makeBody, ({ seed, ...like }) => ({
    home: JSON.parse(desk.make(like, seed)),
  }));
  post("/api/homes", saveBody, ({ home, from }) => desk.save(home, from));
  post("/api/homes/rename", z.object({ id, title: z.string().trim() }), async ({ id, title }) => {
    await desk.rename(id, title);
    return { id };
  });
  post("/api/homes/remove", z.object({ id }), async ({ id }) => {
    await desk.remove(id);
    return { id };
  });
}

function readTask(desk: HomeDesk, home: string, sentence: string): TaskState {
  try {
    return { task: desk.readTask(home, sentence) };
  } catch (error) {
    if (error instanceof InputError) return { refusal: error.message };
    throw error;
  }
}

/** `/healthz` and `/readyz` show everybody one word. @param token opens `/metrics` to other machines */
function serveHealth(
  app: Hono<WebEnv>,
  health: HealthDesk,
  token: string | null,
  clock: Clock,
): void {
  const guesses = new Guesses(clock);

  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", async (context) =>
    (await health.isReady()) ? context.text("ready\n") : context.text("not ready\n", 503),
  );
  app.get("/metrics", async (context) => {
    const refused = await refuse(context);
    if (refused) return refused;
    context.header("content-type", "text/plain; version=0.0.4; charset=utf-8");
    return context.body(await health.metrics());
  });

  async function refuse(context: WebContext): Promise<Response | null> {
    const { isLocal, group } = context.get("client");
    const [, given] = /^bearer (.+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    if (given === undefined) return isLocal ? null : context.text(refusal, 403);
    const isRight = () => (token !== null && isSameSecret(given, token) ? true : null);
    const { found, waitS } = await guesses.check(group, isRight);
    if (found) return null;
    if (waitS === 0) return context.text(refusal, 403);
    context.header("retry-after", String(waitS));
    return context.text(`Too many wrong tokens. Try again in ${waitS} s.\n`, 429);
  }
}

const refusal = "Measurements are for this machine, or with SOUS_METRICS_TOKEN as bearer token.\n";

export function createRoutes(options: {
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
}): Hono<WebEnv> {
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
  app.use(visitors.identify);
  if (join) app.use(`${doorPath}/*`, identifyParticipants(join));
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
  // Storage failures are logged elsewhere, once for all requests.
  if (error instanceof StorageError) return context.json({ error: error.forPeople }, 503);
  report(error);
  return context.json({ error: "Something went wrong here; it is in the log." }, 500);
}
