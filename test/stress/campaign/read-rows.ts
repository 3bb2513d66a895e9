/** Rows of campaigns that are being answered, read beside the process that owns them. */
import { openMemory } from "../../../memory/open.js";
import { isGold, truthOf } from "../../../src/app/campaigns/gold.js";
import { rateAnswers } from "../../../src/app/campaigns/rated-answers.js";
import { systemClock } from "../../../src/app/clock.js";
import type { Campaign } from "../../../src/core/campaign.js";
import type { Question } from "../../../src/core/question.js";
import type { Memory } from "../../../src/core/stores.js";
import type { LiveQuestion, LiveRows } from "./rows.js";

export async function openLiveRows(database: string): Promise<LiveRows> {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  const list = () => memory.campaigns.list();
  return {
    async open() {
      const found: LiveQuestion[] = [];
      for (const campaign of await list()) found.push(...(await read(memory, campaign, "open")));
      return found;
    },
    async ends() {
      const ends = [];
      for (const { id, state, reason } of await list()) {
        const enrolments = await memory.campaigns.enrolments(id);
        const enrolled = enrolments.filter(({ consent }) => consent).length;
        ends.push({ campaign: id, state, reason, enrolled });
      }
      return ends;
    },
    async hasAgreed(campaign, name) {
      const enrolments = await memory.campaigns.enrolments(campaign);
      const names = await readNames(memory);
      return enrolments.some(({ person, consent }) => consent && names.get(person) === name);
    },
    async questions() {
      const found: LiveQuestion[] = [];
      for (const campaign of await list()) found.push(...(await read(memory, campaign)));
      return found;
    },
    async answers() {
      const found = [];
      for (const { id: campaign } of await list()) {
        const agreedAt = await readAgreements(memory, campaign);
        for (const { id } of await memory.questions.list({ campaign })) {
          for (const ballot of await memory.questions.ballots(id))
            found.push({
              ballot: ballot.id,
              question: id,
              key: ballot.eventKey,
              isRead: ballot.understood !== null || ballot.retracted,
              isTooEarly: ballot.at < (agreedAt.get(ballot.person) ?? Number.POSITIVE_INFINITY),
            });
        }
      }
      return found;
    },
    async rated() {
      const names = await readNames(memory);
      const found = [];
      for (const { design } of await list()) found.push(...(await rateAnswers(memory, design)));
      return found.map((one) => ({ ...one, person: names.get(one.person) ?? one.person }));
    },
    close: () => memory.close(),
  };
}

async function read(
  memory: Memory,
  { id, design }: Campaign,
  state?: "open",
): Promise<readonly LiveQuestion[]> {
  const questions = await memory.questions.list({ campaign: id, ...(state && { state }) });
  return questions.map((question) => toLive(question, id, isGold(design, question)));
}

function toLive(question: Question, campaign: string, isKnown: boolean): LiveQuestion {
  const { id, household, choices, quorum: wanted } = question;
  const right = truthOf(question);
  const truth = choices.some(({ value }) => value === right) ? right : null;
  return {
    id,
    campaign,
    household,
    choices,
    wanted,
    truth,
    gold: isKnown && truth !== null,
    adjudicates: question.adjudicates !== null,
  };
}

/** When each person agreed, in milliseconds. */
async function readAgreements(
  memory: Memory,
  campaign: string,
): Promise<ReadonlyMap<string, number>> {
  const enrolments = await memory.campaigns.enrolments(campaign);
  return new Map(
    enrolments.flatMap(({ person, consent }) => (consent ? [[person, consent.at] as const] : [])),
  );
}

/** Platforms write names with a capital letter, or as they were given. */
async function readNames(memory: Memory): Promise<ReadonlyMap<string, string>> {
  const people = await memory.people.list();
  return new Map(people.map(({ id, name }) => [id, name.toLowerCase()]));
}
