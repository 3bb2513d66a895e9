import type {
  AnswerTime,
  Assignment,
  Campaign,
  CampaignCounts,
  CampaignDesign,
  CampaignState,
  CampaignStore,
  Enrolment,
} from "../src/core/campaign.js";
import { SousError } from "../src/core/errors.js";
import type { Database } from "./sqlite/database.js";

interface CampaignRow {
  readonly id: string;
  readonly design_json: string;
  readonly hash: string;
  readonly state: CampaignState;
  readonly reason: string | null;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly closed_at: number | null;
}

interface EnrolmentRow {
  readonly campaign: string;
  readonly person: string;
  readonly consent_version: string | null;
  readonly consent_at: number | null;
  readonly practised_at: number | null;
  readonly practice_done: number;
  readonly external_id: string | null;
  readonly code_given_at: number | null;
}

export function createCampaignStore(db: Database): CampaignStore {
  const find = (id: string): Campaign | null => {
    const row = db.get<CampaignRow>("SELECT * FROM campaigns WHERE id = @id", { id });
    return row ? toCampaign(row) : null;
  };
  return {
    async create(campaign) {
      return db.write(() => {
        const known = find(campaign.id);
        if (known) return refuseOther(known, campaign);
        insertCampaign(db, campaign);
        return campaign;
      });
    },
    async get(id) {
      return find(id);
    },
    async list() {
      return db.all<CampaignRow>("SELECT * FROM campaigns ORDER BY number").map(toCampaign);
    },
    async setState(id, state, reason, at) {
      db.write(() => writeState(db, { id, state, reason, at }));
    },
    async assign(assignment) {
      // Drawn by a seed: what a failing of the power takes away is drawn again, and the same.
      db.writeSoon(() => insertAssignment(db, assignment));
    },
    async assignments(campaign) {
      return db.all<Assignment>(
        `SELECT campaign, household, task, arm, propensity FROM campaign_assignments
         WHERE campaign = @campaign ORDER BY number`,
        { campaign },
      );
    },
    async enrolment(campaign, person) {
      const row = db.get<EnrolmentRow>(
        "SELECT * FROM campaign_enrolments WHERE campaign = @campaign AND person = @person",
        { campaign, person },
      );
      return row ? toEnrolment(row) : null;
    },
    async enrolments(campaign) {
      return db
        .all<EnrolmentRow>(
          `SELECT campaign_enrolments.* FROM campaign_enrolments
           JOIN people ON people.id = campaign_enrolments.person
           WHERE campaign = @campaign ORDER BY people.number`,
          { campaign },
        )
        .map(toEnrolment);
    },
    async setConsent(campaign, person, consent) {
      const { version = null, at = null } = consent ?? {};
      const values = { consent_version: version, consent_at: at };
      db.write(() => enrol(db, { campaign, person, values }));
    },
    async setPracticeDone(campaign, person, done) {
      db.write(() => enrol(db, { campaign, person, values: { practice_done: done } }));
    },
    async setPractised(campaign, person, at) {
      db.write(() => enrol(db, { campaign, person, values: { practised_at: at } }));
    },
    async setExternalId(campaign, person, externalId) {
      db.write(() => enrol(db, { campaign, person, values: { external_id: externalId } }));
    },
    async setCodeGiven(campaign, person, at) {
      db.write(() =>
        db.run(
          `UPDATE campaign_enrolments SET code_given_at = coalesce(code_given_at, @at)
           WHERE campaign = @campaign AND person = @person`,
          { campaign, person, at },
        ),
      );
    },
    async counts(campaign) {
      return countRows(db, campaign);
    },
    async answerTimes(campaign) {
      return db.all<AnswerTime>(
        `SELECT ballots.person, ballots.at,
           coalesce(ballots.opened_at, questions.delivered_at, questions.asked_at) AS since
         FROM ballots
         JOIN questions ON questions.id = ballots.question
         WHERE questions.campaign = @campaign AND ballots.event_key NOT LIKE 'release:%'
         ORDER BY ballots.at, ballots.number`,
        { campaign },
      );
    },
  };
}

function refuseOther(known: Campaign, given: Campaign): Campaign {
  if (known.hash === given.hash) return known;
  throw new SousError(
    "conflict",
    `There is a campaign ${known.id} already, and its design is another one: it is frozen. Give yours another id.`,
  );
}

function insertCampaign(db: Database, campaign: Campaign): void {
  const { id, design, hash, state, reason, createdAt, startedAt, closedAt } = campaign;
  db.run(
    `INSERT INTO campaigns (id, design_json, hash, state, reason, created_at, started_at, closed_at)
     VALUES (@id, @design, @hash, @state, @reason, @createdAt, @startedAt, @closedAt)`,
    { id, hash, state, reason, createdAt, startedAt, closedAt, design: JSON.stringify(design) },
  );
}

/** It starts once; however often it pauses, the first time counts. */
function writeState(
  db: Database,
  change: { id: string; state: CampaignState; reason: string | null; at: number },
): void {
  db.run(
    `UPDATE campaigns SET state = @state, reason = @reason,
       started_at = CASE @state WHEN 'running' THEN coalesce(started_at, @at) ELSE started_at END,
       closed_at = CASE @state WHEN 'closed' THEN coalesce(closed_at, @at) ELSE closed_at END
     WHERE id = @id`,
    change,
  );
}

function insertAssignment(db: Database, given: Assignment): void {
  const { campaign, household, task, arm, propensity } = given;
  db.run(
    `INSERT INTO campaign_assignments (campaign, household, task, arm, propensity)
     VALUES (@campaign, @household, @task, @arm, @propensity)
     ON CONFLICT (household) DO NOTHING`,
    { campaign, household, task, arm, propensity },
  );
}

type EnrolmentColumn = Exclude<keyof EnrolmentRow, "campaign" | "person">;

/** Inside a transaction. */
function enrol(
  db: Database,
  given: {
    readonly campaign: string;
    readonly person: string;
    readonly values: Partial<Record<EnrolmentColumn, string | number | null>>;
  },
): void {
  const { campaign, person, values } = given;
  const columns = Object.keys(values);
  db.run(
    `INSERT INTO campaign_enrolments (campaign, person, ${columns.join(", ")})
     VALUES (@campaign, @person, ${columns.map((column) => `@${column}`).join(", ")})
     ON CONFLICT (campaign, person) DO UPDATE SET
       ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`,
    { campaign, person, ...values },
  );
}

/** One answer of each person to a question counts, unless nothing was read from it or it was taken back. */
function countRows(db: Database, campaign: string): CampaignCounts {
  const counts = db.get<CampaignCounts>(
    `WITH answers AS (
       SELECT DISTINCT ballots.question, ballots.person FROM ballots
       JOIN questions ON questions.id = ballots.question
       WHERE questions.campaign = @campaign AND retracted_at IS NULL
         AND understood IS NOT NULL AND understood <> 'unclear')
     SELECT
       (SELECT count(*) FROM campaign_assignments WHERE campaign = @campaign) AS households,
       (SELECT count(*) FROM episodes WHERE campaign = @campaign AND ended_at IS NOT NULL)
         AS episodesEnded,
       (SELECT count(*) FROM questions WHERE campaign = @campaign) AS questions,
       (SELECT count(*) FROM questions WHERE campaign = @campaign AND state = 'open')
         AS questionsOpen,
       (SELECT count(*) FROM answers) AS answers,
       (SELECT count(DISTINCT person) FROM answers) AS people`,
    { campaign },
  );
  if (!counts) throw new SousError("conflict", "The campaign could not be counted.");
  return counts;
}

function toCampaign(row: CampaignRow): Campaign {
  return {
    id: row.id,
    design: JSON.parse(row.design_json) as CampaignDesign,
    hash: row.hash,
    state: row.state,
    reason: row.reason,
    createdAt: row.created_at,
    startedAt: row.started_at,
    closedAt: row.closed_at,
  };
}

function toEnrolment(row: EnrolmentRow): Enrolment {
  const { campaign, person, consent_version: version, consent_at: at } = row;
  return {
    campaign,
    person,
    consent: version === null || at === null ? null : { version, at },
    practisedAt: row.practised_at,
    practiceDone: row.practice_done,
    externalId: row.external_id,
    codeGivenAt: row.code_given_at,
  };
}
