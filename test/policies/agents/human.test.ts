import { expect, it } from "vitest";
import type { CardQuestion } from "../../../src/core/bot.js";
import type { PlaceView, ThingView } from "../../../src/core/episode/scene.js";
import { createHumanModel } from "../../../src/policies/human/human-model.js";
import { createPlayedModel, playWell } from "../played-model.js";

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
