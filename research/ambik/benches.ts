import { readIntent, shareFulfilled } from "../../scenes/ambik/answered-row.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import type { ChatModel } from "../../src/core/model/model.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, expectUnits, inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { withModelParts } from "../lab/parts.js";
import type { ResultKind } from "../report/result-kind.js";
import { embedded } from "./embedded/detect.js";
import { certainties, createPrompts, mostShots, type PromptStyle } from "./llm/prompts.js";
import { createKnowNo, createLap, createLofree } from "./llm/scorers.js";
import { createSetMethod } from "./llm/set-method.js";
import { chooseRows, type KnowNoTask, loadAmbik, loadKnowNo, readIds } from "./load.js";
import {
  type AskedRow,
  type Method,
  type MethodName,
  methodNames,
  type PairHalf,
  rowsAtOnce,
} from "./method.js";
import {
  type AmbikRow,
  halves,
  isCalibration,
  measuresOf,
  type Outcome,
  type TaskType,
  taskTypes,
} from "./rows.js";

const modelFlags = {
  method: flag.choice(
    "--method <name>",
    "embedded needs no language model, the others the configured one",
    methodNames,
    "embedded",
  ),
  shots: flag.parsed(
    "--shots <n>",
    `worked examples in each prompt, 0 to ${mostShots} (the paper: 3)`,
    shared.wholeNumber(0, mostShots),
    0,
  ),
};
const outputFlags = { scripted: flag.scripted(), db: flag.modelStore() };

export type AmbikResult = Awaited<ReturnType<typeof benchAmbik>> & PromptStyle;
export type KnowNoResult = Awaited<ReturnType<typeof benchKnowNo>> & { readonly shots: number };

export const ambikBenchCommand = (kind: ResultKind<AmbikResult>) =>
  declareBench({
    flags: {
      data: flag.required("--data <dir>", "folder with AmbiK_data.csv as published"),
      ids: flag.text("--ids <file>", "only these rows: a JSON array of ids of AmbiK_data.csv"),
      method: modelFlags.method,
      half: flag.choice(
        "--half <half>",
        "the rows for tuning the embedded detector, the others, or all",
        halves,
        "all",
      ),
      shots: modelFlags.shots,
      withoutPlans: flag.toggle(
        "--without-plans",
        "tell the model the step alone, without task and plan (table 6)",
      ),
      ...outputFlags,
    },
    help: `
A row is a pair: a clear task and an ambiguous one in the same kitchen. Correct help asks about preferences, and
not about clear tasks, common sense or safety. AmbDif: the ambiguous task leaves more open; reverse: less.
Tuning rows are 1 to 100 and those whose hash of "ambik <id>" (32-bit FNV-1a) is even. knowno, lap and lofree
are first calibrated on rows 1 to 100; conformal has the threshold and the realised coverage. knowno and lap
need a server that gives log-probabilities, and end with an error elsewhere. The scripted model's answers say nothing about a language model.

Examples:
  sous bench ambik --data AmbiK-dataset --half report --json
  sous bench ambik --data AmbiK-dataset --ids ids.json --method knowno
  sous bench ambik --data AmbiK-dataset --method lap --scripted --json`,
    unit: "rows",
    kind,
    run: (given) =>
      withModel(given, "sous bench ambik", async (model) => {
        const { ids, half, method: name, shots, withoutPlans = false } = given;
        const all = loadAmbik(given.data);
        const rows = chooseRows(all, { half, ids: ids === undefined ? undefined : readIds(ids) });
        const calibration = all.filter(({ id }) => isCalibration(id));
        const style = { shots, withoutPlans };
        const method = await createMethod(name, { rows: all, calibration, style, model });
        return { ...(await benchAmbik(rows, method)), ...style };
      }),
  });

export async function benchAmbik(rows: readonly AmbikRow[], method: Method) {
  expectUnits(rows.length);
  const answer = async (row: AmbikRow, half: PairHalf) => ({
    ...measuresOf(row, half),
    ...(await method.answer(row, half)),
  });
  const pairs = await inJobs(rowsAtOnce, rows, async (row) => {
    const pair = [await answer(row, "clear"), await answer(row, "ambiguous")] as const;
    advance();
    return { row, pair };
  });
  const outcomes = [0, 1].flatMap((half) => pairs.flatMap(({ pair }) => pair[half] ?? []));
  const unseen = pairs.filter(({ row }) => !isCalibration(row.id)).flatMap(({ pair }) => pair);
  return {
    rows: rows.length,
    method: method.name,
    ...scoreByPaper(outcomes),
    ...(method.calibration && {
      conformal: {
        ...method.calibration,
        /** Of the tasks that nothing was calibrated with; null where there are none. */
        realised: unseen.length > 0 ? averageOf(unseen, ({ covered }) => Number(covered)) : null,
      },
    }),
  };
}

export const knowNoCommand = (kind: ResultKind<KnowNoResult>) =>
  declareBench({
    flags: {
      data: flag.required("--data <dir>", "folder with knowno_data.csv of AmbiK's repository"),
      ...modelFlags,
      ...outputFlags,
    },
    help: `
knowno, lap and lofree are calibrated on 100 tasks, drawn by the hash of "knowno <id>"; the others are measured.
A task succeeds when the prediction set, or the answer, names the thing that is wanted.

Examples:
  sous bench knowno --data AmbiK-dataset --method knowno --shots 3 --json
  sous bench knowno --data AmbiK-dataset --method lofree --scripted --json`,
    unit: "tasks",
    kind,
    run: (given) =>
      withModel(given, "sous bench knowno", async (model) => {
        const { method: name, shots } = given;
        const { calibration, test } = loadKnowNo(given.data);
        const style = { shots, withoutPlans: false };
        const rows = [...calibration, ...test];
        const request = { rows, calibration, style, model };
        return { ...(await benchKnowNo(test, await createMethod(name, request))), shots };
      }),
  });

export async function benchKnowNo(tasks: readonly KnowNoTask[], method: Method) {
  expectUnits(tasks.length);
  const judged = await inJobs(rowsAtOnce, tasks, async ({ kind, ...task }) => {
    const { covered, ...answered } = await method.answer(task, "ambiguous");
    advance();
    const { intent } = task;
    return {
      kind,
      asks: Number(asksForHelp(answered)),
      succeeds: Number(intentCoverage({ ...answered, intent }) === 1),
      covered: Number(covered),
    };
  });
  const score = (some: typeof judged) => ({
    tasks: some.length,
    helpRate: averageOf(some, ({ asks }) => asks),
    success: averageOf(some, ({ succeeds }) => succeeds),
  });
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  return {
    method: method.name,
    ...score(judged),
    ...(method.calibration && {
      conformal: { ...method.calibration, realised: averageOf(judged, ({ covered }) => covered) },
    }),
    kinds: kinds.map((kind) => ({ kind, ...score(judged.filter((one) => one.kind === kind)) })),
  };
}

/** `embedded` works without a model. @throws InputError for options of a model beside it */
function withModel<Result>(
  given: flag.Given<typeof modelFlags & typeof outputFlags> & { readonly withoutPlans?: unknown },
  command: string,
  work: (model: () => ChatModel) => Promise<Result>,
): Promise<Result> {
  const { method, shots, withoutPlans, scripted, db } = given;
  if (method !== "embedded")
    return withModelParts(given, command, (parts) => work(modelSupply(parts)));
  const ofModels = { shots: shots > 0, "without-plans": withoutPlans, scripted, db };
  const [unused] = Object.entries(ofModels).find(([, value]) => value) ?? [];
  const models = methodNames.filter((one) => one !== method).join(", ");
  if (unused)
    throw new InputError(`--${unused} is for methods with a language model: --method ${models}`);
  return work(() => {
    throw missingModel();
  });
}

/**
 * @param rows all that were loaded: the names of things are taken from them
 * @throws ConfigError from `model`; InputError when there is too little to calibrate with
 */
export async function createMethod(
  name: MethodName,
  options: {
    readonly rows: readonly AskedRow[];
    readonly calibration: readonly AskedRow[];
    readonly style: PromptStyle;
    readonly model: () => ChatModel;
  },
): Promise<Method> {
  if (name === "embedded") return embedded;
  const { rows, calibration } = options;
  const model = options.model();
  const prompts = createPrompts(options.style);
  switch (name) {
    case "binary":
      return {
        name,
        async answer(row, half) {
          const action = await model.complete(prompts.action({ row, half }));
          const asked = prompts.certainty({ row, half }, action);
          const { scored } = await model.choose(asked, certainties);
          return { answers: [action], label: scored[0]?.option ?? "" };
        },
      };
    case "nohelp":
      return {
        name,
        answer: async (row, half) => ({
          answers: [await model.complete(prompts.action({ row, half }))],
        }),
      };
    case "knowno":
      return createSetMethod(createKnowNo(model, prompts), calibration);
    case "lofree":
      return createSetMethod(createLofree(model, prompts), calibration);
    case "lap": {
      const known = [...new Set(rows.flatMap(({ objects }) => objects))];
      return createSetMethod(createLap(model, prompts, known), calibration);
    }
  }
}

const asList = (answers: readonly string[] | string) =>
  typeof answers === "string" ? [answers] : answers;

/** Intent coverage: the best answer's share of the intent's concepts; 0 of an empty set. */
export function intentCoverage({ answers, intent }: Pick<Outcome, "answers" | "intent">) {
  const concepts = readIntent(intent);
  if (concepts.length === 0) return null;
  return Math.max(0, ...asList(answers).map((answer) => shareFulfilled(answer, concepts) ?? 0));
}

/** Help is asked for: more than one answer is left, or the method is not certain. */
export function asksForHelp({ answers, label }: Pick<Outcome, "answers" | "label">): boolean {
  if (label !== undefined) return label.trim().toLowerCase() === "uncertain";
  return asList(answers).length > 1;
}

/** @internal */
export function helpsRightly(outcome: Pick<Outcome, "answers" | "label" | "type">): boolean {
  return asksForHelp(outcome) === (outcome.type === "preferences");
}

/** Set size correctness: intersection over union of prediction set and shortlist, preferences only. @internal */
export function setOverlap({
  answers,
  shortlist,
  type,
}: Pick<Outcome, "answers" | "shortlist" | "type">): number | null {
  const wanted = readShortlist(shortlist);
  if (type !== "preferences" || wanted.length === 0) return null;
  const left = new Set(wanted);
  const set = asList(answers);
  for (const answer of set) {
    const text = ` ${answer.toLowerCase()}`;
    const credited = [...left].find((thing) => text.includes(` ${thing}`));
    if (credited !== undefined) left.delete(credited);
  }
  const common = wanted.length - left.size;
  return common / (set.length + wanted.length - common);
}

/** Things between commas, each once, the longest first, so that "glass mug" is not taken for "glass". */
function readShortlist(shortlist: string): readonly string[] {
  const things = shortlist.split(",").map((thing) => thing.trim().toLowerCase());
  return [...new Set(things.filter((thing) => thing !== ""))].sort(
    (one, other) => other.length - one.length,
  );
}

/** 1 when more is open in the ambiguous task (and the clear task's set is not empty), -1 when less is. */
function difference(clear: Outcome, ambiguous: Outcome): -1 | 0 | 1 {
  const [before, after] = [openness(clear), openness(ambiguous)];
  if (after > before) return before === 0 ? 0 : 1;
  return after < before ? -1 : 0;
}

function openness(outcome: Outcome): number {
  return outcome.label === undefined
    ? asList(outcome.answers).length
    : asksForHelp(outcome)
      ? 2
      : 1;
}

/** Shares in [0, 1]; null where no row counts. */
export type ByType = Readonly<Record<TaskType, number | null>>;

/** @param outcomes all clear tasks first, then their partners in the same order */
export function scoreByPaper(outcomes: readonly Outcome[]) {
  const rightly = (outcome: Outcome) => Number(helpsRightly(outcome));
  const half = outcomes.length / 2;
  const differences = outcomes.slice(0, half).map((clear, index) => {
    const partner = outcomes[half + index];
    return partner ? difference(clear, partner) : 0;
  });
  const [asking, others] = [true, false].map((isWanted) =>
    mean(outcomes.filter(({ type }) => (type === "preferences") === isWanted).map(rightly)),
  );
  return {
    /** Correct help rate, help rate, intent coverage, and set size correctness of preferences. */
    chr: byType(outcomes, rightly),
    hr: byType(outcomes, (outcome) => Number(asksForHelp(outcome))),
    icr: byType(outcomes, intentCoverage),
    ssc: mean(outcomes.map(setOverlap)),
    /** Pairs whose ambiguous task has the larger set, and the reverse, which chance alone makes as many. */
    ambdif: mean(differences.map((difference) => Number(difference > 0))),
    reverse: mean(differences.map((difference) => Number(difference < 0))),
    balancedAccuracy: asking == null || others == null ? null : (asking + others) / 2,
  };
}

function byType(
  outcomes: readonly Outcome[],
  measure: (outcome: Outcome) => number | null,
): ByType {
  const of = (type: TaskType) =>
    mean(outcomes.filter((outcome) => outcome.type === type).map(measure));
  return Object.fromEntries(taskTypes.map((type) => [type, of(type)])) as ByType;
}

function mean(values: readonly (number | null)[]): number | null {
  const counting = values.filter((value) => value !== null);
  return counting.length === 0 ? null : averageOf(counting, (value) => value);
}
