/** Texts are read alike on every platform, despite its own lines, quotes and formatting. */
import { describe, expect, it } from "vitest";
import { plainText as fromDiscord } from "../../../bots/discord/markdown.js";
import { asReply, readMessages } from "../../../bots/slack/messages.js";
import { kitchen, say } from "../../desk/reading/rooms.js";

/** Default: the words themselves. */
interface Sent {
  readonly slack?: string;
  readonly discord?: string;
  /** Emojis in Slack's rich text. */
  readonly emoji?: readonly { readonly name: string; readonly unicode?: string }[];
}
type Row = readonly [what: string, words: string, reading: string, sent?: Sent];

const sink = "fork in sinkbasin*";
const notSink = "fork not sinkbasin*";

const rows: readonly Row[] = [
  ["plain words", "in the sink", sink],
  ["two lines", "not there\nin the sink", sink],
  ["lines of Windows", "not there\r\nin the sink", sink],
  ["a quote, then the answer", "> in drawer 2?\nno, in the sink", sink],
  ["the answer, then a quote", "in the sink\n> in drawer 2?", sink],
  [
    "a quote of all that follows",
    "in the sink\n> in drawer 2\n> in drawer 3",
    sink,
    {
      discord: "in the sink\n>>> in drawer 2\nin drawer 3",
      slack: "in the sink\n&gt;&gt;&gt; in drawer 2\nin drawer 3",
    },
  ],
  ["a list", "- in the sink", sink, { slack: "• in the sink" }],
  ["bold", "in the sink", sink, { slack: "*in the sink*", discord: "**in the sink**" }],
  [
    "a bold denial",
    "not in the sink",
    notSink,
    { slack: "*not* in the sink", discord: "**not** in the sink" },
  ],
  [
    "a struck denial",
    "in the sink",
    sink,
    { slack: "~not~ in the sink", discord: "~~not~~ in the sink" },
  ],
  ["a spoiler", "in the sink", sink, { discord: "||in the sink||" }],
  [
    "a block of code with its language",
    "in the sink",
    sink,
    { discord: "```text\nin the sink\n```" },
  ],
  ["a heading", "in the sink", sink, { discord: "# in the sink" }],
  [
    "a mention of somebody",
    "in the sink",
    sink,
    { slack: "<@U1> in the sink", discord: "<@111111111111111111> in the sink" },
  ],
  [
    "a mention of everybody",
    "in the sink",
    sink,
    { slack: "<!here> in the sink", discord: "@here in the sink" },
  ],
  [
    "a channel",
    "in the sink",
    sink,
    { slack: "<#C1|drawer-2> in the sink", discord: "<#111111111111111111> in the sink" },
  ],
  [
    "a link",
    "in the sink https://example.org/drawer-2",
    sink,
    { slack: "in the sink <https://example.org/drawer-2>" },
  ],
  [
    "a link with words",
    "in the sink",
    sink,
    {
      slack: "in <https://example.org/drawer-2|the sink>",
      discord: "in [the sink](https://example.org/drawer-2)",
    },
  ],
  [
    "a picture",
    "in the sink 👍",
    sink,
    { slack: "in the sink :+1:", emoji: [{ name: "+1", unicode: "1f44d" }] },
  ],
  [
    "a picture that denies",
    "❌ in the sink",
    notSink,
    { slack: ":x: in the sink", emoji: [{ name: "x", unicode: "274c" }] },
  ],
  ["a shrug", "🤷", "dunno", { slack: ":shrug:", emoji: [{ name: "shrug", unicode: "1f937" }] }],
  [
    "an emoji of one's own",
    "in the sink",
    sink,
    {
      slack: "in the :sink:",
      emoji: [{ name: "sink" }],
      discord: "in the <:sink:111111111111111111>",
    },
  ],
  ["escaped marks", "*in the sink*", sink, { discord: "\\*in the sink\\*" }],
  ["smart quotes", "it’s in the “sink”", sink],
  ["characters of mark-up", "in the sink & done", sink, { slack: "in the sink &amp; done" }],
  ["blanks around", "  in the sink  ", sink],
];

const entities = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function fromSlack(text: string, emoji: Sent["emoji"] = []): string {
  const elements = emoji.map((one) => ({ type: "emoji", ...one }));
  const section = { type: "rich_text_section", elements };
  const blocks = [{ type: "rich_text", elements: [section] }];
  const [message] = readMessages([{ ts: "1.1", user: "U1", text, blocks }]);
  return (message && asReply(message)?.text) ?? "";
}

const platforms: readonly (readonly [name: string, heard: (row: Row) => string])[] = [
  ["a web page", ([, words]) => words],
  ["a terminal", ([, words]) => words.trim()],
  ["Slack", ([, words, , { slack = entities(words), emoji } = {}]) => fromSlack(slack, emoji)],
  ["Discord", ([, words, , { discord = words } = {}]) => fromDiscord(discord)],
];

describe.each(platforms)("on %s", (_name, heard) => {
  it.each(rows.map((row) => [row[0], row] as const))("%s", async (_what, row) => {
    const [, , reading] = row;
    expect(await say({ room: kitchen, noun: "fork", reply: heard(row) })).toBe(reading);
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
