/** Replaces ids by people's labels: "the corner cabinet" for "cabinet 2". */
import { lookLabels, thingsOf } from "../episode/looks.js";
import type { OwnerView } from "../episode/scene.js";
import { remembering } from "../newest.js";
import { definite, everydayLabel } from "../words/names.js";
import { capitalise, literalPattern } from "../words/wording.js";

export function inPeoplesWords(text: string, view: OwnerView): string {
  const numbers = new Set([...text.matchAll(/\p{L} (\d+)/gu)].map(([, number]) => number));
  if (numbers.size === 0) return text;
  const said = text.toLowerCase();
  const names = [...view.places, ...thingsOf(view)].flatMap(({ id }) => {
    const { number, names } = namesOf(id);
    if (number !== undefined && !numbers.has(number)) return [];
    return names.flatMap((name) => (said.includes(name) ? [{ id, name }] : []));
  });
  if (names.length === 0) return text;
  const labels = new Map(view.places.map(({ id, label }) => [id, label]));
  // Labels of things are slower to make, and most texts name only places.
  if (!names.every(({ id }) => labels.has(id)))
    for (const [id, label] of lookLabels(view)) labels.set(id, label);
  return names.reduce((rest, { id, name }) => {
    const label = labels.get(id);
    return label === undefined || name === label ? rest : replaceName(rest, name, label);
  }, text);
}

const namesOf = remembering((id) => ({
  number: / (\d+)$/.exec(id)?.[1],
  names: [id, everydayLabel(id)],
}));

const patternOf = remembering(
  (name) => new RegExp(`(?<!\\p{L})(the )?${literalPattern(name)}(?!\\d)`, "giu"),
);

function replaceName(text: string, name: string, label: string): string {
  return text.replace(patternOf(name), (whole) => {
    const words = definite(label);
    const isFirst = whole.charAt(0) !== whole.charAt(0).toLowerCase();
    return isFirst ? capitalise(words) : words;
  });
}
