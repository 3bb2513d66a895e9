/** Where a person's words and what rests on them are kept. */
import type { ForgetScope, Forgotten, KnownPerson } from "../../src/core/person.js";
import { goneKey } from "../rows/inbox-events.js";
import type { Database } from "../sqlite/database.js";

export interface Traces {
  readonly ballots: readonly BallotTrace[];
  /** Ids of facts and rules of theirs, and of what was concluded from them. */
  readonly facts: readonly string[];
  /** Ids of world rules that they taught. */
  readonly rules: readonly string[];
  readonly tuples: readonly string[];
  /** Ids of deliveries that quote them. */
  readonly notes: readonly string[];
  /** Keys of what was heard from them, and of what of it may still be delivered. */
  readonly events: readonly string[];
}

export interface BallotTrace {
  readonly id: string;
  readonly question: string;
  readonly household: string;
  readonly episode: string;
  readonly event_key: string;
  readonly message: string | null;
}

export function findTraces(db: Database, person: KnownPerson, scope: ForgetScope): Traces {
  const ballots = findBallots(db, person, scope);
  const facts = findFacts(db, { person, ballots, scope });
  return {
    ballots,
    facts,
    rules: findRules(db, person, scope),
    tuples: findTuples(db, facts),
    notes: findNotes(db, { person, ballots, scope }),
    events: findEvents(db, { person, ballots, scope }),
  };
}

export function countTraces({ ballots, facts, rules, tuples, notes }: Traces): Forgotten {
  return {
    answers: ballots.length,
    facts: facts.length + rules.length,
    tuples: tuples.length,
    notes: notes.length,
    episodes: [...new Set(ballots.map(({ episode }) => episode))],
  };
}

interface Search {
  readonly person: KnownPerson;
  readonly ballots: readonly BallotTrace[];
  readonly scope: ForgetScope;
}

function findBallots(
  db: Database,
  { id }: KnownPerson,
  scope: ForgetScope,
): readonly BallotTrace[] {
  return db.all<BallotTrace>(
    `SELECT ballots.id, question, household, episode, event_key, message
     FROM ballots JOIN questions ON questions.id = ballots.question
     WHERE person = @id AND (@all OR purpose = 'campaign') ORDER BY ballots.number`,
    { id, all: Number(scope !== "research") },
  );
}

/** With what was concluded in the same episode about what they had spoken of ("Ana's mug is this one"). */
function findFacts(db: Database, { person, ballots, scope }: Search): readonly string[] {
  return idsOf(
    db.all(
      `WITH told AS (
         SELECT * FROM facts WHERE (@all AND person = @person)
           OR ballot IN (SELECT value FROM json_each(@ballots)))
       SELECT id FROM told UNION
       SELECT facts.id FROM facts JOIN told ON told.household = facts.household
         AND told.episode = facts.episode AND told.subject = facts.subject
       WHERE facts.source = 'inference' AND facts.person IS NULL`,
      { ...idList("ballots", ballots), person: person.id, all: Number(scope !== "research") },
    ),
  );
}

/** What is kept for research only are answers: nobody teaches in a campaign. */
function findRules(db: Database, { id }: KnownPerson, scope: ForgetScope): readonly string[] {
  if (scope === "research") return [];
  return idsOf(db.all("SELECT id FROM world_rules WHERE person = @id", { id }));
}

function findTuples(db: Database, facts: readonly string[]): readonly string[] {
  return idsOf(
    db.all(
      `SELECT id FROM tuples WHERE episode IN (
         SELECT episode FROM steps JOIN json_each(because_json) AS because
         WHERE because.value IN (SELECT value FROM json_each(@facts)))`,
      { facts: JSON.stringify(facts) },
    ),
  );
}

/** What is told to them or about their answers, and what names them where they answered. */
function findNotes(db: Database, { person, ballots, scope }: Search): readonly string[] {
  return idsOf(
    db.all(
      `SELECT outbox.id FROM outbox JOIN episodes ON episodes.id = outbox.episode
       WHERE outbox.kind = 'note' AND (
         json_extract(note_json, '$.ballot') IN (SELECT value FROM json_each(@ballots))
         OR (@all OR episodes.purpose = 'campaign') AND (
           (json_extract(note_json, '$.to') = @platformId AND bot = @platform)
           OR (episode IN (SELECT value FROM json_each(@episodes)) AND @name <> ''
             AND instr(json_extract(note_json, '$.text'), @name) > 0)))`,
      {
        ...idList("ballots", ballots),
        episodes: JSON.stringify(ballots.map(({ episode }) => episode)),
        platformId: person.platformId,
        platform: person.platform,
        name: person.name,
        all: Number(scope !== "research"),
      },
    ),
  );
}

function findEvents(db: Database, { person, ballots, scope }: Search): readonly string[] {
  const messages = ballots.flatMap(({ message }) => (message === null ? [] : [message]));
  const theirs = db.all<{ id: string }>(
    `SELECT key AS id FROM inbox_events
     WHERE @all AND instr(key, @prefix) = 1 AND instr(key, ':' || @platformId || ':') > 0`,
    {
      prefix: `${person.platform}:${person.workspace}:`,
      platformId: person.platformId,
      all: Number(scope !== "research"),
    },
  );
  const said = ballots.map(({ event_key }) => event_key);
  return [...new Set([...said, ...messages.map(goneKey), ...idsOf(theirs)])];
}

function idList(name: string, rows: readonly { readonly id: string }[]): Record<string, string> {
  return { [name]: JSON.stringify(idsOf(rows)) };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
