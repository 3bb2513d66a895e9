/** The pages' addresses. A press or reply is acknowledged only after it is in the inbox. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  type BotHandlers,
  type Caller,
  type IncomingEvent,
  ownerRights,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import { agreeLabel, consentLines } from "../present/consent.js";
import { whyNoMove } from "../present/door.js";
import { serveCampaigns } from "./campaigns.js";
import { guardRequests } from "./guard.js";
import { serveJoin } from "./join.js";
import type { LiveFeed } from "./live-feed.js";
import { createLogin } from "./login.js";
import { type PageFile, readPageFiles, sendFile } from "./page-files.js";
import { readPageState } from "./page-state.js";
import {
  commandBody,
  drawingWidth,
  eventBodies,
  local,
  moveBody,
  openedBody,
  parseBody,
  playBody,
} from "./requests.js";
import { serveReview } from "./review.js";

/** The one channel of the web chat. */
export const webChannel = "web";

const maxBodyBytes = 64 * 1024;

export interface RouteOptions {
  readonly handlers: BotHandlers;
  readonly feed: LiveFeed;
  readonly clock: Clock;
  /** Null: the pages need none, and only this machine is answered. */
  readonly password: string | null;
  readonly onError: (error: Error) => void;
}

export function createRoutes(options: RouteOptions): Hono {
  const { handlers, feed, clock, password } = options;
  const app = new Hono();
  app.use(guardRequests({ anyHost: password !== null }));
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ error: "Too long." }, 413) }),
  );
  app.onError((error, context) => answerError(error, context, options.onError));
  app.notFound((context) => context.json({ error: "There is nothing at this address." }, 404));

  const files = readPageFiles();
  // Participants have no password: only these routes stand before it.
  if (handlers.join) serveJoin(app, { join: handlers.join, clock, files });
  if (password !== null) {
    const login = createLogin(password, clock);
    app.use(login.guard);
    login.serve(app);
  }
  serveFiles(app, files);
  app.use("/api/*", async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });
  app.get("/api/state", async (context) => {
    const household = context.req.query("household") || undefined;
    const width = drawingWidth.parse(context.req.query("width"));
    return context.json(await readPageState(handlers, { household, width }));
  });
  app.get("/api/events", (context) => feed.open(context));

  const hear = async (context: Context, event: IncomingEvent): Promise<Response> => {
    const verdict = await handlers.inbox.receive(event);
    if (verdict !== "consent-needed")
      return context.json({ verdict, refusal: whyNoMove(verdict) ?? undefined });
    const asked = await handlers.control.consentFor(event.what);
    const consent = asked && {
      campaign: asked.campaign,
      text: consentLines(asked).join("\n"),
      agree: agreeLabel(asked),
    };
    return context.json({ verdict, consent });
  };
  for (const [path, body] of Object.entries(eventBodies))
    app.post(`/api/${path}`, async (context) =>
      hear(context, { ...(await parseBody(context, body)), at: clock.now() }),
    );
  app.post("/api/opened", async (context) => {
    const opened = await parseBody(context, openedBody);
    await handlers.inbox.opened({ ...opened, at: clock.now() });
    return context.json({});
  });
  app.post("/api/play", async (context) => {
    const request = await parseBody(context, playBody);
    return context.json(await handlers.control.play(request, callerOf(somebody)));
  });
  app.post("/api/move", async (context) =>
    context.json({
      text: await handlers.control.move(await parseBody(context, moveBody), callerOf(somebody)),
    }),
  );
  app.post("/api/command", async (context) => {
    const { person, ...command } = await parseBody(context, commandBody);
    const caller = callerOf(person);
    const text = await handlers.control.perform(command, caller);
    if (command.verb !== "consent") return context.json({ text });
    return context.json({
      text,
      practice: await handlers.control.practiceFor(command.campaign, caller),
    });
  });
  if (handlers.review) serveReview(app, handlers.review);
  if (handlers.campaigns) serveCampaigns(app, handlers.campaigns);
  return app;
}

/** What asks for no name: one person is as good as another. */
const somebody = { id: "you", name: "you" };

/** People who reach this page sit at the computer, or know the password. */
function callerOf(person: Caller["person"]): Caller {
  return { ...local, channel: webChannel, person, ...ownerRights };
}

function serveFiles(app: Hono, files: ReadonlyMap<string, PageFile>): void {
  for (const [name, file] of files) {
    const path = name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
    app.get(path, (context) => sendFile(context, file));
  }
}

function answerError(error: Error, context: Context, report: (error: Error) => void): Response {
  if (error instanceof InputError) return context.json({ error: error.message }, 400);
  report(error);
  return context.json({ error: "Something went wrong here; it is in the log." }, 500);
}
