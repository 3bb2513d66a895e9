/** Somebody comes by a campaign's link, in a browser as wide as a phone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor, practice } from "../app/join/guests.js";
import { newFile } from "../memory/folder.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { until } from "./team.js";

describe.runIf(chromiumPath)("a participant's page in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
  }, 120_000);
  afterAll(() => browser.close());

  async function openPage(address: string, dark = false): Promise<[Page, string[]]> {
    const context = await browser.newContext({
      viewport: { width: 380, height: 800 },
      colorScheme: dark ? "dark" : "light",
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address);
    return [page, complaints];
  }

  const isNarrow = (page: Page) =>
    page.evaluate("document.documentElement.scrollWidth <= window.innerWidth");
  const title = (page: Page) => page.getByRole("heading", { level: 2 }).first();

  async function answer(page: Page, asked: string, words: RegExp): Promise<void> {
    await title(page).getByText(asked).waitFor();
    const more = page.getByTestId("more");
    if (await more.isVisible()) await more.click();
    await page.getByTestId("choice").filter({ hasText: words }).click();
  }

  test("leads from the link to the code, by keyboard, and deletes what was said", async () => {
    const { sous, url } = await openDoor(newFile(), {
      practice,
      answersPerQuestion: 2,
      answersPerParticipant: 1,
    });
    const { memory } = sous;
    const [page, complaints] = await openPage(`${url}/join/pilot?PROLIFIC_PID=5f1e0a0b0c0d`);
    expect(new URL(page.url()).search, "the id stays in no address").toBe("");
    await page.getByText("We keep what you answer.").waitFor();
    expect(await page.getByTestId("progress").isVisible()).toBe(false);
    await page.getByTestId("agree").press("Enter");
    await page.getByText("Practice 1 of 1").waitFor();
    expect(await page.evaluate("document.activeElement?.textContent")).toBe("Practice 1 of 1");
    await page.getByRole("button", { name: "fridge" }).click();
    await page.getByRole("status").getByText("is not right").waitFor();
    await page.getByRole("button", { name: "sink" }).click();

    const choices = page.getByTestId("choice");
    await choices.first().waitFor();
    expect(await page.getByTestId("progress").textContent()).toBe("0 of 1");
    expect(await page.locator("figure svg").count()).toBe(1);
    expect(await isNarrow(page)).toBe(true);
    await page.reload();
    await page.getByTestId("other").click();
    await page.getByLabel("Your answer, in your own words").fill("la la la");
    await page.keyboard.press("Enter");
    await page.getByText("I did not understand your answer.").waitFor();
    await choices.first().click();
    await page.getByTestId("code").getByText("CQ7XK2").waitFor();
    expect(await page.getByTestId("back").getAttribute("href")).toBe(
      "https://example.org/back?cc=CQ7XK2",
    );
    expect(await title(page).textContent()).toBe("You are done. Thank you!");

    await page.getByTestId("leave").click();
    await page.getByTestId("leaving").getByText("Shall I delete all that you said").waitFor();
    await page.getByTestId("leave-no").click();
    expect(await memory.people.list()).toHaveLength(1);
    await page.getByTestId("leave").click();
    await page.getByTestId("leave-yes").click();
    await page.getByText("You have stopped").waitFor();
    expect(await memory.people.list()).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  test("has question, picture, answers and ways out in a phone's first screen; says what the answer did", async () => {
    const { url } = await openDoor(newFile(), { rounds: 1, answersPerQuestion: 1 });
    const [page, complaints] = await openPage(`${url}/join/pilot?participant=ana-1234`);
    await page.setViewportSize({ width: 380, height: 780 });
    await page.getByTestId("agree").click();
    for (const asked of ["Where is Ana's mug?", "Which mug is Ana's?"]) {
      await title(page).getByText(asked).waitFor();
      const choices = await page.getByTestId("choice").all();
      const shown = [];
      for (const choice of choices) if (await choice.isVisible()) shown.push(choice);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      const parts = [title(page), page.locator("figure"), ...shown, page.getByTestId("other")];
      for (const part of parts) {
        const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(0);
        expect(height).toBeGreaterThan(20);
        expect(y + height, await part.innerText()).toBeLessThanOrEqual(780);
      }
      await answer(page, asked, asked.startsWith("Where") ? /corner cabinet/i : /blue mug/);
    }
    await page
      .getByTestId("did")
      .getByText(/saved \d+ steps?/)
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  test("goes on on another device with the code from the first, and says there what the answers did", async () => {
    const { url } = await openDoor(newFile(), { rounds: 1, answersPerQuestion: 1 });
    const address = `${url}/join/pilot?participant=ana-1234`;
    const [laptop] = await openPage(address);
    await laptop.setViewportSize({ width: 1400, height: 900 });
    await laptop.getByTestId("agree").click();
    await answer(laptop, "Where is Ana's mug?", /corner cabinet/i);
    await title(laptop).getByText("Which mug is Ana's?").waitFor();
    await laptop.getByText("Go on on another device").click();
    const code = (await laptop.getByTestId("my-code").textContent()) ?? "";
    const [phone, complaints] = await openPage(address);
    await phone.getByTestId("mine").click();
    await phone.getByTestId("proof").fill(code);
    await phone.keyboard.press("Enter");
    await phone.getByTestId("elsewhere").waitFor({ state: "hidden" });
    await answer(phone, "Which mug is Ana's?", /blue mug/);
    for (const page of [phone, laptop]) {
      await page
        .getByTestId("did")
        .getByText(/saved \d+ steps?/)
        .waitFor();
      await page.getByTestId("code").waitFor();
      await page.context().close();
    }
    expect(complaints).toEqual([]);
  }, 120_000);

  test("asks who it is, waits while others answer, and lets who does not agree go", async () => {
    const { sous, url } = await openDoor(newFile(), { answersPerQuestion: 2 });
    await until(async () => (await sous.memory.questions.list({ state: "open" }))[0]);
    const come = async (id: string) => {
      const [page] = await openPage(`${url}/join/pilot`, true);
      await page.getByLabel("Participant id").fill(id);
      await page.getByTestId("send").click();
      await page.getByTestId("agree").waitFor();
      return page;
    };
    const [ana, ben, chloe, zoe] = await Promise.all(
      ["ana-1234", "ben-1234", "chloe-1234", "zoe-1234"].map(come),
    );
    if (!ana || !ben || !chloe || !zoe) throw new Error("somebody is missing");
    for (const page of [ana, ben]) {
      await page.getByTestId("agree").click();
      await page.getByTestId("choice").first().waitFor();
    }
    await chloe.getByTestId("agree").click();
    await chloe.getByText("A question comes").waitFor();
    expect(await isNarrow(chloe)).toBe(true);
    await zoe.getByTestId("decline").click();
    await zoe.getByText("Nothing was kept of you.").waitFor();
    await ana.getByTestId("choice").first().click();
    await ben.getByTestId("choice").first().click();
    await chloe.getByTestId("choice").first().waitFor({ timeout: 20_000 });
    expect(await sous.memory.people.list()).toHaveLength(3);
  }, 120_000);

  test("asks another device for the code, and says what is wrong with a link", async () => {
    const { sous, url } = await openDoor(newFile(), {
      answersPerQuestion: 1,
      answersPerParticipant: 1,
    });
    const address = `${url}/join/pilot?participant=ana-1234`;
    const [laptop] = await openPage(address);
    await laptop.getByTestId("agree").click();
    await laptop.getByTestId("choice").first().click();
    await laptop.getByTestId("code").waitFor();
    const code = (await laptop.getByTestId("data-code").textContent()) ?? "";
    const [phone, complaints] = await openPage(address);
    await phone.getByText("shown on another device").waitFor();
    await phone.getByText("Somebody began with your id on another device.").waitFor();
    expect(await laptop.getByTestId("elsewhere").isVisible()).toBe(false);
    await phone.getByTestId("leave").click();
    const proving = phone.getByTestId("proving");
    await proving.getByText("This device does not show").waitFor();
    expect(await isNarrow(phone)).toBe(true);
    await phone.getByTestId("proof").fill("BCDFGHJK");
    await phone.keyboard.press("Enter");
    await proving.getByText("That is not the code").waitFor();
    await phone.getByTestId("proof").fill(code.toLowerCase());
    await phone.getByTestId("prove").click();
    await phone.getByText("Shall I delete all that you said").waitFor();
    expect(await proving.isVisible()).toBe(false);
    await phone.getByTestId("leave-yes").click();
    await phone.getByText("You have stopped").waitFor();
    expect(await sous.memory.people.list()).toEqual([]);
    expect(complaints).toEqual([]);
    const [cut] = await openPage(`${address}&signature=0`);
    await cut.getByRole("status").getByText("This link is not complete").waitFor();
    expect(new URL(cut.url()).hash).toBe("");
    for (const page of [laptop, phone, cut]) await page.context().close();
  }, 120_000);
});
