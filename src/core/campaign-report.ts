/** How far a campaign is, what it costs, and when it will be done at the rate so far. */
import { z } from "zod";
import { campaignStates, payRateShape } from "./campaign.js";
import type { CampaignMove } from "./command.js";

const count = z.number().int();
const time = z.number().nullable();

/** What people's answers come to by the rate of the design. Amounts are in its currency. */
const costShape = z.object({
  rate: payRateShape,
  /** Answers that count; by the hour all that were given here, since each took time. */
  answers: count,
  /** By the hour: people's time in milliseconds, of each answer no more than `longestMs`; else null. */
  workedMs: z.number().nullable(),
  longestMs: z.number().nullable(),
  spent: z.number(),
  /** By the hour: what it would be had they been at it the whole time from each question to its answer; else null. */
  most: z.number().nullable(),
  /** At the end, at the rate so far; null while there is none. */
  expected: z.number().nullable(),
});
export type CampaignCost = z.infer<typeof costShape>;

/** What language models took in its episodes. Cost is in dollars by the prices that are configured. */
const modelsShape = z.object({
  requests: count,
  cached: count,
  promptTokens: count,
  completionTokens: count,
  cost: z.number(),
});

/** As it is told, and as it comes from the process that owns the database. Times are milliseconds. */
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
  /**
   * When it is done at the rate so far, at the latest when its last day is over; null while it does not run, or
   * nothing was answered yet.
   */
  doneAt: time,
  /** Null when the design names no rate. */
  cost: costShape.nullable(),
  /** Null when none was asked. */
  models: modelsShape.nullable(),
});
export type CampaignReport = z.infer<typeof reportShape>;

/** How good the answers are, in short: `sous campaign quality` tells it in full. */
export interface BriefQuality {
  /** Krippendorff's alpha over answers that were given unseen; null: too few to say. */
  readonly alpha: number | null;
  /** Claims of people on gold questions, and how many of them are right. */
  readonly gold: { readonly right: number; readonly of: number };
  /** People with a flag, to be looked at by somebody, of all who answered. */
  readonly flagged: number;
  readonly people: number;
}

/** A campaign as its owner sees it. */
export interface CampaignOverview extends CampaignReport {
  /** Null before the first answer, and while it is worked out for the first time. */
  readonly quality: BriefQuality | null;
}

/** What a page for the owner is handed. */
export interface CampaignDesk {
  /** In the order in which they were created. */
  list(): Promise<readonly CampaignOverview[]>;
  /** @throws InputError when there is no such campaign, or it is not in a state for that */
  move(campaign: string, move: CampaignMove): Promise<void>;
}
