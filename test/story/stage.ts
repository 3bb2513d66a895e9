/** Sous with its page in this process, and a browser per worker. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { makeWebBot } from "../../src/app/serve/web-bot.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import type { Bot } from "../../src/core/bot.js";
import { parts } from "../app/campaigns/scenario.js";
import { callerOf } from "../app/product.js";
import { passwords } from "../bots/web-setup.js";
import { openSous } from "../build/sous.js";
import { chromiumPath, openBrowser } from "./browser.js";

export interface Served {
  readonly sous: Sous;
  readonly url: string;
}

interface ServeOptions extends Partial<Omit<SousOptions, "bots">> {
  readonly home?: string | null;
  readonly isLocked?: boolean;
  readonly beside?: readonly Bot[];
}

/** Until the test ends. Starts a task in the kitchen by default. */
export async function serve({
  home = "kitchen",
  isLocked = false,
  beside = [],
  ...options
}: ServeOptions = {}): Promise<Served> {
  const { password: webPassword, ownerPassword } = passwords;
  const locks = isLocked ? { webPassword, ownerPassword } : {};
  const web = makeWebBot({ ...parts, config: { ...parts.config, webPort: 0, ...locks } });
  const sous = await openSous({ log: parts.log, bots: [web, ...beside], ...options });
  if (home) await sous.control.play({ home }, callerOf({ platform: "web", channel: "web" }));
  return { sous, url: web.url() };
}

let shared: Promise<Browser> | undefined;

export function workersBrowser(): Promise<Browser> {
  shared ??= openBrowser(chromiumPath ?? "");
  return shared;
}

export const desk = { width: 1400, height: 900 };
export const phone = { width: 380, height: 800 };

/** A page with separate cookies, closed after the test. Fails on script errors. */
export async function visit(
  address: string,
  viewport = desk,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await (await workersBrowser()).newContext({ viewport, ...options });
  const complaints: string[] = [];
  // Server refusals are no page errors.
  context.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("request", (request) => {
    const isOwn = ["data:", "blob:", new URL(address).origin].some((begin) =>
      request.url().startsWith(begin),
    );
    if (!isOwn) complaints.push(`asks ${request.url()}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

export const isNarrow = (page: Page) =>
  page.evaluate<boolean>("document.documentElement.scrollWidth <= window.innerWidth");

export const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement?.getAttribute('data-testid') ?? ''");

export async function reply(page: Page, words: string): Promise<void> {
  await page.getByTestId("reply").fill(words);
  await page.getByTestId("send").click();
}

export const asks = (page: Page, question: string) => page.getByText(question).first().waitFor();

export const noted = (page: Page, text: string) =>
  page.getByTestId("receipt").filter({ hasText: text }).first().waitFor();

export async function choose(page: Page, label: string | RegExp): Promise<void> {
  const more = page.getByTestId("more");
  if (await more.isVisible()) await more.click();
  await page.getByTestId("choice").filter({ hasText: label }).click();
}

export async function answerBoth(page: Page): Promise<Locator> {
  await asks(page, "Where is Ana's mug?");
  await choose(page, "Corner cabinet");
  await noted(page, "Noted: Ana's mug is in the corner cabinet.");
  await asks(page, "Which mug is Ana's?");
  await reply(page, "the blue one");
  await noted(page, "Noted: Ana's mug is the blue mug.");
  const summary = page.getByTestId("summary");
  await summary.waitFor();
  return summary;
}
