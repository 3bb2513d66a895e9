/** Defines what pages and commands show of a campaign: its report, figures, participants and study. */
import { z } from "zod";
import type { CampaignMove } from "../people/command.js";
import { type CampaignDesign, campaignStates, payRateShape } from "./campaign.js";

const count = z.number().int();
const time = z.number().nullable();

const costShape = z.object({
  rate: payRateShape,
  /** Paid answers. At an hourly rate all are paid, also those not understood or taken back, as each took time. */
  answers: count,
  /** Time worked, at most `longestMs` per answer. Null without an hourly rate. */
  workedMs: z.number().nullable(),
  longestMs: z.number().nullable(),
  spent: z.number(),
  /** The amount without the bound `longestMs`. Null without an hourly rate. */
  most: z.number().nullable(),
  /** Forecast of the final amount. Null without a rate. */
  expected: z.number().nullable(),
});
export type CampaignCost = z.infer<typeof costShape>;

/** What language models used for the campaign. `cost` is in US dollars, by the configured prices. */
const modelsShape = z.object({
  requests: count,
  cached: count,
  promptTokens: count,
  completionTokens: count,
  cost: z.number(),
});

const countsShape = z.object({
  households: count,
  /** Households whose tasks were all played. Leaves out those whose last task was stopped. */
  householdsDone: count,
  /** Without stopped episodes, as closing a campaign stops the open ones. */
  episodesEnded: count,
  questions: count,
  questionsOpen: count,
  answers: count,
  people: count,
});
export type CampaignCounts = z.infer<typeof countsShape>;

/** Times are milliseconds since 1970. */
export const reportShape = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(campaignStates),
  reason: z.string().nullable(),
  hash: z.string(),
  createdAt: z.number(),
  startedAt: time,
  closedAt: time,
  ...countsShape.shape,
  enrolled: count,
  /** `propensity` is the probability of being drawn into the arm. */
  arms: z.array(z.object({ name: z.string(), households: count, propensity: z.number() })),
  /** The largest share done, in [0, 1]: of the answers, tasks or households. */
  progress: z.number(),
  answersPerDay: z.number().nullable(),
  /** Forecast, at most the last day. Null while paused or without answers. */
  doneAt: time,
  cost: costShape.nullable(),
  models: modelsShape.nullable(),
});
export type CampaignReport = z.infer<typeof reportShape>;

/** Short form of `sous campaign quality`. */
export interface BriefQuality {
  /** Krippendorff's alpha over answers given without seeing others'. Null when there are too few. */
  readonly alpha: number | null;
  /** Answers to gold questions (their true answer is known), and how many are right. */
  readonly gold: { readonly right: number; readonly of: number };
  /** People whose answers look careless or copied. */
  readonly flagged: number;
  readonly people: number;
}

export type CampaignOverview = CampaignReport & { readonly quality: BriefQuality | null };

export interface CampaignFigures {
  /** Sums since the start. `cost` is absent without a rate. */
  readonly overTime: readonly {
    readonly at: number;
    readonly answers: number;
    readonly cost?: number;
  }[];
  /** Histogram of answer times in seconds. */
  readonly seconds: readonly { readonly below: number | null; readonly answers: number }[];
  /** Number of questions by share of agreeing pairs, in ten bins from 0 to 1. */
  readonly agreement: readonly number[];
  readonly alpha: number | null;
  readonly kappa: number | null;
  readonly arms: readonly {
    readonly name: string;
    readonly households: number;
    readonly tasks: number;
    readonly done: number;
    readonly questions: number;
    readonly answers: number;
  }[];
  readonly people: readonly {
    readonly name: string;
    readonly answers: number;
    readonly gold: { readonly right: number; readonly of: number };
    readonly medianMs: number | null;
    readonly flags: readonly { readonly kind: string; readonly reason: string }[];
  }[];
}

export interface CampaignShown {
  readonly overview: CampaignOverview;
  readonly figures: CampaignFigures | null;
  /** Open questions, oldest first, with the number of answers but not their contents. */
  readonly open: readonly {
    readonly question: string;
    readonly text: string;
    readonly home: string;
    readonly askedAt: number;
    readonly answers: number;
    readonly wanted: number;
  }[];
  /** Points to consider before a release. */
  readonly advice: readonly string[];
  /** What the page `/join/ID` (the "door") tells people from outside. Null when they cannot join. */
  readonly door: Pick<
    CampaignDesign,
    | "title"
    | "instructions"
    | "pay"
    | "minimumAge"
    | "answersPerParticipant"
    | "completionCode"
    | "completionUrl"
  > | null;
}

/** A person from outside. Times are ISO 8601. */
export interface ParticipantRow {
  /** Id at the service that sent them. */
  readonly participant: string;
  /** Id in the database, as in `sous campaign quality`. */
  readonly person: string;
  /** Null after a withdrawal. */
  readonly agreedAt: string | null;
  readonly answers: number;
  /** Questions shown, answered or not. */
  readonly shown: number;
  /** Answers divided by questions shown. Null when none was shown. */
  readonly share: number | null;
  /** Time worked, as in the cost at an hourly rate. */
  readonly minutes: number;
  /** In the design's currency. Null without a rate. */
  readonly pay: number | null;
  /** When the person had given all answers that the design wants. */
  readonly doneAt: string | null;
  readonly codeGivenAt: string | null;
  readonly code?: string;
}

export interface StudyReport {
  readonly title: string;
  readonly blocks: readonly (
    | { readonly kind: "heading" | "text" | "code"; readonly text: string }
    | {
        readonly kind: "table";
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
      }
    | {
        readonly kind: "plot";
        readonly title: string;
        readonly unit: string;
        readonly bars: readonly { readonly label: string; readonly value: number }[];
      }
  )[];
}

/** The making of a study's report: `step` is the current activity; `why` says why there is none. */
export type Study =
  | { readonly at: "working"; readonly step: string }
  | { readonly at: "failed"; readonly why: string }
  | { readonly at: "done"; readonly report: StudyReport };

export interface CampaignDesk {
  list(): Promise<readonly CampaignOverview[]>;
  show(campaign: string): Promise<CampaignShown>;
  /**
   * @param ids one per line
   * @param base the page's public address
   * @returns a CSV table with a signed link for each participant
   * @throws InputError when a line is no id, or people from outside cannot join
   */
  links(campaign: string, ids: string, base: URL): Promise<string>;
  /** With completion codes; `csv` is the same as a table for payments. */
  participants(campaign: string): Promise<{
    readonly participants: readonly ParticipantRow[];
    readonly csv: string;
  }>;
  /** Null when no report was begun since the program started. */
  study(campaign: string): Study | null;
  /** @throws InputError for an unknown campaign, a running study, or a database in memory */
  beginStudy(campaign: string): Promise<void>;
  /** @throws InputError for an unknown campaign or a wrong state */
  move(campaign: string, move: CampaignMove): Promise<void>;
}
