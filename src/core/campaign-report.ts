/** How far a campaign is, what it costs, and when it will be done at the rate so far. */
import { z } from "zod";
import { type CampaignDesign, campaignStates, payRateShape } from "./campaign.js";
import type { CampaignMove } from "./command.js";

const count = z.number().int();
const time = z.number().nullable();

/** The cost of people's answers at the design's rate, in its currency. */
const costShape = z.object({
  rate: payRateShape,
  /** Answers that count. By the hour, all answers given here, as each took time. */
  answers: count,
  /** By the hour: people's time in milliseconds, at most `longestMs` for each answer; otherwise null. */
  workedMs: z.number().nullable(),
  longestMs: z.number().nullable(),
  spent: z.number(),
  /** By the hour: the amount if people had worked the whole time from each question to its answer; otherwise null. */
  most: z.number().nullable(),
  /** The expected amount at the end, at the rate so far; null without a rate. */
  expected: z.number().nullable(),
});
export type CampaignCost = z.infer<typeof costShape>;

/** What language models used in the campaign's episodes. Cost is in dollars, by the configured prices. */
const modelsShape = z.object({
  requests: count,
  cached: count,
  promptTokens: count,
  completionTokens: count,
  cost: z.number(),
});

/** The progress report of a campaign. Times are milliseconds since 1970. */
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
  /** Households in which every round is over. */
  householdsDone: count,
  episodesEnded: count,
  questions: count,
  questionsOpen: count,
  answers: count,
  people: count,
  /** People who agreed to take part. */
  enrolled: count,
  /** Households by arm, with the probability of being drawn into it. */
  arms: z.array(z.object({ name: z.string(), households: count, propensity: z.number() })),
  /** In [0, 1]: the share of the answers that end it, or of its households if that is more. */
  progress: z.number(),
  answersPerDay: z.number().nullable(),
  /** When it is expected to end, at the latest after its last day; null while it does not run or has no answer. */
  doneAt: time,
  /** Null when the design names no rate. */
  cost: costShape.nullable(),
  /** Null when no language model was asked. */
  models: modelsShape.nullable(),
});
export type CampaignReport = z.infer<typeof reportShape>;

/** The quality of the answers in short. `sous campaign quality` shows all of it. */
export interface BriefQuality {
  /** Krippendorff's alpha over the answers given unseen; null when there are too few. */
  readonly alpha: number | null;
  /** People's claims on gold questions, and how many of them are right. */
  readonly gold: { readonly right: number; readonly of: number };
  /** People with a flag, for somebody to look at, of all who answered. */
  readonly flagged: number;
  readonly people: number;
}

/** A campaign as its owner sees it. */
export interface CampaignOverview extends CampaignReport {
  /** Null before the first answer, and until it is first worked out. */
  readonly quality: BriefQuality | null;
}

/** How a campaign went so far, for plots: times are milliseconds. */
export interface CampaignFigures {
  /** Answers and their cost until the end of each span of time; cost is absent without a rate. */
  readonly overTime: readonly {
    readonly at: number;
    readonly answers: number;
    readonly cost?: number;
  }[];
  /** How many answers took less than so many seconds, and not less than those before; null: longer. */
  readonly seconds: readonly { readonly below: number | null; readonly answers: number }[];
  /** How many questions have this share of pairs of people who agree, from 0 to 1 in tenths. */
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
  /** Those to look at first. */
  readonly people: readonly {
    readonly name: string;
    readonly answers: number;
    readonly gold: { readonly right: number; readonly of: number };
    readonly medianMs: number | null;
    readonly flags: readonly { readonly kind: string; readonly reason: string }[];
  }[];
}

/** A campaign with all that its page shows. */
export interface CampaignShown {
  readonly overview: CampaignOverview;
  /** Null while they are worked out for the first time. */
  readonly figures: CampaignFigures | null;
  /** Oldest first. What was answered is not told. */
  readonly open: readonly {
    readonly question: string;
    readonly text: string;
    readonly home: string;
    readonly askedAt: number;
    readonly answers: number;
    readonly wanted: number;
  }[];
  /** What people from outside are told of it; null when it has no door. */
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

/** What answers were worth, as `sous study replay` says it. */
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

/** `step`: what is being done; `why`: why there is none. */
export type Study =
  | { readonly at: "working"; readonly step: string }
  | { readonly at: "failed"; readonly why: string }
  | { readonly at: "done"; readonly report: StudyReport };

/** What the owner's page is handed. */
export interface CampaignDesk {
  /** In the order in which they were created. */
  list(): Promise<readonly CampaignOverview[]>;
  /** @throws InputError when there is no such campaign */
  show(campaign: string): Promise<CampaignShown>;
  /**
   * A link for each participant, which nobody else can make.
   *
   * @param ids one on each line
   * @param base the page's address as people reach it
   * @returns a CSV table
   * @throws InputError when a line is no id, or the campaign has no door
   */
  links(campaign: string, ids: string, base: URL): Promise<string>;
  /** Null: none was begun since the program started. */
  study(campaign: string): Study | null;
  /**
   * Begins the study, in a process of its own.
   * @throws InputError when there is no such campaign, it is being worked out, or the database is in memory
   */
  beginStudy(campaign: string): Promise<void>;
  /** @throws InputError when there is no such campaign, or it is not in a state for that */
  move(campaign: string, move: CampaignMove): Promise<void>;
}
