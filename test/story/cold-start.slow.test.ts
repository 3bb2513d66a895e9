import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart } from "./npm-start.js";
import { answerBoth } from "./stage.js";

test("where everything is checked, Chromium is there", () => {
  expect(chromiumPath !== null || !process.env.CI).toBe(true);
});

test.runIf(chromiumPath)(
  "from a cold start to a finished task in under 30 s, what the answer saved, and the next in under 20 s",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sous-web-"));
    const browser = await openBrowser(chromiumPath ?? "");
    const begun = Date.now();
    const sous = await npmStart(path.join(folder, "a.db"));
    try {
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
      await page.goto(sous.url);
      const summary = await answerBoth(page);
      expect(await summary.textContent()).toMatch(
        /Done in \d+ steps and 2 questions.*Without the answer it would have taken \d+: \d+ steps saved/,
      );
      expect(Date.now() - begun).toBeLessThan(30_000);

      const nextBegun = Date.now();
      await page.getByTestId("next").click();
      await page.getByTestId("task").filter({ hasText: "cool a tomato" }).waitFor();
      await summary.waitFor();
      expect(Date.now() - nextBegun).toBeLessThan(20_000);
    } finally {
      await sous.stop();
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  },
);
