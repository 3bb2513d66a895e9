import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import type { Sous } from "../../src/app/wire.js";
import { parts, pilot } from "../app/campaigns/scenario.js";
import { changeRows, playCampaign } from "../datasets/campaign.js";
import { chromiumPath } from "./browser.js";
import { focused, isNarrow, phone, serve, visit } from "./stage.js";

describe.runIf(chromiumPath)("the owner's page in a browser", () => {
  test("finds an exchange, replays it by keyboard, hides words and excludes it", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sous-review-story-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const database = path.join(folder, "a.db");
    await playCampaign(database, { kitchen: "slack" });
    changeRows(database, (db) =>
      db.exec("UPDATE questions SET campaign = NULL WHERE text LIKE 'Where is Ana''s mug%'"),
    );
    const { url } = await serve({ home: null, database, answerTimeoutMs: 10_000 });
    const page = await visit(`${url}/review`, phone);
    // A slow server shows the loading state.
    const late = "**/api/review";
    let answer = () => {};
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(late, (route) => seen.then(() => route.continue()));
    await page.reload();
    await page.getByTestId("loading").waitFor();
    answer();
    await page.unroute(late);
    const exchange = page.getByTestId("exchange").filter({ hasText: "Where is Ana's mug?" });
    await exchange.waitFor();
    expect(await isNarrow(page)).toBe(true);

    await answerInCampaign(page);
    await answerItself(page);
    await page.getByTestId("flag-disagreement").check();
    await page.getByTestId("found").filter({ hasText: "1 exchange" }).waitFor();
    expect(page.url()).toContain("flags=disagreement");

    await replayByKeyboard(page);
    await decide(page);
    expect(await isNarrow(page)).toBe(true);
  });
});

/** Answers are not stored without a consent prompt. */
async function answerInCampaign(page: Page): Promise<void> {
  const exchange = page.getByTestId("exchange").filter({ hasText: "campaign pilot" }).first();
  await exchange.getByTestId("answer-open").click();
  await page.keyboard.type("in the sink");
  await page.keyboard.press("Enter");
  await page.getByTestId("notice").filter({ hasText: "It was not kept" }).waitFor();
  await page.keyboard.press("Escape");
}

async function answerItself(page: Page): Promise<void> {
  const exchange = page.getByTestId("exchange").filter({ hasText: "Where is Ana's mug?" });
  await exchange.getByTestId("answer-open").click();
  await page.keyboard.type("in the sink");
  await page.keyboard.press("Enter");
  await exchange.getByText("Understood: Ana's mug is in the sink.").waitFor();
  expect(await exchange.getByTestId("answer").count()).toBe(2);
}

async function replayByKeyboard(page: Page): Promise<void> {
  const open = page.getByTestId("replay-open").first();
  await open.press("Enter");
  const drawing = page.getByTestId("replay-drawing");
  const step = page.getByTestId("scrub-step");
  await step.getByText("asks").waitFor();
  await drawing.locator("svg").waitFor();
  await page.keyboard.press("Home");
  await step.getByText("begins").waitFor();
  await drawing.locator('svg[aria-label*="in the middle of the room"]').waitFor();
  const before = await drawing.innerHTML();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await drawing.locator('svg[aria-label*="The robot is at"]').waitFor();
  expect(await drawing.innerHTML()).not.toBe(before);
  await page.keyboard.press("End");
  expect(await page.getByRole("button", { name: "One step on" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByTestId("replay").waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("replay-open");
}

async function decide(page: Page): Promise<void> {
  await page.getByTestId("exclude").first().press("Enter");
  await page.getByTestId("decisions").getByText("owner").waitFor();
  await page.getByTestId("exclude").first().press("Enter");
  await page.getByTestId("decisions").getByText("Included again").waitFor();
  await page.getByTestId("name").fill("Rea");
  await page.getByTestId("name").press("Tab");
  await page.getByTestId("redact").first().press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("none of these words");
  await page.keyboard.press("Enter");
  expect(await page.locator("input:invalid:focus").count()).toBe(1);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("the");
  await page.keyboard.press("Enter");
  await page.getByTestId("verdict").filter({ hasText: "without the hidden parts" }).waitFor();
  await expect.poll(() => page.getByTestId("answer").first().textContent()).toContain("[…]");
  await page.getByTestId("exclude").first().press("Enter");
  const decisions = page.getByTestId("decisions");
  await decisions.getByText("Excluded: Where is Ana's mug?").nth(1).waitFor();
  await expect.poll(() => focused(page)).toBe("exclude");
  await page.keyboard.press("Enter");
  await decisions.getByText("Included again: Where is Ana's mug?").nth(1).waitFor();
  expect(await decisions.getByRole("listitem").allTextContents()).toEqual([
    expect.stringMatching(/^Included again: .*Rea, /),
    expect.stringMatching(/^Excluded: .*Rea, /),
    expect.stringMatching(/^Hid \d parts? of the words of Zebulon Quist: .*Rea, /),
    expect.stringMatching(/^Included again: .*owner, /),
    expect.stringMatching(/^Excluded: .*owner, /),
  ]);
}

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
