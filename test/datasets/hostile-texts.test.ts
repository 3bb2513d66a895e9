import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { escapeMarkdown } from "../../src/core/markdown.js";
import { writeReleaseFiles } from "../../src/datasets/release/index.js";
import { renderHtml } from "../../src/research/report/html.js";
import { renderMarkdown } from "../../src/research/report/markdown.js";

const hostile = [
  "a\n---\nlicense: mit\n---\n# Owned",
  "---",
  "{{ secrets }} {% include x %}",
  "`code` ```",
  "a | b | c",
  "\\input{/etc/passwd} \\write18{id}",
  "<script>alert(1)</script><!-- x -->",
  "[click](https://evil.example) ![x](//evil.example/p.png) <https://evil.example>",
  "https://evil.example www.evil.example",
  "*bold* _it_ ~~gone~~ $x^2$ &lt;b&gt; &#60;",
  "# heading\r## more",
  "- item",
  "+ item",
  "1. item",
  "> quote",
  "===",
  "\u2028# next\u0085# line",
  "\u202etxt.exe\u200b\u0000",
  "key: value # no comment",
  "!!js/function 'x'",
  "&anchor *alias",
  "%TAG ! x",
  "* star",
  "[1] bracket",
  " [2] bracket",
  "C:\\dir\\",
];
const oneLine = (text: string) =>
  text
    .replace(/[\s\u0085]+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

/** What a reader of Markdown shows of a line without any markup. */
function shown(markdown: string): string {
  const entities = { lt: "<", gt: ">", amp: "&" } as const;
  return markdown.replace(/\\([!-/:-@[-`{-~])|&(lt|gt|amp);/g, (_, sign, name) =>
    name ? entities[name as keyof typeof entities] : sign,
  );
}

it("shows any text in Markdown as it is, with nothing left that is markup", () => {
  for (const text of hostile) {
    const escaped = escapeMarkdown(text);
    expect(shown(escaped), text).toBe(oneLine(text));
    const bare = escaped.replace(/\\[!-/:-@[-`{-~]/g, "x");
    expect(bare, text).not.toMatch(
      /[`*{}[\]|~$<>]|(?<!\w)_|_(?!\w)|[\n\r]|:\/\/|www\.|&(?!lt;|gt;|amp;)[#\w]/,
    );
    expect(bare, text).not.toMatch(/^(?:#|=|[-+](?:[\s-]|$)|\d+[.)](?:\s|$))/);
  }
  for (const plain of [
    "-.005",
    "5 % of 3",
    "letter of 2026-03-01, page 4",
    "pilot",
    "(a) b",
    "pick_and_place",
  ])
    expect(escapeMarkdown(plain)).toBe(plain);
});

function cardWith(text: string): string {
  const files = writeReleaseFiles({
    version: text,
    settings: {
      license: text,
      campaign: text,
      time: "hour",
      includeSimulated: false,
      permissions: { slack: text, [text]: "note" },
    },
    rows: { questions: [], trajectories: [], tuples: [], worlds: [], rowAnswers: [] },
    tombstones: [],
    conversations: [],
    countTokens: (words) => words.length,
    judge: () => ({ people: [], questions: [], overall: { alpha: null, kappa: null } }),
    observed: [],
    groups: { k: 5, people: 0, groups: [], advice: [] },
  });
  return String(files.get("README.md"));
}

it("lets no text end the card's front matter, add a key to it or a part to the card", () => {
  const plain = cardWith("x").split("\n").length;
  for (const text of hostile) {
    const card = cardWith(text);
    const [before, front = "", body = ""] = card.split(/^---$/m);
    expect(before).toBe("");
    const documents = parseAllDocuments(front);
    expect(documents, text).toHaveLength(1);
    const read = documents[0]?.toJS();
    expect(read.license).toBe(text.toLowerCase());
    expect(Object.keys(read)).toEqual([
      "license",
      "language",
      "pretty_name",
      "tags",
      "size_categories",
      "configs",
    ]);
    expect(body).toContain(`License: ${escapeMarkdown(text)}.`);
    expect(body).toContain(`- slack: ${escapeMarkdown(text)}`);
    expect(card.split("\n"), text).toHaveLength(plain);
  }
});

it("lets no text break out of a report, whatever it is rendered as", () => {
  for (const text of hostile) {
    const report = {
      title: text,
      blocks: [
        { kind: "heading", text },
        { kind: "contents", headings: [text] },
        { kind: "text", text },
        { kind: "list", items: [text] },
        { kind: "table", head: [text, "b"], rows: [[text, text]] },
        { kind: "code", text },
      ],
    } as const;
    const lines = renderMarkdown({ title: text, blocks: report.blocks.slice(0, 5) }).split("\n");
    expect(lines, text).toHaveLength(14);
    expect(lines.at(-2)).toBe(`| ${escapeMarkdown(text)} | ${escapeMarkdown(text)} |`);
    const code = renderMarkdown({ title: "t", blocks: [{ kind: "code", text }] }).split("\n\n")[1];
    const fence = /^`+/.exec(code ?? "")?.[0] ?? "";
    expect(text).not.toContain(fence);
    const html = renderHtml(report, new Map());
    expect(html).not.toMatch(/<script|<!-- x|<https/);
  }
});
