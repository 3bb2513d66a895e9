/** A household as data, whatever file it came from: what the rules play. */
import { z } from "zod";
import { taskTypes, unsaidParts } from "../../src/core/scene.js";

/** What can be done with a thing. `contain`: it is a vessel (mug, pan, box). */
export const abilities = ["pick", "heat", "cool", "clean", "slice", "use", "contain"] as const;
export type Ability = (typeof abilities)[number];

const index = z.number().int().nonnegative();

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
});

/** What is bought in the shop with our products, and what of it the sentence does not say. */
export const orderSchema = z.strictObject({
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

const placeSchema = z.strictObject({
  /** Name in commands: "cabinet 3". */
  name: z.string().min(1),
  /** What goals and rules call it: nearly always the name without its number. */
  type: z.string().min(1),
  /** The kind that it behaves like, where its type is a free name. */
  like: z.string().min(1).optional(),
  /** The location from which it is used; several places may share one. */
  location: index,
  openable: z.boolean(),
  room: z.string(),
  /** Name for people, where the file gives one. */
  label: z.string().optional(),
});
export type Place = z.infer<typeof placeSchema>;

const thingSchema = z.strictObject({
  name: z.string().min(1),
  /** Empty where a game does not say it; then no place takes it. */
  type: z.string(),
  /** The kind that it behaves like, where its type is a free name. */
  like: z.string().min(1).optional(),
  abilities: z.array(z.enum(abilities)),
  /** Places it is in or on at the start: none, one, or (in ALFWorld) two. */
  places: z.array(index),
  /** Locations from which it can be reached at the start. */
  locations: z.array(index),
  /** Things inside it, which never leave it. */
  inside: z.array(index),
  cool: z.boolean(),
  attributes: attributesSchema,
});
export type Thing = z.infer<typeof thingSchema>;

export const worldSchema = z
  .strictObject({
    version: z.literal(1),
    title: z.string(),
    /** Whose words task sentences use: ALFWorld's own, or everyday ones with articles. */
    voice: z.enum(["alfworld", "everyday"]),
    /** Names of the locations as the older wording says them; indexes are used everywhere else. */
    locations: z.array(z.string()),
    start: index,
    /** In listing order. */
    places: z.array(placeSchema),
    /** In listing order. */
    things: z.array(thingSchema),
    /** Per type of place the types of things that may be put there. */
    accepts: z.record(z.string(), z.array(z.string())),
    tasks: z.array(taskSchema).min(1),
  })
  .superRefine((world, context) => {
    const within = (bound: number, indexes: readonly number[], where: string) => {
      if (indexes.some((i) => i >= bound)) {
        context.addIssue({ code: "custom", message: `${where} points outside the household` });
      }
    };
    within(world.locations.length, [world.start], "start");
    for (const place of world.places) within(world.locations.length, [place.location], place.name);
    for (const thing of world.things) {
      within(world.places.length, thing.places, thing.name);
      within(world.locations.length, thing.locations, thing.name);
      within(world.things.length, thing.inside, thing.name);
    }
  });
export type World = z.infer<typeof worldSchema>;
