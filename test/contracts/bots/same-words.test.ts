/** Texts are read alike on every platform, despite its own lines, quotes and formatting. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { plainText as fromDiscord } from "../../../bots/discord/markdown.js";
import { asReply, readMessages } from "../../../bots/slack/messages.js";
import { readJsonLines } from "../../../src/core/json.js";
import { kitchen, say } from "../../desk/reading/rooms.js";

/** What is sent where it is not the words themselves. */
const shape = z.object({
  what: z.string(),
  words: z.string(),
  reading: z.string(),
  slack: z.string().optional(),
  discord: z.string().optional(),
  /** Emojis in Slack's rich text. */
  emoji: z.array(z.object({ name: z.string(), unicode: z.string().optional() })).optional(),
});
type Row = z.infer<typeof shape>;
const rows = readJsonLines(shape, fileURLToPath(new URL("same-words.jsonl", import.meta.url)));

const entities = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function fromSlack(text: string, emoji: Row["emoji"] = []): string {
  const elements = emoji.map((one) => ({ type: "emoji", ...one }));
  const section = { type: "rich_text_section", elements };
  const blocks = [{ type: "rich_text", elements: [section] }];
  const [message] = readMessages([{ ts: "1.1", user: "U1", text, blocks }]);
  return (message && asReply(message)?.text) ?? "";
}

const platforms: readonly (readonly [name: string, heard: (row: Row) => string])[] = [
  ["a web page", ({ words }) => words],
  ["a terminal", ({ words }) => words.trim()],
  ["Slack", ({ words, slack = entities(words), emoji }) => fromSlack(slack, emoji)],
  ["Discord", ({ words, discord = words }) => fromDiscord(discord)],
];

describe.each(platforms)("on %s", (_name, heard) => {
  it.each(rows)("$what", async (row) => {
    expect(await say({ room: kitchen, noun: "fork", reply: heard(row) })).toBe(row.reading);
  });
});

it("lines and blanks come as they were written", () => {
  const words = "steps:\n  a: 1\n    b:  2\n\n\nend";
  expect(fromDiscord(words)).toBe(words);
  expect(fromSlack(words)).toBe(words);
  expect(fromDiscord("<@111111111111111111>\n  indented")).toBe("  indented");
  expect(fromSlack("<@U1>\n  indented")).toBe("  indented");
  expect(fromDiscord("```js\n  f();\n```")).toBe(fromSlack("```  f();```"));
});
