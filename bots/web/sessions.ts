import { networkInterfaces } from "node:os";
import type { Hono } from "hono";
import { z } from "zod";
import type { Watch } from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";
import { nameOfLogin, type Sessions } from "../../src/core/session.js";
import { visibleLine } from "../present/visible-text.js";
import type { WebContext, WebEnv } from "./access.js";
import { isLoopback } from "./client.js";
import type { Invitation, Me, PeopleState, SessionsState } from "./content.js";
import type { LiveFeed } from "./live-feed.js";
import type { Passwords } from "./login.js";
import { id, jsonRoutes, name, nothing } from "./requests.js";
import { drawQrCode } from "./show-drawing.js";
import type { Visitors } from "./visitors.js";

const logOutBody = z.object({ everywhere: z.boolean().default(false) });
const loginBody = z.union([
  z.object({ name: z.string().max(80), password: z.string().max(200) }),
  z.object({ remove: name }),
]);

export function serveSessions(
  app: Hono<WebEnv>,
  sessions: Sessions | null,
  visitors: Visitors,
  feed: LiveFeed,
  {
    handlers: { watch },
    passwords,
    host,
    standsBy,
  }: {
    handlers: { watch: Pick<Watch, "calls"> };
    passwords: Passwords;
    host: string;
    standsBy: () => string | null;
  },
): void {
  const needsPassword = Object.keys(passwords).length > 0;
  const { get, post } = jsonRoutes(app);
  const end = async (id: string): Promise<void> => {
    await sessions?.end(id);
    feed.end(id);
  };
  get("/api/me", nothing, async (_, context) => {
    const isOwner = context.get("role") === "owner";
    const session = context.get("session");
    const name = session && nameOfLogin(session.person);
    const waiting = (await watch.calls("web")).length;
    const known = { isOwner, isLoggedIn: session !== null, waiting, standsBy: standsBy() };
    return (name === null ? known : { ...known, name }) satisfies Me;
  });
  post("/api/log-out", logOutBody, async ({ everywhere }, context) => {
    const session = context.get("session");
    if (session && everywhere)
      for (const id of (await sessions?.endAll(session)) ?? []) feed.end(id);
    else if (session) await end(session.id);
    visitors.forget(context);
  });
  get("/api/sessions", nothing, async (_, context) => {
    const present = context.get("session")?.id;
    const lines = ((await sessions?.list()) ?? []).map((line) => ({
      ...line,
      name: line.name && visibleLine(line.name),
      isPresent: line.id === present,
    }));
    return { needsPassword, sessions: lines } satisfies SessionsState;
  });
  post("/api/sessions", z.object({ end: id }), ({ end: id }) => end(id));

  get("/api/people", nothing, async () => {
    const people = (await sessions?.logins()) ?? [];
    return { needsPassword, people } satisfies PeopleState;
  });
  post("/api/people", loginBody, async (given) => {
    if (!sessions || !needsPassword)
      throw new InputError(
        "Nobody logs in here yet: set SOUS_OWNER_PASSWORD, then start Sous again.",
      );
    const ended =
      "remove" in given
        ? await sessions.removeLogin(given.remove)
        : await sessions.giveLogin(given.name, given.password);
    for (const id of ended) feed.end(id);
  });

  get("/api/invite", nothing, (_, context): Invitation => {
    const { member: password } = passwords;
    const address = addressFor(context, host);
    if (address !== null && password !== undefined)
      return { address, password, qr: drawQrCode(address) };
    const settings = "SOUS_WEB_HOST=0.0.0.0 and SOUS_WEB_PASSWORD=(12 characters or more)";
    return {
      why: `Only this computer can connect. To invite others, set ${settings}, and start Sous again.`,
    };
  });
}

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
