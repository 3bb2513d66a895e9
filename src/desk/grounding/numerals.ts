const cardinals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const others: Readonly<Record<string, string>> = {
  forth: "O4",
  fith: "O5",
  fivth: "O5",
  sevnth: "O7",
  eigth: "O8",
  nineth: "O9",
  twelth: "O12",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  zwei: "2",
  drei: "3",
  vier: "4",
  funf: "5",
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  primer: "O1",
  primero: "O1",
  primera: "O1",
  segundo: "O2",
  segunda: "O2",
  tercer: "O3",
  tercero: "O3",
  tercera: "O3",
  erste: "O1",
  ersten: "O1",
  zweite: "O2",
  zweiten: "O2",
  dritte: "O3",
  dritten: "O3",
  premier: "O1",
  premiere: "O1",
  deuxieme: "O2",
  troisieme: "O3",
};

/**
 * A word for a number as digits ("nine" -> "9"), a word for a rank as `O` and digits ("third" -> "O3"),
 * or null. "one" and "uno" are not numbers here: they mostly mean "a thing".
 */
export function readNumeral(word: string): string | null {
  if (/^\d{1,3}$/.test(word)) return String(Number(word));
  const rank = /^(\d{1,2})(st|nd|rd|th)$/.exec(word);
  if (rank) return `O${Number(rank[1])}`;
  if (Object.hasOwn(others, word)) return others[word] ?? null;
  const cardinal = cardinals.indexOf(word);
  if (cardinal > 1) return String(cardinal);
  const ordinal = ordinals.indexOf(word);
  return ordinal > 0 ? `O${ordinal}` : null;
}
