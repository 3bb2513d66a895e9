import { randomBytes } from "node:crypto";
import type { Episode } from "../../core/episode/episode.js";
import { newId } from "../../core/id.js";
import { dayMs, startOfDay } from "../../core/local-time.js";
import type { NewTimer, OutboxNote } from "../../core/memory/stores.js";
import { isOwnPage } from "../../core/platform.js";
import type { AskRequest } from "../../core/question/ask-tools.js";
import {
  type Agent,
  type Asked,
  type Audience,
  askedNeed,
  homeOfAudience,
  type NewAsk,
} from "../../core/question/asking.js";
import type { Offer, Question } from "../../core/question/question.js";
import { mayBeAsked, newQuestion, planTimers } from "../ask/new-question.js";
import { findOffers, offeredChoice, type Standing } from "../ask/offers.js";
import { isSameQuestion } from "../ask/same-question.js";
import type { DeskParts } from "../parts.js";
import { wakingHoursOf } from "../rules.js";
import { fingerprintOf, hash, requireRoom, samenessOf } from "./bound.js";
import { readPicture } from "./picture.js";
import { type AskParts, Refused, requireScope } from "./refused.js";
import { approving, lookAlike, sameWords, waysOut } from "./words.js";

const usualMaxAgeMs = 7 * dayMs;
/** Characters of the context shown under the question. */
const longestWhy = 300;
/** Lines of question and context; keeps the buttons in sight. */
const mostLines = 20;
/** Characters; some platforms show no more. */
const longestButton = 30;

/** Checks an agent's request, and makes its rows. @throws Refused */
export async function prepareAsk(
  parts: AskParts,
  agent: Agent,
  given: AskRequest,
): Promise<NewAsk> {
  const request = readableRequest(parts, given);
  const audience = await findAudience(parts, agent, request);
  const { scope = agent.name } = request;
  requireScope(agent, scope);
  requireSense(request);
  await requireToldApart(parts, agent, { audience, request });
  const picture = readPicture(request.picture, cleanerFor(parts, request));
  const askedAt = parts.clock.now();
  const episode = beginEpisode(agent, audience, request, askedAt);
  const posed = toQuestion(parts, request, episode);
  const maxAgeMs = maxAgeOf(agent, request);
  const asks = { request, audience: audience.name, scope, maxAgeMs };
  const offers = await findAskedOffers(parts, posed, asks);
  const question = offers.length > 0 ? { ...posed, offers } : posed;
  const shown = requireRoom(parts, { kind: request.kind, audience, question, picture });
  const { kind, urgency, key = null, answers: wanted, default: defaultChoice = null } = request;
  const asking = { question: question.id, agent: agent.name, askedAt };
  return {
    ask: {
      ...asking,
      ticket: randomBytes(16).toString("base64url"),
      key,
      fingerprint: fingerprintOf({ ...request, audience: audience.name, scope }, picture),
      wanted,
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

/** Finds the named audience (people who may be asked). Agents get no hint of others. */
async function findAudience(
  { memory }: AskParts,
  { grants }: Agent,
  { audience }: AskRequest,
): Promise<Audience> {
  const [only, ...more] = grants.audiences;
  const name = audience ?? (more.length === 0 ? only : undefined);
  const granted = grants.audiences.join(", ") || "none";
  if (name === undefined || !grants.audiences.includes(name))
    throw new Refused("unknown-audience", `Name an audience. Yours: ${granted}.`);
  const found = await memory.asks.audience(name);
  if (!found) throw new Refused("unknown-audience", "The operator has removed this audience.");
  return found;
}

/** Requires web log-ins where people must be told apart: with a shared password they cannot be. */
async function requireToldApart(
  { memory }: AskParts,
  { grants: { fourEyes = [] } }: Agent,
  { audience, request }: { readonly audience: Audience; readonly request: AskRequest },
): Promise<void> {
  const { bot, answerers } = audience;
  const tellsApart = request.answers > 1 || answerers.length > 0 || fourEyes.length > 0;
  if (bot !== "web" || !tellsApart) return;
  const logins = (await memory.sessions.logins()).length;
  if (logins < request.answers)
    throw new Refused(
      "nobody-to-ask",
      `This audience is the web page, where one password counts as one person. People with log-ins of their own: ${logins}. Ask for fewer answers, or tell the operator to give more people log-ins, on the page People.`,
    );
}

function maxAgeOf({ grants: { preferenceDays } }: Agent, { kind, max_age_s }: AskRequest): number {
  const wanted = max_age_s === undefined ? usualMaxAgeMs : max_age_s * 1000;
  const most = preferenceDays === undefined ? usualMaxAgeMs : preferenceDays * dayMs;
  return kind === "preference" ? Math.min(wanted, most) : wanted;
}

function cleanerFor({ marked, readable }: AskParts, { kind }: AskRequest) {
  return kind === "approval" ? marked : readable;
}

/** Cleans only what people read, not the agent's own data such as its default. */
function readableRequest(parts: AskParts, request: AskRequest): AskRequest {
  const clean = cleanerFor(parts, request);
  const { question, context, choices } = request;
  const shown = {
    ...request,
    question: clean(question),
    context: clean(context),
    choices: choices.map((choice) => ({ ...choice, label: clean(choice.label) })),
  };
  if (sameWords(shown.question) === "" || shown.choices.some(({ label }) => label === ""))
    throw new Refused("bad-input", "question and choices need words that people can see.");
  return shown;
}

function requireSense(request: AskRequest): void {
  const { kind, question, context, choices, max_age_s, key, default: otherwise } = request;
  const buttons = [...waysOut, ...choices.map(({ label }) => label.slice(0, longestButton))];
  if (buttons.some((label, at) => buttons.slice(0, at).some((other) => lookAlike(label, other))))
    throw new Refused(
      "bad-input",
      `choices: two labels look the same, or like a button of ours. Buttons may show the first ${longestButton} characters only: put what differs there.`,
    );
  if (new Set(choices.map(({ id }) => id)).size < choices.length)
    throw new Refused("bad-input", "choices: two have the same id.");
  if (max_age_s === 0 && key === undefined)
    throw new Refused("key-required", "With max_age_s 0, give a key: a lost reply asks twice.");
  if (kind !== "approval") return;
  if (context.length > longestWhy)
    throw new Refused(
      "bad-input",
      `context: people read ${longestWhy} characters, and approve no more than they read. It has ${context.length}.`,
    );
  if (`${question}\n${context}`.split("\n").length > mostLines)
    throw new Refused("bad-input", `question and context: at most ${mostLines} lines together.`);
  if (choices.some(({ label }) => label.includes("\n")))
    throw new Refused("bad-input", "choices: the label of an approval is one line.");
  if (!choices.some(({ declines }) => declines))
    throw new Refused("bad-input", "An approval needs a choice with declines: true.");
  if (choices.length < 2) throw new Refused("bad-input", "An approval needs at least two choices.");
  if (otherwise !== undefined && !choices.some(({ id, declines }) => id === otherwise && declines))
    throw new Refused("bad-input", "An approval's default is a choice with declines: true.");
}

/** Announces agents' questions once per channel. On our own pages each message does so. */
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

function toQuestion(parts: AskParts, request: AskRequest, episode: Episode): Question {
  const { question: text, kind, context, choices, deadline_s, answers } = request;
  const { startedAt: askedAt, bot } = episode;
  return newQuestion(parts, episode, {
    need: askedNeed,
    text,
    why: context.length > longestWhy ? `${context.slice(0, longestWhy - 1)}…` : context,
    // Agents' ids may be too long for buttons, which get short ones.
    choices: choices.map(({ id, label, declines = false }, at) => ({
      id: `${kind === "approval" && !declines ? approving : "c"}${at + 1}`,
      label,
      value: id,
    })),
    mode: "open",
    view: { owner: { home: "", places: [], robotAt: [], held: null }, seen: [], anyWords: true },
    askedAt,
    deadline: wakingHoursOf(parts.rules, bot).addAwake(askedAt, deadline_s * 1000),
    quorum: answers,
    fallback: "explore",
  });
}

/** Low urgency has no reminders; high urgency is posted elsewhere too, at once. */
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
  for (const person of here) if (!person || (await mayBeAsked(parts, person))) return null;
  const now = clock.now();
  // Days may have 25 hours.
  const tomorrow = startOfDay(startOfDay(now, rules.timeZone) + 1.1 * dayMs, rules.timeZone);
  return {
    kind: "budget-spent",
    of: "what its people take in a day",
    retryAfterMs: tomorrow - now,
  };
}

const longestWords = 40;

/** Finds earlier answers to offer; none for approvals, pictures, topics, fresh answers and several answers. */
async function findAskedOffers(
  { memory, rules }: AskParts,
  question: Question,
  { request, audience, scope, maxAgeMs }: AskedOffers,
): Promise<readonly Offer[]> {
  const { kind, picture, topic, answers } = request;
  if (kind === "approval" || picture || topic !== undefined || answers > 1 || maxAgeMs === 0)
    return [];
  const { text, askedAt, choices } = question;
  const since = askedAt - maxAgeMs;
  const near = await memory.asks.findAlike({ audience, scope, kind, text, since });
  // Leaves out equal questions: their answers were not reused, so agents want them apart.
  const apart = near.filter(
    ({ question: earlier }) =>
      !isSameQuestion(earlier.text, text) || labelsOf(earlier) !== labelsOf(question),
  );
  const choiceFor = ({ said }: Standing, nth: number): string | null => {
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

interface AskedOffers extends Pick<Asked, "audience" | "scope"> {
  readonly request: AskRequest;
  readonly maxAgeMs: number;
}
