/** A campaign's questions, played on: arms are compared, and one without a memory goes on without. */
import { expect, it } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { costOf, estimateOffPolicy } from "../../../src/research/replay/off-policy.js";
import { fitAnswers } from "../../../src/research/replay/play/collect-answers.js";
import { collectChoices } from "../../../src/research/replay/play/collect-choices.js";
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

it("estimates other policies of asking from the choices that a coin made", async () => {
  const sous = await startedSous(":memory:");
  const { memory } = sous;
  const design = pilot({ tasks: ["kitchen"], copies: 10, rounds: 1, explore: 0.5 });
  await createCampaign({ memory, ...parts }, design);
  await moveCampaign({ memory, ...parts }, "pilot", "start");
  sous.campaigns.start();
  await until(async () => (await memory.campaigns.get("pilot"))?.state === "closed");

  const episodes = await collectChoices(memory, "pilot");
  expect(episodes).toHaveLength(10);
  const choices = episodes.flatMap((episode) => episode.choices);
  for (const { asked, propensity } of choices) expect(propensity).toBeCloseTo(asked ? 0.75 : 0.25);
  expect(new Set(choices.map(({ asked }) => asked))).toEqual(new Set([true, false]));
  for (const row of await memory.releases.campaignEpisodes()) {
    const steps = await memory.episodes.steps(row.id);
    const asks = steps.filter(({ question }) => question !== null).length;
    const acts = steps.filter(({ step }) => step.kind === "act").length;
    const costs = episodes.map(({ before, choices: own }) =>
      own.reduce((sum, one) => sum + costOf(one, 2), before),
    );
    expect(costs).toContain(acts + 2 * asks);
  }
  const { doublyRobust } = estimateOffPolicy(episodes, () => 1, 2) ?? {};
  expect(doublyRobust?.low).toBeLessThan(doublyRobust?.high ?? 0);
  await expect(collectChoices(memory, "other")).rejects.toThrow(
    /no campaign "other"\. There are: pilot/,
  );
  await expect(fitAnswers(memory, { campaign: "other", seed: 1 })).rejects.toThrow(/no campaign/);
});
