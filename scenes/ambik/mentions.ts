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

/** Finds the longest mention at each word, left to right, without overlaps. */
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
  for (let to = Math.min(from + longest, words.length); to > from; to--) {
    const span = words.slice(from, to);
    if (span.slice(0, -1).some((word) => word.endsPhrase)) continue;
    const texts = span.map((word) => word.text);
    const named = objects.filter((object) => isName(texts, object));
    if (named.length > 0) return { from, to, by: "name", things: named };
    const ending = objects.filter((object) => endsName(texts, object));
    if (ending.length > 0)
      return { from, to, by: "ending", things: withMembers(ending, texts, objects) };
  }
  return classAt(words, from, objects);
}

/** Adds members of a kind with other names: mozzarella is a cheese. */
function withMembers(
  ending: readonly Named[],
  words: readonly string[],
  objects: readonly Named[],
): readonly Named[] {
  const members = words.length === 1 ? membersOf(words[0] ?? "", objects) : [];
  return objects.filter((object) => ending.includes(object) || members.includes(object));
}

function classAt(
  words: readonly Word[],
  from: number,
  objects: readonly Named[],
): Mention | undefined {
  const things = membersOf(words[from]?.text ?? "", objects);
  return things.length > 0 ? { from, to: from + 1, by: "class", things } : undefined;
}

/** Things of the class that a word names. */
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
