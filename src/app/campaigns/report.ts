/** How far a campaign is, and when it will be done at the rate so far. */
import { z } from "zod";
import { type Campaign, campaignStates } from "../../core/campaign.js";
import type { Memory } from "../../core/stores.js";
import { armPropensities } from "../../studies/campaign/propensities.js";

const count = z.number().int();
const time = z.number().nullable();

/** As it is printed, and as it comes from the process that owns the database. Times are milliseconds. */
export const reportShape = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(campaignStates),
  reason: z.string().nullable(),
  hash: z.string(),
  createdAt: z.number(),
  startedAt: time,
  closedAt: time,
  households: count,
  /** Households of which every round is over. */
  householdsDone: count,
  episodesEnded: count,
  questions: count,
  questionsOpen: count,
  answers: count,
  people: count,
  /** Of those who agreed to take part. */
  enrolled: count,
  /** Households by arm, with the probability of being drawn into it. */
  arms: z.array(z.object({ name: z.string(), households: count, propensity: z.number() })),
  /** In [0, 1]: of the answers that end it or, if that is more, of its households. */
  progress: z.number(),
  answersPerDay: z.number().nullable(),
  /** When it is done at the rate so far; null while it does not run, or nothing was answered yet. */
  doneAt: time,
});
export type CampaignReport = z.infer<typeof reportShape>;

const dayMs = 86_400_000;

export async function reportOn(
  memory: Memory,
  campaign: Campaign,
  now: number,
): Promise<CampaignReport> {
  const { id, design, state, reason, hash, createdAt, startedAt, closedAt } = campaign;
  const counts = await memory.campaigns.counts(id);
  const householdsDone = await countDone(memory, campaign);
  const parts = [householdsDone / Math.max(1, counts.households)];
  if (design.stop.answers !== undefined) parts.push(counts.answers / design.stop.answers);
  const progress = Math.min(1, Math.max(...parts));
  const spentMs = startedAt === null ? 0 : (closedAt ?? now) - startedAt;
  const isGoing = state === "running" && progress > 0 && spentMs > 0;
  return {
    ...{ id, title: design.title, state, reason, hash, createdAt, startedAt, closedAt },
    ...counts,
    ...{ householdsDone, progress, arms: await countArms(memory, campaign) },
    enrolled: (await memory.campaigns.enrolments(id)).filter(({ consent }) => consent).length,
    answersPerDay: spentMs > 0 ? (counts.answers / spentMs) * dayMs : null,
    doneAt: isGoing ? Math.round(now + (spentMs / progress) * (1 - progress)) : null,
  };
}

/** A household that was begun and has no run any more is done. */
export async function isDone(memory: Memory, household: string): Promise<boolean> {
  if (await memory.runs.get(household)) return false;
  return (await memory.episodes.list(household)).length > 0;
}

async function countDone(memory: Memory, { id }: Campaign): Promise<number> {
  let done = 0;
  for (const { household } of await memory.campaigns.assignments(id)) {
    if (await isDone(memory, household)) done += 1;
  }
  return done;
}

async function countArms(
  memory: Memory,
  { id, design }: Campaign,
): Promise<CampaignReport["arms"]> {
  const assignments = await memory.campaigns.assignments(id);
  const propensities = armPropensities(design.arms, design.propensityFloor);
  return design.arms.map(({ name }, at) => {
    const drawn = assignments.filter(({ arm }) => arm === name);
    return { name, households: drawn.length, propensity: propensities[at] ?? 0 };
  });
}
