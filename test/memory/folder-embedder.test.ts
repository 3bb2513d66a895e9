/** A sentence model in a folder: its tokenizer, and what is said where something is missing. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFolderEmbedder } from "../../memory/embed/folder.js";
import { readTokenizer } from "../../memory/embed/tokenizer.js";

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
