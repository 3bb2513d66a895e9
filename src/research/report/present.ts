/** Shows what a bench measured: as JSON, as text, and as files. */
import * as shared from "../../cli/options.js";
import { asPart } from "./blocks.js";
import type { Report } from "./document.js";
import type { ResultKind } from "./result-kind.js";
import { renderText } from "./text.js";

export interface PresentOptions {
  /** The folder of the report's files; none are written when absent. */
  readonly report?: string | undefined;
  readonly json?: boolean | undefined;
}

/**
 * Writes the report when a folder is named, then prints the result as JSON with its kind and version, or
 * the report as text.
 *
 * @param name of the report's files
 * @throws InputError when the report cannot be written
 */
export async function present<Result extends object>(
  { kind, version, compose }: ResultKind<Result>,
  result: Result,
  { report: folder, json }: PresentOptions,
  name = kind,
): Promise<void> {
  const origin = { command: shared.typedCommand(), seconds: performance.now() / 1000 };
  const report = joinParts(compose([{ kind, file: "", origin, result }]));
  if (folder !== undefined) {
    const { writeReport } = await import("./write-report.js");
    await writeReport(folder, name, report);
  }
  if (json) shared.printResult({ ...result, kind, version });
  else shared.print(renderText(report));
}

function joinParts([first, ...others]: readonly Report[]): Report {
  return {
    title: first?.title ?? "",
    blocks: [...(first?.blocks ?? []), ...others.flatMap(asPart)],
  };
}
