/** A report's files: Markdown with plots beside it, and one HTML file. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../../core/errors.js";
import type { Report } from "./document.js";
import { renderHtml } from "./html.js";
import { renderMarkdown } from "./markdown.js";

export interface ReportOrigin {
  /** The command as it was typed. */
  readonly command: string;
  /** Null: it is not known how long it took. */
  readonly seconds: number | null;
}

/** " It took 12 s.", to be put after a sentence. */
export function formatTime({ seconds }: ReportOrigin, digits = 0): string {
  return seconds === null ? "" : ` It took ${seconds.toFixed(digits)} s.`;
}

/**
 * Writes `<name>.md`, `<name>.html` and the plots into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export function writeReport(folder: string, name: string, report: Report): readonly string[] {
  const plots = report.blocks.flatMap((block) => (block.kind === "plot" ? [block] : []));
  const files = [
    [`${name}.md`, renderMarkdown(report)],
    [`${name}.html`, renderHtml(report)],
    ...plots.map((plot) => [`${plot.name}.svg`, plot.svg] as const),
  ];
  return writeBeside(folder, Object.fromEntries(files));
}

/**
 * Writes texts by their file's name into a folder, which is made when missing. Throws InputError when
 * nothing can be written there.
 *
 * @returns paths of the files
 */
export function writeBeside(
  folder: string,
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return Object.entries(texts).map(([file, text]) => {
      writeFileSync(path.join(folder, file), text);
      return path.join(folder, file);
    });
  } catch (cause) {
    throw new InputError(`the report cannot be written (${(cause as Error).message})`, {
      file: folder,
      cause,
    });
  }
}
