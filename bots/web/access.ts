/** Lists the roles allowed at each address of the pages. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ParticipantSession } from "../../src/core/people/join.js";
import type { Session, WebRole } from "../../src/core/people/session.js";
import type { Client } from "./client.js";

/**
 * `owner` has the owner's password, or is on this computer if no password is set; `member` has the team's password;
 * `participant` came by a campaign's link, and may use only that campaign's addresses.
 */
export type Role = WebRole | "participant" | "stranger";

export interface WebEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    client: Client;
    role: Role;
    /** Null for people who have not logged in. */
    session: Session | null;
    door?: { readonly campaign: string; readonly participant: ParticipantSession | null };
  };
}
export type WebContext = Context<WebEnv>;

const everybody: readonly Role[] = ["stranger", "participant", "member", "owner"];
const participants: readonly Role[] = ["participant"];
export const team: readonly Role[] = ["member", "owner"];
export const owner: readonly Role[] = ["owner"];

export const loginPath = "/login";
export const doorPath = "/join/:campaign";
export const doorFilePath =
  "/join-page/:file{(?:controls|drawing|form|join|join-stages|talk-question|translated)\\.js|(?:join|base)\\.css|favicon\\.svg}";
export const filePath = "/:file{[a-z-]+\\.(?:css|js|svg)}";
export const modulePath = "/modules/:file{.+}";

/** Addresses missing here are the owner's alone. */
export const access: Readonly<Record<string, readonly Role[]>> = {
  "GET /healthz": everybody,
  "GET /readyz": everybody,
  // Checks a token itself, as monitoring systems have no session.
  "GET /metrics": everybody,
  [`GET ${loginPath}`]: everybody,
  [`POST ${loginPath}`]: everybody,
  [`GET ${doorFilePath}`]: everybody,
  [`GET ${modulePath}`]: everybody,
  "GET /join/:campaign": everybody,
  "POST /join/:campaign/enter": everybody,
  "GET /join/:campaign/state": participants,
  "POST /join/:campaign/agree": participants,
  "POST /join/:campaign/practise": participants,
  "POST /join/:campaign/answer": participants,
  "POST /join/:campaign/data": participants,
  "POST /join/:campaign/leave": participants,
  "POST /join/:campaign/prove": participants,
  "GET /": team,
  "GET /inbox": team,
  [`GET ${filePath}`]: team,
  "GET /api/me": team,
  "GET /api/state": team,
  "GET /api/inbox": team,
  "GET /api/events": team,
  "GET /api/picture": team,
  "POST /api/press": team,
  "POST /api/reply": team,
  "POST /api/retract": team,
  "POST /api/fix": team,
  "POST /api/opened": team,
  "POST /api/play": team,
  "POST /api/move": team,
  "POST /api/order": team,
  "POST /api/queue": team,
  "POST /api/command": team,
  "POST /api/log-out": team,
};

export const webChannel = "web";
