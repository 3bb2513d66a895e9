/** Makes the homes of a campaign, and the requests to play in them. */
import { setImmediate } from "node:timers/promises";
import type { Memory } from "../../../memory/stores.js";
import { nameAskRule, readAskRule } from "../../agent/when-to-ask.js";
import type { Platform } from "../../core/bot.js";
import type { Assignment, Campaign, CampaignDesign } from "../../core/campaign/campaign.js";
import type { Clock } from "../../core/clock.js";
import { isGame } from "../../core/episode/scene.js";
import { SousError } from "../../core/errors.js";
import type { Household } from "../../core/memory/stores.js";
import { seededRandom } from "../../core/random.js";
import { armPropensities, drawByPropensity } from "../../crowdwork/quality/propensities.js";
import { isMade } from "../homes/made-homes.js";
import { isRowName, loadContent } from "../play/households.js";
import type { RunRequest } from "../play/run-rounds.js";

/** Creates missing households. Idempotent. */
export async function makeHouseholds(
  memory: Memory,
  { id: campaign, design }: Campaign,
  clock: Clock,
): Promise<void> {
  const known = new Set(
    (await memory.campaigns.assignments(campaign)).map(({ household }) => household),
  );
  const kept = await readKept(memory, design);
  let number = 0;
  for (let copy = 1; copy <= design.copies; copy++) {
    for (const task of design.tasks) {
      number += 1;
      const household = `${campaign}:${number}`;
      if (known.has(household)) continue;
      // Lets the process handle other events between two households.
      await setImmediate();
      const { title, content, tasks } = contentOf(kept, task, copy);
      const createdAt = clock.now();
      await memory.households.create({ id: household, title, content, tasks, createdAt });
      const { arm, propensity } = drawArm(design, household);
      await memory.campaigns.assign({ campaign, household, task, arm: arm.name, propensity });
    }
  }
}

export type Kept = ReadonlyMap<string, Household>;

export async function readKept(
  memory: Memory | null,
  { tasks }: Pick<CampaignDesign, "tasks">,
): Promise<Kept> {
  const named = [...new Set(tasks)];
  const found = await Promise.all(named.map((task) => memory?.households.get(task)));
  return new Map(found.flatMap((one) => (one && isOwnTask(one) ? [[one.id, one]] : [])));
}

/** Whether a design may name the household as a task although it does not come with Sous. */
export function isOwnTask(household: Household): boolean {
  return isRowName(household.id) || isMade(household);
}

export function contentOf(
  kept: Kept,
  task: string,
  copy: number,
): Pick<Household, "title" | "content" | "tasks"> {
  return kept.get(task) ?? loadContent(task, copy);
}

/** Returns what to play in the household: always the same request, so that after a restart its rounds are resumed. */
export function requestFor(
  design: CampaignDesign,
  { arm: name, propensity }: Assignment,
  household: Household,
): RunRequest {
  const arm = design.arms.find((one) => one.name === name);
  if (!arm) throw new SousError("conflict", `Campaign ${design.id} has no arm ${name}.`);
  const { bot, channel, rounds, maxSteps, seed, mode, explore = 0 } = design;
  const rule = readAskRule(arm.ask);
  return {
    household,
    channel,
    maxSteps,
    seed,
    mode,
    bot: bot as Platform,
    rounds: isPlayedOnce(household) ? 1 : rounds,
    askPolicy: nameAskRule(explore > 0 ? { ...rule, explore } : rule),
    campaign: design.id,
    arm: {
      name,
      propensity,
      reuse: arm.reuse,
      first: arm.first,
      ...(arm.player && { player: arm.player }),
    },
  };
}

function isPlayedOnce({ content }: Household): boolean {
  return isGame(content) || content.format === "ambik";
}

/** Draws a household's arm (variant of the study), always the same for the same design. @internal */
export function drawArm({ id, seed, arms, propensityFloor }: CampaignDesign, household: string) {
  const propensities = armPropensities(arms, propensityFloor);
  const at = drawByPropensity(propensities, seededRandom(seed, "arm", id, household));
  const [arm, propensity] = [arms[at], propensities[at]];
  if (!arm || !propensity) throw new RangeError(`campaign ${id} has no arm`);
  return { arm, propensity };
}
