import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createFolderEmbedder, readTokenizer } from "../../memory/embed/folder.js";

const marks = (names: readonly string[]) => names.map((content, id) => ({ id, content }));
const wordPiece = {
  added_tokens: marks(["[PAD]", "[UNK]", "[CLS]", "[SEP]"]),
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    vocab: Object.fromEntries(
      "[PAD] [UNK] [CLS] [SEP] where is the tea ##pot ##s ? cafe"
        .split(" ")
        .map((piece, id) => [piece, id]),
    ),
  },
};
const unigram = {
  added_tokens: marks(["<s>", "<pad>", "</s>", "<unk>"]),
  model: {
    type: "Unigram",
    unk_id: 3,
    vocab: [
      ["<s>", 0],
      ["<pad>", 0],
      ["</s>", 0],
      ["<unk>", 0],
      ["▁", -3],
      ["▁wo", -4],
      ["▁ist", -4.5],
      ["t", -3.5],
      ["as", -4],
      ["se", -4],
      ["asse", -6.5],
      ["tasse", -12],
      ["▁t", -5],
      ["a", -4.2],
      ["s", -4.1],
      ["e", -4.3],
    ],
  },
};

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-model-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  return folder;
}

describe("a tokenizer", () => {
  // The numbers are those of Hugging Face's library for the same files.
  it.each<[object, string, readonly number[]]>([
    [wordPiece, "Where is the teapots?", [2, 4, 5, 6, 7, 8, 9, 10, 3]],
    [wordPiece, "Café 7", [2, 11, 1, 3]],
    [wordPiece, "", [2, 3]],
    [unigram, "wo ist tasse", [0, 5, 6, 12, 10, 2]],
    [unigram, "wo  ßß tasse", [0, 5, 4, 3, 12, 10, 2]],
    [unigram, "", [0, 2]],
  ])("of %o gives the numbers of %j", (content, text, numbers) => {
    const folder = folderWith({ "tokenizer.json": content });
    expect(readTokenizer(path.join(folder, "tokenizer.json"))(text)).toEqual(numbers);
  });

  it("of another kind is refused", () => {
    const folder = folderWith({ "tokenizer.json": { added_tokens: [], model: { type: "BPE" } } });
    expect(() => readTokenizer(path.join(folder, "tokenizer.json"))).toThrow(
      /tokenizer\.json cannot be used: it is missing, or neither WordPiece nor Unigram/,
    );
  });
});

it("says in a sentence what is missing", async () => {
  expect(() => createFolderEmbedder(folderWith({}))).toThrow(/it has no model\.onnx/);
  const model = { "model.onnx": "", "config.json": { hidden_size: 8 } };
  const named = createFolderEmbedder(folderWith({ ...model, "tokenizer.json": unigram }));
  expect(named).toMatchObject({ dimensions: 8, isCostly: true });
  await expect(named.embed(["a"])).rejects.toMatchObject({
    code: "embedder-unavailable",
    message: expect.stringContaining("npm install --no-save onnxruntime-node"),
  });
});

describe("a model's run", () => {
  const runs: { readonly inputs: readonly string[]; readonly rows: readonly number[][] }[] = [];
  type Given = { readonly data: BigInt64Array; readonly shape: readonly number[] };

  /** Each token's vector has a 1 at its number; the mask and the type are added up apart. */
  function runtimeOf(outputName: string, isPooled: boolean) {
    const run = async (inputs: Readonly<Record<string, Given>>) => {
      const [count = 0, most = 0] = inputs.input_ids?.shape ?? [];
      const ids = Array.from(inputs.input_ids?.data ?? [], Number);
      const mask = Array.from(inputs.attention_mask?.data ?? [], Number);
      const rowOf = (all: readonly number[], row: number) =>
        all.slice(row * most, (row + 1) * most);
      const rows = Array.from({ length: count }, (_, row) => rowOf(ids, row));
      runs.push({
        inputs: Object.keys(inputs),
        rows: rows.map((row, at) => [...row, -1, ...rowOf(mask, at)]),
      });
      const vectors = isPooled ? rows.map(([, second]) => [second]) : rows;
      const data = vectors.flatMap((row) => row.flatMap((id) => oneAt(id ?? 0)));
      const dims = isPooled ? [count, 12] : [count, most, 12];
      const other = outputName === "sentence_embedding" ? "last_hidden_state" : "other";
      return outputName === ""
        ? {}
        : { [other]: { data: [], dims: [0] }, [outputName]: { data, dims } };
    };
    class Tensor {
      constructor(
        readonly type: string,
        readonly data: BigInt64Array,
        readonly shape: readonly number[],
      ) {}
    }
    const inputNames = ["input_ids", "attention_mask"];
    const create = async () => ({ inputNames, outputNames: [outputName], run });
    return { default: { Tensor, InferenceSession: { create } } };
  }
  const oneAt = (id: number) => Array.from({ length: 12 }, (_, at) => (at === id ? 1 : 0));

  async function embedWith(name: string, runtime: object, texts: readonly string[], width = 12) {
    vi.doMock("onnxruntime-node", () => runtime);
    onTestFinished(() => void vi.doUnmock("onnxruntime-node"));
    const parts = { "model.onnx": "", "config.json": { hidden_size: width } };
    const folder = path.join(folderWith({}), name);
    mkdirSync(folder);
    for (const [part, content] of Object.entries({ ...parts, "tokenizer.json": wordPiece }))
      writeFileSync(path.join(folder, part), JSON.stringify(content));
    // The source, whose runtime can be replaced.
    const source: string = "../../memory/embed/folder.js?source";
    const { createFolderEmbedder: create } = await import(source);
    const embedder = create(folder) as ReturnType<typeof createFolderEmbedder>;
    runs.splice(0);
    const vectors = await embedder.embed(texts);
    return { embedder, vectors: vectors.map((one) => Array.from(one, (part) => +part.toFixed(3))) };
  }
  const unit = (...ids: readonly number[]) =>
    oneAt(-1).map((_, at) => (ids.includes(at) ? +(1 / Math.sqrt(ids.length)).toFixed(3) : 0));

  it("pools a text's own tokens, in runs of 16 of equal length", async () => {
    const runtime = runtimeOf("last_hidden_state", false);
    const texts = ["where is", "tea", ...new Array<string>(15).fill("the")];
    const { embedder, vectors } = await embedWith("small", runtime, texts);
    expect(embedder).toMatchObject({ id: "dir-small-2-12", dimensions: 12 });
    expect(vectors.slice(0, 3)).toEqual([unit(2, 4, 5, 3), unit(2, 7, 3), unit(2, 6, 3)]);
    expect(vectors).toHaveLength(17);
    expect(runs.map(({ rows }) => rows.length)).toEqual([16, 1]);
    expect(runs[0]?.inputs).toEqual(["input_ids", "attention_mask"]);
    expect(runs[0]?.rows.slice(0, 2)).toEqual([
      [2, 4, 5, 3, -1, 1, 1, 1, 1],
      [2, 7, 3, 0, -1, 1, 1, 1, 0],
    ]);
  });

  it.each([
    ["sentence_embedding", true, unit(4)],
    ["sentence_embedding", false, unit(2, 4, 3)],
    ["named_otherwise", false, unit(2, 4, 3)],
    ["", false, []],
  ])("takes the output %j, pooled: %s", async (output, isPooled, vector) => {
    const { vectors } = await embedWith("small", runtimeOf(output, isPooled), ["where"]);
    expect(vectors).toEqual([vector]);
  });

  it("prefixes texts for e5, and gives none for a vector of another width", async () => {
    const runtime = runtimeOf("last_hidden_state", false);
    const { vectors } = await embedWith("my-E5", runtime, ["where"], 8);
    expect([vectors, runs[0]?.rows[0]?.slice(0, 5)]).toEqual([[[]], [2, 1, 1, 4, 3]]);
  });
});
