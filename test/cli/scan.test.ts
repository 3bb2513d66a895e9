import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PlaySummary } from "../../src/cli/play/play-rounds.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";

function write(name: string, content: string): string {
  const file = newFile(name);
  writeFileSync(file, content);
  return file;
}

const lines = (...rows: readonly unknown[]) =>
  rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");

async function scan(...words: readonly string[]) {
  const { code, out, err } = await runSous("release", "scan", ...words, "--json");
  return { code, err, ...(out && JSON.parse(out)) };
}

it("reads the text of JSON lines, and says line, kind and what it found", async () => {
  const file = write(
    "said.jsonl",
    lines(
      { id: "a@b.org", text: "the mug is in the sink" },
      { text: "mail zoe [at] example [dot] org" },
      "",
      { said: { text: "Zebulons Tasse" }, note: "c@d.org" },
      { note: "call +49 30 1234567" },
    ),
  );
  const known = write("known.json", '{"names": ["Zebulon"], "ids": []}');
  const flagged = [
    { line: 2, kind: "e-mail address", found: "zoe [at] example [dot] org" },
    { line: 4, kind: "name", found: "Zebulons" },
    { line: 5, kind: "phone number", found: "+49 30 1234567" },
  ];
  expect(await scan(file, "--known", known)).toEqual({ code: 3, err: "", items: 4, flagged });
  expect(await runSous("release", "scan", file)).toMatchObject({
    code: 3,
    out: expect.stringMatching(
      /said\.jsonl:5: phone number: \+49 30 1234567\n4 lines, 2 of them with a leak\.\n$/,
    ),
  });
  const harmless = write("harmless.jsonl", lines({ text: "on the shelf" }));
  expect(await scan(harmless, "--known", known)).toMatchObject({ code: 0, items: 1, flagged: [] });
});

it("reads the column text of a table, or each cell, as it was before a spreadsheet was kept from running it", async () => {
  const named = write(
    "a.csv",
    'mail,text\na@b.org,"in the\nsink"\nx,"call ""me"" +49 30 1234567"\n',
  );
  expect(await scan(named)).toMatchObject({ items: 2, flagged: [{ line: 4 }] });
  const other = write("b.csv", "a@b.org,x\n'+49 30 1234567,y\n");
  expect(await scan(other)).toMatchObject({
    items: 2,
    flagged: [{ line: 1 }, { line: 2, found: "+49 30 1234567" }],
  });
});

it("reads each text file of a folder, but not the file of known names, and says what it left out", async () => {
  const known = write("known.json", '{"names": ["Zebulon"]}');
  const folder = path.dirname(known);
  mkdirSync(path.join(folder, "sub"));
  writeFileSync(path.join(folder, "sub", "notes.md"), "# Notes\n\nzebulon said so\n");
  writeFileSync(path.join(folder, "a.json"), '{\n"rows": [{"text": "a@b.org"}],\n"by": "c@d.org"}');
  writeFileSync(path.join(folder, "table.parquet"), "PAR1\0");
  expect(await scan(folder, "--known", known)).toMatchObject({
    code: 3,
    flagged: [
      { file: "a.json", line: 2, kind: "e-mail address", found: "a@b.org" },
      { file: path.join("sub", "notes.md"), line: 3, kind: "name", found: "zebulon" },
    ],
    skipped: ["table.parquet"],
  });
});

it.for([
  ["nothing there", undefined, /none\.jsonl: there is no such file/],
  ["no JSON", '{"text": "a"}\n{"text": ', /none\.jsonl:2: it is not JSON/],
  ["no text", "PAR1\0", /none\.jsonl: it is not text/],
] as const)("says what is wrong with its input: %s", async ([, content, message]) => {
  const file = newFile("none.jsonl");
  if (content !== undefined) writeFileSync(file, content);
  expect(await scan(file)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  const known = write("known.json", '{"names": "Ana"}');
  const fine = write("fine.jsonl", "{}");
  const { code, err } = await scan(fine, "--known", known);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/known\.json: names: .*It has to be/),
  });
});

const newHomeFile = () => `${newFile()}-home.json`;

describe("sous homes", () => {
  it("makes a home from a seed, that passes the check and is played", async () => {
    const file = newHomeFile();
    const made = await readSous("homes", "make", "--kind", "bedroom", "--seed", "7", "--out", file);
    const printed = await runSous("homes", "make", "--kind", "bedroom", "--seed", "7");
    expect(made).toMatchObject({ file, id: "bedroom-7", rooms: 1 });
    expect(printed.out).toBe(readFileSync(file, "utf8"));
    const [checked, played] = await Promise.all([
      readSous("homes", "check", file),
      readSous<PlaySummary>("play", file, "--bot", "simulated", "--db", newFile()),
    ]);
    expect(checked).toEqual({ file, ok: true, problems: [] });
    expect(played).toMatchObject({ household: "bedroom-7", success: true });
  });

  it("lists the kinds, with what each can do", async () => {
    const [told, { places, things }] = await Promise.all([
      runSous("homes", "kinds"),
      readSous<{ places: object[]; things: object[] }>("homes", "kinds"),
    ]);
    expect(told.out).toMatch(/sinkbasin +sink; cleans things; holds \d+ kinds of things/);
    expect(things.length).toBeGreaterThan(places.length);
  });

  it("checks a home: each problem on its line, exit code 3", async () => {
    const file = newHomeFile();
    const kitchen = readFileSync(
      new URL("../../scenes/data/kitchen.json", import.meta.url),
      "utf8",
    );
    const broken = kitchen.replace('"id": "fridge 1"', '"id": "frige 1"');
    writeFileSync(file, broken.replace('"owner": "Mia"', '"owner": "Mira"'));
    const [told, json, missing] = await Promise.all([
      runSous("homes", "check", file),
      runSous("homes", "check", file, "--json"),
      runSous("homes", "check", `${file}.missing`),
    ]);
    expect([told.code, json.code, missing.code]).toEqual([3, 3, 1]);
    expect(told.out).toContain(`${file}:10: places[3].id: "frige 1" is no known kind of place`);
    expect(told.out).toMatch(/\n2 problems\n$/);
    const { ok, problems } = JSON.parse(json.out);
    expect(ok).toBe(false);
    expect(problems.map(({ line }: { line: number }) => line)).toEqual([10, 32]);
    expect(missing.err).toContain("there is no such file");
  });
});
