/** What axe-core finds on every page, and what the browser says of them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor } from "../app/join/guests.js";
import { passwords } from "../bots/web-setup.js";
import { newFile } from "../memory/folder.js";
import { chromiumPath, openBrowser } from "./browser.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const findViolations = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`;
const looks = [380, 1400].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe.runIf(chromiumPath)("every page, light and dark, narrow and wide", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
  }, 120_000);
  afterAll(() => browser.close());

  test("has no fault that axe finds, says nothing in the console and asks nobody else", async () => {
    const { url } = await openDoor(newFile(), { answersPerQuestion: 1, answersPerParticipant: 1 });
    const faults: string[] = [];
    const open = async (): Promise<Page> => {
      const context: BrowserContext = await browser.newContext();
      const page = await context.newPage();
      page.on("console", (message) => faults.push(`${page.url()} says ${message.text()}`));
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("request", (request) => {
        if (!request.url().startsWith(url)) faults.push(`${page.url()} asks ${request.url()}`);
      });
      return page;
    };
    let seen = 0;
    const examine = async (page: Page, name: string): Promise<void> => {
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(500);
        await page.evaluate(axe);
        const found = (await page.evaluate(findViolations)) as string[];
        faults.push(...found.map((fault) => `${name} ${width} ${colorScheme}: ${fault}`));
        seen += 1;
      }
    };

    const guest = await open();
    await guest.goto(`${url}/join/pilot`);
    await guest.getByLabel("Participant id").waitFor();
    await examine(guest, "the door");
    await guest.getByLabel("Participant id").fill("ana-1234");
    await guest.keyboard.press("Enter");
    await guest.getByTestId("agree").waitFor();
    await examine(guest, "consent");
    await guest.getByTestId("agree").click();
    await guest.getByTestId("choice").first().waitFor();
    await examine(guest, "a participant's question");
    await guest.getByTestId("choice").first().click();
    await guest.getByTestId("code").waitFor();
    await examine(guest, "a participant's end");

    const owner = await open();
    await owner.goto(url);
    await examine(owner, "log-in");
    await owner.getByLabel("Password").fill(passwords.ownerPassword);
    await owner.keyboard.press("Enter");
    await owner.waitForURL(`${url}/`);
    await owner.getByTestId("home").selectOption("flat");
    await owner.getByTestId("play").click();
    await owner.getByTestId("question").waitFor();
    await examine(owner, "a question");
    for (let asked = 0; asked < 9 && !(await owner.getByTestId("summary").isVisible()); asked++) {
      await owner
        .getByTestId("dont-know")
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      await owner.waitForTimeout(700);
    }
    await owner.getByTestId("summary").waitFor();
    await examine(owner, "the end of a task");
    const pages = {
      "/homes": "homes",
      "/campaigns": "campaign",
      "/campaigns/new": "template-memory",
      "/campaigns/pilot": "plots",
      "/review": "exchange",
      "/agents": "agents",
      "/sessions": "session",
    };
    for (const [path, part] of Object.entries(pages)) {
      await owner.goto(url + path);
      await owner.getByTestId(part).first().waitFor();
      if (part === "template-memory") await owner.getByTestId(part).click();
      if (part === "homes") await owner.getByTestId("new-home").click();
      await examine(owner, path);
    }
    await owner.goto(`${url}/review`);
    await owner.getByTestId("replay-open").last().click();
    await owner.getByTestId("replay-drawing").locator("svg").waitFor();
    await examine(owner, "a replay");
    expect(seen).toBe(15 * looks.length);
    expect(faults).toEqual([]);
  }, 300_000);
});
