/** A campaign is played to its end, whatever becomes of the process, and what was answered goes out. */
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/life.js";
import { reportOn } from "../../../src/app/campaigns/report.js";
import { makeRelease } from "../../../src/app/release.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Memory } from "../../../src/core/stores.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { parts, pilot, startCampaigns } from "./scenario.js";

const { clock } = parts;

async function isClosed({ memory }: Pick<Sous, "memory">): Promise<boolean> {
  return (await memory.campaigns.get("pilot"))?.state === "closed";
}

async function look(memory: Memory) {
  const campaign = await memory.campaigns.get("pilot");
  if (!campaign) throw new Error("there is no campaign");
  return reportOn(memory, campaign, clock.now());
}

describe("a campaign", () => {
  it("is played to the end of its households, which are drawn into arms, and is released", async () => {
    const file = newFile();
    const sous = await startCampaigns(file);
    const { memory } = sous;
    await createCampaign({ memory, clock }, pilot());
    await moveCampaign({ memory, clock }, "pilot", "start");
    sous.campaigns.start();
    await until(() => isClosed(sous));

    const report = await look(memory);
    expect(report).toMatchObject({
      ...{ households: 6, householdsDone: 6, episodesEnded: 12, progress: 1 },
      ...{ people: 3, enrolled: 3, reason: "every household has been played" },
    });
    expect(report.questions).toBeGreaterThan(5);
    const questions = await memory.questions.list({ campaign: "pilot" });
    expect(report.questions).toBe(questions.length);
    expect(report.answers).toBe(questions.reduce((sum, { quorum }) => sum + quorum, 0));
    expect(questions.filter(({ quorum }) => quorum === 3).length).toBeGreaterThan(5);
    expect(report.arms.map(({ propensity }) => propensity)).toEqual([0.5, 0.5]);
    for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
      for (const episode of await memory.episodes.list(household)) {
        expect(episode).toMatchObject({ purpose: "campaign", campaign: "pilot" });
        expect(episode.arm).toMatchObject({ name: arm, reuse: arm === "with", propensity: 0.5 });
        for (const question of await memory.questions.list({ episode: episode.id }))
          expect(question).toMatchObject({ purpose: "campaign", campaign: "pilot" });
      }
    }
    await sous.stop();

    const kept = await openMemory({ file, clock, readOnly: true });
    const out = path.join(path.dirname(newFile()), "release");
    const released = await makeRelease(kept, {
      ...{ out, key: "k".repeat(40), countTokens: (text) => text.length },
      settings: { campaign: "pilot", includeSimulated: true },
    });
    await kept.close();
    expect(released.questions).toBeGreaterThan(0);
    expect(released.trajectories + released.leftOut.deleted).toBe(12);
    expect(existsSync(path.join(out, "README.md"))).toBe(true);
  });
});
