/** Takes the documentation's screenshots (npm run screenshots) into docs/images/. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { createCampaign } from "../../src/app/campaigns/lifecycle.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import {
  beginCampaign,
  clock,
  closed,
  parts,
  pilot,
  startCampaigns,
} from "../app/campaigns/scenario.js";
import { changeRows } from "../datasets/campaign.js";
import { until } from "../peers/control.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart, repository } from "./npm-start.js";

const images = path.join(repository, "docs/images");
const dayMs = 86_400_000;
const common = {
  gold: 0.5,
  arms: [{ name: "memory" }, { name: "no-memory", reuse: false }],
  pay: "12 EUR an hour",
};
const payRate = { amount: 12, currency: "EUR", per: "hour" } as const;

async function shoot(page: Page, moment: string): Promise<void> {
  await page.evaluate("document.querySelector('#scroll')?.scrollTo(0, 1e6); window.scrollTo(0, 0)");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: path.join(images, `${moment}-1400-light.png`) });
}

async function tell(page: Page): Promise<void> {
  await page.getByTestId("question").first().waitFor();
  await shoot(page, "question");
  const more = page.getByTestId("more");
  if (await more.isVisible()) await more.click();
  await page.getByTestId("choice").filter({ hasText: "Corner cabinet" }).click();
  await page.getByText("Which mug is Ana's?").first().waitFor();
  await page.getByTestId("choice").filter({ hasText: "blue mug" }).click();
  await page.getByTestId("summary").waitFor();
}

async function review(page: Page): Promise<void> {
  await page.goto(new URL("/review", page.url()).href);
  await page.getByTestId("exchange").first().waitFor();
  await shoot(page, "review");
}

async function campaigns(page: Page, url: string): Promise<void> {
  await page.goto(new URL("/campaigns", url).href);
  await page.getByTestId("campaign").nth(2).waitFor();
  await shoot(page, "campaigns");
  await page.goto(new URL("/campaigns/pilot", url).href);
  await page.getByTestId("plots").waitFor();
  await shoot(page, "campaign");
  await page.goto(new URL("/campaigns/new", url).href);
  await page.getByTestId("template-memory").click();
  await page.getByLabel("Pay, in words").fill("12 EUR an hour");
  await page.getByLabel("Ethics").fill("reviewed, number 7");
  await page.getByTestId("plan").waitFor();
  await shoot(page, "new-campaign");
}

if (chromiumPath === null) throw new Error("install Chromium first (apt-get install chromium)");
mkdirSync(images, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), "sous-screenshots-"));
const played = path.join(folder, "campaigns.db");
await playCampaigns(played);
const sous = await npmStart(path.join(folder, "a.db"));
const beside = await npmStart(played, ["--no-play"]);
const browser = await openBrowser(chromiumPath);
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(sous.url);
  await tell(page);
  await review(page);
  await campaigns(page, beside.url);
} finally {
  await browser.close();
  await sous.stop();
  await beside.stop();
  rmSync(folder, { recursive: true });
}

/** Simulates the people and spreads their answers over days. */
async function playCampaigns(file: string): Promise<void> {
  const people = makeSimulatedBot(parts, { wrong: 0.2, unsure: 0.1, delayMs: 20, seed: 1 });
  const sous = await startCampaigns(file, { bots: [people] });
  const { memory } = sous;
  try {
    const bath = { id: "bath", title: "A pilot in two bathrooms", tasks: ["bathroom"], copies: 2 };
    await beginCampaign(sous, { ...common, payRate, ...bath });
    await closed(sous, "bath");
    const kept = { title: "Where things are kept", tasks: ["kitchen", "bathroom"], copies: 10 };
    await beginCampaign(sous, { ...common, payRate, ...kept });
    await until(async () => (await memory.campaigns.counts("pilot")).answers > 50, 120_000);
    const next = pilot({ ...common, id: "next", title: "A flat", tasks: ["flat"] });
    await createCampaign({ memory, clock }, next);
  } finally {
    await sous.stop();
  }
  changeRows(file, (db) => {
    db.prepare("UPDATE campaigns SET started_at = started_at - ?").run(4 * dayMs);
    db.exec("UPDATE questions SET asked_at = asked_at - (100 - number) * 2400000");
    db.exec(`UPDATE ballots SET at = 3000 + number * 7919 % 60000 +
      (SELECT asked_at FROM questions WHERE id = ballots.question)`);
  });
}
