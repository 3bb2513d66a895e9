import { isJson, type Json } from "../peers/slack/types.js";

const unseen =
  /[^\P{Cc}\n]|\p{Cs}|[\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u{E0000}-\u{E01EF}]/u;
const heaped = /\p{M}{5}/u;

export function problemsOfText(text: string): readonly string[] {
  return [
    ...(unseen.test(text) ? [`invisible characters: ${JSON.stringify(text)}`] : []),
    ...(heaped.test(text) ? [`heaps of marks: ${text}`] : []),
  ];
}

/** Allows only our bold and dates. */
export function problemsOfMrkdwn(value: unknown): readonly string[] {
  const text = String(value)
    .replace(/<!date\^\d+\^\{date_short_pretty\} at \{time\}\|[^<>|]*>/g, "")
    .replace(/(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])/gu, "$1");
  return /[*_~`<>]|^&gt;|&(?!amp;|lt;|gt;)/m.test(text) ? [`markup: ${text}`] : [];
}

/** Allows only our bold, times and address. */
export function problemsOfMarkdown(content: string): readonly string[] {
  const text = content
    .replace(/\\[^0-9A-Za-z\s]/g, "")
    .replace(/(?<=^\d+)\\(?=\.)/gm, "\\")
    .replace(/<t:\d+:[tR]>|^<@\d{15,21}> · /g, "")
    .replace(/\*\*([^*\n]*)\*\*/g, "$1");
  const marked = /[*_~`|<>@#[\]]|:\/\/|^\s*[-+] |^\d+\. /m;
  return marked.test(text) ? [`markup: ${text}`] : [];
}

export function problemsInSlack(message: {
  readonly text: string;
  readonly blocks?: unknown;
}): readonly string[] {
  const words = textsOf(message.blocks);
  return [
    ...problemsOfMrkdwn(message.text),
    ...words.flatMap((one) => (one.type === "mrkdwn" ? problemsOfMrkdwn(one.text) : [])),
    ...words.flatMap((one) => problemsOfText(String(one.text))),
    ...words.filter((one) => one.type === "mrkdwn" && one.verbatim !== true).map(String),
  ];
}

export function problemsInDiscord(content: string, labels: readonly string[]): readonly string[] {
  return [...problemsOfMarkdown(content), ...[content, ...labels].flatMap(problemsOfText)];
}

export function textsOf(part: unknown): Json[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (!isJson(part)) return [];
  if (part.type === "mrkdwn" || part.type === "plain_text") return [part];
  return Object.values(part).flatMap(textsOf);
}
