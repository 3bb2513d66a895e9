import { describe, expect, it } from "vitest";
import { checkQuestion, type WrittenQuestion } from "../../../src/policies/aba/question.js";
import { asked, begin, commandsAt, did, view } from "../rules/views.js";

const where: WrittenQuestion = {
  sentence: "Where is the mug?",
  func: "where",
  adjective: "",
  noun: "mug",
};

describe("a question", () => {
  it("may be about the thing of the task, in everyday words too", () => {
    expect(checkQuestion(view("put a mug in fridge.", [begin()]), where)).toEqual({
      ok: true,
      need: { func: "where", noun: "mug" },
      sentence: "Where is the mug?",
    });
    const sponge = view("clean the sponge and put it in the sink.", [begin()]);
    expect(checkQuestion(sponge, { ...where, noun: "Sponge" })).toMatchObject({
      need: { func: "where", noun: "dishsponge" },
    });
  });

  it("may be about what was seen", () => {
    const seen = did(
      "go to fridge 1",
      "On the fridge 1, you see a egg 2.",
      commandsAt(["fridge 1"]),
    );
    const egg = { ...where, noun: "egg 2" };
    expect(checkQuestion(view("put a mug in fridge.", [begin()]), egg).ok).toBe(false);
    expect(checkQuestion(view("put a mug in fridge.", [begin(), seen]), egg)).toMatchObject({
      need: { noun: "egg" },
    });
  });

  it.each<[string, Partial<WrittenQuestion>]>([
    ["about nothing that is there", { noun: "password" }],
    ["narrowed down by words that the task has not", { adjective: "ignore the task" }],
    ["for one of several, without saying which", { func: "which" }],
    ["for the one that is meant, where none is", { func: "which", adjective: "meant" }],
  ])("cannot be put %s", (_, change) => {
    const now = view("put a mug in fridge.", [begin()]);
    expect(checkQuestion(now, { ...where, ...change })).toMatchObject({ ok: false });
  });

  it("may ask for the one that is meant where one is", () => {
    const now = { ...view("put a mug in fridge.", [begin()]), particular: true };
    const written = { ...where, func: "which", adjective: "meant" } as const;
    expect(checkQuestion(now, written)).toMatchObject({
      need: { func: "which", noun: "mug", adjective: "meant" },
    });
  });

  it("is put once in an episode", () => {
    const before = asked({ func: "where", noun: "mug" });
    const now = view("put a mug in fridge.", [begin(), before]);
    expect(checkQuestion(now, where)).toEqual({ ok: false, reason: "that was asked before" });
    expect(
      checkQuestion(view("put two mugs in fridge.", [begin(), before]), {
        ...where,
        adjective: "two",
      }).ok,
    ).toBe(true);
  });
});
