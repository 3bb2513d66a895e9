/** `sous verify`: whether a database is whole, or whether this engine shows what a recording shows. */
import type { Command } from "commander";
import {
  detectWording,
  gameOpener,
  verifyRecording,
  type Wording,
} from "../../scenes/household/index.js";
import { formatVerified, verifyDatabase } from "../app/backup/verify-database.js";
import { InputError } from "../core/errors.js";
import { readTextFile } from "../core/text-file.js";
import { many } from "../core/wording.js";
import { databaseOf } from "./database.js";
import { damagedExit } from "./errors.js";
import * as shared from "./options.js";
import { wordingOption } from "./worlds.js";

interface VerifyOptions extends shared.DataOptions {
  readonly recording?: string;
  readonly games?: string;
  readonly wording?: Wording;
}

export function verifyCommand(): Command {
  return shared
    .dataCommand("verify")
    .option("--recording <file>", "a recording instead: one step a line, JSON")
    .option("--games <dir>", "with --recording: the folder with its games")
    .addOption(wordingOption())
    .addHelpText(
      "after",
      `
Reads every row and replays every home; on PostgreSQL, whose server guards its rows, it replays. Exit code 3 when
SQLite finds damage, a row refers to one that is gone, or a home does not replay as it was played. With --recording (.gz too), exit code 2 when a step differs, 3 when a game could not be read: it is
skipped.

Examples:
  sous verify --db team.db --json
  sous verify --recording random.jsonl --games alfworld --json`,
    )
    .action((options: VerifyOptions) => {
      refuseOthers(options);
      if (options.recording !== undefined) return compareRecording(options, options.recording);
      return verify(options);
    });
}

/** Options of a database are none of a recording, and the other way round. */
function refuseOthers({ recording, games, wording, db }: VerifyOptions): void {
  const refuse = (others: object, why: string) => {
    for (const [name, value] of Object.entries(others))
      if (value !== undefined) throw new InputError(`--${name} ${why}`);
  };
  if (recording === undefined) refuse({ games, wording }, "needs --recording FILE");
  else refuse({ db }, "is for a database: leave --recording away");
}

async function verify(options: VerifyOptions): Promise<void> {
  const file = databaseOf(options);
  const verified = await verifyDatabase(file);
  if (options.json) shared.printJson(verified);
  else shared.print(formatVerified(file, verified));
  if (!verified.whole) process.exitCode = damagedExit;
}

function compareRecording({ games, wording, json }: VerifyOptions, file: string): void {
  if (games === undefined) throw new InputError("Say where the recording's games are: --games DIR");
  const recording = readTextFile(file);
  const openGame = gameOpener(games, wording ?? detectWording(recording));
  const result = verifyRecording({ recording, file, openGame });
  if (json) shared.printJson(result);
  else {
    const { steps, observations, admissible, flags } = result;
    if (steps > 0)
      shared.print(
        `${many(steps, "step")}: ${many(observations, "observation")}, ${many(admissible, "admissible list")} and ${many(flags, "flag")} are exact.`,
      );
    for (const mismatch of result.mismatches) shared.print(JSON.stringify(mismatch, null, 2));
    for (const { file: game, reason } of result.skipped) shared.print(`skipped ${game}: ${reason}`);
  }
  if (result.mismatches.length > 0) process.exitCode = 2;
  else if (result.skipped.length > 0) process.exitCode = damagedExit;
}
