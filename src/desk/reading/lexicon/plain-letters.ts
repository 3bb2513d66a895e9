/** Lowers case and removes diacritics: "Łóżko" -> "lozko". */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/gi, "oe")
    .replace(/ł/gi, "l")
    .replace(/ı/g, "i")
    .toLowerCase();
}
