/** Rows of AmbiK put to people: kept as households, asked in an episode each, and read back as rows. */
import { loadRow, type PutRow, readRow, rowId, taskOf } from "../../scenes/ambik/index.js";
import type { Clock } from "../core/clock.js";
import type { AskOption } from "../core/decision.js";
import { asSaid } from "../core/fact.js";
import { meantAdjective, preferredAdjective } from "../core/notebook.js";
import type { Question } from "../core/question.js";
import type { Ballot, Household, Memory } from "../core/stores.js";
import { standingAnswers } from "../desk/tally.js";
import {
  type AnsweredRow,
  type AnswerMode,
  type QuestionedRow,
  type RowAnswer,
  toAnsweredRows,
  toQuestion,
} from "../studies/ambik/questions.js";
import type { AmbikRow } from "../studies/ambik/rows.js";

interface RowInMode {
  readonly row: AmbikRow;
  readonly mode: AnswerMode;
}

/** The household of a row, kept as it is on first use. */
export async function keepRow(
  memory: Memory,
  { row, mode }: RowInMode,
  clock: Clock,
): Promise<Household> {
  const { id, title, content, tasks } = loadRow(putRow(row, mode));
  const kept = await memory.households.get(id);
  return kept ?? memory.households.create({ id, title, content, tasks, createdAt: clock.now() });
}

/** Whether a row was put to people before, whatever came of it; one that still waits was not. */
export async function wasAsked(memory: Memory, { row, mode }: RowInMode): Promise<boolean> {
  const id = rowId({ row: row.id, mode });
  return (await memory.episodes.list(id)).some(({ end }) => end !== null);
}

function putRow(row: AmbikRow, mode: AnswerMode): PutRow {
  const { task, text, phrase, choices, meant } = toQuestion(row, mode);
  return {
    ...{ row: row.id, mode, type: row.type, objects: [...row.objects], task, intent: row.intent },
    ...{ question: text, phrase: choices.length > 0 ? phrase : null, choices: [...choices] },
    ...(meant !== undefined && { meant }),
  };
}

/** What the robot asks about a row. */
export function posedQuestion(row: PutRow): Omit<AskOption, "because"> {
  const { object, sentence } = taskOf(row);
  const adjective = row.mode === "persona" ? meantAdjective : preferredAdjective;
  return {
    need: { func: "which", adjective, noun: object },
    ...{ text: row.question, candidates: row.choices },
    why: `I was told: ${sentence}`,
    thought: "The task leaves something open.",
  };
}

/**
 * What people answered, as rows: by mode and id, and as they came.
 *
 * @param consented only answers of those who had agreed that they are used for research
 */
export async function readAnsweredRows(
  memory: Memory,
  { consented }: { readonly consented: boolean },
): Promise<readonly AnsweredRow[]> {
  const people = new Map((await memory.people.list()).map((person) => [person.id, person]));
  const mayTell = ({ person, at }: Ballot): boolean =>
    !consented || (people.get(person)?.consentedAt ?? Number.POSITIVE_INFINITY) <= at;
  const answered: AnsweredRow[] = [];
  for (const { id, content } of await memory.households.list()) {
    if (content.format !== "ambik") continue;
    const row = readRow(content, id);
    const answers = await answersTo(memory, { household: id, row }, mayTell);
    answered.push(...toAnsweredRows([questioned(row)], answers));
  }
  return answered.sort(
    (one, other) => one.mode.localeCompare(other.mode, "en") || one.id - other.id,
  );
}

function questioned({ row, type, objects, intent, task }: PutRow): QuestionedRow {
  return { id: row, type, objects, intent, ambiguousTask: task };
}

/** One answer of each person: their own words, or the choice that they pressed. */
async function answersTo(
  memory: Memory,
  { household, row: { row, mode } }: { readonly household: string; readonly row: PutRow },
  mayTell: (ballot: Ballot) => boolean,
): Promise<readonly RowAnswer[]> {
  const answers: RowAnswer[] = [];
  for (const question of await memory.questions.list({ household })) {
    const standing = standingAnswers(await memory.questions.ballots(question.id));
    for (const ballot of standing.filter(mayTell)) {
      if (ballot.understood !== "choice") continue;
      const names = ballot.claims.flatMap(({ objects }) => objects);
      const said = { row, mode, words: tellBallot(question, ballot) };
      answers.push({ ...said, names: names.filter((name) => name !== asSaid) });
    }
  }
  return answers;
}

function tellBallot({ choices }: Question, { choice, text }: Ballot): string {
  return choices.find(({ id }) => id === choice)?.value ?? text ?? "";
}
