/** The owner's page of people who have log-ins of their own. */
import type { Hono } from "hono";
import { InputError } from "../../src/core/errors.js";
import type { Sessions } from "../../src/core/session.js";
import type { WebEnv } from "./access.js";
import type { LiveFeed } from "./live-feed.js";
import { loginBody, parseBody } from "./requests.js";
import type { PeopleState } from "./session-content.js";

interface PeopleParts {
  /** Null: there is nowhere to keep them. */
  readonly sessions: Sessions | null;
  readonly feed: LiveFeed;
  readonly needsPassword: boolean;
}

/** Adds the routes. */
export function servePeople(
  app: Hono<WebEnv>,
  { sessions, feed, needsPassword }: PeopleParts,
): void {
  app.get("/api/people", async (context) => {
    const people = (await sessions?.logins()) ?? [];
    return context.json({ needsPassword, people } satisfies PeopleState);
  });
  app.post("/api/people", async (context) => {
    const given = await parseBody(context, loginBody);
    if (!sessions || !needsPassword)
      throw new InputError(
        "Nobody logs in here yet: set SOUS_OWNER_PASSWORD, then start Sous again.",
      );
    const ended =
      "remove" in given
        ? await sessions.removeLogin(given.remove)
        : await sessions.giveLogin(given.name, given.password);
    for (const id of ended) feed.end(id);
    return context.json({});
  });
}
