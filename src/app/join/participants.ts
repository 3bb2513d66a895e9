/** A report on people from outside, for paying them. */
import type { Campaign, Enrolment } from "../../core/campaign.js";
import type { Memory } from "../../core/stores.js";
import { answeredBy } from "./given-answers.js";

/** Times are milliseconds since 1970. */
export interface ParticipantReport {
  /** Their id at the service that sent them. */
  readonly participant: string;
  /** Row id, as `sous campaign quality` names them. */
  readonly person: string;
  /** Null: they have withdrawn. */
  readonly agreedAt: number | null;
  readonly answers: number;
  /** When they gave the last answer that the design wants; null: not yet, or it wants no number. */
  readonly doneAt: number | null;
  readonly codeGivenAt: number | null;
}

/** In the order of their consents. */
export async function reportParticipants(
  memory: Memory,
  campaign: Campaign,
): Promise<readonly ParticipantReport[]> {
  const reports: ParticipantReport[] = [];
  for (const enrolment of await memory.campaigns.enrolments(campaign.id)) {
    const { externalId } = enrolment;
    if (externalId !== null)
      reports.push(await reportOne(memory, campaign, { ...enrolment, externalId }));
  }
  return reports;
}

async function reportOne(
  memory: Memory,
  campaign: Campaign,
  { person, externalId, consent, codeGivenAt }: Enrolment & { readonly externalId: string },
): Promise<ParticipantReport> {
  const { answersPerParticipant: wanted } = campaign.design;
  const { times } = await answeredBy(memory, campaign, person);
  return {
    participant: externalId,
    person,
    agreedAt: consent?.at ?? null,
    answers: times.length,
    doneAt: (wanted === undefined ? null : times[wanted - 1]) ?? null,
    codeGivenAt,
  };
}
