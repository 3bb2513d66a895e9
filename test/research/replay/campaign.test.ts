/** A campaign's questions, played on: arms are compared, and one without a memory goes on without. */
import { expect, it } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { studyReplay } from "../../../src/research/replay/study-replay.js";
import { parts, pilot, startedSous } from "../../app/campaigns/scenario.js";
import { until } from "../../story/team.js";
import { collectAll } from "./drawers-home.js";
import { setting } from "./material.js";

it("compares arms, with several answers to each question", async () => {
  const sous = await startedSous(":memory:");
  const { memory } = sous;
  await createCampaign({ memory, ...parts }, pilot({ tasks: ["kitchen"], copies: 4 }));
  await moveCampaign({ memory, ...parts }, "pilot", "start");
  sous.campaigns.start();
  await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed");

  const material = await collectAll(sous, { campaign: "pilot" });
  const { episodes, groupedBy, questions } = material;
  expect(groupedBy).toBe("arm");
  expect(episodes).toHaveLength(8);
  for (const { household, group } of episodes) {
    const drawn = (await memory.campaigns.assignments("pilot")).find(
      (one) => one.household === household,
    );
    expect(group).toBe(drawn?.arm);
  }
  expect(questions.length).toBeGreaterThan(4);
  expect(questions.filter(({ reproduced }) => !reproduced)).toEqual([]);
  const { effects, groups } = studyReplay(material, setting);
  expect(groups.map(({ group }) => group).sort()).toEqual(["with", "without"]);
  expect(effects.map(({ of }) => of)).toContain("steps");
});
