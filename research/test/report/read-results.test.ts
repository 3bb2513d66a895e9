import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { readResults } from "../../report/read-results.js";
import { resultKind } from "../../report/result-kind.js";

const cats = resultKind(
  "cats",
  ({ cats }: { readonly cats: number }) => ({
    title: `${cats.toFixed(0)} cats`,
    about: "",
    blocks: [],
  }),
  2,
);
const kinds = { cats: async () => cats };
const sample = { cats: 3, kind: "cats", version: 2 };

const read = (text: string) => {
  const file = newFile("result.json");
  writeFileSync(file, text);
  return readResults([file], kinds);
};

describe("what benches printed", () => {
  it("is read by its kind, with the command and its time as far as they are known", async () => {
    const origin = { command: "sous bench cats --json", seconds: 4 };
    const [known] = await read(JSON.stringify({ ...sample, ...origin }));
    expect(known).toMatchObject({ kind: "cats", origin, result: { cats: 3 } });
    const [unknown] = await read(JSON.stringify(sample));
    expect(unknown?.origin.seconds).toBeNull();
    expect(unknown?.origin.command).toMatch(/^# .*result\.json does not say/);
  });

  it("may stand one a line", async () => {
    const line = JSON.stringify(sample);
    expect(await read(`${line}\n\n${line}\n`)).toHaveLength(2);
  });

  it("is refused with the file, the line, and what to do", async () => {
    const line = JSON.stringify(sample);
    const refused = async (text: string, reason: RegExp) =>
      await expect(read(text)).rejects.toThrow(reason);
    await refused('{"cats":3}', /result\.json: it has no "kind": run the bench again.*cats/);
    await refused("[1]", /it has no "kind"/);
    await refused('{"kind":"dogs","version":1}', /no bench prints the kind "dogs"/);
    await refused('{"kind":"cats","cats":3}', /it has version none, and "cats" has version 2 now/);
    await refused('{"kind":"cats","version":1}', /it has version 1, and .*: run the bench again/);
    await refused('{"kind":"cats","version":2}', /no whole "cats": run the bench again/);
    await refused("cats: 3", /result\.json: it is no JSON/);
    await refused(`${line}\n{"cats":`, /result\.json:2: it is no JSON/);
    await refused(`${line}\n{}`, /result\.json:2: it has no "kind"/);
    await expect(readResults(["nowhere/a.json"], kinds)).rejects.toThrow(
      /nowhere\/a\.json: there is no such file/,
    );
  });
});
