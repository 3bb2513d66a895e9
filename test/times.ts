/** Prints each tier's durations in its last full run, slowest first. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "..");
const slowest = 15;

/** Milliseconds since 1970, from vitest's JSON reporter. */
const report = z.object({
  startTime: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Only whole runs of a tier leave a report. */
function describe(tier: string): string {
  const { startTime, numTotalTests, testResults } = report.parse(
    JSON.parse(readFileSync(path.join(root, ".test-reports", `${tier}.json`), "utf8")),
  );
  const last = Math.max(startTime, ...testResults.map(({ endTime }) => endTime));
  const files = testResults
    .map(
      ({ name, startTime: began, endTime }) =>
        [endTime - began, path.relative(root, name)] as const,
    )
    .toSorted(([one], [other]) => other - one)
    .slice(0, slowest)
    .map(([took, file]) => `${inSeconds(took).padStart(10)}  ${file}`);
  const whole = `${numTotalTests} tests in ${testResults.length} files`;
  return [`${tier}: ${whole}, ${inSeconds(last - startTime)}`, ...files].join("\n");
}

for (const tier of ["fast", "slow", "nightly"])
  try {
    process.stdout.write(`${describe(tier)}\n`);
  } catch {
    process.stdout.write(`${tier}: no report of a whole run\n`);
  }
