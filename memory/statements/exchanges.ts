/** Lists questions with their answers for the review page. */
import type {
  ExchangeFilter,
  ExchangeFlag,
  ExchangeScopes,
  FlaggedQuestion,
} from "../../src/core/question/exchange.js";
import { exchangeFlags } from "../../src/core/question/exchange.js";
import { remarksReason } from "../../src/core/question/question.js";
import { all, column, type Params, value, type Work } from "../work.js";
import { isOutdated } from "./rows/ballot-rows.js";
import { findQuestion } from "./rows/question-rows.js";

/** SQL: hides answers while others are still to come. */
const isShown = "NOT (questions.quorum > 1 AND questions.state = 'open')";

const ballotWith = (condition: string): string =>
  `(${isShown} AND EXISTS (SELECT 1 FROM ballots LEFT JOIN texts ON texts.number = ballots.text
     JOIN people ON people.id = ballots.person
     WHERE ballots.question = questions.id AND ${condition}))`;

const said = `CASE WHEN understood = 'bad_question' THEN understood
  WHEN json_array_length(coalesce(claims_json, '[]')) = 0 THEN choice
  ELSE (SELECT string_agg(claim, '; ') FROM (
    SELECT json_extract(value, '$.subject') || '|' || json_extract(value, '$.relation') || '|' ||
      json_extract(value, '$.polarity') || '|' || json_extract(value, '$.objects') AS claim
    FROM json_each(claims_json) ORDER BY claim) AS claims) END`;

const conditions: Readonly<Record<ExchangeFlag, string>> = {
  disagreement: `(${isShown} AND 1 < (SELECT count(DISTINCT ${said}) FROM ballots
    WHERE ballots.question = questions.id AND retracted_at IS NULL
      AND understood IN ('fact', 'choice', 'bad_question') AND NOT ${isOutdated("ballots")}))`,
  late: ballotWith("late = 1"),
  unclear: ballotWith("understood = 'unclear'"),
  unread: ballotWith(
    `ballots.text IS NOT NULL AND retracted_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM release_reviews WHERE ballot = ballots.id)`,
  ),
  excluded: `coalesce((SELECT excluded FROM release_exclusions
    WHERE release_exclusions.question = questions.id ORDER BY number DESC LIMIT 1), 0) = 1`,
};

const matchesSearch = `(questions.text LIKE @search ESCAPE '\\' OR ${ballotWith(
  `(texts.text LIKE @search ESCAPE '\\' OR people.name LIKE @search ESCAPE '\\'
    OR claims_json LIKE @search ESCAPE '\\')`,
)})`;

export function* browseExchanges(
  filter: ExchangeFilter,
): Work<{ readonly total: number; readonly questions: readonly FlaggedQuestion[] }> {
  const { where, params } = whereFits(filter);
  const total = yield* value<number>(`SELECT count(*) AS total FROM questions ${where}`, params);
  const flags = exchangeFlags.map((flag) => `${conditions[flag]} AS ${flag}`);
  const rows = yield* all<Readonly<Record<ExchangeFlag, number>> & { id: string; home: string }>(
    `SELECT questions.id, households.title AS home, ${flags.join(", ")}
     FROM questions JOIN households ON households.id = questions.household ${where}
     ORDER BY unread DESC, disagreement DESC, questions.number DESC LIMIT @limit OFFSET @skip`,
    { ...params, limit: filter.limit, skip: filter.skip },
  );
  const questions: FlaggedQuestion[] = [];
  for (const { id, home, ...found } of rows) {
    const question = yield* findQuestion("WHERE id = @id", { id });
    if (!question) continue;
    const shown = exchangeFlags.filter((flag) => found[flag] === 1);
    questions.push({ question, home, flags: shown });
  }
  return { total: total ?? 0, questions };
}

export function* exchangeScopes(): Work<ExchangeScopes> {
  const campaigns = yield* column<string>(
    "SELECT DISTINCT campaign FROM questions WHERE campaign IS NOT NULL ORDER BY campaign",
  );
  return {
    homes: yield* all<{ id: string; title: string }>(
      `SELECT id, title FROM households
       WHERE EXISTS (SELECT 1 FROM questions WHERE household = households.id) ORDER BY title, id`,
    ),
    campaigns,
  };
}

function whereFits(filter: ExchangeFilter): { where: string; params: Params } {
  const { household, campaign, flags = [], search = "" } = filter;
  const parts = [`questions.reason IS NOT '${remarksReason}'`];
  parts.push(...flags.map((flag) => conditions[flag]));
  const params: Record<string, string> = {};
  if (household !== undefined) parts.push("questions.household = @household");
  if (household !== undefined) params.household = household;
  if (campaign !== undefined) parts.push("questions.campaign = @campaign");
  if (campaign !== undefined) params.campaign = campaign;
  if (search !== "") parts.push(matchesSearch);
  if (search !== "") params.search = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return { where: `WHERE ${parts.join(" AND ")}`, params };
}
