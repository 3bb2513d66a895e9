/** Checks an outside agent's request to ask people, and makes the rows to store for it. */
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
import type { Choice, Offer, Question } from "../../core/question/question.js";
import { askedToday, newQuestion, planTimers } from "../ask/new-question.js";
import { type EarlierAnswer, findOffers, offeredChoice } from "../ask/offers.js";
import { isSameQuestion } from "../ask/same-question.js";
import type { DeskParts } from "../parts.js";
import { wakingHoursOf } from "../rules.js";
import { boundBy, fingerprintOf, hash, samenessOf, whatDoesNotFit } from "./bound.js";
import { readPicture } from "./picture.js";
import { type AskParts, type Fault, mayShare, notShared, Refused } from "./refused.js";
import { approving, lookAlike, sameWords, waysOut } from "./words.js";

const usualMaxAgeMs = 7 * dayMs;
/** Most characters of the context shown under the question. */
const longestWhy = 300;
/** Most lines of an approval, so that people see the buttons without scrolling. */
const mostLines = 20;
/** A button shows at least this many characters of its label on every platform. */
const longestButton = 30;

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

type CheckedAsk = Awaited<ReturnType<typeof checkAsk>>;

/** @throws Refused for the first fault */
async function checkAsk(parts: AskParts, agent: Agent, given: AskRequest) {
  const { memory, marked, readable, shownOn } = parts;
  const { audiences, fourEyes = [] } = agent.grants;
  const [only, ...more] = audiences;
  const name = given.audience ?? (more.length === 0 ? only : undefined);
  // Names only the agent's own audiences, as it must not learn of others.
  if (name === undefined || !audiences.includes(name)) {
    const granted = audiences.join(", ") || "none";
    throw new Refused("unknown-audience", `Name an audience. Yours: ${granted}.`);
  }
  const audience = await memory.asks.audience(name);
  if (!audience) throw new Refused("unknown-audience", "The operator has removed this audience.");
  const { bot, answerers } = audience;
  const isApproval = given.kind === "approval";
  const clean = isApproval ? marked : readable;
  const request = { ...cleaned(given, clean), scope: given.scope ?? agent.name };
  const { question: text, context, scope, answers } = request;
  const choices = toChoices(request);
  const tellsApart = answers > 1 || answerers.length > 0 || fourEyes.length > 0;
  // Counts people with log-ins of their own: a shared password does not tell people apart.
  const logins = bot === "web" && tellsApart ? (await memory.sessions.logins()).length : answers;
  const { picture, faults } = readPicture(request.picture, clean);
  const show = (why: string) => shownOn(bot, boundBy({ text, why, choices }, picture));
  const found = [
    !mayShare(agent, scope) && notShared(),
    ...faultsIn(request),
    logins < answers &&
      new Refused(
        "nobody-to-ask",
        `This audience is the web page, where one password counts as one person. People with log-ins of their own: ${logins}. Ask for fewer answers, or tell the operator to give more people log-ins, on the page People.`,
      ),
    ...faults,
  ].find(Boolean);
  const fault = found || (isApproval && whatDoesNotFit(bot, context, show));
  if (fault) throw typeof fault === "string" ? new Refused("bad-input", fault) : fault;
  // This hash proves what people were shown when they approved.
  const shown = isApproval ? hash([bot, show(context).text, picture?.hash ?? null]) : null;
  return { request, audience, choices, picture, shown };
}

/** Cleans only what people read, not the agent's own data such as its default. */
function cleaned(request: AskRequest, clean: (text: string) => string): AskRequest {
  const { question, context, choices } = request;
  return {
    ...request,
    question: clean(question),
    context: clean(context),
    choices: choices.map((choice) => ({ ...choice, label: clean(choice.label) })),
  };
}

/** Gives choices short ids, as those of agents may be too long for buttons. */
function toChoices({ kind, choices }: AskRequest): readonly Choice[] {
  return choices.map(({ id, label, declines = false }, at) => ({
    id: `${kind === "approval" && !declines ? approving : "c"}${at + 1}`,
    label,
    value: id,
  }));
}

function faultsIn(request: AskRequest): readonly Fault[] {
  const { kind, question, context, choices, max_age_s, key, default: otherwise } = request;
  const buttons = [...waysOut, ...choices.map(({ label }) => label.slice(0, longestButton))];
  const faults = [
    (sameWords(question) === "" || choices.some(({ label }) => label === "")) &&
      "question and choices need words that people can see.",
    buttons.some((label, at) => buttons.slice(0, at).some((other) => lookAlike(label, other))) &&
      `choices: two labels look the same, or like a button of ours. Buttons may show the first ${longestButton} characters only: put what differs there.`,
    new Set(choices.map(({ id }) => id)).size < choices.length && "choices: two have the same id.",
    max_age_s === 0 &&
      key === undefined &&
      new Refused("key-required", "With max_age_s 0, give a key: a lost reply asks twice."),
  ];
  if (kind !== "approval") return faults;
  return [
    ...faults,
    context.length > longestWhy &&
      `context: people read ${longestWhy} characters, and approve no more than they read. It has ${context.length}.`,
    `${question}\n${context}`.split("\n").length > mostLines &&
      `question and context: at most ${mostLines} lines together.`,
    choices.some(({ label }) => label.includes("\n")) &&
      "choices: the label of an approval is one line.",
    !choices.some(({ declines }) => declines) && "An approval needs a choice with declines: true.",
    choices.length < 2 && "An approval needs at least two choices.",
    otherwise !== undefined &&
      !choices.some(({ id, declines }) => id === otherwise && declines) &&
      "An approval's default is a choice with declines: true.",
  ];
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

/** Makes a question's timers: none at low urgency; at high urgency the question is also posted elsewhere at once. */
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
