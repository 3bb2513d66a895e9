/** The whole product with its pages, in this process and without a socket. */
import Sqlite from "better-sqlite3";
import { onTestFinished } from "vitest";
import type { Role, WebEnv } from "../../bots/web/access.js";
import { LiveFeed } from "../../bots/web/live-feed.js";
import type { Passwords } from "../../bots/web/login.js";
import { createRoutes } from "../../bots/web/routes.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import type { CampaignDesign } from "../../src/core/campaign/campaign.js";
import { idOfLogin } from "../../src/core/people/session.js";
import { parts, pilot } from "../app/campaigns/scenario.js";
import { passwords } from "../bots/web-setup.js";
import { SilentPeople, startPlain } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";

export interface Sent {
  readonly path: string;
  /** GET by default. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface House {
  readonly sous: Sous;
  readonly clock: TurnedClock;
  send(sent: Sent): Promise<Answer>;
  /** The cookie of somebody with a log-in of their own. */
  enter(name: string): Promise<string>;
  /** Waits until nothing is written any more; lets time pass before that. */
  settle(ms?: number): Promise<void>;
  readonly routes: readonly string[];
  readonly cookies: Readonly<Record<Role, string>>;
  /** Another number after each change in the database. */
  version(): number;
  readonly errors: readonly Error[];
}

/** Turns of the event loop without a change after which nothing is under way. */
const quietTurns = 16;

interface HouseOptions extends Partial<SousOptions> {
  readonly metricsToken?: string | null;
  readonly study?: Partial<CampaignDesign>;
}

export const host = "127.0.0.1:3000";

const both: Passwords = { member: passwords.password, owner: passwords.ownerPassword };

/** With a password behind a trusted proxy; without one this computer is the owner's. */
export async function openHouse(
  given: Passwords = both,
  { metricsToken = null, study = {}, ...changes }: HouseOptions = {},
): Promise<House> {
  const isLocked = Object.keys(given).length > 0;
  const clock = new TurnedClock();
  const { database: file = newFile() } = changes;
  const people = new SilentPeople({ platform: "web" });
  const sous = await startPlain({
    ...parts,
    clock,
    database: file,
    bots: [people.bot],
    keys: { secret: "of a house that tests made for themselves" },
    ...changes,
  });
  const { memory, handlers } = sous;
  const design = pilot({
    id: "study",
    bot: "web",
    channel: "web",
    completionCode: "CQ7XK2",
    ...study,
  });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, "study", "start");
  const errors: Error[] = [];
  const sessions = (await handlers.sessions?.open(given)) ?? null;
  const app = createRoutes({
    handlers,
    feed: new LiveFeed(clock),
    clock,
    passwords: given,
    sessions,
    host: "127.0.0.1",
    trustProxy: isLocked ? 1 : 0,
    metricsToken,
    standsBy: () => null,
    onError: (error) => void errors.push(error),
  });
  const beside = file === ":memory:" ? null : new Sqlite(file, { readonly: true });
  onTestFinished(async () => {
    beside?.close();
    await sous.stop();
  });
  const send = createSend(app, isLocked);
  let changed = 0;
  sous.bus.subscribe(() => {
    changed += 1;
  });
  const beQuiet = async (): Promise<void> => {
    for (let quiet = 0, seen = changed; quiet < quietTurns; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (seen !== changed) [quiet, seen] = [0, changed];
    }
  };
  // The courier rests in real time after a look during which the clock was turned.
  const settle = async (ms = 0): Promise<void> => {
    await beQuiet();
    if (ms > 0) await clock.turn(ms);
    if (ms > 0) await beQuiet();
  };
  return {
    sous,
    clock,
    send,
    settle,
    async enter(name) {
      await memory.sessions.keepLogin({ name, createdAt: 1, passwordHash: "" });
      return `sous_session=${(await sessions?.begin("member", idOfLogin(name)))?.token}`;
    },
    routes: app.routes.flatMap(({ method, path }) =>
      method === "ALL" ? [] : [`${method} ${path}`],
    ),
    cookies: isLocked
      ? await logIn(send)
      : { stranger: "", participant: "", member: "", owner: "" },
    version: () => Number(beside?.pragma("data_version", { simple: true })),
    errors,
  };
}

/** Each request comes from an address of its own, so that none is refused for those before it. */
function createSend(app: ReturnType<typeof createRoutes>, isLocked: boolean): House["send"] {
  let sent = 0;
  return async ({ path, method = "GET", headers: given = {}, body, signal }) => {
    sent += 1;
    const address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { host, ...(isLocked && { "x-forwarded-for": address }), ...given };
    const incoming = {
      socket: { remoteAddress: "127.0.0.1" },
      httpVersion: "1.1",
      url: path,
      headers,
    };
    const request = new Request(new URL(path, `http://${host}`), {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const answer = await app.fetch(request, { incoming } as unknown as WebEnv["Bindings"]);
    const isEndless = path.startsWith("/api/events") && answer.ok;
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie(),
      body: isEndless ? await firstEvent(answer) : await answer.text(),
    };
  };
}

async function firstEvent({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

async function logIn(send: House["send"]): Promise<House["cookies"]> {
  const cookiesOf = ({ cookies }: Answer) =>
    cookies.map((line) => line.split(";")[0] ?? "").join("; ");
  const enter = async (password: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams({ password }).toString();
    return cookiesOf(await send({ path: "/login", method: "POST", headers, body }));
  };
  const participant = cookiesOf(await send({ path: "/join/study?participant=ana" }));
  const headers = { cookie: participant, "content-type": "application/json" };
  await send({ path: "/join/study/agree", method: "POST", headers, body: "{}" });
  const { password, ownerPassword } = passwords;
  return {
    stranger: "",
    participant,
    member: await enter(password),
    owner: await enter(ownerPassword),
  };
}
