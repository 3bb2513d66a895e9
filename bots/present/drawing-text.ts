/** Text inside a drawing: how wide it will be, how to shorten it, how to make it safe in XML. */

/** A font size in pixels, and whether it is bold. */
export interface Font {
  readonly size: number;
  readonly bold?: boolean;
}

/**
 * An upper estimate of a line's width in pixels, without a font at hand: measured on DejaVu Sans,
 * which is wider than the system fonts that most readers have.
 */
export function textWidth(text: string, font: Font): number {
  const units = [...text].reduce((sum, character) => sum + characterWidth(character), 0);
  return Math.ceil(units * font.size * (font.bold ? 1.12 : 1));
}

function characterWidth(character: string): number {
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1.1;
  if (/[\u0300-\u036f\u200b-\u200d]/.test(character)) return 0;
  if (/[iljI.,:;'’|! ]/.test(character)) return 0.32;
  if (/[tfr()[\]-]/.test(character)) return 0.42;
  if (/[cskvxyzJ]/.test(character)) return 0.6;
  if (/[mMWQ@%—…]/.test(character)) return 1;
  if (/[A-Zw&+=<>#~]/.test(character)) return 0.83;
  return 0.64;
}

/** The text, or as much of it as fits into `width` pixels, ending in "…". */
export function fitText(text: string, font: Font, width: number): string {
  if (textWidth(text, font) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, font) > width) {
    characters.pop();
  }
  return `${characters.join("").trimEnd()}…`;
}

/** Breaks parts into lines of at most `width` pixels; a part that is too long alone is shortened. */
export function wrapParts(
  parts: readonly string[],
  options: { readonly font: Font; readonly width: number; readonly separator: string },
): string[] {
  const { font, width, separator } = options;
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : `${last}${separator}${part}`;
    if (last !== undefined && textWidth(joined, font) <= width) lines[lines.length - 1] = joined;
    else lines.push(fitText(part, font, width));
  }
  return lines;
}

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes any string safe as XML text or attribute value; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return [...text]
    .filter(isXmlCharacter)
    .join("")
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? "");
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
