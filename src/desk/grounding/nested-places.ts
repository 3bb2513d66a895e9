/** Places within places: shelves of the fridge, drawers of a desk. */

/** A place named in a reply, as far as it matters here. */
interface Mention {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly numbered: boolean;
}

/** "the bottom shelf of the fridge" is the fridge. */
export function isInFridge(tokens: readonly string[], inner: Mention, whole: Mention): boolean {
  const gap = tokens.slice(inner.end, whole.start);
  return isLayer(inner) && isHousing(whole) && /^(of|IN)( the| our| my)?$/.test(gap.join(" "));
}

/** A shelf or drawer. */
function isLayer({ classes }: Mention): boolean {
  return classes.length > 0 && classes.every((cls) => /^(shelf|drawer)$/.test(cls));
}

/** The fridge, or one cabinet: places with shelves of their own. */
function isHousing({ classes, numbered, ids }: Mention): boolean {
  return (
    classes.includes("fridge") || (classes.includes("cabinet") && (numbered || ids.length === 1))
  );
}

/** "cabinet 5, top shelf" is cabinet 5. */
function isShelfOf(tokens: readonly string[], whole: Mention, inner: Mention): boolean {
  const gap = tokens.slice(whole.end, inner.start).join(" ");
  if (!isLayer(inner) || !isHousing(whole)) return false;
  if (inner.numbered)
    return /^([,;]|IN|[,;] IN)?( ?the)?$/.test(gap) && /^O\d/.test(tokens[inner.start] ?? "");
  return /^([,;.]|IN|[,;.] IN)?( ?the)? ?(top|upper|lower|bottom|middle|back)$/.test(gap);
}

/** "drawer 3 of my desk": the desk only says which drawer. */
function isOfWhole(tokens: readonly string[], part: Mention, whole: Mention): boolean {
  if (whole.classes.includes("fridge")) return false;
  const gap = tokens.slice(part.end, whole.start);
  return (
    (part.numbered || isLayer(part)) &&
    gap[0] === "of" &&
    gap.slice(1).every((token) => /^(the|my|our|your|his|her)$/.test(token))
  );
}

/** Whether two mentions are one place: the second only says where the first is, or what part of it is meant. */
export function isPartOf(tokens: readonly string[], first: Mention, second: Mention): boolean {
  return isOfWhole(tokens, first, second) || isShelfOf(tokens, first, second);
}
