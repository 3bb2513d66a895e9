/** Asks for consent to a campaign, before which nothing about a person is kept, and lets people practise. */

import type { Memory } from "../../../memory/stores.js";
import type { Caller, ConsentRequest, IncomingKind, PracticeRequest } from "../../core/bot.js";
import { type Campaign, type Enrolment, hasDoor } from "../../core/campaign/campaign.js";
import { InputError } from "../../core/errors.js";
import type { ConsentCommand } from "../../core/people/command.js";
import type { AppContext } from "../serve/app-context.js";
import { belongsWhere, findCaller, keepCaller } from "./scope.js";

/** Finds the consent that an event needs; null when it belongs to no campaign. */
export async function findConsent(
  memory: Memory,
  what: IncomingKind,
): Promise<ConsentRequest | null> {
  const episode = await episodeOf(memory, what);
  const id = episode && (await memory.episodes.get(episode))?.campaign;
  const campaign = id ? await memory.campaigns.get(id) : null;
  return campaign && requestOf(campaign);
}

async function episodeOf({ questions, turns }: Memory, what: IncomingKind) {
  switch (what.kind) {
    case "press":
    case "words":
      return ((await questions.get(what.question)) ?? (await turns.get(what.question)))?.episode;
    case "reply":
      return what.episode;
    case "fix":
    case "retract": {
      const ballot = await questions.ballot(what.ballot);
      return ballot && (await questions.get(ballot.question))?.episode;
    }
    case "unsay":
      return null;
  }
}

export function requestOf({ id, design }: Pick<Campaign, "id" | "design">): ConsentRequest {
  const { title, consent, minimumAge, researcher, contact, duration, pay, ethics } = design;
  const facts = [
    ["Researcher", researcher || "not named"],
    ["Contact", contact || "not named; write to whoever sent you here"],
    ["Time", duration || "not stated"],
    ["Pay", pay],
    ["Ethics", ethics],
  ] as const;
  return { campaign: id, title, text: consent.text, minimumAge, facts };
}

/** Shows the consent text, or stores the decision. */
export async function answerConsent(
  context: Pick<AppContext, "memory" | "clock">,
  { campaign: named, agree, practice }: ConsentCommand,
  caller: Caller,
): Promise<string> {
  const { memory, clock } = context;
  if (named === null) return formatCampaigns(await campaignsFor(memory, caller));
  const campaign = await memory.campaigns.get(named);
  if (!campaign || !(await mayHearOf(memory, campaign, caller)))
    throw new InputError(`There is no campaign "${named}".`);
  const { id, design } = campaign;
  if (practice) {
    const enrolled = await enrolmentOf(memory, id, caller);
    if (enrolled?.consentAt == null) return formatRequest(requestOf(campaign));
    return answerPractice(context, campaign, enrolled, practice);
  }
  if (agree === null) return formatRequest(requestOf(campaign));
  if (!agree) {
    const known = await findCaller(memory, caller);
    if (known)
      await memory.campaigns.enrol(id, known.id, { consentVersion: null, consentAt: null });
    return `You do not take part in ${design.title}. From now on nothing that you say there is kept, and what you said is not published. To delete it as well, say "me".`;
  }
  const { id: row } = await keepCaller(memory, caller);
  const known = await memory.campaigns.enrolment(id, row);
  const { version } = design.consent;
  if (known?.consentVersion !== version || known.consentAt === null)
    await memory.campaigns.enrol(id, row, { consentVersion: version, consentAt: clock.now() });
  const thanks = `Thank you, you take part in ${design.title}. ${design.instructions}`;
  const next = nextPractice(campaign, await memory.campaigns.enrolment(id, row));
  return next ? `${thanks}\n${formatPractice(next)}` : `${thanks} Please give your answer now.`;
}

/** Returns the next practice task: null when all are done, and before consent. */
export async function findPractice(
  memory: Memory,
  named: string,
  caller: Caller,
): Promise<PracticeRequest | null> {
  const campaign = await memory.campaigns.get(named);
  const enrolment = await enrolmentOf(memory, named, caller);
  return campaign && nextPractice(campaign, enrolment);
}

export async function enrolmentOf(
  memory: Memory,
  campaign: string,
  caller: Caller,
): Promise<Enrolment | null> {
  const known = await findCaller(memory, caller);
  return known && memory.campaigns.enrolment(campaign, known.id);
}

function formatRequest({ campaign, title, text, minimumAge, facts = [] }: ConsentRequest): string {
  return [
    title,
    text,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    `Only for people of at least ${minimumAge}. To agree say: consent ${campaign} yes. To take no part: consent ${campaign} no.`,
  ].join("\n");
}

async function campaignsFor(memory: Memory, caller: Caller): Promise<readonly Campaign[]> {
  const found: Campaign[] = [];
  for (const campaign of await memory.campaigns.list())
    if (await isTheirs(memory, campaign, caller)) found.push(campaign);
  return found;
}

/** Whether the caller takes part, or is a member of the campaign's channel. */
async function isTheirs(
  memory: Memory,
  { id, design: { bot, channel } }: Campaign,
  caller: Caller,
): Promise<boolean> {
  if ((await enrolmentOf(memory, id, caller)) !== null) return true;
  return belongsWhere({ bot, channel }, caller);
}

/** Whether the caller may know of the campaign. A campaign that people outside can join is public. */
async function mayHearOf(memory: Memory, campaign: Campaign, caller: Caller): Promise<boolean> {
  const { wasAsked = false } = caller;
  return wasAsked || hasDoor(campaign.design) || (await isTheirs(memory, campaign, caller));
}

function formatCampaigns(campaigns: readonly Campaign[]): string {
  if (campaigns.length === 0) return "There is no campaign.";
  return campaigns.map(({ id, design, state }) => `${id}: ${design.title} (${state})`).join("\n");
}

function nextPractice(
  { id, design }: Campaign,
  enrolment: Enrolment | null,
): PracticeRequest | null {
  const isAsked = enrolment?.consentVersion === design.consent.version;
  if (!isAsked || enrolment.practisedAt !== null) return null;
  const at = enrolment.practiceDone;
  const task = design.practice[at];
  if (!task) return null;
  const { text, choices } = task;
  return { campaign: id, at, of: design.practice.length, text, choices };
}

/** @param given numbers from 0: `at` of the practice task (null for the current one), `choice` of the chosen answer */
async function answerPractice(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  campaign: Campaign,
  enrolment: Enrolment,
  given: NonNullable<ConsentCommand["practice"]>,
): Promise<string> {
  const asked = nextPractice(campaign, enrolment);
  if (!asked) return "There is nothing to practise. Please give your answer now.";
  const isOfNow = given.at === null || given.at === asked.at;
  const said = asked.choices[given.choice];
  if (!isOfNow || said === undefined) return formatPractice(asked);
  const answer = campaign.design.practice[asked.at]?.answer;
  if (said !== answer) return `"${said}" is not right, "${answer}" is. ${formatPractice(asked)}`;
  const { person } = enrolment;
  const practiceDone = asked.at + 1;
  const next = nextPractice(campaign, { ...enrolment, practiceDone });
  if (next) {
    await memory.campaigns.enrol(campaign.id, person, { practiceDone });
    return `That is right. ${formatPractice(next)}`;
  }
  await memory.campaigns.enrol(campaign.id, person, { practisedAt: clock.now() });
  return "That is right. The practice is over: from now on your answers count. Please give your answer now.";
}

function formatPractice({ campaign, at, of, text, choices }: PracticeRequest): string {
  return [
    `Practice ${at + 1} of ${of}: ${text}`,
    ...choices.map((choice, index) => `${index + 1}. ${choice}`),
    `Press the answer, or say its number: consent ${campaign} 1`,
  ].join("\n");
}
