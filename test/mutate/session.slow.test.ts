/** The warm vitest of the mutation run, on one small test file. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSources } from "./mutants.js";
import { openSession } from "./session.js";
import { probed } from "./try-mutants.js";

const root = process.cwd();
const file = path.join(root, "src/desk/tally.ts");
const tests = [path.join(root, "test/desk/tally.test.ts")];
const limitMs = 100_000;

it("reaches what tests run, notices a fault, a hang and nothing else, and changes no file", async () => {
  const text = readFileSync(file, "utf8");
  const session = openSession(root, ["test/desk/tally.test.ts"], () => undefined);
  onTestFinished(() => session.close());
  const sources = readSources(root, "src/desk/tally.ts");
  const { reaches, failing } = await session.measure(probed(root, sources));
  expect(failing).toEqual([]);
  expect(reaches.map(({ test }) => test)).toEqual(tests);
  expect(reaches[0]?.reached).toContain("src/desk/tally.ts#0");

  const tryOut = (changed: string, ms = limitMs) =>
    session.tryOut({ file, text: changed }, tests, ms);
  expect(await tryOut(text)).toBeNull();
  expect(await tryOut(text.replace("&& !late", ""))).toMatch(/came late does not count/);
  expect(await tryOut(text)).toBeNull();
  expect(await tryOut(`${text}\nfor (;;);`, 15_000)).toBe("late");
  expect(await tryOut(text)).toBeNull();
  expect(readFileSync(file, "utf8")).toBe(text);
});
