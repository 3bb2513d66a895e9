import { SousError } from "../src/core/errors.js";
import type { Need, Question } from "../src/core/question.js";
import type { AskWrite, Embedder, QuestionStore } from "../src/core/stores.js";
import { createBallotStore } from "./ballots.js";
import { requireOpenEpisode } from "./episodes.js";
import { rankByCosine } from "./index/rank.js";
import { embedRows, putVector } from "./index/vector-rows.js";
import { touchCard, touchCardsOf } from "./rows/outbox-writes.js";
import {
  insertQuestion,
  type QuestionRow,
  settleQuestion,
  toQuestion,
} from "./rows/question-rows.js";
import { insertStep } from "./rows/steps.js";
import type { Database } from "./sqlite/database.js";

export function createQuestionStore(options: {
  readonly db: Database;
  readonly embedder: Embedder;
}): QuestionStore {
  const { db, embedder } = options;
  const find = (id: string): Question | null => {
    const row = db.get<QuestionRow>("SELECT * FROM questions WHERE id = @id", { id });
    return row ? toQuestion(row) : null;
  };
  return {
    ...createBallotStore(db),
    async recordAsk(write, at) {
      const [vector] = await embedRows(embedder, write.question ? [[write.question.text]] : []);
      db.write(() => {
        writeAsk(db, write);
        if (write.question && vector) {
          putVector(db, { kind: "question", id: write.question.id, embedder, vector });
        }
        touchCard(db, write.record.episode, at);
      });
    },
    async get(id) {
      return find(id);
    },
    async list({ household, episode, state } = {}) {
      return db
        .all<QuestionRow>(
          `SELECT * FROM questions WHERE (@household IS NULL OR household = @household)
             AND (@episode IS NULL OR episode = @episode) AND (@state IS NULL OR state = @state)
           ORDER BY number`,
          { household: household ?? null, episode: episode ?? null, state: state ?? null },
        )
        .map(toQuestion);
    },
    async overdue(at) {
      return db
        .all<QuestionRow>(
          "SELECT * FROM questions WHERE state = 'open' AND deadline <= @at ORDER BY number",
          { at },
        )
        .map(toQuestion);
    },
    async findOpen(household, need) {
      const row = db.get<QuestionRow>(
        `SELECT * FROM questions WHERE household = @household AND state = 'open' AND func = @func
           AND noun = @noun AND adjective IS @adjective ORDER BY number`,
        { household, ...needParams(need), adjective: need.adjective ?? null },
      );
      return row ? toQuestion(row) : null;
    },
    async findAnswered(household, need, text) {
      const [query] = await embedRows(embedder, [[text]]);
      if (!query) return [];
      const rows = answeredRows(db, embedder, household, need);
      return rankByCosine(query, rows, rows.length).flatMap(({ id, similarity }) => {
        const question = find(id);
        return question ? [{ question, similarity }] : [];
      });
    },
    async close(id, state, reason, at) {
      return db.write(() => {
        const closed = settleQuestion(db, { id, state, reason, at });
        if (closed) touchCardsOf(db, id, at);
        return closed;
      });
    },
  };
}

function writeAsk(db: Database, { record, question, waitsFor }: AskWrite): void {
  if (record.step.kind !== "ask") {
    throw new SousError("bad-step", `Step ${record.seq} of ${record.episode} does not ask.`);
  }
  requireOpenEpisode(db, record.episode);
  if (question) insertQuestion(db, question);
  insertStep(db, record);
  if (waitsFor === null) return;
  db.run("INSERT INTO question_waits (question, episode, seq) VALUES (@question, @episode, @seq)", {
    question: waitsFor,
    episode: record.episode,
    seq: record.seq,
  });
}

function needParams(need: Need): { readonly func: string; readonly noun: string } {
  return { func: need.func, noun: need.noun };
}

/** Newest first, so that of two equally near ones the newer comes first. */
function answeredRows(
  db: Database,
  embedder: Embedder,
  household: string,
  need: Need,
): readonly { readonly row_id: string; readonly vector: Buffer }[] {
  return db.all(
    `SELECT row_id, vector FROM vectors JOIN questions ON questions.id = vectors.row_id
     WHERE kind = 'question' AND embedder = @embedder AND household = @household
       AND state = 'answered' AND func = @func AND noun = @noun
     ORDER BY questions.number DESC`,
    { embedder: embedder.id, household, ...needParams(need) },
  );
}
