import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PlaySummary } from "../../src/cli/play/play-rounds.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";

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
