import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InputError, Interrupted } from "../../../src/core/errors.js";
import { queryBenchCommand } from "../../../src/research/afk/commands/bench-query.js";
import { trainAfkCommand } from "../../../src/research/afk/commands/train.js";
import { failureOf } from "../../failure-of.js";

let folder = "";
let printed = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-train-"));
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function train(name: string, ...options: string[]) {
  const out = path.join(folder, name);
  const words = ["--world", "cooking", "--out", out, ...options];
  await trainAfkCommand().parseAsync(words, { from: "user" });
  return out;
}

async function bench(...options: string[]) {
  const command = queryBenchCommand("cooking");
  await command.parseAsync([...options, "--json"], { from: "user" });
  return JSON.parse(printed) as unknown;
}

describe("sous train afk", () => {
  it("writes weights with where they come from, the same again", async () => {
    const first = await train("one.json", "--seed", "4", "--episodes", "40", "--json");
    expect(JSON.parse(printed)).toMatchObject({ world: "cooking", seed: 4, games: 40 });
    const again = await train("two.json", "--seed", "4", "--episodes", "40");
    expect(readFileSync(again, "utf8")).toBe(readFileSync(first, "utf8"));
    expect(JSON.parse(readFileSync(first, "utf8"))).toMatchObject({
      command: "sous train afk --world cooking --seed 4 --episodes 40 --out FILE",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("writes nothing when it is stopped", async () => {
    const training = failureOf(train("stopped.json"));
    process.emit("SIGINT", "SIGINT");
    expect(await training).toBeInstanceOf(Interrupted);
    expect(existsSync(path.join(folder, "stopped.json"))).toBe(false);
  });

  it("says that it cannot write there", async () => {
    const training = train("no-such-folder/w.json", "--episodes", "1");
    await expect(training).rejects.toThrow(InputError);
  });
});

describe("sous bench cooking", () => {
  it("prints the figures of a task", async () => {
    const options = ["--task", "take2-cut", "--policy", "learned", "--n", "5", "--seeds", "1,2"];
    const result = await bench(...options, "--run");
    expect(Object.keys(result as object).slice(0, 11)).toEqual(
      "task n seeds success successSd meanSteps queries gamesByQueries precision recall f1".split(
        " ",
      ),
    );
    expect(result).toMatchObject({
      run: { command: expect.any(String), seconds: expect.any(Number) },
    });
    expect(result).toMatchObject({ task: "take2-cut", n: 5, seeds: [1, 2], success: 1 });
  });

  it("plays given weights, and refuses those that were changed or are of another engine", async () => {
    const file = await train("w.json", "--episodes", "20");
    printed = "";
    const options = ["--task", "take1", "--policy", "learned", "--n", "2", "--seeds", "1"];
    expect(await bench(...options, "--weights", file)).toMatchObject({ n: 2 });
    const content = JSON.parse(readFileSync(file, "utf8"));
    for (const [change, message] of [
      [{ weights: { open: 7 } }, /its weights were changed/],
      [{ engine: "cooking-0" }, /learned with cooking-0/],
      [{ world: "moon" }, /learned in the world "moon"/],
    ] as const) {
      writeFileSync(file, JSON.stringify({ ...content, ...change }));
      await expect(bench(...options, "--weights", file)).rejects.toThrow(message);
    }
  });

  it("refuses an ablation that there is not", () => {
    const command = queryBenchCommand("cooking");
    const words = ["--ablations", "whole,memory"];
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    expect(() => command.parse(words, { from: "user" })).toThrow(
      /some of whole,notebook,pointer,bonus/,
    );
  });

  it("plays given games", async () => {
    const file = path.join(folder, "games.json");
    const game = {
      instr: "Collect some egg.",
      ings: [["egg", "fried", "uncut"]],
      wt: ["open oven", "take egg from oven"],
      foods: { egg: ["in", "oven"] },
      ents: ["egg"],
    };
    writeFileSync(file, JSON.stringify([game]));
    const options = ["--policy", "planner", "--seeds", "1", "--games", file];
    expect(await bench("--task", "take1", ...options)).toMatchObject({
      n: 1,
      success: 1,
      meanSteps: 3,
      queries: 1,
      f1: 1,
    });
    await expect(bench("--task", "take2", ...options)).rejects.toThrow(/entry 0: .*another task/);
  });
});
