import { describe, expect, it } from "vitest";
import type { EpisodeEnd, StepRecord, TruncationReason } from "../../src/core/episode/episode.js";
import type { Fact, NewFact } from "../../src/core/memory/fact.js";
import { preferredAdjective } from "../../src/core/memory/notebook.js";
import { endLine } from "../../src/core/question/end-line.js";
import type { Need } from "../../src/core/question/question.js";
import { showQuestion } from "../../src/desk/deliver/card.js";
import { sayGuess, showEnd } from "../../src/desk/deliver/card-end.js";
import { rememberedIn, sayRemembered } from "../../src/desk/deliver/tell.js";
import { phraseContradiction } from "../../src/desk/words/phrase.js";
import { phraseQuestion, phraseWeighed } from "../../src/desk/words/phrase-question.js";
import { kitchen, place, thing } from "../bots/home.js";
import { openRows } from "../build/sous.js";
import { tableOf } from "../build/table.js";
import {
  askStep,
  beginEpisode,
  claimOf,
  factWrite,
  lookStep,
  sampleEpisode,
  sampleQuestion,
  sampleStep,
} from "../memory/samples.js";

const fact = (personName: string | null, place: string, change: Partial<Fact> = {}): Fact =>
  ({
    ...claimOf(factWrite("f", { objects: [place], source: "answer" })),
    personName,
    status: "valid",
    dispute: null,
    ...change,
  }) as Fact;

function endOf(change: Partial<Parameters<typeof showEnd>[0]> = {}) {
  const end: EpisodeEnd = { kind: "terminated" };
  const episode = sampleEpisode({ endedAt: 100, end, worth: null });
  const nothing = { records: [], questions: [], told: [], reused: [] };
  return showEnd({ episode, end, ...nothing, ...change });
}

it("thanks those whose answers hold, once each", () => {
  const told = [
    fact("Ana", "cabinet 1"),
    fact("Ana", "cabinet 1"),
    fact("Ben", "drawer 1"),
    fact("Cy", "drawer 2", { status: "contradicted" }),
    fact("Di", "drawer 3", { status: "retracted" }),
    fact("Eve", "drawer 4", { dispute: "q2" } as Partial<Fact>),
    fact("Flo", "shelf 1", { status: "superseded" }),
  ];
  const { helpers, facts, success, reason } = endOf({ told });
  expect({ helpers, success, reason }).toEqual({
    helpers: ["Ana", "Ben", "Flo"],
    success: true,
    reason: null,
  });
  expect(facts).toHaveLength(3);
});

describe("the end says which earlier answers spared questions", () => {
  const at = (day: number) => Date.UTC(2026, 10, day, 12);
  const answers = [
    fact("Ana", "mug 2", { id: "f1", subject: "Ana's mug", relation: "is", validFrom: at(3) }),
    fact("Ana", "cabinet 1", { id: "f2", subject: "bread", validFrom: at(3) }),
    fact(null, "drawer 1", { id: "f3", subject: "spoon", validFrom: at(5) }),
    fact("Ben", "as said", { id: "f4", subject: "tea", relation: "is", validFrom: at(1) }),
    fact("Ben", "mug 3", { id: "f5", subject: "Ben's mug", relation: "is", episode: "e2" }),
    fact("Ana", "sink 1", { id: "f7", subject: "cup", polarity: false, validFrom: at(-2) }),
    fact("Ana", "sink 1", { id: "f8", status: "contradicted", invalidAt: at(5) }),
    fact("Ana", "sink 1", { id: "f9", status: "retracted" }),
    fact(null, "sink 1", { id: "f6", source: "observation" }),
  ];
  const question = sampleQuestion();
  const mug = thing("mug 2", "blue mug", "blue");
  const shelf = place("shelf 1", { label: "shelf", zone: "surfaces", things: [mug] });
  const view = { owner: { ...kitchen, held: null, places: [shelf] } };
  const memory = {
    facts: { byIds: async (ids: string[]) => answers.filter(({ id }) => ids.includes(id)) },
    questions: { get: async () => ({ ...question, view }) },
  } as never;
  const end = { ...endOf(), steps: 6 };

  it.each(tableOf<[string[], string]>("desk", "ends"))("%j", async (because, line) => {
    const look = lookStep(1);
    const step = { kind: "ask", handling: "notebook" } as never;
    const reusedBy = async (records: readonly StepRecord[]) =>
      sayRemembered(memory, await rememberedIn(memory, records, "e2", at(5)), at(5), "UTC");
    const reused = await reusedBy([{ ...look, step, because }]);
    expect(endLine({ ...end, ...(reused.length > 0 && { reused }) })).toBe(line);
    const unused = [
      { ...look, because },
      { ...look, step: { kind: "ask", handling: "posted" } },
    ];
    expect(await reusedBy(unused as never)).toEqual([]);
  });

  it("and that it asked less, or went by them in the shop", () => {
    const reused = ["Ana told me earlier that we buy tea"];
    expect(endLine({ ...end, questions: 1, reused })).toBe(
      "Done in 6 steps and 1 question. I asked less: Ana told me earlier that we buy tea.",
    );
    const { task } = sampleEpisode();
    const order = endOf({ reused, episode: sampleEpisode({ task: { ...task, type: "order" } }) });
    expect(endLine(order)).toContain("that we buy tea. If that has changed, tell me here.");
    expect(endLine({ ...end, success: false, reason: "it was stopped", reused })).toBe(
      "Not done after 6 steps: it was stopped. I didn't ask: Ana told me earlier that we buy tea.",
    );
  });
});

it("counts the actions, and the questions that were asked before the end", () => {
  const questions = [50, 100, 101].map((askedAt) => sampleQuestion({ askedAt }));
  const records = [sampleStep(), lookStep(1), lookStep(2)];
  expect(endOf({ questions, records })).toMatchObject({ steps: 2, questions: 2 });
  const episode = sampleEpisode({ endedAt: null });
  expect(endOf({ episode, questions })).toMatchObject({ questions: 3 });
});

it.each(
  tableOf<[TruncationReason, string, { type?: "clarify"; policy?: string }]>("desk", "reasons"),
)("says why it ended: %s, %s", (reason, words, { type, policy = "rules" }) => {
  const { task } = sampleEpisode();
  const episode = sampleEpisode({ policy, task: { ...task, ...(type && { type }) } });
  const ended = endOf({ episode, end: { kind: "truncated", reason } });
  expect(ended).toMatchObject({ success: false, reason: words });
});

it.each([
  [["mug 1"], [fact("Ana", "mug 1")], "Ana chose "],
  [["mug 1"], [], "The choice was "],
  [["mug 1"], [fact("Ana", "mug 2")], "The choice was "],
  [null, [fact("Ana", "mug 2")], "Nobody minded which, so any mug would do."],
  [null, [], "Nobody chose, so any mug would do."],
  [["5 pound"], [fact("Ana", "5 pound")], "Ana chose 5 pound.", "usual mug size"],
  [["5 pound"], [fact("Ana", "5 pound")], "The choice was 5 pound.", "blue mug"],
])("says who chose an open thing: %j", (chosen, told, words, subject = "preferred mug") => {
  const { task } = sampleEpisode();
  const wish = subject !== "preferred mug" && { product: "p" };
  const episode = sampleEpisode({
    task: { ...task, open: true, ...(wish && { wish }), ...(chosen && { chosen }) } as never,
  });
  const choices = told.map((one) => ({ ...one, relation: "is", subject }) as Fact);
  expect(endOf({ episode, told: choices }).choice).toContain(words);
  expect(endOf({ told: choices })).not.toHaveProperty("choice");
});

it.each([
  ["nobody told me", []],
  ["the answers left it open", [{ relation: "is", subject: "Ana's mug", source: "answer" }]],
  ["nobody told me", [{ relation: "is", subject: "Ben's mug", source: "answer" }]],
])("a guess says that %s", (why, told) => {
  const { task } = sampleEpisode();
  const episode = sampleEpisode({ task: { ...task, particular: { owner: "Ana" } } });
  const look = lookStep(1);
  const guessed = { ...look, step: { ...look.step, guess: "mug 1" } } as typeof look;
  const { guess } = sayGuess(episode, [guessed], [sampleQuestion()], told as unknown as Fact[]);
  expect(guess).toBe(`I guessed that Ana's mug is mug 1: ${why}.`);
  expect(sayGuess(episode, [look], [], [])).toEqual({});
});

it.each(tableOf<[Need, string]>("desk", "questions"))("asks %j", (need, sentence) => {
  expect(phraseQuestion(need)).toBe(sentence);
});

it("asks for the thing that was chosen by its name", () => {
  const need = { func: "where", noun: "mug", adjective: preferredAdjective } as const;
  expect(phraseQuestion(need, "blue mug")).toBe("Where is the blue mug?");
});

it.each(tableOf<[Parameters<typeof phraseWeighed>[0], boolean, string]>("desk", "weighed"))(
  "says the figures of %j, asked: %s",
  (weighed, wasAsked, words) => {
    expect(phraseWeighed(weighed, wasAsked)).toBe(words);
  },
);

it.each(tableOf<[Partial<NewFact>, string]>("desk", "untrue"))(
  "says what turned out untrue: %j",
  (claim, text) => {
    const told = { polarity: true, certainty: "sure", source: "answer", ...claim } as NewFact;
    const labels = new Map([
      ["mug 1", "blue mug"],
      ["sinkbasin 1", "sink"],
    ]);
    const note = `${text} The note is marked as out of date.`;
    expect(phraseContradiction(told, labels)).toBe(note);
  },
);

it.each([
  ["slack", true],
  ["discord", true],
  ["x-line", true],
  ["web", undefined],
  ["terminal", undefined],
])("keeps a player's question apart where the player reads it too: %s", async (bot, apart) => {
  const memory = await openRows();
  await beginEpisode(memory, { policy: "human", bot });
  const question = sampleQuestion({ need: { func: "which", noun: "mug", adjective: "Ana's" } });
  await memory.questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 20);
  const shown = await showQuestion(memory, question);
  expect(shown.apart).toBe(apart);
  expect(shown.choices).toEqual(question.choices);
});
