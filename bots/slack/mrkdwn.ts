/** Words into Slack's markup and back. What people or homes say can neither format, link nor ping. */

/** At most `max` characters; what is too much ends in "…". Never empty, which Slack refuses. */
export function cut(text: string, max: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed || "…";
  return `${withoutBrokenEnd(trimmed.slice(0, max - 1))}…`;
}

/**
 * Any text as mrkdwn of at most `max` characters (after escaping). `&`, `<` and `>` are the only way
 * into mentions and links; blocks add `verbatim` so that bare names and addresses stay text too.
 */
export function escapeText(text: string, max: number): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return cut(escaped, max);
}

/** The same on one line: Slack's bold ends where a line ends. */
export function escapeLine(text: string, max: number): string {
  return escapeText(text.replace(/\s+/g, " "), max);
}

/** A moment in the reader's own zone ("today at 3:00 PM"), in UTC where dates are not understood. */
export function dateToken(at: number): string {
  const fallback = `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<!date^${Math.floor(at / 1000)}^{date_short_pretty} at {time}|${fallback}>`;
}

/** A message as its writer saw it: entities resolved, mentions dropped, links by their words. */
export function plainText(mrkdwn: string): string {
  return mrkdwn
    .replace(/<@[^>]*>/g, "")
    .replace(/<[^>|]*\|([^>]*)>/g, "$1")
    .replace(/<([^>]*)>/g, "$1")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}

/** A cut must not go through an entity or a pair of surrogates. */
function withoutBrokenEnd(text: string): string {
  return text.replace(/&[a-z]{0,3}$/, "").replace(/[\uD800-\uDBFF]$/, "");
}
