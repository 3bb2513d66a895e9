import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { chooseRows, readIds } from "../../../src/research/ambik/choose-rows.js";
import { loadAmbik } from "../../../src/research/ambik/load.js";
import { halfOf, isSameText } from "../../../src/research/ambik/rows.js";
import { sharedData } from "../../shared-data.js";
import { ownRow } from "./own-rows.js";

const header =
  "id,environment_short,environment_full,unambiguous_direct,ambiguity_type,amb_shortlist,ambiguous_task,question,answer,plan_for_clear_task,plan_for_amb_task,end_of_ambiguity,user_intent,variants,take_amb";

/** A line of our own; quoted cells hold commas and lines, which end in CRLF as in the published file. */
const line = (id: string, change: Readonly<Record<string, string>> = {}) => {
  const cells: Readonly<Record<string, string>> = {
    id,
    short: '"tin pot, clay pot"',
    full: '"a tin pot, a clay pot"',
    clear: "Fill the clay pot",
    type: "preferences",
    list: '"tin pot, clay pot"',
    amb: "Fill a pot",
    question: "Which?",
    answer: "Clay",
    plan: '"0: Go\r\n1: Take it\r\n\r\n3: Fill it"',
    start: "1",
    intent: "clay pot",
    variants: '"clay pot\r\ntin pot"',
    take: "1.0",
    ...change,
  };
  const { short, full, clear, type, list, amb, question, answer, plan, start, intent } = cells;
  return [
    cells.id,
    short,
    full,
    clear,
    type,
    list,
    amb,
    question,
    answer,
    plan,
    plan,
    start,
    intent,
    cells.variants,
    cells.take,
  ].join(",");
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-ambik-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const loadOwn = (...lines: readonly string[]) =>
  loadAmbik(folderWith({ "AmbiK_data.csv": [header, ...lines].join("\r\n") }));

describe("rows", () => {
  it("are read with their quirks: line ends, printed numbers, blank steps", () => {
    const [row] = loadOwn(line("7"));
    expect(row).toMatchObject({
      id: 7,
      objects: ["tin pot", "clay pot"],
      type: "preferences",
      start: 1,
      clearPlan: ["Go", "Take it", "", "Fill it"],
      variants: "clay pot\ntin pot",
      calibrateAmbiguous: true,
    });
  });

  it("name file, line and reason where they cannot be read", () => {
    expect(() => loadOwn(line("7"), line("x"))).toThrow(/AmbiK_data\.csv:10: id: must be a whole/);
    expect(() => loadOwn(line("7"), line("7"))).toThrow(
      /AmbiK_data\.csv:10: the id 7 is there twice/,
    );
    expect(() => loadOwn(line("7", { type: "taste" }))).toThrow(/:2: ambiguity_type/);
    expect(() => loadOwn(line("7", { start: "4" }))).toThrow(
      /:2: end_of_ambiguity: there is no step 4/,
    );
    expect(() => loadOwn(`${line("7")},more`)).toThrow(/AmbiK_data\.csv:\d+: .*record/i);
    expect(() => loadOwn()).toThrow(/it has no rows/);
    expect(() => loadAmbik(folderWith({ "AmbiK_data.csv": "id\n1" }))).toThrow(
      /lacks the columns env/,
    );
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

it("reads lists of things with stray articles, full stops and repeats", () => {
  const plan = '"1. Take 2 eggs\r\n2) Boil\r\n0: Rest\r\nServe"';
  const [row] = loadOwn(
    line("1", { short: '"a bread knife, bowl. spoon, bowl,  red  mug"', plan }),
  );
  expect(row?.objects).toEqual(["bread knife", "bowl", "spoon", "red mug"]);
  expect(row?.clearPlan).toEqual(["Take 2 eggs", "Boil", "Rest", "Serve"]);
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
    expect(rows.filter(isSameText).length).toBeGreaterThan(0);
    expect(rows.some((row) => JSON.stringify(row).includes("\\r"))).toBe(false);
  });
});
