/** Campaigns: planned tasks whose answers are studied and published. */
import { z } from "zod";
import { campaignLimits as most } from "./campaign-limits.js";
import type { Platform } from "./platform.js";
import { fallbacks, knowledgeModes } from "./question.js";

/** Form errors: each follows the name of its field. */
const orElse = (wrong: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? "is missing" : wrong),
});
const text = z.string(orElse("is no text"));
const number = z.number(orElse("is no number"));
const name = text.regex(
  /^[a-z0-9][a-z0-9-]{0,39}$/,
  "is no name of small letters, digits and dashes (at most 40)",
);
const words = text
  .trim()
  .min(1, "is missing")
  .max(most.words, `has more than ${most.words} characters`);
const brief = text.trim().max(200, "has more than 200 characters");
const upTo = (limit: number) =>
  number.int("is no whole number").min(1, "is less than 1").max(limit, `is more than ${limit}`);
const positive = (limit: number) =>
  number.positive("is not more than 0").max(limit, `is more than ${limit}`);
const longer = (limit: number) => `has more than ${limit} entries`;
const share = number.min(0, "is less than 0").max(1, "is more than 1");

/** Treatment of an arm's households. Households, not questions, are assigned to arms. */
const armShape = z.strictObject({
  name,
  /** Ask policy, as in `--ask`. */
  ask: words.default("missing"),
  /** Whether answers of earlier rounds are reused. */
  reuse: z.boolean().default(true),
  /** Whether people first get buttons or are asked for words. */
  first: z.enum(["buttons", "text"]).default("buttons"),
  /** A person plays and others answer (human baseline). Absent: the rules play. */
  player: z.literal("human").optional(),
  /** Relative frequency of assignment. */
  share: positive(most.share).default(1),
});

/** Pay per hour or per answer. */
export const payRateShape = z.strictObject({
  amount: positive(most.pay),
  /** ISO 4217. */
  currency: text.regex(/^[A-Z]{3}$/, "is no currency of three capital letters, as EUR"),
  per: z.enum(["hour", "answer"], "is neither hour nor answer"),
});
export type PayRate = z.infer<typeof payRateShape>;

/** A campaign as its author writes it. Frozen at its start. */
export const campaignShape = z.strictObject({
  id: name,
  title: words,
  /** Homes, games and AmbiK rows, named as in `sous play`. */
  tasks: z
    .array(words, orElse("is no list"))
    .min(1, "is missing")
    .max(most.tasks, longer(most.tasks)),
  /** Households per task. */
  copies: upTo(most.copies).default(1),
  /** Consecutive tasks in each household. */
  rounds: upTo(most.rounds).default(1),
  /** Actions per task. */
  maxSteps: upTo(most.maxSteps).default(50),
  bot: words,
  channel: words,
  /** Households played in parallel. */
  atOnce: upTo(most.atOnce).default(1),
  mode: z.enum(knowledgeModes).default("owner"),
  /** People per question; none sees the others' answers. */
  answersPerQuestion: upTo(20).default(1),
  answerWithinHours: positive(most.answerWithinHours).default(24),
  ifNobodyAnswers: z.enum(fallbacks).default("explore"),
  /** Questions per person and day. */
  dailyQuestions: upTo(most.dailyQuestions).default(5),
  /** "22:00-07:00" or "none". */
  quietHours: words.default("22:00-07:00"),
  timeZone: words.default("UTC"),
  arms: z
    .array(armShape)
    .max(most.arms, longer(most.arms))
    .default([{ name: "all", ask: "missing", reuse: true, first: "buttons", share: 1 }]),
  /** Lower bound of the probability of being drawn into an arm. */
  propensityFloor: share.default(0.05),
  /** Share of ask decisions made at random, in all arms; `sous study policies` needs some. */
  explore: share.optional(),
  /** Share of questions whose true answer is known, as a check of people. */
  gold: share.default(0.1),
  /** The first of these ends the campaign. */
  stop: z
    .strictObject({
      answers: upTo(most.answers).optional(),
      /** Minimum of Krippendorff's alpha, over at least 20 fully answered questions. */
      agreement: number.min(-1, "is less than -1").max(1, "is more than 1").optional(),
      /** The last day on which questions are asked: "2026-12-31". */
      date: z.iso.date("is no day like 2026-12-31").optional(),
    })
    .default({}),
  consent: z.strictObject({ version: words, text: words }, orElse("has no version and text")),
  /** Texts before, during and after the practice. */
  instructions: words,
  practice: z
    .array(
      z.strictObject({
        text: words,
        choices: z.array(words).min(2, "has fewer than 2").max(20, "has more than 20"),
        answer: words,
      }),
    )
    .max(most.practice, longer(most.practice))
    .default([]),
  debrief: words,
  /** Researcher, contact and duration, shown before people consent. */
  researcher: brief.optional(),
  contact: brief.optional(),
  duration: brief.optional(),
  minimumAge: upTo(most.minimumAge).default(18),
  /** For the dataset card. */
  pay: words,
  /** For the cost report; absent: costs are unknown. */
  payRate: payRateShape.optional(),
  ethics: words,
  /**
   * Admits people from outside at `/join/ID` of the local page. Each of the three fields below
   * implies it.
   */
  fromOutside: z.literal(true).optional(),
  /** One completion code for all; absent: one for each person. */
  completionCode: words.optional(),
  /** Where people enter it; `{code}` is replaced. */
  completionUrl: z.url({ protocol: /^https$/, error: "is no https:// address" }).optional(),
  /** Questions until such a person is done; absent: until the campaign closes. */
  answersPerParticipant: upTo(most.answersPerParticipant).optional(),
  seed: number.int("is no whole number").default(1),
});

export type CampaignDesign = z.infer<typeof campaignShape>;
export type CampaignArm = CampaignDesign["arms"][number];

/** Whether people from outside may take part. */
export function hasDoor(design: CampaignDesign): boolean {
  const { fromOutside, completionCode, completionUrl, answersPerParticipant } = design;
  const given = [fromOutside, completionCode, completionUrl, answersPerParticipant];
  return given.some((field) => field !== undefined);
}

/** created -> running <-> paused -> closed. */
export const campaignStates = ["created", "running", "paused", "closed"] as const;
export type CampaignState = (typeof campaignStates)[number];

export interface Campaign {
  readonly id: string;
  readonly design: CampaignDesign;
  /** SHA-256 in hex of the design's canonical JSON: proves that the design is the one agreed to. */
  readonly hash: string;
  readonly state: CampaignState;
  /** Why it is paused or closed, or null. */
  readonly reason: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
}

/** A household's arm, and the probability of drawing that arm. */
export interface Assignment {
  readonly campaign: string;
  readonly household: string;
  readonly task: string;
  readonly arm: string;
  readonly propensity: number;
}

/** A person's participation. */
export interface Enrolment {
  readonly campaign: string;
  readonly person: string;
  /** The accepted consent text; null before consent and after withdrawal. */
  readonly consent: { readonly version: string; readonly at: number } | null;
  /** When they passed the practice, or null. */
  readonly practisedAt: number | null;
  /** Practice tasks done. Wrong answers are not kept. */
  readonly practiceDone: number;
  /** Id on the platform that sent them (Prolific); null for people of the workspace. */
  readonly externalId: string | null;
  /** When they first got the completion code, or null. */
  readonly codeGivenAt: number | null;
  /** Keyed hash of the device secret that first showed the code; null: unknown. */
  readonly codeDevice: string | null;
  /** The same for the device of all their answers; null: unknown or several. */
  readonly device: string | null;
  /** They came by a signed link, without which nobody can take their place. */
  readonly byLink: boolean;
}

/** How a person from outside arrived. */
export type Seat = Pick<Enrolment, "device" | "byLink">;

export interface CampaignCounts {
  readonly households: number;
  /** Households that were started and have no run left. */
  readonly householdsDone: number;
  readonly episodesEnded: number;
  readonly questions: number;
  readonly questionsOpen: number;
  readonly answers: number;
  readonly people: number;
}

/** When a person answered, in milliseconds since 1970. */
export interface AnswerTime {
  readonly person: string;
  /** The latest known of: opened, shown, asked. */
  readonly since: number;
  readonly at: number;
  /** Whether it is the person's first valid answer to the question (understood, not taken back). */
  readonly counts: boolean;
}

export interface CampaignStore {
  /**
   * Idempotent for the same design.
   * @throws SousError "conflict" when the id has another hash
   */
  create(campaign: Campaign): Promise<Campaign>;
  get(id: string): Promise<Campaign | null>;
  /** In order of creation. */
  list(): Promise<readonly Campaign[]>;
  setState(id: string, state: CampaignState, reason: string | null, at: number): Promise<void>;
  /** Keeps a household's first assignment. */
  assign(assignment: Assignment): Promise<void>;
  assignments(campaign: string): Promise<readonly Assignment[]>;
  enrolment(campaign: string, person: string): Promise<Enrolment | null>;
  enrolments(campaign: string): Promise<readonly Enrolment[]>;
  /** @param consent null: withdrawn */
  setConsent(campaign: string, person: string, consent: Enrolment["consent"]): Promise<void>;
  setPracticeDone(campaign: string, person: string, done: number): Promise<void>;
  setPractised(campaign: string, person: string, at: number): Promise<void>;
  setExternalId(campaign: string, person: string, externalId: string): Promise<void>;
  setSeat(campaign: string, person: string, seat: Partial<Seat>): Promise<void>;
  /** Keeps the first time and device. */
  setCodeGiven(
    campaign: string,
    person: string,
    given: { readonly at: number; readonly device: string | null },
  ): Promise<void>;
  counts(campaign: string): Promise<CampaignCounts>;
  /**
   * All answers, oldest first, also those not understood, replaced or taken back, as they took
   * time. Without answers read from a release, whose times are unknown.
   */
  answerTimes(campaign: string): Promise<readonly AnswerTime[]>;
}

/** Starts of an answer's time; the latest known one counts. */
export const timeOrigins = ["opened", "delivered", "asked"] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

/** An answer, as input for the quality measures. Times are milliseconds. */
export interface RatedAnswer {
  readonly ballot: string;
  readonly question: string;
  readonly person: string;
  readonly platform: Platform;
  /** A choice's value, "dk" or "bad"; null when words were not understood. */
  readonly label: string | null;
  /** Characters of text; 0 for a press. */
  readonly written: number;
  /** From when the question was readable to the answer; null when unknown, as in a release. */
  readonly tookMs: number | null;
  /** Origin of `tookMs`: opened by the person (form, page), else first shown, else asked. */
  readonly timedFrom: TimeOrigin;
  /** The person could have seen others' answers. */
  readonly sawOthers: boolean;
  /** The true answer of a gold question; otherwise null. */
  readonly truth: string | null;
}

/** The answer to a question, and how far people disagree. */
export interface JudgedQuestion {
  readonly question: string;
  /** The aggregated answer, or the true one of a gold question; null without claims. */
  readonly label: string | null;
  /** Probability of `label`; 0 without one. */
  readonly confidence: number;
  /** The majority's claim; null without claims. */
  readonly majority: string | null;
  /**
   * Dawid and Skene's answer and its probability; null when too few questions share these choices.
   */
  readonly dawidSkene: { readonly label: string; readonly confidence: number } | null;
  /** Answers that were understood, one per person. */
  readonly answers: number;
  /** Answers that support `label`. */
  readonly claims: number;
  /** Frequency of each label, with "dk" and "bad". */
  readonly said: Readonly<Record<string, number>>;
  /** Share of pairs of people who disagree; null for a single answer. */
  readonly disagreement: number | null;
  /** Everybody with a claim saw others' answers first. */
  readonly onlySeen: boolean;
  /** It asks for a wish, on which people may differ: the answer is only the most frequent one. */
  readonly preference: boolean;
}
