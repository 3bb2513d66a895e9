/** Campaigns: tasks put to people on purpose, so that what they answer can be studied and published. */
import { z } from "zod";
import type { Platform } from "./bot.js";
import { fallbacks, knowledgeModes } from "./question.js";

const name = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    "is no name of small letters, digits and dashes (at most 40)",
  );
const words = z.string().trim().min(1);
const count = z.number().int().min(1);

/** What every household of an arm has in common; households, not questions, are assigned to arms. */
const armShape = z.strictObject({
  name,
  /** A policy of when to ask, as `--ask` takes it. */
  ask: words.default("missing"),
  /** Whether answers of earlier rounds are used again. */
  reuse: z.boolean().default(true),
  /** Whether people are offered the buttons first, or are asked for words first. */
  first: z.enum(["buttons", "text"]).default("buttons"),
  /** How often it is drawn, against the others. */
  share: z.number().positive().default(1),
});

/** A campaign as its author writes it down; frozen when it starts. */
export const campaignShape = z.strictObject({
  id: name,
  title: words,
  /** Homes, games and AmbiK rows by the names that `sous play` takes. */
  tasks: z.array(words).min(1),
  /** Households that are made of each of the tasks. */
  copies: count.default(1),
  /** Tasks in a row in each household. */
  rounds: count.default(1),
  /** Actions of a task at most. */
  maxSteps: count.default(50),
  bot: words,
  channel: words,
  /** How many households are played at the same time. */
  atOnce: count.default(1),
  mode: z.enum(knowledgeModes).default("owner"),
  /** Several answers are given without seeing the others'. */
  answersPerQuestion: count.max(20).default(1),
  answerWithinHours: z.number().positive().default(24),
  ifNobodyAnswers: z.enum(fallbacks).default("explore"),
  /** Most questions a day that are put to one person. */
  dailyQuestions: count.default(5),
  /** "22:00-07:00", or "none". */
  quietHours: words.default("22:00-07:00"),
  timeZone: words.default("UTC"),
  arms: z
    .array(armShape)
    .default([{ name: "all", ask: "missing", reuse: true, first: "buttons", share: 1 }]),
  /** No arm is drawn with a smaller probability. */
  propensityFloor: z.number().min(0).max(1).default(0.05),
  /** Share of questions whose answer the world knows and against which people are checked. */
  gold: z.number().min(0).max(1).default(0.1),
  /** The first of these that holds ends it. */
  stop: z
    .strictObject({
      answers: count.optional(),
      /** Krippendorff's alpha of at least this, over at least 20 questions that have their answers. */
      agreement: z.number().min(-1).max(1).optional(),
      /** The day after which nothing is asked: "2026-12-31". */
      date: z.iso.date().optional(),
    })
    .default({}),
  consent: z.strictObject({ version: words, text: words }),
  /** What people read first, what they practise on, and what they read last. */
  instructions: words,
  practice: z
    .array(z.strictObject({ text: words, choices: z.array(words).min(2).max(20), answer: words }))
    .default([]),
  debrief: words,
  minimumAge: count.default(18),
  /** For the card of the dataset. */
  pay: words,
  ethics: words,
  /**
   * For people outside the workspace: what they give back to whoever sent them. With it the campaign has a
   * door, `/join/ID` on the local page.
   */
  completionCode: words.optional(),
  /** Where they give it back. */
  completionUrl: z.url({ protocol: /^https$/, error: "is no https:// address" }).optional(),
  /** After so many questions such a person is done; absent: when the campaign closes. */
  answersPerParticipant: count.optional(),
  seed: z.number().int().default(1),
});

export type CampaignDesign = z.infer<typeof campaignShape>;
export type CampaignArm = CampaignDesign["arms"][number];

/** One life: created -> running <-> paused -> closed. */
export const campaignStates = ["created", "running", "paused", "closed"] as const;
export type CampaignState = (typeof campaignStates)[number];

export interface Campaign {
  readonly id: string;
  readonly design: CampaignDesign;
  /** SHA-256 of the design's canonical JSON, in hex: what was agreed is what is played. */
  readonly hash: string;
  readonly state: CampaignState;
  /** Why it is paused or closed; null while nothing is to be said. */
  readonly reason: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
}

/** A household of a campaign: which arm it was drawn into, and how likely that was. */
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
  /** The consent text that they agreed to, and when; null: not (any more). */
  readonly consent: { readonly version: string; readonly at: number } | null;
  /** When they passed the practice; null: not yet. */
  readonly practisedAt: number | null;
  /** How many tasks of the practice they have done; what was said wrongly is not kept. */
  readonly practiceDone: number;
  /** How those who sent them call them (a Prolific id); null for people of the workspace. */
  readonly externalId: string | null;
  /** When they were given the completion code; null: not yet. */
  readonly codeGivenAt: number | null;
}

/** How far a campaign is. */
export interface CampaignCounts {
  readonly households: number;
  readonly episodesEnded: number;
  readonly questions: number;
  readonly questionsOpen: number;
  readonly answers: number;
  readonly people: number;
}

export interface CampaignStore {
  /** SousError "conflict" when there is one with this id and another hash; the same again changes nothing. */
  create(campaign: Campaign): Promise<Campaign>;
  get(id: string): Promise<Campaign | null>;
  /** In the order in which they were created. */
  list(): Promise<readonly Campaign[]>;
  setState(id: string, state: CampaignState, reason: string | null, at: number): Promise<void>;
  /** Keeps the first assignment of a household. */
  assign(assignment: Assignment): Promise<void>;
  assignments(campaign: string): Promise<readonly Assignment[]>;
  enrolment(campaign: string, person: string): Promise<Enrolment | null>;
  enrolments(campaign: string): Promise<readonly Enrolment[]>;
  /** @param consent null: withdrawn */
  setConsent(campaign: string, person: string, consent: Enrolment["consent"]): Promise<void>;
  setPracticeDone(campaign: string, person: string, done: number): Promise<void>;
  setPractised(campaign: string, person: string, at: number): Promise<void>;
  setExternalId(campaign: string, person: string, externalId: string): Promise<void>;
  /** Keeps the first time. */
  setCodeGiven(campaign: string, person: string, at: number): Promise<void>;
  counts(campaign: string): Promise<CampaignCounts>;
}

/** From when on the time of an answer is counted: the latest of these that is known of its person. */
export const timeOrigins = ["opened", "delivered", "asked"] as const;
export type TimeOrigin = (typeof timeOrigins)[number];

/** An answer of a campaign as quality is judged on it. Times are milliseconds. */
export interface RatedAnswer {
  readonly ballot: string;
  readonly question: string;
  readonly person: string;
  readonly platform: Platform;
  /** What it was understood as: a choice's value, "dk" or "bad"; null: words that nothing was read from. */
  readonly label: string | null;
  /** Length of what they wrote, in characters; 0 for a press. */
  readonly written: number;
  /** From when its person could read the question to the answer; null: not known, as of what a release tells. */
  readonly tookMs: number | null;
  /**
   * What `tookMs` is counted from: their opening it for themselves (a form, a page), its first standing on
   * the platform, or, where neither is known, its being asked.
   */
  readonly timedFrom: TimeOrigin;
  /** They could have seen what others answered. */
  readonly sawOthers: boolean;
  /** What the world says is true, where the question is gold; else null. */
  readonly truth: string | null;
}

/** What a question was answered with, and how far people differ. */
export interface JudgedQuestion {
  readonly question: string;
  /** The aggregated answer; where the world's is known, that one; null: nobody claimed anything. */
  readonly label: string | null;
  /** Probability of the answer; 0: none. */
  readonly confidence: number;
  /** What most people claim; null: nobody claims anything. */
  readonly majority: string | null;
  /** Dawid and Skene's answer, in (0, 1] sure; null: too few questions of fact have the same choices. */
  readonly dawidSkene: { readonly label: string; readonly confidence: number } | null;
  /** Answers that something was read from, one a person. */
  readonly answers: number;
  /** Of these, what the answer rests on. */
  readonly claims: number;
  /** How often each label was given, "dk" and "bad" too: people's preferences may differ rightly. */
  readonly said: Readonly<Record<string, number>>;
  /** Share of pairs of people who do not say the same; null: one answer. */
  readonly disagreement: number | null;
  /** Everybody who claims something saw what others had said. */
  readonly onlySeen: boolean;
  /** It asks what somebody wants: people differ rightly, and the answer is only what most of them want. */
  readonly preference: boolean;
}
