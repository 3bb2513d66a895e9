/** `npm run mutate`: draws small faults in the product's code, and counts those that no test notices. */
import { Command, Option } from "commander";
import { wholeNumber } from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { draw, findTold, readSources } from "./mutants.js";
import { formatReport, formatTried, summarise } from "./report.js";
import { openSession } from "./session.js";
import { probed, type Tried, tryMutants } from "./try-mutants.js";
import { TypeCheck } from "./type-check.js";

const usualFolders = ["src/desk", "memory", "src/agent"];
const usualTests = ["test/desk", "test/memory", "test/agent"];

interface Given {
  readonly n: number;
  readonly seed: number;
  readonly only: readonly string[];
  readonly tests: readonly string[];
  readonly again?: string;
  readonly json?: boolean;
}

export function mutateCommand(): Command {
  return new Command("mutate")
    .description(
      "draw small faults in the product's code, and count those that no fast test notices",
    )
    .addOption(new Option("--n <count>", "how many").argParser(wholeNumber(1)).default(300))
    .addOption(new Option("--seed <number>", "draws others").argParser(wholeNumber(0)).default(1))
    .option("--only <dir...>", "folders or files to draw from", usualFolders)
    .option("--tests <dir...>", "folders or files of the tests that should notice", usualTests)
    .option("--again <file>", "only the survivors of an earlier run, from what it printed as JSON")
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      `
Faults are made in memory: no file is changed. Faults that no test notices and that do not compile are counted apart.
What only the log says is left out. Ctrl-C prints what is known by then.

Example:
  npm run -s mutate -- --n 20 --seed 7 --only src/desk/courier.ts
  npm run -s mutate -- --json > report.json; npm run -s mutate -- --again report.json --tests test/app`,
    )
    .action(mutate);
}

async function mutate({ n, seed, only, tests, again, json }: Given): Promise<void> {
  const root = process.cwd();
  const sources = only.flatMap((folder) => readSources(root, folder));
  const mutants =
    again === undefined
      ? draw(sources, { seed, count: n })
      : findTold(sources, JSON.parse(readTextFile(again)).survivors);
  const tried: Tried[] = [];
  const interrupted = interrupt();
  const types = new TypeCheck(root);
  const session = openSession(root, tests, countTests());
  async function play(): Promise<void> {
    say(`${mutants.length} mutants in ${sources.length} files; running the tests without one`);
    const { reaches, failing } = await session.measure(probed(root, sources));
    if (reaches.length === 0)
      throw new InputError(
        `No test in ${tests.join(", ")} passes: name folders or files of tests.`,
      );
    for (const test of failing) say(`left out, as it fails without a mutant: ${test}`);
    for await (const one of tryMutants(session, { root, sources, mutants, reaches, types })) {
      tried.push(one);
      say(`${tried.length}/${mutants.length} ${formatTried(one)}`);
    }
    await session.close();
  }
  const isStopped = await Promise.race([play().then(() => false), interrupted.then(() => true)]);
  if (isStopped) session.abort();
  types.close();
  const report = { seed, drawn: mutants.length, ...summarise(tried) };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
  if (isStopped) process.exitCode = 130;
}

/** Resolves at the first Ctrl-C. Further ones do nothing: a terminal and npm may both send it. */
function interrupt(): Promise<void> {
  return new Promise((resolve) => {
    process.on("SIGINT", () => resolve());
  });
}

/** Tells now and then how many test files have run. */
function countTests(): () => void {
  let ran = 0;
  return () => {
    ran += 1;
    if (ran % 10 === 0) say(`${ran} test files`);
  };
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
