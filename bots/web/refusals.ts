/** What somebody is told who may not use an address. */
import type { JoinDesk } from "../../src/core/join.js";
import { doorPath, loginPath, type WebContext } from "./access.js";
import { framePage } from "./frame-page.js";
import { onlyHere } from "./guard.js";
import { refuseAtDoor } from "./join.js";
import type { Passwords } from "./login.js";
import { pages } from "./page-files.js";

export function createRefusals({
  passwords,
  needsPassword,
  join,
}: {
  readonly passwords: Passwords;
  readonly needsPassword: boolean;
  readonly join: JoinDesk | undefined;
}): (context: WebContext, route: string | null) => Response | Promise<Response> {
  const ownersOnly = passwords.owner
    ? "This is the owner's. Log out, and log in with the owner's password."
    : "This is the owner's, and nobody is the owner here: set SOUS_OWNER_PASSWORD to a password of 12 characters or more that is not SOUS_WEB_PASSWORD, start Sous again, and log in with it.";

  return (context, route) => {
    if (join && route?.startsWith(doorPath)) return refuseAtDoor(context, join);
    const isPage = pages.has(route ?? "");
    if (context.get("role") === "member")
      return isPage
        ? context.html(framePage("the owner's page", closedPage(ownersOnly)), 403)
        : context.json({ error: ownersOnly }, 403);
    if (!needsPassword)
      return isPage
        ? context.html(framePage("only this computer", `<p role="alert">${onlyHere}</p>`), 403)
        : context.json({ error: onlyHere }, 403);
    return isPage
      ? context.redirect(loginPath, 303)
      : context.json({ error: "Log in first." }, 401);
  };
}

function closedPage(words: string): string {
  return `<h1>Sous</h1>
    <p role="alert">${words}</p>
    <p><a href="/">Back to the conversation</a></p>`;
}
