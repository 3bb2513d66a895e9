/** Finds all problems of hand-written homes, with lines. */
import type { z } from "zod";
import type { Attributes, Task, TaskType } from "../../../src/core/episode/scene.js";
import { everydayLabel, everydayName, plural } from "../../../src/core/words/names.js";
import { findExcess, findFaults, sketchSchema } from "../source/home-faults.js";
import { buildHome, type Home, homeShape } from "../source/home-file.js";
import { cutLine, suggest } from "../source/suggest.js";
import { attributesSchema, taskSchema } from "../world.js";
import { type JsonDocument, type JsonPath, readJsonText } from "./json-text.js";
import { proveTasks } from "./task-proof.js";

const nouns: Readonly<Record<string, string>> = {
  array: "a list [ … ]",
  boolean: "true or false",
  number: "a number",
  object: "an object { … }",
  string: "a text in double quotes",
};

function describeIssue(
  issue: z.core.$ZodIssue,
  options: { value: unknown; fieldsAt: (path: JsonPath) => readonly string[] },
) {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code === "unrecognized_keys") {
    const known = options.fieldsAt(path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      isExtra: true,
      message: `there is no such field; ${suggest(key, known)}`,
    }));
  }
  return [{ path, isExtra: false, message: describe(issue, valueAt(options.value, path)) }];
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined
        ? `is missing; give it ${nouns[issue.expected] ?? issue.expected}`
        : `must be ${nouns[issue.expected] ?? issue.expected}, not ${nounFor(value)}`;
    case "invalid_value":
      return value === undefined
        ? `is missing; it is one of ${issue.values.join(", ")}`
        : `${JSON.stringify(value)} is not possible; ${suggest(String(value), issue.values.map(String))}`;
    case "too_small":
      return "must not be empty";
    case "invalid_format":
      return `${JSON.stringify(value)} is not as it must be: it ${issue.message}`;
    default:
      return issue.message;
  }
}

function nounFor(value: unknown): string {
  if (value === null) return "null";
  return nouns[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/** What the sentence of a task is checked against: people and the robot read only the sentence. */
type ReadTask = Pick<Task, "type" | "sentence" | "object" | "target"> & {
  readonly place?: string | undefined;
  readonly particular?: Attributes | undefined;
  readonly open?: boolean | undefined;
};

/** Words required by task type. */
const sayings: Readonly<Partial<Record<TaskType, { word: RegExp; as: string }>>> = {
  pick_heat_then_place_in_recep: { word: /\b(heat|hot|warm)/i, as: '"heat" or "hot"' },
  pick_cool_then_place_in_recep: { word: /\b(cool|cold|chill)/i, as: '"cool" or "cold"' },
  pick_clean_then_place_in_recep: { word: /\b(clean|wash)/i, as: '"clean"' },
  pick_two_obj_and_place: { word: /\btwo\b/i, as: '"two"' },
};

/** Words by which a task leaves the choice to people, as the agent parses it (src/policies/rules/task-sentence.ts). */
const saysOpen = /\b(you like best|you prefer|of your choice)\b/i;
const mustSayOpen =
  'must say "you like best", "you prefer" or "of your choice", as the task is open';
const saysOpenAmiss = 'leaves the choice to people; add "open": true to the task';

function faultsOfSentence(task: ReadTask, labels: ReadonlyMap<string, string>): string[] {
  const { sentence, type, object, target, place, particular, open = false } = task;
  const faults: string[] = [];
  if (/[\r\n]/.test(sentence)) faults.push("must be a single line");
  const known = place ? object : `${object}|${target}`;
  const id = new RegExp(`\\b(${known}) \\d+\\b`, "i").exec(sentence)?.[0];
  if (id) faults.push(`says "${id}"; people know things by looks and owners, not by numbers`);
  const saying = sayings[type];
  if (saying && !saying.word.test(sentence)) faults.push(`must say ${saying.as}, as its type does`);
  if (saysOpen.test(sentence) !== open) faults.push(open ? mustSayOpen : saysOpenAmiss);
  for (const kind of [object, target]) {
    const called = kind === target && place && (labels.get(place) ?? everydayLabel(place));
    const names = called ? [called] : [everydayName(kind), plural(kind), kind];
    if (!names.some((name) => says(sentence, name))) faults.push(`does not mention "${names[0]}"`);
  }
  for (const value of Object.values(particular ?? {})) {
    if (value && !says(sentence, value)) faults.push(`does not say "${value}", which is wanted`);
  }
  return faults;
}

function says(sentence: string, words: string): boolean {
  return ` ${plain(sentence)} `.includes(` ${plain(words)} `);
}

/** Normalises words for comparing them: "Ana's" becomes "ana". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s?(?=\W|$)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export interface HomeProblem {
  readonly file: string;
  readonly line: number;
  /** Path of the field, like `things[3].in`; empty for the whole file. */
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

/** Writes "kitchen.json:12: things[3].in: …". */
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
  const home = hasFault("places") || hasFault("things") ? null : readContents(document.value);
  const labels = new Map(home?.places.flatMap(({ id, label }) => (label ? [[id, label]] : [])));
  const sentences = sound.flatMap(({ index, task }) =>
    faultsOfSentence(task, labels).map((message) => ({
      path: ["tasks", index, "sentence"],
      message,
    })),
  );
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

/** Writes a path: "things[3].in" for ["things", 3, "in"]. */
function writePath(path: JsonPath): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}
