import path from "node:path";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { makeFolder, writePrivateFile } from "../../src/core/text-file.js";
import { namePlotsApart } from "./blocks.js";
import type { Report } from "./document.js";
import { renderHtml } from "./html.js";
import { renderMarkdown } from "./markdown.js";
import { drawPlots } from "./plots.js";

/** @param beside more texts, by their file's name. @throws InputError when nothing can be written there */
export async function writeReport(
  folder: string,
  name: string,
  { title, blocks }: Report,
  beside: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const report = { title, blocks: namePlotsApart(blocks) };
  const svgs = await drawPlots(
    report.blocks.flatMap((block) => (block.kind === "plot" ? [block] : [])),
  );
  const files = [
    [`${name}.md`, renderMarkdown(report)],
    [`${name}.html`, renderHtml(report, svgs)],
    ...[...svgs].map(([plot, svg]) => [`${plot}.svg`, svg] as const),
    ...Object.entries(beside),
  ] as const;
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new InputError(`the report cannot be written (${reasonOf(cause)})`, {
      file: folder,
      cause,
    });
  }
  return files.map(([file, text]) => {
    writePrivateFile(path.join(folder, file), text);
    return path.join(folder, file);
  });
}
