import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { logEvents } from "../../src/core/log-events.js";
import { formatCommandsPage, listEveryCommand, readHelp } from "./commands-page.js";
import { filledPages, fillPage } from "./filled-pages.js";

test.each(filledPages)("%s is up to date: npm run docs writes it", (file) => {
  const page = readFileSync(file, "utf8");
  expect(page).toBe(fillPage(file, page));
});

const sources = ["src", "bots", "memory"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith(".ts") && !file.startsWith("src/app/init/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** A log call, up to its first field. */
const calls = /\blog\??\.(?:info|warn|error|fatal)\(\s*(\{\s*event:\s*"([a-z-]+)")?/gi;
const found = sources.flatMap(({ file, text }) =>
  [...text.matchAll(calls)].map(([call, , event]) => ({ file, call, event })),
);

test("each line of the log has a name", () => {
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ event }) => event === undefined)).toEqual([]);
});

test("the names are those of the table", () => {
  const used = new Set(found.map(({ event }) => event));
  expect([...used].toSorted()).toEqual(Object.keys(logEvents).toSorted());
});

const pages = Object.entries(await listEveryCommand());

test.each(pages)("%s is up to date: npm run docs writes it", (file, commands) => {
  expect(readFileSync(file, "utf8")).toBe(formatCommandsPage(file, commands));
});

test("every command's help has an example", () => {
  const without = pages
    .flatMap(([, commands]) => commands)
    .filter(({ command }) => !/^(Examples?|First steps):$/m.test(readHelp(command)));
  expect(without.map(({ name }) => name)).toEqual([]);
});
