/** `storage`: faults of the disk at every call of a whole task, in several processes. */
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { z } from "zod";
import * as shared from "../../../src/cli/options.js";
import { createNursery } from "../children.js";
import { countOption } from "../options.js";
import { benchStorage, type StorageResult } from "./bench-storage.js";

interface StorageOptions {
  readonly jobs: number;
  readonly every: number;
  readonly part?: number;
  readonly json?: boolean;
}

const program = fileURLToPath(new URL("../main.ts", import.meta.url));
const resultShape = z.object({
  points: z.number(),
  lost: z.number(),
  doubled: z.number(),
  stuck: z.number(),
  findings: z.array(z.string()),
});

export function storageCommand(): Command {
  return new Command("storage")
    .addOption(countOption("--jobs <n>", "processes that share the points", 1, 2))
    .addOption(countOption("--every <n>", "only every n-th point", 1, 1))
    .addOption(countOption("--part <n>", "which points of those, from 1 on", 1, 1))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
A wrapper of the database driver throws FULL, IOERR, BUSY, CORRUPT and READONLY at the n-th call, for every n
of a task: at this call alone, or for three seconds. Stuck: not ended within 60 s of the product's clock after
the error is gone. After CORRUPT the product must say so and stop, and a restart must find all that was
written. Takes about 20 minutes on two cores. Exit code 1 when anything was lost, came twice or got stuck.

Examples:
  npm run -s stress -- storage --json
  npm run -s stress -- storage --every 50`,
    )
    .action(measureStorage);
}

async function measureStorage({ jobs, every, part = 1, json }: StorageOptions): Promise<void> {
  const result =
    jobs === 1 ? await benchStorage({ part, of: every }) : await shareOut(jobs, every, part);
  if (json) shared.printJson(result);
  else shared.print(describeResult(result));
  if (result.lost + result.doubled + result.stuck > 0) process.exitCode = 1;
}

/** Each process takes its share: the driver is wrapped for a whole process. */
async function shareOut(jobs: number, every: number, part: number): Promise<StorageResult> {
  const nursery = createNursery(() => undefined);
  try {
    const parts = Array.from({ length: jobs }, (_, job) => part + job * every);
    const results = await Promise.all(parts.map((own) => runPart(nursery, own, every * jobs)));
    const sum = (count: (one: StorageResult) => number) =>
      results.reduce((all, one) => all + count(one), 0);
    return {
      points: sum(({ points }) => points),
      lost: sum(({ lost }) => lost),
      doubled: sum(({ doubled }) => doubled),
      stuck: sum(({ stuck }) => stuck),
      findings: results.flatMap(({ findings }) => findings),
    };
  } finally {
    nursery.endAll();
  }
}

function runPart(
  nursery: ReturnType<typeof createNursery>,
  part: number,
  every: number,
): Promise<StorageResult> {
  const words = ["storage", "--jobs", "1", "--part", `${part}`, "--every", `${every}`, "--json"];
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const child = nursery.start([...process.execArgv, program, ...words], env);
  let said = "";
  child.stdout?.on("data", (text) => {
    said += String(text);
  });
  child.stderr?.pipe(process.stderr);
  return new Promise((resolve, reject) => {
    child.once("exit", () => {
      const result = resultShape.safeParse(parseJson(said));
      if (result.success) resolve(result.data);
      else reject(new Error(`a part of the rig ended without a result: ${said.slice(0, 400)}`));
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function describeResult({ points, lost, doubled, stuck, findings }: StorageResult): string {
  return [
    `${points} points: lost ${lost}, doubled ${doubled}, stuck ${stuck}`,
    ...findings.map((finding) => `  ${finding}`),
  ].join("\n");
}
