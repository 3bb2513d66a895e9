/** Word classes of English and of kitchens. They hold nothing from a dataset's rows. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

const table = JSON.parse(readFileSync(packageFile("scenes/ambik/lexicon.json"), "utf8")) as {
  readonly classes: Readonly<Record<string, string>>;
} & Readonly<Record<string, string>>;

const words = (text = ""): ReadonlySet<string> => new Set(text.split(" "));
const listed = (name: string): ReadonlySet<string> => words(table[name]);

/** What a thing is sold or kept in: "strawberry yogurt cup" is yogurt, "oat milk bottle" milk. */
export const packaging = listed("packaging");

/** How a thing was made or kept. They stand before its name and may be left out. */
export const preparations = listed("preparations");

/** Tools that common sense can choose among: the robot does not ask. */
export const tools = listed("tools");

/** Classes that tasks name instead of a thing, and the last words of names that belong to them. */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table.classes).map(([name, members]) => [name, words(members)]),
);

/** Words for anything to eat. */
export const anyFood = listed("anyFood");

/** What is not eaten. */
export const notFood = listed("notFood");
