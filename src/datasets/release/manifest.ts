/** Defines the shape of `release.json`, the settings of a release. */
import { z } from "zod";
import { id, rowAnswerShape } from "./rows.js";

const text = z.string();

export const tombstoneShape = z.strictObject({ kind: text, id, version: text });

const permissions = z.record(z.string(), z.string());

const practiceShape = z.strictObject({ text, choices: z.array(text), answer: text });

/** A study's design and dates. The design may have fields that the README does not show. */
const studyShape = z.strictObject({
  design: z.looseObject({
    title: text,
    consent: z.strictObject({ version: text, text }),
    instructions: text,
    practice: z.array(practiceShape),
    debrief: text,
    researcher: text.optional(),
    contact: text.optional(),
    duration: text.optional(),
    minimumAge: z.number(),
    pay: text,
    ethics: text,
  }),
  startedOn: text.nullable(),
  closedOn: text.nullable(),
});
export type ReleasedStudy = z.infer<typeof studyShape>;

export const settingsShape = z.strictObject({
  license: text,
  campaign: text.nullable(),
  time: z.enum(["hour", "day"]),
  includeSimulated: z.boolean(),
  /** Platforms that permit training, and where the permission is recorded. */
  permissions,
  /** SHA-256 of each campaign's design, as in `sous campaign status`, if known. */
  designs: z.record(z.string(), text).optional(),
  /** What people of each campaign read and got, and when, if known. */
  studies: z.record(z.string(), studyShape).optional(),
  /** Terms of imported releases, for their rows only. */
  imported: z.array(z.strictObject({ license: text, permissions })).optional(),
});
export type ReleaseSettings = z.infer<typeof settingsShape>;

/** Flags for fast answers. Copied from release to release, because rows have no exact times. */
const observedShape = z.strictObject({ person: id, kind: text, reason: text });
export type ObservedFlag = z.infer<typeof observedShape>;
const observed = z.array(observedShape).default([]);

/** What an imported release has beside its database rows. */
export const importedShape = settingsShape.extend({
  flags: observed,
  rowAnswers: z.array(rowAnswerShape).default([]),
  trainable: z.record(id, z.boolean()).optional(),
  /** Seconds that each answer took since it was shown, and since it was opened. */
  took: z.record(id, z.tuple([z.number().nullable(), z.number().nullable()])).default({}),
});

export const manifestShape = z.strictObject({
  format: z.literal("sous-release-1"),
  version: text,
  settings: settingsShape,
  flags: observed,
});
