/** Before the first answer of a campaign: agreeing and practising on the page; what was said counts after that. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { makeWebBot } from "../../src/app/web-bot.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import { pilot } from "../app/campaigns/scenario.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { until } from "./team.js";

const practice = [
  { text: "The mug is in the sink. Where is it?", choices: ["fridge", "sink"], answer: "sink" },
];

describe.runIf(chromiumPath)("the page of a campaign in a browser", () => {
  let browser: Browser;
  let sous: Sous;
  let url: string;
  beforeAll(async () => {
    const log = createLog("silent");
    const parts = { config: { ...loadConfig(), webPort: 0 }, clock: systemClock, log };
    const web = makeWebBot(parts);
    const times = { paceMs: 0, answerTimeoutMs: 60_000 };
    sous = await startSous({
      ...parts,
      ...times,
      database: ":memory:",
      command: "test",
      bots: [web],
    });
    url = web.url();
    const where = { bot: "web", channel: "web", answersPerQuestion: 1 };
    await createCampaign(
      { memory: sous.memory, clock: systemClock },
      pilot({ tasks: ["kitchen"], copies: 1, ...where, practice }),
    );
    await moveCampaign({ memory: sous.memory, clock: systemClock }, "pilot", "start");
    sous.campaigns.start();
    browser = await openBrowser(chromiumPath ?? "");
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await sous.stop();
  });

  test("asks to agree and to practise, and then keeps what was pressed before", async () => {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
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
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);
});
