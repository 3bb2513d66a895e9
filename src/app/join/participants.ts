/** Report for paying people from outside. */
import type { AnswerTime, Campaign, Enrolment } from "../../core/campaign.js";
import type { Memory } from "../../core/stores.js";
import { sumWork } from "../../crowdwork/cost.js";
import { answeredBy } from "./given-answers.js";
import { Seals } from "./seals.js";

/** Times are milliseconds since 1970. */
export type ParticipantReport = Awaited<ReturnType<typeof reportOne>>;

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
) {
  const { person, externalId, consent, codeGivenAt, workedMs } = participant;
  const { answersPerParticipant: wanted } = campaign.design;
  const { times } = await answeredBy(memory, campaign, person);
  return {
    /** Id at the service that sent them. */
    participant: externalId,
    /** Row id, as in `sous campaign quality`. */
    person,
    /** Null after a withdrawal. */
    agreedAt: consent?.at ?? null,
    answers: times.length,
    /** Questions shown, answered or not. */
    shown: await countShown(memory, campaign, person),
    /** Time worked, as in the cost at an hourly rate. */
    workedMs,
    /** Time of the last answer that the design wants. */
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
