/** The settings and the manifest of a release. */
import { z } from "zod";
import { id, rowAnswerShape } from "./rows.js";

const text = z.string();

export const tombstoneShape = z.strictObject({ kind: text, id, version: text });

const permissions = z.record(z.string(), z.string());

/** What the publisher chose. */
export const settingsShape = z.strictObject({
  license: text,
  campaign: text.nullable(),
  /** Exactness of times. */
  time: z.enum(["hour", "day"]),
  includeSimulated: z.boolean(),
  /** Platforms that gave permission to train on what was said there, and where that is recorded. */
  permissions,
  /** SHA-256 of the design of each campaign, as `sous campaign status` shows it; absent where none is known. */
  designs: z.record(z.string(), text).optional(),
  /** Terms of imported releases whose rows are beside others here. They hold for those rows only. */
  imported: z.array(z.strictObject({ license: text, permissions })).optional(),
});
export type ReleaseSettings = z.infer<typeof settingsShape>;

/** A flag that rests on answers' times. The rows have no exact times, so flags are passed on from release to release. */
const observedShape = z.strictObject({ person: id, kind: text, reason: text });
export type ObservedFlag = z.infer<typeof observedShape>;
const observed = z.array(observedShape).default([]);

/** The parts of an imported release that have no rows in the database. */
export const importedShape = settingsShape.extend({
  flags: observed,
  rowAnswers: z.array(rowAnswerShape).default([]),
  /** By episode, whether it was published as one that may be trained on; releases read in earlier lack it. */
  trainable: z.record(id, z.boolean()).optional(),
});

/** release.json */
export const manifestShape = z.strictObject({
  format: z.literal("sous-release-1"),
  version: text,
  settings: settingsShape,
  flags: observed,
});
