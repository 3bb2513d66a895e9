/** Simulates a person with a language model, which is told where things are (ABA, appendices A and G). */

import type { Asked, Oracle } from "../../core/episode/oracle.js";
import type { PlaceView, ThingView } from "../../core/episode/scene.js";
import { classOf } from "../../core/memory/fact.js";
import type { ChatModel, Message, Prompt } from "../../core/model/model.js";
import type { QuestionView } from "../../core/question/question.js";
import { definite, preposition } from "../../core/words/names.js";

const instruction: Message = {
  speaker: "system",
  text: [
    "You live in a home in which a robot helps. You are given what lies where, and the robot asks you something.",
    "Answer in one short sentence, only from what you are given, with the same names. Say where every thing of the kind is.",
    "When you are told what you want and the robot asks which one or where that one is, answer for that one only.",
    'When what you are given does not say it, answer "I don\'t know".',
  ].join("\n"),
};

const examples: readonly (readonly [knows: string, question: string, answer: string])[] = [
  [
    "pen 1 is on the desk. pen 2 is in drawer 3. book 1 is on the bed.",
    "Where is a pen?",
    "pen 1 is on the desk, pen 2 is in drawer 3.",
  ],
  [
    "cup 1 is in cabinet 4. cup 2 is on counter 1. kettle 1 is on burner 2. What you want is cup 2.",
    "Where is the cup you mean?",
    "cup 2 is on counter 1.",
  ],
  [
    "cup 1 is in cabinet 4. cup 2 is on counter 1. kettle 1 is on burner 2. What you want is cup 2.",
    "Which cup do you mean?",
    "I mean cup 2.",
  ],
  [
    "towel 1 is on the towel holder. soap bottle 1 is in cabinet 2.",
    "Where is a candle?",
    "I don't know",
  ],
];

const answerTokens = 512;

export function createHumanModel(model: ChatModel): Oracle {
  return {
    async answer(asked) {
      const { question } = asked;
      const prompt = composePrompt(asked);
      if (!question.followUp) {
        return {
          kind: "words",
          text: await model.complete({ ...prompt, maxTokens: answerTokens }),
        };
      }
      const labels = [...new Set(question.choices.map(({ label }) => label))];
      const { scored } = await model.choose(prompt, [...labels, unknown]);
      const choice = question.choices.find(({ label }) => label === scored[0]?.option);
      return { kind: "choice", choice: choice?.id ?? null };
    },
  };
}

const unknown = "I don't know";

function composePrompt({ question, household, episode }: Asked): Prompt {
  const knows = [describePlacements(question.view), describeMeant(question.view)];
  const shown = examples.flatMap(([given, asked, answer]): readonly Message[] => [
    { speaker: "user", text: put(given, asked) },
    { speaker: "assistant", text: answer },
  ]);
  const present = put(knows.filter((text) => text !== "").join(" "), question.text);
  return {
    role: "human",
    messages: [instruction, ...shown, { speaker: "user", text: present }],
    charge: { household, episode },
  };
}

function put(knows: string, question: string): string {
  return `What lies where: ${knows}\nThe robot asks: ${question}`;
}

/** Writes where things are as a paragraph (ABA, appendix A): "Mug 2 is on counter 1. The egg is in the fridge." */
function describePlacements({ owner }: QuestionView): string {
  const lying = owner.places.flatMap((place) =>
    place.things.map((thing) => `${nameThing(thing)} is ${whereIs(place)}.`),
  );
  const held = owner.held ? [`${nameThing(owner.held)} is in the robot's hand.`] : [];
  return [...lying, ...held].join(" ");
}

function describeMeant({ owner, meant }: QuestionView): string {
  const things = [
    ...owner.places.flatMap(({ things }) => things),
    ...(owner.held ? [owner.held] : []),
  ];
  const thing = things.find(({ id }) => id === meant);
  return thing ? `What you want is ${nameThing(thing)}.` : "";
}

function nameThing({ label }: ThingView): string {
  return /^[A-Z]|\d$/.test(label) ? label : `the ${label}`;
}

function whereIs({ id, label }: PlaceView): string {
  return `${preposition(classOf(id))} ${definite(label)}`;
}
