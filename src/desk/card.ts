/** An episode's card, worked out from its rows. */
import {
  type Call,
  type Card,
  type CardEnd,
  type CardQuestion,
  type CardTurn,
  type HeardAnswer,
  isOwnPage,
} from "../core/bot.js";
import type { Episode, EpisodeEnd, StepRecord, TruncationReason } from "../core/episode.js";
import { claimKey, type Fact } from "../core/fact.js";
import { everydayName } from "../core/names.js";
import { isAboutMeant, isAboutPreferred, preferredAdjective } from "../core/notebook.js";
import type { Question } from "../core/question.js";
import type { Ballot, Memory } from "../core/stores.js";
import { humanPolicy } from "../core/turn.js";
import { labelsOf, phraseChoice, phraseFact, phraseHeard } from "./phrase.js";
import { phraseProgress } from "./phrase-count.js";
import { standingAnswers } from "./tally.js";

/** The card of an episode as its rows have it now; null when there is no such episode. */
export async function buildCard(memory: Memory, id: string): Promise<Card | null> {
  const episode = await memory.episodes.get(id);
  if (!episode) return null;
  const household = await memory.households.get(episode.household);
  const records = await memory.episodes.steps(id);
  const questions = await memory.questions.list({ episode: id });
  const told = await memory.facts.list({ household: episode.household, valid: false });
  const run = episode.end ? null : await memory.runs.get(episode.household);
  const settled = questions.filter(isAnswered).at(-1);
  const open = questions.find(({ state }) => state === "open");
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
    question: open ? await showQuestion(memory, open) : null,
    ...(episode.policy === humanPolicy && { played: true as const }),
    ...(!open && (await showTurn(memory, episode))),
    heard: settled ? await hear(memory, settled, told) : null,
    doing: lastThought(records),
    done: episode.end ? showEnd(episode, episode.end, records, questions, told) : null,
  };
}

/** A question as it is put to somebody else: with its choices while it is open, then with its answer. */
export async function buildCall(memory: Memory, id: string): Promise<Call | null> {
  const question = await memory.questions.get(id);
  if (!question) return null;
  const { household } = question;
  const told = await memory.facts.list({ household, valid: false });
  return {
    household,
    home: (await memory.households.get(household))?.title ?? household,
    asked: question.text,
    question: question.state === "open" ? await showQuestion(memory, question) : null,
    heard: isAnswered(question) ? await hear(memory, question, told) : null,
    conversation: (await memory.outbox.card(question.episode))?.ref ?? null,
  };
}

/** Answered by people: not by what the agent saw, nor because an answer was taken back. */
function isAnswered({ state, reason }: Question): boolean {
  return state === "answered" && reason !== "resolved" && reason !== "tied";
}

function countSteps(records: readonly StepRecord[]): number {
  return records.filter(({ step }) => step.kind === "act").length;
}

function lastThought(records: readonly StepRecord[]): string {
  const step = records.at(-1)?.step;
  return step && step.kind !== "begin" ? step.thought : "I am looking around.";
}

/** What the person who plays can do now; null where no person plays, or nothing waits for them. */
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

/** What somebody is called who is known, else the platform's id. */
async function nameOf(people: Memory["people"], bot: string, id: string): Promise<string> {
  const all = await people.list();
  return all.find((one) => one.platform === bot && one.platformId === id)?.name ?? id;
}

/** Whether a player and those who answer read the same cards. Simulated people answer only. */
function isShared(bot: string): boolean {
  return !isOwnPage(bot) && bot !== "simulated";
}

/** Who asks, where a person plays. */
async function showAsker(
  { episodes, turns }: Memory,
  { episode: id }: Question,
): Promise<Pick<CardQuestion, "asker" | "apart">> {
  const episode = await episodes.get(id);
  if (episode?.policy !== humanPolicy) return {};
  const asker = (await turns.player(id))?.name ?? "The player";
  return { asker, ...(isShared(episode.bot) && { apart: true as const }) };
}

/** Things are called by whose they are: where that is the question, the choices would answer it to the asker. */
function isToldByChoices({ need }: Question): boolean {
  return need.func === "which" && !isAboutMeant(need) && !isAboutPreferred(need);
}

/** A question as its row has it, for people; after an unclear reply it is the follow-up. */
export async function showQuestion(memory: Memory, question: Question): Promise<CardQuestion> {
  const { id, need, mode, deadline, view, fallback, followUp, assignee, quorum } = question;
  const ballots = quorum > 1 ? await memory.questions.ballots(id) : [];
  const asker = await showAsker(memory, question);
  const isForWords =
    (asker.apart && isToldByChoices(question)) || (await isInWords(memory, question));
  const choices = isForWords ? [] : question.choices;
  const person = assignee === null ? null : await memory.people.get(assignee);
  return {
    id,
    need,
    mode,
    deadline,
    view,
    fallback,
    assignee: person?.name ?? null,
    answers: quorum > 1 ? { given: standingAnswers(ballots).length, wanted: quorum } : null,
    text: followUp ? `${question.text} ${followUp.text}` : question.text,
    why: followUp ? "" : question.why,
    choices: followUp ? followUp.choices : choices,
    followUp: followUp !== null,
    ...(question.campaign && quorum > 1 && { blind: true as const }),
    ...asker,
  };
}

/** Where a campaign wants words first, choices come only with the follow-up to words that say nothing. */
async function isInWords(memory: Memory, { campaign, episode }: Question): Promise<boolean> {
  if (!campaign) return false;
  return (await memory.episodes.get(episode))?.arm?.first === "text";
}

async function hear(
  memory: Memory,
  question: Question,
  told: readonly Fact[],
): Promise<HeardAnswer> {
  const ballots = await memory.questions.ballots(question.id);
  const facts = told.filter((fact) => fact.question === question.id && fact.status !== "retracted");
  const ballot = ballots
    .filter(({ late }) => question.quorum === 1 || !late)
    .filter(({ id }) => facts.some((fact) => fact.ballot === id))
    .at(-1);
  const from = facts.filter((fact) => fact.ballot === ballot?.id);
  const labels = labelsOf(question.view.owner);
  return {
    question: question.text,
    answer: from.length > 0 ? phraseHeard(from, question.need, labels) : "taken back",
    by: question.quorum > 1 ? countSupport(ballots, from) : (ballot?.personName ?? null),
    seconds: Math.max(0, ((ballot?.at ?? question.askedAt) - question.askedAt) / 1000),
  };
}

/** "2 of 3": how many of those who answered said so. */
function countSupport(ballots: readonly Ballot[], heard: readonly Fact[]): string {
  const answers = standingAnswers(ballots);
  const keys = new Set(heard.map(claimKey));
  const alike = answers.filter(({ claims }) => claims.some((claim) => keys.has(claimKey(claim))));
  return phraseProgress(alike.length, answers.length);
}

const reasons: Readonly<Record<TruncationReason, string>> = {
  "max-steps": "the limit of steps was reached",
  "gave-up": "I have looked everywhere I could",
  stopped: "it was stopped",
  lost: "it can no longer be done",
  "world-changed": "the home is no longer the one that was recorded",
  unanswered: "nobody answered what I needed to know",
  "model-failed": "my language model gave no usable answer",
  "budget-spent": "what I may spend on my language model is used up",
};

function showEnd(
  episode: Episode,
  end: EpisodeEnd,
  records: readonly StepRecord[],
  questions: readonly Question[],
  told: readonly Fact[],
): CardEnd {
  const here = told.filter((fact) => fact.ballot && fact.episode === episode.id);
  const useful = here.filter(
    ({ status, dispute }) =>
      status !== "contradicted" && status !== "retracted" && dispute === null,
  );
  const labels = questions[0] ? labelsOf(questions[0].view.owner) : new Map<string, string>();
  return {
    success: end.kind === "terminated",
    reason: end.kind === "truncated" ? formatReason(end.reason, episode) : null,
    steps: countSteps(records),
    questions: questions.filter((question) => wasAsked(question, episode)).length,
    worth: episode.worth,
    ...(episode.task.open && { choice: formatChoice(episode, useful, labels) }),
    helpers: [...new Set(useful.flatMap((fact) => fact.personName ?? []))],
    facts: [...new Set(useful.map((fact) => phraseFact(fact, labels)))],
  };
}

/** Where there is nothing to look for, nobody has looked. */
function formatReason(reason: TruncationReason, { task, policy }: Episode): string {
  if (reason === "gave-up" && policy === humanPolicy) return "the player gave up";
  return reasons[reason === "gave-up" && task.type === "clarify" ? "unanswered" : reason];
}

/** What came up only after the end waits for another task: nobody was asked. */
function wasAsked({ askedAt }: Question, { endedAt }: Episode): boolean {
  return endedAt === null || askedAt <= endedAt;
}

/** "Ana chose the blue mug."; of a choice that was taken back it is not told whose it was. */
function formatChoice(
  { task }: Episode,
  told: readonly Fact[],
  labels: ReadonlyMap<string, string>,
): string {
  const subject = `${preferredAdjective} ${task.object}`;
  const choices = told.filter((fact) => fact.subject === subject && fact.relation === "is");
  const { chosen } = task;
  if (!chosen) {
    const who = choices.length > 0 ? "Nobody minded which" : "Nobody chose";
    return `${who}, so any ${everydayName(task.object)} would do.`;
  }
  const by = choices.find(({ objects }) => objects.join() === chosen.join())?.personName;
  const what = phraseChoice(chosen, labels);
  return by ? `${by === "you" ? "You" : by} chose ${what}.` : `The choice was ${what}.`;
}
