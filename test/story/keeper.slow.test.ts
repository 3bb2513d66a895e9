import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveSous } from "../app/sous-process.js";
import { chromiumPath, openBrowser } from "./browser.js";

describe.runIf(chromiumPath)("in a browser", () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
    folder = mkdtempSync(path.join(tmpdir(), "sous-keeper-"));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test("a keeper looks round and puts things away first; then the picture is gone", {
    timeout: 120_000,
  }, async () => {
    const url = await serveSous(path.join(folder, "keeper.db"), ["--mode", "keeper"]);
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByText("First look round").waitFor();
    const mug = page.locator('[data-thing="mug 1"]');
    await mug.waitFor();
    await page.getByTestId("move-thing").selectOption("mug 1");
    await page.getByTestId("move-place").selectOption("shelf 1");
    await page.getByTestId("move-do").click();
    await page.locator('[data-place="shelf 1"] [data-thing="mug 1"]').waitFor();

    await page.getByTestId("play").click();
    await page.getByText("Where is Ana's mug?").first().waitFor();
    expect(await page.getByTestId("legend").textContent()).toContain("from memory");
    expect(await mug.count()).toBe(0);
    await page.getByTestId("reply").fill("on the shelf");
    await page.getByTestId("send").click();
    await page
      .getByTestId("receipt")
      .filter({ hasText: "Noted: Ana's mug is on the shelf." })
      .waitFor();
    await page.close();
  });
});
