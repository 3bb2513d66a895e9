/** Lists a desk's rows and messages after a test and compares them with the approved copy (`__snapshots__`). */

import type { Memory } from "../../memory/stores.js";
import type { Choice } from "../../src/core/question/question.js";
import { presentNote, render } from "../../src/desk/deliver/deliver.js";

const leftOut = new Set(
  "id ids ref under view seen key eventKey bytes picture hash ballot person platformId slot createdAt".split(
    " ",
  ),
);
const usual: Readonly<Record<string, unknown>> = {
  bot: "simulated",
  channel: "c1",
  platform: "web",
  workspace: "local",
  household: "kitchen",
  home: "Ana's kitchen",
  episode: "e1",
  round: 1,
  maxSteps: 50,
  task: "put a mug in the sink.",
  purpose: "demo",
  mode: "owner",
  fallback: "explore",
  propensity: 1,
  quorum: 1,
  state: "queued",
  shown: 0,
  wanted: 1,
  attempts: 0,
  deleted: 0,
  polarity: true,
  certainty: "sure",
  status: "valid",
  kind: "ask",
  engine: "test-1",
  thought: "I need to know where an apple is.",
};
const randomId = /\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g;
/** Milliseconds since 1970. */
const moment = /\b1[5-9]\d{11}\b/g;

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false || value === "";
}

export function lineOf(value: object): string {
  return JSON.stringify(value, (name, given: unknown) => {
    if (leftOut.has(name)) return undefined;
    if (name === "choices") return (given as readonly Choice[]).map(sayChoice).join("|");
    if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
    const members = Object.entries(given).filter(
      ([member, of]) => !isBlank(of) && usual[member] !== of,
    );
    return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Those of an earlier answer have their value: no row has it otherwise. */
const sayChoice = ({ id, label, value }: Choice) =>
  /^o\d$/.test(id) ? `${label} (${id}: ${value})` : label;

export async function transcript(memory: Memory): Promise<string> {
  const lines: string[] = [];
  for (const question of await memory.questions.list()) {
    lines.push(`question ${lineOf(question)}`);
    const agents = await memory.asks.asked(question.id);
    if (agents) lines.push(`  asked ${lineOf({ ...agents, question: null })}`);
    for (const ballot of await memory.questions.ballots(question.id))
      lines.push(`  answer ${lineOf({ ...ballot, question: null })}`);
  }
  for (const timer of await memory.questions.dueTimers(Number.MAX_SAFE_INTEGER))
    lines.push(`timer ${lineOf(timer)}`);
  for (const { id } of await memory.households.list()) {
    for (const fact of await memory.facts.list({ household: id, valid: false }))
      lines.push(`fact ${lineOf(fact)}`);
    for (const episode of await memory.episodes.list(id))
      for (const { propensity: chance, ...one } of await memory.episodes.steps(episode.id))
        if (one.step.kind === "ask") lines.push(`step ${lineOf({ ...one, chance })}`);
  }
  for (const { note, ...delivery } of await memory.outbox.list()) {
    const shown = note
      ? await presentNote(memory, note)
      : await render(memory, { ...delivery, note });
    lines.push(`message ${lineOf({ ...delivery, is: shown })}`);
  }
  return withNumbers(lines);
}

/** Writes random ids as numbers, and times as milliseconds since the first. */
export function withNumbers(lines: readonly string[]): string {
  const numbers = new Map<string, number>();
  const started = Math.min(...Array.from(lines.join().matchAll(moment), ([at]) => Number(at)));
  return lines
    .join("\n")
    .replace(moment, (at) => `${Number(at) - started}`)
    .replace(randomId, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
      return `${id[0]}${numbers.get(id)}`;
    });
}
