import { type Command, Option } from "commander";
import { findCampaign } from "../app/campaigns/lifecycle.js";
import {
  completionCodes,
  type ParticipantReport,
  reportParticipants,
} from "../app/join/participants.js";
import { isoOf } from "../app/people/iso-time.js";
import { keyBeside } from "../app/secret-key.js";
import { loadConfig } from "../app/settings/config.js";
import { many } from "../core/wording.js";
import { fieldColumns, toCsv, toTable } from "../datasets/release/tables.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

/** Has times in ISO 8601, and no code without `--codes`. */
type Row = ReturnType<typeof toRow>;

export function participantsCommand(): Command {
  return dataCommand("participants")
    .description("list people from outside: how they worked, and their completion codes")
    .argument("<id>", "the campaign")
    .option("--codes", "also each participant's completion code")
    .addOption(new Option("--csv", "as a table for payments").conflicts("json"))
    .addHelpText(
      "after",
      `
These people came by the campaign's link (/join/ID) and agreed. Everybody who reaches the end gets a completion
code; whether the work was real you see here: questions answered of those shown, and minutes of work (at most 5
for each answer). Ids are in no release, log or question. A person who deletes their data deletes the id, too:
pay first, or keep this table apart from the data.

Examples:
  sous campaign participants pilot
  sous campaign participants pilot --codes
  sous campaign participants pilot --codes --csv > participants.csv
  sous campaign participants pilot --json`,
    )
    .action(runParticipants);
}

function runParticipants(
  id: string,
  options: DataOptions & { csv?: boolean; codes?: boolean },
): Promise<void> {
  return readMemory(options, async (memory) => {
    const campaign = await findCampaign(memory, id);
    const codeOf = options.codes
      ? completionCodes(campaign, keyBeside(memory.file, "join-key", loadConfig().keys))
      : null;
    const people = await reportParticipants(memory, campaign);
    const rows = people.map((one) => toRow(one, codeOf?.(one.participant)));
    if (options.json) shared.printJson(rows);
    else if (options.csv) shared.print(tabulate(rows, codeOf !== null).trimEnd());
    else for (const line of describe(rows, campaign.design)) shared.print(line);
  });
}

function describe(
  rows: readonly Row[],
  design: { readonly id: string; readonly answersPerParticipant?: number | undefined },
): readonly string[] {
  if (rows.length === 0)
    return [`Nobody has come by the link of ${design.id} (/join/${design.id}) and agreed yet.`];
  const wanted = design.answersPerParticipant;
  const of = wanted === undefined ? "" : ` of ${wanted}`;
  return rows.map((row) =>
    [
      `${row.participant}  ${row.person}: ${row.answers}${of} answers`,
      `${many(row.shown, "question")} shown`,
      `${row.minutes} min`,
      ...(row.agreedAt === null ? ["has withdrawn"] : []),
      ...(row.doneAt === null ? [] : [`done ${row.doneAt}`]),
      row.codeGivenAt === null ? "no code yet" : `has the code since ${row.codeGivenAt}`,
      ...(row.code === undefined ? [] : [`code ${row.code}`]),
    ].join(", "),
  );
}

function tabulate(rows: readonly Row[], withCodes: boolean): string {
  const columns = {
    ...fieldColumns("STRING", "participant", "person", "agreedAt"),
    ...fieldColumns("DOUBLE", "answers", "shown", "share", "minutes"),
    ...fieldColumns("STRING", "doneAt", "codeGivenAt"),
  };
  if (!withCodes) return toCsv(toTable<Row>(columns, rows));
  const code = { code: ["STRING", (row: Row) => row.code ?? null] } as const;
  return toCsv(toTable<Row>({ ...columns, ...code }, rows));
}

function toRow(report: ParticipantReport, code: string | undefined) {
  const { participant, person, agreedAt, answers, shown, workedMs, doneAt, codeGivenAt } = report;
  return {
    participant,
    person,
    agreedAt: isoOf(agreedAt),
    answers,
    shown,
    share: shown === 0 ? null : Math.round((answers / shown) * 1000) / 1000,
    minutes: Math.round(workedMs / 6000) / 10,
    doneAt: isoOf(doneAt),
    codeGivenAt: isoOf(codeGivenAt),
    code,
  };
}
