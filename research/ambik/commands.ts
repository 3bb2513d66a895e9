/** `sous bench ambik`: when to ask, on AmbiK's pairs of clear and ambiguous tasks; `sous bench knowno`. */
import { modelSupply } from "../../src/app/models/model-supply.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import { InputError } from "../../src/core/errors.js";
import type { ChatModel } from "../../src/core/model.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { withModelParts } from "../lab/parts.js";
import { benchAmbik } from "./bench-ambik.js";
import { benchKnowNo } from "./bench-knowno.js";
import { mostShots } from "./llm/prompts.js";
import { chooseRows, loadAmbik, loadKnowNo, readIds } from "./load.js";
import { methodNames } from "./method.js";
import { createMethod, isCalibrated } from "./methods.js";
import { ambikKind, knowNoKind } from "./report.js";
import { halves, isCalibration } from "./rows.js";
import { compats } from "./score.js";

const methodFlag = () =>
  flag.choice(
    "--method <name>",
    "embedded needs no language model, the others the configured one",
    methodNames,
    "embedded",
  );

const shotsFlag = () =>
  flag.parsed(
    "--shots <n>",
    `worked examples in each prompt, 0 to ${mostShots} (the paper: 3)`,
    (text) => {
      const shots = Number(text);
      if (/^\d+$/.test(text) && shots <= mostShots) return shots;
      throw new flag.InvalidArgumentError(`It must be a whole number from 0 to ${mostShots}.`);
    },
    0,
  );

export const ambikBenchCommand = () =>
  declareBench({
    flags: {
      data: flag.required("--data <dir>", "folder with AmbiK_data.csv as published"),
      ids: flag.text("--ids <file>", "only these rows: a JSON array of ids of AmbiK_data.csv"),
      method: methodFlag(),
      compat: flag.choice(
        "--compat <reading>",
        "metrics and conformal prediction by the papers' text, or as AmbiK's repository computes",
        compats,
        "paper",
      ),
      half: flag.choice(
        "--half <half>",
        "the rows for tuning the embedded detector, the others, or all",
        halves,
        "all",
      ),
      shots: shotsFlag(),
      withoutPlans: flag.toggle(
        "--without-plans",
        "tell the model the step alone, without task and plan (table 6)",
      ),
      scripted: flag.scripted(),
      db: flag.modelStore(),
      json: flag.json(),
    },
    help: `
A row is a pair: a clear task and an ambiguous one in the same kitchen. Correct help asks about preferences, and
not about clear tasks, common sense or safety. AmbDif: the ambiguous task leaves more open; reverse: less.
Tuning rows are 1 to 100 and those whose hash of "ambik <id>" (32-bit FNV-1a) is even. knowno, lap and lofree
are first calibrated on rows 1 to 100; conformal has the threshold and the realised coverage. knowno and lap
need a server that gives log-probabilities, and end with an error elsewhere. The scripted model's answers say nothing about a language model.

Examples:
  sous bench ambik --data AmbiK-dataset --half report --json
  sous bench ambik --data AmbiK-dataset --ids ids.json --method knowno --compat repo
  sous bench ambik --data AmbiK-dataset --method lap --scripted --json`,
    unit: "rows",
    kind: ambikKind,
    run: (given, show) =>
      withModel(given, "sous bench ambik", async (model) => {
        const { ids, half, method: name, compat, shots, withoutPlans = false } = given;
        const all = loadAmbik(given.data);
        const rows = chooseRows(all, { half, ids: ids === undefined ? undefined : readIds(ids) });
        const calibration = all.filter(({ id }) => isCalibration(id));
        const total = (isCalibrated(name) ? calibration.length : 0) + rows.length;
        const style = { shots, withoutPlans };
        let done = 0;
        const advance = () => show(++done, total);
        const request = { rows: all, calibration, style, compat, model, advance };
        const method = await createMethod(name, request);
        return { ...(await benchAmbik({ rows, method, compat, advance })), ...style };
      }),
  });

export const knowNoCommand = () =>
  declareBench({
    flags: {
      data: flag.required("--data <dir>", "folder with knowno_data.csv of AmbiK's repository"),
      method: methodFlag(),
      shots: shotsFlag(),
      scripted: flag.scripted(),
      db: flag.modelStore(),
      json: flag.json(),
    },
    help: `
knowno, lap and lofree are calibrated on 100 tasks, drawn by the hash of "knowno <id>"; the others are measured.
A task succeeds when the prediction set, or the answer, names the thing that is wanted.

Examples:
  sous bench knowno --data AmbiK-dataset --method knowno --shots 3 --json
  sous bench knowno --data AmbiK-dataset --method lofree --scripted --json`,
    unit: "tasks",
    kind: knowNoKind,
    run: (given, show) =>
      withModel(given, "sous bench knowno", async (model) => {
        const { method: name, shots } = given;
        const { calibration, test } = loadKnowNo(given.data);
        const total = test.length + (isCalibrated(name) ? calibration.length : 0);
        let done = 0;
        const advance = () => show(++done, total);
        const style = { shots, withoutPlans: false };
        const rows = [...calibration, ...test];
        const request = { rows, calibration, style, compat: "paper", model, advance } as const;
        const method = await createMethod(name, request);
        return { ...(await benchKnowNo(test, method, advance)), shots };
      }),
  });

/**
 * Works with the configured or the scripted model; `embedded` works without one.
 *
 * @throws InputError for options of a model beside `embedded`
 */
function withModel<Result>(
  given: {
    readonly method: (typeof methodNames)[number];
    readonly shots: number;
    readonly withoutPlans?: boolean | undefined;
    readonly scripted: boolean | undefined;
    readonly db: string | undefined;
  },
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
