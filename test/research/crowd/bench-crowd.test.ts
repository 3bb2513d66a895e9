import { afterEach, describe, expect, it, vi } from "vitest";
import { crowdCommand } from "../../../src/research/crowd/commands/bench-crowd.js";
import { crowdShape } from "../../../src/research/crowd/results.js";

/** What is printed. */
async function bench(...options: readonly string[]): Promise<string> {
  vi.restoreAllMocks();
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const small = ["--people", "20", "--questions", "60", ...options];
  await crowdCommand().exitOverride().parseAsync(small, { from: "user" });
  return printed.mock.calls.map(([chunk]) => String(chunk)).join("");
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("sous bench crowd", () => {
  it("prints what the report reads, a crowd for each seed", async () => {
    const printed = JSON.parse(await bench("--seeds", "3..4", "--json"));
    expect(printed).toMatchObject({ kind: "crowd", version: 1 });
    const result = crowdShape.parse(printed);
    expect(result).toMatchObject({ people: 20, questions: 60, answersPerQuestion: 3 });
    expect(result.seeds.map(({ seed }) => seed)).toEqual([3, 4]);
  });

  it("prints a line for each seed and each flag", async () => {
    const printed = await bench("--seeds", "5");
    expect(printed).toMatch(/^5 +0\.\d{3} +0\.\d{3} +0\.\d{3} /m);
    expect(printed).toMatch(/^flag +flagged +rightly/m);
  });

  it("refuses what makes no crowd", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await expect(bench("--answers", "21")).rejects.toThrow(
      "--answers 21: a question has at most one of each of 20 people",
    );
    await expect(bench("--seeds", "4..3")).rejects.toThrow("The last seed is before the first.");
    await expect(bench("--seeds", "one")).rejects.toThrow("It must be a whole number");
  });
});
