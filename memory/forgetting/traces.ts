/** Finds a person's words and everything derived from them. */
import { inJson } from "../../src/core/json.js";
import {
  type ForgetScope,
  type Forgotten,
  isStandIn,
  type KnownPerson,
} from "../../src/core/people/person.js";
import { confirmationPrefix } from "../../src/core/question/question.js";
import { literalPattern } from "../../src/core/words/wording.js";
import { goneKey } from "../statements/rows/inbox-events.js";
import { all, column, type Work } from "../work.js";

export interface Traces {
  readonly ballots: readonly BallotTrace[];
  /** Ids of the facts and rules that the person told, and of facts concluded from them. */
  readonly facts: readonly string[];
  readonly rules: readonly string[];
  readonly tuples: readonly string[];
  readonly notes: readonly string[];
  /** Messages that put questions to the person directly; they name the channel. */
  readonly calls: readonly string[];
  /** Questions that repeat the person's words. */
  readonly repeated: readonly string[];
  readonly thoughts: readonly StepTrace[];
  /** Steps of the robot that the person chose, or that were reserved for them. */
  readonly turns: readonly string[];
  readonly shown: readonly ShownTurn[];
  /** Keys of the person's events, and of events of their messages that may still arrive. */
  readonly events: readonly string[];
}

export type StepTrace = { readonly episode: string; readonly seq: number };

/** A player's step that showed the words; `open` is 1 while the task's message shows it. */
type ShownTurn = { readonly id: string; readonly episode: string; readonly open: number };

export interface BallotTrace {
  readonly id: string;
  readonly question: string;
  readonly household: string;
  readonly episode: string;
  readonly event_key: string;
  readonly message: string | null;
}

export function* findTraces(person: KnownPerson, scope: ForgetScope): Work<Traces> {
  const counted = yield* findCounted(person, scope);
  const search = { ...counted, person, reach: reachOf(scope) };
  return {
    ...counted,
    calls: yield* findCalls(search),
    repeated: yield* findRepeated(counted),
    thoughts: yield* findThoughts(search),
    shown: yield* findShown(counted),
    events: yield* findEvents(search),
  };
}

type Counted = Said & Pick<Traces, "tuples" | "notes" | "turns">;

export function* findCounted(person: KnownPerson, scope: ForgetScope): Work<Counted> {
  const said = yield* findSaid(person, scope);
  const search = { ...said, person, reach: reachOf(scope) };
  return {
    ...said,
    tuples: yield* findTuples(said.facts),
    notes: yield* findNotes(search),
    turns: yield* findTurns(search),
  };
}

/** The person's answers and remarks, and the facts and rules made of them. */
export type Said = Pick<Traces, "ballots" | "facts" | "rules">;

export function* findSaid(person: KnownPerson, scope: ForgetScope): Work<Said> {
  const reach = reachOf(scope);
  const ballots = yield* findBallots(person, reach);
  const facts = yield* findFacts({ person, ballots, reach });
  return { ballots, facts, rules: yield* findRules(person, reach) };
}

export function countTraces(traces: Counted): Forgotten {
  const { ballots, facts, rules, tuples, notes, turns } = traces;
  return {
    answers: ballots.length,
    facts: facts.length + rules.length,
    tuples: tuples.length,
    notes: notes.length,
    ...(turns.length > 0 && { moves: turns.length }),
  };
}

interface Search extends Pick<Said, "ballots"> {
  readonly person: KnownPerson;
  readonly reach: Reach;
}

/** Selects the words to forget by purpose and time. */
type Reach = {
  /** 1 to forget words in campaigns. */
  readonly campaign: number;
  readonly demo: number;
  /** Only earlier words, in milliseconds since 1970. */
  readonly before: number;
};

function reachOf(scope: ForgetScope): Reach {
  if (typeof scope === "object") return { campaign: 0, demo: 1, before: scope.demoBefore };
  const before = Number.MAX_SAFE_INTEGER;
  return { campaign: 1, demo: scope === "research" ? 0 : 1, before };
}

const isMeant = (purpose: string, at: string): string =>
  `(CASE ${purpose} WHEN 'campaign' THEN @campaign = 1 ELSE @demo = 1 END AND ${at} < @before)`;

/** Matches the name as a whole word: "Al", not "All". */
function namesPerson({ name }: KnownPerson): (text: string) => boolean {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])`, "u");
  return (text) => !isStandIn(name) && word.test(text);
}

function* findBallots({ id }: KnownPerson, reach: Reach): Work<readonly BallotTrace[]> {
  return yield* all<BallotTrace>(
    `SELECT ballots.id, question, household, episode, event_key, message
     FROM ballots JOIN questions ON questions.id = ballots.question
     WHERE person = @id AND ${isMeant("purpose", "ballots.at")} ORDER BY ballots.number`,
    { id, ...reach },
  );
}

/** Finds the person's facts, and conclusions in the same episode about the same things ("Ana's mug is mug 1"). */
function* findFacts({ person, ballots, reach }: Search): Work<readonly string[]> {
  return yield* column<string>(
    `WITH told AS (
       SELECT * FROM facts WHERE ballot IN (SELECT value FROM json_each(@ballots))
       UNION SELECT facts.* FROM facts LEFT JOIN questions ON questions.id = facts.question
       WHERE person = @person AND ${isMeant("purpose", "valid_from")}
         AND NOT EXISTS (SELECT 1 FROM ballots WHERE id = ballot AND ballots.person = @person))
     SELECT id FROM told UNION
     SELECT facts.id FROM told CROSS JOIN facts ON told.household = facts.household
       AND told.episode = facts.episode AND told.subject = facts.subject
     WHERE facts.source = 'inference' AND facts.person IS NULL`,
    { ...idList("ballots", ballots), ...reach, person: person.id },
  );
}

/** Finds rules of the home that the person taught. Campaigns have none. */
function* findRules({ id }: KnownPerson, { demo, before }: Reach): Work<readonly string[]> {
  return yield* column<string>(
    "SELECT id FROM world_rules WHERE @demo = 1 AND person = @id AND created_at < @before",
    { id, demo, before },
  );
}

/** SQL condition: no action of the episode names the facts it is based on. */
const citesNothing = `NOT EXISTS (SELECT 1 FROM steps AS acts
  WHERE acts.episode = episodes.id AND acts.because_json <> '[]'
    AND acts.step_json ->> '$.kind' = 'act')`;

/** Finds tuples (remembered decisions). A policy that never names facts counts as using all answers of its task. */
function* findTuples(facts: readonly string[]): Work<readonly string[]> {
  return yield* column<string>(
    `WITH homes AS (SELECT household FROM facts WHERE id IN (SELECT value FROM json_each(@facts)))
     SELECT id FROM tuples WHERE episode IN (
       SELECT episodes.id FROM episodes JOIN steps ON steps.episode = episodes.id
         CROSS JOIN json_each(because_json) AS because
       WHERE household IN (SELECT household FROM homes) AND because_json <> '[]' AND because.value IN (SELECT value FROM json_each(@facts))
       UNION SELECT episodes.id FROM episodes JOIN facts ON facts.episode = episodes.id
       WHERE facts.id IN (SELECT value FROM json_each(@facts)) AND ${citesNothing})`,
    { facts: JSON.stringify(facts) },
  );
}

/** Finds notes (short messages) to the person, about their answers, or naming them. */
function* findNotes({ person, ballots, reach }: Search): Work<readonly string[]> {
  const rows = yield* all<{ id: string; text: string; theirs: number }>(
    `WITH near AS MATERIALIZED (SELECT * FROM outbox WHERE kind = 'note'
       AND (episode IN (SELECT value FROM json_each(@episodes))
         OR instr(note_json, @idInJson) > 0 OR (@name <> '' AND instr(note_json, @nameInJson) > 0)))
     SELECT id, text, theirs FROM (SELECT near.id, note_json ->> '$.text' AS text, purpose, bot, created_at, episode,
       (note_json ->> '$.ballot') IN (SELECT value FROM json_each(@ballots))
       OR (${isMeant("purpose", "near.created_at")}
         AND note_json ->> '$.to' = @platformId AND ${isTheirPlace}) AS theirs
     FROM near JOIN episodes ON episodes.id = near.episode) AS note
     WHERE theirs OR (${isMeant("purpose", "created_at")} AND ${isTheirPlace}
         AND @name <> '' AND instr(text, @name) > 0)`,
    {
      ...idList("ballots", ballots),
      ...reach,
      episodes: JSON.stringify([...new Set(ballots.map(({ episode }) => episode))]),
      platformId: person.platformId,
      platform: person.platform,
      name: person.name,
      idInJson: inJson(person.platformId),
      nameInJson: inJson(person.name),
    },
  );
  const names = namesPerson(person);
  return idsOf(rows.filter(({ theirs, text }) => theirs === 1 || names(text)));
}

const isTheirPlace = "(bot = @platform OR episode IN (SELECT value FROM json_each(@episodes)))";

/** Finds questions that were put to the person directly, not in a configured channel. */
function* findCalls({ person, reach }: Search): Work<readonly string[]> {
  const { platform, platformId } = person;
  return yield* column<string>(
    `SELECT outbox.id FROM outbox JOIN episodes ON episodes.id = outbox.episode
     WHERE outbox.kind = 'call' AND under_card = 0 AND outbox.channel = @platformId AND bot = @platform
       AND ${isMeant("purpose", "outbox.created_at")}`,
    { ...reach, platform, platformId },
  );
}

function* findTurns({ person, reach }: Search): Work<readonly string[]> {
  const { id, platform, platformId } = person;
  return yield* column<string>(
    `SELECT turns.id FROM turns JOIN episodes ON episodes.id = turns.episode
     WHERE (person = @id OR (reserved = @platformId AND bot = @platform))
       AND ${isMeant("purpose", "coalesce(taken_at, opened_at)")}`,
    { ...reach, id, platform, platformId },
  );
}

/** Finds reasons for steps. A policy that never names facts counts as using all that were known at the step. */
function* findThoughts({
  person,
  ballots,
  facts,
  reach,
}: Search & Pick<Said, "facts">): Work<readonly StepTrace[]> {
  const rows = yield* all<StepTrace & { thought: string; rests: number }>(
    `WITH told AS (SELECT household, min(number) AS first FROM facts
       WHERE id IN (SELECT value FROM json_each(@facts)) GROUP BY household),
     homes AS (SELECT household FROM told UNION SELECT household FROM questions
       WHERE id IN (SELECT value FROM json_each(@questions))),
     silent AS MATERIALIZED (SELECT id FROM episodes
       WHERE household IN (SELECT household FROM told) AND ${citesNothing})
     SELECT episode, seq, thought, rests FROM (SELECT steps.episode, seq, step_json, note, purpose, steps.at,
       coalesce(step_json ->> '$.thought', '') || coalesce(' ' || note, '') AS thought,
       CASE WHEN fact_watermark >= told.first AND steps.episode IN (SELECT id FROM silent) THEN TRUE
         WHEN because_json = '[]' THEN FALSE ELSE EXISTS (SELECT 1 FROM json_each(because_json) AS because
           WHERE because.value IN (SELECT value FROM json_each(@facts))) END AS rests
     FROM homes JOIN episodes ON episodes.household = homes.household
     JOIN steps ON steps.episode = episodes.id
     LEFT JOIN told ON told.household = homes.household) AS thinking
     WHERE (rests OR (@name <> '' AND (instr(step_json, @nameInJson) > 0 OR instr(note, @name) > 0)
         AND ${isMeant("purpose", "at")} AND instr(thought, @name) > 0))
       AND thought <> ''`,
    {
      ...reach,
      facts: JSON.stringify(facts),
      questions: JSON.stringify(ballots.map(({ question }) => question)),
      name: person.name,
      nameInJson: inJson(person.name),
    },
  );
  const names = namesPerson(person);
  return rows.filter(({ rests, thought }) => rests === 1 || names(thought));
}

function* findShown(said: Pick<Traces, "facts" | "rules">): Work<readonly ShownTurn[]> {
  return yield* all<ShownTurn>(
    `SELECT turns.id, episode, taken_at IS NULL AND ended_at IS NULL AS open
     FROM turns JOIN episodes ON episodes.id = turns.episode
     WHERE household IN (SELECT household FROM facts
         WHERE id IN (SELECT value FROM json_each(@facts)))
       OR EXISTS (SELECT 1 FROM world_rules AS taught
         WHERE taught.id IN (SELECT value FROM json_each(@rules))
           AND coalesce(taught.household, episodes.household) = episodes.household)`,
    { facts: JSON.stringify(said.facts), rules: JSON.stringify(said.rules) },
  );
}

function* findRepeated({
  ballots,
  facts,
}: Pick<Traces, "ballots" | "facts">): Work<readonly string[]> {
  return yield* column<string>(
    `SELECT dispute FROM facts
       WHERE dispute IS NOT NULL AND id IN (SELECT value FROM json_each(@facts))
     UNION SELECT id FROM questions
       WHERE adjudicates IN (SELECT value FROM json_each(@questions))
     UNION SELECT questions.id FROM json_each(@ballots) AS said
       CROSS JOIN questions ON questions.id = '${confirmationPrefix}' || said.value
     UNION SELECT questions.id FROM questions JOIN ballots ON ballots.question = questions.id
       WHERE ballots.understood = 'unclear' AND ballots.id IN (SELECT value FROM json_each(@ballots))
         AND follow_up_json IS NOT NULL`,
    {
      ...idList("ballots", ballots),
      facts: JSON.stringify(facts),
      questions: JSON.stringify(ballots.map(({ question }) => question)),
    },
  );
}

/** Finds keys of received events. They have no time, so they go only with all the person's words. */
function* findEvents({ person, ballots, reach }: Search): Work<readonly string[]> {
  const messages = ballots.flatMap(({ message }) => (message === null ? [] : [message]));
  const theirs = yield* column<string>(
    `SELECT key FROM inbox_events
     WHERE @all = 1 AND instr(key, @prefix) = 1 AND instr(key, ':' || @platformId || ':') > 0`,
    {
      prefix: `${person.platform}:${person.workspace}:`,
      platformId: person.platformId,
      all: Number(reach.campaign === 1 && reach.demo === 1),
    },
  );
  const said = ballots.map(({ event_key }) => event_key);
  const takenBack = yield* column<string>(
    `SELECT key FROM inbox_events WHERE kind = 'retract' AND at IN (
       SELECT retracted_at FROM ballots WHERE id IN (SELECT value FROM json_each(@ballots)))`,
    idList("ballots", ballots),
  );
  return [...new Set([...said, ...messages.map(goneKey), ...theirs, ...takenBack])];
}

function idList(name: string, rows: readonly { readonly id: string }[]): Record<string, string> {
  return { [name]: JSON.stringify(idsOf(rows)) };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
