/** Answers that were really given, judged: by the command for whoever runs the campaign, and in its release. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { judgeBeside } from "../../../src/app/campaigns/judge-beside.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { toBrief } from "../../../src/app/campaigns/quality.js";
import { changeRows } from "../../datasets/campaign.js";
import { until } from "../../story/team.js";
import { db, folder, judge } from "./quality-setup.js";
import { parts, pilot, startCampaigns } from "./scenario.js";

/** Three people answer; afterwards one of them has answered a hundred times as fast as the others. */
beforeAll(async () => {
  const sous = await startCampaigns(db);
  try {
    const { memory } = sous;
    sous.campaigns.start();
    await createCampaign({ memory, clock: parts.clock }, pilot({ gold: 1, copies: 2 }));
    await moveCampaign({ memory, clock: parts.clock }, "pilot", "start");
    await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed", 50_000);
  } finally {
    await sous.stop();
  }
  changeRows(db, (rows) =>
    rows.exec(`UPDATE ballots SET at = (SELECT delivered_at FROM questions WHERE id = ballots.question)
      + CASE person WHEN (SELECT min(person) FROM ballots) THEN 100 ELSE 10000 END`),
  );
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("answers are judged in a process of its own as they are in this one", async () => {
  const { people, overall } = await judge();
  expect(await judgeBeside(db, "pilot")).toEqual(toBrief({ people, overall }));
}, 60_000);
