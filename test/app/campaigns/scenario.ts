import type { z } from "zod";
import type { Memory } from "../../../memory/stores.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { reportOn } from "../../../src/app/campaigns/report.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { makeSimulatedBot } from "../../../src/app/serve/bots.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { Sous, SousOptions } from "../../../src/app/wire.js";
import type { Caller } from "../../../src/core/bot.js";
import {
  type Campaign,
  type CampaignDesign,
  campaignShape,
} from "../../../src/core/campaign/campaign.js";
import type { NewBallot } from "../../../src/core/memory/stores.js";
import { openSous, startPlain } from "../../build/sous.js";
import { claimOf, factWrite, read, say } from "../../memory/samples.js";
import { until } from "../../peers/control.js";
import { type CallerChange, callerOf } from "../product.js";

export const parts = { config: loadConfig(), clock: systemClock, log: createLog("silent") };

export const { clock } = parts;

type Change = Partial<z.input<typeof campaignShape>>;

export function pilot(change: Change = {}): CampaignDesign {
  return campaignShape.parse({
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

function forCampaigns(database: string, change: Partial<SousOptions>): Partial<SousOptions> {
  const people = { wrong: 0.2, unsure: 0.1, delayMs: 0, seed: 1 };
  const bots = [makeSimulatedBot(parts, people)];
  return { ...parts, database, answerTimeoutMs: 10_000, bots, ...change };
}

/** The caller stops it. */
export const startCampaigns = (database: string, change: Partial<SousOptions> = {}) =>
  startPlain(forCampaigns(database, change));

export const startedSous = (database: string, change: Partial<SousOptions> = {}) =>
  openSous(forCampaigns(database, change));

export function keepCampaign(
  { campaigns }: Pick<Memory, "campaigns">,
  change: Partial<Campaign> = {},
): Promise<Campaign> {
  const { id = "pilot" } = change;
  const times = { createdAt: 1, startedAt: 1, closedAt: null };
  const row = { id, design: pilot({ id }), hash: "x", state: "running", reason: null } as const;
  return campaigns.create({ ...row, ...times, ...change });
}

export async function beginCampaign(
  { memory, campaigns }: Pick<Sous, "memory" | "campaigns">,
  change: Change = {},
): Promise<void> {
  const design = pilot(change);
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, design.id, "start");
  campaigns.start();
}

export const closed = ({ memory }: Pick<Sous, "memory">, id = "pilot") =>
  until(async () => (await memory.campaigns.get(id))?.state === "closed", 60_000);

export async function look(memory: Memory, id = "pilot") {
  const campaign = await memory.campaigns.get(id);
  if (!campaign) throw new Error("there is no campaign");
  return reportOn(memory, campaign, clock.now());
}

export function memberOf(name: string, change: CallerChange = {}): Caller {
  const mayManage = async () => ({ allowed: false, reason: "not here" }) as const;
  return callerOf({ name, mayManage, belongs: async () => "yes", ...change });
}

/** Without consent if null. */
export function consent(
  { control }: Pick<Sous, "control">,
  name: string,
  agree: boolean | null = true,
  change: CallerChange = {},
): Promise<string> {
  const command = { verb: "consent", campaign: "pilot", agree } as const;
  return control.perform(command, memberOf(name, change));
}

export const study = { purpose: "campaign", campaign: "pilot" } as const;

/** Answers with a place or "dk"; the question stays open. */
export async function tell(
  memory: Memory,
  answer: Partial<NewBallot> & { readonly who: string; readonly place: string },
): Promise<void> {
  const { who, place, ...change } = answer;
  const ballot = [change.question, who, place, change.at].join(":");
  await say(memory, ballot, who, { at: 50, ...change });
  const fact = claimOf(factWrite("", { subject: "mug", objects: [place], source: "answer" }));
  await read(memory, ballot, {
    ...(place === "dk"
      ? { understood: "dont_know", claims: [] }
      : { understood: "choice", claims: [fact] }),
    settle: null,
  });
}
