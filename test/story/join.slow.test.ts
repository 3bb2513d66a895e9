import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { beginCampaign } from "../app/campaigns/scenario.js";
import { openDoor, practice } from "../app/join/guests.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { chromiumPath } from "./browser.js";
import { choose, isNarrow, phone, serve, visit } from "./stage.js";

describe.runIf(chromiumPath)("a participant's page in a browser", () => {
  const title = (page: Page) => page.getByRole("heading", { level: 2 }).first();

  async function answer(page: Page, asked: string, words: RegExp): Promise<void> {
    await title(page).getByText(asked).waitFor();
    await choose(page, words);
  }

  test("leads from the link to the code, by keyboard, and deletes what was said", async () => {
    const { sous, url } = await openDoor(newFile(), {
      practice,
      answersPerQuestion: 2,
      answersPerParticipant: 1,
    });
    const { memory } = sous;
    const page = await visit(`${url}/join/pilot?PROLIFIC_PID=5f1e0a0b0c0d`, phone);
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
    await page.getByTestId("leaving").getByText("Shall I delete everything you said").waitFor();
    await page.getByTestId("leave-no").click();
    expect(await memory.people.list()).toHaveLength(1);
    await page.getByTestId("leave").click();
    await page.getByTestId("leave-yes").click();
    await page.getByText("You have stopped").waitFor();
    expect(await memory.people.list()).toEqual([]);
  });

  test("goes on on another device with the code from the first, and says there what the answers did", async () => {
    const { url } = await openDoor(newFile(), { rounds: 1, answersPerQuestion: 1 });
    const address = `${url}/join/pilot?participant=ana-1234`;
    const laptop = await visit(address);
    await laptop.getByTestId("agree").click();
    await answer(laptop, "Where is Ana's mug?", /corner cabinet/i);
    await title(laptop).getByText("Which mug is Ana's?").waitFor();
    await laptop.getByText("Continue on another device").click();
    const code = (await laptop.getByTestId("my-code").textContent()) ?? "";
    const mobile = await visit(address, phone);
    await mobile.getByTestId("mine").click();
    await mobile.getByTestId("proof").fill(code);
    await mobile.keyboard.press("Enter");
    await mobile.getByTestId("elsewhere").waitFor({ state: "hidden" });
    await answer(mobile, "Which mug is Ana's?", /blue mug/);
    for (const page of [mobile, laptop]) {
      await page
        .getByTestId("did")
        .getByText(/saved \d+ steps?/)
        .waitFor();
      await page.getByTestId("code").waitFor();
    }
  });
});

describe.runIf(chromiumPath)("the page of a campaign in a browser", () => {
  test("asks to agree and to practise, and then keeps what was pressed before", async () => {
    const { sous, url } = await serve({ home: null });
    const where = { bot: "web", channel: "web", answersPerQuestion: 1 };
    await beginCampaign(sous, { tasks: ["kitchen"], copies: 1, ...where, practice });
    const page = await visit(url);
    await page.getByTestId("choice").first().click();
    const dialog = page.getByTestId("consent");
    await dialog.getByText("We keep what you answer.").waitFor();
    await page.getByTestId("consent-agree").click();
    await dialog.getByText("Practice 1 of 1").waitFor();
    expect(await page.getByTestId("consent-agree").isVisible()).toBe(false);
    await dialog.getByRole("button", { name: "fridge" }).click();
    await dialog.getByText('"fridge" is not right, "sink" is.').waitFor();
    const [question] = await sous.memory.questions.list({ campaign: "pilot" });
    expect(await sous.memory.questions.ballots(question?.id ?? "")).toEqual([]);
    const opened = page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/opened") &&
        response.request().postDataJSON().question !== question?.id,
    );
    await dialog.getByRole("button", { name: "sink" }).click();
    await dialog.waitFor({ state: "hidden" });
    const ballots = await until(async () => {
      const given = await sous.memory.questions.ballots(question?.id ?? "");
      return given.length > 0 ? given : null;
    });
    expect(ballots).toHaveLength(1);
    expect(ballots[0]?.openedAt, "what was in view before they agreed is not kept").toBeUndefined();

    const next = (await opened).request().postDataJSON().question;
    await page.getByTestId("choice").first().click();
    const [second] = await until(async () => {
      const given = await sous.memory.questions.ballots(next);
      return given.length > 0 ? given : null;
    });
    const asked = await sous.memory.questions.get(next);
    expect(second?.openedAt).toBeGreaterThanOrEqual(asked?.askedAt ?? Number.POSITIVE_INFINITY);
    expect(second?.openedAt).toBeLessThanOrEqual(second?.at ?? 0);
  });
});
