const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/** Escapes a text to one line that Markdown shows literally. Drops invisible characters. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .replace(
      /[\\`*{}[\]|~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[<>]|&(?=[#\w])/gu,
      (character) => entities[character] ?? `\\${character}`,
    )
    .replace(/:(?=\/\/)|\bwww(?=\.)/gi, "$&\\")
    .replace(/^(?:[-+](?=[\s-]|$)|#|=)/, "\\$&")
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, "$1\\");
}
