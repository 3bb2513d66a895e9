/** Lists and ranges of numbers after a name, in the many ways that people write them. */

/** What the tokens `P0`, `P1` … stand for. */
type Named = ReadonlyArray<{
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}>;

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

/** "2. drawer" after a thing or at the start: the second one, as many tongues write it. */
function rankWithDot(text: string, entities: Named): string {
  return text.replace(
    /(?<=^|T\d+ |[,;] |in |the )(\d{1,2}) \. ((?:in )?(?:the )?)(P\d+)(?! \d)/g,
    (whole, rank: string, lead: string, name: string) => {
      const ids = entities[Number(name.slice(1))]?.ids ?? [];
      return ids.length >= Number(rank) && ids.length > 1 ? `${lead}O${rank} ${name}` : whole;
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
  return joinRanges(rankWithDot(tidy, entities), entities);
}
