/** Stores studies (campaigns): designs, assigned arms (variants), participants' consent and answer times. */
import type {
  AnswerTime,
  Assignment,
  Campaign,
  CampaignState,
  Enrolment,
} from "../../src/core/campaign/campaign.js";
import type { CampaignCounts } from "../../src/core/campaign/campaign-report.js";
import { SousError } from "../../src/core/errors.js";
import { all, type Database, get, run, type Work } from "../work.js";
import { tableOf } from "./table.js";

const campaignTable = tableOf<Campaign>()(
  "campaigns",
  "id design:json hash state reason createdAt startedAt closedAt",
);

const assignmentTable = tableOf<Assignment>()(
  "campaign_assignments",
  "campaign household task arm propensity",
);

const enrolmentTable = tableOf<Enrolment>()(
  "campaign_enrolments",
  `campaign person consentVersion consentAt practisedAt practiceDone externalId codeGivenAt
  codeDevice device byLink:flag`,
);

export function createCampaignStore(db: Database) {
  const find = (id: string) => campaignTable.get("WHERE id = @id", { id });
  return {
    /** Stores a design; the same one only once. @throws SousError "conflict" when the id has a different design */
    create: (campaign: Campaign) =>
      db.write(function* () {
        const known = yield* find(campaign.id);
        if (known) return refuseOther(known, campaign);
        yield* campaignTable.insert(campaign);
        return campaign;
      }),
    get: (id: string) => db.read(find(id)),
    list: () => db.read(campaignTable.all("ORDER BY number")),
    async setState(id: string, state: CampaignState, reason: string | null, at: number) {
      await db.write(() => run(updateState, { id, state, reason, at }));
    },
    async assign(assignment: Assignment) {
      // A seed decides the arm: if a power failure loses the row, the same arm is drawn again.
      const conflict = "ON CONFLICT (household) DO NOTHING";
      await db.writeSoon(() => assignmentTable.insert(assignment, { conflict }));
    },
    assignments: (campaign: string) =>
      db.read(assignmentTable.all("WHERE campaign = @campaign ORDER BY number", { campaign })),
    enrolment: (campaign: string, person: string) =>
      db.read(
        enrolmentTable.get("WHERE campaign = @campaign AND person = @person", { campaign, person }),
      ),
    async enrolments(campaign: string) {
      const ofCampaign = `JOIN people ON people.id = campaign_enrolments.person
        WHERE campaign = @campaign ORDER BY people.number`;
      return db.read(enrolmentTable.all(ofCampaign, { campaign }));
    },
    enrol: (
      campaign: string,
      person: string,
      change: Partial<Omit<Enrolment, "campaign" | "person">>,
    ) => db.write(() => enrolmentTable.upsert({ ...change, campaign, person }, "campaign, person")),
    async setCodeGiven(
      campaign: string,
      person: string,
      { at, device }: { readonly at: number; readonly device: string | null },
    ) {
      await db.write(() =>
        run(
          `UPDATE campaign_enrolments SET code_given_at = coalesce(code_given_at, @at),
             code_device = coalesce(code_device, @device)
           WHERE campaign = @campaign AND person = @person`,
          { campaign, person, at, device },
        ),
      );
    },
    counts: (campaign: string) => db.read(countRows(campaign)),
    /** Oldest first. Includes retracted, replaced and unclear answers, but no imported ones. */
    answerTimes: (campaign: string) => db.readInBackground(listAnswerTimes(campaign)),
  };
}

function* listAnswerTimes(campaign: string): Work<readonly AnswerTime[]> {
  const isAnswer = (ballot: string) =>
    `${ballot}.retracted_at IS NULL AND coalesce(${ballot}.understood, 'unclear') <> 'unclear'`;
  const rows = yield* all<Omit<AnswerTime, "counts"> & { readonly counts: number }>(
    `SELECT ballots.person, ballots.at,
           coalesce(ballots.opened_at, questions.delivered_at, questions.asked_at) AS since,
           CASE WHEN ${isAnswer("ballots")} AND NOT EXISTS (
             SELECT 1 FROM ballots AS earlier WHERE earlier.question = ballots.question
               AND earlier.person = ballots.person AND earlier.number < ballots.number
               AND ${isAnswer("earlier")}) THEN 1 ELSE 0 END AS counts
         FROM ballots
         JOIN questions ON questions.id = ballots.question
         WHERE questions.campaign = @campaign AND ballots.event_key NOT LIKE 'release:%'
         ORDER BY ballots.at, ballots.number`,
    { campaign },
  );
  return rows.map((row) => ({ ...row, counts: row.counts === 1 }));
}

function refuseOther(known: Campaign, given: Campaign): Campaign {
  if (known.hash === given.hash) return known;
  throw new SousError(
    "conflict",
    `There is a campaign ${known.id} already, and its design is another one: it is frozen. Give yours another id.`,
  );
}

const updateState = `UPDATE campaigns SET state = @state, reason = @reason,
    started_at = CASE @state WHEN 'running' THEN coalesce(started_at, @at) ELSE started_at END,
    closed_at = CASE @state WHEN 'closed' THEN coalesce(closed_at, @at) ELSE closed_at END
  WHERE id = @id`;

function* countRows(campaign: string): Work<CampaignCounts> {
  const counts = yield* get<CampaignCounts>(
    `WITH assigned AS (SELECT household, (SELECT coalesce(end_json ->> '$.reason', '') FROM episodes
         WHERE episodes.household = assignment.household ORDER BY round DESC LIMIT 1) AS ended
       FROM campaign_assignments AS assignment WHERE campaign = @campaign)
     SELECT (SELECT count(*) FROM assigned) AS households,
       (SELECT count(*) FROM assigned WHERE ended <> 'stopped'
         AND NOT EXISTS (SELECT 1 FROM runs WHERE runs.household = assigned.household))
         AS householdsDone,
       coalesce(episodes_ended, 0) - (SELECT count(*) FROM assigned WHERE ended = 'stopped')
         AS episodesEnded, coalesce(questions, 0) AS questions,
       coalesce(questions_open, 0) AS questionsOpen,
       (SELECT coalesce(sum(answers), 0) FROM campaign_people WHERE campaign = @campaign) AS answers,
       (SELECT count(*) FROM campaign_people WHERE campaign = @campaign) AS people
     FROM (SELECT 1) AS one LEFT JOIN campaign_counts ON campaign = @campaign`,
    { campaign },
  );
  return counts as CampaignCounts;
}
