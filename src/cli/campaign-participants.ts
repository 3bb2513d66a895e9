import { type Command, Option } from "commander";
import { findCampaign } from "../app/campaigns/lifecycle.js";
import {
  completionCodes,
  reportParticipants,
  tabulateParticipants,
} from "../app/join/participants.js";
import { keyBeside } from "../app/secret-key.js";
import { loadConfig } from "../app/settings/config.js";
import type { CampaignDesign } from "../core/campaign.js";
import type { ParticipantRow } from "../core/campaign-report.js";
import { many } from "../core/wording.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

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
for each answer), and what to pay at the design's payRate. Ids are in no release, log or question. A person who deletes their data deletes the id, too:
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
      : undefined;
    const rows = await reportParticipants(memory, campaign, codeOf);
    if (options.json) shared.printJson(rows);
    else if (options.csv) shared.print(tabulateParticipants(rows).trimEnd());
    else for (const line of describe(rows, campaign.design)) shared.print(line);
  });
}

function describe(rows: readonly ParticipantRow[], design: CampaignDesign): readonly string[] {
  if (rows.length === 0)
    return [`Nobody has come by the link of ${design.id} (/join/${design.id}) and agreed yet.`];
  const wanted = design.answersPerParticipant;
  const of = wanted === undefined ? "" : ` of ${wanted}`;
  return rows.map((row) =>
    [
      `${row.participant}  ${row.person}: ${row.answers}${of} answers`,
      `${many(row.shown, "question")} shown`,
      `${row.minutes} min`,
      ...(row.pay === null ? [] : [`pay ${row.pay.toFixed(2)} ${design.payRate?.currency}`]),
      ...(row.agreedAt === null ? ["has withdrawn"] : []),
      ...(row.doneAt === null ? [] : [`done ${row.doneAt}`]),
      row.codeGivenAt === null ? "no code yet" : `has the code since ${row.codeGivenAt}`,
      ...(row.code === undefined ? [] : [`code ${row.code}`]),
    ].join(", "),
  );
}
