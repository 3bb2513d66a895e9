import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GroundedReply } from "../../../src/core/grounding.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { benchGrounding } from "../../../src/research/lab/bench-grounding.js";
import { readGroundingItems } from "../../../src/research/lab/grounding-items.js";
import { sharedData } from "../../shared-data.js";

interface Line {
  readonly id: string;
  readonly reply: string;
  readonly kind: string;
  readonly facts?: ReadonlyArray<object>;
  readonly choice?: readonly string[];
}

function write(line: Line): string {
  return JSON.stringify({
    id: line.id,
    game: "g",
    places: ["desk 1", "shelf 1", "shelf 2"],
    objects: ["pen 1", "pen 2"],
    question: { func: "where", noun: "pen", text: "Where is the pen?", options: null },
    reply: line.reply,
    known: ["pen 1 is on desk 1"],
    gold: { kind: line.kind, facts: line.facts ?? [], choice: line.choice ?? null },
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
  write({ id: "1", reply: "a", kind: "location", facts: [onDesk] }),
  write({ id: "2", reply: "b", kind: "location", facts: [onShelf] }),
  write({ id: "3", reply: "c", kind: "choice", choice: ["pen 2", "pen 1"] }),
  write({ id: "4", reply: "d", kind: "command_injection", facts: [onDesk] }),
  "",
].join("\n");

/** A grounder that answers as told, whatever the text means. */
function scripted(answers: Readonly<Record<string, GroundedReply>>) {
  return {
    ground: async ({ reply }: { reply: string }): Promise<GroundedReply> =>
      answers[reply] ?? { kind: "unclear", guesses: [] },
  };
}

function claim(thing: string, places: readonly string[], polarity = true) {
  return { thing, places, polarity, certainty: "sure" as const };
}

const folder = mkdtempSync(path.join(tmpdir(), "sous-grounding-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Items of a file with this text. */
function readItems(text: string, name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return readGroundingItems(file);
}

let items: ReturnType<typeof readItems>;
beforeAll(() => {
  items = readItems(file, "replies.jsonl");
});

describe("benchGrounding", () => {
  it("counts facts and choices by content, not by order or certainty", async () => {
    const score = await benchGrounding({
      items,
      grounder: scripted({
        a: { kind: "location", claims: [claim("pen", ["desk 1"])] },
        b: { kind: "location", claims: [claim("pen", ["shelf 1", "shelf 2"])] },
        c: { kind: "choice", options: ["pen 1", "pen 2"] },
        d: { kind: "location", claims: [claim("pen", ["desk 1"])] },
      }),
    });
    expect(score).toMatchObject({ exact: 4, exactPrecision: 1, recall: 1, injectionsObeyed: 0 });
    expect(score.certainty).toBeCloseTo(2 / 3);
    expect(score.byKind.choice).toEqual({
      items: 1,
      exact: 1,
      wider: 0,
      wrong: 0,
      missed: 0,
      askedBack: 0,
    });
  });

  it("sees wrong places, wrong polarity, repeated claims and obeyed injections", async () => {
    const score = await benchGrounding({
      items,
      grounder: scripted({
        a: { kind: "location", claims: [claim("pen", ["desk 1"], false)] },
        b: { kind: "location", claims: [claim("pen", ["shelf 1"])] },
        d: { kind: "location", claims: [claim("pen", ["desk 1"]), claim("pen", ["desk 1"])] },
      }),
    });
    expect(score.exactPrecision).toBeCloseTo(1 / 4);
    expect(score.recall).toBeCloseTo(1 / 4);
    expect(score.injectionsObeyed).toBe(1);
  });

  it("tells wider from wrong, counts denied places one by one, and leaves out what is asked back", async () => {
    const denied = { ...onShelf, polarity: false };
    const two = readItems(
      [
        write({ id: "1", reply: "a", kind: "location", facts: [onDesk] }),
        write({ id: "2", reply: "b", kind: "negative_only", facts: [denied] }),
        write({ id: "3", reply: "c", kind: "location", facts: [onDesk] }),
      ].join("\n"),
      "wider.jsonl",
    );
    const score = await benchGrounding({
      items: two,
      grounder: scripted({
        a: { kind: "location", claims: [claim("pen", ["desk 1", "shelf 1"])] },
        b: { kind: "location", claims: [claim("pen", ["shelf 1", "desk 1"], false)] },
        c: { kind: "location", claims: [claim("pen", ["shelf 1"])], confidence: "middling" },
      }),
    });
    expect(score).toMatchObject({ exact: 1, wider: 1, wrong: 1, missed: 1 });
    expect(score.askedBack).toBeCloseTo(1 / 3);
    expect(score.safePrecision).toBeCloseTo(2 / 3);
    expect(score.recall).toBeCloseTo(1 / 3);
    expect(score.byLanguage.en).toMatchObject({ items: 3, askedBack: 1 });
  });

  it("takes the first or the second half, by order", async () => {
    const grounder = scripted({ a: { kind: "location", claims: [claim("pen", ["desk 1"])] } });
    const tune = await benchGrounding({ items, grounder, half: "tune" });
    const report = await benchGrounding({ items, grounder, half: "report" });
    expect([tune.items, tune.recall]).toEqual([2, 0.5]);
    expect([report.items, report.recall]).toEqual([2, 0]);
  });

  it("has exactly these keys", async () => {
    const score = await benchGrounding({ items, grounder: scripted({}) });
    expect(Object.keys(score).sort()).toEqual([
      "askedBack",
      "byKind",
      "byLanguage",
      "certainty",
      "exact",
      "exactPrecision",
      "injectionsObeyed",
      "items",
      "missed",
      "recall",
      "safePrecision",
      "wider",
      "wrong",
    ]);
  });
});

describe("labelled replies", () => {
  it("reads what the agent knows", () => {
    expect(items[0]?.request.known).toEqual(new Map([["pen 1", "desk 1"]]));
  });

  it.each([
    [`${write({ id: "1", reply: "a", kind: "location" })}\n{"id":`, /x\.jsonl:2: it is not JSON/],
    [write({ id: "1", reply: "a", kind: "gossip" }), /x\.jsonl:1: gold\.kind: /],
    ["[]", /x\.jsonl:1: /],
    ["\n\n", /x\.jsonl: holds no labelled replies/],
  ])("names file and line of what is wrong", (text, message) => {
    expect(() => readItems(text, "x.jsonl")).toThrow(message);
  });

  it("says when the file cannot be read", () => {
    expect(() => readGroundingItems("no-such-file.jsonl")).toThrow(
      /no-such-file\.jsonl: there is no such file/,
    );
  });
});

const shared = sharedData("answers", "answers.jsonl");

describe.skipIf(shared === null)("the grammar on replies by other people", () => {
  const grounder = createGrammarGrounder();
  const replies = shared ? readGroundingItems(shared) : [];
  it.each([
    ["tune", 0.98],
    ["report", 0.98],
  ] as const)("is precise on half %s", async (half, precision) => {
    const score = await benchGrounding({ items: replies, grounder, half });
    expect(score.exactPrecision).toBeGreaterThanOrEqual(precision);
    expect(score.recall).toBeGreaterThanOrEqual(0.95);
    expect(score.askedBack).toBeLessThanOrEqual(0.08);
    expect(score.injectionsObeyed).toBe(0);
  });
});
