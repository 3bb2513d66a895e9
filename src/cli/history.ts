/** `sous facts --history`: every noted fact, who said it when, and what closed it. */
import { visibleLine } from "../../bots/present/visible-text.js";
import { simulate } from "../app/households.js";
import type { FactLife } from "../core/fact.js";
import { kindsNamed } from "../core/names.js";
import type { Household, Memory } from "../core/stores.js";
import { phraseFactEnd } from "../desk/fact-end.js";
import { labelsOf, phraseFact } from "../desk/phrase.js";
import * as shared from "./options.js";

export interface HistoryOptions {
  /** True for every subject. */
  readonly history?: string | true;
  readonly json?: boolean;
}

type Labels = ReadonlyMap<string, string>;

export async function printHistory(
  memory: Memory,
  household: Household,
  { history, json }: HistoryOptions,
): Promise<void> {
  const labels = labelsOf(simulate(household).ownerView());
  const subject = typeof history === "string" ? history : null;
  const lives = await readLives(memory, household.id, subject, labels);
  if (json) return shared.printJson({ household: household.id, subject, history: lives });
  const all = new Map((await memory.facts.history(household.id)).map((fact) => [fact.id, fact]));
  for (const life of lives) {
    const [what = "", ...events] = formatLife(life, all, labels).map(visibleLine);
    shared.print([what, ...events.map((event) => `  ${event}`)].join("\n"));
  }
  if (lives.length === 0) shared.print("Nothing was ever noted about that.");
}

/** Matches id, kind and label. */
async function readLives(
  memory: Memory,
  household: string,
  subject: string | null,
  labels: Labels,
): Promise<readonly FactLife[]> {
  const everything = await memory.facts.history(household);
  if (subject === null) return everything;
  const named = [...labels].flatMap(([id, label]) => (label === subject ? [id] : []));
  const wanted = new Set<string>();
  for (const name of [subject, ...kindsNamed([subject]), ...named]) {
    for (const { id } of await memory.facts.history(household, name)) wanted.add(id);
  }
  return everything.filter(({ id }) => wanted.has(id));
}

function formatLife(life: FactLife, all: ReadonlyMap<string, FactLife>, labels: Labels): string[] {
  const beginning = `${timeOf(life.validFrom)} ${formatSource(life)}`;
  return [phraseFact(life, labels), beginning, ...formatEnd(life, all, labels)];
}

function formatSource({ source, personName, words, revives }: FactLife): string {
  if (revives) return "stands again: what had taken its place was taken back";
  const who = personName ?? "somebody";
  const quoted = words === null ? "" : `: "${words}"`;
  switch (source) {
    case "observation":
      return "seen";
    case "answer":
      return `${who} said so${quoted}`;
    case "rule":
      return `${who} taught it${quoted}`;
    case "inference":
      return "concluded";
  }
}

function formatEnd(life: FactLife, all: ReadonlyMap<string, FactLife>, labels: Labels): string[] {
  if (life.invalidAt === null)
    return life.dispute ? [`in dispute, to be settled by ${life.dispute}`] : ["holds"];
  const next = life.supersededBy === null ? undefined : all.get(life.supersededBy);
  const because = next ? `: ${phraseFact(next, labels)} (${briefSource(next)})` : "";
  return [`${timeOf(life.invalidAt)} ${phraseFactEnd(life, next)}${because}`];
}

function briefSource({ source, personName }: FactLife): string {
  return source === "observation" ? "seen" : (personName ?? source);
}

/** "2026-01-31 09:05:00Z" */
function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace("T", " ")}Z`;
}
