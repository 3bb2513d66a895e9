/** A home as far as it can be read, and what may be wrong with it. */
import { z } from "zod";

/** A fault, with the path to the value that has it. */
export interface Fault {
  readonly path: readonly (string | number)[];
  /** What is wrong and what to do. */
  readonly message: string;
}

const text = z.string().optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const described = { colour: text, material: text, size: text, owner: text };

/** As much of a home as can be read: what is missing or of a wrong type is left out. */
export const sketchSchema = z.object({
  rooms: list(text),
  people: z.array(text).optional().catch(undefined),
  places: list(z.object({ id: text, like: text, room: text }).catch({})),
  things: list(z.object({ id: text, like: text, in: text, ...described }).catch({})),
  tasks: list(
    z
      .object({
        type: text,
        sentence: text,
        object: text,
        target: text,
        particular: z.object(described).optional().catch(undefined),
        open: z.boolean().optional().catch(undefined),
      })
      .catch({}),
  ),
});
export type HomeSketch = z.infer<typeof sketchSchema>;
