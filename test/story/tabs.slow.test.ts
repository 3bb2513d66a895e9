import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDesk } from "../../src/adapters/desk.js";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { pilot } from "../app/campaigns/scenario.js";
import { openStage, tokenOf } from "../doors/stage.js";
import { chromiumPath } from "./browser.js";
import { visit, workersBrowser } from "./stage.js";

const choices = [
  { id: "eu", label: "Europe" },
  { id: "us", label: "United States" },
];
const paths = ["/", "/agents", "/campaigns", "/homes", "/review", "/sessions", "/people", "/inbox"];

describe.runIf(chromiumPath)("a browser", () => {
  it.each([
    ["that shares a stream among its tabs", ""],
    ["that cannot, once its other tabs are hidden", "delete window.SharedWorker"],
  ])("%s sends a press from the eighth", async (_, script) => {
    const { url, sous, letIn } = await openStage();
    await letIn("deploy-bot");
    const context = await (await workersBrowser()).newContext();
    await context.addInitScript(script);
    const tabs: Page[] = [];
    for (const path of paths) {
      const tab = await context.newPage();
      tab.setDefaultTimeout(10_000);
      await tab.goto(url + path, { timeout: 10_000 });
      await tab.waitForTimeout(200);
      // In tests every tab is visible.
      if (script && tabs.length < 7) await hide(tab);
      tabs.push(tab);
    }
    const last = tabs.at(-1) as Page;
    const { call } = openDesk({ url, token: tokenOf("deploy-bot") });
    await call("ask_people", { question: "Which region?", choices, deadline_s: 600 });
    await last.getByTestId("call").getByRole("button", { name: "Europe" }).click();
    await expect.poll(async () => (await sous.memory.questions.list())[0]?.state).toBe("answered");
    await context.close();
  });

  it("that translates a page keeps its buttons true", async () => {
    const { url, sous } = await openStage();
    await createCampaign({ memory: sous.memory, clock: systemClock }, pilot());
    const page = await visit(`${url}/campaigns`);
    const button = (label: string) => page.locator(".small-buttons button", { hasText: label });
    await button("Start").waitFor();
    for (const [before, after] of [
      ["Start", "Pause"],
      ["Pause", "Start"],
      ["Start", "Pause"],
    ] as const) {
      await page.evaluate(translate);
      await button(before).click();
      await button(after).waitFor({ timeout: 5_000 });
      await page
        .getByTestId("state")
        .getByText(after === "Pause" ? "running" : "paused")
        .waitFor();
    }
  });
});

async function hide(tab: Page): Promise<void> {
  await tab.evaluate(`
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  `);
}

/** Like Chromium's translator: replaces each text node by two elements. */
const translate = `
  for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = []; ; ) {
    const text = walker.nextNode();
    if (text) { texts.push(text); continue; }
    for (const each of texts) {
      if (each.data.trim() === "") continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstChild.textContent = each.data;
      each.parentNode.insertBefore(font, each);
      each.remove();
    }
    break;
  }
`;
