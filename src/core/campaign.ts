/** Campaigns: tasks put to people on purpose, so that what they answer can be studied and published. */
import { z } from "zod";
import { campaignLimits as most } from "./campaign-limits.js";
import type { Platform } from "./platform.js";
import { fallbacks, knowledgeModes } from "./question.js";

/** In the words of a form: they follow the name of the field. */
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
/** May be left empty. */
const brief = text.trim().max(200, "has more than 200 characters");
const upTo = (limit: number) =>
  number.int("is no whole number").min(1, "is less than 1").max(limit, `is more than ${limit}`);
const positive = (limit: number) =>
  number.positive("is not more than 0").max(limit, `is more than ${limit}`);
/** Entries of a list at most. */
const longer = (limit: number) => `has more than ${limit} entries`;
const share = number.min(0, "is less than 0").max(1, "is more than 1");

/** What the households of an arm have in common. Households, not questions, are assigned to arms. */
const armShape = z.strictObject({
  name,
  /** The policy of when to ask, as `--ask` takes it. */
  ask: words.default("missing"),
  /** Whether answers of earlier rounds are used again. */
  reuse: z.boolean().default(true),
  /** Whether people are first offered buttons, or asked for words. */
  first: z.enum(["buttons", "text"]).default("buttons"),
  /** A person plays and others answer their questions (the human baseline). Absent: the rules play. */
  player: z.literal("human").optional(),
  /** How often it is drawn, relative to the others. */
  share: positive(most.share).default(1),
});

/** People's pay as an amount: for an hour of their time, or for an answer. */
export const payRateShape = z.strictObject({
  amount: positive(most.pay),
  /** Three letters (ISO 4217): "EUR". */
  currency: text.regex(/^[A-Z]{3}$/, "is no currency of three capital letters, as EUR"),
  per: z.enum(["hour", "answer"], "is neither hour nor answer"),
});
export type PayRate = z.infer<typeof payRateShape>;

/** A campaign as its author writes it. It is frozen when the campaign starts. */
export const campaignShape = z.strictObject({
  id: name,
  title: words,
  /** Homes, games and AmbiK rows, by the names that `sous play` takes. */
  tasks: z
    .array(words, orElse("is no list"))
    .min(1, "is missing")
    .max(most.tasks, longer(most.tasks)),
  /** Households made for each task. */
  copies: upTo(most.copies).default(1),
  /** Tasks in a row in each household. */
  rounds: upTo(most.rounds).default(1),
  /** Most actions of a task. */
  maxSteps: upTo(most.maxSteps).default(50),
  bot: words,
  channel: words,
  /** Households that are played at the same time. */
  atOnce: upTo(most.atOnce).default(1),
  mode: z.enum(knowledgeModes).default("owner"),
  /** How many people answer each question, without seeing each other's answers. */
  answersPerQuestion: upTo(20).default(1),
  answerWithinHours: positive(most.answerWithinHours).default(24),
  ifNobodyAnswers: z.enum(fallbacks).default("explore"),
  /** Most questions a day that are put to one person. */
  dailyQuestions: upTo(most.dailyQuestions).default(5),
  /** "22:00-07:00", or "none". */
  quietHours: words.default("22:00-07:00"),
  timeZone: words.default("UTC"),
  arms: z
    .array(armShape)
    .max(most.arms, longer(most.arms))
    .default([{ name: "all", ask: "missing", reuse: true, first: "buttons", share: 1 }]),
  /** The least probability of being drawn into an arm. */
  propensityFloor: share.default(0.05),
  /** Whether earlier answers are offered with new questions that may be the same in other words. */
  offers: z.boolean("is neither true nor false").optional(),
  /** Share of the decisions to ask that a coin makes, in all arms: `sous study policies` needs some. */
  explore: share.optional(),
  /** Share of the questions whose answer the world knows. They check people. */
  gold: share.default(0.1),
  /** The campaign ends at the first of these. */
  stop: z
    .strictObject({
      answers: upTo(most.answers).optional(),
      /** Krippendorff's alpha of at least this, over at least 20 fully answered questions. */
      agreement: number.min(-1, "is less than -1").max(1, "is more than 1").optional(),
      /** The day after which nothing is asked: "2026-12-31". */
      date: z.iso.date("is no day like 2026-12-31").optional(),
    })
    .default({}),
  consent: z.strictObject({ version: words, text: words }, orElse("has no version and text")),
  /** What people read first, what they practise on, and what they read last. */
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
  /** Researcher, contact and duration, shown before people agree. */
  researcher: brief.optional(),
  contact: brief.optional(),
  duration: brief.optional(),
  minimumAge: upTo(most.minimumAge).default(18),
  /** For the card of the dataset. */
  pay: words,
  /** The pay as an amount, for the report of costs; absent: costs are unknown. */
  payRate: payRateShape.optional(),
  ethics: words,
  /**
   * People outside the workspace take part through a door, `/join/ID` on the local page. So they do in a design with
   * one of the three fields below.
   */
  fromOutside: z.literal(true).optional(),
  /** The code that all of them give back where they came from; absent: each has a code of their own. */
  completionCode: words.optional(),
  /** Where they give it back; `{code}` in it stands for the code. */
  completionUrl: z.url({ protocol: /^https$/, error: "is no https:// address" }).optional(),
  /** After this many questions such a person is done; absent: when the campaign closes. */
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

/** One life: created -> running <-> paused -> closed. */
export const campaignStates = ["created", "running", "paused", "closed"] as const;
export type CampaignState = (typeof campaignStates)[number];

export interface Campaign {
  readonly id: string;
  readonly design: CampaignDesign;
  /** SHA-256 of the design's canonical JSON, in hex. It shows that the design played is the one agreed to. */
  readonly hash: string;
  readonly state: CampaignState;
  /** Why it is paused or closed; null when there is nothing to say. */
  readonly reason: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
}

/** A household of a campaign: its arm, and the probability with which the arm was drawn. */
export interface Assignment {
  readonly campaign: string;
  readonly household: string;
  readonly task: string;
  readonly arm: string;
  readonly propensity: number;
}

/** Somebody's part in a campaign. */
export interface Enrolment {
  readonly campaign: string;
  readonly person: string;
  /** The consent text that they agreed to, and when; null when they have not, or have withdrawn. */
  readonly consent: { readonly version: string; readonly at: number } | null;
  /** When they passed the practice; null: not yet. */
  readonly practisedAt: number | null;
  /** Tasks of the practice that they have done. Their wrong answers are not kept. */
  readonly practiceDone: number;
  /** Their id where they came from (a Prolific id); null for people of the workspace. */
  readonly externalId: string | null;
  /** When they were given the completion code; null: not yet. */
  readonly codeGivenAt: number | null;
  /** A keyed hash of the secret of the device that the code was shown on first; null: unknown. */
  readonly codeDevice: string | null;
  /** The same of the device from which all their answers came; null: unknown, or several. */
  readonly device: string | null;
  /** They came by a signed link. Nobody takes their place without it. */
  readonly byLink: boolean;
}

/** What is known of how somebody from outside came. */
export type Seat = Pick<Enrolment, "device" | "byLink">;

/** How far a campaign is. */
export interface CampaignCounts {
  readonly households: number;
  /** Those that were begun and have no run any more. */
  readonly householdsDone: number;
  readonly episodesEnded: number;
  readonly questions: number;
  readonly questionsOpen: number;
  readonly answers: number;
  readonly people: number;
}

/** When somebody answered, in milliseconds since 1970. */
export interface AnswerTime {
  readonly person: string;
  /** The latest of these that is known: when they opened the question, when it was shown, when it was asked. */
  readonly since: number;
  readonly at: number;
  /** Whether it is the first of the person's answers to the question that counts: understood and not taken back. */
  readonly counts: boolean;
}

export interface CampaignStore {
  /**
   * Keeping the same design again changes nothing.
   * @throws SousError "conflict" when the id has another hash
   */
  create(campaign: Campaign): Promise<Campaign>;
  get(id: string): Promise<Campaign | null>;
  /** In the order in which they were created. */
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
  /** Keeps the first time, and the first device. */
  setCodeGiven(
    campaign: string,
    person: string,
    given: { readonly at: number; readonly device: string | null },
  ): Promise<void>;
  counts(campaign: string): Promise<CampaignCounts>;
  /**
   * Everything that was answered here, oldest first. Answers that were not understood, replaced or taken back are
   * included, as they took time. Answers read from a release are not, as their times are unknown.
   */
  answerTimes(campaign: string): Promise<readonly AnswerTime[]>;
}

/** What an answer's time counts from: the latest of these that is known for its person. */
export const timeOrigins = ["opened", "delivered", "asked"] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

/** An answer of a campaign, as its quality is judged. Times are milliseconds. */
export interface RatedAnswer {
  readonly ballot: string;
  readonly question: string;
  readonly person: string;
  readonly platform: Platform;
  /** What it was understood as: a choice's value, "dk" or "bad"; null when words were not understood. */
  readonly label: string | null;
  /** Length of their text, in characters; 0 for a press. */
  readonly written: number;
  /** The time from when the person could read the question to the answer; null when unknown, as in a release. */
  readonly tookMs: number | null;
  /**
   * What `tookMs` counts from: when the person opened the question (form, page), else when it was first shown on
   * the platform, else when it was asked.
   */
  readonly timedFrom: TimeOrigin;
  /** The person could have seen others' answers. */
  readonly sawOthers: boolean;
  /** The true answer, for a gold question; otherwise null. */
  readonly truth: string | null;
}

/** The answer to a question, and how far people disagree. */
export interface JudgedQuestion {
  readonly question: string;
  /** The aggregated answer, or for a gold question the true one; null when nobody claimed anything. */
  readonly label: string | null;
  /** Probability of the answer; 0 when there is none. */
  readonly confidence: number;
  /** What most people claim; null when nobody claims anything. */
  readonly majority: string | null;
  /**
   * Dawid and Skene's answer, with its probability in (0, 1]; null when too few questions of fact have the same
   * choices.
   */
  readonly dawidSkene: { readonly label: string; readonly confidence: number } | null;
  /** Answers that were understood, one for each person. */
  readonly answers: number;
  /** How many of these the answer rests on. */
  readonly claims: number;
  /** How often each label was given, "dk" and "bad" included. */
  readonly said: Readonly<Record<string, number>>;
  /** Share of pairs of people who disagree; null for a single answer. */
  readonly disagreement: number | null;
  /** Everybody who claims something saw what others had said. */
  readonly onlySeen: boolean;
  /** It asks what somebody wants. People may rightly differ, so the answer is only what most want. */
  readonly preference: boolean;
}
