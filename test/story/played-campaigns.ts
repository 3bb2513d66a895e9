import type { z } from "zod";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock as clock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { campaignShape } from "../../src/core/campaign/campaign.js";
import { designShape } from "../../src/crowdwork/plan/read-design.js";
import { changeRows } from "../datasets/campaign.js";
import { until } from "../peers/control.js";

const parts = { config: loadConfig(), clock, log: createLog("silent") };
const dayMs = 86_400_000;

type Given = z.input<typeof campaignShape>;
const common: Omit<Given, "id" | "title" | "tasks"> = {
  rounds: 2,
  atOnce: 2,
  bot: "simulated",
  channel: "simulated",
  quietHours: "none",
  answersPerQuestion: 3,
  dailyQuestions: 1000,
  gold: 0.5,
  arms: [{ name: "memory" }, { name: "no-memory", reuse: false }],
  consent: { version: "1", text: "We keep what you answer." },
  instructions: "Say where things are.",
  debrief: "Thank you.",
  ethics: "none",
  pay: "12 EUR an hour",
  payRate: { amount: 12, currency: "EUR", per: "hour" },
};

/** Simulates the people and spreads their answers over days. */
export async function playCampaigns(file: string): Promise<void> {
  const sous = await startSous({
    ...parts,
    database: file,
    command: "screenshots",
    paceMs: 0,
    answerTimeoutMs: 10_000,
    bots: [makeSimulatedBot(parts, { wrong: 0.2, unsure: 0.1, delayMs: 20, seed: 1 })],
  });
  try {
    sous.campaigns.start();
    await begin(sous, {
      id: "bath",
      title: "A pilot in two bathrooms",
      tasks: ["bathroom"],
      copies: 2,
    });
    await until(async () => (await sous.memory.campaigns.get("bath"))?.state === "closed", 120_000);
    const tasks = ["kitchen", "bathroom"];
    await begin(sous, { id: "pilot", title: "Where things are kept", tasks, copies: 10 });
    await until(async () => (await sous.memory.campaigns.counts("pilot")).answers > 60, 120_000);
    const { payRate: _, ...unpaid } = common;
    await createCampaign(
      { memory: sous.memory, clock },
      designOf({ ...unpaid, id: "next", title: "A flat", tasks: ["flat"] }),
    );
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

function designOf(design: Given) {
  return designShape.parse(design);
}

async function begin(
  { memory }: Sous,
  named: Partial<Given> & Pick<Given, "id" | "title" | "tasks">,
) {
  await createCampaign({ memory, clock }, designOf({ ...common, ...named }));
  await moveCampaign({ memory, clock }, named.id, "start");
}
