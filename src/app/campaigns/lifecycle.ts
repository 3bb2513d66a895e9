/** Creates, starts, pauses, closes and finds campaigns. */
import type { Memory } from "../../../memory/stores.js";
import type { Campaign, CampaignDesign, CampaignState } from "../../core/campaign/campaign.js";
import type { CampaignReport } from "../../core/campaign/campaign-report.js";
import { InputError } from "../../core/errors.js";
import type { CampaignMove } from "../../core/people/command.js";
import type { AppContext } from "../serve/app-context.js";
import { announce } from "./announcements.js";
import { hashDesign } from "./design.js";
import { contentOf, makeHouseholds, readKept } from "./households.js";
import { reportOn } from "./report.js";

type Parts = Pick<AppContext, "memory" | "clock">;

const done = { start: "started", pause: "paused", close: "closed" } as const;

const states: Readonly<
  Record<CampaignMove, { readonly from: readonly CampaignState[]; readonly to: CampaignState }>
> = {
  start: { from: ["created", "paused"], to: "running" },
  pause: { from: ["running"], to: "paused" },
  close: { from: ["created", "running", "paused"], to: "closed" },
};

/** Creates a campaign, if missing. @throws SousError "conflict" for a taken id */
export async function createCampaign(
  { memory, clock }: Parts,
  design: CampaignDesign,
): Promise<CampaignReport> {
  const kept = await readKept(memory, design);
  for (const task of new Set(design.tasks)) contentOf(kept, task, 1);
  const campaign = await memory.campaigns.create({
    id: design.id,
    design,
    hash: hashDesign(design),
    state: "created",
    reason: null,
    createdAt: clock.now(),
    startedAt: null,
    closedAt: null,
  });
  await makeHouseholds(memory, campaign, clock);
  return reportOn(memory, campaign, clock.now());
}

export async function moveCampaign(
  { memory, clock }: Parts,
  id: string,
  move: CampaignMove,
): Promise<CampaignReport> {
  const campaign = await findCampaign(memory, id);
  const { from, to } = states[move];
  if (!from.includes(campaign.state)) throw new InputError(whyNot(campaign, move));
  if (move === "start") await makeHouseholds(memory, campaign, clock);
  if (move === "close") await announce(memory, campaign, "debrief", clock.now());
  await memory.campaigns.setState(id, to, to === "running" ? null : "by hand", clock.now());
  return reportOn(memory, await findCampaign(memory, id), clock.now());
}

function whyNot({ id, state }: Campaign, move: CampaignMove): string {
  if (state === states[move].to) return `Campaign ${id} is ${state} already.`;
  const next =
    state === "closed" ? "Create another one, with an id of its own." : "Start it first.";
  return `Campaign ${id} is ${state}, so it cannot be ${done[move]}. ${next}`;
}

/** @param others imported campaigns, which the error names too */
export async function findCampaign(
  memory: Memory,
  id: string,
  others: readonly string[] = [],
): Promise<Campaign> {
  const campaign = await memory.campaigns.get(id);
  if (campaign) return campaign;
  const designed = (await memory.campaigns.list()).map((one) => one.id);
  const known = [...new Set([...designed, ...others])];
  throw new InputError(
    `There is no campaign "${id}". ${known.length > 0 ? `There are: ${known.join(", ")}` : "Make one: sous campaign create FILE"}`,
  );
}
