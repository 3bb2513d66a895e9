import { z } from "zod";

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const text = z.string().optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const described = { colour: text, material: text, size: text, owner: text };

/** Keeps what is readable; drops what is missing or mistyped. */
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
