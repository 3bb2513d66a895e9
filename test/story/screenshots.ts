/**
 * Takes the screenshots of all pages, narrow and wide, light and dark: npm run screenshots.
 * Writes docs/images/.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart, repository } from "./npm-start.js";
import { playCampaigns } from "./played-campaigns.js";

const images = path.join(repository, "docs/images");
const looks = [
  { width: 1400, height: 900, colorScheme: "light" },
  { width: 1400, height: 900, colorScheme: "dark" },
  { width: 380, height: 800, colorScheme: "light" },
  { width: 380, height: 800, colorScheme: "dark" },
] as const;

async function shoot(page: Page, moment: string): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(
      "document.querySelector('[data-testid=summary]')?.scrollIntoView({block:'center'}); document.querySelector('#scroll')?.scrollTo(0, 1e6)",
    );
    if (width > 1000 || moment === "question") await page.evaluate("window.scrollTo(0, 0)");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: path.join(images, `${moment}-${width}-${colorScheme}.png`) });
  }
}

/** One small picture, as on a phone. */
async function glance(page: Page, moment: string): Promise<void> {
  await page.setViewportSize({ width: 380, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate("window.scrollTo(0, 0)");
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(images, `${moment}-380-light.png`) });
}

async function say(page: Page, words: string, answer: RegExp): Promise<void> {
  await page.getByTestId("reply").fill(words);
  await page.getByTestId("send").click();
  await page.getByTestId("conversation").locator(".note").getByText(answer).last().waitFor();
}

async function tell(page: Page): Promise<void> {
  await page.getByTestId("question").first().waitFor();
  await shoot(page, "question");
  await say(page, "what do you need it for?", /My task: /);
  await glance(page, "question-back");
  await say(page, "purple elephants dance", /did not understand/);
  await glance(page, "odd-reply");
  await page.setViewportSize({ width: 1400, height: 900 });
  const more = page.getByTestId("more");
  if (await more.isVisible()) await more.click();
  await page.getByTestId("choice").filter({ hasText: "Corner cabinet" }).click();
  await page.getByText("Which mug is Ana's?").first().waitFor();
  await say(page, "the red one", /Ana's mug is the red/);
  await say(page, "no, Ana's mug is the blue mug", /Ana's mug:? (is )?the blue/);
  await glance(page, "correction");
  await page.getByTestId("summary").waitFor();
  await shoot(page, "done");
}

/** The owner's page after that task, and its first question once more. */
async function review(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(new URL("/review", page.url()).href);
  await page.getByTestId("exchange").first().waitFor();
  await shoot(page, "review");
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.getByTestId("replay-open").last().click();
  await page.getByTestId("replay-drawing").locator("svg").waitFor();
  await shoot(page, "replay");
}

/** What campaigns there are: one that is going on, one that is over, and one to come. */
async function campaigns(page: Page, url: string): Promise<void> {
  await page.goto(new URL("/campaigns", url).href);
  await page.getByTestId("campaign").nth(2).waitFor();
  await shoot(page, "campaigns");
  await page.goto(new URL("/campaigns/pilot", url).href);
  await page.getByTestId("plots").waitFor();
  await shoot(page, "campaign");
  await page.goto(new URL("/campaigns/new", url).href);
  await page.getByTestId("template-memory").click();
  await page.getByLabel("Pay, in words").fill("12 EUR an hour");
  await page.getByLabel("Ethics").fill("reviewed, number 7");
  await page.getByTestId("plan").waitFor();
  await shoot(page, "new-campaign");
  await page.goto(new URL("/join/study?participant=ana-1234", url).href);
  await page.getByTestId("agree").click();
  await page.getByTestId("choice").first().waitFor();
  await shoot(page, "participant");
}

/** A copy of the kitchen in the builder. */
async function build(page: Page, url: string): Promise<void> {
  await page.goto(new URL("/homes", url).href);
  await page.getByRole("button", { name: "Open a copy of Ana's kitchen" }).click();
  await page.locator(".picture svg").waitFor();
  await shoot(page, "homes");
}

if (chromiumPath === null) throw new Error("install Chromium first (apt-get install chromium)");
mkdirSync(images, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), "sous-screenshots-"));
const played = path.join(folder, "campaigns.db");
await playCampaigns(played);
const sous = await npmStart(path.join(folder, "a.db"));
const beside = await npmStart(played, ["--no-play"]);
const browser = await openBrowser(chromiumPath);
try {
  const page = await browser.newPage();
  await page.goto(sous.url);
  await tell(page);
  await review(page);
  await campaigns(page, beside.url);
  await build(page, beside.url);
} finally {
  await browser.close();
  await sous.stop();
  await beside.stop();
  rmSync(folder, { recursive: true });
}
