import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { escapeMarkdown } from "../../src/core/markdown.js";
import { writeReleaseFiles } from "../../src/datasets/release/files.js";
import { hostile } from "./hostile.js";

const oneLine = (text: string) =>
  text
    .replace(/[\s\u0085]+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

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
    judged: { people: [], questions: [], overall: { alpha: null, kappa: null } },
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
