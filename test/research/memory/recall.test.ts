import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { packageFile } from "../../../src/core/package-file.js";
import {
  benchRecall,
  readHistory,
  readQuestions,
} from "../../../src/research/memory/recall/bench-recall.js";
import { newFile } from "../../memory/folder.js";

const folder = "src/research/memory/recall";
const history = readHistory(packageFile(`${folder}/history.jsonl`));
const questions = readQuestions(packageFile(`${folder}/questions.jsonl`));
const embedder = createHashingEmbedder();

it("finds most of what is asked for among the first three, by both ways at least as by one", async () => {
  const { hitAt3, tune, report, items } = await benchRecall({ history, questions, embedder });
  expect({ items, questions: tune.questions + report.questions }).toEqual({
    items: 82,
    questions: 120,
  });
  expect(hitAt3.both).toBeGreaterThanOrEqual(Math.max(hitAt3.words, hitAt3.vectors) - 0.02);
  expect(hitAt3.both).toBeGreaterThan(0.65);
});

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
