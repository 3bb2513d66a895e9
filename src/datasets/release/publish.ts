/** Scans a release, and writes all of its files or none. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Memory } from "../../../memory/stores.js";
import { LeakError } from "../../core/campaign/release-desk.js";
import { InputError, reasonOf } from "../../core/errors.js";
import { isStandIn } from "../../core/people/person.js";
import { clearedWords } from "../../core/question/exchange.js";
import { makeFolder } from "../../core/text-file.js";
import { isEverydayName } from "../../core/words/names.js";
import { allTexts } from "../scan/file-texts.js";
import type { Known } from "../scan/scan.js";
import type { ReleaseFiles } from "./files.js";
import type { ReleaseRows } from "./rows.js";

/**
 * Scans a release's text files. Skips Parquet, which has the same cells as CSV.
 * @param about.readBefore texts that people read before they agreed, which the study's files may repeat
 * @throws LeakError
 * @slice ambik (research imports it)
 */
export async function refuseLeaks(
  memory: Memory,
  files: ReleaseFiles,
  about: { known: Known; worlds: Iterable<string>; readBefore?: readonly string[] },
): Promise<void> {
  const { known, worlds, readBefore = [] } = about;
  // Loaded only here, as the scan's rules are large.
  const { createScan } = await import("../scan/scan.js");
  const { createFileScan, namesOfWorlds, scanOnce } = await import("../scan/scan-file.js");
  const scan = scanOnce(createScan(known));
  const scanFile = createFileScan(scan, namesOfWorlds(scan, worlds));
  const isCleared = clearedWords(await memory.releases.clearances());
  const leaks = [...files].flatMap(([file, content]) => {
    if (typeof content !== "string") return [];
    const finds = scanFile(file, content, "all").found.map((find) => ({ file, ...find }));
    const wasRead = (found: string) =>
      (file === "README.md" || file === "release.json" || file.startsWith("designs/")) &&
      readBefore.some((text) => text.includes(found));
    return finds.filter(({ found }) => !isCleared(found) && !isStandIn(found) && !wasRead(found));
  });
  if (leaks.length === 0) return;
  const { explainLeaks } = await import("./explain-leaks.js");
  throw new LeakError(await explainLeaks(memory, leaks));
}

export function textsOfWorlds({
  worlds,
  questions,
  trajectories,
  rowAnswers,
}: ReleaseRows): readonly string[] {
  const seen = trajectories.flatMap(({ task, steps }) => [
    task.sentence,
    ...steps.flatMap(({ step }) => (step.kind === "ask" ? [] : step.observation)),
  ]);
  const kitchens = rowAnswers.map(({ user_intent }) => user_intent);
  // Takes only labels that name a kind of thing, as others may quote people.
  const labels = questions.flatMap(({ choices }) => choices.map(({ label }) => label));
  const kinds = labels.filter(isEverydayName);
  return [...worlds.flatMap(({ value }) => [...allTexts(value)]), ...seen, ...kinds, ...kitchens];
}

export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InputError("it is not empty; name a new folder", { file: folder });
}

export function writeFolder(folder: string, files: ReleaseFiles): void {
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
