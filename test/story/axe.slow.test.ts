import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import { openDoor } from "../app/join/guests.js";
import { passwords } from "../bots/web-setup.js";
import { askDesk, region } from "../build/asked.js";
import { newFile } from "../memory/folder.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { chromiumPath } from "./browser.js";
import { readAloud } from "./read-aloud.js";
import { desk, visit } from "./stage.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const findViolations = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`;
/** Colours fade when the theme changes. */
const transitionsEnd = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))`;
/** Every width and theme once, as colours do not depend on width. */
const looks = [
  { width: 380, colorScheme: "light" },
  { width: 1400, colorScheme: "dark" },
] as const;

describe.runIf(chromiumPath)("every page, light and dark, narrow and wide", () => {
  test("has no fault that axe finds, says nothing in the console and asks nobody else", async () => {
    const { sous, url } = await openDoor(newFile(), {
      answersPerQuestion: 1,
      answersPerParticipant: 1,
      gold: 0,
    });
    const faults: string[] = [];
    const open = async (path: string) => {
      const page = await visit(url + path, desk, { reducedMotion: "reduce" });
      page.on("console", (message) => faults.push(`${page.url()} says ${message.text()}`));
      return page;
    };
    let seen = 0;
    /** Presses a control without stored effect; the page must change. */
    const press = async (page: Page, id: string): Promise<void> => {
      const before = await readAloud(page);
      await page.getByTestId(id).first().click();
      let after = before;
      for (let look = 0; look < 20 && after === before; look++) after = await readAloud(page);
      expect(after).not.toBe(before);
      expect(after).toMatchSnapshot(`pressed ${id}`);
    };
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
    await guest.locator("[data-place='drawer 1']").click();
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
    await press(owner, "hint-on");
    await press(owner, "more");
    for (const id of ["why", "my-data-open"]) {
      await owner.getByTestId("menu").click();
      await press(owner, id);
      await owner.keyboard.press("Escape");
    }
    await press(owner, "pause");
    await press(owner, "pause");
    for (let asked = 0; asked < 9 && !(await owner.getByTestId("summary").isVisible()); asked++) {
      await owner
        .getByTestId("dont-know")
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      await owner.waitForTimeout(200);
    }
    await owner.getByTestId("summary").waitFor();
    await examine(owner, "the end of a task");
    await sous.memory.asks.keepAudience(sampleAudience({ bot: "web", channel: "web" }));
    await sous.memory.asks.keepAgent(sampleAgent());
    const agents = askDesk({ memory: sous.memory, clock: systemClock }, new Set(["web"]));
    const [yes, no] = region.choices;
    const choices = [yes, { ...no, declines: true }];
    for (const more of [{}, { kind: "approval", context: "v2", choices, urgency: "high" }])
      await agents.perform("deploy-bot", "ask_people", { ...region, ...more });
    const pages = {
      "/homes": "homes",
      "/campaigns": "campaign",
      "/campaigns/new": "template-memory",
      "/campaigns/pilot": "plots",
      "/review": "exchange",
      "/agents": "agents",
      "/inbox": "call",
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
    const unsent = await owner.evaluate("localStorage['sous.outbox']");
    expect(JSON.parse(unsent as string)).toEqual([]);
    expect(seen).toBe(16 * looks.length);
    expect(faults).toEqual([]);
  }, 300_000);
});
