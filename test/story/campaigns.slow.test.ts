import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import type { Sous } from "../../src/app/wire.js";
import { parts, pilot } from "../app/campaigns/scenario.js";
import { chromiumPath } from "./browser.js";
import { focused, isNarrow, phone, serve, visit } from "./stage.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-campaigns-story-"));
const payRate = { amount: 0.15, currency: "EUR", per: "answer" } as const;

describe.runIf(chromiumPath)("the page of campaigns in a browser", () => {
  let sous: Sous;
  let url: string;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    const people = makeSimulatedBot(parts, { wrong: 0.2, unsure: 0.1, delayMs: 100, seed: 1 });
    ({ sous, url } = await serve({
      home: null,
      beside: [people],
      database: path.join(folder, `${Math.random()}.db`),
      answerTimeoutMs: 10_000,
      commandLine: new URL("../../src/cli/main.js", import.meta.url),
    }));
  });

  test("shows what there is, follows it by itself, and asks before it is closed", async () => {
    const page = await visit(`${url}/campaigns`, phone);
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
    expect(await isNarrow(page)).toBe(true);

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
    expect(await isNarrow(page)).toBe(true);

    await page.getByRole("link", { name: "Where things are kept" }).click();
    await page.getByTestId("study").click();
    await page
      .getByTestId("study-state")
      .filter({ hasText: /What answers were worth: \d+ questions/ })
      .waitFor({ timeout: 90_000 });
    await page.getByRole("heading", { name: "Saved per question" }).waitFor();
    await page.locator(".study .bar-line").first().waitFor();
    expect(await isNarrow(page)).toBe(true);
  }, 200_000);
});

function figure(page: Page, name: string) {
  return page.locator(`[data-figure="${name}"] dd`);
}

async function answersOn(page: Page): Promise<number> {
  return Number.parseInt((await figure(page, "Answers").textContent()) ?? "", 10);
}
