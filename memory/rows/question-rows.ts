import type { Choice, FollowUp, Question, QuestionView } from "../../src/core/question.js";
import type { Database } from "../sqlite/database.js";
import { stopTimersOfSettled } from "./timers.js";

export interface QuestionRow {
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly func: Question["need"]["func"];
  readonly adjective: string | null;
  readonly noun: string;
  readonly text: string;
  readonly why: string;
  readonly choices_json: string;
  readonly mode: Question["mode"];
  readonly purpose: Question["purpose"];
  readonly campaign: string | null;
  readonly state: Question["state"];
  readonly reason: string | null;
  readonly follow_up_json: string | null;
  readonly view_json: string;
  readonly propensity: number;
  readonly asked_at: number;
  readonly deadline: number;
  readonly settled_at: number | null;
  readonly quorum: number;
  readonly fallback: Question["fallback"];
  readonly adjudicates: string | null;
  readonly assignee: string | null;
  readonly delivered_at: number | null;
}

export function toQuestion(row: QuestionRow): Question {
  const { func, adjective, noun } = row;
  return {
    id: row.id,
    household: row.household,
    episode: row.episode,
    need: adjective === null ? { func, noun } : { func, adjective, noun },
    text: row.text,
    why: row.why,
    choices: JSON.parse(row.choices_json) as Choice[],
    mode: row.mode,
    purpose: row.purpose,
    ...(row.campaign !== null && { campaign: row.campaign }),
    state: row.state,
    reason: row.reason,
    followUp: row.follow_up_json === null ? null : (JSON.parse(row.follow_up_json) as FollowUp),
    view: JSON.parse(row.view_json) as QuestionView,
    propensity: row.propensity,
    askedAt: row.asked_at,
    deadline: row.deadline,
    settledAt: row.settled_at,
    quorum: row.quorum,
    fallback: row.fallback,
    adjudicates: row.adjudicates,
    assignee: row.assignee,
    ...(row.delivered_at !== null && { deliveredAt: row.delivered_at }),
  };
}

/** Inside a transaction. */
export function insertQuestion(db: Database, question: Question): void {
  db.run(
    `INSERT INTO questions (id, household, episode, func, adjective, noun, text, why, choices_json,
       mode, purpose, state, reason, follow_up_json, view_json, propensity, asked_at, deadline,
       settled_at, quorum, fallback, adjudicates, assignee, campaign)
     VALUES (@id, @household, @episode, @func, @adjective, @noun, @text, @why, @choices,
       @mode, @purpose, @state, @reason, @followUp, @view, @propensity, @askedAt, @deadline,
       @settledAt, @quorum, @fallback, @adjudicates, @assignee, @campaign)`,
    {
      id: question.id,
      household: question.household,
      episode: question.episode,
      func: question.need.func,
      adjective: question.need.adjective ?? null,
      noun: question.need.noun,
      text: question.text,
      why: question.why,
      choices: JSON.stringify(question.choices),
      mode: question.mode,
      purpose: question.purpose,
      state: question.state,
      reason: question.reason,
      followUp: question.followUp && JSON.stringify(question.followUp),
      view: JSON.stringify(question.view),
      propensity: question.propensity,
      askedAt: question.askedAt,
      deadline: question.deadline,
      settledAt: question.settledAt,
      quorum: question.quorum,
      fallback: question.fallback,
      adjudicates: question.adjudicates,
      assignee: question.assignee,
      campaign: question.campaign ?? null,
    },
  );
}

/** Settles a question if it is still open; says whether it was. Inside a transaction. */
export function settleQuestion(
  db: Database,
  settle: { id: string; state: Question["state"]; reason: string | null; at: number },
): boolean {
  const settled = db.run(
    `UPDATE questions SET state = @state, reason = @reason, settled_at = @at
     WHERE id = @id AND state = 'open'`,
    settle,
  );
  if (settled > 0) stopTimersOfSettled(db, settle.at);
  return settled > 0;
}
