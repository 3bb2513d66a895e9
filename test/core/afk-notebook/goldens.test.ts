import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  askableWords,
  type Note,
  noWord,
  splitAnswer,
  wordsAndMarks,
} from "../../../src/core/memory/afk-notebook.js";
import { createAcceptedNotes } from "../../../src/policies/query/cooking/cooking-notebook.js";
import { createOverlapGraph } from "../../../src/policies/query/grid/overlap-graph.js";
import { sharedGolden } from "../../shared-data.js";

interface CookingStep {
  readonly response: string;
  readonly bonus: boolean;
  /** Null without a notebook. */
  readonly A0: readonly string[] | null;
  readonly A0_keys: readonly (readonly string[])[];
  readonly mask_adj: readonly string[];
  readonly mask_noun: readonly string[];
}

interface GridStep {
  readonly response: string;
  readonly note_text: string;
  readonly note: string;
  readonly bonus: boolean;
  readonly max_overlap: number;
  readonly A0: readonly string[];
  readonly sets: readonly (readonly string[])[] | null;
  readonly cc_counter: number;
}

interface CookingCase {
  readonly id: string;
  readonly code: "q-textworld SimpleGraph";
  readonly params: { readonly node_capacity: number; readonly setting: "ours_note" | "query" };
  readonly instruction: string;
  readonly trace: readonly CookingStep[];
}

interface GridCase {
  readonly id: string;
  readonly code: "q-babyai KG";
  readonly params: { readonly n_gram: number; readonly mode: "graph_overlap" | "set" };
  readonly instruction: string;
  readonly trace: readonly GridStep[];
}

interface Goldens {
  readonly stopwords_used: readonly string[];
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly cases: readonly (CookingCase | GridCase)[];
}

/** The oracle's replies without knowledge. */
const refused = ["cannot be cut nor cooked", "won't find any", "don't understand the question"];
const pointerOf = { ours_note: "notebook", query: "surroundings" } as const;

const file = sharedGolden("afk-notebook.json");

describe.skipIf(file === null)("outputs of the paper's released notebooks", () => {
  const goldens: Goldens = JSON.parse(file === null ? '{"cases":[]}' : readFileSync(file, "utf8"));

  it("are all there", () => {
    expect(goldens.cases).toHaveLength(24);
  });

  it.each(goldens.cases.map((golden) => [golden.id, golden] as const))("%s", (_, golden) => {
    expect(golden.trace.length).toBeGreaterThan(0);
    if (golden.code === "q-babyai KG") replayGrid(golden);
    else replayCooking(golden, goldens);
  });
});

function replayCooking(golden: CookingCase, { adjectives, nouns, stopwords_used }: Goldens): void {
  const { node_capacity: capacity, setting } = golden.params;
  const stores = setting === "ours_note";
  const notebook = createAcceptedNotes(golden.instruction, {
    capacity,
    refused,
    stores,
    stopWords: new Set(stopwords_used),
    vocabulary: new Set([...adjectives, ...nouns]),
  });
  for (const step of golden.trace) {
    const { bonus } = notebook.add(step.response);
    const taskNotes = notebook.taskNotes();
    const words = askableWords(pointerOf[setting], { taskNotes, surroundings: [] });
    const left = (list: readonly string[], more: boolean) =>
      list.filter((word) => words?.has(word) || (more && word === noWord)).sort();
    const mask = { adjectives: left(adjectives, true), nouns: left(nouns, !stores) };
    expect({ bonus, mask, keys: taskNotes.map(({ words }) => words) }).toEqual({
      bonus: step.bonus,
      mask: { adjectives: step.mask_adj, nouns: step.mask_noun },
      keys: step.A0_keys,
    });
    const sentences = taskNotes.map(({ text }) => wordsAndMarks(text).join(" "));
    if (step.A0) expect(sentences).toEqual(step.A0);
    else expect(sentences).toHaveLength(1);
  }
}

function replayGrid(golden: GridCase): void {
  const { n_gram: n, mode } = golden.params;
  const keep = mode === "set" ? "everything" : "related";
  const notebook = createOverlapGraph(golden.instruction, { n, keep });
  const words = ({ words: spelled }: Note): string => spelled.join(" ");
  for (const [at, step] of golden.trace.entries()) {
    expect(splitAnswer(step.response)).toContain(step.note_text);
    const { bonus, maxOverlap } = notebook.add(step.note_text);
    const added = notebook.sets().flat().map(words);
    expect(added, `note ${at}`).toContain(step.note);
    expect({
      bonus,
      maxOverlap,
      knownSize: notebook.knownSize(),
      taskNotes: notebook.taskNotes().map(words),
      sets: step.sets && notebook.sets().map((set) => set.map(words)),
    }).toEqual({
      bonus: step.bonus,
      maxOverlap: step.max_overlap,
      knownSize: step.cc_counter,
      taskNotes: step.A0,
      sets: step.sets,
    });
  }
}
