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

/** Households, not questions, are assigned to arms. */
const armShape = z.strictObject({
  name,
  ask: words.default("missing"),
  reuse: z.boolean().default(true),
  first: z.enum(["buttons", "text"]).default("buttons"),
  /** A human player (baseline). Absent: the rules play. */
  player: z.literal("human").optional(),
  /** Relative frequency. */
  share: positive(most.share).default(1),
});

export const payRateShape = z.strictObject({
  amount: positive(most.pay),
  currency: text.regex(/^[A-Z]{3}$/, "is no currency of three capital letters, as EUR"),
  per: z.enum(["hour", "answer"], "is neither hour nor answer"),
});
export type PayRate = z.infer<typeof payRateShape>;

/** Frozen when the campaign starts. */
export const campaignShape = z.strictObject({
  id: name,
  title: words,
  /** Named as in `sous play`. */
  tasks: z
    .array(words, orElse("is no list"))
    .min(1, "is missing")
    .max(most.tasks, longer(most.tasks)),
  copies: upTo(most.copies).default(1),
  /** Consecutive tasks per household. */
  rounds: upTo(most.rounds).default(1),
  maxSteps: upTo(most.maxSteps).default(50),
  bot: words,
  channel: words,
  atOnce: upTo(most.atOnce).default(1),
  mode: z.enum(knowledgeModes).default("owner"),
  /** Nobody sees others' answers. */
  answersPerQuestion: upTo(20).default(1),
  answerWithinHours: positive(most.answerWithinHours).default(24),
  ifNobodyAnswers: z.enum(fallbacks).default("explore"),
  /** Per person. */
  dailyQuestions: upTo(most.dailyQuestions).default(5),
  /** "22:00-07:00" or "none". */
  quietHours: words.default("22:00-07:00"),
  timeZone: words.default("UTC"),
  arms: z
    .array(armShape)
    .max(most.arms, longer(most.arms))
    .default([{ name: "all", ask: "missing", reuse: true, first: "buttons", share: 1 }]),
  /** Lower bound of an arm's probability. */
  propensityFloor: share.default(0.05),
  /** Share of random decisions to ask, in all arms; `sous study policies` needs some. */
  explore: share.optional(),
  /** Share of questions whose answer the world knows, to check people. */
  gold: share.default(0.1),
  /** The first of these ends the campaign. */
  stop: z
    .strictObject({
      answers: upTo(most.answers).optional(),
      /** Krippendorff's alpha, over at least 20 fully answered questions. */
      agreement: number.min(-1, "is less than -1").max(1, "is more than 1").optional(),
      /** Last day of questions: "2026-12-31". */
      date: z.iso.date("is no day like 2026-12-31").optional(),
    })
    .default({}),
  consent: z.strictObject({ version: words, text: words }, orElse("has no version and text")),
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
  /** Shown before people consent, with contact and duration. */
  researcher: brief.optional(),
  contact: brief.optional(),
  duration: brief.optional(),
  minimumAge: upTo(most.minimumAge).default(18),
  /** For the dataset card. */
  pay: words,
  /** Absent: costs are unknown. */
  payRate: payRateShape.optional(),
  ethics: words,
  /** Admits people from outside at `/join/ID`. Each of the three fields below implies it. */
  fromOutside: z.literal(true).optional(),
  /** Shared; absent: one per person. */
  completionCode: words.optional(),
  /** Where people enter it; `{code}` is replaced. */
  completionUrl: z.url({ protocol: /^https$/, error: "is no https:// address" }).optional(),
  /** Absent: until the campaign closes. */
  answersPerParticipant: upTo(most.answersPerParticipant).optional(),
  seed: number.int("is no whole number").default(1),
});

export type CampaignDesign = z.infer<typeof campaignShape>;
export type CampaignArm = CampaignDesign["arms"][number];

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
  /** SHA-256 in hex of the canonical JSON: proves which design was agreed to. */
  readonly hash: string;
  readonly state: CampaignState;
  readonly reason: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
}

export interface Assignment {
  readonly campaign: string;
  readonly household: string;
  readonly task: string;
  readonly arm: string;
  readonly propensity: number;
}

export interface Enrolment {
  readonly campaign: string;
  readonly person: string;
  /** Null before consent and after withdrawal. */
  readonly consent: { readonly version: string; readonly at: number } | null;
  readonly practisedAt: number | null;
  /** Wrong answers are not kept. */
  readonly practiceDone: number;
  readonly externalId: string | null;
  readonly codeGivenAt: number | null;
  /** Keyed hash of the device that first showed the code; null: unknown. */
  readonly codeDevice: string | null;
  /** Keyed hash of the device of all answers; null: unknown or several. */
  readonly device: string | null;
  /** Came by a signed link, without which nobody can take their place. */
  readonly byLink: boolean;
}

export type Seat = Pick<Enrolment, "device" | "byLink">;

export interface CampaignCounts {
  readonly households: number;
  /** Households without a run that were started. */
  readonly householdsDone: number;
  readonly episodesEnded: number;
  readonly questions: number;
  readonly questionsOpen: number;
  readonly answers: number;
  readonly people: number;
}

/** Milliseconds since 1970. */
export interface AnswerTime {
  readonly person: string;
  /** The latest known of {@link timeOrigins}. */
  readonly since: number;
  readonly at: number;
  /** The person's first valid answer to the question: understood and not taken back. */
  readonly counts: boolean;
}

export interface CampaignStore {
  /**
   * Idempotent.
   * @throws SousError "conflict" when the id has another hash
   */
  create(campaign: Campaign): Promise<Campaign>;
  get(id: string): Promise<Campaign | null>;
  list(): Promise<readonly Campaign[]>;
  setState(id: string, state: CampaignState, reason: string | null, at: number): Promise<void>;
  assign(assignment: Assignment): Promise<void>;
  assignments(campaign: string): Promise<readonly Assignment[]>;
  enrolment(campaign: string, person: string): Promise<Enrolment | null>;
  enrolments(campaign: string): Promise<readonly Enrolment[]>;
  setConsent(campaign: string, person: string, consent: Enrolment["consent"]): Promise<void>;
  setPracticeDone(campaign: string, person: string, done: number): Promise<void>;
  setPractised(campaign: string, person: string, at: number): Promise<void>;
  setExternalId(campaign: string, person: string, externalId: string): Promise<void>;
  setSeat(campaign: string, person: string, seat: Partial<Seat>): Promise<void>;
  setCodeGiven(
    campaign: string,
    person: string,
    given: { readonly at: number; readonly device: string | null },
  ): Promise<void>;
  counts(campaign: string): Promise<CampaignCounts>;
  /** Oldest first; includes retracted, replaced and unclear answers, as they took time, but no imported ones. */
  answerTimes(campaign: string): Promise<readonly AnswerTime[]>;
}

/** The latest known one starts an answer's time. */
export const timeOrigins = ["opened", "delivered", "asked"] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

/** Times are milliseconds. */
export interface RatedAnswer {
  readonly ballot: string;
  readonly question: string;
  readonly person: string;
  readonly platform: Platform;
  /** A choice's value, "dk" or "bad"; null when not understood. */
  readonly label: string | null;
  /** Characters; 0 for a press. */
  readonly written: number;
  /** From readable to answered; null when unknown, as in a release. */
  readonly tookMs: number | null;
  /** Opened by the person (form, page), else first shown, else asked. */
  readonly timedFrom: TimeOrigin;
  readonly sawOthers: boolean;
  readonly truth: string | null;
}

/** An aggregated answer, with measures of disagreement. */
export interface JudgedQuestion {
  readonly question: string;
  /** The true answer for a gold question; null without claims. */
  readonly label: string | null;
  /** Of `label`; 0 without one. */
  readonly confidence: number;
  /** Null without claims. */
  readonly majority: string | null;
  /** Null when too few questions share these choices. */
  readonly dawidSkene: { readonly label: string; readonly confidence: number } | null;
  /** Understood answers, one per person. */
  readonly answers: number;
  /** Answers that support `label`. */
  readonly claims: number;
  /** By label, with "dk" and "bad". */
  readonly said: Readonly<Record<string, number>>;
  /** Share of disagreeing pairs; null for a single answer. */
  readonly disagreement: number | null;
  readonly onlySeen: boolean;
  /** About a wish, on which people may differ. */
  readonly preference: boolean;
}
