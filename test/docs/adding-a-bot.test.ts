import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/adding-a-bot.md", "utf8");
const source = readFileSync("docs/examples/line-bot.ts", "utf8");

test("the code in the page is the example, to the letter", () => {
  const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  expect(blocks).toEqual([source]);
});

test("the example has less than 150 lines", () => {
  expect(source.trimEnd().split("\n").length).toBeLessThan(150);
});

test("tests that it tells to run exist", () => {
  const tests = [...page.matchAll(/^npx vitest run (\S+)/gm)].map(([, file = ""]) => file);
  expect(tests).toHaveLength(2);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

test("what it says is in bots/present is exported there", () => {
  const rows = [...page.matchAll(/^\| (`[a-z-]+\.ts`.*?) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, files = "", words = ""] of rows) {
    const code = [...files.matchAll(/`([a-z-]+\.ts)`/g)]
      .map(([, file]) => readFileSync(`bots/present/${file}`, "utf8"))
      .join("\n");
    for (const [, name = ""] of words.matchAll(/`(\w+)`/g))
      expect(code).toMatch(new RegExp(`^export (async function|function|\\{).*\\b${name}\\b`, "m"));
  }
});
