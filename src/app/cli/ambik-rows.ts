/** `sous ambik rows`: people's answers to rows of AmbiK, as rows. */
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { InputError } from "../../core/errors.js";
import { toCsv } from "../../datasets/release/tables.js";
import type { AnsweredRow } from "../../studies/ambik/questions.js";
import { readAnsweredRows } from "../ambik.js";
import { read } from "./kept.js";
import * as shared from "./options.js";

interface RowsOptions {
  readonly out: string;
  readonly consented?: boolean;
  readonly db?: string;
  readonly json?: boolean;
}

const columns = ["id", "mode", "ambiguity_type", "answer", "user_intent", "told"] as const;

export function rowsCommand(): Command {
  return new Command("rows")
    .description("write people's answers as rows: AmbiK's ids and columns, none of its sentences")
    .requiredOption("--out <file>", "the CSV file to write")
    .option("--consented", "only answers of people who had agreed to their use for research")
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Columns: id (of AmbiK_data.csv), mode, ambiguity_type, answer, user_intent (the kitchen's things in the
answer, in AmbiK's grammar) and told (persona: share of the given intent that the answer tells). One row
for each answer that came in time. Answers are people's own words: read them before you publish them.

Examples:
  sous ambik rows --out answers.csv
  sous ambik rows --db study.db --out answers.csv --consented --json`,
    )
    .action(runRows);
}

function runRows({ out, consented = false, db, json }: RowsOptions): Promise<void> {
  return read(db === undefined ? {} : { db }, async (memory) => {
    const rows = await readAnsweredRows(memory, { consented });
    if (rows.length === 0) {
      const who = consented ? " of people who agreed to their use for research" : "";
      throw new InputError(`There are no answers${who} yet. Ask for some: sous ambik ask --help`);
    }
    writeRows(out, rows);
    if (json) shared.printJson({ out, rows: rows.length });
    else shared.print(`${out}: ${rows.length} ${rows.length === 1 ? "row" : "rows"}`);
  });
}

function writeRows(file: string, rows: readonly AnsweredRow[]): void {
  const text = toCsv({
    columns: columns.map((name) => ({ name, type: "STRING" })),
    rows: rows.map((row) => columns.map((name) => row[name])),
  });
  try {
    writeFileSync(file, text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(`cannot be written: ${reason}`, { file, cause });
  }
}
