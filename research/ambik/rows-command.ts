import type { Memory } from "../../memory/stores.js";
import type { AnsweredRow } from "../../scenes/ambik/answered-row.js";
import { findCampaign } from "../../src/app/campaigns/lifecycle.js";
import {
  compareRows,
  findRowAnswers,
  type RowsLeftOut,
} from "../../src/app/release/ambik-answers.js";
import { chooseImported, readImported } from "../../src/app/release/imported-releases.js";
import * as shared from "../../src/cli/options.js";
import { readMemory } from "../../src/cli/storage/database.js";
import { InputError } from "../../src/core/errors.js";
import { writePrivateFile } from "../../src/core/text-file.js";
import { knownPeople } from "../../src/datasets/release/known-people.js";
import { refuseLeaks } from "../../src/datasets/release/publish.js";
import { passedAnswer } from "../../src/datasets/release/row-answers.js";
import { latestReviews, type SourceRowAnswer } from "../../src/datasets/release/select.js";
import { toCsv } from "../../src/datasets/release/tables.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";

const columns = ["id", "mode", "ambiguity_type", "answer", "user_intent", "told"] as const;

const flags = {
  out: flag.outFile("--out <file>", "the CSV file to write"),
  campaign: flag.text("--campaign <id>", "only this campaign (default: all rows)"),
  consented: flag.toggle(
    "--consented",
    "outside campaigns, only answers of people who agreed to their use for research",
  ),
  db: flag.database(),
};

export const rowsCommand = () =>
  declare({
    flags,
    help: `
Columns: id (of AmbiK_data.csv), mode, ambiguity_type, answer, user_intent (the kitchen's things in the
answer, in AmbiK's grammar) and told (persona: share of the given intent in the answer). Each answer in time
is one row. A campaign's answers appear only if their people agreed to its text. Words appear only after a
review (sous release review); if a name, address, id or secret is left in them, nothing is written. Imported
releases (sous release import) are included. For a campaign's rows with pseudonyms: sous release --campaign.

Examples:
  sous ambik rows --out answers.csv
  sous ambik rows --campaign pilot --out answers.csv
  sous ambik rows --db study.db --out answers.csv --consented --json`,
    run: runRows,
  });

function runRows(given: flag.Given<typeof flags>): Promise<void> {
  const { out, campaign, consented = false, db, json } = given;
  return readMemory({ db }, async (memory) => {
    const wish = { campaign: campaign ?? null, includeSimulated: true };
    const imported = await chooseImported(memory, await readImported(memory), wish);
    if (campaign !== undefined && imported.length === 0) await findCampaign(memory, campaign);
    const outside = consented ? "consented" : "all";
    const { answers, leftOut } = await findRowAnswers(memory, { ...wish, outside });
    const rows = [...(await passRows(memory, answers)), ...imported].sort(compareRows);
    if (rows.length === 0) throw nothing(leftOut);
    await write(memory, out, rows);
    const withoutWords = rows.filter(({ answer }) => answer === null).length;
    if (json) return shared.printJson({ out, rows: rows.length, withoutWords, leftOut });
    shared.print(`${out}: ${rows.length} ${rows.length === 1 ? "row" : "rows"}`);
    if (withoutWords > 0)
      shared.print(`${withoutWords} of them without their words: sous release review`);
    if (leftOut.consent + leftOut.excluded > 0)
      shared.print(`Left out: ${leftOut.consent} without consent, ${leftOut.excluded} excluded.`);
  });
}

function nothing({ consent, excluded }: RowsLeftOut): InputError {
  if (consent + excluded === 0)
    return new InputError("There are no answers yet. Ask for some: sous ambik ask --help");
  return new InputError(
    `There are no answers that may be written: ${consent} are of people who had not agreed, ${excluded} are excluded.`,
  );
}

async function write(memory: Memory, file: string, rows: readonly PassedRow[]): Promise<void> {
  const text = toCsv({
    columns: columns.map((name) => ({ name, type: "STRING" })),
    rows: rows.map((row) => columns.map((name) => row[name])),
  });
  const known = await knownPeople(memory, await memory.releases.importedIds());
  const worlds = rows.map(({ user_intent }) => user_intent);
  await refuseLeaks(memory, new Map([[file, text]]), { known, worlds });
  writePrivateFile(file, text);
}

/** `answer` is null when no reviewer has passed the words. */
type PassedRow = Omit<AnsweredRow, "answer"> & { readonly answer: string | null };

export async function passRows(
  memory: Memory,
  answers: readonly SourceRowAnswer[],
): Promise<readonly PassedRow[]> {
  const reviews = latestReviews(await memory.releases.reviews());
  return answers.map((one) => ({ ...one.says, answer: passedAnswer(one, reviews) }));
}
