/** Defines the JSON file of a home. */
import { z } from "zod";
import { taskTypes, unsaidParts } from "./scene.js";

export const attributesSchema = z.strictObject({
  colour: z.string().min(1).optional(),
  material: z.string().min(1).optional(),
  size: z.string().min(1).optional(),
  owner: z.string().min(1).optional(),
});

export const taskSchema = z.strictObject({
  type: z.enum(taskTypes),
  sentence: z.string().regex(/\.$/, "ends with a full stop"),
  object: z.string().min(1),
  particular: attributesSchema.optional(),
  open: z.boolean().optional(),
  target: z.string().min(1),
  place: z.string().min(1).optional(),
});

const orderSchema = z.strictObject({
  type: z.literal("order"),
  sentence: taskSchema.shape.sentence,
  object: z.string().min(1),
  target: z.literal("shop"),
  wish: z.strictObject({
    product: z.string().min(1),
    attributes: z.array(z.string()),
    options: z.array(z.strictObject({ name: z.string().optional(), value: z.string() })),
    priceUpper: z.number().positive(),
    unsaid: z.enum(unsaidParts).optional(),
  }),
});

const name = z.string().regex(/^[a-z]{1,40} [1-9]\d{0,3}$/, 'is a kind and a number, like "mug 2"');

/** The known kind that something with another name behaves like. */
const like = z.string().min(1).optional();

const placeSchema = z.strictObject({
  id: name,
  like,
  room: z.string().min(1),
  label: z.string().min(1).optional(),
  openable: z.boolean().optional(),
});

const thingSchema = z.strictObject({
  id: name,
  like,
  in: name,
  ...attributesSchema.shape,
});

export const homeShape = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, "is at most 40 lower-case letters, digits and dashes"),
  title: z.string().min(1),
  rooms: z.array(z.string().min(1)).min(1),
  people: z.array(z.string().min(1)),
  places: z.array(placeSchema).min(1),
  things: z.array(thingSchema).min(1),
  tasks: z.array(taskSchema).min(1),
  /** Tasks that order products that ran out; played after `tasks`. */
  orders: z.array(orderSchema).optional(),
});

export type Home = z.infer<typeof homeShape>;
