/** Texts that are too long, cut where it hurts least. */

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most `max` characters: whole words, or at least whole letters and emoji; then "…". */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, graphemes.segment(text).containing(max - 1)?.index ?? 0);
  const space = kept.search(/\s\S*$/);
  return `${space > max * 0.6 ? kept.slice(0, space) : kept}…`;
}

/** Cuts what goes on a card, and remembers whether it had to. */
export class Fitter {
  readonly #escape: (text: string) => string;
  #hasCut = false;

  constructor(toMarkup: (text: string) => string) {
    this.#escape = toMarkup;
  }

  /** Whether something was left out: then the card offers the rest. */
  get hasCut(): boolean {
    return this.#hasCut;
  }

  /** The escaped text in at most `max` characters. */
  fit(text: string, max: number): string {
    const whole = this.#escape(text);
    if (whole.length <= max) return whole;
    this.#hasCut = true;
    for (let kept = max; kept > 1; kept = Math.floor(kept * 0.9)) {
      const escaped = this.#escape(cutText(text, kept));
      if (escaped.length <= max) return escaped;
    }
    return "…";
  }
}

/** Whole lines in pieces of at most `max` characters; a line that is longer goes on in the next piece. */
export function cutInPieces(lines: readonly string[], max: number): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const line of lines.flatMap((long) => breakLine(long, max))) {
    const longer = piece === "" ? line : `${piece}\n${line}`;
    if (longer.length > max) {
      pieces.push(piece);
      piece = line;
    } else piece = longer;
  }
  return piece === "" ? pieces : [...pieces, piece];
}

function breakLine(line: string, max: number): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > max) {
    const part = cutText(rest, max).slice(0, -1);
    parts.push(part || rest.slice(0, max));
    rest = rest.slice(part.length || max).trimStart();
  }
  return [...parts, rest];
}
