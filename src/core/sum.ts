/** Adds figures field by field. The first argument determines the fields. */
export function addFields<Figures extends { readonly [Field in keyof Figures]: number }>(
  one: Figures,
  other: Figures,
): Figures {
  const names = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Figures;
}
