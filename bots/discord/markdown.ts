/** Words into Discord's markdown and back. What people or homes say can neither format, link nor ping. */

/** At most `max` characters; what does not fit ends in "…". Never empty, which Discord refuses. */
export function shorten(text: string, max: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed || "…";
  return `${withoutBrokenEnd(trimmed.slice(0, max - 1))}…`;
}

/** Any text as one line of at most `max` characters (after escaping) that shows as it was written. */
export function escapeLine(text: string, max: number): string {
  const escaped = visible(text)
    .replace(/[\\*_~`|<>[\]#@]/g, "\\$&")
    .replace(/:\/\//g, "\\://")
    .replace(/^(?:[-+]|\d+(?=\.))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
  return shorten(escaped, max);
}

/** What `escapeLine` was given. */
export function unescapeLine(line: string): string {
  return line.replace(/\\([^0-9A-Za-z\s])/g, "$1");
}

/** Several lines, each escaped; whole lines only where not all of them fit. */
export function escapeLines(text: string, max: number): string {
  const lines = text.split("\n").map((line) => (line.trim() === "" ? "" : escapeLine(line, 500)));
  return cutLines(lines, max);
}

/** As many of these lines as fit into `max` characters. */
export function cutLines(lines: readonly string[], max: number): string {
  const all = lines.join("\n");
  if (all.length <= max) return all;
  return `${all.slice(0, all.lastIndexOf("\n", max - 2))}\n…`;
}

/** A text for a button or a title, where nothing is markup. */
export function plain(text: string, max: number): string {
  return shorten(visible(text), max);
}

/** A moment in the reader's own zone, and how far away it is: "15:00 (in 2 hours)". */
export function timeToken(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `<t:${seconds}:t> (<t:${seconds}:R>)`;
}

/** A person by name, as everybody sees it; nobody is notified, since mentions are not allowed. */
export function personToken(id: string): string | null {
  return /^\d{15,21}$/.test(id) ? `<@${id}>` : null;
}

/** What a person wrote, without mentions of people, roles and channels. */
export function plainText(content: string): string {
  return content
    .replace(/<[@#][!&]?\d+>/g, " ")
    .replace(/<a?:(\w+):\d+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** On one line, without control characters and without marks that turn the reading direction. */
function visible(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

/** A cut must not go through an escape or a pair of surrogates. */
function withoutBrokenEnd(text: string): string {
  const whole = text.replace(/[\uD800-\uDBFF]$/, "");
  const slashes = /\\+$/.exec(whole)?.[0].length ?? 0;
  return slashes % 2 === 1 ? whole.slice(0, -1) : whole;
}
