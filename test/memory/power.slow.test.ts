/** After a power cut: what was not synced is gone, and what people were told of is not. */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { findFaults } from "../../memory/sqlite/verify.js";
import { seededRandom } from "../../src/core/random.js";
import type { StorageNotice } from "../../src/core/storage.js";
import { Child } from "./children/run-child.js";
import { newFile } from "./folder.js";
import { beginAsking, stoppedClock } from "./samples.js";

const clock = stoppedClock();
const source = fileURLToPath(new URL("./children/drop-unsynced.c", import.meta.url));
const tools = mkdtempSync(path.join(tmpdir(), "sous-power-"));
const shim = path.join(tools, "drop-unsynced.so");

/** The library is compiled here; `.ci/run` brings a compiler. */
const hasCompiler = spawnSync("cc", ["--version"]).status === 0;
if (!hasCompiler) process.stderr.write("Left out: power cuts, as there is no C compiler (cc).\n");
const cutIt = it.runIf(hasCompiler);

beforeAll(() => {
  if (!hasCompiler) return;
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"]);
});
afterAll(() => rmSync(tools, { recursive: true }));

/** A database with an open question, all of it on the disk. */
async function writeQuestion(): Promise<string> {
  const file = newFile();
  const memory = await openMemory({ file, clock });
  await beginAsking(memory);
  await memory.close();
  return file;
}

interface Cut {
  /** What the disk has. */
  readonly file: string;
  readonly kept: readonly string[];
}

/** Writes, and cuts the power: after so many answers, or when all is written. */
async function cutPower(
  from: string,
  { first, answers, after }: { first: number; answers: number; after: number },
): Promise<Cut> {
  const synced = path.dirname(newFile());
  copyFileSync(from, path.join(synced, path.basename(from)));
  const child = new Child("write-answers.ts", [from, `${first}`, `${answers}`], {
    LD_PRELOAD: shim,
    SYNCED: synced,
  });
  await child.printed(after);
  await child.kill();
  const file = newFile("after.db");
  for (const end of ["", "-wal"])
    if (existsSync(path.join(synced, path.basename(from) + end)))
      copyFileSync(path.join(synced, path.basename(from) + end), file + end);
  expect(readdirSync(synced)).toContain(`${path.basename(from)}-wal`);
  copyFileSync(`${from}.watermark`, `${file}.watermark`);
  return { file, kept: child.lines.filter((line) => line !== "done") };
}

async function open(file: string) {
  const notices: StorageNotice[] = [];
  const memory = await openMemory({ file, clock, onNotice: (notice) => notices.push(notice) });
  const steps = (await memory.episodes.steps("e1")).map(({ seq }) => seq);
  const answers = (await memory.questions.ballots("q1")).map(({ id }) => id);
  await memory.close();
  return { steps, answers, notices };
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

cutIt(
  "the steps since the last answer are gone, told, and the rest is whole",
  async () => {
    const { file } = await cutPower(await writeQuestion(), { first: 1, answers: 5, after: 6 });
    expect(findFaults(file)).toEqual([]);
    const { steps, answers, notices } = await open(file);
    expect(answers).toEqual(["b1", "b2", "b3", "b4", "b5"]);
    expect(steps).toEqual(upTo(2 + 5));
    expect(notices).toMatchObject([
      { event: "rows-lost", detail: expect.stringMatching(/^The last 3 changes.*3 steps/) },
    ]);
  },
  120_000,
);

cutIt(
  "every answer that was kept is there after ten power cuts, each whole",
  async () => {
    const random = seededRandom(1, "power");
    let from = await writeQuestion();
    let first = 1;
    for (let cut = 0; cut < 10; cut++) {
      const after = 1 + Math.floor(random() * 60);
      const { file, kept } = await cutPower(from, { first, answers: 1000, after });
      expect(findFaults(file)).toEqual([]);
      const { steps, answers } = await open(file);
      const last = Number(kept.at(-1));
      expect(answers.length).toBeGreaterThanOrEqual(last);
      expect(answers.length).toBeLessThanOrEqual(last + 1);
      expect(steps).toEqual(upTo(steps.length));
      first = answers.length + 1;
      from = file;
    }
  },
  300_000,
);
