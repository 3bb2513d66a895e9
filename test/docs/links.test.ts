import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { listEveryCommand } from "./commands-page.js";

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "clients/python/README.md",
  ...["docs", "research"].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? [`${folder}/${name}`] : [])),
  ),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
const commands = new Set(
  Object.values(await listEveryCommand()).flatMap((named) => named.map(({ name }) => name)),
);

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("links to files that exist", () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = ""]) => link);
    const files = links.filter((link) => !link.includes(":"));
    const missing = files.filter((file) => !existsSync(path.join(path.dirname(page), file)));
    expect(missing).toEqual([]);
  });

  test("names scripts of package.json", () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("names commands that there are", () => {
    const code = [...text.matchAll(/`[^`\n]+`|^```[\s\S]*?^```$/gm)].map(([one]) => one).join("\n");
    const named = [
      ...code.matchAll(/(?<![\w/.-])(sous|npm run -s stress --) ([a-z][a-z-]*)\b(?!\/)/g),
    ];
    const unknown = named
      .map(([, program, name]) => `${program} ${name}`)
      .filter((name) => !commands.has(name));
    expect(unknown).toEqual([]);
  });
});

test("docs/ can be read: at most 25,000 words in all", () => {
  const files = readdirSync("docs", { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(path.join("docs", file), "utf8"));
  expect(texts.join(" ").split(/\s+/).length).toBeLessThanOrEqual(25_000);
});

test("ARCHITECTURE.md names files and folders that exist", () => {
  const page = readFileSync("ARCHITECTURE.md", "utf8");
  const named = [...page.matchAll(/`((?:src|bots|memory|scenes|test)\/[\w./-]*)`/g)];
  const paths = named.map(([, file = ""]) => file);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((file) => !existsSync(file))).toEqual([]);
});

test("README has the figures of docs/measured.md", () => {
  const sections = readFileSync("README.md", "utf8").split("\n## ");
  const table = sections.find((section) => section.startsWith("What was measured")) ?? "";
  const told = numbersIn((table.match(/[^|]*\|$/gm) ?? []).join());
  const measured = new Set(numbersIn(readFileSync("docs/measured.md", "utf8")));
  expect(told.length).toBeGreaterThan(12);
  expect(told.filter((one) => !measured.has(one))).toEqual([]);
});

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d*\.?\d+/g)].map(([one]) => one);
}

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
