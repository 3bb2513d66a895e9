/** Who is logged in: for each visitor themselves, and as a list for the owner; and logging out. */
import type { Hono } from "hono";
import { nameOfLogin, type Sessions } from "../../src/core/session.js";
import { visibleLine } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import type { LiveFeed } from "./live-feed.js";
import { endSessionBody, logOutBody, parseBody } from "./requests.js";
import type { Me, SessionsState } from "./session-content.js";
import type { Visitors } from "./visitors.js";

interface SessionParts {
  /** Null: there is nowhere to keep them. */
  readonly sessions: Sessions | null;
  readonly visitors: Visitors;
  readonly feed: LiveFeed;
  readonly needsPassword: boolean;
  readonly standsBy: () => string | null;
}

/** Adds the routes. */
export function serveSessions(app: Hono<WebEnv>, parts: SessionParts): void {
  const { sessions, visitors, feed, needsPassword } = parts;
  const end = async (id: string): Promise<void> => {
    await sessions?.end(id);
    feed.end(id);
  };
  app.get("/api/me", (context) => {
    const isOwner = context.get("role") === "owner";
    const session = context.get("session");
    const name = session && nameOfLogin(session.person);
    const isLoggedIn = session !== null;
    const known = { isOwner, isLoggedIn, standsBy: parts.standsBy() };
    const me: Me = name === null ? known : { ...known, name };
    return context.json(me);
  });
  app.post("/api/log-out", async (context) => {
    const { everywhere } = await parseBody(context, logOutBody);
    const session = context.get("session");
    if (session && everywhere)
      for (const id of (await sessions?.endAll(session)) ?? []) feed.end(id);
    else if (session) await end(session.id);
    visitors.forget(context);
    return context.json({});
  });
  app.get("/api/sessions", async (context) => {
    const present = context.get("session")?.id;
    const lines = (await sessions?.list()) ?? [];
    const state: SessionsState = {
      needsPassword,
      sessions: lines.map((line) => ({
        ...line,
        name: line.name && visibleLine(line.name),
        isPresent: line.id === present,
      })),
    };
    return context.json(state);
  });
  app.post("/api/sessions", async (context) => {
    await end((await parseBody(context, endSessionBody)).end);
    return context.json({});
  });
}
