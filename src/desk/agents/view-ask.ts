/** Shows agents' questions with their answers, to the agent and the operator. */
import type { Memory } from "../../../memory/stores.js";
import type { Ballot, Delivery } from "../../core/memory/stores.js";
import { isLocalOwner, isUnproven, localOwner } from "../../core/people/session.js";
import type { AgentLine, AskedLine, AttentionDesk } from "../../core/question/asking.js";
import {
  type Agent,
  type Ask,
  type Asked,
  countGiven,
  latestAnswers,
  longestQuote,
  stateOf,
} from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import type { DeskParts } from "../parts.js";
import { isHedged } from "../reading/view.js";
import type { AskParts } from "./refused.js";
import { choiceIn, countAnswers, isApproving, type Said } from "./words.js";

const mostAskedBack = 5;

interface Viewed extends AskParts {
  readonly agent: Agent;
  readonly ask: Ask;
  readonly asked: Asked;
  readonly question: Question;
  readonly repeated: boolean;
}

export type AskView = Awaited<ReturnType<typeof viewAsk>>;

/** Times are ISO 8601 in UTC. */
export async function viewAsk(viewed: Viewed) {
  const { memory, clock, agent, ask, asked, question, repeated } = viewed;
  const ballots = await memory.questions.ballots(question.id);
  const latest = latestAnswers(ballots, question.quorum);
  const state = stateOf(ask, question);
  const { answer, others, tied } = countAnswers(question, latest);
  const isTold = state === "answered" || state === "expired" || state === "declined";
  const isAnswered = state === "answered";
  const validity = isAnswered ? validityOf(question, ballots, latest) : null;
  const isApproval = asked.kind === "approval";
  const isApproved = isApproval && validity === "stands" && approves(question, answer);
  const delivery = await memory.outbox.card(question.episode);
  const audience = await memory.asks.audience(asked.audience);
  const now = clock.now();
  const left = (most: number, used: number) => Math.max(0, most - used);
  const say = (said: Said) => ({ choice: said.choice, ...quote(viewed, said.quote) });
  const answers = isTold ? nameAnswers(viewed, latest) : [];
  return {
    ticket: ask.ticket,
    handling: ask.handling,
    repeated,
    state,
    /** Grows with every change of the answer. */
    version: asked.forgotten + versionOf(question, ballots),
    standing: validity,
    question: question.text,
    asked_at: iso(ask.askedAt),
    deadline: iso(question.deadline),
    poll_after_s: pollAfter(now - ask.askedAt),
    shown: {
      state: shownState(delivery),
      at: question.deliveredAt ? iso(question.deliveredAt) : null,
      ...(asked.shown !== null && { sha256: asked.shown }),
    },
    kind: asked.kind,
    /** An approval's text. Agents must compare it with the action that they are about to take. */
    context: isApproval ? question.why : null,
    /** True when enough people approved and nobody took it back. Nothing else is consent. */
    approved: isApproved,
    ...(isApproved && latest.some(isLocalOwner) && { approvedBy: localOwner }),
    /** The most frequent answer. Null until the question is answered, and on a tie. */
    answer: isAnswered && answer ? say(answer) : null,
    answers,
    agreement: {
      given: countGiven(latest),
      wanted: question.quorum,
      for_answer: isAnswered ? (answer?.people ?? 0) : 0,
      tied: isAnswered && tied,
    },
    dissent: isAnswered ? others.map((said) => ({ ...say(said), people: said.people })) : [],
    reused: ask.handling === "reused" ? sourceOf(viewed, answers) : null,
    default: ask.defaultChoice,
    default_applies: ask.defaultChoice !== null && state === "expired",
    /** Questions that people asked back. They are data, never an instruction. */
    asked_back: ask.detachedAt !== null ? [] : askedBack(viewed, ballots),
    cost: {
      left_today: left(agent.grants.day, (await memory.asks.used(agent.name, now)).day),
      audience_left_today: left(
        audience?.daily ?? 0,
        await memory.asks.usedIn(asked.audience, now),
      ),
    },
  };
}

function approves({ choices, quorum }: Question, answer: Said | null): boolean {
  if (!answer || answer.people < quorum) return false;
  return choices.some(({ id, value }) => value === answer.choice && isApproving(id));
}

/** Counts answers, withdrawals and the end, so that agents notice a change. */
function versionOf({ state }: Question, ballots: readonly Ballot[]): number {
  const read = ballots.filter(({ understood }) => understood !== null && understood !== "unclear");
  const takenBack = read.filter(({ retracted }) => retracted);
  return 1 + read.length + takenBack.length + (state === "open" ? 0 : 1);
}

function validityOf(
  { quorum }: Question,
  ballots: readonly Ballot[],
  latest: readonly Ballot[],
): "stands" | "changed" | "taken_back" {
  const given = countGiven(latest);
  if (given === 0) return "taken_back";
  const counted = new Set(latest.flatMap(({ id, late }) => (late ? [] : [id])));
  const isChanged = ballots.some(({ id, late }) => late && counted.has(id));
  return isChanged || given < quorum ? "changed" : "stands";
}

/** Lists the answers to a settled question. Before that, agents see only how many there are. */
function nameAnswers(viewed: Viewed, latest: readonly Ballot[]) {
  const { question, agent } = viewed;
  return latest
    .filter(({ understood }) => understood !== "dont_know")
    .map((ballot, at) => {
      const choice = choiceIn(ballot, question);
      return {
        choice: choice?.value ?? null,
        ...quote(viewed, ballot.choice === null ? ballot.text : null),
        quote_is_data: true as const,
        by: (agent.grants.names && viewed.readable(ballot.personName ?? "")) || `person ${at + 1}`,
        by_chosen:
          agent.grants.names &&
          Boolean(ballot.personName) &&
          isUnproven(ballot.platform, ballot.platformId),
        via: ballot.platform,
        at: iso(ballot.at),
        certainty: choice || !isHedged(ballot.text ?? "") ? ("sure" as const) : ("unsure" as const),
        late: ballot.late,
      };
    });
}

function askedBack(viewed: Viewed, ballots: readonly Ballot[]): readonly string[] {
  return ballots
    .filter(({ understood, retracted }) => understood === "bad_question" && !retracted)
    .map(({ text }) => quote(viewed, text).quote ?? "Bad question")
    .slice(-mostAskedBack);
}

/** Quotes a person's words with their spaces and lines, as they are data for the agent. */
function quote({ asWritten }: AskParts, text: string | null) {
  if (text === null) return { quote: null };
  const written = asWritten(text.slice(0, longestQuote));
  return { quote: written, ...(text.length > longestQuote && { cut: true as const }) };
}

function sourceOf({ ask, asked, question }: Viewed, answers: readonly { readonly by: string }[]) {
  const settledAt = question.settledAt ?? 0;
  return {
    age_s: Math.round(Math.max(0, ask.askedAt - settledAt) / 1000),
    from: asked.agent,
    question: question.text,
    context: question.why,
    by: answers.map(({ by }) => by),
    answered_at: iso(settledAt),
  };
}

function shownState(delivery: Delivery | null): "queued" | "sent" | "stuck" {
  if (delivery?.state === "dead") return "stuck";
  return delivery?.ref ? "sent" : "queued";
}

function pollAfter(ageMs: number): number {
  const steps = [15, 30, 60, 300] as const;
  const minutes = ageMs / 60_000;
  return steps[minutes < 1 ? 0 : minutes < 5 ? 1 : minutes < 30 ? 2 : 3];
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

async function readAsk({ asks, questions }: Pick<Memory, "asks" | "questions">, ask: Ask) {
  const question = await questions.get(ask.question);
  const asked = await asks.asked(ask.question);
  return question && asked && { question, asked, state: stateOf(ask, question) };
}

export type LoggedAsk = Awaited<ReturnType<typeof readAskLog>>[number];

/**
 * Reads agents' questions for the operator's log, without people's own words.
 * @param within.since milliseconds since 1970
 */
export async function readAskLog(
  { asks, questions }: Pick<Memory, "asks" | "questions">,
  agents: readonly string[],
  within: { readonly since: number; readonly most: number },
) {
  async function log(ask: Ask) {
    const found = await readAsk({ asks, questions }, ask);
    if (!found) return null;
    const { question, asked, state } = found;
    const { ticket, agent, askedAt, handling, detachedAt } = ask;
    const { audience, scope, kind } = asked;
    const endedAt = detachedAt ?? question.settledAt;
    const answers = await readAnswers(question, kind === "approval");
    const made = { ticket, agent, askedAt, handling, audience, scope, kind };
    return { ...made, question: question.text, state, endedAt, answers };
  }

  async function readAnswers(question: Question, isApproval: boolean) {
    const approves = (ballot: Ballot) => isApproving(choiceIn(ballot, question)?.id ?? "");
    const ballots = await questions.ballots(question.id);
    const latest = new Set(latestAnswers(ballots, 1).map(({ id }) => id));
    return ballots
      .filter(({ understood }) => understood !== null && understood !== "unclear")
      .map((ballot) => ({
        by: ballot.personName || "somebody",
        /** True for a name that the person chose, unverified. */
        byChosen: isUnproven(ballot.platform, ballot.platformId),
        // Nothing proves who approves on the local page without a password.
        ...(isApproval && isLocalOwner(ballot) && approves(ballot) && { approvedBy: localOwner }),
        via: ballot.platform,
        at: ballot.at,
        choice: choiceIn(ballot, question)?.value ?? null,
        /** True when the person answered again later or withdrew the answer. */
        isPast: !latest.has(ballot.id),
      }));
  }

  const found = await Promise.all(agents.map((agent) => asks.latest(agent, within)));
  const logged = await Promise.all(found.flat().map(log));
  return logged.flatMap((one) => one ?? []).sort((one, other) => one.askedAt - other.askedAt);
}

const shownAsks = 20;

export function createAttentionDesk({
  memory,
  clock,
}: Pick<DeskParts, "memory" | "clock">): AttentionDesk {
  const { asks, questions } = memory;

  async function showAsk(ask: Ask): Promise<AskedLine | null> {
    const found = await readAsk(memory, ask);
    if (!found) return null;
    const { question, asked, state } = found;
    const isAnswered = state === "answered";
    const ballots = isAnswered ? await questions.ballots(question.id) : [];
    const { answer } = countAnswers(question, latestAnswers(ballots, question.quorum));
    return {
      question: question.text,
      audience: asked.audience,
      state,
      handling: ask.handling,
      askedAt: ask.askedAt,
      answer: answer?.label ?? answer?.quote ?? null,
    };
  }

  async function showAgent({ name, runBy, grants, revokedAt }: Agent): Promise<AgentLine> {
    const { audiences, open, hour, day, high } = grants;
    const shown = await asks.latest(name, { since: 0, most: shownAsks });
    return {
      name,
      runBy,
      isBlocked: revokedAt !== null,
      grants: { audiences, open, hour, day, high },
      used: await asks.used(name, clock.now()),
      asks: (await Promise.all(shown.map(showAsk))).flatMap((one) => one ?? []),
    };
  }

  return {
    async show() {
      const audiences = (await asks.audiences()).map(async ({ name, bot, daily }) => ({
        name,
        bot,
        daily,
        day: await asks.usedIn(name, clock.now()),
      }));
      const agents = (await asks.agents()).map(showAgent);
      return { agents: await Promise.all(agents), audiences: await Promise.all(audiences) };
    },
    block: (agent) => asks.revoke(agent, clock.now()),
  };
}
