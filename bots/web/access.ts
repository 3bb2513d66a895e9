/** Who may use which address of the pages: one table. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ParticipantSession } from "../../src/core/join.js";
import type { Session, WebRole } from "../../src/core/session.js";
import type { Client } from "./client.js";

/**
 * `owner`: has the owner's password, or sits at this computer where no password is set. `member`: has the team's
 * password. `participant`: came through a campaign's door, and uses the addresses of that campaign only.
 */
export type Role = WebRole | "participant" | "stranger";

/** What each request brings along. */
export interface WebEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    client: Client;
    role: Role;
    /** Of an owner or a member who has logged in. */
    session: Session | null;
    /** The campaign whose door the address names, and who came through it. */
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
/** The files that a participant's page needs. */
export const doorFilePath =
  "/join-page/:file{(?:browser|controls|drawing|form|join|join-stages|talk-question|translated)\\.js|(?:join|base)\\.css|favicon\\.svg}";
/** Style sheets, scripts and pictures of the team's pages. They hold no data. */
export const filePath = "/:file{[a-z-]+\\.(?:css|js|svg)}";
/** Modules of packages; anybody can have them elsewhere. */
export const modulePath = "/modules/:file{.+}";

/** Who may use an address besides the owner alone. One that is not listed is the owner's. */
export const access: Readonly<Record<string, readonly Role[]>> = {
  "GET /healthz": everybody,
  "GET /readyz": everybody,
  // It asks for a token itself: whoever measures is a machine, and has no session.
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
  [`GET ${filePath}`]: team,
  "GET /api/me": team,
  "GET /api/state": team,
  "GET /api/events": team,
  "GET /api/picture": team,
  "POST /api/press": team,
  "POST /api/reply": team,
  "POST /api/retract": team,
  "POST /api/fix": team,
  "POST /api/opened": team,
  "POST /api/receipt": team,
  "POST /api/play": team,
  "POST /api/move": team,
  "POST /api/command": team,
  "POST /api/log-out": team,
};

/** The one channel of the web chat. */
export const webChannel = "web";
