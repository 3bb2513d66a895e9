/** The owner starts, watches, pauses and closes a campaign in a browser, by keyboard, on a phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSimulatedBot } from "../../src/app/bots.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { makeWebBot } from "../../src/app/web-bot.js";
import type { Sous } from "../../src/app/wire.js";
import { parts, pilot, startCampaigns } from "../app/campaigns/scenario.js";
import { chromiumPath, openBrowser } from "./browser.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-campaigns-story-"));
const payRate = { amount: 0.15, currency: "EUR", per: "answer" } as const;

describe.runIf(chromiumPath)("the page of campaigns in a browser", () => {
  let browser: Browser;
  let sous: Sous;
  let url: string;
  beforeAll(async () => {
    const web = makeWebBot({ ...parts, config: { ...parts.config, webPort: 0 } });
    const people = makeSimulatedBot(parts, { wrong: 0.2, unsure: 0.1, delayMs: 100, seed: 1 });
    sous = await startCampaigns(path.join(folder, "a.db"), {
      bots: [people, web],
      commandLine: new URL("../../src/cli/main.js", import.meta.url),
    });
    url = web.url();
    browser = await openBrowser(chromiumPath ?? "");
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await sous.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("shows what there is, follows it by itself, and asks before it is closed", async () => {
    const page = await browser.newPage({ viewport: { width: 380, height: 800 } });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${url}/campaigns`);
    await page.getByText("There is no campaign yet.").waitFor();

    const { memory } = sous;
    await createCampaign(
      { memory, clock: parts.clock },
      pilot({ title: "Where things are kept", copies: 10, gold: 0.5, payRate }),
    );
    sous.campaigns.start();
    const state = page.getByTestId("state");
    await state.filter({ hasText: "created" }).waitFor();
    await page.getByTestId("start").press("Enter");
    await state.filter({ hasText: "running" }).waitFor();
    await expect.poll(() => focused(page)).toBe("pause");

    await figure(page, "Cost")
      .getByText(/^\d+\.\d\d EUR so far/)
      .waitFor();
    const before = await answersOn(page);
    await expect.poll(() => answersOn(page), { timeout: 60_000 }).toBeGreaterThan(before);
    await figure(page, "Right on gold")
      .getByText(/\d+ of \d+ claims/)
      .waitFor();
    await expectNoSideways(page);

    await page.keyboard.press("Enter");
    await state.filter({ hasText: "paused" }).waitFor();
    await page.getByTestId("progress").filter({ hasText: "by hand" }).waitFor();
    expect(
      await page.getByRole("link", { name: "Review its exchanges" }).getAttribute("href"),
    ).toBe("/review?campaign=pilot");

    await page.getByTestId("close").press("Enter");
    await page.getByRole("heading", { name: "Close “Where things are kept”?" }).waitFor();
    await page.keyboard.press("Escape");
    expect((await memory.campaigns.get("pilot"))?.state).toBe("paused");
    await page.getByTestId("close").press("Enter");
    await page.getByTestId("closing-yes").press("Enter");
    await state.filter({ hasText: "closed" }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("campaign-pilot");
    expect((await memory.campaigns.get("pilot"))?.state).toBe("closed");
    await expectNoSideways(page);

    await page.getByRole("link", { name: "Where things are kept" }).click();
    await page.getByTestId("study").click();
    await page
      .getByTestId("study-state")
      .filter({ hasText: /What answers were worth: \d+ questions/ })
      .waitFor({ timeout: 90_000 });
    await page.getByRole("heading", { name: "Saved per question" }).waitFor();
    await page.locator(".study .bar-line").first().waitFor();
    await expectNoSideways(page);
    expect(complaints).toEqual([]);
    await page.close();
  }, 200_000);

  test("says in words what cannot be done", async () => {
    const { memory } = sous;
    await createCampaign({ memory, clock: parts.clock }, pilot({ id: "second", copies: 1 }));
    const page = await browser.newPage();
    await page.goto(`${url}/campaigns`);
    const start = page.getByTestId("campaign").filter({ hasText: "second" }).getByTestId("start");
    // Somebody else is faster: it is closed while the order is on its way.
    await page.route("**/api/campaigns", async (route) => {
      if (route.request().method() === "POST")
        await moveCampaign({ memory, clock: parts.clock }, "second", "close");
      await route.continue();
    });
    await start.click();
    await page
      .getByTestId("notice")
      .filter({ hasText: "Campaign second is closed, so it cannot be started." })
      .waitFor();
    await page.close();
  }, 60_000);
});

function figure(page: Page, name: string) {
  return page.locator(`[data-figure="${name}"] dd`);
}

async function answersOn(page: Page): Promise<number> {
  return Number.parseInt((await figure(page, "Answers").textContent()) ?? "", 10);
}

function focused(page: Page): Promise<string> {
  return page.evaluate("document.activeElement?.getAttribute('data-testid') ?? ''");
}

/** Nothing is wider than the phone. */
async function expectNoSideways(page: Page): Promise<void> {
  const width = await page.evaluate("document.documentElement.scrollWidth");
  expect(width).toBeLessThanOrEqual(380);
}
