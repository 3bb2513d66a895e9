/** A question, its picture, the answers and "I don't know" are in sight at once, on a phone and on a desk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart, type Started } from "./npm-start.js";

const sizes = [
  { width: 380, height: 780 },
  { width: 1400, height: 900 },
];

describe.skipIf(chromiumPath === null)("the first screen", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-screen-"));
  let browser: Browser;
  const started: Started[] = [];

  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
  });

  afterAll(async () => {
    await browser.close();
    for (const sous of started) await sous.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(sizes)("has it all at $width px, whatever was said", async (viewport) => {
    const sous = await npmStart(path.join(folder, `${viewport.width}.db`));
    started.push(sous);
    const page = await browser.newPage({ viewport });
    await page.goto(sous.url);
    const inSight = () => expectInSight(page);
    await page.getByText("Where is Ana's mug?").first().waitFor();
    await inSight();
    await say(page, "what is it for?", /My task: heat/i);
    await inSight();
    await say(page, "purple elephants dance", /did not understand/);
    await inSight();
    const more = page.getByTestId("more");
    if (await more.isVisible()) await more.click();
    await page.getByTestId("choice").filter({ hasText: "Corner cabinet" }).click();
    await page.getByText("Which mug is Ana's?").first().waitFor();
    await inSight();
    await page.close();
  });
});

async function say(page: Page, words: string, answer: RegExp): Promise<void> {
  await page.getByTestId("reply").fill(words);
  await page.getByTestId("send").click();
  const note = page.getByTestId("conversation").locator(".note").getByText(answer).last();
  await note.waitFor();
}

/** Nothing is below the screen, or under the field for answers. */
async function expectInSight(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready");
  await page.waitForTimeout(500);
  expect(await page.evaluate("window.scrollY")).toBe(0);
  const field = await page.locator("#composer").boundingBox();
  const isFixed = (page.viewportSize()?.width ?? 0) < 900;
  const bottom = isFixed ? (field?.y ?? 0) : (page.viewportSize()?.height ?? 0);
  const parts = [
    page.getByTestId("question-text"),
    page.getByTestId("drawing").locator("svg"),
    ...(await page.getByTestId("choice").all()),
    page.getByTestId("something-else"),
    page.getByTestId("dont-know"),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.height).toBeGreaterThan(20);
    expect((box?.y ?? bottom) + (box?.height ?? 1)).toBeLessThanOrEqual(bottom);
  }
}
