/** From an agent's request to a question, before it is known whether one is needed. */
import { createHash, randomBytes } from "node:crypto";
import type { AskRequest } from "../../core/ask-tools.js";
import {
  type Agent,
  type Audience,
  askedNeed,
  homeOfAudience,
  type NewAsk,
} from "../../core/asking.js";
import type { Episode } from "../../core/episode.js";
import { newId } from "../../core/id.js";
import { dayMs } from "../../core/local-time.js";
import { isOwnPage } from "../../core/platform.js";
import type { Question } from "../../core/question.js";
import type { NewTimer, OutboxNote } from "../../core/stores.js";
import { planTimers } from "../new-question.js";
import type { DeskParts } from "../parts.js";
import { wakingHoursOf } from "../rules.js";
import type { AskParts } from "./ask-parts.js";
import { findHindrance } from "./attention-left.js";
import { readPicture } from "./picture.js";
import { Refused, requireScope } from "./refused.js";
import { approving, sameWords } from "./words.js";

const usualMaxAgeMs = 7 * dayMs;
/** So much of the context stands under the question. */
const longestWhy = 300;
/** What every question offers beside its choices. */
const waysOut = ["i don't know", "bad question", "something else…", "in your own words…"];

/** @throws Refused */
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
  const picture = readPicture(request.picture, parts.readable);
  const askedAt = parts.clock.now();
  const episode = beginEpisode(agent, audience, request, askedAt);
  const question = toQuestion(parts, { request, episode, askedAt });
  const { kind, urgency, key = null, answers: wanted, default: defaultChoice = null } = request;
  const asking = { question: question.id, agent: agent.name, askedAt };
  return {
    ask: {
      ...asking,
      ticket: randomBytes(16).toString("base64url"),
      key,
      fingerprint: hash([
        audience.name,
        scope,
        kind,
        request.question,
        boundContext(request),
        request.topic ?? "",
        request.choices,
        wanted,
        defaultChoice,
        request.deadline_s,
        ...boundPicture(picture),
      ]),
      wanted,
      defaultChoice,
    },
    asked: {
      ...asking,
      audience: audience.name,
      scope,
      kind,
      urgency,
      sameness: samenessOf(agent, request, picture),
      onlyChoices: request.only_choices || kind === "approval",
    },
    episode,
    opening: openingFor(agent, audience),
    question,
    picture,
    timers: timersFor(parts, question, { audience, urgency }),
    limits: { ...agent.grants, daily: audience.daily },
    hindrance: await findHindrance(parts, audience),
    maxAgeMs: maxAgeOf(agent, request),
  };
}

/** Agents name audiences, and get no hint of others. */
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

/** The operator says how long a preference holds. */
function maxAgeOf({ grants: { preferenceDays } }: Agent, { kind, max_age_s }: AskRequest): number {
  const wanted = max_age_s === undefined ? usualMaxAgeMs : max_age_s * 1000;
  const most = preferenceDays === undefined ? usualMaxAgeMs : preferenceDays * dayMs;
  return kind === "preference" ? Math.min(wanted, most) : wanted;
}

/** Labels and names that only look alike are the same. */
function readableRequest({ readable }: AskParts, request: AskRequest): AskRequest {
  const { question, choices, context, topic, default: otherwise } = request;
  const clean = {
    ...request,
    question: readable(question),
    context: readable(context),
    choices: choices.map((choice) => ({ ...choice, label: readable(choice.label) })),
    ...(topic !== undefined && { topic: readable(topic) }),
    ...(otherwise !== undefined && { default: readable(otherwise) }),
  };
  if (sameWords(clean.question) === "" || clean.choices.some(({ label }) => label === ""))
    throw new Refused("bad-input", "question and choices need words that people can see.");
  return clean;
}

function requireSense(request: AskRequest): void {
  const { kind, context, choices, max_age_s, key, default: otherwise } = request;
  const labels = choices.map(({ label }) => sameWords(label));
  if (new Set(labels).size < labels.length || labels.some((label) => waysOut.includes(label)))
    throw new Refused("bad-input", "choices: two labels look the same, or like a button of ours.");
  if (new Set(choices.map(({ id }) => id)).size < choices.length)
    throw new Refused("bad-input", "choices: two have the same id.");
  if (max_age_s === 0 && key === undefined)
    throw new Refused("key-required", "With max_age_s 0, give a key: a lost reply asks twice.");
  if (kind !== "approval") return;
  if (context.length > longestWhy)
    throw new Refused(
      "bad-input",
      `context: people read ${longestWhy} characters, and approve no more than they read.`,
    );
  if (!choices.some(({ declines }) => declines))
    throw new Refused("bad-input", "An approval needs a choice with declines: true.");
  if (choices.length < 2) throw new Refused("bad-input", "An approval needs at least two choices.");
  if (otherwise !== undefined && !choices.some(({ id, declines }) => id === otherwise && declines))
    throw new Refused("bad-input", "An approval's default is a choice with declines: true.");
}

/** What two wordings with the same topic share holds within one agent. */
function samenessOf({ name }: Agent, request: AskRequest, picture: NewAsk["picture"]): string {
  const { kind, choices, topic, question } = request;
  const labels = choices.map(({ id, label }) => [id, sameWords(label)].join("\n")).sort();
  const about = topic === undefined ? ["text", sameWords(question)] : ["topic", name, topic];
  const bound = [boundContext(request), ...boundPicture(picture)];
  return hash([kind, request.only_choices, labels, about, ...bound]);
}

/** An approval is of what people read, to the letter: of other arguments it is none. */
function boundContext({ kind, context }: AskRequest): string {
  return kind === "approval" ? context : "";
}

/** Of another picture it is another question. */
function boundPicture(picture: NewAsk["picture"]): readonly string[] {
  return picture ? [picture.hash, picture.words] : [];
}

function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Says once in a channel who asks there, and what becomes of answers. On a page of ours each card says it. */
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

function toQuestion(
  { rules }: AskParts,
  {
    request,
    episode,
    askedAt,
  }: { readonly request: AskRequest; readonly episode: Episode; readonly askedAt: number },
): Question {
  const { question: text, kind, context, choices, deadline_s, answers } = request;
  const hours = wakingHoursOf(rules, episode.bot);
  return {
    id: newId("q"),
    household: episode.household,
    episode: episode.id,
    need: askedNeed,
    text,
    why: context.length > longestWhy ? `${context.slice(0, longestWhy - 1)}…` : context,
    // Ids of agents are long: they stay in the row, and the buttons have their own.
    choices: choices.map(({ id, label, declines = false }, at) => ({
      id: `${kind === "approval" && !declines ? approving : "c"}${at + 1}`,
      label,
      value: id,
    })),
    mode: "open",
    purpose: "demo",
    state: "open",
    reason: null,
    followUp: null,
    view: { owner: { home: "", places: [], robotAt: [], held: null }, seen: [], anyWords: true },
    propensity: 1,
    askedAt,
    deadline: hours.addAwake(askedAt, deadline_s * 1000),
    settledAt: null,
    quorum: answers,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}

/** What is not urgent reminds nobody; what is urgent goes to somebody else at once. */
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
