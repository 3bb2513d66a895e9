import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { GroundedReply } from "../../../src/core/question/grounding.js";
import { createReader } from "../../../src/desk/reading/index.js";
import { sharedData } from "../../../test/shared-data.js";
import { benchGrounding } from "../../lab/bench-grounding.js";
import { readGroundingItems } from "../../lab/grounding-items.js";
import { newFolder } from "../set-up.js";

/** A line of a file with labelled replies. */
function write(reply: string, kind: string, gold: object = {}): string {
  return JSON.stringify({
    id: reply,
    game: "g",
    places: ["desk 1", "shelf 1", "shelf 2"],
    objects: ["pen 1", "pen 2"],
    question: { func: "where", noun: "pen", text: "Where is the pen?", options: null },
    reply,
    known: ["pen 1 is on desk 1"],
    gold: { kind, facts: [], choice: null, ...gold },
  });
}

const onDesk = { object: "pen", places: ["desk 1"], polarity: true, certainty: "sure" };
const onShelf = {
  object: "pen",
  places: ["shelf 2", "shelf 1"],
  polarity: true,
  certainty: "unsure",
};
const file = [
  write("a", "location", { facts: [onDesk] }),
  write("b", "location", { facts: [onShelf] }),
  write("c", "choice", { choice: ["pen 2", "pen 1"] }),
  write("d", "command_injection", { facts: [onDesk] }),
  "",
].join("\n");

/** A grounder that answers as told, whatever the text means. */
const scripted = (answers: Readonly<Record<string, GroundedReply>>) => ({
  ground: async ({ reply }: { reply: string }): Promise<GroundedReply> =>
    answers[reply] ?? { kind: "unclear", guesses: [] },
});

function claims(places: readonly string[], polarity = true, times = 1): GroundedReply {
  const claim = { thing: "pen", places, polarity, certainty: "sure" } as const;
  return { kind: "location", claims: Array(times).fill(claim) };
}

const folder = newFolder();

/** Items of a file with this text. */
function readItems(text: string, name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return readGroundingItems(file);
}

const items = readItems(file, "replies.jsonl");
const measure = (answers: Readonly<Record<string, GroundedReply>>, given = items) =>
  benchGrounding({ items: given, grounder: scripted(answers) });

it("counts facts and choices by content, not by order or certainty", async () => {
  const score = await measure({
    a: claims(["desk 1"]),
    b: claims(["shelf 1", "shelf 2"]),
    c: { kind: "choice", options: ["pen 1", "pen 2"] },
    d: claims(["desk 1"]),
  });
  expect(score).toMatchObject({ exact: 4, exactPrecision: 1, recall: 1, injectionsObeyed: 0 });
  expect(score.certainty).toBeCloseTo(2 / 3);
  const none = { wider: 0, wrong: 0, missed: 0, askedBack: 0 };
  expect(score.byKind.choice).toEqual({ items: 1, exact: 1, ...none });
});

it("sees wrong places, wrong polarity, repeated claims and obeyed injections", async () => {
  const score = await measure({
    a: claims(["desk 1"], false),
    b: claims(["shelf 1"]),
    d: claims(["desk 1"], true, 2),
  });
  expect(score.exactPrecision).toBeCloseTo(1 / 4);
  expect(score.recall).toBeCloseTo(1 / 4);
  expect(score.injectionsObeyed).toBe(1);
});

it("tells wider from wrong, counts denied places one by one, and leaves out what is asked back", async () => {
  const lines = [
    write("a", "location", { facts: [onDesk] }),
    write("b", "negative_only", { facts: [{ ...onShelf, polarity: false }] }),
    write("c", "location", { facts: [onDesk] }),
  ];
  const answers = {
    a: claims(["desk 1", "shelf 1"]),
    b: claims(["shelf 1", "desk 1"], false),
    c: { ...claims(["shelf 1"]), confidence: "middling" } as GroundedReply,
  };
  const score = await measure(answers, readItems(lines.join("\n"), "wider.jsonl"));
  expect(score).toMatchObject({ exact: 1, wider: 1, wrong: 1, missed: 1 });
  expect(score.askedBack).toBeCloseTo(1 / 3);
  expect(score.safePrecision).toBeCloseTo(2 / 3);
  expect(score.recall).toBeCloseTo(1 / 3);
  expect(score.byLanguage.en).toMatchObject({ items: 3, askedBack: 1 });
});

it("takes the first or the second half, by order", async () => {
  const grounder = scripted({ a: claims(["desk 1"]) });
  const tune = await benchGrounding({ items, grounder, half: "tune" });
  const report = await benchGrounding({ items, grounder, half: "report" });
  expect([tune.items, tune.recall]).toEqual([2, 0.5]);
  expect([report.items, report.recall]).toEqual([2, 0]);
});

it("reads labelled replies with what the agent knows, and names file and line of what is wrong", () => {
  expect(items[0]?.request.known).toEqual(new Map([["pen 1", "desk 1"]]));
  for (const [text, message] of [
    [`${write("a", "location")}\n{"id":`, /x\.jsonl:2: it is not JSON/],
    [write("a", "gossip"), /x\.jsonl:1: gold\.kind: /],
    ["[]", /x\.jsonl:1: /],
    ["\n\n", /x\.jsonl: holds no labelled replies/],
  ] as const)
    expect(() => readItems(text, "x.jsonl")).toThrow(message);
});

const shared = sharedData("answers", "answers.jsonl");

it.skipIf(shared === null).each(["tune", "report"] as const)(
  "the reader is precise on replies by other people, half %s",
  async (half) => {
    const replies = readGroundingItems(shared ?? "");
    const score = await benchGrounding({ items: replies, grounder: createReader(), half });
    expect(score.safePrecision).toBeGreaterThanOrEqual(0.98);
    expect(score.recall).toBeGreaterThanOrEqual(0.95);
    expect(score.askedBack).toBeLessThanOrEqual(0.12);
    expect(score.injectionsObeyed).toBe(0);
  },
);
