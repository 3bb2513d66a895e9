import { execFileSync } from "node:child_process";
import { Command } from "commander";
import { readPackage } from "../../src/app/operating/package.js";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { asPart } from "../report/blocks.js";
import type { ResultKind } from "../report/result-kind.js";
import { renderText } from "../report/text.js";
import { type Flags, type Given, toggle } from "./flags.js";
import { untilStopped } from "./progress.js";

export interface ResearchCommand {
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<Command>;
}

interface Declared<Options extends Flags> {
  readonly flags: Options;
  readonly help: string;
  readonly words?: readonly [name: string, about: string];
}

export function declare<Options extends Flags>(
  declared: Declared<Options> & {
    readonly run: (given: Given<Options>, words: readonly string[]) => Promise<void> | void;
  },
): Command {
  const { flags, help, words, run } = declared;
  const command = new Command().addHelpText("after", help);
  if (words) command.argument(...words);
  for (const flag of [...Object.values(flags), shared.jsonOption()]) command.addOption(flag);
  return command.action((...given) => (words ? run(given[1], given[0]) : run(given[0], [])));
}

export const declareGroup = (help: string) => new Command().addHelpText("after", help);

export const skippedExit = 3;

interface Output {
  readonly report?: string | undefined;
  readonly run?: boolean | undefined;
}

interface Bench<Options extends Flags, Result extends object> extends Declared<Options> {
  readonly unit: string;
  /** Whether it prints the same JSON each time, with its command and time only where --run wants them. */
  readonly overGames?: true;
  readonly kind: ResultKind<Result> | ((result: Result) => ResultKind<Result>);
  readonly file?: (result: Result) => string;
  readonly run: (given: Given<Options>) => Promise<Result> | Result;
}

/** A measurement: with --json it prints the result, else the report as text; --report writes the report. */
export function declareBench<
  Options extends Flags,
  Result extends object & { readonly skipped?: readonly unknown[] },
>(bench: Bench<Options, Result>): Command {
  const { unit, overGames, kind, file } = bench;
  const run = toggle(
    "--run",
    "with --json: also print the command, how long it took, and the commit",
  );
  return declare({
    ...bench,
    flags: { ...bench.flags, ...(overGames && { run }) } as Options,
    run: async (given: Given<Options> & Output) => {
      const result = await untilStopped(unit, async () => bench.run(given));
      if (result.skipped?.length) process.exitCode = skippedExit;
      const { kind: name, version, compose } = typeof kind === "function" ? kind(result) : kind;
      const parts = compose([{ kind: name, file: "", origin: originHere(), result }]);
      const [{ title, blocks } = { title: "", blocks: [] }, ...others] = parts;
      const report = { title, blocks: [...blocks, ...others.flatMap(asPart)] };
      if (given.report !== undefined) {
        const { writeReport } = await import("../report/write-report.js");
        await writeReport(given.report, file?.(result) ?? name, report);
      }
      const printed = { ...result, kind: name, version };
      if (!given.json) shared.print(renderText(report));
      else if (!overGames) shared.printResult(printed);
      else if (!given.run) shared.printJson(printed);
      else shared.printJson({ ...printed, run: { ...originHere(), commit: commitOf() } });
    },
  });
}

/** The command that runs, and how long it has taken. */
export function originHere() {
  return { command: shared.typedCommand(), seconds: performance.now() / 1000 };
}

function commitOf(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty", "--abbrev=12"], {
      cwd: packageFile("."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return readPackage().version;
  }
}
