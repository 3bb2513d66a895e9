import { execFileSync } from "node:child_process";
import { Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { readPackage } from "../../src/app/package.js";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { type Part, part, type Shard } from "../lab/part.js";
import { asPart } from "../report/blocks.js";
import type { Report } from "../report/document.js";
import type { ResultKind } from "../report/result-kind.js";
import { renderText } from "../report/text.js";
import { type Flags, type Given, parsed, toggle } from "./flags.js";
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
  for (const flag of Object.values(flags)) command.addOption(flag);
  return command.action((...given) => (words ? run(given[1], given[0]) : run(given[0], [])));
}

export const declareGroup = (help: string) => new Command().addHelpText("after", help);

export const skippedExit = 3;

interface Bench<Options extends Flags, Result extends object> extends Declared<Options> {
  readonly unit: string;
  /** Whether it is over games, and can be played in shards. */
  readonly overGames?: true;
  readonly kind: ResultKind<Result> | ((result: Result) => ResultKind<Result>);
  readonly file?: (result: Result) => string;
  readonly run: (
    given: Given<Options> & { readonly shard?: Shard | undefined },
  ) => Promise<Result> | Result;
}

type Output = Partial<Given<typeof shardFlags>> & {
  readonly report?: string | undefined;
  readonly json?: boolean | undefined;
};

const shardFlags = {
  shard: parsed(
    "--shard <i/n>",
    "play only the i-th of n parts, and print what sous bench merge takes",
    readShard,
  ),
  run: toggle("--run", "with --json: also print the command, how long it took, and the commit"),
};

export function declareBench<Options extends Flags, Result extends object>(
  bench: Bench<Options, Result>,
): Command {
  const { unit, overGames, kind, file, flags } = bench;
  const measure = async (given: Given<Options> & Output): Promise<void> => {
    const result = await untilStopped(unit, async () => bench.run(given));
    const own = typeof kind === "function" ? kind(result) : kind;
    await present(own, result, given, file?.(result));
  };
  if (!overGames) return declare({ ...bench, run: measure });
  return declare({
    ...bench,
    flags: { ...flags, ...shardFlags },
    run: (given: Given<Options> & Output) => {
      const { shard } = given;
      if (shard && given.report !== undefined)
        throw new InputError("a shard has no report: give --report to sous bench merge");
      const all: Part = shard ? { kind: "shard", shard, played: new Map() } : { kind: "all" };
      return part.run(part.getStore() ?? all, () => measure(given));
    },
  });
}

function readShard(text: string): Shard {
  const [index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError("It must be a part and their number: 1/4 is the first of four.");
}

async function present<Result extends object>(
  { kind, version, compose }: ResultKind<Result>,
  result: Result & { readonly skipped?: readonly unknown[] },
  { report: folder, json, run }: Output,
  name = kind,
): Promise<void> {
  const played = part.getStore();
  if (played?.kind === "shard") return printShard(played);
  if (played?.kind === "merged") refuseGaps(played);
  const origin = { command: shared.typedCommand(), seconds: performance.now() / 1000 };
  if (result.skipped?.length) process.exitCode = skippedExit;
  const report = joinParts(compose([{ kind, file: "", origin, result }]));
  if (folder !== undefined) {
    const { writeReport } = await import("../report/write-report.js");
    await writeReport(folder, name, report);
  }
  if (!json) return shared.print(renderText(report));
  const printed = { ...result, kind, version };
  if (!played) return shared.printResult(printed);
  shared.printJson({ ...printed, ...(run && { run: { ...origin, commit: commitOf() } }) });
}

function joinParts([first, ...others]: readonly Report[]): Report {
  const blocks = [...(first?.blocks ?? []), ...others.flatMap(asPart)];
  return { title: first?.title ?? "", blocks };
}

export const printedShard = z.object({
  kind: z.literal("shard"),
  version: z.literal(1),
  shard: z.object({ index: z.number(), of: z.number() }),
  commit: z.string(),
  settings: z.array(z.string()).readonly(),
  played: z.array(z.tuple([z.string(), z.unknown()])),
});
export type PrintedShard = z.infer<typeof printedShard>;

function printShard({ shard, played }: Part & { readonly kind: "shard" }): void {
  const settings = settingsIn(process.argv.slice(2));
  const commit = commitOf();
  shared.printJson({ kind: "shard", version: 1, shard, commit, settings, played: [...played] });
}

/** Options that say where and how it is played, and what is printed. */
const besides = /^--(?:shard|jobs|report|db)(=|$)/;

function settingsIn(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => {
    const isValue = besides.exec(words[at - 1] ?? "")?.[1] === "";
    return !isValue && !besides.test(word) && word !== "--json" && word !== "--run";
  });
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
