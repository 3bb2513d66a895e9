import { z } from "zod";
import { type QuestionRow, questionShape, type ReleasedTime, timeShape } from "./rows.js";
import { type ColumnReaders, type Table, toTable } from "./tables.js";

const formColumns: ColumnReaders<QuestionRow> = {
  func: ["STRING", ({ form }) => form.func],
  adjective: ["STRING", ({ form }) => form.adjective ?? null],
  noun: ["STRING", ({ form }) => form.noun],
};

const columns: ColumnReaders<QuestionRow> = Object.fromEntries(
  Object.entries(questionShape.shape).flatMap(([name, shape]) => {
    if (name === "form") return Object.entries(formColumns);
    return name === "deadline" ? [] : [[name, readerOf(name as keyof QuestionRow, shape)]];
  }),
);

function readerOf(name: keyof QuestionRow, shape: z.ZodType): ColumnReaders<QuestionRow>[string] {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return readerOf(name, shape.unwrap() as z.ZodType);
  if (shape === timeShape) return ["STRING", (row) => (row[name] as ReleasedTime).at];
  if (shape instanceof z.ZodNumber) return ["DOUBLE", (row) => row[name] as number];
  if (shape instanceof z.ZodBoolean) return ["BOOLEAN", (row) => row[name] as boolean];
  const hasParts = [z.ZodObject, z.ZodArray, z.ZodDiscriminatedUnion].some(
    (kind) => shape instanceof kind,
  );
  return ["STRING", (row) => (hasParts ? JSON.stringify(row[name]) : (row[name] as string | null))];
}

export function toQuestionTable(questions: readonly QuestionRow[]): Table {
  return toTable(columns, questions);
}
