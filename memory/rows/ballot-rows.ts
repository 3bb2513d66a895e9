import type { NewFact } from "../../src/core/fact.js";
import type { Ballot } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";

export interface BallotRow {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly person_name: string;
  readonly platform: Ballot["platform"];
  readonly workspace: string;
  readonly platform_id: string;
  readonly event_key: string;
  readonly message: string | null;
  readonly choice: string | null;
  /** Number of its words in `texts`, and the words. */
  readonly text: number | null;
  readonly text_value: string | null;
  readonly late: number;
  readonly saw_others: number;
  readonly after_others: number;
  readonly retracted_at: number | null;
  readonly replaces: string | null;
  readonly understood: Ballot["understood"];
  readonly claims_json: string | null;
  readonly at: number;
  readonly opened_at: number | null;
  readonly household: string;
  readonly episode: string;
}

const select = `SELECT ballots.*, people.name AS person_name, people.platform,
    people.workspace, people.platform_id,
    texts.text AS text_value, questions.household, questions.episode
  FROM ballots JOIN people ON people.id = ballots.person
  JOIN questions ON questions.id = ballots.question
  LEFT JOIN texts ON texts.number = ballots.text`;

/**
 * SQL: whether the same person has since answered the same question otherwise; src/desk/same-person.ts says it
 * of rows. @param ballot what the row of `ballots` is called
 */
export function isOutdated(ballot: string): string {
  return `EXISTS (SELECT 1 FROM ballots AS later
    WHERE later.question = ${ballot}.question AND later.person = ${ballot}.person
      AND later.id <> ${ballot}.id AND later.understood IN ('fact', 'choice', 'dont_know')
      AND later.saw_others <= ${ballot}.saw_others
      AND (later.at > ${ballot}.at OR later.replaces = ${ballot}.id))`;
}

export function findBallot(db: Database, id: string): BallotRow | undefined {
  return db.get<BallotRow>(`${select} WHERE ballots.id = @id`, { id });
}

export function ballotsTo(db: Database, question: string): readonly BallotRow[] {
  return db.all<BallotRow>(`${select} WHERE ballots.question = @question ORDER BY ballots.number`, {
    question,
  });
}

/** All versions of a message that were kept, in the order in which they came. */
export function ballotsOfMessage(db: Database, message: string): readonly BallotRow[] {
  return db.all<BallotRow>(`${select} WHERE ballots.message = @message ORDER BY ballots.number`, {
    message,
  });
}

/** A person's last ones, newest first. */
export function lastBallotsBy(db: Database, person: string, limit: number): readonly BallotRow[] {
  return db.all<BallotRow>(
    `${select} WHERE ballots.person = @person ORDER BY ballots.number DESC LIMIT @limit`,
    { person, limit },
  );
}

export function unreadBallots(db: Database): readonly BallotRow[] {
  return db.all<BallotRow>(
    `${select} WHERE understood IS NULL AND retracted_at IS NULL ORDER BY ballots.number`,
  );
}

export function toBallot(row: BallotRow): Ballot {
  return {
    id: row.id,
    question: row.question,
    person: row.person,
    personName: row.person_name,
    platform: row.platform,
    workspace: row.workspace,
    platformId: row.platform_id,
    eventKey: row.event_key,
    message: row.message,
    choice: row.choice,
    text: row.text_value,
    late: row.late === 1,
    ...(row.saw_others === 1 && { sawOthers: true as const }),
    ...(row.after_others === 1 && { afterOthers: true as const }),
    retracted: row.retracted_at !== null,
    replaces: row.replaces,
    understood: row.understood,
    claims: row.claims_json === null ? [] : (JSON.parse(row.claims_json) as NewFact[]),
    ...(row.opened_at !== null && { openedAt: row.opened_at }),
    at: row.at,
  };
}
