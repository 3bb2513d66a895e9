/** Defines the world of a household: its places, things and tasks. */
import { z } from "zod";
import { attributesSchema, taskSchema } from "../../src/core/episode/home-file.js";

/** `contain`: whether the thing is a vessel (mug, pan, box). */
export const abilities = ["pick", "heat", "cool", "clean", "slice", "use", "contain"] as const;
export type Ability = (typeof abilities)[number];

const index = z.number().int().nonnegative();

const placeSchema = z.strictObject({
  name: z.string().min(1),
  /** Kind of place: usually the name without its number. */
  type: z.string().min(1),
  like: z.string().min(1).optional(),
  /** Index of where the robot must be to use the place; places may share one. */
  location: index,
  openable: z.boolean(),
  room: z.string(),
  label: z.string().optional(),
});
export type Place = z.infer<typeof placeSchema>;

const thingSchema = z.strictObject({
  name: z.string().min(1),
  /** Empty when the file gives none; then no place takes the thing. */
  type: z.string(),
  like: z.string().min(1).optional(),
  abilities: z.array(z.enum(abilities)),
  /** Places where the thing is at first: none, one, or (in ALFWorld) two. */
  places: z.array(index),
  locations: z.array(index),
  /** Things that are in this one and never leave it. */
  inside: z.array(index),
  cool: z.boolean(),
  attributes: attributesSchema,
});
export type Thing = z.infer<typeof thingSchema>;

export const worldSchema = z
  .strictObject({
    version: z.literal(1),
    title: z.string(),
    voice: z.enum(["alfworld", "everyday"]),
    /** Names that only the older wording shows; everything else uses indexes. */
    locations: z.array(z.string()),
    start: index,
    places: z.array(placeSchema),
    things: z.array(thingSchema),
    /** By type of place: types of things that it accepts. */
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
