/** What releases that were read in say beside their rows. */
import { excludedQuestions } from "../../core/exchange.js";
import type { Memory } from "../../core/stores.js";
import {
  importedShape,
  type ObservedFlag,
  type ReleaseSettings,
  type RowAnswerRow,
} from "../../datasets/release/index.js";

export interface Imported {
  /** What the first of them was made with; nothing when none was read in. */
  readonly settings: Partial<ReleaseSettings>;
  /** What answers' times told of people, which their rows do not have. */
  readonly flags: readonly ObservedFlag[];
  /** Answers to rows of AmbiK, which are in no episode here. */
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

/** Answers to rows of AmbiK, of the campaign, whose exchanges nobody excluded. */
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
