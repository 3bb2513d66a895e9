import { describe, expect, test } from "vitest";
import { beginCampaign } from "../app/campaigns/scenario.js";
import { practice } from "../app/join/guests.js";
import { until } from "../peers/control.js";
import { chromiumPath } from "./browser.js";
import { serve, visit } from "./stage.js";

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
