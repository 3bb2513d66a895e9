import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { packageFile } from "../../../src/core/package-file.js";
import { newFile } from "../../../test/memory/folder.js";
import { benchRecall, readHistory, readQuestions } from "../../memory/recall/bench-recall.js";

const history = readHistory(packageFile("research/memory/recall/history.jsonl"));
const embedder = createHashingEmbedder();

it("does not answer with a move of something else", async () => {
  const asked = { id: "Q-1", question: "where did they put the key ring", right: ["no such item"] };
  const { tuneErrors } = await benchRecall({ history, questions: [asked], embedder });
  const found = tuneErrors[0]?.found.map((id) => history.find((item) => item.id === id));
  expect(found).toHaveLength(3);
  for (const item of found ?? []) expect(item?.text ?? item?.question).toMatch(/key/);
});

it("says which line cannot be read", () => {
  const file = newFile();
  writeFileSync(file, '{"id":"Q-1","question":"where?","right":["H-1"]}\n{"id":"Q-2"}\n');
  expect(() => readQuestions(file)).toThrow(`${file}:2: question: `);
});
