/** Defines the shapes of a release's rows, which also validate imports. */
import { z } from "zod";
import { type AskPolicyName, truncationReasons } from "../../core/episode/episode.js";
import type { GridSight } from "../../core/episode/grid.js";
import { goalTypes, unsaidParts } from "../../core/episode/scene.js";
import { captureRoutes } from "../../core/question/exchange.js";

const text = z.string();
export const id = z.string().min(1).max(25);
const maybe = <T extends z.ZodType>(shape: T) => shape.nullable();

/** A time rounded to the hour or day; `order` numbers the household's events. */
export const timeShape = z.strictObject({
  at: z.iso.datetime(),
  order: z.number().int().nonnegative().max(3_000_000),
});
export type ReleasedTime = z.infer<typeof timeShape>;

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
  from: timeShape,
  until: maybe(timeShape),
  number: z.number().int().nonnegative().default(0),
  closed: maybe(z.number().int().nonnegative()).default(null),
  dispute: maybe(id).default(null),
});

const seconds = maybe(z.number().nonnegative()).default(null);

const ballotShape = z.strictObject({
  id,
  person: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  route: z.enum(captureRoutes),
  choice: maybe(text),
  /** Null for presses, and for words that no reviewer passed. */
  text: maybe(text),
  understood: z.enum(["fact", "choice", "dont_know", "bad_question", "unclear"]),
  claims: z.array(claimShape),
  late: z.boolean(),
  /**
   * True if the question wanted independent answers, but others could read this one, or it came after others' words.
   */
  sawOthers: z.boolean().default(false),
  /** The earlier question whose offered answer the person pressed, so that both count as the same. */
  sameAs: maybe(id).default(null),
  replaces: maybe(id),
  given: timeShape,
  seconds,
  /** Since this person last opened the question; null if unknown. */
  secondsFromOpened: seconds,
  /** Whether the claims agree with the home as it was; null where nothing or several things would be right. */
  right: maybe(z.boolean()).default(null),
  /** Number of other released tasks that relied on this answer. */
  reused: z.number().int().nonnegative().default(0),
});

const armShape = z.strictObject({
  name: text,
  propensity: z.number().min(0).max(1),
  reuse: z.boolean(),
  first: z.enum(["buttons", "text"]),
  player: z.literal("human").optional(),
});

const worthShape = z.strictObject({
  stepsWith: z.number(),
  stepsWithout: z.number(),
  successWithout: z.boolean(),
  commandsWithout: z.array(text).readonly().optional(),
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
  thing: text.optional(),
});

const sharedFields = {
  household: id,
  episode: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  trainingAllowed: z.boolean(),
};

const askPolicyShape = z
  .string()
  .regex(/^(?:never|missing|always|conformal|(?:random|budget|voi):[\d.]+)(?:\+explore:[\d.]+)?$/)
  .transform((name) => name as AskPolicyName);

export const questionShape = z.strictObject({
  id,
  ...sharedFields,
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
  /** Earlier answers that were offered, and their choices. */
  offered: z
    .array(z.strictObject({ question: maybe(id), ballot: maybe(id), choice: text }))
    .default([]),
  things: z.array(text),
  quorum: z.number().int(),
  fallback: z.enum(["explore", "default", "abandon"]),
  adjudicates: maybe(id),
  state: z.enum(["answered", "declined", "expired", "cancelled"]),
  reason: maybe(text),
  asked: timeShape,
  deadline: timeShape,
  settled: timeShape,
  ballots: z.array(ballotShape),
  facts: z.array(factShape),
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
const wishShape = z.strictObject({
  product: text,
  attributes: z.array(text),
  options: z.array(z.strictObject({ name: text.optional(), value: text })),
  priceUpper: z.number(),
  unsaid: z.enum(unsaidParts).optional(),
  fits: z.number().int().optional(),
});
const taskShape = z.strictObject({
  type: z.enum(goalTypes),
  sentence: text,
  object: text,
  particular: attributes.optional(),
  instance: text.optional(),
  open: z.boolean().optional(),
  chosen: z.array(text).optional(),
  wish: wishShape.optional(),
  target: text,
  place: text.optional(),
  maxSteps: z.number().int().optional(),
});

const sightShape = z.custom<GridSight>((value) => typeof value === "object" && value !== null);

const begin = z.strictObject({
  kind: z.literal("begin"),
  observation: text,
  admissible: z.array(text),
  sight: sightShape.optional(),
});

const act = z.strictObject({
  kind: z.literal("act"),
  command: text,
  observation: text,
  admissible: z.array(text),
  reward: z.number(),
  sight: sightShape.optional(),
  lost: z.literal(true).optional(),
});

const ask = z.strictObject({
  kind: z.literal("ask"),
  need: needShape,
  handling: z.enum(["posted", "joined", "reused", "notebook", "withheld"]),
  outcome: maybe(z.enum(["answered", "declined", "expired", "cancelled", "withheld", "abandoned"])),
  reason: text.optional(),
});

/** Drops thoughts, notes, what was shown, and who decided. */
export const releasedStep = z.discriminatedUnion("kind", [begin.strip(), act.strip(), ask.strip()]);

const stepShape = z.strictObject({
  seq: z.number().int(),
  step: z.discriminatedUnion("kind", [begin, act, ask]),
  observationHash: maybe(text),
  engine: text,
  because: z.array(id),
  question: maybe(id),
  known: z.number().int().nonnegative().default(0),
  done: timeShape,
});

export const trajectoryShape = z.strictObject({
  ...sharedFields,
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
  started: timeShape,
  ended: timeShape,
  end: endShape,
  reward: z.number(),
  worth: maybe(worthShape),
  /** Sightings and inferences. Facts from answers are with their questions. */
  facts: z.array(factShape),
  /**
   * What people moved since the home's previous trajectory. `after`: number of the task before. The last trajectory
   * also has later moves.
   */
  moves: z
    .array(z.strictObject({ after: z.number().int().nonnegative(), thing: text, place: text }))
    .default([]),
  steps: z.array(stepShape),
});
export type TrajectoryRow = z.infer<typeof trajectoryShape>;

export const tupleShape = z.strictObject({
  id,
  ...sharedFields,
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
  formed: timeShape,
});
export type TupleRow = z.infer<typeof tupleShape>;

export const rowAnswerShape = z.strictObject({
  id: z.number().int().positive(),
  /** Whether people were told what to want ("persona") or decided for themselves ("open"). */
  mode: z.enum(["persona", "open"]),
  ambiguity_type: z.enum(["preferences", "common_sense_knowledge", "safety"]),
  answer: maybe(text),
  user_intent: text,
  ballot: id,
  asked: id,
  household: id,
  person: id,
  people: z.enum(["real", "simulated"]),
  platform: text,
  route: z.enum(captureRoutes),
  /** In mode "persona": how much of the given intent the answer names, from 0 to 1. */
  told: maybe(z.number().min(0).max(1)),
  trainingAllowed: z.boolean(),
  campaign: maybe(text),
  arm: maybe(armShape),
  given: timeShape,
});
export type RowAnswerRow = z.infer<typeof rowAnswerShape>;

/** A stored home or what an answering person saw; the id is the value's hash. */
export const worldShape = z.strictObject({
  id: text,
  kind: z.enum(["home", "view"]),
  value: z.record(z.string(), z.unknown()),
});
export type WorldRow = z.infer<typeof worldShape>;

/** Lists fields that stay as they are in the database. All others are changed or left out. */
export const keptFields = {
  episode: [
    "round",
    "task",
    "policy",
    "askPolicy",
    "mode",
    "seed",
    "maxSteps",
    "origin",
    "end",
    "reward",
    "worth",
  ],
  question: ["why", "mode", "state", "reason", "propensity", "quorum", "fallback"],
  tuple: ["seq", "goalType", "goal", "observation", "action", "pattern", "source"],
} as const;

export function pickFields<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

export interface ReleaseRows {
  readonly questions: readonly QuestionRow[];
  readonly trajectories: readonly TrajectoryRow[];
  readonly tuples: readonly TupleRow[];
  readonly worlds: readonly WorldRow[];
  readonly rowAnswers: readonly RowAnswerRow[];
}
