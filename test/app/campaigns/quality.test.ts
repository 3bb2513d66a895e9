/** Answers that were really given, judged: everybody and every question is there, and each command tells it. */
import { expect, it, vi } from "vitest";
import { createCampaign, findCampaign, moveCampaign } from "../../../src/app/campaigns/life.js";
import { reportQuality } from "../../../src/app/campaigns/quality.js";
import { campaignCommand } from "../../../src/app/cli/campaign.js";
import { describeQuality } from "../../../src/app/cli/campaign-quality.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { parts, pilot, startedSous } from "./scenario.js";

it("a campaign's answers are judged by person and by question", { timeout: 60_000 }, async () => {
  const db = newFile();
  const sous = await startedSous(db);
  const { memory } = sous;
  sous.campaigns.start();
  await createCampaign({ memory, clock: parts.clock }, pilot({ gold: 1 }));
  await moveCampaign({ memory, clock: parts.clock }, "pilot", "start");
  await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed");

  const campaign = await findCampaign(memory, "pilot");
  const report = await reportQuality(memory, campaign);
  const { answers, questions } = await memory.campaigns.counts("pilot");
  expect(report.people).toHaveLength(3);
  expect(report.people.every(({ name }) => name !== "")).toBe(true);
  expect(report.people.reduce((sum, one) => sum + one.answers, 0)).toBe(answers);
  expect(report.overall).toMatchObject({ answers, sawOthers: 0 });
  expect(report.questions.length).toBeLessThanOrEqual(questions);
  const disagreements = report.questions.map(({ disagreement }) => disagreement ?? -1);
  expect(disagreements).toEqual(disagreements.toSorted((one, other) => other - one));
  expect(disagreements[0]).toBeGreaterThan(0);
  // One in five claims of these people is wrong, and one in ten times they do not know.
  expect(report.overall.alpha).toBeLessThan(0.95);
  expect(report.aggregations.oneCoin.gold.of).toBeGreaterThan(0);

  const quality = await print("quality", "pilot", "--db", db, "--questions", "2");
  expect(quality.trimEnd().split("\n")).toEqual([...describeQuality(report, 2)]);
  expect(quality).toMatch(/^pilot: alpha -?0\.\d\d, kappa .* people to look at\n {2}majority/);
  const status = await print("status", "pilot", "--db", db);
  expect(status).toMatch(/ {2}alpha -?0\.\d\d.*\(sous campaign quality pilot\)\n$/);
  await expect(print("quality", "piolt", "--db", db)).rejects.toThrow("There are: pilot");
});

/** What `sous campaign` prints. */
async function print(...given: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    await campaignCommand().parseAsync([...given], { from: "user" });
    return printed.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    printed.mockRestore();
  }
}
