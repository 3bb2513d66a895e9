/** Builds the messages that show a task ("cards"), and those that show its questions elsewhere ("calls"). */
import type { Memory } from "../../../memory/stores.js";
import {
  type Call,
  type Card,
  type CardQuestion,
  type CardTurn,
  type HeardAnswer,
  isChannel,
} from "../../core/bot.js";
import type { Episode, StepRecord } from "../../core/episode/episode.js";
import { humanPolicy } from "../../core/episode/turn.js";
import { claimKey, type Fact } from "../../core/memory/fact.js";
import { phraseFault } from "../../core/memory/storage.js";
import type { Ballot } from "../../core/memory/stores.js";
import { askedNeed, countGiven, latestAnswers } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { boundOf } from "../agents/bound.js";
import { showOffers } from "../ask/offers.js";
import { countedAnswers } from "../hear/counting.js";
import { labelsOf, phraseHeard } from "../words/phrase.js";
import { countSteps, showEnd } from "./card-end.js";
import { rememberedIn, sayRemembered } from "./tell.js";

/** @param message the message's id; without it, one shows all questions */
export async function buildCard(
  memory: Memory,
  id: string,
  message?: string,
): Promise<Card | null> {
  const episode = await memory.episodes.get(id);
  if (!episode) return null;
  const household = await memory.households.get(episode.household);
  const records = await memory.episodes.steps(id);
  const questions = await memory.questions.list({ episode: id });
  // Only in channels do further questions have messages of their own.
  const where = isChannel(episode.bot) ? message : undefined;
  const { shown, isLast } = await shownOn(memory, questions, { episode: id, message: where });
  const run = episode.end ? null : await memory.runs.get(episode.household);
  const trouble = memory.storage.trouble();
  const settled = shown.filter(isAnswered).at(-1);
  const open = shown.find(({ state }) => state === "open");
  const isPast = !isLast && !open;
  const unanswered = isPast && !settled ? shown.at(-1) : undefined;
  const end = episode.endedAt ?? episode.startedAt;
  return {
    episode: id,
    household: episode.household,
    home: household?.title ?? episode.household,
    round: episode.round,
    mode: episode.mode,
    task: episode.task.sentence,
    steps: countSteps(records),
    maxSteps: episode.maxSteps,
    paused: run?.pausedAt != null,
    ...(trouble && !episode.end && { trouble: phraseFault(trouble.fault) }),
    question: open ? await showQuestion(memory, open) : null,
    ...(episode.policy === humanPolicy && { played: true as const }),
    ...(!open && (await showTurn(memory, episode))),
    heard: settled ? await hear(memory, settled) : unanswered ? hearNothing(unanswered) : null,
    ...(isPast && { past: true as const }),
    doing: lastThought(records),
    done: episode.end
      ? showEnd({
          episode,
          end: episode.end,
          records,
          questions,
          told: await memory.facts.toldIn(id),
          reused: await sayRemembered(memory, await rememberedIn(memory, records, id, end), end),
        })
      : null,
  };
}

/** Finds the questions that a message shows. Questions without a message of their own are in the task's first one. */
async function shownOn(
  { outbox }: Memory,
  questions: readonly Question[],
  { episode, message }: { readonly episode: string; readonly message: string | undefined },
): Promise<{ readonly shown: readonly Question[]; readonly isLast: boolean }> {
  if (message === undefined) return { shown: questions, isLast: true };
  const messages = (await outbox.messages(episode)).map(({ id }) => id);
  const isOn = ({ id }: Question) =>
    message === episode ? !messages.includes(id) : id === message;
  const isLast = messages.at(-1) === message;
  return { shown: questions.filter(isOn), isLast };
}

/** Builds the message of a question that is also posted elsewhere: with choices while open, then with its answer. */
export async function buildCall(memory: Memory, id: string): Promise<Call | null> {
  const question = await memory.questions.get(id);
  if (!question) return null;
  const { household } = question;
  return {
    household,
    home: (await memory.households.get(household))?.title ?? household,
    asked: question.text,
    question: question.state === "open" ? await showQuestion(memory, question) : null,
    heard: isAnswered(question) ? await hear(memory, question) : null,
    conversation: (await memory.outbox.card(question.episode))?.ref ?? null,
  };
}

/** Excludes questions that closed without an answer of their own: disputes that were resolved, and ties. */
function isAnswered({ state, reason }: Question): boolean {
  return state === "answered" && reason !== "resolved" && reason !== "tied";
}

function lastThought(records: readonly StepRecord[]): string {
  const step = records.at(-1)?.step;
  return step && step.kind !== "begin" ? step.thought : "I am looking around.";
}

async function hear(memory: Memory, question: Question): Promise<HeardAnswer> {
  const ballots = await memory.questions.ballots(question.id);
  const told = await memory.facts.toldTo(question.id);
  const facts = told.filter(({ status }) => status !== "retracted");
  const ballot = ballots.findLast(
    ({ id, late }) => (question.quorum === 1 || !late) && facts.some((fact) => fact.ballot === id),
  );
  const from = facts.filter((fact) => fact.ballot === ballot?.id);
  const labels = labelsOf(question.view.owner);
  return {
    question: question.text,
    answer: from.length > 0 ? phraseHeard(from, question.need, labels) : "taken back",
    by: question.quorum > 1 ? countSupport(ballots, from) : ballot?.personName || null,
    seconds: Math.max(0, ((ballot?.at ?? question.askedAt) - question.askedAt) / 1000),
  };
}

function hearNothing({ text, state }: Question): HeardAnswer {
  const answer = state === "declined" ? "nobody knew" : "no answer";
  return { question: text, answer, by: null, seconds: 0 };
}

function countSupport(ballots: readonly Ballot[], heard: readonly Fact[]): string {
  const answers = countedAnswers(ballots);
  const keys = new Set(heard.map(claimKey));
  const alike = answers.filter(({ claims }) => claims.some((claim) => keys.has(claimKey(claim))));
  return `${alike.length} of ${answers.length}`;
}

/** Shows the step that a person who plays the robot has to choose. */
export async function showTurn(
  { turns, people }: Memory,
  { id, policy, bot }: Episode,
): Promise<{ readonly turn: CardTurn } | null> {
  const turn = policy === humanPolicy ? await turns.current(id) : null;
  if (!turn) return null;
  const { sees, view, options, reserved } = turn;
  const known = reserved === null ? await turns.player(id) : null;
  const choices = options.map(({ id: choice, label, value }) => ({ id: choice, label, value }));
  const player = known?.name ?? (reserved && (await nameOf(people, bot, reserved)));
  return { turn: { id: turn.id, sees, choices, player, view } };
}

async function nameOf(people: Memory["people"], bot: string, id: string): Promise<string> {
  const all = await people.list();
  return all.find((one) => one.platform === bot && one.platformId === id)?.name ?? id;
}

async function showAsker(
  { episodes, turns }: Memory,
  { episode: id }: Question,
): Promise<Pick<CardQuestion, "asker" | "apart">> {
  const episode = await episodes.get(id);
  if (episode?.policy !== humanPolicy) return {};
  const asker = (await turns.player(id))?.name ?? "The player";
  return { asker, ...(isChannel(episode.bot) && { apart: true as const }) };
}

/** Shows a question; after an unclear reply, the follow-up question. */
export async function showQuestion(memory: Memory, question: Question): Promise<CardQuestion> {
  const { id, need, mode, deadline, view, fallback, followUp, assignee, quorum } = question;
  const ballots = quorum > 1 ? await memory.questions.ballots(id) : [];
  const asker = await showAsker(memory, question);
  const offered = (await isInWords(memory, question))
    ? { choices: [] }
    : await showOffers(memory, question);
  const isAsked = need.noun === askedNeed.noun;
  const bound = isAsked ? await boundOf(memory, question) : null;
  const given = isAsked
    ? countGiven(latestAnswers(ballots, quorum))
    : countedAnswers(ballots).length;
  const person = assignee === null ? null : await memory.people.get(assignee);
  return {
    id,
    need,
    mode,
    deadline,
    view,
    fallback,
    assignee: person?.name || null,
    answers: quorum > 1 ? { given, wanted: quorum } : null,
    text: followUp ? `${question.text} ${followUp.text}` : question.text,
    why: followUp ? "" : question.why,
    ...(followUp ? { choices: followUp.choices } : offered),
    followUp: followUp !== null,
    ...(question.campaign && quorum > 1 && { blind: true as const }),
    ...(bound && { bound }),
    ...asker,
  };
}

/** True in a campaign's arm (variant) that wants words first, and shows choices only with the follow-up. */
async function isInWords(memory: Memory, { campaign, episode }: Question): Promise<boolean> {
  if (!campaign) return false;
  return (await memory.episodes.get(episode))?.arm?.first === "text";
}
