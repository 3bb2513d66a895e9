/** Shows what a bench measured: as JSON, as text, and as files. */
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { commitOf, printShard } from "../cli/over-games.js";
import { type Part, part } from "../lab/part.js";
import { asPart } from "./blocks.js";
import type { Report } from "./document.js";
import type { ResultKind } from "./result-kind.js";
import { renderText } from "./text.js";

export interface PresentOptions {
  /** The folder of the report's files; none are written when absent. */
  readonly report?: string | undefined;
  readonly json?: boolean | undefined;
  /** Of benches over games: what tells command, time and commit is printed too. */
  readonly run?: boolean | undefined;
}

/** The exit code when games could not be read. */
export const skippedExit = 3;

/** A result over games says which of them could not be read. */
interface Skips {
  readonly skipped?: readonly unknown[];
}

/**
 * Writes the report when a folder is named, then prints the result as JSON with its kind and version, or
 * the report as text.
 *
 * @param name of the report's files
 * @throws InputError when the report cannot be written
 */
export async function present<Result extends object & Skips>(
  { kind, version, compose }: ResultKind<Result>,
  result: Result,
  { report: folder, json, run }: PresentOptions,
  name = kind,
): Promise<void> {
  const played = part.getStore();
  if (played?.kind === "shard") return printShard(played);
  if (played?.kind === "merged") refuseGaps(played);
  const origin = { command: shared.typedCommand(), seconds: performance.now() / 1000 };
  if (result.skipped?.length) process.exitCode = skippedExit;
  const report = joinParts(compose([{ kind, file: "", origin, result }]));
  if (folder !== undefined) {
    const { writeReport } = await import("./write-report.js");
    await writeReport(folder, name, report);
  }
  if (json && !played) shared.printResult({ ...result, kind, version });
  else if (json)
    shared.printJson({
      ...result,
      kind,
      version,
      ...(run && { run: { ...origin, commit: commitOf() } }),
    });
  else shared.print(renderText(report));
}

/** Every game of the bench has been played, and no other. */
function refuseGaps({ played, missing, taken }: Part & { readonly kind: "merged" }): void {
  const others = [...played.keys()].filter((name) => !taken.has(name));
  const [gap] = missing;
  if (gap !== undefined)
    throw new InputError(
      `no shard has played ${gap}, and ${missing.size - 1} more: the games differ`,
    );
  if (others.length > 0)
    throw new InputError(`shards have played ${others[0]}, which is no game of this bench`);
}

function joinParts([first, ...others]: readonly Report[]): Report {
  return {
    title: first?.title ?? "",
    blocks: [...(first?.blocks ?? []), ...others.flatMap(asPart)],
  };
}
