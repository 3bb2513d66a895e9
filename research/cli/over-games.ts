/** Benches over games can be played in shards, and merged. */
import { execFileSync } from "node:child_process";
import { z } from "zod";
import { readPackage } from "../../src/app/package.js";
import { printJson } from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { type Part, part, type Shard } from "../lab/part.js";
import { type Command, InvalidArgumentError } from "./commander.js";

/** What a shard prints. */
export const printedShard = z.object({
  kind: z.literal("shard"),
  version: z.literal(1),
  shard: z.object({ index: z.number(), of: z.number() }),
  commit: z.string(),
  /** The command without what differs from shard to shard. */
  settings: z.array(z.string()).readonly(),
  /** Name and result of each unit of work. */
  played: z.array(z.tuple([z.string(), z.unknown()])),
});
export type PrintedShard = z.infer<typeof printedShard>;

/** What every bench over games is given. */
export interface GameBenchOptions {
  readonly shard?: Shard;
  readonly run?: boolean;
  readonly json?: boolean;
  readonly report?: string;
}

/** Adds `--shard` and `--run` to a bench over games, and its action. A shard has no report. */
export function overGames<Options extends GameBenchOptions>(
  command: Command,
  action: (options: Options) => Promise<void>,
): Command {
  return command
    .option(
      "--shard <i/n>",
      "play only the i-th of n parts, and print what sous bench merge takes",
      readShard,
    )
    .option("--run", "with --json: also print the command, how long it took, and the commit")
    .action((options: Options) => {
      if (options.shard && options.report !== undefined)
        throw new InputError("a shard has no report: give --report to sous bench merge");
      const outer = part.getStore();
      const own: Part = options.shard
        ? { kind: "shard", shard: options.shard, played: new Map() }
        : { kind: "all" };
      return part.run(outer ?? own, () => action(options));
    });
}

function readShard(text: string): Shard {
  const [index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError("It must be a part and their number: 1/4 is the first of four.");
}

export function printShard({ shard, played }: Part & { readonly kind: "shard" }): void {
  const settings = settingsIn(process.argv.slice(2));
  const printed: PrintedShard = {
    kind: "shard",
    version: 1,
    shard,
    commit: commitOf(),
    settings,
    played: [...played],
  };
  printJson(printed);
}

/** Options that say where and how it is played, and what is printed. */
const besides = /^--(?:shard|jobs|report|db)(=|$)/;

function settingsIn(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => {
    const isValue = besides.exec(words[at - 1] ?? "")?.[1] === "";
    return !isValue && !besides.test(word) && word !== "--json" && word !== "--run";
  });
}

/** The commit that runs; where there is no repository, the version. */
export function commitOf(): string {
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
