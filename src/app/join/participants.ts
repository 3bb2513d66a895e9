/** Report for paying people from outside. */
import type { AnswerTime, Campaign, Enrolment } from "../../core/campaign.js";
import type { Memory } from "../../core/stores.js";
import { sumWork } from "../../crowdwork/cost.js";
import { answeredBy } from "./given-answers.js";
import { Seals } from "./seals.js";

/** Times are milliseconds since 1970. */
export interface ParticipantReport {
  /** Id at the service that sent them. */
  readonly participant: string;
  /** Row id, as in `sous campaign quality`. */
  readonly person: string;
  /** Null after a withdrawal. */
  readonly agreedAt: number | null;
  readonly answers: number;
  /** Questions shown, answered or not. */
  readonly shown: number;
  /** Time worked, as in the cost at an hourly rate. */
  readonly workedMs: number;
  /** Time of the last answer that the design wants. */
  readonly doneAt: number | null;
  readonly codeGivenAt: number | null;
}

/** Ordered by consent. */
export async function reportParticipants(
  memory: Memory,
  campaign: Campaign,
): Promise<readonly ParticipantReport[]> {
  const times = new Map<string, AnswerTime[]>();
  for (const time of await memory.campaigns.answerTimes(campaign.id))
    times.set(time.person, [...(times.get(time.person) ?? []), time]);
  const reports: ParticipantReport[] = [];
  for (const enrolment of await memory.campaigns.enrolments(campaign.id)) {
    const { externalId, person } = enrolment;
    if (externalId === null) continue;
    const { workedMs } = sumWork(times.get(person) ?? []);
    reports.push(await reportOne(memory, campaign, { ...enrolment, externalId, workedMs }));
  }
  return reports;
}

export function completionCodes(
  { id: campaign, design }: Pick<Campaign, "id" | "design">,
  key: () => string,
): (externalId: string) => string {
  const seals = new Seals(key);
  return (externalId) => design.completionCode ?? seals.completionCode({ campaign, externalId });
}

async function reportOne(
  memory: Memory,
  campaign: Campaign,
  participant: Enrolment & { readonly externalId: string; readonly workedMs: number },
): Promise<ParticipantReport> {
  const { person, externalId, consent, codeGivenAt, workedMs } = participant;
  const { answersPerParticipant: wanted } = campaign.design;
  const { times } = await answeredBy(memory, campaign, person);
  return {
    participant: externalId,
    person,
    agreedAt: consent?.at ?? null,
    answers: times.length,
    shown: await countShown(memory, campaign, person),
    workedMs,
    doneAt: (wanted === undefined ? null : times[wanted - 1]) ?? null,
    codeGivenAt,
  };
}

async function countShown(
  { people, questions }: Memory,
  { id }: Pick<Campaign, "id">,
  person: string,
): Promise<number> {
  const opened = await people.opened(person);
  const answered = await questions.answersOf(person, Number.MAX_SAFE_INTEGER);
  let shown = 0;
  for (const question of new Set([...opened, ...answered].map((one) => one.question)))
    if ((await questions.get(question))?.campaign === id) shown += 1;
  return shown;
}
