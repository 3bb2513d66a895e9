/** What stands in a release's files, row by row. What is read from outside is checked by these. */

import { z } from "zod";
import { type AskPolicyName, truncationReasons } from "../../core/episode.js";
import type { GridSight } from "../../core/grid.js";
import { captureRoutes } from "../../core/release.js";
import { goalTypes } from "../../core/scene.js";

const text = z.string();
const id = z.string().min(1).max(25);
const maybe = <T extends z.ZodType>(shape: T) => shape.nullable();

/** When, to the hour or day; `order` counts what happened in one household. */
export const momentShape = z.strictObject({
  at: z.iso.datetime(),
  order: z.number().int().nonnegative().max(3_000_000),
});
export type Moment = z.infer<typeof momentShape>;

const claimShape = z.strictObject({
  subject: text,
  relation: z.enum(["at", "holds", "is"]),
  objects: z.array(text),
  polarity: z.boolean(),
  certainty: z.enum(["sure", "unsure"]),
  source: z.enum(["answer", "observation", "inference", "rule"]),
});

const factShape = claimShape.extend({
  id,
  slot: text,
  ballot: maybe(id),
  episode: maybe(id),
  status: z.enum(["valid", "contradicted", "superseded"]),
  supersededBy: maybe(id),
  from: momentShape,
  until: maybe(momentShape),
  /** Which of the household's facts it is, from 1 as they were noted, and how many there were when it was closed. */
  number: z.number().int().nonnegative().default(0),
  closed: maybe(z.number().int().nonnegative()).default(null),
  /** The question that is to say whether it holds. */
  dispute: maybe(id).default(null),
});

const ballotShape = z.strictObject({
  id,
  person: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  route: z.enum(captureRoutes),
  choice: maybe(text),
  /** Words that a person has passed; null for presses and for all other words. */
  text: maybe(text),
  understood: z.enum(["fact", "choice", "dont_know", "bad_question", "unclear"]),
  claims: z.array(claimShape),
  late: z.boolean(),
  /** It was to be given unseen, and was given where others could read it, or after others' words stood there. */
  sawOthers: z.boolean().default(false),
  replaces: maybe(id),
  given: momentShape,
});

/** Into what its household was drawn. */
const armShape = z.strictObject({
  name: text,
  propensity: z.number().min(0).max(1),
  reuse: z.boolean(),
  first: z.enum(["buttons", "text"]),
});

const worthShape = z.strictObject({
  stepsWith: z.number(),
  stepsWithout: z.number(),
  successWithout: z.boolean(),
});
const endShape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("terminated") }),
  z.strictObject({
    kind: z.literal("truncated"),
    reason: z.enum(truncationReasons),
  }),
]);
const needShape = z.strictObject({
  func: z.enum(["where", "which", "what", "how"]),
  adjective: text.optional(),
  noun: text,
});

/** What an episode and each of its questions, tuples and trajectories have in common. */
const contextShape = {
  household: id,
  episode: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  trainingAllowed: z.boolean(),
};

/** As it was given: "missing", "random:0.3" … */
const askPolicyShape = z
  .string()
  .regex(/^(?:never|missing|always|conformal|(?:random|budget):[\d.]+)$/)
  .transform((name) => name as AskPolicyName);

export const questionShape = z.strictObject({
  id,
  ...contextShape,
  purpose: z.literal("campaign"),
  campaign: maybe(text),
  arm: maybe(armShape).default(null),
  round: z.number().int(),
  world: text,
  view: text,
  mode: z.enum(["owner", "keeper", "persona", "open"]),
  policy: text,
  askPolicy: askPolicyShape,
  propensity: z.number().min(0).max(1),
  form: needShape,
  sentence: text,
  why: text,
  choices: z.array(z.strictObject({ id: text, label: text, value: text })),
  things: z.array(text),
  quorum: z.number().int(),
  fallback: z.enum(["explore", "default", "abandon"]),
  adjudicates: maybe(id),
  state: z.enum(["answered", "declined", "expired", "cancelled"]),
  reason: maybe(text),
  asked: momentShape,
  deadline: momentShape,
  settled: momentShape,
  ballots: z.array(ballotShape),
  facts: z.array(factShape),
  /** Commands of the same episode after the question, up to the next question or the end. */
  actions: z.array(text),
  reward: z.number(),
  end: endShape,
  worth: maybe(worthShape),
});
export type QuestionRow = z.infer<typeof questionShape>;
export type BallotRow = QuestionRow["ballots"][number];
export type FactRow = QuestionRow["facts"][number];

const attributes = z.strictObject({
  colour: text.optional(),
  material: text.optional(),
  size: text.optional(),
  owner: text.optional(),
});
const taskShape = z.strictObject({
  type: z.enum(goalTypes),
  sentence: text,
  object: text,
  particular: attributes.optional(),
  instance: text.optional(),
  open: z.boolean().optional(),
  chosen: z.array(text).optional(),
  target: text,
  maxSteps: z.number().int().optional(),
});

/** A grid as its robot sees it, taken as it is. */
const sightShape = z.custom<GridSight>((value) => typeof value === "object" && value !== null);

const stepShape = z.strictObject({
  seq: z.number().int(),
  step: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("begin"),
      observation: text,
      admissible: z.array(text),
      sight: sightShape.optional(),
    }),
    z.strictObject({
      kind: z.literal("act"),
      command: text,
      observation: text,
      admissible: z.array(text),
      reward: z.number(),
      sight: sightShape.optional(),
      lost: z.literal(true).optional(),
    }),
    z.strictObject({
      kind: z.literal("ask"),
      need: needShape,
      handling: z.enum(["posted", "joined", "reused", "notebook", "withheld"]),
      outcome: maybe(
        z.enum(["answered", "declined", "expired", "cancelled", "withheld", "abandoned"]),
      ),
      reason: text.optional(),
    }),
  ]),
  observationHash: maybe(text),
  engine: text,
  /** Facts of this release that led to the decision. */
  because: z.array(id),
  question: maybe(id),
  /** How many of the household's facts had been noted. */
  known: z.number().int().nonnegative().default(0),
  done: momentShape,
});

export const trajectoryShape = z.strictObject({
  ...contextShape,
  campaign: maybe(text),
  arm: maybe(armShape).default(null),
  round: z.number().int(),
  world: text,
  task: taskShape,
  policy: text,
  askPolicy: askPolicyShape,
  mode: z.enum(["owner", "keeper"]),
  seed: z.number().int(),
  maxSteps: z.number().int(),
  origin: z.enum(["asked", "scheduled"]),
  started: momentShape,
  ended: momentShape,
  end: endShape,
  reward: z.number(),
  worth: maybe(worthShape),
  /** What the agent saw and concluded; what people said is with their questions. */
  facts: z.array(factShape),
  /** What people moved since the trajectory before (with the last one, also later), and after which round. */
  moves: z
    .array(z.strictObject({ after: z.number().int().nonnegative(), thing: text, place: text }))
    .default([]),
  steps: z.array(stepShape),
});
export type TrajectoryRow = z.infer<typeof trajectoryShape>;

export const tupleShape = z.strictObject({
  id,
  ...contextShape,
  seq: z.number().int(),
  goalType: text,
  goal: text,
  history: z.strictObject({
    evaluation: z.array(z.strictObject({ name: text, done: z.boolean() })),
    summary: text,
  }),
  observation: text,
  cell: z.strictObject({ goal: z.array(text), observation: z.array(text) }),
  action: text,
  pattern: text,
  source: z.enum(["expert", "played", "explored"]),
  formed: momentShape,
});
export type TupleRow = z.infer<typeof tupleShape>;

/** An answer to a row of AmbiK, in its columns where it has them; with the id the rest is found there. */
export const rowAnswerShape = z.strictObject({
  /** Of AmbiK_data.csv. */
  id: z.number().int().positive(),
  /** People were told what they have in mind (persona), or chose themselves (open). */
  mode: z.enum(["persona", "open"]),
  ambiguity_type: z.enum(["preferences", "common_sense_knowledge", "safety"]),
  /** The name that was chosen, or words that a person has passed; null: words that nobody has. */
  answer: maybe(text),
  /** The kitchen's things in the answer, in AmbiK's grammar. */
  user_intent: text,
  /** Persona: share of the given intent that the answer tells. */
  told: maybe(z.number().min(0).max(1)),
  ballot: id,
  /** The question, by its pseudonym. */
  asked: id,
  household: id,
  person: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  route: z.enum(captureRoutes),
  trainingAllowed: z.boolean(),
  campaign: maybe(text),
  arm: maybe(armShape),
  given: momentShape,
});
export type RowAnswerRow = z.infer<typeof rowAnswerShape>;

/** A home as it was stored, or what an answering person was shown; its id is the hash of its value. */
export const worldShape = z.strictObject({
  id: text,
  kind: z.enum(["home", "view"]),
  value: z.record(z.string(), z.unknown()),
});
export type WorldRow = z.infer<typeof worldShape>;

export const tombstoneShape = z.strictObject({ kind: text, id, version: text });

/** What the publisher chose. */
export const settingsShape = z.strictObject({
  license: text,
  campaign: maybe(text),
  /** Exactness of times. */
  time: z.enum(["hour", "day"]),
  includeSimulated: z.boolean(),
  /** Platforms that gave permission to train on what was said there, and where that is recorded. */
  permissions: z.record(z.string(), z.string()),
});
export type ReleaseSettings = z.infer<typeof settingsShape>;

/** What answers' times tell of somebody; times are not in the rows, so it goes with them from release to release. */
const observedShape = z.strictObject({ person: id, kind: text, reason: text });
export type ObservedFlag = z.infer<typeof observedShape>;
const observed = z.array(observedShape).default([]);

/** What of a release that was read in is kept as it came: it has no rows in the database. */
export const importedShape = settingsShape.extend({
  flags: observed,
  rowAnswers: z.array(rowAnswerShape).default([]),
});

/** release.json */
export const manifestShape = z.strictObject({
  format: z.literal("sous-release-1"),
  version: text,
  settings: settingsShape,
  flags: observed,
});

/** Everything that a release is made of. */
export interface ReleaseRows {
  readonly questions: readonly QuestionRow[];
  readonly trajectories: readonly TrajectoryRow[];
  readonly tuples: readonly TupleRow[];
  readonly worlds: readonly WorldRow[];
  readonly rowAnswers: readonly RowAnswerRow[];
}
