/** What `sous bench ambik` prints. The scores' meaning is said in score.ts. */
import { z } from "zod";
import { calibrationShape, methodNames } from "./method.js";
import { compats, scoresShape } from "./score.js";

const number = z.number();
const conformalShape = calibrationShape.extend({ realised: number.nullable() });
const era = scoresShape.extend({ rows: number }).nullable();

export const ambikShape = z.object({
  /** Pairs of tasks. */
  rows: number,
  method: z.enum(methodNames),
  compat: z.enum(compats),
  /** Worked examples in the prompts. */
  shots: number.default(0),
  /** The model is told the step alone, without task and plan. */
  withoutPlans: z.boolean().default(false),
  ...scoresShape.shape,
  /** Of a calibrated method; `realised`: share of the other tasks whose set holds the right option. */
  conformal: conformalShape.optional(),
  /** Pairs with the same text twice: nothing tells their tasks apart. */
  sameText: number,
  /** As `ambdif` and `reverse`, without those pairs. */
  distinct: scoresShape.pick({ ambdif: true, reverse: true }),
  /** Rows 1 to 500 and 501 to 1000 apart, as they are written differently; null where there is none. */
  eras: z.object({ careful: era, later: era }),
});
export type AmbikResult = z.infer<typeof ambikShape>;

const knowNoScores = {
  tasks: number,
  /** Share of tasks about which help is asked for. */
  helpRate: number,
  /** Share of tasks whose prediction set, or answer, names what is wanted. */
  success: number,
};

/** What `sous bench knowno` prints. */
export const knowNoShape = z.object({
  method: z.enum(methodNames),
  shots: number,
  ...knowNoScores,
  conformal: conformalShape.optional(),
  /** By KnowNo's kinds of tasks. */
  kinds: z.array(z.object({ kind: z.string(), ...knowNoScores })).readonly(),
});
export type KnowNoResult = z.infer<typeof knowNoShape>;
