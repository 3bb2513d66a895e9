/** What axe-core finds on every page, and what the browser says of them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openDoor } from "../app/join/guests.js";
import { passwords } from "../bots/web-setup.js";
import { newFile } from "../memory/folder.js";
import { chromiumPath } from "./browser.js";
import { desk, visit } from "./stage.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const findViolations = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`;
/** Colours change by degrees when the theme does. */
const transitionsEnd = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))`;
/** Random ids and codes, moments, and how long something took. */
const changing = [
  [/\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g, "ID"],
  [/\b[A-Z2-9]{8}\b/g, "CODE"],
  [/\b\d{1,2}:\d\d(:\d\d)?( [AP]M)?\b/g, "TIME"],
  [/\b\d{4}-\d\d-\d\d\b|\b\d{1,2} \w{3}( \d{4})?\b|\b\w{3} \d{1,2}(, \d{4})?\b/g, "DAY"],
  [/\b\d+(\.\d+)? ?(s|ms|seconds?|minutes?|min)\b/g, "LONG"],
  [/127\.0\.0\.1:\d+/g, "HOST"],
] as const;

/** What the page says and offers, as a screen reader has it. */
async function readAloud(page: Page): Promise<string> {
  const said = await page.locator("body").ariaSnapshot();
  return changing.reduce((text, [pattern, name]) => text.replace(pattern, name), said);
}

/** Each width and each theme once: no colour depends on the width. */
const looks = [
  { width: 380, colorScheme: "light" },
  { width: 1400, colorScheme: "dark" },
] as const;

describe.runIf(chromiumPath)("every page, light and dark, narrow and wide", () => {
  test("has no fault that axe finds, says nothing in the console and asks nobody else", async () => {
    const { url } = await openDoor(newFile(), { answersPerQuestion: 1, answersPerParticipant: 1 });
    const faults: string[] = [];
    const open = async (path: string) => {
      const page = await visit(url + path, desk, { reducedMotion: "reduce" });
      page.on("console", (message) => faults.push(`${page.url()} says ${message.text()}`));
      return page;
    };
    let seen = 0;
    const examine = async (page: Page, name: string): Promise<void> => {
      const approved = await readAloud(page);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(200);
        await page.evaluate(transitionsEnd);
        await page.evaluate(axe);
        const found = (await page.evaluate(findViolations)) as string[];
        faults.push(...found.map((fault) => `${name} ${width} ${colorScheme}: ${fault}`));
        seen += 1;
      }
      expect(approved).toMatchSnapshot(name);
    };

    const guest = await open("/join/pilot");
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

    const owner = await open("/");
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
      await owner.waitForTimeout(200);
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
