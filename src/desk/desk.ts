/**
 * The question desk: what is already known is not asked, what is asked is kept until it is settled,
 * and whatever people answer becomes facts, whenever it comes.
 */
import type { Logger } from "pino";
import {
  type Inbox,
  type InboxVerdict,
  type IncomingEvent,
  type IncomingKind,
  reservedChoices,
} from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import type { AskRequest, AskVerdict, Desk } from "../core/desk.js";
import type { AskHandling, AskOutcome, Episode, StepRecord } from "../core/episode.js";
import type { Fact } from "../core/fact.js";
import type { Grounder } from "../core/grounding.js";
import { newId } from "../core/id.js";
import { factsMeeting, factsWithin, isAboutMeant, isAboutPreferred } from "../core/notebook.js";
import type { Need, Question, QuestionMode } from "../core/question.js";
import type { OwnerView } from "../core/scene.js";
import type { Ballot, Memory, OutboxNote } from "../core/stores.js";
import { labelsOf, offerChoices, phraseContradiction, phraseQuestion } from "./phrase.js";
import { readBallot } from "./read-ballot.js";
import { Waiting } from "./waiting.js";

export interface DeskOptions {
  readonly memory: Memory;
  readonly grounder: Grounder;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long people have before the agent looks for itself, in milliseconds. */
  readonly answerTimeoutMs: number;
}

/** A running desk: the loop's desk, the bots' inbox, and its life. */
export interface QuestionDesk extends Desk {
  readonly inbox: Inbox;
  /** Reads what a crash left unread and closes what is overdue; then watches deadlines until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How alike two sentences must be for the answer to one to serve the other. */
const reuseSimilarity = 0.9;
const deadlineCheckMs = 500;
const longestReply = 4000;
const longestName = 200;

export function createDesk(options: DeskOptions): QuestionDesk {
  const { memory, clock, log } = options;
  const waiting = new Waiting();
  const stopping = new AbortController();
  let reading: Promise<void> = Promise.resolve();
  let watching: Promise<void> = Promise.resolve();

  /** Ballots are read one after the other: what the first one said is known to the second. */
  function readSoon(ballot: string): void {
    reading = reading
      .then(() => read(ballot))
      .catch((error) => log.error({ error, ballot }, "ballot not read"));
  }

  async function read(id: string): Promise<void> {
    const ballot = await memory.questions.ballot(id);
    const question = ballot && (await memory.questions.get(ballot.question));
    if (!ballot || !question || ballot.understood || ballot.retracted) return;
    const episode = await memory.episodes.get(question.episode);
    const outcome = await readBallot({
      question,
      ballot,
      ballots: await memory.questions.ballots(question.id),
      facts: await memory.facts.list({ household: question.household }),
      grounder: options.grounder,
      episodeEnded: episode?.end != null,
      now: clock.now(),
    });
    await memory.questions.recordOutcome(outcome);
    if (outcome.settle) waiting.ring(question.id);
  }

  async function closeOverdue(): Promise<void> {
    for (const question of await memory.questions.overdue(clock.now())) {
      await reading;
      await memory.questions.close(question.id, "expired", "nobody answered in time", clock.now());
      waiting.ring(question.id);
    }
  }

  async function watchDeadlines(): Promise<void> {
    while (!stopping.signal.aborted) {
      await closeOverdue();
      await clock.sleep(deadlineCheckMs, stopping.signal).catch(() => undefined);
    }
  }

  return {
    ask: (request) => ask(options, request),

    async settled(id, signal) {
      for (;;) {
        const bell = waiting.listen(id, signal);
        const question = await memory.questions.get(id);
        if (question?.state === "open" && !signal.aborted) await bell.rung;
        bell.drop();
        if (question?.state !== "open") return outcomeOf(question);
        signal.throwIfAborted();
      }
    },

    tellContradicted,

    inbox: {
      async receive(event) {
        if (event.what.kind === "retract") return retract(options, event, event.what.ballot);
        if (event.what.kind === "unsay")
          return memory.questions.unsay(event.what.message, event.key, clock.now());
        const target = await findTarget(memory, event);
        if (!target) return "unknown";
        const id = newId("b");
        const verdict = await memory.questions.recordBallot({
          id,
          question: target.question,
          replaces: target.replaces,
          eventKey: event.key,
          message: event.what.kind === "reply" ? event.what.message : null,
          person: {
            platform: event.platform,
            workspace: event.workspace,
            platformId: event.person.id,
            name: bound(event.person.name, longestName),
          },
          choice: event.what.kind === "press" ? event.what.choice : null,
          text: event.what.kind === "press" ? null : bound(event.what.text, longestReply),
          at: event.at,
        });
        if (verdict === "accepted") readSoon(id);
        return verdict;
      },
      heard: (episode) => memory.questions.heardMessages(episode),
    },

    async start() {
      for (const ballot of await memory.questions.unread()) readSoon(ballot.id);
      await reading;
      watching = watchDeadlines();
    },

    async stop() {
      stopping.abort();
      await Promise.all([watching, reading]);
    },
  };
}

function outcomeOf(question: Question | null): AskOutcome {
  return question && question.state !== "open" ? question.state : "cancelled";
}

/** Notebook, earlier answers, open questions, and only then a new one. */
async function ask(options: DeskOptions, request: AskRequest): Promise<AskVerdict> {
  const { memory, clock } = options;
  const known = request.eager ? null : await findKnown(memory, request);
  if (known) {
    await memory.questions.recordAsk(
      {
        record: stepRecord(request, known.handling, "answered", null, known.facts),
        question: null,
        waitsFor: null,
      },
      clock.now(),
    );
    return { ...known, outcome: "answered", question: null };
  }
  if (!request.ask) {
    await memory.questions.recordAsk(
      { record: stepRecord(request, "withheld", "withheld", null), question: null, waitsFor: null },
      clock.now(),
    );
    return { handling: "withheld", outcome: "withheld", question: null, facts: [] };
  }
  const open = await memory.questions.findOpen(request.episode.household, request.need);
  const question = open ? null : newQuestion(options, request);
  const waitsFor = (open ?? question)?.id ?? null;
  const handling = open ? "joined" : "posted";
  await memory.questions.recordAsk(
    { record: stepRecord(request, handling, null, waitsFor), question, waitsFor },
    clock.now(),
  );
  return { handling, outcome: null, question: waitsFor, facts: [] };
}

async function findKnown(
  memory: Memory,
  { episode, need }: AskRequest,
): Promise<{ handling: "notebook" | "reused"; facts: readonly Fact[] } | null> {
  const facts = factsWithin(episode.id, await memory.facts.list({ household: episode.household }));
  const noted = factsMeeting(need, facts);
  if (noted.length > 0) return { handling: "notebook", facts: noted };
  for (const { question, similarity } of await memory.questions.findAnswered(
    episode.household,
    need,
    phraseQuestion(need),
  )) {
    if (similarity < reuseSimilarity) break;
    if (!servesEpisode(question, episode.id)) continue;
    const told = facts.filter((fact) => fact.question === question.id && fact.polarity);
    if (told.length > 0) return { handling: "reused", facts: told };
  }
  return null;
}

/** What somebody has in mind, or chooses, they have in mind for one task. */
function servesEpisode({ need, episode }: Question, asking: string): boolean {
  return episode === asking || !(isAboutMeant(need) || isAboutPreferred(need));
}

/** What the person who answers knows: what they mean, what they like, or where things are. */
function modeOf(need: Need, episode: Episode): QuestionMode {
  if (isAboutMeant(need)) return "persona";
  return isAboutPreferred(need) && need.func === "which" ? "open" : episode.mode;
}

function stepRecord(
  request: AskRequest,
  handling: AskHandling,
  outcome: AskOutcome | null,
  question: string | null,
  facts: readonly Fact[] = [],
): StepRecord {
  const { episode, seq, engine, thought, need, because, factWatermark } = request;
  return {
    episode: episode.id,
    seq,
    step: { kind: "ask", thought, need, handling, outcome },
    observationHash: null,
    engine,
    because: [...new Set([...because, ...facts.map(({ id }) => id)])],
    question,
    factWatermark,
    at: 0,
  };
}

function newQuestion(options: DeskOptions, request: AskRequest): Question {
  const { episode, need, why, candidates, view, propensity } = request;
  const askedAt = options.clock.now();
  return {
    id: newId("q"),
    household: episode.household,
    episode: episode.id,
    need,
    text: phraseQuestion(need, view.meant && labelsOf(view.owner).get(view.meant)),
    why,
    choices: offerChoices(need, candidates, view.owner),
    mode: modeOf(need, episode),
    purpose: episode.purpose,
    state: "open",
    reason: null,
    followUp: null,
    view,
    propensity,
    askedAt,
    deadline: askedAt + options.answerTimeoutMs,
    settledAt: null,
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}

/** The question an event answers, and the ballot it replaces when the person says so. */
async function findTarget(
  memory: Memory,
  event: IncomingEvent,
): Promise<{ question: string; replaces: string | null } | null> {
  const { what } = event;
  switch (what.kind) {
    case "press":
      return (await isOffered(memory, what)) ? { question: what.question, replaces: null } : null;
    case "words":
      return { question: what.question, replaces: null };
    case "reply": {
      const questions = await memory.questions.list({ episode: what.episode });
      const question = questions.find(({ state }) => state === "open") ?? questions.at(-1);
      return question ? { question: question.id, replaces: null } : null;
    }
    case "fix": {
      const ballot = await memory.questions.ballot(what.ballot);
      if (!ballot || !isTheirs(ballot, event)) return null;
      return { question: ballot.question, replaces: ballot.id };
    }
    case "retract":
    case "unsay":
      return null;
  }
}

/** As much of a text as is kept, without halves of characters. */
function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}

/** Whether the question has, or had, this choice: a press that was made up changes nothing. */
async function isOffered(
  memory: Memory,
  { question: id, choice }: Extract<IncomingKind, { kind: "press" }>,
): Promise<boolean> {
  const question = await memory.questions.get(id);
  if (!question) return false;
  const ways = Object.values<string>(reservedChoices);
  const offered = [...question.choices, ...(question.followUp?.choices ?? [])];
  return ways.includes(choice) || offered.some((one) => one.id === choice);
}

/** An id alone says little: elsewhere somebody else may bear it. */
function isTheirs(ballot: Ballot, { platform, workspace, person }: IncomingEvent): boolean {
  return (
    ballot.platformId === person.id &&
    ballot.platform === platform &&
    ballot.workspace === workspace
  );
}

async function retract(
  { memory, clock }: DeskOptions,
  event: IncomingEvent,
  id: string,
): Promise<InboxVerdict> {
  const ballot = await memory.questions.ballot(id);
  if (!ballot || !isTheirs(ballot, event)) return "unknown";
  const question = await memory.questions.get(ballot.question);
  const note = {
    id: newId("n"),
    note: {
      kind: "news" as const,
      text:
        question?.mode === "open"
          ? "Taken back. I go on with what I have begun, and will not use it again."
          : "Taken back. I will not use it.",
      ballot: null,
      to: event.person.id,
    },
  };
  return memory.questions.retract(id, event.key, [note], clock.now());
}

/** "I looked in the sink: no apple there. Did it move?" */
function tellContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[] {
  return claims.map((claim) => ({
    id: newId("n"),
    note: {
      kind: "news",
      text: phraseContradiction(claim, labelsOf(view)),
      ballot: null,
      to: null,
    },
  }));
}
