/** "I saw the tomato in the corner cabinet" for "I saw tomato 1 in cabinet 2". */
import { lookLabels } from "../episode/looks.js";
import type { OwnerView } from "../episode/scene.js";
import { definite, everydayLabel } from "../words/names.js";
import { capitalise, literalPattern } from "../words/wording.js";

export function inPeoplesWords(text: string, view: OwnerView): string {
  if (!/\p{L} \d/u.test(text)) return text;
  const said = text.toLowerCase();
  const labels = [...view.places.map(({ id, label }) => [id, label] as const), ...lookLabels(view)];
  return labels
    .flatMap(([id, label]) => [[id, label] as const, [everydayLabel(id), label] as const])
    .filter(([name, label]) => name !== label && said.includes(name))
    .reduce((rest, [name, label]) => replaceName(rest, name, label), text);
}

function replaceName(text: string, name: string, label: string): string {
  const pattern = new RegExp(`(?<!\\p{L})(the )?${literalPattern(name)}(?!\\d)`, "giu");
  return text.replace(pattern, (whole) => {
    const words = definite(label);
    const isFirst = whole.charAt(0) !== whole.charAt(0).toLowerCase();
    return isFirst ? capitalise(words) : words;
  });
}
