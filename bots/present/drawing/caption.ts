import { everydayName, plural, possessive } from "../../../src/core/names.js";
import type { Need } from "../../../src/core/question.js";
import type { ThingView } from "../../../src/core/scene.js";
import { joinWords, literalPattern, wordsIn } from "../../../src/core/wording.js";
import type { Told } from "./show.js";

export type Asked = Pick<Need, "noun" | "adjective">;

/** Returns the shortest prefix of each owner's name that is unique: "A" for Ana. */
export function ownerTags(things: readonly ThingView[]): ReadonlyMap<string, string> {
  const owners = [...new Set(things.flatMap(({ attributes: { owner } }) => owner ?? []))].sort();
  return new Map(
    owners.map((owner) => {
      const letters = [...owner];
      const others = owners.filter((other) => other !== owner);
      const isOwn = (start: string) => !others.some((other) => other.startsWith(start));
      const starts = letters.map((_, at) => letters.slice(0, at + 1).join(""));
      return [owner, starts.find(isOwn) ?? owner];
    }),
  );
}

/** Explains owners' tags, then lists the things of kinds whose words have no room. */
export function captionLines(
  told: readonly Told[],
  tags: ReadonlyMap<string, string>,
  asked: Asked | undefined,
): readonly string[] {
  const isTagged = ({ thing, words }: Told) => tags.get(thing.attributes.owner ?? "") === words;
  const legend = told.some(isTagged) ? [...tags].map(([owner, tag]) => `${tag} = ${owner}`) : [];
  const kinds = new Set(
    told.filter((one) => !isTagged(one) && !isReadable(one, asked)).map(({ thing }) => thing.kind),
  );
  const listed = [...kinds]
    .toSorted((a, b) => Number(b === asked?.noun) - Number(a === asked?.noun))
    .map((kind) => listKind(told.filter(({ thing }) => thing.kind === kind)));
  return [...(legend.length > 0 ? [legend.join(", ")] : []), ...listed];
}

function isReadable({ thing, words }: Told, asked: Asked | undefined): boolean {
  const { owner } = thing.attributes;
  const said = wordsIn(words);
  if (owner !== undefined) return ` ${said.join(" ")} `.includes(` ${wordsIn(owner).join(" ")} `);
  if (thing.kind !== asked?.noun) return true;
  const wanted = wordsIn(asked.adjective ?? "").filter((word) =>
    wordsIn(thing.label).includes(word),
  );
  return words !== "" && wanted.every((word) => said.includes(word));
}

function listKind(told: readonly Told[]): string {
  const kind = told[0]?.thing.kind ?? "";
  const places = [...new Set(told.map(({ where }) => where))];
  const groups = places.map((where) => {
    const things = told.filter((one) => one.where === where);
    return `${joinWords(things.map(({ thing }) => withoutKind(thing)).filter(Boolean), "and")} ${where}`.trim();
  });
  return `${told.length === 1 ? everydayName(kind) : plural(kind)}: ${groups.join("; ")}`;
}

/** "Ana's blue" for "Ana's blue mug". Keeps a label without attributes unless it has a number. */
function withoutKind({ label, kind, attributes: { owner } }: ThingView): string {
  const whose = owner && !label.startsWith(possessive(owner)) ? `${possessive(owner)} ` : "";
  const rest = label.replace(new RegExp(`\\b${literalPattern(everydayName(kind))}$`), "").trim();
  return whose + (rest || "one");
}
