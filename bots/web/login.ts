/** The log-in: one form for both passwords. */

import type { Hono } from "hono";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import { isSameSecret } from "../../src/core/same-secret.js";
import { type WebRole, webRoles } from "../../src/core/session.js";
import { loginPath, type WebContext, type WebEnv } from "./access.js";
import { readBody } from "./body.js";
import { framePage } from "./frame-page.js";
import { FallingCounts } from "./throttle.js";
import type { Visitors } from "./visitors.js";

export type Passwords = Readonly<Partial<Record<WebRole, string>>>;

/** The first wrong password is answered at once, the second after this time, each further one after twice as long. */
const firstDelayMs = 500;
const longestDelayMs = 16_000;
/** Wrong passwords that are counted, and how many of them are forgotten in a minute. */
const counted = { atOnce: 8, perMinute: 2 };
/** Answers that wait at once. What is more is refused at once, so that a flood holds nothing up. */
const mostWaiting = { fromOne: 4, inAll: 200 };

/**
 * Adds the form. The right password is let in at once, whatever else arrives; only answers to wrong ones are
 * delayed, for each client by itself.
 */
export function serveLogin(
  app: Hono<WebEnv>,
  { passwords, visitors, clock }: { passwords: Passwords; visitors: Visitors; clock: Clock },
): void {
  const delays = new Delays(clock);

  app.get(loginPath, (context) => context.html(loginPage("")));
  app.post(loginPath, async (context) => {
    const given = new URLSearchParams(await readBody(context)).get("password") ?? "";
    const role = roleFor(given, passwords);
    if (!role) return refuse(context);
    try {
      await visitors.logIn(context, role);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return context.html(loginPage(error.message), 503);
    }
    return context.redirect("/", 303);
  });

  async function refuse(context: WebContext): Promise<Response> {
    const waitS = await delays.wait(context.get("client").group, context.req.raw.signal);
    if (waitS === 0) return context.html(loginPage("That is not the password."), 401);
    context.header("retry-after", String(waitS));
    const problem = `That is not the password, and there were many wrong ones. Try again in ${waitS} s.`;
    return context.html(loginPage(problem), 429);
  }
}

/** Delays of wrong passwords. */
class Delays {
  readonly #clock: Clock;
  readonly #wrong: FallingCounts;
  readonly #waiting = new Map<string, number>();
  #inAll = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#wrong = new FallingCounts(clock, counted);
  }

  /** Waits as long as a client has to; or returns at once how many seconds that is, as too many wait already. */
  async wait(client: string, signal: AbortSignal): Promise<number> {
    const before = Math.round(this.#wrong.add(client)) - 1;
    if (before === 0) return 0;
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (before - 1));
    const own = this.#waiting.get(client) ?? 0;
    if (own >= mostWaiting.fromOne || this.#inAll >= mostWaiting.inAll)
      return Math.ceil(delayMs / 1000);
    this.#waiting.set(client, own + 1);
    this.#inAll += 1;
    try {
      await this.#clock.sleep(delayMs, signal).catch(() => undefined);
    } finally {
      this.#leave(client);
    }
    return 0;
  }

  #leave(client: string): void {
    const others = (this.#waiting.get(client) ?? 1) - 1;
    if (others > 0) this.#waiting.set(client, others);
    else this.#waiting.delete(client);
    this.#inAll -= 1;
  }
}

/** Compares with every password, so that the time taken tells nothing. */
function roleFor(given: string, passwords: Passwords): WebRole | null {
  const roles = webRoles.filter((role) => isSameSecret(given, passwords[role] ?? ""));
  return roles.find((role) => passwords[role] !== undefined) ?? null;
}

function loginPage(problem: string): string {
  return framePage(
    "log in",
    `<form method="post" action="${loginPath}">
      <h1>Sous</h1>
      <p role="alert">${problem}</p>
      <input hidden autocomplete="username" value="Sous" />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
      <button>Log in</button>
    </form>`,
  );
}
