/** Reads and writes rows of questions. */
import type { AlikeQuestion, NewTimer } from "../../../src/core/memory/stores.js";
import type { FollowUp, Need, Question } from "../../../src/core/question/question.js";
import type { Hit } from "../../../src/core/rank.js";
import type { Among } from "../../index/labels.js";
import type { Likeness } from "../../index/likeness.js";
import { type Database, type Params, run, type Work } from "../../work.js";
import { tableOf } from "../table.js";
import { showQuestion, touchCardsOf } from "./outbox-writes.js";
import { insertTimers, stopTimers } from "./timers.js";

interface QuestionRow extends Omit<Question, "need"> {
  readonly func: Need["func"];
  readonly adjective: string | null;
  readonly noun: string;
  readonly thing?: string | undefined;
}

const questionTable = tableOf<QuestionRow>()(
  "questions",
  `id household episode func adjective noun text why choices:json offers:json? mode purpose campaign? state
  reason followUp:json view:json propensity askedAt deadline settledAt quorum fallback
  adjudicates assignee deliveredAt? thing?`,
);

export function* findQuestion(rest: string, params: Params): Work<Question | null> {
  const row = yield* questionTable.get(rest, params);
  return row && toQuestion(row);
}

export function* listQuestions(rest: string, params: Params): Work<readonly Question[]> {
  return (yield* questionTable.all(rest, params)).map(toQuestion);
}

const mostAlike = 20;

/** Finds at most 20 questions with a similar text, best first. */
export async function findAlike(
  db: Database,
  likeness: Likeness,
  text: string,
  among: Among,
): Promise<readonly AlikeQuestion[]> {
  const near = await likeness.nearest({ kinds: ["question"], texts: [text], k: mostAlike, among });
  return db.readTogether(readAlike(near));
}

function* readAlike(near: readonly Hit[]): Work<readonly AlikeQuestion[]> {
  const alike: AlikeQuestion[] = [];
  for (const { id, similarity } of near) {
    const question = yield* findQuestion("WHERE id = @id", { id });
    if (question) alike.push({ question, similarity });
  }
  return alike;
}

function toQuestion({ func, adjective, noun, thing, ...question }: QuestionRow): Question {
  const need = adjective === null ? { func, noun } : { func, adjective, noun };
  return { ...question, need: thing === undefined ? need : { ...need, thing } };
}

export function* insertQuestion({ need, ...question }: Question): Work<void> {
  const { func, adjective = null, noun, thing } = need;
  yield* questionTable.insert({ ...question, func, adjective, noun, thing });
}

export function* poseQuestion(question: Question, timers: readonly NewTimer[] = []): Work<void> {
  yield* insertQuestion(question);
  if (question.state === "open") yield* showQuestion(question);
  yield* insertTimers(question.id, timers);
}

export function* keepFollowUp(id: string, followUp: FollowUp): Work<void> {
  yield* questionTable.update({ followUp }, "id = @id", { id });
}

/** Closes an open question and has its messages edited. Returns false if it was closed before. */
export function* settleQuestion(
  id: string,
  to: Pick<Question, "state" | "reason">,
  at: number,
): Work<boolean> {
  const values = { state: to.state, reason: to.reason, settledAt: at };
  const settled = yield* questionTable.update(values, "id = @id AND state = 'open'", { id });
  if (settled === 0) return false;
  yield* stopTimers(id, at);
  yield* run("DELETE FROM asked_pictures WHERE question = @id", { id });
  yield* touchCardsOf(id, at);
  return true;
}
