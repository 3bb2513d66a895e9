/** Manages studies that ask people (`sous campaign`). */
import { InvalidArgumentError, Option } from "commander";
import { findCampaign } from "../../app/campaigns/lifecycle.js";
import { judgeCampaign } from "../../app/campaigns/quality.js";
import { formatReport, reportOn } from "../../app/campaigns/report.js";
import {
  completionCodes,
  readIds,
  reportParticipants,
  signLinks,
  tabulateLinks,
  tabulateParticipants,
} from "../../app/join/participants.js";
import { systemClock } from "../../app/operating/clock.js";
import { loadConfig } from "../../app/settings/config.js";
import { keyBeside } from "../../app/settings/secret-key.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import type { CampaignReport, ParticipantRow } from "../../core/campaign/campaign-report.js";
import { InputError } from "../../core/errors.js";
import type { CampaignMove } from "../../core/people/command.js";
import { readTextFile } from "../../core/text-file.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, SousCommand } from "../sous-command.js";
import { readMemory, requireDatabase, writeOrOrder } from "../storage/database.js";
import { planCommand, readDesignFile } from "./campaign-plan.js";
import { formatQuality, qualityCommand } from "./campaign-quality.js";

export function campaignCommand(): SousCommand {
  return new SousCommand("campaign")
    .notes(`
A campaign is a YAML or JSON file: tasks, place, people, limits, consent, and stop rules. Creating it freezes
the design. sous serve plays it, and may be running already.

Examples:
  sous campaign plan pilot.yaml
  sous campaign create pilot.yaml
  sous campaign start pilot
  sous campaign status
  sous campaign quality pilot
  sous campaign participants pilot --csv
  sous campaign close pilot
  sous release --campaign pilot --license CC-BY-4.0 --out release`)
    .addCommand(planCommand())
    .addCommand(createCommand())
    .addCommand(moveCommand("start", "start it, or continue after a pause"))
    .addCommand(moveCommand("pause", "ask nothing more until the next start"))
    .addCommand(moveCommand("close", "end it for good; the answers stay"))
    .addCommand(statusCommand())
    .addCommand(qualityCommand())
    .addCommand(linksCommand())
    .addCommand(participantsCommand());
}

function createCommand(): SousCommand {
  return dataCommand("create")
    .description("check a design, freeze it, and make its households")
    .argument("<file>", "the design, in YAML or JSON")
    .examples("sous campaign create pilot.yaml")
    .action(async (file: string, options: DataOptions) => {
      const design = await readDesignFile(file, options);
      return change(options, "create-campaign", design);
    });
}

export function moveCommand(move: CampaignMove, about: string): SousCommand {
  return dataCommand(move)
    .description(about)
    .argument("<id>", "the campaign")
    .notes(`\nExample:\n  sous campaign ${move} pilot`)
    .action((id: string, options: DataOptions) => {
      requireDatabase(options);
      return change(options, "move-campaign", { id, move });
    });
}

async function change(
  options: DataOptions,
  name: "create-campaign" | "move-campaign",
  given: unknown,
): Promise<void> {
  const report = await writeOrOrder(options, "sous campaign", name, given);
  const campaign = await readMemory(options, (memory) => findCampaign(memory, report.id));
  shared.printEither(options, [report], describeReport(report, [noteBot(campaign)]));
}

/** `sous serve` has no simulated people, so a campaign with them would wait for ever. */
function noteBot({ state, design: { bot } }: Campaign): string | false {
  return (
    bot === "simulated" &&
    state !== "closed" &&
    "sous serve has no simulated people: nothing plays this. Make it with bot: web, slack or discord."
  );
}

function statusCommand(): SousCommand {
  return dataCommand("status")
    .description("show progress, cost, quality of answers, and the expected end")
    .argument("[id]", "the campaign (default: all)")
    .examples("sous campaign status", "sous campaign status pilot --json")
    .action((id: string | undefined, options: DataOptions) =>
      readMemory(options, async (memory) => {
        const campaigns =
          id === undefined ? await memory.campaigns.list() : [await findCampaign(memory, id)];
        const now = systemClock.now();
        const reports: CampaignReport[] = [];
        const lines: string[] = [];
        for (const campaign of campaigns) {
          const report = await reportOn(memory, campaign, now);
          reports.push(report);
          const notes = [noteBot(campaign)];
          if (!options.json && report.answers > 0) {
            const quality = formatQuality(await judgeCampaign(memory, campaign.design));
            notes.push(`${quality} (sous campaign quality ${campaign.id})`);
          }
          lines.push(...describeReport(report, notes));
        }
        const none = "There is no campaign. Make one: sous campaign create FILE";
        shared.printEither(options, reports, lines, none);
      }),
    );
}

function describeReport(report: CampaignReport, notes: readonly (string | false)[]) {
  return [...formatReport(report), ...shared.present(notes).map((note) => `  ${note}`)];
}

function linksCommand(): SousCommand {
  return dataCommand("links")
    .description("sign a link for each participant")
    .argument("<id>", "the campaign")
    .requiredOption("--ids <file>", "the participants' ids, one on each line")
    .option(
      "--base <url>",
      "the web page's address as people reach it (default: this computer's)",
      readBase,
    )
    .addOption(new Option("--csv", "as a table for mail merge").conflicts("json"))
    .notes(`
A participant's signed link lets them see and delete what they said, on every device that has it. Once it was
used, the id alone lets nobody in. Send each link to its participant only. Links are
signed with SOUS_SECRET or the file .secret-key beside the database: keep it, or they stop working.

Examples:
  sous campaign links pilot --ids ids.txt --base https://study.example.org
  sous campaign links pilot --ids ids.txt --base https://study.example.org --csv > links.csv`)
    .action(runLinks);
}

function runLinks(
  id: string,
  options: DataOptions & { ids: string; base?: URL; csv?: boolean },
): Promise<void> {
  const ids = readIds(readTextFile(options.ids), options.ids);
  return readMemory(options, async (memory) => {
    const campaign = await findCampaign(memory, id);
    const key = keyBeside(memory.file, "join-key", loadConfig().keys);
    const links = signLinks(campaign, ids, { base: options.base ?? thisComputer(), key });
    const lines = links.map(({ participant, link }) => `${participant}  ${link}`);
    shared.printEither(options, links, options.csv ? tabulateLinks(links).trimEnd() : lines);
  });
}

function readBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (!isPlain || url.username)
    throw new InvalidArgumentError("It must be an address like https://study.example.org.");
  return url;
}

function thisComputer(): URL {
  const { webPort } = loadConfig();
  if (webPort === 0)
    throw new InputError("SOUS_WEB_PORT is 0: name the web page's address with --base.");
  return new URL(`http://127.0.0.1:${webPort}`);
}

function participantsCommand(): SousCommand {
  return dataCommand("participants")
    .description(
      "list people who came by the campaign's link: how they worked, and their completion codes",
    )
    .argument("<id>", "the campaign")
    .option("--codes", "also each participant's completion code")
    .addOption(new Option("--csv", "as a table for payments").conflicts("json"))
    .notes(`
These people came by the campaign's link (/join/ID) and agreed. Everybody who reaches the end gets a completion
code. Judge here whether the work was real: questions answered of those shown, minutes of work (at most 5 for each
answer), and what to pay at the design's payRate. Ids are in no release, log or question. A person who deletes
their data deletes the id, too: pay first, or keep this table apart from the data.

Examples:
  sous campaign participants pilot
  sous campaign participants pilot --codes
  sous campaign participants pilot --codes --csv > participants.csv
  sous campaign participants pilot --json`)
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
    const words = options.csv
      ? tabulateParticipants(rows).trimEnd()
      : describeParticipants(rows, campaign);
    shared.printEither(options, rows, words);
  });
}

function describeParticipants(
  rows: readonly ParticipantRow[],
  { design }: Campaign,
): readonly string[] {
  if (rows.length === 0)
    return [`Nobody has come by the link of ${design.id} (/join/${design.id}) and agreed yet.`];
  const wanted = design.answersPerParticipant;
  const of = wanted === undefined ? "" : ` of ${wanted}`;
  return rows.map((row) =>
    shared
      .present([
        `${row.participant}  ${row.person}: ${row.answers}${of} answers`,
        `${many(row.shown, "question")} shown`,
        `${row.minutes} min`,
        row.pay !== null && `pay ${row.pay.toFixed(2)} ${design.payRate?.currency}`,
        row.agreedAt === null && "has withdrawn",
        row.doneAt !== null && `done ${row.doneAt}`,
        row.codeGivenAt === null ? "no code yet" : `has the code since ${row.codeGivenAt}`,
        row.code !== undefined && `code ${row.code}`,
      ])
      .join(", "),
  );
}
