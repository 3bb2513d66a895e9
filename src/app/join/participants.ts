/** Reports what people from outside did, to pay them, and signs their links. */

import type { Memory } from "../../../memory/stores.js";
import { type AnswerTime, type Campaign, hasDoor } from "../../core/campaign/campaign.js";
import type { ParticipantRow } from "../../core/campaign/campaign-report.js";
import { InputError } from "../../core/errors.js";
import { participantPattern } from "../../core/people/join.js";
import { payFor, sumWork } from "../../crowdwork/cost.js";
import { fieldColumns, toCsv, toTable } from "../../datasets/release/tables.js";
import { isoOf } from "../people/my-data.js";
import { Seals } from "./seals.js";

/** Lists participants by time of consent. @param codeOf absent for rows without completion codes */
export async function reportParticipants(
  memory: Memory,
  campaign: Campaign,
  codeOf?: (externalId: string) => string,
): Promise<readonly ParticipantRow[]> {
  const times = new Map<string, AnswerTime[]>();
  for (const time of await memory.campaigns.answerTimes(campaign.id))
    times.set(time.person, [...(times.get(time.person) ?? []), time]);
  const rows: ParticipantRow[] = [];
  for (const enrolment of await memory.campaigns.enrolments(campaign.id)) {
    const { externalId, person } = enrolment;
    if (externalId === null) continue;
    const own = times.get(person) ?? [];
    const { workedMs } = sumWork(own);
    const { consentAt, codeGivenAt } = enrolment;
    const { answersPerParticipant: wanted, payRate } = campaign.design;
    const counted = own.filter(({ counts }) => counts);
    const answers = counted.length;
    const shown = await countShown(memory, campaign, person);
    rows.push({
      participant: externalId,
      person,
      agreedAt: isoOf(consentAt),
      answers,
      shown,
      share: shown === 0 ? null : round(answers / shown, 1000),
      minutes: round(workedMs / 60_000, 10),
      pay: payRate ? round(payFor(payRate, { answers, workedMs }), 100) : null,
      doneAt: isoOf(counted[(wanted ?? 0) - 1]?.at ?? null),
      codeGivenAt: isoOf(codeGivenAt),
      ...(codeOf && { code: codeOf(externalId) }),
    });
  }
  return rows;
}

export function completionCodes(
  { id: campaign, design }: Pick<Campaign, "id" | "design">,
  key: () => string,
): (externalId: string) => string {
  const seals = new Seals(key);
  return (externalId) => design.completionCode ?? seals.completionCode({ campaign, externalId });
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** Returns a CSV table for payments, with codes if the rows have them. */
export function tabulateParticipants(rows: readonly ParticipantRow[]): string {
  const columns = {
    ...fieldColumns("STRING", "participant", "person", "agreedAt"),
    ...fieldColumns("DOUBLE", "answers", "shown", "share", "minutes", "pay"),
    ...fieldColumns("STRING", "doneAt", "codeGivenAt"),
  };
  if (rows.every(({ code }) => code === undefined))
    return toCsv(toTable<ParticipantRow>(columns, rows));
  const code = { code: ["STRING", (row: ParticipantRow) => row.code ?? null] } as const;
  return toCsv(toTable<ParticipantRow>({ ...columns, ...code }, rows));
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

export type SignedLink = ReturnType<typeof signLinks>[number];

export function readIds(text: string, file?: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ id: line.trim(), at: at + 1 }));
  const given = lines.filter(({ id }) => id !== "");
  const where = file === undefined ? {} : { file };
  const wrong = given.filter(({ id }) => !participantPattern.test(id));
  if (wrong.length > 0) {
    const named = wrong.slice(0, 20).map(({ id, at }) => `line ${at}: ${id.slice(0, 80)}`);
    throw new InputError(
      `an id has letters, digits and . _ - @ only, at most 64, and stands alone on its line:\n  ${named.join("\n  ")}`,
      where,
    );
  }
  if (given.length === 0) throw new InputError("there are no ids in it", where);
  return [...new Set(given.map(({ id }) => id))];
}

/** @throws InputError when people from outside cannot join the campaign */
export function signLinks(
  { id: campaign, design }: Pick<Campaign, "id" | "design">,
  ids: readonly string[],
  { base, key }: { readonly base: URL; readonly key: () => string },
) {
  if (!hasDoor(design))
    throw new InputError(
      `The campaign ${campaign} lets nobody in from outside. A design with fromOutside: true does; designs are frozen, so it needs a new campaign.`,
    );
  const seals = new Seals(key);
  const door = `${base.href.replace(/(?<!\/)\/+$/, "")}/join/${campaign}`;
  return ids.map((participant) => {
    const signature = seals.link({ campaign, externalId: participant });
    return { participant, link: `${door}?${new URLSearchParams({ participant, signature })}` };
  });
}

export function tabulateLinks(links: readonly SignedLink[]): string {
  return toCsv(toTable(fieldColumns("STRING", "participant", "link"), links));
}
