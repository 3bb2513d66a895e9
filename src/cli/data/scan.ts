/** `sous release scan`: looks for leaks in files before they are published. */

import { visibleLine } from "../../../bots/present/visible-text.js";
import { many } from "../../core/words/wording.js";
import { readKnown, type ScannedPath, scanPath } from "../../datasets/scan/scan-file.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";

export function scanCommand(): SousCommand {
  return new SousCommand("scan")
    .argument("<path>", "JSON lines, CSV or any other text file, or a folder of them")
    .option("--known <file>", 'names and ids to find: {"names": ["Ana"], "ids": ["U024BE7LH"]}')
    .addOption(shared.jsonOption())
    .notes(`
In JSON lines and CSV it reads the fields "text"; in rows without one, every text. It finds names that are
known, in other scripts and inflected too, and what looks like a full name, address, number, id, secret or health
remark. It misses some, so a person still has to read what goes out. With --json it prints
{items, flagged: [{line, kind, found}]}; for a folder also the file. The exit code is 3 when it found something.

Examples:
  sous release scan answers.jsonl
  sous release scan answers.jsonl --known team.json --json
  sous release scan release --known team.json`)
    .action(runScan);
}

function runScan(place: string, options: { known?: string; json?: boolean }): void {
  const { known } = options;
  const people = known === undefined ? { names: [], ids: [] } : readKnown(known);
  const scanned = scanPath(place, people, known);
  shared.printEither(options, scanned, describe(place, scanned));
  if (scanned.flagged.length > 0) process.exitCode = foundExit;
}

function describe(place: string, { items, flagged, skipped = [] }: ScannedPath): readonly string[] {
  const found = flagged.map((one) =>
    visibleLine(`${one.file ?? place}:${one.line}: ${one.kind}: ${one.found}`),
  );
  const rest =
    skipped.length > 0 ? [`Not scanned, as they are not text: ${skipped.join(", ")}`] : [];
  const lines = new Set(flagged.map(({ file = place, line }) => `${file}:${line}`)).size;
  return [...found, ...rest, `${many(items, "line")}, ${lines || "none"} of them with a leak.`];
}
