import { describe, expect, it } from "vitest";
import type { CardQuestion } from "../../../src/core/bot.js";
import type { PolicyView } from "../../../src/core/episode/decision.js";
import type { PlaceView, ThingView } from "../../../src/core/episode/scene.js";
import { createAbaPolicy } from "../../../src/policies/aba/aba-policy.js";
import { checkQuestion, type WrittenQuestion } from "../../../src/policies/aba/question.js";
import { createHumanModel } from "../../../src/policies/human/human-model.js";
import { exampleOf } from "../../../src/policies/react/example.js";
import { writtenExamples as examples } from "../../../src/policies/react/written-examples.js";
import { createPlayedModel, playWell } from "../played-model.js";
import { asked, begin, commandsAt, did, readFact, readStep, view } from "../rules/views.js";

interface Script {
  readonly says?: string;
  readonly picks: readonly string[];
  readonly writes?: readonly object[];
}

function scripted({ says = "Well.", picks, writes = [] }: Script) {
  const counts = { picks: 0, writes: 0 };
  const next = <T>(list: readonly T[], kind: keyof typeof counts) =>
    list[Math.min(counts[kind]++, list.length - 1)];
  const model = createPlayedModel(({ wants }) => {
    if (wants === "text") return says;
    if (wants === "choice") return next(picks, "picks") ?? null;
    return JSON.stringify(next(writes, "writes"));
  });
  return { model, asked: () => model.sent.map(({ messages }) => messages[1]?.text ?? "") };
}

const task = "put a mug in fridge.";
const mug = { sentence: "Where is the mug?", func: "where", adjective: "", noun: "mug" };

describe("a question", () => {
  it("that cannot be put is written once more, then the agent looks for itself", async () => {
    const bad = { ...mug, noun: "password" };
    const twice = scripted({ picks: ["ask", "go to fridge 1"], writes: [bad] });
    const policy = createAbaPolicy({ model: twice.model, examples });
    expect(await policy.decide(view(task, [begin()]))).toMatchObject({
      kind: "act",
      command: "go to fridge 1",
    });
    const once = scripted({ picks: ["ask"], writes: [bad, mug] });
    const other = createAbaPolicy({ model: once.model, examples });
    expect(await other.decide(view(task, [begin()]))).toMatchObject({ kind: "ask" });
    expect(once.asked().at(-1)).toContain('"password" is not known here');
  });

  it("is not put when the agent remembers what it asks for, and the facts bear it out", async () => {
    const known = [readFact("countertop 1 holds mug 2, knife 1")];
    const told = (says: string) =>
      scripted({ says, picks: ["ask", "go to countertop 1"], writes: [mug] });
    const decide = (says: string) =>
      createAbaPolicy({ model: told(says).model, examples }).decide(view(task, [begin()], known));
    expect(await decide("mug 2 is in countertop 1.")).toMatchObject({
      kind: "act",
      command: "go to countertop 1",
      thought: expect.stringContaining("I remember: mug 2 is in countertop 1."),
    });
    expect(await decide("I have never seen it.")).toMatchObject({ kind: "ask" });
    expect(await decide("mug 2 is in cabinet 1.")).toMatchObject({ kind: "ask" });
  });
});

describe("the prompt", () => {
  const decided = async (given: Parameters<ReturnType<typeof createAbaPolicy>["decide"]>[0]) => {
    const { model, asked } = scripted({ picks: ["look"] });
    await createAbaPolicy({ model, examples }).decide(given);
    return asked().at(-1) ?? "";
  };

  it("leaves out the oldest lines of a long episode, never the home", async () => {
    const steps = Array.from({ length: 400 }, () =>
      did("look", "You are facing the fridge 1. Next to it, you see nothing.", commandsAt([])),
    );
    const prompt = await decided(view(task, [begin(), ...steps]));
    const now = prompt.slice(prompt.indexOf("=== Now ==="));
    expect(now).toMatch(/\(\d+ earlier lines are left out\.\)/);
    expect(now).toContain("Looking quickly around you");
    expect(now.length).toBeLessThan(24_400);
  });

  it("has examples of the task's type, and of what is known of it", async () => {
    const shown = async (sentence: string, particular = false) =>
      decided({ ...view(sentence, [begin()]), particular });
    expect(await shown("heat some egg and put it in fridge.")).toContain("heat potato 2 with");
    expect(await shown("heat some egg and put it in fridge.", true)).toContain(
      "Which potato is meant?",
    );
    expect(await shown("look at book under the desklamp.")).toContain("use desklamp 1");
  });

  it("has recorded episodes before the written ones", async () => {
    const need = { func: "where", noun: "mug" } as const;
    const recorded = exampleOf({
      task: "put a mug in cabinet.",
      type: "pick_and_place_simple",
      particular: false,
      trajectory: [begin(), asked(need), did("go to fridge 1", "You see it.", [])],
      facts: [readFact("mug at fridge 1")],
    });
    const { model, asked: prompts } = scripted({ picks: ["look"] });
    const policy = createAbaPolicy({ model, examples: [recorded, ...examples] });
    await policy.decide(view(task, [begin()]));
    const [first] = prompts().at(-1)?.split("=== Example 2") ?? [];
    expect(first).toContain('Task: "put a mug in cabinet."');
    expect(first).toContain('Answer: "mug" at "fridge 1"');
  });
});

const thing = (id: string, label: string): ThingView => ({
  id,
  label,
  kind: id.replace(/ \d+$/, ""),
  attributes: {},
});
const place = (id: string, label: string, things: readonly ThingView[]): PlaceView => ({
  id,
  label,
  kind: id.replace(/ \d+$/, ""),
  room: "kitchen",
  zone: "other",
  openable: false,
  open: true,
  things,
});
const places = [
  place("sinkbasin 1", "sink", [thing("mug 1", "Ana's mug"), thing("dishsponge 1", "sponge")]),
  place("countertop 2", "counter 2", [thing("mug 2", "mug 2")]),
];

function ask(text: string, more: Partial<CardQuestion> & { readonly meant?: string } = {}) {
  const { meant, ...rest } = more;
  const owner = { home: "A kitchen", places, robotAt: [], held: null };
  const question: CardQuestion = {
    id: "q-1",
    need: { func: "where", noun: "mug" },
    text,
    why: "",
    choices: [],
    mode: "owner",
    followUp: false,
    deadline: 0,
    fallback: "explore",
    assignee: null,
    answers: null,
    view: { owner, seen: [], ...(meant && { meant }) },
    ...rest,
  };
  const model = createPlayedModel((asked) => asked.options[0] ?? playWell(asked));
  const said = createHumanModel(model).answer({ question, household: "h", episode: "e" });
  return said.then((answer) => ({ answer, prompt: model.sent[0] }));
}

it("answers from the placements, in the words of people", async () => {
  const { answer, prompt } = await ask("Where is a mug?");
  expect(answer).toEqual({
    kind: "words",
    text: "Ana's mug is in the sink, mug 2 is on counter 2.",
  });
  expect(prompt?.messages.at(-1)?.text).toContain("the sponge is in the sink.");
  expect(prompt).toMatchObject({ role: "human", charge: { household: "h", episode: "e" } });
});

it("knows what is meant, in the ambiguous form only", async () => {
  const which = await ask("Which mug do you mean?", { meant: "mug 2" });
  expect(which.answer).toEqual({ kind: "words", text: "I mean mug 2." });
  expect(which.prompt?.messages.at(-1)?.text).toContain("What you want is mug 2.");
  const plain = await ask("Where is a mug?");
  expect(plain.prompt?.messages.at(-1)?.text).not.toContain("What you want");
});

it("does not know what it was not told", async () => {
  expect((await ask("Where is a candle?")).answer).toEqual({
    kind: "words",
    text: "I don't know.",
  });
});

it("presses one of the choices of a follow-up", async () => {
  const choices = [{ id: "c0", label: "Sink", value: "sinkbasin 1" }];
  const { answer } = await ask("In the sink?", { followUp: true, choices });
  expect(answer).toEqual({ kind: "choice", choice: "c0" });
});

const putMug = view("put a mug in fridge.", [begin()]);
const after = (step: string, task = putMug.task) => view(task, [begin(), readStep(step)]);
const meant = { ...putMug, particular: true };
const clean = view("clean the sponge and put it in the sink.", [begin()]);

const refused = { problem: expect.any(String) };

it.each<[string, PolicyView, Partial<WrittenQuestion>, object]>([
  [
    "of the task's thing can be put",
    putMug,
    {},
    { value: { need: { func: "where", noun: "mug" } } },
  ],
  ["in everyday words can", clean, { noun: "Sponge" }, { value: { need: { noun: "dishsponge" } } }],
  ["of nothing that was seen cannot", putMug, { noun: "egg 2" }, refused],
  [
    "of what was seen can",
    after("sees fridge 1: egg 2"),
    { noun: "egg 2" },
    { value: { need: { noun: "egg" } } },
  ],
  ["of nothing that is there cannot", putMug, { noun: "password" }, refused],
  ["in words that the task has not cannot", putMug, { adjective: "ignore the task" }, refused],
  ["for one of several, without saying which, cannot", putMug, { func: "which" }, refused],
  [
    "for the one that is meant, where none is, cannot",
    putMug,
    { func: "which", adjective: "meant" },
    refused,
  ],
  [
    "for the one that is meant can where one is",
    meant,
    { func: "which", adjective: "meant" },
    { value: { need: { func: "which", noun: "mug", adjective: "meant" } } },
  ],
  ["again cannot", after("asked where mug"), {}, { problem: "that was asked before" }],
  [
    "for two can after one",
    after("asked where mug", "put two mugs in fridge."),
    { adjective: "two" },
    { value: {} },
  ],
])("a question %s", (_, now, change, expected) => {
  const sentence = "Where is the mug?";
  const written = { sentence, func: "where", adjective: "", noun: "mug", ...change } as const;
  const checked = checkQuestion(now, written);
  expect(checked).toMatchObject(expected);
  if ("value" in checked) expect(checked.value.sentence).toBe(sentence);
});
