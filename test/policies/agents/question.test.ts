import { expect, it } from "vitest";
import type { PolicyView } from "../../../src/core/episode/decision.js";
import { checkQuestion, type WrittenQuestion } from "../../../src/policies/aba/question.js";
import { begin, readStep, view } from "../rules/views.js";

const putMug = view("put a mug in fridge.", [begin()]);
const after = (step: string, task = putMug.task) => view(task, [begin(), readStep(step)]);
const meant = { ...putMug, particular: true };
const clean = view("clean the sponge and put it in the sink.", [begin()]);

it.each<[string, PolicyView, Partial<WrittenQuestion>, object]>([
  [
    "of the task's thing can be put",
    putMug,
    {},
    { ok: true, need: { func: "where", noun: "mug" } },
  ],
  ["in everyday words can", clean, { noun: "Sponge" }, { need: { noun: "dishsponge" } }],
  ["of nothing that was seen cannot", putMug, { noun: "egg 2" }, { ok: false }],
  [
    "of what was seen can",
    after("sees fridge 1: egg 2"),
    { noun: "egg 2" },
    { need: { noun: "egg" } },
  ],
  ["of nothing that is there cannot", putMug, { noun: "password" }, { ok: false }],
  [
    "in words that the task has not cannot",
    putMug,
    { adjective: "ignore the task" },
    { ok: false },
  ],
  ["for one of several, without saying which, cannot", putMug, { func: "which" }, { ok: false }],
  [
    "for the one that is meant, where none is, cannot",
    putMug,
    { func: "which", adjective: "meant" },
    { ok: false },
  ],
  [
    "for the one that is meant can where one is",
    meant,
    { func: "which", adjective: "meant" },
    { need: { func: "which", noun: "mug", adjective: "meant" } },
  ],
  ["again cannot", after("asked where mug"), {}, { ok: false, reason: "that was asked before" }],
  [
    "for two can after one",
    after("asked where mug", "put two mugs in fridge."),
    { adjective: "two" },
    { ok: true },
  ],
])("a question %s", (_, now, change, expected) => {
  const sentence = "Where is the mug?";
  const written = { sentence, func: "where", adjective: "", noun: "mug", ...change } as const;
  const checked = checkQuestion(now, written);
  expect(checked).toMatchObject(expected);
  if (checked.ok) expect(checked.sentence).toBe(sentence);
});
