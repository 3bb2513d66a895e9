import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { writeReport } from "../../../src/research/report/write-report.js";
import { newFile } from "../../memory/folder.js";
import { chromiumPath, openBrowser } from "../../story/browser.js";
import { composeAll } from "./whole-report-setup.js";

it.runIf(chromiumPath)(
  "opens in a browser without a complaint or a request, on any screen",
  { timeout: 60_000 },
  async () => {
    const folder = path.join(path.dirname(newFile()), "report");
    mkdirSync(folder);
    const files = await writeReport(folder, "report", await composeAll());
    const [markdown = "", html = ""] = files;
    expect(readFileSync(markdown, "utf8")).toContain("](kept-rounds.svg)");
    const browser = await openBrowser(chromiumPath ?? "");
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(pathToFileURL(html).href);
    for (const width of [380, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth",
      );
      expect([width, wider]).toEqual([width, false]);
    }
    for (const link of await page.locator("nav a").all())
      expect(
        await page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`).count(),
      ).toBe(1);
    expect(await page.locator("figure svg").count()).toBeGreaterThanOrEqual(1);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([pathToFileURL(html).href]);
  },
);
