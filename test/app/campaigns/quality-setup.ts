import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { reportQuality } from "../../../src/app/campaigns/quality.js";
import { changeRows } from "../../datasets/campaign.js";
import { until } from "../../story/team.js";
import { parts, pilot, startCampaigns } from "./scenario.js";

export const folder = mkdtempSync(path.join(tmpdir(), "sous-quality-"));

export const db = path.join(folder, "played.db");

export async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: parts.clock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

export const judge = (file = db) => using(file, (memory) => reportQuality(memory, "pilot"));

/** Three people answer; afterwards one of them has answered a hundred times as fast as the others. */
export async function playPilot(): Promise<void> {
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
}
