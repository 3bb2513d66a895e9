/** Prints each tier's durations in its last full run, slowest first. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "..");
const help = `Usage: npm run test:times [-- --json] [-- --files N]

Prints the seconds and tests of each tier, and its slowest files, from the reports
that whole runs of npm test, npm run test:slow and npm run test:nightly leave in
.test-reports.

  --files N  how many files to list for each tier (default 15)
  --json     {fast: {seconds, tests, files}, slow: {...}}`;

/** Milliseconds since 1970, from vitest's JSON reporter. */
const report = z.object({
  startTime: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});

function readTier(tier: string) {
  const text = readReport(path.join(root, ".test-reports", `${tier}.json`));
  if (text === null) return null;
  const { startTime, numTotalTests, testResults } = report.parse(JSON.parse(text));
  const files = testResults
    .map(({ name, startTime: began, endTime, assertionResults }) => ({
      file: path.relative(root, name),
      seconds: toSeconds(endTime - began),
      tests: assertionResults.length,
    }))
    .toSorted((one, other) => other.seconds - one.seconds);
  const last = Math.max(startTime, ...testResults.map(({ endTime }) => endTime));
  return { seconds: toSeconds(last - startTime), tests: numTotalTests, files };
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    files: { type: "string", default: "15" },
    help: { type: "boolean", default: false },
  },
});
const found = ["fast", "slow", "nightly"].flatMap((tier) => {
  const times = readTier(tier);
  return times ? [[tier, times] as const] : [];
});
if (values.help) {
  print(help);
} else if (found.length === 0) {
  process.stderr.write("There are no reports yet. Run npm test or npm run test:slow first.\n");
  process.exitCode = 1;
} else if (values.json) {
  print(JSON.stringify(Object.fromEntries(found)));
} else {
  for (const [tier, { seconds, tests, files }] of found) {
    print(`${tier}: ${tests} tests in ${files.length} files, ${seconds} s`);
    for (const { file, ...one } of files.slice(0, Number(values.files)))
      print(`${String(one.seconds).padStart(8)} s ${String(one.tests).padStart(5)}  ${file}`);
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
