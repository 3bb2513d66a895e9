import { onTestFinished } from "vitest";
import { createWebBot, type WebBot, type WebBotOptions } from "../../bots/web/server.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { createLog } from "../../src/app/operating/log.js";
import type { Sous } from "../../src/app/wire.js";
import type { BotHandlers } from "../../src/core/bot.js";
import { pilot } from "../app/campaigns/scenario.js";
import { openSous } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { Browser } from "../peers/browser.js";

export const passwords = {
  password: "correct horse battery",
  ownerPassword: "staple of the owner",
};

/** The local user is the owner. */
export const noPasswords = { password: undefined, ownerPassword: undefined };

export interface Page {
  readonly bot: WebBot;
  readonly url: string;
  readonly sous: Sous;
  readonly clock: TurnedClock;
  readonly handlers: BotHandlers;
  /** Cached per role; without passwords the owner's. */
  as(role: Role): Promise<Browser>;
  call<T = object>(
    role: Role,
    method: "GET" | "POST",
    path: string,
    body?: object | string,
  ): Promise<{ readonly status: number; readonly body: T }>;
}

type Role = "owner" | "member" | "guest";

export async function openPage(
  change: Partial<BotHandlers> = {},
  options: Partial<WebBotOptions> = {},
): Promise<Page> {
  const clock = new TurnedClock();
  const sous = await openSous({ bots: [], clock, log: createLog("silent") });
  const handlers = { ...sous.handlers, ...change };
  const bot = createWebBot({ port: 0, ...passwords, clock, ...options });
  await bot.start(handlers);
  onTestFinished(() => bot.stop());
  const browsers = new Map<string, Browser>();
  const url = bot.url();

  async function as(role: Role): Promise<Browser> {
    const known = browsers.get(role);
    if (known) return known;
    const browser = new Browser(url);
    browsers.set(role, browser);
    const { password = "", ownerPassword = "" } = { ...passwords, ...options };
    if (role === "owner" && ownerPassword) await browser.logIn(ownerPassword);
    if (role === "member") await browser.logIn(password);
    return browser;
  }
  const call: Page["call"] = async (role, method, path, body = {}) => {
    const browser = await as(role);
    const answer = await (method === "GET" ? browser.get(path) : browser.post(path, body));
    const isJson = /^[[{]/.test(answer.body);
    return { status: answer.status, body: isJson ? JSON.parse(answer.body) : answer.body };
  };
  return { bot, url, sous, clock, handlers, as, call };
}

export async function beginPilot({ sous: { memory }, clock }: Page): Promise<void> {
  const where = { bot: "web", channel: "web", completionCode: "CQ7XK2" } as const;
  const design = pilot({ tasks: ["kitchen"], copies: 1, ...where });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, "pilot", "start");
}
