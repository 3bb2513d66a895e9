/** Any text as one line of Markdown that shows it as it is. */

const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/**
 * Escapes all that would become a heading, list, rule, link, picture, HTML, code, formula, table cell or a
 * place of a template. Line ends become spaces; what nobody can see is left out.
 */
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
