import { ambiguityTypes } from "../../../scenes/ambik/row.js";
import { toCsv } from "../../../src/datasets/release/tables.js";
import type { AmbikRow } from "../../ambik/rows.js";

/** A row of our own: a kitchen with two teapots. */
export function ownRow(id: number, change: Partial<AmbikRow> = {}): AmbikRow {
  return {
    id,
    objects: ["tin teapot", "clay teapot", "tea towel"],
    environment: "a tin teapot, a clay teapot, a tea towel",
    clearTask: "Fill the clay teapot.",
    ambiguousTask: "Fill a teapot.",
    type: ambiguityTypes[id % 3] ?? "preferences",
    clearPlan: ["Go to the shelf", "Take the clay teapot", "Fill it"],
    ambiguousPlan: ["Go to the shelf", "Take a teapot", "Fill it"],
    start: 1,
    intent: "clay teapot",
    question: "",
    answer: "",
    shortlist: "tin teapot, clay teapot",
    variants: "clay teapot\ntin teapot",
    calibrateAmbiguous: id <= 100 ? id % 2 === 0 : null,
    ...change,
  };
}

export const ownRows = (from: number, count: number): readonly AmbikRow[] =>
  Array.from({ length: count }, (_, index) => ownRow(from + index));

/** Rows as the published file has them. */
export function ownFile(rows: readonly AmbikRow[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.objects.join(", "),
    row.environment,
    row.clearTask,
    row.type,
    row.shortlist,
    row.ambiguousTask,
    "Which teapot?",
    "The clay one.",
    row.clearPlan.join("\n"),
    row.ambiguousPlan.join("\n"),
    row.start,
    row.intent,
    row.variants,
    "",
  ]);
  const names = [
    "id",
    "environment_short",
    "environment_full",
    "unambiguous_direct",
    "ambiguity_type",
    "amb_shortlist",
    "ambiguous_task",
    "question",
    "answer",
    "plan_for_clear_task",
    "plan_for_amb_task",
    "end_of_ambiguity",
    "user_intent",
    "variants",
    "take_amb",
  ];
  return toCsv({ columns: names.map((name) => ({ name, type: "STRING" })), rows: cells });
}
