/** Writes a release into its folder: whole and scanned, or not at all. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError, reasonOf, SousError } from "../../core/errors.js";
import { makeFolder, writePrivateFile } from "../../core/text-file.js";
import { allTexts } from "../scan/file-texts.js";
import type { Known } from "../scan/index.js";
import type { ReleaseFiles } from "./files.js";
import type { ReleaseRows } from "./rows.js";

/** More leaks than these are only counted. */
const mostNamed = 20;

/** Whom the scan knows, and texts of the worlds: names in them identify nobody. */
interface ScanContext {
  readonly known: Known;
  readonly worlds: Iterable<string>;
}

/** Throws "leak" when a text file has one; Parquet has the same cells as the CSV beside it. */
async function refuseLeaks(files: ReleaseFiles, { known, worlds }: ScanContext): Promise<void> {
  // Only a release needs the rules: they are many.
  const { createFileScan, createScan, namesOfWorlds, scanOnce } = await import("../scan/index.js");
  const scan = scanOnce(createScan(known));
  const { scanFile } = createFileScan(scan, namesOfWorlds(scan, worlds));
  const leaks = [...files].flatMap(([file, content]) => {
    if (typeof content !== "string") return [];
    return scanFile(file, content, "all").flagged.map((leak) => ({ file, ...leak }));
  });
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
 * @throws SousError "leak" when the scan finds something
 * @throws InputError when the file cannot be written
 *
 * @slice ambik
 */
export async function publishText(
  file: string,
  content: string,
  context: ScanContext,
): Promise<void> {
  await refuseLeaks(new Map([[file, content]]), context);
  writePrivateFile(file, content);
}

/** The texts of the worlds. */
function textsOfWorlds({ worlds, trajectories, rowAnswers }: ReleaseRows): readonly string[] {
  const seen = trajectories.flatMap(({ task, steps }) => [
    task.sentence,
    ...steps.flatMap(({ step }) => (step.kind === "ask" ? [] : step.observation)),
  ]);
  const kitchens = rowAnswers.map(({ user_intent }) => user_intent);
  return [...worlds.flatMap(({ value }) => [...allTexts(value)]), ...seen, ...kitchens];
}

/**
 * @throws SousError "leak" when the scan finds something
 * @throws InputError when the folder is not empty, or cannot be written
 */
export async function publish(
  folder: string,
  files: ReleaseFiles,
  { known, rows }: { readonly known: Known; readonly rows: ReleaseRows },
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InputError("it is not empty; name a new folder", { file: folder });
  await refuseLeaks(files, { known, worlds: textsOfWorlds(rows) });
  const work = `${path.resolve(folder)}.${randomUUID().slice(0, 8)}`;
  try {
    for (const [name, content] of files) {
      const file = path.join(work, name);
      makeFolder(path.dirname(file));
      writeFileSync(file, content);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } catch (cause) {
    rmSync(work, { recursive: true, force: true });
    throw new InputError(`it cannot be written (${reasonOf(cause)})`, {
      file: folder,
      cause,
    });
  }
}
