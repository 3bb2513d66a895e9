import { describe, expect, it } from "vitest";
import type { Report, Table } from "../../../src/research/report/document.js";
import { sampleResults } from "./sample-results.js";
import { compose, everything } from "./whole-report-setup.js";

/** The first table that has such a column, by the first cells of its rows. */
function tableWith(report: Report, column: string): ReadonlyMap<string, string> {
  const table = report.blocks.find(
    (block): block is Table => block.kind === "table" && block.head.includes(column),
  );
  const at = table?.head.indexOf(column) ?? -1;
  return new Map(table?.rows.map((row) => [row[0] ?? "", row[at] ?? ""]));
}

function partsOf({ blocks }: Report): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level !== 3 ? [block.text] : [],
  );
}

describe("the report on everything", () => {
  it("says of a crowd how well its quality is recovered, and what flags find", async () => {
    const report = await compose("crowd");
    expect(partsOf(report)).toContain("Crowds: 30 people, 90 questions of 3 answers");
    expect(tableWith(report, "aggregated")).toEqual(new Map([["7", "87.50 %"]]));
    expect(tableWith(report, "recall").get("copying")).toBe("0.600");
    expect(tableWith(report, "precision").get("too-fast")).toBe("none");
  });

  it("has a part for each world that there are results of, and links to them", async () => {
    const parts = partsOf(await compose("cooking", "ambik"));
    expect(parts).toEqual([
      "Played and kept",
      "Cooking (Q-TextWorld)",
      "AmbiK",
      "To print it again",
    ]);
    const all = await compose(...everything);
    expect(all.blocks[0]).toEqual({ kind: "contents", headings: partsOf(all) });
    expect(new Set(partsOf(all)).size).toBe(partsOf(all).length);
  });

  it("puts our figures beside the papers', with what differs said first", async () => {
    const report = await compose(...everything);
    const cooking = tableWith(report, "learned, 20 × 2");
    expect(cooking.get("take2-cut")).toBe("96.0 ± 5.0");
    expect(tableWith(report, "AFK").get("take2-cut")).toBe("0.0 ± 0.0");
    const help = tableWith(report, "balanced");
    expect(help.get("Sous: embedded, 400 pairs")).toBe("0.740");
    expect(help.get("KnowNo, GPT-3.5")).toBe("0.50");
    const all = tableWith(report, "All");
    expect(all.get("Sous, asking")).toBe("75.0");
    expect(all.get("react (scripted)")).toBe("75.0");
    expect(all.get("OPEx, human prior")).toBe("84");
    const lists = report.blocks.filter(({ kind }) => kind === "list");
    expect(lists.length).toBeGreaterThanOrEqual(4);
  });

  it("tells what is in the database", async () => {
    const report = await compose();
    const name = "rules, asks missing: homes (slack)";
    expect(tableWith(report, "spared a task").get(name)).toBe("1.50");
    expect(tableWith(report, "seeds").get(name)).toBe("6 from 1 to 6");
    expect(tableWith(report, "answered").get(name)).toBe("75.0 %");
    expect(tableWith(report, "median time to an answer").get(name)).toBe("1.5 min");
    expect(tableWith(report, "steps saved").get(name)).toBe("12.50");
  });

  it("shows what answers were worth, with intervals", async () => {
    const report = await compose("replay");
    const rows = report.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    const [, questions, steps] = rows.find(([name]) => name === "the real answer") ?? [];
    expect(questions).toBe("4");
    expect(steps).toMatch(/^6\.50 \[-?\d+\.\d\d, -?\d+\.\d\d\]$/);
    expect(partsOf(report)[1]).toBe("What answers were worth: 4 questions in 4 episodes");
  });

  it("ends with the commands, and says where one is not known", async () => {
    const report = await compose("cooking", "grid");
    const code = report.blocks.flatMap((block) => (block.kind === "code" ? [block.text] : []));
    expect(code.at(-2)).toContain(`${sampleResults.cooking.command} > `);
    expect(code.at(-2)).toMatch(/\n# .*result\.json does not say which command printed it$/);
    expect(code.at(-1)).toBe("sous report");
  });

  it("gives each plot a file of its own", async () => {
    const report = await compose(...everything, "multiround");
    const names = report.blocks.flatMap((block) => (block.kind === "plot" ? [block.name] : []));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("alfworld-multiround-rounds-2");
  });
});
