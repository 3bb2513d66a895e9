/** The parts of imported releases that are not rows of the database. */
import { excludedQuestions } from "../../core/exchange.js";
import type { Memory } from "../../core/stores.js";
import {
  importedShape,
  type ObservedFlag,
  type ReleaseSettings,
  type RowAnswerRow,
} from "../../datasets/release/index.js";

export interface Imported {
  /** Settings of the first imported release; empty when there is none. */
  readonly settings: Partial<ReleaseSettings>;
  /** Flags of people that rest on answers' times. */
  readonly flags: readonly ObservedFlag[];
  /** Answers to rows of AmbiK, without episodes here. */
  readonly rowAnswers: readonly RowAnswerRow[];
}

export async function readImported(memory: Memory): Promise<Imported> {
  const all = (await memory.releases.importedSettings()).map((one) =>
    importedShape.parse(JSON.parse(one)),
  );
  const { flags: _, rowAnswers: __, ...settings } = all[0] ?? { flags: [], rowAnswers: [] };
  return {
    settings,
    flags: all.flatMap(({ flags }) => flags),
    rowAnswers: all.flatMap(({ rowAnswers }) => rowAnswers),
  };
}

/** The campaign's answers to rows of AmbiK whose exchanges are not excluded. */
export async function chooseImported(
  memory: Memory,
  { rowAnswers }: Pick<Imported, "rowAnswers">,
  { campaign, includeSimulated }: Pick<ReleaseSettings, "campaign" | "includeSimulated">,
): Promise<readonly RowAnswerRow[]> {
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return rowAnswers.filter(
    (row) =>
      (campaign === null || row.campaign === campaign) &&
      (includeSimulated || row.people === "real") &&
      !excluded.has(row.asked),
  );
}
