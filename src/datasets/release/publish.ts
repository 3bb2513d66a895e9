/** Writes a release into its folder: whole and scanned, or not at all. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError, SousError } from "../../core/errors.js";
import type { ReleaseFiles } from "./files.js";
import type { KnownPeople } from "./known-people.js";
import type { ReleaseRows } from "./rows.js";
import { createScan, type Scan, scanFile } from "./scan.js";

/** More leaks than these are only counted. */
const mostNamed = 20;

/** Throws "leak" when a text file has one; Parquet has the same cells as the CSV beside it. */
function refuseLeaks(files: ReleaseFiles, scan: Scan): void {
  const leaks = [...files].flatMap(([file, content]) =>
    typeof content === "string" ? scanFile(file, content, scan) : [],
  );
  if (leaks.length === 0) return;
  const named = leaks
    .slice(0, mostNamed)
    .map(({ file, line, kind }) => `  ${file}:${line}: ${kind}`);
  const more = leaks.length > mostNamed ? [`  … and ${leaks.length - mostNamed} more`] : [];
  const advice =
    "Nothing was released: it would have contained the following. Hide words with `sous release review`; change a home's own text in the home.";
  throw new SousError("leak", [advice, ...named, ...more].join("\n"));
}

/**
 * Writes one text file, unless it has a leak.
 *
 * @param fiction text of the worlds: names in it identify nobody
 * @throws SousError "leak" when the scan finds something
 * @throws InputError when the file cannot be written
 *
 * @slice ambik
 */
export function publishText(
  file: string,
  content: string,
  { known, fiction }: { readonly known: KnownPeople; readonly fiction: string },
): void {
  refuseLeaks(new Map([[file, content]]), createScan(known, fiction));
  try {
    writeFileSync(file, content);
  } catch (cause) {
    throw new InputError(`it cannot be written (${(cause as Error).message})`, { file, cause });
  }
}

/** The text of the worlds. */
function fictionOf({ worlds, trajectories, rowAnswers }: ReleaseRows): string {
  const seen = trajectories.flatMap(({ task, steps }) => [
    task.sentence,
    ...steps.flatMap(({ step }) => (step.kind === "ask" ? [] : step.observation)),
  ]);
  const kitchens = rowAnswers.map(({ user_intent }) => user_intent);
  return [...worlds.map(({ value }) => JSON.stringify(value)), ...seen, ...kitchens].join("\n");
}

/**
 * @throws SousError "leak" when the scan finds something
 * @throws InputError when the folder is not empty, or cannot be written
 */
export function publish(
  folder: string,
  files: ReleaseFiles,
  { known, rows }: { readonly known: KnownPeople; readonly rows: ReleaseRows },
): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InputError("it is not empty; name a new folder", { file: folder });
  refuseLeaks(files, createScan(known, fictionOf(rows)));
  const work = `${path.resolve(folder)}.${randomUUID().slice(0, 8)}`;
  try {
    for (const [name, content] of files) {
      const file = path.join(work, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } catch (cause) {
    rmSync(work, { recursive: true, force: true });
    throw new InputError(`it cannot be written (${(cause as Error).message})`, {
      file: folder,
      cause,
    });
  }
}
