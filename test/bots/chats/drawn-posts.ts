/** What drawn stories show and say. */
import type { Card, Note } from "../../../src/core/bot.js";
import type { CardEnd } from "../../../src/core/card.js";
import { kitchen } from "../home.js";
import { card, question } from "../slack-scenario.js";

export const choicesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    return { id: `c${n}`, label: `Shelf ${n}`, value: `shelf ${n}` };
  });
const done: CardEnd = {
  success: true,
  reason: null,
  steps: 7,
  questions: 1,
  worth: { stepsWith: 7, stepsWithout: 19, successWithout: true },
  helpers: ["Ana", "Ben"],
  facts: ["an apple is in the sink"],
};
const heard = { question: "Where is it?", answer: "in *the* sink", by: "Ana", seconds: 8 };
const view = { owner: kitchen, seen: ["countertop 1"] };
const options = choicesOf(30);
const turn = { id: "m-1", sees: ["A *door*."], choices: choicesOf(3), player: "Ana", view: null };
const failed = { ...done, success: false, reason: "nobody answered", worth: null, facts: [] };

const which = {
  text: "Which mug is Ana's, the blue mug or mug 2?",
  need: { func: "which", noun: "mug", adjective: "Ana's" },
} as const;
const long = Array.from({ length: 40 }, (_, n) => `line ${n}: *words* & <more>`);
const bound = { asked: "Deploy *billing*?", lines: long };

export const cards: readonly Partial<Card>[] = [
  { question: question({ ...which, choices: choicesOf(2) }) },
  { question: question({ ...which, text: "Where is Ana's mug?", bound }), home: "A <b> *home*" },
  {
    question: null,
    done: { ...done, choice: "Ana chose it.", guess: "I guessed.", reused: ["*2*"] },
  },
  {},
  { question: question({ choices: choicesOf(3), view }) },
  { question: question({ choices: options, view }), heard },
  { question: question({ choices: [], assignee: "Ben <x>" }), mode: "keeper" },
  { question: question({ followUp: true, choices: choicesOf(2) }), paused: true },
  { question: question({ blind: true, answers: { given: 1, wanted: 3 } }) },
  { question: null, heard },
  { question: null, trouble: "the disk is full" },
  { question: null, played: true, turn },
  { question: null, done },
  { question: null, done: failed },
  { question: null, past: true, heard },
];

const texts = { kind: "news", text: "The *apple* is in the sink.", ballot: null } as const;

/** @param idOf gives somebody's id on the platform */
export const notesFor = (idOf: (who: "ana" | "ben") => string): readonly Partial<Note>[] => [
  {},
  { kind: "late", text: "Too late, but *noted*." },
  { kind: "unclear", text: "Which one?", asks: { question: "q1", choices: choicesOf(2) } },
  { kind: "reminder", text: "Please answer.", ballot: null, to: idOf("ben") },
  { aside: true, to: idOf("ana") },
  { direct: true, to: idOf("ana") },
  { ...texts, announced: true },
  texts,
];

/** What can be looked up from a message. */
export const watched = {
  questions: { q1: { question: question({ choices: options, view }), secret: false } },
  episodes: { e1: { card: card({ question: null, done }), timeline: [] } },
  notes: {},
};
export const page = {
  questions: [{ home: "ops", task: "put *it* away", question: question() }],
  answers: [{ ballot: "b1", question: "Where?", answer: "the sink", at: 1_893_596_400_000 }],
  asked: 1,
  cap: 3,
  consented: false,
  optedOut: false,
};
export const consent = { campaign: "k1", title: "Study", text: "One\nTwo <x>", minimumAge: 18 };
export const file = { name: "sous-my-data.json", text: '{"person":"PERSON"}' };
export const sayings = [
  "in the sink",
  "*not* <there> & done",
  "ana is wrong",
  "thanks!",
  "> quoted\nno",
  "it's in `the` _fridge_",
];
export const typed =
  "help|status|facts kitchen|play kitchen|play castle|me|me|me|me|forget-me|my-data|my-data delete|pause|stop|why|nonsense <b>".split(
    "|",
  );
