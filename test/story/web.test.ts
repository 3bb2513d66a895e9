import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart } from "./npm-start.js";

test("where everything is checked, Chromium is there", () => {
  expect(chromiumPath !== null || !process.env.CI).toBe(true);
});

describe.runIf(chromiumPath)("in a browser", () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
    folder = mkdtempSync(path.join(tmpdir(), "sous-web-"));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test("from a cold start to a finished task in under 30 s, and what the answer saved", {
    timeout: 60_000,
  }, async () => {
    const begun = Date.now();
    const sous = await npmStart(path.join(folder, "a.db"));
    try {
      expect(sous.startedMs).toBeLessThan(10_000);
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
      const complaints: string[] = [];
      page.on(
        "console",
        (message) => message.type() === "error" && complaints.push(message.text()),
      );
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(sous.url);

      await page.getByText("Where is Ana's mug?").first().waitFor();
      const more = page.getByTestId("more");
      if (await more.isVisible()) await more.click();
      await page.getByTestId("choice").filter({ hasText: "Corner cabinet" }).click();
      await page
        .getByTestId("receipt")
        .filter({ hasText: "Noted: Ana's mug is in the corner cabinet." })
        .waitFor();

      await page.getByText("Which mug is Ana's?").first().waitFor();
      await page.getByTestId("reply").fill("the blue one");
      await page.getByTestId("send").click();
      await page
        .getByTestId("receipt")
        .filter({ hasText: "Noted: Ana's mug is the blue mug." })
        .waitFor();

      const summary = page.getByTestId("summary");
      await summary.waitFor();
      expect(await summary.textContent()).toMatch(
        /Done in \d+ steps and 2 questions.*Without your answers? it would have taken \d+: \d+ steps saved/,
      );
      expect(Date.now() - begun).toBeLessThan(30_000);
      expect(complaints).toEqual([]);
      await page.close();
    } finally {
      await sous.stop();
    }
  });
});
