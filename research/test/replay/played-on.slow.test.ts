/** Recorded questions, played on: rounds of our homes, and campaigns, whose arms are compared. */
import { expect, it } from "vitest";
import type { Sous } from "../../../src/app/wire.js";
import { beginCampaign, closed, startedSous } from "../../../test/app/campaigns/scenario.js";
import { openSous, play, simulatedPeople } from "../../../test/build/sous.js";
import { costOf, estimateOffPolicy } from "../../replay/off-policy.js";
import { collectChoices } from "../../replay/policies.js";
import { studyReplay } from "../../replay/study-replay.js";
import { collectAll } from "./drawers-home.js";
import { setting } from "./material.js";

/** A campaign in copies of the kitchen, played to its end. */
async function playPilot(change: Parameters<typeof beginCampaign>[1]): Promise<Sous> {
  const sous = await startedSous(":memory:");
  await beginCampaign(sous, { tasks: ["kitchen"], ...change });
  await closed(sous);
  return sous;
}

it("compares arms, with several answers to each question", async () => {
  const sous = await playPilot({ copies: 4 });
  const { memory } = sous;
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
  const { groups } = studyReplay(material, setting);
  expect(groups.map(({ group }) => group).sort()).toEqual(["with", "without"]);
});

it("estimates other policies of asking from the choices that a coin made", async () => {
  const { memory } = await playPilot({ copies: 10, rounds: 1, explore: 0.5 });
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
});

it("rounds go on as they were recorded, later questions too; the same seed draws the same", async () => {
  const sous = await openSous({ bots: [simulatedPeople({ wrong: 0.3 })] });
  await play(sous, { rounds: 5, variant: "ambiguous" });
  const before = await sous.memory.facts.list({ household: "kitchen", valid: false });
  const material = await collectAll(sous);
  expect(material.episodes).toHaveLength(5);
  expect(Math.max(...material.episodes.map(({ questions }) => questions))).toBeGreaterThan(1);
  expect(material.questions.length).toBeGreaterThan(3);
  expect(material.questions.filter(({ reproduced }) => !reproduced)).toEqual([]);
  for (const { episode, arms } of material.questions) {
    const recorded = material.episodes.find((one) => one.episode === episode);
    if (recorded?.success) expect(arms.real.success).toBe(true);
  }
  expect(await sous.memory.facts.list({ household: "kitchen", valid: false })).toEqual(before);

  const draw = (seed: number) => collectAll(sous, { limit: 2, seed });
  const draws = await Promise.all([1, 1, 2, 3].map(draw));
  expect(draws[0]?.episodes).toHaveLength(2);
  expect(draws[0]).toEqual(draws[1]);
  const drawn = draws.map(({ episodes }) => episodes.map(({ episode }) => episode).join());
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
