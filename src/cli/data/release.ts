/** Publishes campaigns' answers, and imports published ones (`sous release`). */
import { existsSync } from "node:fs";
import { Option } from "commander";
import { isPostgres } from "../../../memory/postgres/address.js";
import { systemClock } from "../../app/operating/clock.js";
import {
  importRelease,
  makeRelease,
  phraseLeftOut,
  type ReleaseReport,
  type ReleaseRequest,
  releaseKey,
} from "../../app/release/release.js";
import { InputError } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import type { ReleaseSettings } from "../../datasets/release/manifest.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { databaseOf, readMemory, writeMemory } from "../storage/database.js";
import { reviewCommand } from "./release-review.js";

type ReleaseOptions = DataOptions &
  Partial<Omit<ReleaseRequest, "settings" | "k">> &
  Partial<Pick<ReleaseSettings, "license" | "time" | "includeSimulated">> & {
    readonly campaign?: string;
    readonly permission?: ReleaseSettings["permissions"];
    readonly k: number;
  };

export function releaseCommand(): SousCommand {
  return dataCommand("release")
    .option("--out <dir>", "folder for the release; must be new or empty", shared.outFolder)
    .option("--campaign <id>", "only this campaign")
    .option("--version <x>", "its version (default: 1.0.0, or the one after --previous)")
    .option(
      "--license <id>",
      "its license, as CC-BY-4.0; needed unless an imported release is released again",
    )
    .addOption(
      new Option("--time <exactness>", "times are exact to the hour (default) or day").choices([
        "hour",
        "day",
      ]),
    )
    .option("--include-simulated", "include the answers of simulated people, marked as such")
    .option(
      "--permission <platform=note>",
      "the platform permits training on its messages that were collected here; the note says where this is recorded",
      readPermission,
    )
    .option("--previous <dir>", "the previous version: rows deleted since then get a tombstone")
    .option("--key <file>", "the pseudonyms' secret (default: <db>.release-key, made on first use)")
    .option(
      "--k <n>",
      "warn of groups of fewer people, whom the data could single out",
      shared.wholeNumber(2),
      5,
    )
    .notes(`
A release has only episodes of campaigns in which everybody whose answers count agreed before. It has people's
words only after a review: sous release review. If a name, address, id or secret is left, it writes nothing.
For AmbiK's rows it has ids and answers, but no sentences.

Examples:
  sous release review --db team.db
  sous release --db team.db --license CC-BY-4.0 --out release
  sous release --db team.db --license CC-BY-4.0 --out release-2 --previous release
  sous release --db team.db --license CC-BY-4.0 --out release --permission "slack=letter of the workspace's owner, 2026-03-01"`)
    .addCommand(reviewCommand())
    .action(runRelease);
}

/** Parses "platform=note", and adds it to those before. */
function readPermission(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, platform, note] = /^([a-z][\w-]*)=(.*\S.*)$/.exec(text) ?? [];
  if (!platform || !note)
    throw new InputError(`--permission ${text}: say it as platform=where it is recorded`);
  return { ...before, [platform]: note };
}

async function runRelease(options: ReleaseOptions): Promise<void> {
  const { out, campaign, license, time, includeSimulated, permission, version, previous } = options;
  if (out === undefined) throw new InputError("Say where the release goes: --out <dir>");
  const report = await readMemory(options, (memory) =>
    makeRelease(memory, {
      out,
      k: options.k,
      key: releaseKey(keyFileOf(options, memory.file), out),
      settings: {
        ...(campaign !== undefined && { campaign }),
        ...(license !== undefined && { license }),
        ...(time !== undefined && { time }),
        ...(includeSimulated && { includeSimulated }),
        ...(permission && { permissions: permission }),
      },
      version,
      previous,
    }),
  );
  shared.printEither(options, report, describe(report));
}

function keyFileOf(options: ReleaseOptions, database: string): string {
  if (options.key !== undefined) return options.key;
  if (isPostgres(databaseOf(options)))
    throw new InputError(
      "On PostgreSQL say which file has the pseudonyms' secret: --key <file>. Keep it: a later version needs the same.",
    );
  return `${database}.release-key`;
}

function describe(report: ReleaseReport): readonly string[] {
  const { out, version, questions, answers, trajectories, tuples, conversations } = report;
  const leftOut = phraseLeftOut(report.leftOut, report.rowsLeftOut);
  return shared.present([
    `${out}: version ${version}, ${many(questions, "question")} with ${many(answers, "answer")}, ${many(trajectories, "trajectory", "trajectories")}, ${many(tuples, "tuple")}, ${many(conversations, "conversation")}${report.rowAnswers > 0 ? `, ${many(report.rowAnswers, "answer")} to rows of AmbiK` : ""}. The scan found nothing.`,
    leftOut !== "" && `Left out: ${leftOut}.`,
    report.withoutWords > 0 &&
      `${many(report.withoutWords, "answer")} without words: sous release review`,
    report.tombstones > 0 && `${many(report.tombstones, "row")} with a tombstone.`,
    ...describeGroups(report.groups),
    report.stillIn !== null &&
      `${report.stillIn} still has rows that are gone in this version, and so has every copy of it. Sous does not change what was published: delete the folder, take it down where you put it, and tell those who have it to use version ${version}.`,
  ]);
}

function describeGroups({ k, people, groups, advice }: ReleaseReport["groups"]): readonly string[] {
  if (groups.length === 0) return [];
  return [
    `Some of ${many(people, "person", "people")} could be singled out. Groups of fewer than ${k} people by:`,
    ...groups.map(
      ({ by, small, unique, people: inThese }) =>
        `  ${by.join(" × ")}: ${small}, ${unique} of them one person; ${many(inThese, "person", "people")} in all`,
    ),
    ...advice,
  ];
}

export function importCommand(): SousCommand {
  return dataCommand("import")
    .argument("<dir>", "the release's folder")
    .examples("sous release import release --db study.db")
    .action(runImport);
}

async function runImport(folder: string, options: DataOptions): Promise<void> {
  if (!existsSync(folder)) throw new InputError("there is no such folder", { file: folder });
  const { version, rows } = await writeMemory(options, "sous release import", (memory) =>
    importRelease(memory, folder, systemClock.now()),
  );
  const counts = {
    version,
    questions: rows.questions.length,
    tuples: rows.tuples.length,
    trajectories: rows.trajectories.length,
    rowAnswers: rows.rowAnswers.length,
  };
  const words = `Read in: version ${version}, ${many(counts.questions, "question")}, ${many(counts.trajectories, "trajectory", "trajectories")}, ${many(counts.tuples, "tuple")}.`;
  shared.printEither(options, counts, words);
}
