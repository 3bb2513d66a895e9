import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { reasonOf, SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { isUsable, scaleToUnit } from "./usable.js";
import { piecesOf } from "./word-pieces.js";

/** The part of onnxruntime-node that is used; the operator installs it. */
interface Runtime {
  readonly Tensor: new (type: "int64", data: BigInt64Array, shape: readonly number[]) => unknown;
  readonly InferenceSession: { create(file: string): Promise<Session> };
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, unknown>>): Promise<Record<string, Output>>;
}
interface Output {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

const runtimeName = "onnxruntime-node";
const modelFiles = ["model.onnx", "onnx/model.onnx", "onnx/model_quantized.onnx"];
const configShape = z.object({ hidden_size: z.int().positive() });
const textsPerRun = 16;

/**
 * Embeds with an ONNX sentence model in Hugging Face's layout. Vectors are the mean over tokens; e5 models get their
 * prefix. Files load with the first text.
 * @throws SousError "embedder-unavailable", as `embed` does
 */
export function createFolderEmbedder(folder: string): Embedder {
  const model = modelFiles.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  if (!model) throw unavailable(folder, "it has no model.onnx");
  const dimensions = readWidth(folder);
  const name = path.basename(path.resolve(folder));
  const prefix = /e5/i.test(name) ? "query: " : "";
  let loaded: Promise<Loaded> | null = null;
  return {
    id: `dir-${name}-${statSync(model).size}-${dimensions}`,
    dimensions,
    isCostly: true,
    async embed(texts) {
      loaded ??= load(folder, model);
      const parts = await loaded;
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsPerRun) {
        const some = texts.slice(at, at + textsPerRun).map((text) => prefix + text);
        for (const vector of await runModel(parts, some))
          vectors.push(isUsable(vector, dimensions) ? vector : new Float32Array());
      }
      return vectors;
    },
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load(folder: string, model: string) {
  const tokenize = readTokenizer(path.join(folder, "tokenizer.json"));
  let runtime: Runtime;
  try {
    const loaded = (await import(runtimeName)) as Runtime & { readonly default?: Runtime };
    runtime = loaded.default ?? loaded;
  } catch (cause) {
    throw unavailable(
      folder,
      `install its runtime: npm install --no-save ${runtimeName} --ignore-scripts`,
      cause,
    );
  }
  try {
    return { runtime, session: await runtime.InferenceSession.create(model), tokenize };
  } catch (cause) {
    throw unavailable(folder, reasonOf(cause), cause);
  }
}

function readWidth(folder: string): number {
  try {
    const text = readFileSync(path.join(folder, "config.json"), "utf8");
    return configShape.parse(JSON.parse(text)).hidden_size;
  } catch (cause) {
    throw unavailable(folder, "its config.json does not say hidden_size", cause);
  }
}

function unavailable(folder: string, reason: string, cause?: unknown): SousError {
  const said = `No embeddings by the model in ${folder}: ${reason}.`;
  return new SousError("embedder-unavailable", said, { cause });
}

/** The output is [texts, tokens, dimensions], or [texts, dimensions] for a model that pools itself. */
async function runModel(
  { runtime, session, tokenize }: Loaded,
  texts: readonly string[],
): Promise<readonly Float32Array[]> {
  const tokens = texts.map(tokenize);
  const most = Math.max(...tokens.map(({ length }) => length));
  const tensor = (numberAt: (ids: readonly number[], at: number) => number) => {
    const data = tokens.flatMap((ids) =>
      Array.from({ length: most }, (_, at) => BigInt(numberAt(ids, at))),
    );
    return new runtime.Tensor("int64", BigInt64Array.from(data), [texts.length, most]);
  };
  const inputs: Readonly<Record<string, unknown>> = {
    input_ids: tensor((ids, at) => ids[at] ?? 0),
    attention_mask: tensor((ids, at) => (at < ids.length ? 1 : 0)),
    token_type_ids: tensor(() => 0),
  };
  const given = session.inputNames.map((name) => [name, inputs[name]] as const);
  const outputs = await session.run(Object.fromEntries(given));
  const wanted = ["sentence_embedding", "last_hidden_state"].find((name) => outputs[name]);
  const output = outputs[wanted ?? session.outputNames[0] ?? ""];
  if (!output) return texts.map(() => new Float32Array());
  return tokens.map((ids, row) => poolRow(output, row, ids.length));
}

function poolRow({ data, dims }: Output, row: number, count: number): Float32Array {
  const width = dims.at(-1) ?? 0;
  const [perRow, counted] = dims.length === 3 ? [dims[1] ?? 0, count] : [1, 1];
  const sum = new Float32Array(width);
  for (let token = 0; token < counted; token++) {
    const start = (row * perRow + token) * width;
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + (data[start + at] ?? 0);
  }
  return scaleToUnit(sum);
}

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

type Tokenizer = (text: string) => readonly number[];

const ends = [
  ["[CLS]", "[SEP]"],
  ["<s>", "</s>"],
] as const;
/** Most tokens that sentence models read, including the marks of beginning and end. */
const mostTokens = 512;

/**
 * Reads a `tokenizer.json`: lower-case WordPiece (BERT, MiniLM) or Unigram (XLM-R, multilingual e5).
 * @throws SousError "embedder-unavailable" when the file is missing or of another kind
 * @internal
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

/** SentencePiece's constant: an unknown letter is this much less likely (logarithm) than any piece. */
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
