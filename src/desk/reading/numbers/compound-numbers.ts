/** Lists foreign numbers from 20 on with the English ones: "fünfundzwanzig", "veinticinco". */
import { cardinals, tens } from "../../../core/words/wording.js";
import { plainLetters } from "../lexicon/plain-letters.js";

interface Lists {
  readonly numbers: string;
  readonly tens: string;
  readonly shopping: Readonly<Record<string, string>>;
}

export function entriesOf(list: string): readonly string[] {
  return list === "" ? [] : plainLetters(list).split(", ");
}

export function compoundNumbers({
  numbers,
  tens: list,
  shopping,
}: Lists): readonly (readonly [string, string])[] {
  const units = entriesOf(numbers)
    .slice(0, 9)
    .flatMap((forms, at) => forms.split("/").map((unit) => [unit, cardinals[at + 1]] as const));
  const hundreds = entriesOf(shopping.hundred ?? "").flatMap((hundred) =>
    units.flatMap(([unit, one]) =>
      [`${unit}${hundred}`, `${unit} ${hundred}`].map(
        (number) => [number, `${one} hundred`] as const,
      ),
    ),
  );
  const others = entriesOf(list).flatMap((forms, at) =>
    forms
      .split("/")
      .flatMap((ten) => [
        [ten, tens[at] ?? ""] as const,
        ...units.flatMap(([unit, one]) =>
          [
            `${unit}und${ten}`,
            `${ten}${unit}`,
            `${ten} ${unit}`,
            `${ten} y ${unit}`,
            `${ten} et ${unit}`,
            `${ten} e ${unit}`,
          ].map((number) => [number, `${tens[at]} ${one}`] as const),
        ),
      ]),
  );
  return [...hundreds, ...others];
}
