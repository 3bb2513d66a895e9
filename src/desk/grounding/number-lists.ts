/** Lists and ranges of numbers after a name, in the many ways that people write them. */

/** What the tokens `P0`, `P1` … stand for. */
type Named = ReadonlyArray<{ readonly classes: readonly string[] }>;

/** "drawer 1 to drawer 4": "drawer 1 to 4", if both names mean the same. */
function joinRanges(text: string, entities: Named): string {
  return text.replace(
    /\b(P\d+) (\d+) to (?:the )?(P\d+) (\d+)\b/g,
    (whole, first: string, from: string, last: string, to: string) => {
      const [one, other] = [first, last].map((name) => entities[Number(name.slice(1))]);
      const isSame = one?.classes.join() === other?.classes.join();
      return isSame ? `${first} ${from} to ${to}` : whole;
    },
  );
}

/** One way to write them: "drawers 1, 3 and 4", "drawers 1 to 4". */
export function tidyNumbers(text: string, entities: Named): string {
  const tidy = text
    .replace(
      /(?<=\d )(?:right |all the way |up |on )?(?:through to|through|thru|until|till|right to|all the way to|up to) (?=(?:the )?(?:number |P\d+ )?\d)/g,
      "to ",
    )
    .replace(/(?<=[PT]\d+ (?:; )?)numbers? (?=\d)/g, "")
    .replace(/(?<=\d (?:to|and|or|,|nor) )numbers? (?=\d)/g, "")
    .replace(/(?<=\d )(?:as well as|and also|plus) (?=\d)/g, "and ")
    .replace(/(?<=\d to \d{1,2}) (?:; )?inclusive(?: ;)?(?= |$)/g, "");
  return joinRanges(tidy, entities);
}
