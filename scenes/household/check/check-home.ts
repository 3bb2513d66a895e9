/** Lists all problems of a hand-written home's file, with lines. */
import { z } from "zod";
import { attributesSchema, homeShape, taskSchema } from "../../../src/core/episode/home-file.js";
import type { TaskType } from "../../../src/core/episode/scene.js";
import { everydayLabel, everydayName, plural } from "../../../src/core/words/names.js";
import { type Fault, findExcess, findFaults, sketchSchema } from "../source/home-faults.js";
import { buildHome } from "../source/home-file.js";
import { cutLine, suggest } from "../source/suggest.js";
import { type JsonPath, readJsonText } from "./json-text.js";
import { proveTasks } from "./task-proof.js";

const nouns: Readonly<Record<string, string>> = {
  array: "a list [ … ]",
  boolean: "true or false",
  number: "a number",
  object: "an object { … }",
  string: "a text in double quotes",
};

function describeIssue(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code !== "unrecognized_keys") return [{ path, message: describe(issue) }];
  return issue.keys.map((key) => ({
    path: [...path, key],
    message: `there is no such field; ${suggest(key, fieldsAt(path))}`,
  }));
}

function describe(issue: z.core.$ZodIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return input === undefined
        ? `is missing; give it ${nouns[issue.expected] ?? issue.expected}`
        : `must be ${nouns[issue.expected] ?? issue.expected}, not ${nounFor(input)}`;
    case "invalid_value":
      return input === undefined
        ? `is missing; it is one of ${issue.values.join(", ")}`
        : `${JSON.stringify(input)} is not possible; ${suggest(String(input), issue.values.map(String))}`;
    case "too_small":
      return "must not be empty";
    case "invalid_format":
      return `${JSON.stringify(input)} is not as it must be: it ${issue.message}`;
    default:
      return issue.message;
  }
}

function nounFor(value: unknown): string {
  if (value === null) return "null";
  return nouns[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

/** Words that a task's sentence must contain, by task type. */
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

/** Compares a task's sentence with its fields: people and the robot read only the sentence. */
function faultsOfSentence(
  task: z.infer<typeof taskSchema>,
  labels: ReadonlyMap<string, string>,
): string[] {
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

/** `field` is the path of the field, like `things[3].in`; empty for the whole file. */
export type HomeProblem = ReturnType<typeof checkHome>[number];

/**
 * Returns all problems by line; an empty list when the home is playable. `file` is only for messages. Stops at invalid
 * JSON.
 */
export function checkHome(text: string, { file }: { file: string }) {
  const { problems, document } = readJsonText(text);
  if (!document) return problems.map((problem) => ({ file, field: "", ...problem }));
  const { value, lineOf, repeated } = document;
  const shape = [
    ...findShapeFaults(value).map((fault) => ({ ...fault, line: lineOf(fault.path) })),
    ...repeated.map((field) => ({ ...field, message: "is there twice; remove one of the two" })),
  ];
  const misshapen = new Set(shape.map(({ path }) => writePath(path)));
  const content = findContentFaults(value).filter(({ path }) => !misshapen.has(writePath(path)));
  const tasks = findTaskFaults(value, [...shape, ...content]);
  return [...shape, ...[...content, ...tasks].map((one) => ({ ...one, line: lineOf(one.path) }))]
    .map(({ path, line, message }) => ({ file, line, field: writePath(path), message }))
    .sort((a, b) => a.line - b.line);
}

/** Writes "kitchen.json:12: things[3].in: …". */
export function formatProblem({ file, line, field, message }: HomeProblem): string {
  return cutLine([`${file}:${line}`, ...(field ? [field] : []), message].join(": "));
}

function findShapeFaults(value: unknown): Fault[] {
  const issues = homeShape.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap(describeIssue);
}

function findContentFaults(value: unknown): Fault[] {
  const sketch = sketchSchema.safeParse(value);
  if (!sketch.success) return [];
  const excess = findExcess(value);
  return excess.length > 0 ? excess : findFaults(sketch.data);
}

const { places, things } = homeShape.shape;
const contentsShape = z.object({ places, things });
const tasksShape = z.object({ tasks: z.array(z.unknown()) });

function findTaskFaults(value: unknown, found: readonly Fault[]): Fault[] {
  const hasFault = (key: string, index?: number) =>
    found.some(({ path }) => path[0] === key && (index === undefined || path[1] === index));
  const given = tasksShape.safeParse(value).data?.tasks ?? [];
  const sound = given
    .map((task, index) => ({ index, task: taskSchema.safeParse(task).data }))
    .flatMap(({ index, task }) => (task && !hasFault("tasks", index) ? [{ index, task }] : []));
  const areSound = !hasFault("places") && !hasFault("things");
  const home = areSound ? contentsShape.safeParse(value).data : undefined;
  const labels = new Map(home?.places.flatMap(({ id, label }) => (label ? [[id, label]] : [])));
  const sentences = sound.flatMap(({ index, task }) =>
    faultsOfSentence(task, labels).map((message) => ({
      path: ["tasks", index, "sentence"],
      message,
    })),
  );
  if (!home) return sentences;
  const world = buildHome({ title: "checked", ...home, tasks: sound.map(({ task }) => task) });
  const unproved = proveTasks(world).map(({ task, message }) => ({
    path: ["tasks", sound[task]?.index ?? 0],
    message,
  }));
  return [...sentences, ...unproved];
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
