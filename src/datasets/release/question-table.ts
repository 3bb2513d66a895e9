/** A question with its answers as one line of a table; what has parts is JSON. */
import type { QuestionRow } from "./rows.js";
import type { Cell, Column, Table } from "./tables.js";

type Reader = readonly [Column["type"], (row: QuestionRow) => Cell];

const text = (read: (row: QuestionRow) => string | null): Reader => ["STRING", read];
const number = (read: (row: QuestionRow) => number): Reader => ["DOUBLE", read];
const json = (read: (row: QuestionRow) => unknown): Reader => [
  "STRING",
  (row) => JSON.stringify(read(row)),
];

const readers: Readonly<Record<string, Reader>> = {
  id: text(({ id }) => id),
  household: text(({ household }) => household),
  episode: text(({ episode }) => episode),
  people: text(({ people }) => people),
  platform: text(({ platform }) => platform),
  trainingAllowed: ["BOOLEAN", ({ trainingAllowed }) => trainingAllowed],
  purpose: text(({ purpose }) => purpose),
  campaign: text(({ campaign }) => campaign),
  arm: json(({ arm }) => arm),
  round: number(({ round }) => round),
  world: text(({ world }) => world),
  view: text(({ view }) => view),
  mode: text(({ mode }) => mode),
  policy: text(({ policy }) => policy),
  askPolicy: text(({ askPolicy }) => askPolicy),
  propensity: number(({ propensity }) => propensity),
  func: text(({ form }) => form.func),
  adjective: text(({ form }) => form.adjective ?? null),
  noun: text(({ form }) => form.noun),
  sentence: text(({ sentence }) => sentence),
  why: text(({ why }) => why),
  choices: json(({ choices }) => choices),
  things: json(({ things }) => things),
  quorum: number(({ quorum }) => quorum),
  fallback: text(({ fallback }) => fallback),
  adjudicates: text(({ adjudicates }) => adjudicates),
  state: text(({ state }) => state),
  reason: text(({ reason }) => reason),
  asked: text(({ asked }) => asked.at),
  settled: text(({ settled }) => settled.at),
  ballots: json(({ ballots }) => ballots),
  facts: json(({ facts }) => facts),
  actions: json(({ actions }) => actions),
  reward: number(({ reward }) => reward),
  end: json(({ end }) => end),
  worth: json(({ worth }) => worth),
};

export function toQuestionTable(questions: readonly QuestionRow[]): Table {
  const entries = Object.entries(readers);
  return {
    columns: entries.map(([name, [type]]) => ({ name, type })),
    rows: questions.map((row) => entries.map(([, [, read]]) => read(row))),
  };
}
