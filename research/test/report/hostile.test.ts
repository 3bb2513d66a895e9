/** Hostile texts in reports. */
import { expect, it } from "vitest";
import { escapeMarkdown } from "../../../src/core/markdown.js";
import { hostile } from "../../../test/datasets/hostile.js";
import { renderHtml } from "../../report/html.js";
import { renderMarkdown } from "../../report/markdown.js";

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
