/** Methods by name. */
import type { ChatModel } from "../../core/model.js";
import { embedded } from "./embedded/method.js";
import { createKnowNo } from "./llm/knowno.js";
import { createLap } from "./llm/lap.js";
import { createLofree } from "./llm/lofree.js";
import { createBinary, createNoHelp } from "./llm/one-answer.js";
import { createSetMethod, type SetScorer } from "./llm/set-method.js";
import type { Method, MethodName } from "./method.js";
import { type AmbikRow, isCalibration } from "./rows.js";
import type { Compat } from "./score.js";

/** The rows that a method is calibrated on before it answers. */
export function calibrationRows(name: MethodName, rows: readonly AmbikRow[]): readonly AmbikRow[] {
  const isCalibrated = name === "knowno" || name === "lap" || name === "lofree";
  return isCalibrated ? rows.filter(({ id }) => isCalibration(id)) : [];
}

/**
 * @param rows all that were loaded: those for calibration and the names of things are taken from them
 * @param model called only for a method that needs a language model
 * @param advance called after each row of the calibration
 * @throws ConfigError from `model`; InputError when there is too little to calibrate with
 */
export async function createMethod(
  name: MethodName,
  options: {
    readonly rows: readonly AmbikRow[];
    readonly compat: Compat;
    readonly model: () => ChatModel;
    readonly advance?: () => void;
  },
): Promise<Method> {
  if (name === "embedded") return embedded;
  const { rows, compat, advance } = options;
  const model = options.model();
  if (name === "binary") return createBinary(model);
  if (name === "nohelp") return createNoHelp(model);
  const scorers: Readonly<Record<SetScorer["name"], () => SetScorer>> = {
    knowno: () => createKnowNo(model, compat),
    lap: () => createLap(model, compat, [...new Set(rows.flatMap(({ objects }) => objects))]),
    lofree: () => createLofree(model, compat),
  };
  return createSetMethod(scorers[name](), { rows: calibrationRows(name, rows), compat, advance });
}
