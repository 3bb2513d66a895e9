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

const dayMs = 86_400_000;
const common = {
  gold: 0.5,
  arms: [{ name: "memory" }, { name: "no-memory", reuse: false }],
  pay: "12 EUR an hour",
};
const payRate = { amount: 12, currency: "EUR", per: "hour" } as const;

/** Simulates the people and spreads their answers over days. */
export async function playCampaigns(file: string): Promise<void> {
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
