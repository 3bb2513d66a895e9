/** What `sous bench ambik` prints. The scores' meaning is said in score.ts. */
import { z } from "zod";
import { methodNames } from "./method.js";
import { compats, scoresShape } from "./score.js";

const number = z.number();
const era = scoresShape.extend({ rows: number }).nullable();

export const ambikShape = z.object({
  /** Pairs of tasks. */
  rows: number,
  method: z.enum(methodNames),
  compat: z.enum(compats),
  ...scoresShape.shape,
  /** Pairs with the same text twice: nothing tells their tasks apart. */
  sameText: number,
  /** As `ambdif` and `reverse`, without those pairs. */
  distinct: scoresShape.pick({ ambdif: true, reverse: true }),
  /** Rows 1 to 500 and 501 to 1000 apart, as they are written differently; null where there is none. */
  eras: z.object({ careful: era, later: era }),
});
export type AmbikResult = z.infer<typeof ambikShape>;
