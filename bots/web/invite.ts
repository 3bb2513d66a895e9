/** What the owner shows a colleague: the page's address on this network, as a QR code too, and the password. */
import { networkInterfaces } from "node:os";
import type { Hono } from "hono";

import type { WebContext, WebEnv } from "./access.js";
import { isLoopback } from "./client.js";
import type { Passwords } from "./login.js";
import { drawQrCode } from "./qr-code.js";
import type { Invitation } from "./session-content.js";

interface InviteParts {
  /** The address that is listened on. */
  readonly host: string;
  readonly passwords: Passwords;
}

/** Adds the route. */
export function serveInvite(app: Hono<WebEnv>, parts: InviteParts): void {
  app.get("/api/invite", (context) => context.json(invite(context, parts)));
}

function invite(context: WebContext, { host, passwords: { member } }: InviteParts): Invitation {
  const address = addressFor(context, host);
  if (address === null || member === undefined) {
    const settings = "SOUS_WEB_HOST=0.0.0.0 and SOUS_WEB_PASSWORD=(12 characters or more)";
    return {
      why: `Only this computer can connect. To invite others, set ${settings}, and start Sous again.`,
    };
  }
  return { address, password: member, qr: drawQrCode(address) };
}

/** The address by which the owner came, unless only this machine knows it by that name; null: others cannot come. */
function addressFor(context: WebContext, listening: string): string | null {
  const named = context.req.header("host") ?? "";
  const scheme = context.get("client").isHttps ? "https" : "http";
  if (!isLoopback(named)) return `${scheme}://${named}`;
  if (isLoopback(listening)) return null;
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const outward = all.find(({ family, internal }) => family === "IPv4" && !internal);
  const port = /:\d+$/.exec(named)?.[0] ?? "";
  return outward ? `${scheme}://${outward.address}${port}` : null;
}
