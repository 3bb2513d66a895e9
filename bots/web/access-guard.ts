/** Lets people use the addresses that the table allows them, and tells others why they may not. */
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { JoinDesk } from "../../src/core/join.js";
import {
  access,
  doorPath,
  loginPath,
  owner,
  type Role,
  team,
  type WebContext,
  type WebEnv,
} from "./access.js";
import { framePage } from "./frame-page.js";
import { onlyHere } from "./guard.js";
import { refuseAtDoor } from "./join.js";
import type { Passwords } from "./login.js";
import { pages } from "./page-files.js";

interface GuardParts {
  readonly passwords: Passwords;
  readonly needsPassword: boolean;
  readonly join: JoinDesk | undefined;
}

export function guardAccess(parts: GuardParts): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const found = matchedRoutes(context).find(({ method }) => method !== "ALL");
    const may = found ? (access[`${found.method} ${found.path}`] ?? owner) : team;
    const route = found?.path ?? "";
    if (may.includes(roleAt(context, route))) return next();
    if (parts.join && route.startsWith(doorPath)) return refuseAtDoor(context, parts.join);
    return refuse(context, pages.has(route), parts);
  };
}

/** Behind a campaign's door everybody is a participant or a stranger, the owner too. */
function roleAt(context: WebContext, route: string): Role {
  if (!route.startsWith(doorPath)) return context.get("role");
  return context.get("door")?.participant ? "participant" : "stranger";
}

function refuse(
  context: WebContext,
  isPage: boolean,
  { passwords, needsPassword }: GuardParts,
): Response | Promise<Response> {
  if (context.get("role") === "member") {
    const why = passwords.owner
      ? "This is the owner's. Log out, and log in with the owner's password."
      : "This is the owner's, and nobody is the owner here: set SOUS_OWNER_PASSWORD to a password of 12 characters or more that is not SOUS_WEB_PASSWORD, start Sous again, and log in with it.";
    if (!isPage) return context.json({ error: why }, 403);
    const words = `<h1>Sous</h1>
    <p role="alert">${why}</p>
    <p><a href="/">Back to the conversation</a></p>`;
    return context.html(framePage("the owner's page", words), 403);
  }
  if (needsPassword)
    return isPage
      ? context.redirect(loginPath, 303)
      : context.json({ error: "Log in first." }, 401);
  if (!isPage) return context.json({ error: onlyHere }, 403);
  const words = `<p role="alert">${onlyHere}</p>`;
  return context.html(framePage("only this computer", words), 403);
}
