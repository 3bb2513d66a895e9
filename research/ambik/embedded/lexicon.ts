/** Word classes of English and of kitchens that only the detector uses. They hold nothing from a dataset's rows. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../../src/core/package-file.js";

const table = JSON.parse(
  readFileSync(packageFile("research/ambik/embedded/lexicon.json"), "utf8"),
) as {
  readonly heat: readonly { readonly words: string; readonly materials: string }[];
  readonly surfaces: readonly string[];
} & Readonly<Record<string, string>>;

const words = (text = ""): ReadonlySet<string> => new Set(text.split(" "));
const listed = (name: string): ReadonlySet<string> => words(table[name]);

/** Amounts: "a cup of flour" asks for no cup. */
export const measures = listed("measures");

/** Dishes of several things of a kind. */
export const assortments = listed("assortments");

/** Words that end a noun phrase to their right. */
export const boundaries = listed("boundaries");

/** Words that do not go on with a noun phrase. */
export const noNouns = listed("noNouns");

/** What cooks do: to the left of a noun it is the verb. */
export const verbs = listed("verbs");

/** Words behind which a verb may stand. */
export const openers = listed("openers");

/** Words for an unnamed place. */
export const anyPlace = listed("anyPlace");

/** Adjectives that leave the place open: "the specified location". */
export const pointing = listed("pointing");

/** Places of every kitchen where things are put. */
export const { surfaces } = table;

/** What stands between a thing and what is said of it behind: "made of", "the … one". */
export const linking = listed("linking");

/** "The glass one". */
export const kinds = listed("kinds");

/** What things are put into or eaten from. */
export const vessels = listed("vessels");

/** Words that mean heat, each with the materials that must not meet it. */
export const heat = table.heat.map((one) => ({
  words: words(one.words),
  materials: words(one.materials),
}));

/** Words after which "something" is no thing to take: it is a place, or what the cooking makes. */
export const noTaking = listed("noTaking");
