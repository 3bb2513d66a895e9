/** Lets people use the addresses that the table allows them. */
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { access, doorPath, type Role, team, type WebContext, type WebEnv } from "./access.js";

/** @param refuse answers somebody who may not; `route` is null for an unknown address */
export function guardAccess(
  refuse: (context: WebContext, route: string | null) => Response | Promise<Response>,
): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const found = matchedRoutes(context).find(({ method }) => method !== "ALL");
    const may = found ? (access[`${found.method} ${found.path}`] ?? []) : team;
    if (may.includes(roleAt(context, found?.path ?? ""))) return next();
    return refuse(context, found?.path ?? null);
  };
}

/** Behind a campaign's door everybody is a participant or a stranger, the owner too. */
function roleAt(context: WebContext, route: string): Role {
  if (!route.startsWith(doorPath)) return context.get("role");
  return context.get("door")?.participant ? "participant" : "stranger";
}
