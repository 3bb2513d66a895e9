/** A campaign that simulated people answer, in this process. */
import { onTestFinished } from "vitest";
import type { z } from "zod";
import { makeSimulatedBot } from "../../../src/app/bots.js";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { type Sous, type SousOptions, startSous } from "../../../src/app/wire.js";
import type { CampaignDesign, campaignShape } from "../../../src/core/campaign.js";
import { designShape } from "../../../src/crowdwork/plan/read-design.js";

export const parts = { config: loadConfig(), clock: systemClock, log: createLog("silent") };

/** Two arms, three answers to each question, and what a design must have. */
export function pilot(change: Partial<z.input<typeof campaignShape>> = {}): CampaignDesign {
  return designShape.parse({
    id: "pilot",
    title: "A pilot",
    tasks: ["kitchen", "flat"],
    copies: 3,
    rounds: 2,
    bot: "simulated",
    channel: "simulated",
    atOnce: 2,
    answersPerQuestion: 3,
    dailyQuestions: 1000,
    quietHours: "none",
    arms: [{ name: "with" }, { name: "without", reuse: false }],
    consent: { version: "1", text: "We keep what you answer." },
    instructions: "Say where things are.",
    debrief: "Thank you.",
    pay: "none",
    ethics: "none",
    ...change,
  });
}

export function startCampaigns(database: string, change: Partial<SousOptions> = {}): Promise<Sous> {
  return startSous({
    ...parts,
    database,
    command: "test",
    paceMs: 0,
    answerTimeoutMs: 10_000,
    bots: [makeSimulatedBot(parts, { wrong: 0.2, unsure: 0.1, delayMs: 0, seed: 1 })],
    ...change,
  });
}

export async function startedSous(database: string, change?: Partial<SousOptions>): Promise<Sous> {
  const sous = await startCampaigns(database, change);
  onTestFinished(() => sous.stop());
  return sous;
}
