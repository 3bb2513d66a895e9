import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { openDesk } from "../../src/adapters/desk.js";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { pilot } from "../app/campaigns/scenario.js";
import { passwords } from "../bots/web-setup.js";
import { askDesk, region } from "../build/asked.js";
import { openStage, tokenOf } from "../doors/stage.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { chromiumPath } from "./browser.js";
import {
  asks as askedOn,
  asks,
  choose,
  desk,
  focused,
  isNarrow,
  noted,
  phone,
  reply,
  serve,
  visit,
  workersBrowser,
} from "./stage.js";
import { expectFirstScreen, testWholePictures } from "./whole-pictures-tests.js";

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

describe.runIf(chromiumPath)("logging in with a browser", () => {
  async function logIn(url: string, password: string): Promise<Page> {
    const page = await visit(`${url}/login`, phone);
    // Browsers omit it on http in the local network.
    await page.context().addInitScript("delete Crypto.prototype.randomUUID");
    await page.goto(url);
    expect(page.url()).toBe(`${url}/login`);
    await page.getByLabel("Password").fill("not this one");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("That isn't the password.").waitFor();
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`${url}/`);
    await page.getByTestId("menu").click();
    await page.getByTestId("log-out").waitFor();
    return page;
  }

  test("a member plays, answers and deletes it; the owner logs them out", async () => {
    const { url } = await serve({ home: null, isLocked: true });
    const member = await logIn(url, passwords.password);
    expect(await member.getByTestId("review").isVisible()).toBe(false);
    await member.getByTestId("name").fill("Ana");
    await member.getByTestId("name").press("Tab");
    await member.getByTestId("home").selectOption("kitchen");
    await member.getByTestId("play").click();
    await askedOn(member, "Where is Ana's mug?");
    await reply(member, "in the corner cabinet");
    await member.getByTestId("receipt").first().waitFor();

    const owner = await logIn(url, passwords.ownerPassword);
    await owner.getByTestId("sessions").click();
    const sessions = owner.getByTestId("session");
    await sessions.filter({ hasText: "Ana" }).waitFor();
    expect(await isNarrow(owner)).toBe(true);

    await member.getByTestId("menu").click();
    await member.getByTestId("my-data-open").click();
    await member.getByTestId("my-data-text").filter({ hasText: "1 answer" }).waitFor();
    await member.getByTestId("my-data-delete").click();
    await member.getByTestId("my-data-confirm").click();
    await member.getByTestId("my-data-text").filter({ hasText: "Deleted: 1 answer" }).waitFor();
    await systemClock.sleep(1_000);
    expect(member.url()).toBe(`${url}/`);

    await sessions.filter({ hasText: "A member" }).getByRole("button").click();
    await expect.poll(() => sessions.count()).toBe(1);
    await member.waitForURL(`${url}/login`);
    await sessions.filter({ hasText: "this browser" }).getByRole("button").click();
    await owner.waitForURL(`${url}/login`);
    await owner.goto(`${url}/review`);
    expect(owner.url()).toBe(`${url}/login`);
  });

  test("people without a name have one for others, and an agent's question gets a receipt", async () => {
    const { sous, url } = await serve({ home: null, isLocked: true });
    const { asks } = sous.memory;
    await asks.keepAudience(sampleAudience({ bot: "web", channel: "web" }));
    await asks.keepAgent(sampleAgent());
    const [ben, eve] = [await logIn(url, passwords.password), await logIn(url, passwords.password)];
    const names = [ben, eve].map((page) => page.getByTestId("name").inputValue());
    const [first, second] = await Promise.all(names);
    expect(first).toMatch(/^Guest \d{4}$/);
    expect(second).not.toBe(first);
    const agents = askDesk({ memory: sous.memory, clock: systemClock }, new Set(["web"]));
    const ask = (given: object) => agents.perform("deploy-bot", "ask_people", given);
    expect(await ask(region)).not.toHaveProperty("error");
    await ben.getByTestId("menu").filter({ hasText: "Menu (1)" }).waitFor();
    expect(await ben.title()).toBe("(1) Sous");
    for (const page of [ben, eve]) {
      await page.getByTestId("inbox").click();
      await page.getByTestId("call").waitFor();
    }
    expect(await ben.getByTestId("review").count()).toBe(0);
    await ask({ ...region, question: "Which zone?", urgency: "high" });
    await ben.getByTestId("call").nth(1).waitFor();
    expect(await ben.getByTestId("call").first().textContent()).toContain("Urgent. For ops.");
    await expect.poll(() => ben.title()).toBe("(2) Sous: inbox");
    await eve.getByTestId("call").first().getByRole("button", { name: "Europe" }).press("Enter");
    await ben.getByTestId("call").nth(1).waitFor({ state: "detached" });
    await expect.poll(() => focused(eve)).toBe("call");
    const told = { hasText: "Thank you. I give deploy-bot your answer: Europe." };
    await eve.getByTestId("call-receipt").filter(told).waitFor();
    await ben.getByTestId("call").getByRole("button", { name: "Europe" }).click();
    await ben.getByTestId("call-receipt").filter(told).waitFor();
    await eve.getByText("No agent is waiting for an answer.").waitFor();
    await ben.getByTestId("call-take-back").click();
    await ben
      .locator("main")
      .getByText(/taken back|took this back/i)
      .waitFor();
  });
});

testWholePictures(["kitchen", "flat"], ["flat"], [320, 743, 899, 901, 1600]);

describe.skipIf(chromiumPath === null)("the first screen", () => {
  it.each([phone, desk, { width: 1024, height: 768 }])(
    "has it all at $width px, whatever was said",
    async (viewport) => {
      const page = await visit((await serve()).url, viewport);
      // Low windows scroll the card, but show the field.
      const part = viewport.height < 800 ? "first" : "all";
      const say = async (words: string, answer: RegExp) => {
        await reply(page, words);
        const notes = page.getByTestId("conversation").locator(".note");
        await notes.getByText(answer).last().waitFor();
      };
      await asks(page, "Where is Ana's mug?");
      await expectFirstScreen(page, part);
      await say("what is it for?", /My task: heat/i);
      await expectFirstScreen(page, part);
      await page.getByTestId("something-else").click();
      expect(await page.getByTestId("reply").getAttribute("placeholder")).toBe("Type the place");
      await page.evaluate("window.scrollTo(0, 0)");
      await say("purple elephants dance", /did not understand/);
      await expectFirstScreen(page, part);
      await choose(page, "Corner cabinet");
      await asks(page, "Which mug is Ana's?");
      if (part === "first") await page.evaluate("window.scrollTo(0, 0)");
      await expectFirstScreen(page, part);
      expect(await page.locator(".last").count()).toBe(0);
      expect(await page.getByTestId("reply").getAttribute("placeholder")).toMatch(/, or a task$/);
    },
  );

  it("keeps the question in its card, and the conversation in sight", async () => {
    const page = await visit((await serve()).url);
    await page.getByTestId("more").click();
    await reply(page, "what is it for?");
    await page.getByTestId("conversation").locator(".note").first().waitFor();
    const boxOf = async (part: string) => {
      const { y = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
      return { top: y, height, end: y + height };
    };
    expect((await boxOf("#scroll")).height).toBeGreaterThan(60);
    const card = await boxOf(".talk");
    const question = await boxOf("[data-testid=question]");
    expect(card.end).toBeLessThanOrEqual(900);
    expect(question.top).toBeGreaterThanOrEqual(card.top);
    expect(question.end).toBeLessThanOrEqual(card.end);
  });
});

describe.runIf(chromiumPath)("in a browser", () => {
  test("a keeper looks round and puts things away first; then the picture is gone", async () => {
    const { url } = await serve({ mode: "keeper", home: null });
    const page = await visit(`${url}/?home=kitchen`);
    await page.getByText("First look around").waitFor();
    const mug = page.locator('[data-thing="mug 1"]');
    await mug.waitFor();
    await page.getByTestId("move-thing").selectOption("mug 1");
    await page.getByTestId("move-place").selectOption("shelf 1");
    await page.getByTestId("move-do").click();
    await page.locator('[data-place="shelf 1"] [data-thing="mug 1"]').waitFor();

    await page.getByTestId("play").click();
    await asks(page, "Where is Ana's mug?");
    expect(await page.getByTestId("legend").textContent()).toContain("from memory");
    expect(await mug.count()).toBe(0);
    await reply(page, "on the shelf");
    await noted(page, "Noted: Ana's mug is on the shelf.");
  });
});
