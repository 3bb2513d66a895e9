/** A web page with passwords, and browsers that keep their cookies. */
import { request } from "node:http";
import { onTestFinished } from "vitest";
import { createWebBot, type WebBot, type WebBotOptions } from "../../bots/web/server.js";
import { openMemory } from "../../memory/open.js";
import { createSessionDesk } from "../../src/app/sessions.js";
import type { BotHandlers } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { SessionDesk } from "../../src/core/session.js";
import type { Memory } from "../../src/core/stores.js";
import { TurnedClock } from "../clock.js";
import { quietHandlers } from "./quiet-handlers.js";

export const passwords = {
  password: "correct horse battery",
  ownerPassword: "staple of the owner",
};

/** Sessions in memory. */
async function openDesk(clock: Clock): Promise<{ desk: SessionDesk; memory: Memory }> {
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(() => memory.close());
  return {
    desk: createSessionDesk({ memory, clock, key: () => "key of the test", endsOthers: true }),
    memory,
  };
}

export interface Page {
  readonly bot: WebBot;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly handlers: BotHandlers;
}

/** With both passwords, unless the options say otherwise. */
export async function openPage(
  change: Partial<BotHandlers> = {},
  options: Partial<WebBotOptions> = {},
): Promise<Page> {
  const clock = options.clock ?? new TurnedClock();
  const { desk, memory } = await openDesk(clock);
  const handlers = quietHandlers({ sessions: desk, ...change });
  const bot = createWebBot({ port: 0, ...passwords, ...options, clock });
  await bot.start(handlers);
  onTestFinished(() => bot.stop());
  return { bot, clock, memory, handlers };
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** The address that it is sent from. */
  readonly from?: string;
}

/** A request whose headers and sender can be chosen; nothing is followed. */
export function send(url: string, sent: Sent): Promise<Answer> {
  const { path, method = "GET", body = "", headers = {}, from } = sent;
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: false, localAddress: from };
    const asked = request(url + path, options, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** A browser that keeps its cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    readonly headers: Record<string, string> = {},
    readonly from?: string,
  ) {}

  async get(path: string): Promise<Answer> {
    return this.#send({ path });
  }

  async post(path: string, body: object | string, more: Record<string, string> = {}) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const headers = { "content-type": "application/json", ...more };
    return this.#send({ path, method: "POST", body: text, headers });
  }

  async logIn(password: string): Promise<Answer> {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    return this.post("/login", new URLSearchParams({ password }).toString(), form);
  }

  async #send(sent: Sent): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...this.headers, ...sent.headers, ...(cookie && { cookie }) };
    const { from } = this;
    const answer = await send(this.url, { ...sent, headers, ...(from && { from }) });
    for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = "", ...rest] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (rest.some((part) => part.trim() === "Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
