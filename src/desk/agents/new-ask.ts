import { randomBytes } from "node:crypto";
import type { Episode } from "../../core/episode/episode.js";
import { newId } from "../../core/id.js";
import { dayMs, startOfDay } from "../../core/local-time.js";
import type { NewTimer, OutboxNote } from "../../core/memory/stores.js";
import { isOwnPage } from "../../core/platform.js";
import type { AskRequest } from "../../core/question/ask-tools.js";
import {
  type Agent,
  type Audience,
  askedNeed,
  homeOfAudience,
  type NewAsk,
} from "../../core/question/asking.js";
import type { Offer, Question } from "../../core/question/question.js";
import { askedToday, newQuestion, planTimers } from "../ask/new-question.js";
import { type EarlierAnswer, findOffers, offeredChoice } from "../ask/offers.js";
import { isSameQuestion } from "../ask/same-question.js";
import type { DeskParts } from "../parts.js";
import { wakingHoursOf } from "../rules.js";
import { fingerprintOf, hash, samenessOf } from "./bound.js";
import { type CheckedAsk, checkAsk, longestWhy } from "./check-ask.js";
import type { AskParts } from "./refused.js";
import { lookAlike, sameWords, waysOut } from "./words.js";

const usualMaxAgeMs = 7 * dayMs;

/** Checks an agent's request and makes the rows to store: ticket, question, episode and timers. @throws Refused */
export async function prepareAsk(
  parts: AskParts,
  agent: Agent,
  given: AskRequest,
): Promise<NewAsk> {
  const checked = await checkAsk(parts, agent, given);
  const { request, audience, picture, shown } = checked;
  const { scope, kind, urgency, key = null, default: defaultChoice = null } = request;
  const askedAt = parts.clock.now();
  const episode = beginEpisode(agent, audience, request, askedAt);
  const posed = toQuestion(parts, checked, episode);
  const maxAgeMs = maxAgeOf(agent, request);
  const offers = await findAskedOffers(parts, posed, checked, maxAgeMs);
  const question = offers.length > 0 ? { ...posed, offers } : posed;
  const asking = { question: question.id, agent: agent.name, askedAt };
  return {
    ask: {
      ...asking,
      ticket: randomBytes(16).toString("base64url"),
      key,
      fingerprint: fingerprintOf({ ...request, audience: audience.name }, picture),
      wanted: request.answers,
      defaultChoice,
    },
    asked: {
      ...asking,
      audience: audience.name,
      scope,
      kind,
      urgency,
      sameness: samenessOf(agent.name, request, picture),
      onlyChoices: request.only_choices || kind === "approval",
      shown,
    },
    episode,
    opening: openingFor(agent, audience),
    question,
    picture,
    timers: timersFor(parts, question, { audience, urgency }),
    limits: { ...agent.grants, daily: audience.daily },
    hindrance: await findHindrance(parts, audience),
    maxAgeMs,
  };
}

function maxAgeOf({ grants: { preferenceDays } }: Agent, { kind, max_age_s }: AskRequest): number {
  const wanted = max_age_s === undefined ? usualMaxAgeMs : max_age_s * 1000;
  const most = preferenceDays === undefined ? usualMaxAgeMs : preferenceDays * dayMs;
  return kind === "preference" ? Math.min(wanted, most) : wanted;
}

/** Announces agents' questions, once per channel. On our own pages each question's message does so. */
function openingFor(
  { name, runBy }: Agent,
  { name: audience, bot, channel }: Audience,
): OutboxNote | null {
  if (isOwnPage(bot)) return null;
  const text = `Agents outside Sous ask here from now on. The first is ${name}, run by ${runBy}. Each question says which agent asks, and who runs it. Your answer is kept and given to that agent, and again when it or an agent that shares its answers asks the same. Nobody has to answer.`;
  return {
    id: `n-${hash(["opening", audience, bot, channel]).slice(0, 20)}`,
    note: { kind: "news", text, ballot: null, to: null, announced: true, opening: true },
  };
}

function beginEpisode(
  agent: Agent,
  { name, bot, channel }: Audience,
  { question }: AskRequest,
  at: number,
): Episode {
  return {
    id: newId("a"),
    household: homeOfAudience(name),
    round: 1,
    task: { type: "clarify", sentence: `${agent.name}: ${question}`, object: "", target: "" },
    policy: "agent",
    askPolicy: "always",
    mode: "owner",
    bot,
    channel,
    seed: 0,
    maxSteps: 0,
    purpose: "demo",
    origin: "asked",
    startedAt: at,
    endedAt: at,
    end: { kind: "terminated" },
    reward: 0,
    worth: null,
  };
}

function toQuestion(parts: AskParts, { request, choices }: CheckedAsk, episode: Episode): Question {
  const { question: text, context, deadline_s, answers } = request;
  const { startedAt: askedAt, bot } = episode;
  return newQuestion(parts, episode, {
    need: askedNeed,
    text,
    why: context.length > longestWhy ? `${context.slice(0, longestWhy - 1)}…` : context,
    choices,
    mode: "open",
    view: { owner: { home: "", places: [], robotAt: [], held: null }, seen: [], anyWords: true },
    askedAt,
    deadline: wakingHoursOf(parts.rules, bot).addAwake(askedAt, deadline_s * 1000),
    quorum: answers,
    fallback: "explore",
  });
}

/** Makes a question's timers: at low urgency none; at high urgency, it is at once posted elsewhere too. */
function timersFor(
  parts: DeskParts,
  question: Question,
  { audience, urgency }: { readonly audience: Audience; readonly urgency: AskRequest["urgency"] },
): readonly NewTimer[] {
  if (urgency === "low") return [];
  const usual = planTimers(parts, question, audience.bot);
  if (urgency === "normal") return usual;
  const reminders = usual.filter(({ kind }) => kind === "remind");
  return [...reminders, { kind: "escalate", nth: 1, dueAt: question.askedAt }];
}

/** Returns why nobody can be asked, such as the bot being off or people's daily limits. */
async function findHindrance(
  parts: AskParts,
  { bot, answerers }: Audience,
): Promise<NewAsk["hindrance"]> {
  const { memory, platforms, clock, rules } = parts;
  const nobody = (message: string) => ({ kind: "nobody-to-ask", message }) as const;
  if (!platforms.has(bot)) return nobody(`Sous is not in ${bot} now. Tell the operator.`);
  if (answerers.length === 0) return null;
  const known = await Promise.all(
    answerers.map(async (id) => (await memory.people.named(bot, id)) ?? null),
  );
  const here = known.filter((person) => person?.optedOutAt == null);
  if (here.length === 0) return nobody("Everybody in this audience has opted out.");
  for (const person of here) if (!person || (await askedToday(parts, person)).left > 0) return null;
  const now = clock.now();
  // Adds 1.1 days, as a day may have 25 hours.
  const tomorrow = startOfDay(startOfDay(now, rules.timeZone) + 1.1 * dayMs, rules.timeZone);
  return {
    kind: "budget-spent",
    of: "what its people take in a day",
    retryAfterMs: tomorrow - now,
  };
}

const longestWords = 40;

/** Finds earlier answers to offer; none for approvals, pictures, topics, several answers and `max_age_s` 0. */
async function findAskedOffers(
  { memory, rules }: AskParts,
  question: Question,
  { request, audience: { name: audience } }: CheckedAsk,
  maxAgeMs: number,
): Promise<readonly Offer[]> {
  const { kind, scope, picture, topic, answers } = request;
  if (kind === "approval" || picture || topic !== undefined || answers > 1 || maxAgeMs === 0)
    return [];
  const { text, askedAt, choices } = question;
  const since = askedAt - maxAgeMs;
  const near = await memory.asks.findAlike({ audience, scope, kind, text, since });
  // Leaves out equal questions: if their answers were usable, they would have been reused already.
  const apart = near.filter(
    ({ question: earlier }) =>
      !isSameQuestion(earlier.text, text) || labelsOf(earlier) !== labelsOf(question),
  );
  const choiceFor = ({ said }: EarlierAnswer, nth: number): string | null => {
    const option = choices.find(({ label }) => sameWords(label) === sameWords(said));
    if (option) return option.id;
    const buttons = [...waysOut, ...choices.map(({ label }) => label)];
    const isPlain = said.length <= longestWords && !said.includes("\n");
    if (request.only_choices || !isPlain || buttons.some((button) => lookAlike(button, said)))
      return null;
    return offeredChoice(nth);
  };
  const { timeZone } = rules;
  return findOffers(memory, { question, near: apart, timeZone }, choiceFor);
}

const labelsOf = ({ choices }: Pick<Question, "choices">): string =>
  JSON.stringify(choices.map(({ label }) => sameWords(label)).sort());
