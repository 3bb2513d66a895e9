import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(`${root}/ARCHITECTURE.md`, "utf8");

/** What the page names by its path from the root: files and folders of the product and the tests. */
const named = [...page.matchAll(/`((?:src|bots|memory|scenes|test)\/[\w./-]*)`/g)].map(
  ([, path = ""]) => path,
);

test("every file and folder that ARCHITECTURE.md names is there", () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
});
