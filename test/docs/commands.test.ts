/** docs/commands.md says what the command line says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCommandsPage, listEveryCommand, readHelp } from "./commands-page.js";

const commands = await listEveryCommand();

test("the page is up to date: npm run docs writes it", () => {
  expect(readFileSync("docs/commands.md", "utf8")).toBe(formatCommandsPage(commands));
});

test("every command's help has an example", () => {
  const without = commands.filter(
    ({ command }) => !/^(Examples?|First steps):$/m.test(readHelp(command)),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
