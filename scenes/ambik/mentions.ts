/** Finds the kitchen things that a sentence names. */
import {
  anyFood,
  classes,
  endsName,
  isName,
  type Named,
  notFood,
  tools,
  type Word,
} from "./words.js";

export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly by: "name" | "ending" | "class";
  readonly things: readonly Named[];
}

const longest = 5;

/** Finds where words name objects: the longest mention at each word, left to right, without overlaps. */
export function findMentions(
  words: readonly Word[],
  objects: readonly Named[],
): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; ) {
    const mention = mentionAt(words, from, objects);
    if (mention) mentions.push(mention);
    from = mention ? mention.to : from + 1;
  }
  return mentions;
}

function mentionAt(
  words: readonly Word[],
  from: number,
  objects: readonly Named[],
): Mention | undefined {
  const ofClass = membersOf(words[from]?.text ?? "", objects);
  for (let to = Math.min(from + longest, words.length); to > from; to--) {
    const span = words.slice(from, to);
    if (span.slice(0, -1).some((word) => word.endsPhrase)) continue;
    const texts = span.map((word) => word.text);
    const named = objects.filter((object) => isName(texts, object));
    if (named.length > 0) return { from, to, by: "name", things: named };
    const ending = objects.filter((object) => endsName(texts, object));
    if (ending.length === 0) continue;
    // A word also means members of its kind with other names: mozzarella is a cheese.
    const meant = texts.length === 1 ? [...ending, ...ofClass] : ending;
    return { from, to, by: "ending", things: objects.filter((object) => meant.includes(object)) };
  }
  return ofClass.length > 0 ? { from, to: from + 1, by: "class", things: ofClass } : undefined;
}

/** Returns the objects of the class that a word names ("cheese"). */
function membersOf(word: string, objects: readonly Named[]): readonly Named[] {
  if (word === "can") return objects.filter((object) => object.forms[0]?.[0] === "canned");
  if (anyFood.has(word))
    return objects.filter((object) => !endsIn(object, notFood) && !endsIn(object, tools));
  const members = classes.get(word);
  return members ? objects.filter((object) => endsIn(object, members)) : [];
}

function endsIn(object: Named, heads: ReadonlySet<string>): boolean {
  return object.forms.some((form) => heads.has(form.at(-1) ?? ""));
}
