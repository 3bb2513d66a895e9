/** A bench over games at once, and in shards. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { runSous } from "../../../test/app/run-sous.js";
import { newFolder } from "../set-up.js";

/** What the command prints with --json. */
async function printedBy(...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runSous(...words, "--json");
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return out;
}

const folder = newFolder();
let made = 0;

/** Plays a bench in shards. @returns the files with what each printed */
async function playShards(of: number, ...bench: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (let index = 1; index <= of; index++) {
    const file = path.join(folder, `${++made}.json`);
    writeFileSync(file, await printedBy("bench", ...bench, "--shard", `${index}/${of}`));
    files.push(file);
  }
  return files;
}

const bench = "cooking --task take1-cut --n 9 --seeds 1,2 --ask random:0.5".split(" ");
let files: string[] = [];
let [first, second, third] = ["", "", ""];

beforeAll(async () => {
  files = await playShards(3, ...bench);
  [first = "", second = "", third = ""] = files;
});

const refusal = async (...given: readonly string[]): Promise<string> => {
  const { code, err, out } = await runSous("bench", "merge", ...given, "--json");
  expect(code).not.toBe(0);
  expect(out).toBe("");
  return err;
};

/** A copy of the second shard that differs. */
function changed(change: (printed: Record<string, unknown>) => object): string {
  const file = `${second}.changed`;
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(second, "utf8")))));
  return file;
}

it("merges shards to what is printed without them, byte for byte, in any order", async () => {
  const whole = await printedBy("bench", ...bench);
  expect(await printedBy("bench", "merge", third, first, second)).toBe(whole);
  expect(JSON.parse(whole)).not.toHaveProperty("run");
});

it("says in a shard what it is part of, and with --run what ran", async () => {
  expect(JSON.parse(readFileSync(second, "utf8"))).toMatchObject({
    kind: "shard",
    shard: { index: 2, of: 3 },
    commit: expect.any(String),
    settings: ["bench", ...bench],
  });
  const { run } = JSON.parse(await printedBy("bench", ...bench, "--run"));
  expect(run).toMatchObject({ command: `sous bench ${bench.join(" ")} --run --json` });
  expect(run.seconds).toBeGreaterThan(0);
});

it("plays what the shards share out once: none plays all, and some play", async () => {
  const played = files.map((file) => JSON.parse(readFileSync(file, "utf8")).played.length);
  expect(played.reduce((sum, count) => sum + count, 0)).toBe(18);
  expect(Math.max(...played)).toBeLessThan(18);
});

it("refuses gaps, repeated shards, and shards of something else", async () => {
  expect(await refusal(first, third)).toContain("shards are missing: 2/3");
  expect(await refusal(first, second, second, third)).toContain("it is shard 2/3");
  const other = changed((printed) => ({ ...printed, settings: ["bench", "grid"] }));
  expect(await refusal(first, other, third)).toContain("it is of another bench: sous bench grid");
  const older = changed((printed) => ({ ...printed, commit: "abc" }));
  expect(await refusal(first, older, third)).toContain("it is of the commit abc");
  const fewer = changed((printed) => ({ ...printed, shard: { index: 2, of: 2 } }));
  expect(await refusal(first, fewer, third)).toContain("it is one of 2 shards");
  const whole = changed(() => ({ kind: "cooking" }));
  expect(await refusal(first, whole, third)).toContain("it is not what a bench printed");
});

it("refuses games that are missing, and games of another bench", async () => {
  const empty = changed((printed) => ({ ...printed, played: [] }));
  expect(await refusal(first, empty, third)).toContain("the games differ");
  const more = changed((printed) => ({
    ...printed,
    played: [...(printed.played as unknown[]), ['["another",1,null]', {}]],
  }));
  expect(await refusal(first, more, third)).toContain("is no game of this bench");
});

it.each([
  ["reuse", "--homes", "1", "--rounds", "2", "--seeds", "1,2"],
  ["grid", "--task", "danger", "--policy", "random", "--n", "5", "--seeds", "1,2"],
])("%s in shards, merged, prints what it prints at once", async (...words) => {
  const two = await playShards(2, ...words);
  expect(await printedBy("bench", "merge", ...two)).toBe(await printedBy("bench", ...words));
});
