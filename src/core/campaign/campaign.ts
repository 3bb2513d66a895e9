/** Defines a campaign (a study in which people answer questions): its design, states and rows. */
import { z } from "zod";
import type { Platform } from "../platform.js";
import { fallbacks, knowledgeModes } from "../question/question.js";

/** Limits that keep the database small and simulations short. A household is a copy of a task. */
export const mostTasks = 5_000;
export const mostHouseholds = 5_000;
export const mostEpisodes = 50_000;

/** Error texts for a form, where each follows the name of its field. */
const orElse = (wrong: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? "is missing" : wrong),
});
const text = z.string(orElse("is no text"));
const number = z.number(orElse("is no number"));
const name = text.regex(
  /^[a-z0-9][a-z0-9-]{0,39}$/,
  "is no name of small letters, digits and dashes (at most 40)",
);
const words = text.trim().min(1, "is missing").max(20_000, "has more than 20000 characters");
const brief = text.trim().max(200, "has more than 200 characters");
const upTo = (limit: number) =>
  number.int("is no whole number").min(1, "is less than 1").max(limit, `is more than ${limit}`);
const positive = (limit: number) =>
  number.positive("is not more than 0").max(limit, `is more than ${limit}`);
const longer = (limit: number) => `has more than ${limit} entries`;
const share = number.min(0, "is less than 0").max(1, "is more than 1");

/** A variant of the study. Households, not questions, are assigned to arms. */
const armShape = z.strictObject({
  name,
  /** When the robot asks, and whether it uses what earlier rounds taught it. */
  ask: words.default("missing"),
  reuse: z.boolean().default(true),
  first: z.enum(["buttons", "text"]).default("buttons"),
  /** A person plays (the human baseline). Absent when the rules play. */
  player: z.literal("human").optional(),
  /** Relative frequency of the arm. */
  share: positive(1_000_000).default(1),
});

export const payRateShape = z.strictObject({
  amount: positive(1_000_000),
  currency: text.regex(/^[A-Z]{3}$/, "is no currency of three capital letters, as EUR"),
  per: z.enum(["hour", "answer"], "is neither hour nor answer"),
});
export type PayRate = z.infer<typeof payRateShape>;

/** A campaign's design. It cannot change once the campaign has started. */
export const campaignShape = z.strictObject({
  id: name,
  title: words,
  /** Names as in `sous play`. */
  tasks: z
    .array(words, orElse("is no list"))
    .min(1, "is missing")
    .max(mostTasks, longer(mostTasks)),
  copies: upTo(5_000).default(1),
  /** Consecutive tasks per household. */
  rounds: upTo(100).default(1),
  maxSteps: upTo(1_000).default(50),
  bot: words,
  channel: words,
  atOnce: upTo(1_000).default(1),
  mode: z.enum(knowledgeModes).default("owner"),
  /** People who answer each question, without seeing others' answers. */
  answersPerQuestion: upTo(20).default(1),
  answerWithinHours: positive(8_760).default(24),
  ifNobodyAnswers: z.enum(fallbacks).default("explore"),
  /** Most questions per person and day. */
  dailyQuestions: upTo(1_000_000).default(5),
  /** "22:00-07:00" or "none". */
  quietHours: words.default("22:00-07:00"),
  timeZone: words.default("UTC"),
  arms: z
    .array(armShape)
    .max(20, longer(20))
    .default([{ name: "all", ask: "missing", reuse: true, first: "buttons", share: 1 }]),
  /** Least probability with which a household is drawn into each arm. */
  propensityFloor: share.default(0.05),
  /** Whether earlier answers are offered with new questions that may be the same in other words. */
  offers: z.boolean("is neither true nor false").optional(),
  /** Share of ask decisions that are random, in all arms. `sous study policies` needs some. */
  explore: share.optional(),
  /** Share of questions whose true answer is known. They check people. */
  gold: share.default(0.1),
  /** The campaign ends when the first of these is reached. */
  stop: z
    .strictObject({
      answers: upTo(10_000_000).optional(),
      /** Krippendorff's alpha, over at least 20 fully answered questions. */
      agreement: number.min(-1, "is less than -1").max(1, "is more than 1").optional(),
      /** Last day on which questions are asked: "2026-12-31". */
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
    .max(50, longer(50))
    .default([]),
  debrief: words,
  /** Shown with contact and duration before people consent. */
  researcher: brief.optional(),
  contact: brief.optional(),
  duration: brief.optional(),
  minimumAge: upTo(120).default(18),
  /** In words, for participants and the dataset's README. */
  pay: words,
  /** Absent: costs are unknown. */
  payRate: payRateShape.optional(),
  ethics: words,
  /** Admits people from outside at `/join/ID`. Setting one of the next three fields does so too. */
  fromOutside: z.literal(true).optional(),
  /** One code for everybody. Absent when each person has their own. */
  completionCode: words.optional(),
  /** The page where people enter the code, which replaces `{code}` in it. */
  completionUrl: z.url({ protocol: /^https$/, error: "is no https:// address" }).optional(),
  /** Questions until a person from outside is done. Absent: until the campaign closes. */
  answersPerParticipant: upTo(10_000).optional(),
  seed: number.int("is no whole number").default(1),
});

export type CampaignDesign = z.infer<typeof campaignShape>;
export type CampaignArm = CampaignDesign["arms"][number];

/** Whether people from outside can join at `/join/ID`, the campaign's "door". */
export function hasDoor(design: CampaignDesign): boolean {
  const { fromOutside, completionCode, completionUrl, answersPerParticipant } = design;
  const given = [fromOutside, completionCode, completionUrl, answersPerParticipant];
  return given.some((field) => field !== undefined);
}

export const campaignStates = ["created", "running", "paused", "closed"] as const;
export type CampaignState = (typeof campaignStates)[number];

export interface Campaign {
  readonly id: string;
  readonly design: CampaignDesign;
  /** SHA-256, in hex, of the canonical JSON. Proves which design people agreed to. */
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
  /** Both are null before consent and after a withdrawal. */
  readonly consentVersion: string | null;
  readonly consentAt: number | null;
  readonly practisedAt: number | null;
  /** Practice tasks done. Wrong answers are not kept. */
  readonly practiceDone: number;
  readonly externalId: string | null;
  readonly codeGivenAt: number | null;
  /** Keyed hash of the device that first showed the code, if known. */
  readonly codeDevice: string | null;
  /** Keyed hash of the device that gave all answers. Null when unknown or several. */
  readonly device: string | null;
  /** The person came by a signed link, and nobody can act as them without it. */
  readonly byLink: boolean;
}

/** When a person could begin to answer (`since`) and did answer (`at`), in milliseconds since 1970. */
export interface AnswerTime {
  readonly person: string;
  /** When the first known event of {@link timeOrigins} happened. */
  readonly since: number;
  readonly at: number;
  /** The person's first valid answer to the question: understood and not taken back. */
  readonly counts: boolean;
}

/** Events that can start the time for an answer. The first in this list that is known does. */
export const timeOrigins = ["opened", "delivered", "asked"] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

/** An answer, with what is needed to judge its quality. Times are milliseconds. */
export interface RatedAnswer {
  readonly ballot: string;
  readonly question: string;
  readonly person: string;
  readonly platform: Platform;
  /** A choice's value, "dk" (don't know) or "bad" (bad question). Null when the words were not understood. */
  readonly label: string | null;
  /** Characters of text; 0 for a press. */
  readonly written: number;
  /** Time from when the question was readable to the answer. Null when unknown, as in a release. */
  readonly tookMs: number | null;
  /** Start of `tookMs`: opened by the person (form, page), else shown, else asked. */
  readonly timedFrom: TimeOrigin;
  readonly sawOthers: boolean;
  readonly truth: string | null;
}

/** An aggregated answer, with measures of disagreement. */
export interface JudgedQuestion {
  readonly question: string;
  /** The true answer of a gold question, else the aggregated one. Null without claims. */
  readonly label: string | null;
  /** Probability of `label`; 0 without one. */
  readonly confidence: number;
  /** The most frequent answer that names a choice (a claim). Null without claims. */
  readonly majority: string | null;
  /** By the model of Dawid and Skene. Null when too few questions have the same choices. */
  readonly dawidSkene: { readonly label: string; readonly confidence: number } | null;
  /** Understood answers, one per person. */
  readonly answers: number;
  /** Answers that support `label`. */
  readonly claims: number;
  /** Frequency by label, with "dk" and "bad". */
  readonly said: Readonly<Record<string, number>>;
  /** Share of disagreeing pairs. Null for a single answer. */
  readonly disagreement: number | null;
  /** Everybody could see other people's answers before answering. */
  readonly onlySeen: boolean;
  /** The question asks for a wish, on which people may rightly differ. */
  readonly preference: boolean;
}
