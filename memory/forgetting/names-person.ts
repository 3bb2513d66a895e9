import { isStandIn, type KnownPerson } from "../../src/core/people/person.js";
import { literalPattern } from "../../src/core/words/wording.js";

/** Matches the name as a whole word: "Al", not "All". */
export function namesPerson({ name }: KnownPerson): (text: string) => boolean {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])`, "u");
  return (text) => !isStandIn(name) && word.test(text);
}
