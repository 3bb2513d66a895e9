/** Finds all problems of hand-written homes, with lines. */
import type { z } from "zod";
import { findFaults } from "../source/home-faults.js";
import { buildHome, type Home, homeShape } from "../source/home-file.js";
import { findExcess } from "../source/home-limits.js";
import { sketchSchema } from "../source/home-sketch.js";
import { cutLine } from "../source/suggest.js";
import { attributesSchema, taskSchema } from "../world.js";
import { describeIssue } from "./describe-issue.js";
import { type JsonDocument, type JsonPath, readJsonText } from "./json-text.js";
import { faultsOfSentence } from "./sentence.js";
import { proveTasks } from "./task-proof.js";

export interface HomeProblem {
  readonly file: string;
  readonly line: number;
  /** As in `things[3].in`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

/** Returns all problems by line; none when playable. `file` is only for messages. Stops at invalid JSON. */
export function checkHome(text: string, { file }: { file: string }): HomeProblem[] {
  const { problems, document } = readJsonText(text);
  if (!document) return problems.map((problem) => ({ file, field: "", ...problem }));
  const shape = findShapeProblems(document);
  const misshapen = new Set(shape.map(({ path }) => writePath(path)));
  const content = findContentProblems(document).filter(
    ({ path }) => !misshapen.has(writePath(path)),
  );
  const found = [...shape, ...content];
  return [...found, ...findTaskProblems(document, found)]
    .map(({ path, line, message }) => ({ file, line, field: writePath(path), message }))
    .sort((a, b) => a.line - b.line);
}

/** "kitchen.json:12: things[3].in: …" */
export function formatProblem({ file, line, field, message }: HomeProblem): string {
  return cutLine([`${file}:${line}`, ...(field ? [field] : []), message].join(": "));
}

interface Found {
  readonly path: JsonPath;
  readonly line: number;
  readonly message: string;
}

function findShapeProblems(document: JsonDocument): Found[] {
  const { value } = document;
  const issues = homeShape.safeParse(value).error?.issues ?? [];
  const complaints = issues.flatMap((issue) => describeIssue(issue, { value, fieldsAt }));
  const repeated = document.repeated.map((field) => ({
    ...field,
    message: "is there twice; remove one of the two",
  }));
  return [
    ...complaints.map(({ path, isExtra, message }) => {
      const name = path.at(-1);
      const line = isExtra
        ? document.lineOfField(path.slice(0, -1), String(name))
        : document.lineOf(path);
      return { path, line, message };
    }),
    ...repeated,
  ];
}

function findContentProblems(document: JsonDocument): Found[] {
  const sketch = sketchSchema.safeParse(document.value);
  if (!sketch.success) return [];
  const excess = findExcess(document.value);
  const faults = excess.length > 0 ? excess : findFaults(sketch.data);
  return faults.map((fault) => ({ ...fault, line: document.lineOf(fault.path) }));
}

function findTaskProblems(document: JsonDocument, found: readonly Found[]): Found[] {
  const hasFault = (key: string, index?: number) =>
    found.some(({ path }) => path[0] === key && (index === undefined || path[1] === index));
  const { tasks } = sketchTasks(document.value);
  const sound = tasks
    .map((task, index) => ({ index, task: taskSchema.safeParse(task).data }))
    .flatMap(({ index, task }) => (task && !hasFault("tasks", index) ? [{ index, task }] : []));
  const sentences = sound.flatMap(({ index, task }) =>
    faultsOfSentence(task).map((message) => ({ path: ["tasks", index, "sentence"], message })),
  );
  const home = hasFault("places") || hasFault("things") ? null : readContents(document.value);
  const unproved = home
    ? proveTasks(buildHome({ ...home, tasks: sound.map(({ task }) => task) })).map((fault) => ({
        path: ["tasks", sound[fault.task]?.index ?? 0],
        message: fault.message,
      }))
    : [];
  return [...sentences, ...unproved].map((one) => ({ ...one, line: document.lineOf(one.path) }));
}

function sketchTasks(value: unknown): { tasks: readonly unknown[] } {
  const tasks = (value as { tasks?: unknown } | null)?.tasks;
  return { tasks: Array.isArray(tasks) ? tasks : [] };
}

function readContents(value: unknown): Omit<Home, "tasks"> | null {
  const { places, things } = homeShape.shape;
  const read = {
    places: places.safeParse((value as Home | null)?.places),
    things: things.safeParse((value as Home | null)?.things),
  };
  if (!read.places.success || !read.things.success) return null;
  const nobody = { id: "checked", title: "checked", rooms: [], people: [] };
  return { ...nobody, places: read.places.data, things: read.things.data };
}

function fieldsAt(path: JsonPath): readonly string[] {
  const [list, , inner] = path;
  const shape: z.ZodRawShape =
    inner === "particular"
      ? attributesSchema.shape
      : list === "tasks"
        ? taskSchema.shape
        : list === "places" || list === "things"
          ? homeShape.shape[list].element.shape
          : homeShape.shape;
  return Object.keys(shape);
}

/** ["things", 3, "in"] -> "things[3].in". */
function writePath(path: JsonPath): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}
