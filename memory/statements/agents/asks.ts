/**
 * Stores agents outside, the groups of people (audiences) that they may ask, their questions (`asked`) and requests
 * (`asks`). Several requests can share a question.
 */
import {
  type Agent,
  type AgentUse,
  type Ask,
  type Asked,
  type AskVerdict,
  type Audience,
  countGiven,
  homeOfAudience,
  latestAnswers,
  type NewAsk,
} from "../../../src/core/question/asking.js";
import type { AskedPicture } from "../../../src/core/question/card.js";
import type { Likeness } from "../../index/likeness.js";
import {
  all,
  column,
  type Database,
  exists,
  get,
  type Params,
  run,
  tell,
  value,
  type Work,
} from "../../work.js";
import { episodeTable } from "../episodes.js";
import { isCalledSame, listBallots } from "../rows/ballot-rows.js";
import { insertCard, insertOpening, touchCardsOf } from "../rows/outbox-writes.js";
import { findAlike, insertQuestion, settleQuestion } from "../rows/question-rows.js";
import { insertTimers } from "../rows/timers.js";
import { tableOf } from "../table.js";

const agentTable = tableOf<Agent>()(
  "agents",
  "name runBy tokenHash grants:json createdAt revokedAt",
);

const audienceTable = tableOf<Audience>()(
  "audiences",
  "name bot channel answerers:json daily wakes:flag createdAt",
);

const askedTable = tableOf<Asked>()(
  "asked",
  "question agent audience scope kind urgency sameness onlyChoices:flag askedAt forgotten shown",
);

const askTable = tableOf<Ask>()(
  "asks",
  "ticket question agent key fingerprint handling wanted defaultChoice askedAt detachedAt",
);

const toldTable = tableOf<{ ticket: string; version: number }>()("asks_told", "ticket version");

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const savedMs = 30 * dayMs;
/** Milliseconds after which an agent with too many open questions may retry. */
const openAgainMs = 300_000;
/** An agent may make 50 requests per hour, and 10 more for each question that its budget allows. */
const leastTickets = 50;
const ticketsEach = 10;
const mostKept = 5;
const unused: AgentUse = { open: 0, hour: 0, day: 0, high: 0, posted: 0, joined: 0, reused: 0 };

export type AskStore = ReturnType<typeof createAskStore>;

export function createAskStore(db: Database, likeness: Likeness) {
  return {
    keepAgent: (agent: Agent) => db.write(() => agentTable.upsert(agent, "name")),
    agent: (name: string) => db.read(agentTable.get("WHERE name = @name", { name })),
    agentOf: (tokenHash: string) =>
      db.read(
        agentTable.get("WHERE token_hash = @tokenHash AND revoked_at IS NULL", { tokenHash }),
      ),
    agents: () => db.read(agentTable.all("ORDER BY name")),
    /** Blocks an agent, and withdraws open questions that nobody else waits for. Returns false for an unknown agent. */
    revoke: (agent: string, at: number) => db.write(() => revoke(agent, at)),
    keepAudience: (audience: Audience) => db.write(() => audienceTable.upsert(audience, "name")),
    audience: (name: string) => db.read(audienceTable.get("WHERE name = @name", { name })),
    audiences: () => db.read(audienceTable.all("ORDER BY name")),
    /** In one transaction: returns the request with this key, else uses a kept answer or open question, else asks. */
    ask: (ask: NewAsk) => db.write(() => writeAsk(ask)),
    /** Questions of this `kind`, answered after `since`, that may mean the same as `text`; most similar first. */
    async findAlike({
      text,
      ...like
    }: Pick<Asked, "audience" | "scope" | "kind"> & {
      readonly text: string;
      readonly since: number;
    }) {
      const ids = await db.read(column<string>(selectAnswered, like));
      const among = { home: homeOfAudience(like.audience), ids };
      return findAlike(db, likeness, text, among);
    },
    get: (ticket: string) => db.read(askTable.get("WHERE ticket = @ticket", { ticket })),
    asked: (question: string) =>
      db.read(askedTable.get("WHERE question = @question", { question })),
    /** Null when the question has no picture or is closed. */
    async picture(question: string) {
      const sql = "SELECT hash, type, words FROM asked_pictures WHERE question = @question";
      return (await db.read(get<AskedPicture>(sql, { question }))) ?? null;
    },
    pictureBytes: (question: string) =>
      db.read(
        value<Buffer>("SELECT bytes FROM asked_pictures WHERE question = @question", { question }),
      ),
    inEpisode: (episode: string) =>
      db.read(value<string>("SELECT id FROM questions WHERE episode = @episode", { episode })),
    detach: (ticket: string, at: number) => db.write(() => detach(ticket, at)),
    async used(agent: string, now: number): Promise<AgentUse> {
      const posed = await db.read(
        get<Pick<AgentUse, "hour" | "day" | "high">>(
          `SELECT count(CASE WHEN asked_at > @hour THEN 1 END) AS hour, count(*) AS day,
             count(CASE WHEN urgency = 'high' THEN 1 END) AS high
           FROM asked WHERE agent = @agent AND asked_at > @day`,
          { agent, hour: now - hourMs, day: now - dayMs },
        ),
      );
      const dealt = await db.read(
        all<{ handling: Ask["handling"]; tickets: number }>(
          `SELECT handling, count(*) AS tickets FROM asks
           WHERE agent = @agent AND asked_at > @since GROUP BY handling`,
          { agent, since: now - savedMs },
        ),
      );
      return {
        ...unused,
        ...posed,
        ...Object.fromEntries(dealt.map(({ handling, tickets }) => [handling, tickets])),
        open: await db.read(countOpen(agent)),
      };
    },
    usedIn: async (audience: string, now: number) =>
      (await db.read(
        value<number>(
          "SELECT count(*) FROM asked WHERE audience = @audience AND asked_at > @since",
          { audience, since: now - dayMs },
        ),
      )) ?? 0,
    open: (agent: string) => db.read(column<string>(selectOpen, { agent })),
    latest: (agent: string, { since, most }: { since: number; most: number }) =>
      db.read(
        askTable.all(
          "WHERE agent = @agent AND asked_at > @since ORDER BY asked_at DESC, ticket LIMIT @most",
          { agent, since, most },
        ),
      ),
    inEpisodeOf: (episode: string) =>
      db.read(
        askTable.all("WHERE question IN (SELECT id FROM questions WHERE episode = @episode)", {
          episode,
        }),
      ),
    /** The last version of the ticket that the agent's webhook acknowledged. */
    toldTo: async (ticket: string) =>
      (await db.read(toldTable.get("WHERE ticket = @ticket", { ticket })))?.version ?? null,
    tell: (ticket: string, version: number) =>
      db.write(() => toldTable.upsert({ ticket, version }, "ticket")),
  };
}

/** SQL: open tickets, without cancelled (detached) ones. */
const selectOpen = `SELECT ticket FROM questions CROSS JOIN asks ON asks.question = questions.id
  WHERE state = 'open' AND asks.agent = @agent AND detached_at IS NULL`;

function* countOpen(agent: string): Work<number> {
  const counted = yield* value<number>(
    `SELECT count(*) FROM questions JOIN asked ON asked.question = questions.id
     WHERE state = 'open' AND asked.agent = @agent`,
    { agent },
  );
  return counted ?? 0;
}

const selectAnswered = `SELECT asked.question AS id
  FROM asked JOIN questions ON questions.id = asked.question
  WHERE asked.audience = @audience AND asked.scope = @scope AND asked.kind = @kind
    AND questions.state = 'answered' AND questions.reason IS NULL AND questions.settled_at >= @since`;

function* writeAsk(given: NewAsk): Work<AskVerdict> {
  const { agent, key, fingerprint, askedAt: now } = given.ask;
  const before =
    key === null
      ? null
      : yield* askTable.get("WHERE agent = @agent AND key = @key", { agent, key });
  if (before)
    return before.fingerprint === fingerprint
      ? { kind: "ticket", ask: before, repeated: true }
      : { kind: "key-reused" };
  // Reused and joined requests cost no budget, but each adds a row.
  const flood = yield* readSpent(now, {
    rows: "asks WHERE agent = @agent",
    params: { agent },
    spanMs: hourMs,
    most: leastTickets + ticketsEach * given.limits.hour,
    of: "times an hour, whatever is reused",
  });
  if (flood) return flood;
  const same = yield* findSame(given);
  const hindrance = !same && (given.hindrance ?? (yield* findSpent(given)));
  if (hindrance) return hindrance;
  if (same?.handling === "joined") yield* join(given, same.question);
  if (!same) yield* post(given);
  const dealt = same ?? { handling: "posted", question: given.question.id };
  const ask = { ...given.ask, ...dealt, detachedAt: null };
  yield* askTable.insert(ask);
  return { kind: "ticket", ask, repeated: false };
}

/** SQL: the same question, in the same words or in words that a person has called the same. */
const isAlike = `asked.audience = @audience AND asked.scope = @scope
  AND asked.sameness IN (SELECT value FROM json_each(@alike))`;

function* readAlikeness({
  audience,
  scope,
  sameness,
}: Pick<Asked, "audience" | "scope" | "sameness">): Work<string> {
  const rows = yield* all<{ one: string; other: string }>(
    `SELECT DISTINCT one.sameness AS one, other.sameness AS other
     FROM ballots JOIN asked AS one ON one.question = ballots.question
     JOIN asked AS other ON other.question = ballots.same_as AND other.audience = one.audience
       AND other.scope = one.scope AND other.kind = one.kind AND other.only_choices = one.only_choices
     JOIN questions AS now ON now.id = one.question
     JOIN questions AS earlier ON earlier.id = other.question AND earlier.choices_json = now.choices_json
     WHERE ${isCalledSame} AND one.audience = @audience AND one.scope = @scope
       AND @sameness IN (one.sameness, other.sameness)`,
    { audience, scope, sameness },
  );
  return JSON.stringify([
    ...new Set([sameness, ...rows.flatMap(({ one, other }) => [one, other])]),
  ]);
}

/** Finds a kept answer, else an open question. Finds none for an approval, as a press consents to one request only. */
function* findSame({
  ask: { wanted, askedAt: now },
  asked,
  maxAgeMs,
}: NewAsk): Work<Pick<Ask, "handling" | "question"> | null> {
  const { audience, scope, kind } = asked;
  if (kind === "approval") return null;
  const alike = { audience, scope, alike: yield* readAlikeness(asked) };
  const selectAlike = `SELECT id FROM asked JOIN questions ON questions.id = asked.question WHERE ${isAlike}`;
  const selectKept = `${selectAlike} AND state = 'answered' AND reason IS NULL AND settled_at >= @since
    ORDER BY asked.asked_at DESC LIMIT ${mostKept}`;
  const within = { ...alike, since: now - maxAgeMs };
  const kept = maxAgeMs === 0 ? [] : yield* column<string>(selectKept, within);
  for (const id of kept) {
    const where = "WHERE ballots.question = @id ORDER BY ballots.number";
    const ballots = yield* listBallots(where, { id });
    if (countGiven(latestAnswers(ballots, wanted)) >= wanted)
      return { handling: "reused", question: id };
  }
  const question = yield* value<string>(
    `${selectAlike} AND state = 'open' AND deadline > @now ORDER BY asked.asked_at DESC LIMIT 1`,
    { ...alike, now },
  );
  return question === null ? null : { handling: "joined", question };
}

/** Raises the open question's quorum and deadline, never lowers them. */
function* join({ ask, question }: NewAsk, open: string): Work<void> {
  const { quorum, deadline } = question;
  const changed = yield* run(
    `UPDATE questions SET quorum = max(quorum, @quorum), deadline = max(deadline, @deadline)
     WHERE id = @open AND (quorum < @quorum OR deadline < @deadline)`,
    { open, quorum, deadline },
  );
  if (changed > 0) yield* touchCardsOf(open, ask.askedAt);
}

interface Budget {
  readonly rows: string;
  readonly params: Params;
  readonly spanMs: number;
  readonly most: number;
  readonly of: string;
}

type Spent = Extract<AskVerdict, { kind: "budget-spent" }>;

function* readSpent(now: number, budget: Budget): Work<Spent | null> {
  const { rows, params, spanMs, most } = budget;
  const of = `${most} ${budget.of}`;
  if (most === 0) return { kind: "budget-spent", of, retryAfterMs: null };
  const since = now - spanMs;
  // The budget has room again once this request is older than the period.
  const last = yield* value<number>(
    `SELECT asked_at FROM ${rows} AND asked_at > @since
     ORDER BY asked_at DESC LIMIT 1 OFFSET @others`,
    { ...params, since, others: most - 1 },
  );
  if (last === null) return null;
  return { kind: "budget-spent", of, retryAfterMs: Math.max(1000, last - since) };
}

function* findSpent({ ask, asked, limits }: NewAsk): Work<Spent | null> {
  const { agent, askedAt: now } = ask;
  const { audience, urgency } = asked;
  const own = { rows: "asked WHERE agent = @agent", params: { agent }, spanMs: dayMs };
  const urgent = { ...own, rows: `${own.rows} AND urgency = 'high'` };
  const inAudience = { rows: "asked WHERE audience = @audience", params: { audience } };
  const found: Spent[] = [];
  if ((yield* countOpen(agent)) >= limits.open) {
    const retryAfterMs = limits.open === 0 ? null : openAgainMs;
    found.push({ kind: "budget-spent", of: `${limits.open} open`, retryAfterMs });
  }
  for (const budget of [
    { ...own, spanMs: hourMs, most: limits.hour, of: "an hour" },
    { ...own, most: limits.day, of: "a day" },
    ...(urgency === "high" ? [{ ...urgent, most: limits.high, of: "urgent ones a day" }] : []),
    { ...inAudience, spanMs: dayMs, most: limits.daily, of: "a day in this audience" },
  ]) {
    const spent = yield* readSpent(now, budget);
    if (spent) found.push(spent);
  }
  const [first] = found;
  if (!first) return null;
  const longest = Math.max(...found.map(({ retryAfterMs }) => retryAfterMs ?? Infinity));
  return { ...first, retryAfterMs: Number.isFinite(longest) ? longest : null };
}

function* post({ asked, episode, opening, question, picture, timers }: NewAsk): Work<void> {
  yield* run(
    `INSERT INTO households (id, title, content_json, tasks_json, created_at)
     VALUES (@id, @audience, '{"format":"asked"}', '[]', @at) ON CONFLICT (id) DO NOTHING`,
    { id: homeOfAudience(asked.audience), audience: asked.audience, at: asked.askedAt },
  );
  yield* episodeTable.insert(episode);
  yield* insertQuestion(question);
  if (opening) yield* insertOpening(episode.id, opening, asked.askedAt);
  yield* insertCard(episode.id, asked.askedAt);
  yield* insertTimers(question.id, timers);
  yield* askedTable.insert(asked);
  if (picture)
    yield* run(
      `INSERT INTO asked_pictures (question, hash, type, words, bytes)
       VALUES (@question, @hash, @type, @words, @bytes)`,
      { question: question.id, ...picture, bytes: Buffer.from(picture.bytes) },
    );
  yield* tell({ household: question.household, episode: episode.id });
}

function* detach(ticket: string, at: number): Work<void> {
  const ask = yield* askTable.get("WHERE ticket = @ticket", { ticket });
  if (!ask || ask.detachedAt !== null) return;
  yield* askTable.update({ detachedAt: at }, "ticket = @ticket", { ticket });
  const { question: id } = ask;
  const others = "SELECT 1 FROM asks WHERE question = @id AND detached_at IS NULL";
  if (yield* exists(others, { id })) return;
  const reason = "nobody waits for it any more";
  yield* settleQuestion(id, { state: "cancelled", reason }, at);
}

function* revoke(agent: string, at: number): Work<boolean> {
  const isKnown = (yield* agentTable.update({ revokedAt: at }, "name = @agent", { agent })) > 0;
  for (const ticket of yield* column<string>(selectOpen, { agent })) yield* detach(ticket, at);
  return isKnown;
}
