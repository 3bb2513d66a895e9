import { describe, expect, it } from "vitest";
import { readResults } from "../../../src/research/report/read-results.js";
import { sampleResults, writeResult } from "./sample-results.js";

const file = (value: unknown) => writeResult(JSON.stringify(value));
const read = (text: string) => () => readResults([writeResult(text)]);

describe("what benches printed", () => {
  it("is told by its keys", () => {
    const kinds = {
      alfworld: "alfworld",
      multiround: "alfworld",
      agents: "agents",
      cooking: "query",
      grid: "queryTask",
      ablations: "ablations",
      ambik: "ambik",
      memory: "memory",
      crowd: "crowd",
      replay: "replay",
    };
    for (const [name, result] of Object.entries(sampleResults)) {
      const [given] = readResults([file(result)]);
      expect([name, given?.kind]).toEqual([name, kinds[name as keyof typeof kinds]]);
    }
  });

  it("keeps the command and its time as far as they are known", () => {
    const { cooking, grid } = sampleResults;
    const [known, unknown] = readResults([file(cooking), file(grid)]);
    expect(known?.origin).toEqual({ command: cooking.command, seconds: 4 });
    expect(unknown?.origin.seconds).toBeNull();
    expect(unknown?.origin.command).toMatch(/^# .*result\.json does not say/);
  });

  it("may stand one a line, and reads one task like all tasks", () => {
    const { ambik, grid } = sampleResults;
    const given = readResults([
      writeResult(`${JSON.stringify(grid)}\n\n${JSON.stringify(ambik)}\n`),
    ]);
    expect(given.map(({ kind }) => kind)).toEqual(["queryTask", "ambik"]);
    expect(given[0]?.result).toMatchObject({
      policy: "random",
      tasks: [{ task: "danger", n: 20 }],
    });
  });

  it("is refused with the file, the line, and what is missing", () => {
    const { ssc: _, ...lacking } = sampleResults.ambik;
    expect(read(JSON.stringify(lacking))).toThrow(
      /result\.json: it looks like what "sous bench ambik --json" prints, but ssc: /,
    );
    expect(read('{"items":3}')).toThrow(/result\.json: it is no result of a bench; give what/);
    expect(read("[1]")).toThrow(/it is no result of a bench/);
    expect(read("success: 3")).toThrow(/result\.json: it is no JSON/);
    const line = JSON.stringify(sampleResults.grid);
    expect(read(`${line}\n{"task":`)).toThrow(/result\.json:2: it is no JSON/);
    expect(read(`${line}\n{}`)).toThrow(/result\.json:2: it is no result/);
    expect(() => readResults(["nowhere/a.json"])).toThrow(/nowhere\/a\.json: cannot be read/);
  });
});
