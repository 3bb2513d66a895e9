import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeReport } from "../../../src/research/report/write-report.js";
import { newFile } from "../../memory/folder.js";
import { partsOf, tableWith } from "./compose.js";
import { compose, composeAll } from "./whole-report-setup.js";

describe("the report on everything", () => {
  it("has a part for each world that there are results of, and links to them", async () => {
    expect(partsOf(await compose())).toEqual(["Played and kept", "To print it again"]);
    const all = await composeAll();
    expect(all.blocks[0]).toEqual({ kind: "contents", headings: partsOf(all) });
    expect(new Set(partsOf(all)).size).toBe(partsOf(all).length);
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

  it("ends with the commands, and says where one is not known", async () => {
    const code = (await composeAll()).blocks.flatMap((block) =>
      block.kind === "code" ? [block.text] : [],
    );
    expect(code.at(-2)).toMatch(/^sous .* > .*result\.json$/m);
    expect(code.at(-2)).toMatch(/^# .*result\.json does not say which command printed it$/m);
    expect(code.at(-1)).toBe("sous report");
  });

  it("gives each plot a file of its own", async () => {
    const report = await composeAll();
    const folder = path.join(path.dirname(newFile()), "report");
    const plots = report.blocks.filter(({ kind }) => kind === "plot");
    const files = await writeReport(folder, "report", report);
    expect(new Set(files).size).toBe(plots.length + 2);
    for (const file of files) expect(existsSync(file)).toBe(true);
  });
});
