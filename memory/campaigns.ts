import type {
  AnswerTime,
  Assignment,
  Campaign,
  CampaignCounts,
  CampaignState,
  CampaignStore,
  Enrolment,
} from "../src/core/campaign.js";
import { SousError } from "../src/core/errors.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const campaignTable = new Table<Campaign>("campaigns", {
  id: "plain",
  design: "json",
  hash: "plain",
  state: "plain",
  reason: "plain",
  createdAt: "plain",
  startedAt: "plain",
  closedAt: "plain",
});

const assignmentTable = new Table<Assignment>("campaign_assignments", {
  campaign: "plain",
  household: "plain",
  task: "plain",
  arm: "plain",
  propensity: "plain",
});

interface EnrolmentRow extends Omit<Enrolment, "consent"> {
  readonly consentVersion: string | null;
  readonly consentAt: number | null;
}

const enrolmentTable = new Table<EnrolmentRow>("campaign_enrolments", {
  campaign: "plain",
  person: "plain",
  consentVersion: "plain",
  consentAt: "plain",
  practisedAt: "plain",
  practiceDone: "plain",
  externalId: "plain",
  codeGivenAt: "plain",
  codeDevice: "plain",
  device: "plain",
  byLink: "flag",
});

export function createCampaignStore(db: Database): CampaignStore {
  const find = (id: string) => campaignTable.get(db, "WHERE id = @id", { id });
  /** Begins the enrolment, or changes these fields of it. */
  const enrol = (campaign: string, person: string, change: Partial<EnrolmentRow>): void => {
    const values = { ...change, campaign, person };
    db.write(() => enrolmentTable.upsert(db, values, "campaign, person"));
  };
  return {
    async create(campaign) {
      return db.write(() => {
        const known = find(campaign.id);
        if (known) return refuseOther(known, campaign);
        campaignTable.insert(db, campaign);
        return campaign;
      });
    },
    async get(id) {
      return find(id);
    },
    async list() {
      return campaignTable.all(db, "ORDER BY number");
    },
    async setState(id, state, reason, at) {
      db.write(() => writeState(db, { id, state, reason, at }));
    },
    async assign(assignment) {
      // It is drawn by a seed: after a power failure the same is drawn again.
      const conflict = "ON CONFLICT (household) DO NOTHING";
      db.writeSoon(() => assignmentTable.insert(db, assignment, { conflict }));
    },
    async assignments(campaign) {
      return assignmentTable.all(db, "WHERE campaign = @campaign ORDER BY number", { campaign });
    },
    async enrolment(campaign, person) {
      const row = enrolmentTable.get(db, "WHERE campaign = @campaign AND person = @person", {
        campaign,
        person,
      });
      return row && toEnrolment(row);
    },
    async enrolments(campaign) {
      return enrolmentTable
        .all(
          db,
          `JOIN people ON people.id = campaign_enrolments.person
           WHERE campaign = @campaign ORDER BY people.number`,
          { campaign },
        )
        .map(toEnrolment);
    },
    async setConsent(campaign, person, consent) {
      const { version = null, at = null } = consent ?? {};
      enrol(campaign, person, { consentVersion: version, consentAt: at });
    },
    async setPracticeDone(campaign, person, done) {
      enrol(campaign, person, { practiceDone: done });
    },
    async setPractised(campaign, person, at) {
      enrol(campaign, person, { practisedAt: at });
    },
    async setExternalId(campaign, person, externalId) {
      enrol(campaign, person, { externalId });
    },
    async setSeat(campaign, person, seat) {
      enrol(campaign, person, seat);
    },
    async setCodeGiven(campaign, person, { at, device }) {
      db.write(() =>
        db.run(
          `UPDATE campaign_enrolments SET code_given_at = coalesce(code_given_at, @at),
             code_device = coalesce(code_device, @device)
           WHERE campaign = @campaign AND person = @person`,
          { campaign, person, at, device },
        ),
      );
    },
    async counts(campaign) {
      return countRows(db, campaign);
    },
    async answerTimes(campaign) {
      return db.allBeside<AnswerTime>(
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

/** A campaign keeps its first start and its first closing. */
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

function countRows(db: Database, campaign: string): CampaignCounts {
  const counts = db.get<CampaignCounts>(
    `SELECT
       (SELECT count(*) FROM campaign_assignments WHERE campaign = @campaign) AS households,
       (SELECT count(*) FROM campaign_assignments AS assigned WHERE campaign = @campaign
         AND EXISTS (SELECT 1 FROM episodes WHERE episodes.household = assigned.household)
         AND NOT EXISTS (SELECT 1 FROM runs WHERE runs.household = assigned.household))
         AS householdsDone,
       coalesce(episodes_ended, 0) AS episodesEnded, coalesce(questions, 0) AS questions,
       coalesce(questions_open, 0) AS questionsOpen,
       (SELECT coalesce(sum(answers), 0) FROM campaign_people WHERE campaign = @campaign) AS answers,
       (SELECT count(*) FROM campaign_people WHERE campaign = @campaign) AS people
     FROM (SELECT 1) LEFT JOIN campaign_counts ON campaign = @campaign`,
    { campaign },
  );
  if (!counts) throw new SousError("conflict", "The campaign could not be counted.");
  return counts;
}

function toEnrolment({ consentVersion, consentAt, ...enrolment }: EnrolmentRow): Enrolment {
  const isGiven = consentVersion !== null && consentAt !== null;
  return { ...enrolment, consent: isGiven ? { version: consentVersion, at: consentAt } : null };
}
