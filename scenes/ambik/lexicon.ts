import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

const table = JSON.parse(readFileSync(packageFile("scenes/ambik/lexicon.json"), "utf8")) as {
  readonly classes: Readonly<Record<string, string>>;
  readonly irregular: Readonly<Record<string, string>>;
} & Readonly<Record<string, string>>;

const words = (text = ""): ReadonlySet<string> => new Set(text.split(" "));
const listed = (name: string): ReadonlySet<string> => words(table[name]);

/** "strawberry yogurt cup" is yogurt, "oat milk bottle" milk. */
export const packaging = listed("packaging");

export const preparations = listed("preparations");

export const tools = listed("tools");

/** Words for classes, and the last words of their members' names. */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table.classes).map(([name, members]) => [name, words(members)]),
);

export const anyFood = listed("anyFood");

export const notFood = listed("notFood");

export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries(table.irregular),
);

/** Words that are no plurals. */
export const endingInS = listed("singular");
