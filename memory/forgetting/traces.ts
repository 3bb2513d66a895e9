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
import { all, column, type Params, type Work } from "../work.js";

/** The person's answers and remarks, and the facts and rules made of them. */
interface Said {
  readonly ballots: readonly BallotTrace[];
  /** Ids of the facts and rules that the person told, and of facts concluded from them. */
  readonly facts: readonly string[];
  readonly rules: readonly string[];
}

interface Counted extends Said {
  readonly tuples: readonly string[];
  readonly notes: readonly string[];
  /** Steps of the robot that the person chose, or that were reserved for them. */
  readonly turns: readonly string[];
}

export interface Traces extends Counted {
  /** Messages that put questions to the person directly; they name the channel. */
  readonly calls: readonly string[];
  readonly repeated: readonly string[];
  readonly thoughts: readonly StepTrace[];
  readonly shown: readonly ShownTurn[];
  /** Keys of the person's events, and of events of their messages that may still arrive. */
  readonly events: readonly string[];
}

type StepTrace = { readonly episode: string; readonly seq: number };

/** A player's step that showed the words; `open` is 1 while the task's message shows it. */
type ShownTurn = { readonly id: string; readonly episode: string; readonly open: number };

interface BallotTrace {
  readonly id: string;
  readonly question: string;
  readonly episode: string;
  readonly household: string;
  readonly event_key: string;
  readonly message: string | null;
}

export function* findTraces(person: KnownPerson, scope: ForgetScope): Work<Traces> {
  const counted = yield* findCounted(person, scope);
  const search = searchOf(person, scope, counted);
  return {
    ...counted,
    calls: yield* column<string>(selectCalls, search),
    repeated: yield* column<string>(selectRepeated, search),
    thoughts: yield* findNaming<StepTrace>(person, selectThoughts, search),
    shown: yield* all<ShownTurn>(selectShown, search),
    events: yield* findEvents(counted, search),
  };
}

export function* findCounted(person: KnownPerson, scope: ForgetScope): Work<Counted> {
  const said = yield* findSaid(person, scope);
  const search = searchOf(person, scope, said);
  return {
    ...said,
    tuples: yield* column<string>(selectTuples, search),
    notes: (yield* findNaming<{ id: string }>(person, selectNotes, search)).map(({ id }) => id),
    turns: yield* column<string>(selectTurns, search),
  };
}

export function* findSaid(person: KnownPerson, scope: ForgetScope): Work<Said> {
  const search = searchOf(person, scope);
  const ballots = yield* all<BallotTrace>(selectBallots, search);
  const rules = yield* column<string>(selectRules, search);
  const withBallots = searchOf(person, scope, { ballots, facts: [], rules });
  return { ballots, rules, facts: yield* column<string>(selectFacts, withBallots) };
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

/** Returns the parameters of all statements below; lists are JSON. */
function searchOf(person: KnownPerson, scope: ForgetScope, said?: Said): Params {
  const { id, platform, workspace, platformId, name } = person;
  const { ballots = [], facts = [], rules = [] } = said ?? {};
  const isPartly = typeof scope === "object";
  return {
    /** 1 to forget words in campaigns. */
    campaign: isPartly ? 0 : 1,
    demo: scope === "research" ? 0 : 1,
    /** Only words before this time are forgotten. */
    before: isPartly ? scope.demoBefore : Number.MAX_SAFE_INTEGER,
    id,
    platform,
    platformId,
    name,
    idInJson: inJson(platformId),
    nameInJson: inJson(name),
    keyPrefix: `${platform}:${workspace}:`,
    ballots: JSON.stringify(ballots.map((ballot) => ballot.id)),
    questions: JSON.stringify(ballots.map(({ question }) => question)),
    episodes: JSON.stringify([...new Set(ballots.map(({ episode }) => episode))]),
    facts: JSON.stringify(facts),
    rules: JSON.stringify(rules),
  };
}

const isMeant = (purpose: string, at: string): string =>
  `(CASE ${purpose} WHEN 'campaign' THEN @campaign = 1 ELSE @demo = 1 END AND ${at} < @before)`;

export const isIn = (list: string): string => `IN (SELECT value FROM json_each(@${list}))`;

/** Returns rows that are `sure`, or whose `text` has the name as a whole word: "Al", not "All". */
function* findNaming<Row>(
  { name }: KnownPerson,
  sql: string,
  search: Params,
): Work<readonly Row[]> {
  const rows = yield* all<Row & { readonly text: string; readonly sure: number }>(sql, search);
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])`, "u");
  return rows.filter(({ sure, text }) => sure === 1 || (!isStandIn(name) && word.test(text)));
}

const selectBallots = `SELECT ballots.id, question, household, episode, event_key, message
  FROM ballots JOIN questions ON questions.id = ballots.question
  WHERE person = @id AND ${isMeant("purpose", "ballots.at")} ORDER BY ballots.number`;

/** SQL: the person's facts, and conclusions in the same episode about the same things ("Ana's mug is mug 1"). */
const selectFacts = `WITH told AS (
    SELECT * FROM facts WHERE ballot ${isIn("ballots")}
    UNION SELECT facts.* FROM facts LEFT JOIN questions ON questions.id = facts.question
    WHERE person = @id AND ${isMeant("purpose", "valid_from")}
      AND NOT EXISTS (SELECT 1 FROM ballots WHERE id = ballot AND ballots.person = @id))
  SELECT id FROM told UNION
  SELECT facts.id FROM told CROSS JOIN facts ON told.household = facts.household
    AND told.episode = facts.episode AND told.subject = facts.subject
  WHERE facts.source = 'inference' AND facts.person IS NULL`;

/** SQL: rules of the home that the person taught. Campaigns have none. */
const selectRules =
  "SELECT id FROM world_rules WHERE @demo = 1 AND person = @id AND created_at < @before";

/** SQL condition: no action of the episode names the facts it is based on. */
const citesNothing = `NOT EXISTS (SELECT 1 FROM steps AS acts
  WHERE acts.episode = episodes.id AND acts.because_json <> '[]'
    AND acts.step_json ->> '$.kind' = 'act')`;

/** SQL: tuples (remembered decisions). A policy that never names facts counts as using all answers of its task. */
const selectTuples = `WITH homes AS (SELECT household FROM facts WHERE id ${isIn("facts")})
  SELECT id FROM tuples WHERE episode IN (
    SELECT episodes.id FROM episodes JOIN steps ON steps.episode = episodes.id
      CROSS JOIN json_each(because_json) AS because
    WHERE household IN (SELECT household FROM homes) AND because_json <> '[]' AND because.value ${isIn("facts")}
    UNION SELECT episodes.id FROM episodes JOIN facts ON facts.episode = episodes.id
    WHERE facts.id ${isIn("facts")} AND ${citesNothing})`;

const isTheirPlace = `(bot = @platform OR episode ${isIn("episodes")})`;

/** SQL: notes to the person, about their answers, or naming them. */
const selectNotes = `WITH near AS MATERIALIZED (SELECT * FROM outbox WHERE kind = 'note'
    AND (episode ${isIn("episodes")}
      OR instr(note_json, @idInJson) > 0 OR (@name <> '' AND instr(note_json, @nameInJson) > 0)))
  SELECT id, text, sure FROM (SELECT near.id, note_json ->> '$.text' AS text, purpose, bot, created_at, episode,
    (note_json ->> '$.ballot') ${isIn("ballots")}
    OR (${isMeant("purpose", "near.created_at")}
      AND note_json ->> '$.to' = @platformId AND ${isTheirPlace}) AS sure
  FROM near JOIN episodes ON episodes.id = near.episode) AS note
  WHERE sure OR (${isMeant("purpose", "created_at")} AND ${isTheirPlace}
      AND @name <> '' AND instr(text, @name) > 0)`;

/** SQL: questions that were put to the person directly, not in a configured channel. */
const selectCalls = `SELECT outbox.id FROM outbox JOIN episodes ON episodes.id = outbox.episode
  WHERE outbox.kind = 'call' AND under_card = 0 AND outbox.channel = @platformId AND bot = @platform
    AND ${isMeant("purpose", "outbox.created_at")}`;

const selectTurns = `SELECT turns.id FROM turns JOIN episodes ON episodes.id = turns.episode
  WHERE (person = @id OR (reserved = @platformId AND bot = @platform))
    AND ${isMeant("purpose", "coalesce(taken_at, opened_at)")}`;

/** SQL: reasons for steps. A policy that never names facts counts as using all that were known at the step. */
const selectThoughts = `WITH told AS (SELECT household, min(number) AS first FROM facts
    WHERE id ${isIn("facts")} GROUP BY household),
  homes AS (SELECT household FROM told UNION SELECT household FROM questions
    WHERE id ${isIn("questions")}),
  silent AS MATERIALIZED (SELECT id FROM episodes
    WHERE household IN (SELECT household FROM told) AND ${citesNothing})
  SELECT episode, seq, text, sure FROM (SELECT steps.episode, seq, step_json, note, purpose, steps.at,
    coalesce(step_json ->> '$.thought', '') || coalesce(' ' || note, '') AS text,
    CASE WHEN fact_watermark >= told.first AND steps.episode IN (SELECT id FROM silent) THEN TRUE
      WHEN because_json = '[]' THEN FALSE ELSE EXISTS (SELECT 1 FROM json_each(because_json) AS because
        WHERE because.value ${isIn("facts")}) END AS sure
  FROM homes JOIN episodes ON episodes.household = homes.household
  JOIN steps ON steps.episode = episodes.id
  LEFT JOIN told ON told.household = homes.household) AS thinking
  WHERE (sure OR (@name <> '' AND (instr(step_json, @nameInJson) > 0 OR instr(note, @name) > 0)
      AND ${isMeant("purpose", "at")} AND instr(text, @name) > 0))
    AND text <> ''`;

const selectShown = `SELECT turns.id, episode, taken_at IS NULL AND ended_at IS NULL AS open
  FROM turns JOIN episodes ON episodes.id = turns.episode
  WHERE household IN (SELECT household FROM facts WHERE id ${isIn("facts")})
    OR EXISTS (SELECT 1 FROM world_rules AS taught
      WHERE taught.id ${isIn("rules")}
        AND coalesce(taught.household, episodes.household) = episodes.household)`;

const selectRepeated = `SELECT dispute FROM facts WHERE dispute IS NOT NULL AND id ${isIn("facts")}
  UNION SELECT id FROM questions WHERE adjudicates ${isIn("questions")}
  UNION SELECT questions.id FROM json_each(@ballots) AS said
    CROSS JOIN questions ON questions.id = '${confirmationPrefix}' || said.value
  UNION SELECT questions.id FROM questions JOIN ballots ON ballots.question = questions.id
    WHERE ballots.understood = 'unclear' AND ballots.id ${isIn("ballots")}
      AND follow_up_json IS NOT NULL`;

/** SQL: events. They have no time, so those that only name the person are deleted only with all the person's words. */
const selectEvents = `SELECT key FROM inbox_events
    WHERE @campaign = 1 AND @demo = 1 AND instr(key, @keyPrefix) = 1
      AND instr(key, ':' || @platformId || ':') > 0
  UNION SELECT key FROM inbox_events WHERE kind = 'retract' AND at IN (
    SELECT retracted_at FROM ballots WHERE id ${isIn("ballots")})`;

function* findEvents({ ballots }: Said, search: Params): Work<readonly string[]> {
  const received = ballots.map(({ event_key }) => event_key);
  const mayArrive = ballots.flatMap(({ message }) => (message === null ? [] : goneKey(message)));
  return [
    ...new Set([...received, ...mayArrive, ...(yield* column<string>(selectEvents, search))]),
  ];
}
