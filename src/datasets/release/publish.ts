/** Puts a release in its folder, whole and scanned, or not at all. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError, SousError } from "../../core/errors.js";
import type { ReleaseFiles } from "./files.js";
import type { KnownPeople } from "./known-people.js";
import type { ReleaseRows } from "./rows.js";
import { createScan, type Leak, type Scan, scanFile } from "./scan.js";

/** Leaks that are named one by one. */
const mostNamed = 20;

/** Something is left in a release that tells who somebody is, or a secret: nothing was written. */
export class LeakError extends SousError {
  readonly leaks: readonly Leak[];

  constructor(leaks: readonly Leak[]) {
    const named = leaks
      .slice(0, mostNamed)
      .map(({ file, line, kind }) => `  ${file}:${line}: ${kind}`);
    const more = leaks.length > mostNamed ? [`  … and ${leaks.length - mostNamed} more`] : [];
    super(
      "leak",
      [
        "Nothing was released: these are left in it. Words are hidden with `sous release review`; what stands in a home's own text has to be changed there.",
        ...named,
        ...more,
      ].join("\n"),
    );
    this.leaks = leaks;
  }
}

/** Every leak of the text files; Parquet has the same cells as the CSV beside it. */
export function findLeaks(
  files: ReleaseFiles,
  known: KnownPeople,
  rows: ReleaseRows,
): readonly Leak[] {
  return scanTexts(files, createScan(known, fictionOf(rows)));
}

function scanTexts(files: ReleaseFiles, scan: Scan): readonly Leak[] {
  const leaks: Leak[] = [];
  for (const [file, content] of files) {
    if (typeof content === "string") leaks.push(...scanFile(file, content, scan));
  }
  return leaks;
}

/**
 * Writes one text file, unless it has a leak.
 *
 * @param fiction text of the worlds: a name that occurs in it tells nothing of anybody
 * @throws LeakError when the scan finds something
 * @throws InputError when the file cannot be written
 */
export function publishText(
  file: string,
  content: string,
  { known, fiction }: { readonly known: KnownPeople; readonly fiction: string },
): void {
  const leaks = scanTexts(new Map([[file, content]]), createScan(known, fiction));
  if (leaks.length > 0) throw new LeakError(leaks);
  try {
    writeFileSync(file, content);
  } catch (cause) {
    throw new InputError(`it cannot be written (${(cause as Error).message})`, { file, cause });
  }
}

/** What the worlds themselves say. */
function fictionOf({ worlds, trajectories, rowAnswers }: ReleaseRows): string {
  const seen = trajectories.flatMap(({ task, steps }) => [
    task.sentence,
    ...steps.flatMap(({ step }) => (step.kind === "ask" ? [] : step.observation)),
  ]);
  const kitchens = rowAnswers.map(({ user_intent }) => user_intent);
  return [...worlds.map(({ value }) => JSON.stringify(value)), ...seen, ...kitchens].join("\n");
}

/**
 * @throws LeakError when the scan finds something
 * @throws InputError when the folder has something in it, or cannot be written
 */
export function publish(
  folder: string,
  files: ReleaseFiles,
  { known, rows }: { readonly known: KnownPeople; readonly rows: ReleaseRows },
): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InputError("there is something in it already; name a new folder", { file: folder });
  const leaks = findLeaks(files, known, rows);
  if (leaks.length > 0) throw new LeakError(leaks);
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
