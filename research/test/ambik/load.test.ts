import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { sharedData } from "../../../test/shared-data.js";
import { chooseRows, loadAmbik, readIds } from "../../ambik/load.js";
import { type AmbikRow, halfOf } from "../../ambik/rows.js";
import { ownFile, ownRow } from "./own-rows.js";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-ambik-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const loadText = (text: string) => loadAmbik(folderWith({ "AmbiK_data.csv": text }));
const rowText = (id: number, change: Partial<AmbikRow> = {}) => ownFile([ownRow(id, change)]);

describe("rows", () => {
  it("are read with their quirks: line ends, printed numbers, blank steps, stray articles, inert cells", () => {
    const row = ownRow(7, {
      objects: ["a bread knife", "bowl. spoon", "bowl", " red  mug"],
      clearPlan: ["0: Go", "1) Take 2 eggs", "", "3. Fill it"],
      ambiguousTask: "=1+1",
    });
    const text = ownFile([row])
      .replaceAll("\n", "\r\n")
      .replace(/,,?\r\n$/, ",1.0\r\n");
    expect(loadText(text)).toMatchObject([
      {
        id: 7,
        objects: ["bread knife", "bowl", "spoon", "red mug"],
        start: 1,
        clearPlan: ["Go", "Take 2 eggs", "", "Fill it"],
        ambiguousTask: "=1+1",
        variants: "clay teapot\ntin teapot",
        calibrateAmbiguous: true,
      },
    ]);
  });

  it("name file, line and reason where they cannot be read", () => {
    const two = ownFile([ownRow(7), ownRow(8)]);
    expect(() => loadText(two.replace("\n8,", "\nx,"))).toThrow(
      /AmbiK_data\.csv:8: id: must be a whole/,
    );
    expect(() => loadText(two.replace("\n8,", "\n7,"))).toThrow(/:8: the id 7 is there twice/);
    expect(() => loadText(rowText(7, { type: "taste" as never }))).toThrow(/:2: ambiguity_type/);
    expect(() => loadText(rowText(7, { start: 4 }))).toThrow(
      /:2: end_of_ambiguity: there is no step 4/,
    );
    expect(() => loadText(`${two.trimEnd()},more`)).toThrow(/AmbiK_data\.csv:\d+: .*record/i);
    expect(() => loadText(ownFile([]))).toThrow(/it has no rows/);
    expect(() => loadText("id\n1")).toThrow(/lacks the columns env/);
    expect(() => loadAmbik(folderWith({}))).toThrow(/^[^:]*AmbiK_data\.csv: there is no such file/);
  });

  it("are chosen by half and by ids", () => {
    const rows = [1, 101, 102, 103, 104, 105].map((id) => ownRow(id));
    const of = (half: "tune" | "report") => chooseRows(rows, { half }).map(({ id }) => id);
    expect(of("tune")).toContain(1);
    expect([...of("tune"), ...of("report")].sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id),
    );
    expect(of("report").map(halfOf)).not.toContain("tune");
    expect(chooseRows(rows, { half: "all", ids: [103, 1] }).map(({ id }) => id)).toEqual([1, 103]);
    expect(() => chooseRows(rows, { half: "all", ids: [900] })).toThrow(/no row with the id 900/);
    expect(() => chooseRows(rows, { half: "report", ids: [1] })).toThrow(/No row is left/);
  });

  it("ids come as a JSON array", () => {
    const folder = folderWith({ "a.json": "[5,5,3]", "b.json": '{"ids":[5]}', "c.json": "[5" });
    expect(readIds(path.join(folder, "a.json"))).toEqual([5, 3]);
    expect(() => readIds(path.join(folder, "b.json"))).toThrow(/b\.json: it must be a JSON array/);
    expect(() => readIds(path.join(folder, "c.json"))).toThrow(/c\.json: /);
  });
});

const data = sharedData("ambik");
describe.runIf(data)("the published files", () => {
  const rows = data ? loadAmbik(data) : [];

  it("load without an error, with what the specification counts", () => {
    const calibration = rows.filter(({ calibrateAmbiguous }) => calibrateAmbiguous !== null);
    expect(calibration.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    const count = (type: string) => calibration.filter((row) => row.type === type).length;
    expect([count("preferences"), count("common_sense_knowledge"), count("safety")]).toEqual([
      47, 40, 13,
    ]);
    expect(rows.every(({ clearPlan, start }) => clearPlan[start] !== undefined)).toBe(true);
    expect(rows.some((row) => JSON.stringify(row).includes("\\r"))).toBe(false);
  });
});
