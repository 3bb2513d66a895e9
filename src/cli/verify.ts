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
import { databaseFileOf, databaseOf, requireDatabase, withMemoryAsItIs } from "./database.js";
import { damagedExit } from "./errors.js";
import * as shared from "./options.js";
import { wordingOption } from "./worlds.js";

interface VerifyOptions extends shared.DataOptions {
  readonly accept?: boolean;
  readonly recording?: string;
  readonly games?: string;
  readonly wording?: Wording;
}

export function verifyCommand(): Command {
  return shared
    .dataCommand("verify")
    .option("--accept", "take the rows for whole as they are, and note that (stop Sous first)")
    .option("--recording <file>", "a recording instead: one step a line, JSON")
    .option("--games <dir>", "with --recording: the folder with its games")
    .addOption(wordingOption())
    .addHelpText(
      "after",
      `
Reads every row and replays every home; on PostgreSQL, whose server guards its rows, it replays. Exit code 3 when something but Sous changed the database, or when
rows were lost. With --recording (.gz too), exit code 2 when a step differs, 3 when a game could not be read: it is
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
function refuseOthers({ recording, games, wording, accept, db }: VerifyOptions): void {
  const refuse = (others: object, why: string) => {
    for (const [name, value] of Object.entries(others))
      if (value !== undefined) throw new InputError(`--${name} ${why}`);
  };
  if (recording === undefined) refuse({ games, wording }, "needs --recording FILE");
  else refuse({ accept, db }, "is for a database: leave --recording away");
}

async function verify(options: VerifyOptions): Promise<void> {
  const file = databaseOf(options);
  if (options.accept) {
    databaseFileOf(options, "Its server notices damage: initdb --data-checksums, and pg_amcheck.");
    requireDatabase(options);
    await withMemoryAsItIs(options, "sous verify --accept");
  }
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
        `${steps} steps: ${observations} observations, ${admissible} admissible lists and ${flags} flags are exact.`,
      );
    for (const mismatch of result.mismatches) shared.print(JSON.stringify(mismatch, null, 2));
    for (const { file: game, reason } of result.skipped) shared.print(`skipped ${game}: ${reason}`);
  }
  if (result.mismatches.length > 0) process.exitCode = 2;
  else if (result.skipped.length > 0) process.exitCode = damagedExit;
}
