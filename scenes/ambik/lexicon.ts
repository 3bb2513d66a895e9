/** Word classes of English and of kitchens that the detector uses. They hold nothing from a dataset's rows. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

const table = JSON.parse(readFileSync(packageFile("scenes/ambik/lexicon.json"), "utf8")) as {
  readonly classes: Readonly<Record<string, string>>;
  readonly heat: readonly { readonly words: string; readonly materials: string }[];
  readonly surfaces: readonly string[];
} & Readonly<Record<string, string>>;

const words = (text = ""): ReadonlySet<string> => new Set(text.split(" "));
const listed = (name: string): ReadonlySet<string> => words(table[name]);

/** What a thing is sold or kept in: "strawberry yogurt cup" is yogurt, "oat milk bottle" milk. */
export const packaging = listed("packaging");

/** How a thing was made or kept. They stand before its name and may be left out. */
export const preparations = listed("preparations");

/** Amounts: "a cup of flour" asks for no cup. */
export const measures = listed("measures");

/** Kinds of dishes. After an ingredient they make a dish's name: "cheese platter" asks for no cheese. */
export const dishes = listed("dishes");

/** Tools that common sense can choose among: the robot does not ask. */
export const tools = listed("tools");

/** Words before a noun that narrow nothing. */
export const neutral = listed("neutral");

/** Words that end a noun phrase to their right. */
export const boundaries = listed("boundaries");

/** What cooks do: to the left of a noun it is the verb. */
export const verbs = listed("verbs");

/** Classes that tasks name instead of a thing, and the last words of names that belong to them. */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table.classes).map(([name, members]) => [name, words(members)]),
);

/** Words for anything to eat. */
export const anyFood = listed("anyFood");

/** Words for an unnamed place. */
export const anyPlace = listed("anyPlace");

/** Adjectives that leave the place open: "the specified location". */
export const pointing = listed("pointing");

/** Places of every kitchen where things are put. */
export const { surfaces } = table;

/** What things are put into or eaten from. */
export const vessels = listed("vessels");

/** Words that mean heat, each with the materials that must not meet it. */
export const heat = table.heat.map((one) => ({
  words: words(one.words),
  materials: words(one.materials),
}));

/** What is not eaten. */
export const notFood = listed("notFood");

/** Words after which "something" is no thing to take: it is a place, or what the cooking makes. */
export const noTaking = listed("noTaking");
