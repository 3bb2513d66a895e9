/** What `sous bench webshop` prints. */
import { z } from "zod";

const number = z.number();

const figuresShape = z.object({
  goals: number,
  /** 100 times the mean of WebShop's reward. */
  score: number,
  /** Share of goals with a reward of just 1. */
  success: number,
  /** Share of goals of which kind, attributes, price and every option are right. */
  strictSuccess: number,
  meanSteps: number,
  questionsPerGoal: number,
  /** The size of the doubt: how many purchases fit what an order says. Absent where nothing is left open. */
  meanFits: number.optional(),
});
export type WebshopFigures = z.infer<typeof figuresShape>;

export const askModes = ["never", "missing", "voi"] as const;
export type AskMode = (typeof askModes)[number];

export const webshopShape = figuresShape.extend({
  /**
   * By what the order does not say; "none": it says everything. In the ambiguous variant these are controls, a quarter
   * as many, which no other figure counts.
   */
  byKind: z.record(z.string(), figuresShape),
  /** Questions per order that says everything. */
  needlessQuestions: number.optional(),
  /** The later rounds of the same households, who want the same again; empty without. */
  later: z.array(figuresShape),
  ask: z.enum(askModes),
  agent: z.string(),
  variant: z.enum(["standard", "ambiguous"]),
  /** The products, their number, the rows that could not be read, and which goals were taken. */
  catalogue: z.object({ name: z.string(), products: number, leftOut: number, goals: z.string() }),
  nouns: z.literal("wink"),
  seed: number,
});
export type WebshopResult = z.infer<typeof webshopShape>;
