import { readFileSync } from "node:fs";
import { z } from "zod";
import { SousError } from "../../src/core/errors.js";
import { piecesOf } from "./word-pieces.js";

const added = z.array(z.object({ id: z.int(), content: z.string() }));
const wordPiece = z.object({
  type: z.literal("WordPiece"),
  unk_token: z.string(),
  vocab: z.record(z.string(), z.int()),
});
const unigram = z.object({
  type: z.literal("Unigram"),
  unk_id: z.int().nullable(),
  vocab: z.array(z.tuple([z.string(), z.number()])),
});
const shape = z.object({
  added_tokens: added,
  model: z.discriminatedUnion("type", [wordPiece, unigram]),
});

export type Tokenizer = (text: string) => readonly number[];

const ends = [
  ["[CLS]", "[SEP]"],
  ["<s>", "</s>"],
] as const;
/** Limit of sentence models, marks included. */
const mostTokens = 512;

/**
 * Reads a `tokenizer.json`: lower-case WordPiece (BERT, MiniLM) or Unigram (XLM-R, multilingual e5).
 * @throws SousError "embedder-unavailable" when the file is missing or of another kind
 */
export function readTokenizer(file: string): Tokenizer {
  const { added_tokens: marks, model } = parse(file);
  const numbers = new Map(marks.map(({ id, content }) => [content, id]));
  const [begin, end] = ends
    .map((pair) => pair.map((mark) => numbers.get(mark)))
    .find((pair) => pair.every((mark) => mark !== undefined)) ?? [undefined, undefined];
  if (begin === undefined || end === undefined)
    throw unusable(file, "it has no marks of beginning and end");
  const cut = model.type === "WordPiece" ? cutWordPiece(model) : cutUnigram(model);
  return (text) => [begin, ...cut(text).slice(0, mostTokens - 2), end];
}

function parse(file: string): z.infer<typeof shape> {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw unusable(file, "it is missing, or neither WordPiece nor Unigram", cause);
  }
}

function unusable(file: string, reason: string, cause?: unknown): SousError {
  return new SousError("embedder-unavailable", `${file} cannot be used: ${reason}.`, { cause });
}

function cutWordPiece({ vocab, unk_token: unknown }: z.infer<typeof wordPiece>): Tokenizer {
  const ids = new Map(Object.entries(vocab));
  return (text) => piecesOf(text, ids, ids.get(unknown));
}

/** SentencePiece's: unknown letters are less likely than any piece. */
const unknownPenalty = 10;

/** Finds the most likely segmentation (Viterbi); "▁" is the space before a word. */
function cutUnigram({ vocab, unk_id: unknown }: z.infer<typeof unigram>): Tokenizer {
  const pieces = new Map(vocab.map(([piece, score], id) => [piece, { id, score }]));
  const longest = vocab.reduce((most, [piece]) => Math.max(most, piece.length), 1);
  const least = vocab.reduce((low, [, score]) => Math.min(low, score), 0) - unknownPenalty;
  return (text) => {
    const plain = text.normalize("NFKC").replace(/\s+/g, " ").trim();
    return plain === "" ? [] : plain.split(" ").flatMap((word) => cut(`▁${word}`));
  };

  function cut(word: string): readonly number[] {
    const best: { score: number; from: number; id: number | null }[] = [
      { score: 0, from: 0, id: null },
    ];
    for (let end = 1; end <= word.length; end++) {
      let found = { score: (best[end - 1]?.score ?? 0) + least, from: end - 1, id: unknown };
      for (let from = Math.max(0, end - longest); from < end; from++) {
        const piece = pieces.get(word.slice(from, end));
        const score = (best[from]?.score ?? 0) + (piece?.score ?? 0);
        if (piece && score > found.score) found = { score, from, id: piece.id };
      }
      best.push(found);
    }
    const ids: number[] = [];
    for (let end = word.length; end > 0; end = best[end]?.from ?? 0) {
      const id = best[end]?.id ?? null;
      if (id !== null && !(id === unknown && ids[0] === unknown)) ids.unshift(id);
    }
    return ids;
  }
}
