/** `sous campaign participants`: the people from outside, to pay them by. */
import { type Command, Option } from "commander";
import { findCampaign } from "../app/campaigns/lifecycle.js";
import { type ParticipantReport, reportParticipants } from "../app/join/participants.js";
import { toCsv } from "../datasets/release/tables.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

interface ParticipantsOptions extends DataOptions {
  readonly csv?: boolean;
}

export function participantsCommand(): Command {
  return dataCommand("participants")
    .description("list people from outside: their answers and completion codes")
    .argument("<id>", "the campaign")
    .addOption(new Option("--csv", "as a table for payments").conflicts("json"))
    .addHelpText(
      "after",
      `
These people came by the campaign's link (/join/ID) and agreed. Their ids are in no release, log or
question. A person who deletes their data deletes the id, too: pay first, or keep this table apart from the data.

Examples:
  sous campaign participants pilot
  sous campaign participants pilot --csv > participants.csv
  sous campaign participants pilot --json`,
    )
    .action(runParticipants);
}

function runParticipants(id: string, options: ParticipantsOptions): Promise<void> {
  return readMemory(options, async (memory) => {
    const campaign = await findCampaign(memory, id);
    const people = await reportParticipants(memory, campaign);
    if (options.json) shared.printJson(people.map(toRow));
    else if (options.csv) shared.print(tabulate(people).trimEnd());
    else for (const line of describe(people, campaign.design)) shared.print(line);
  });
}

/** The lines that `sous campaign participants` prints. */
function describe(
  people: readonly ParticipantReport[],
  design: { readonly id: string; readonly answersPerParticipant?: number | undefined },
): readonly string[] {
  if (people.length === 0)
    return [`Nobody has come by the link of ${design.id} (/join/${design.id}) and agreed yet.`];
  const wanted = design.answersPerParticipant;
  const of = wanted === undefined ? "" : ` of ${wanted}`;
  return people.map(({ participant, person, agreedAt, answers, doneAt, codeGivenAt }) =>
    [
      `${participant}  ${person}: ${answers}${of} answers`,
      ...(agreedAt === null ? ["has withdrawn"] : []),
      ...(doneAt === null ? [] : [`done ${iso(doneAt)}`]),
      codeGivenAt === null ? "no code yet" : `has the code since ${iso(codeGivenAt)}`,
    ].join(", "),
  );
}

/** The same as CSV, times in ISO 8601. */
function tabulate(people: readonly ParticipantReport[]): string {
  const names = ["participant", "person", "agreedAt", "answers", "doneAt", "codeGivenAt"] as const;
  const rows = people.map(toRow);
  return toCsv({
    columns: names.map((name) => ({ name, type: name === "answers" ? "DOUBLE" : "STRING" })),
    rows: rows.map((row) => names.map((name) => row[name])),
  });
}

function toRow({ agreedAt, doneAt, codeGivenAt, ...report }: ParticipantReport) {
  return {
    ...report,
    agreedAt: agreedAt === null ? null : iso(agreedAt),
    doneAt: doneAt === null ? null : iso(doneAt),
    codeGivenAt: codeGivenAt === null ? null : iso(codeGivenAt),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
