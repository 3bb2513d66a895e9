import type { FollowUp, Need, Question } from "../../src/core/question.js";
import type { Database } from "../sqlite/database.js";
import type { Params } from "../sqlite/params.js";
import { Table } from "../sqlite/table.js";
import { showQuestion } from "./outbox-writes.js";
import { stopTimers } from "./timers.js";

/** A question with its need in columns of their own. */
interface QuestionRow extends Omit<Question, "need"> {
  readonly func: Need["func"];
  readonly adjective: string | null;
  readonly noun: string;
}

const questionTable = new Table<QuestionRow>("questions", {
  id: "plain",
  household: "plain",
  episode: "plain",
  func: "plain",
  adjective: "plain",
  noun: "plain",
  text: "plain",
  why: "plain",
  choices: "json",
  mode: "plain",
  purpose: "plain",
  campaign: "plain?",
  state: "plain",
  reason: "plain",
  followUp: "json",
  view: "json",
  propensity: "plain",
  askedAt: "plain",
  deadline: "plain",
  settledAt: "plain",
  quorum: "plain",
  fallback: "plain",
  adjudicates: "plain",
  assignee: "plain",
  deliveredAt: "plain?",
});

/** @param rest what follows the table in the statement */
export function findQuestion(db: Database, rest: string, params: Params): Question | null {
  const row = questionTable.get(db, rest, params);
  return row && toQuestion(row);
}

/** @param rest what follows the table in the statement */
export function listQuestions(db: Database, rest: string, params: Params): readonly Question[] {
  return questionTable.all(db, rest, params).map(toQuestion);
}

function toQuestion({ func, adjective, noun, ...question }: QuestionRow): Question {
  return { ...question, need: adjective === null ? { func, noun } : { func, adjective, noun } };
}

/** Inside a transaction. */
export function insertQuestion(db: Database, { need, ...question }: Question): void {
  const { func, adjective = null, noun } = need;
  questionTable.insert(db, { ...question, func, adjective, noun });
}

/** Inserts a question and, while it is open, shows it. Inside a transaction. */
export function poseQuestion(db: Database, question: Question): void {
  insertQuestion(db, question);
  if (question.state === "open") showQuestion(db, question);
}

/** Keeps the follow-up to the latest unclear reply. Inside a transaction. */
export function keepFollowUp(db: Database, id: string, followUp: FollowUp): void {
  questionTable.update(db, { followUp }, "id = @id", { id });
}

/** Settles a question if it is still open. False when it was not. Inside a transaction. */
export function settleQuestion(
  db: Database,
  settle: { id: string; state: Question["state"]; reason: string | null; at: number },
): boolean {
  const { id, state, reason, at } = settle;
  const values = { state, reason, settledAt: at };
  const settled = questionTable.update(db, values, "id = @id AND state = 'open'", { id });
  if (settled > 0) stopTimers(db, id, at);
  return settled > 0;
}
