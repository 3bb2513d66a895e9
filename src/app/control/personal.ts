/** What one person could answer, has answered, and wants for themselves. */
import { consentState, optedOutWords, todayWords } from "../../../bots/present/personal.js";
import type { Caller, PersonPage } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { Preference } from "../../core/command.js";
import { startOfDay } from "../../core/local-time.js";
import type { Question } from "../../core/question.js";
import type { Ballot, KnownPerson, Memory } from "../../core/stores.js";
import { showQuestion } from "../../desk/card.js";
import { phraseAnswer } from "../../desk/phrase.js";
import type { DeskRules } from "../../desk/rules.js";

export interface PersonalOptions {
  readonly memory: Memory;
  readonly clock: Clock;
  /** How people are treated who have not said otherwise. */
  readonly rules: DeskRules;
}

const mostAnswers = 5;

export async function readPage(options: PersonalOptions, caller: Caller): Promise<PersonPage> {
  const { memory, clock, rules } = options;
  const person = await memory.people.find(caller.platform, caller.workspace, caller.person.id);
  const since = startOfDay(clock.now(), rules.timeZone);
  return {
    questions: person?.optedOutAt == null ? await openQuestions(memory, caller, person) : [],
    answers: person ? await lastAnswers(memory, person) : [],
    asked: person ? await memory.people.questionsToday(person.id, since) : 0,
    cap: person?.dailyCap ?? rules.dailyQuestions,
    consented: person?.consentedAt != null,
    optedOut: person?.optedOutAt != null,
  };
}

/** Those that this bot carries and the person has not answered, what was put to them first. */
async function openQuestions(
  memory: Memory,
  { platform }: Caller,
  person: KnownPerson | null,
): Promise<PersonPage["questions"]> {
  const open: { page: PersonPage["questions"][number]; mine: boolean }[] = [];
  for (const question of await memory.questions.list({ state: "open" })) {
    const episode = await memory.episodes.get(question.episode);
    if (episode?.bot !== platform || (await hasAnswered(memory, question, person))) continue;
    const home = (await memory.households.get(question.household))?.title ?? question.household;
    const mine = person !== null && question.assignee === person.id;
    const page = {
      home,
      task: episode.task.sentence,
      question: await showQuestion(memory, question),
    };
    open.push({ page, mine });
  }
  return open.sort((a, b) => Number(b.mine) - Number(a.mine)).map(({ page }) => page);
}

/** An unclear answer is none yet. */
async function hasAnswered(
  memory: Memory,
  question: Question,
  person: KnownPerson | null,
): Promise<boolean> {
  if (!person) return false;
  return (await memory.questions.ballots(question.id)).some(
    (ballot) => ballot.person === person.id && !ballot.retracted && ballot.understood !== "unclear",
  );
}

async function lastAnswers(memory: Memory, person: KnownPerson): Promise<PersonPage["answers"]> {
  const all = await memory.questions.answersOf(person.id, 4 * mostAnswers);
  const replaced = new Set(all.map(({ replaces }) => replaces));
  const standing = all.filter(({ id, retracted }) => !retracted && !replaced.has(id));
  const answers: PersonPage["answers"][number][] = [];
  for (const ballot of standing.slice(0, mostAnswers)) {
    const question = await memory.questions.get(ballot.question);
    if (question) answers.push(showAnswer(ballot, question));
  }
  return answers;
}

function showAnswer(ballot: Ballot, question: Question): PersonPage["answers"][number] {
  const answer = phraseAnswer(ballot, question);
  return { ballot: ballot.id, question: question.text, answer, at: ballot.at };
}

export async function setPreference(
  { memory, clock, rules }: PersonalOptions,
  preference: Preference,
  { platform, workspace, person: { id: platformId, name } }: Caller,
): Promise<string> {
  const { people } = memory;
  const person = await people.keep({ platform, workspace, platformId, name });
  switch (preference) {
    case "ask-less": {
      const before = person.dailyCap ?? rules.dailyQuestions;
      const cap = Math.max(0, before - 1);
      await people.setDailyCap(person.id, cap);
      return `${phraseCap(cap)}${cap < before ? ` It was ${before}.` : ""}`;
    }
    case "ask-as-usual":
      await people.setDailyCap(person.id, null);
      return phraseCap(rules.dailyQuestions);
    case "consent":
      await people.setConsent(person.id, person.consentedAt ?? clock.now());
      return "Thank you. Your answers may be used for research, without your name.";
    case "no-consent":
      await people.setConsent(person.id, null);
      return "Your answers are not used for research.";
    case "opt-out":
      await people.setOptedOut(person.id, person.optedOutAt ?? clock.now());
      return optedOutWords;
    case "opt-in":
      await people.setOptedOut(person.id, null);
      return "Welcome back: your answers count again.";
  }
}

function phraseCap(cap: number): string {
  if (cap === 0)
    return "I put no questions to you by name. You can still answer what stands in the channel.";
  return `I put at most ${cap} ${cap === 1 ? "question" : "questions"} a day to you by name.`;
}

/** The page in plain lines. */
export function tellPage(page: PersonPage): string {
  const { questions, answers, optedOut } = page;
  if (optedOut) return optedOutWords;
  return [
    ...(questions.length > 0 ? ["You could answer:"] : ["There is nothing to answer now."]),
    ...questions.map(({ home, question }) => `- ${question.text} (${home})`),
    ...(answers.length > 0 ? ["You said last:"] : []),
    ...answers.map(({ question, answer }) => `- ${question} ${answer}`),
    todayWords(page),
    consentState(page),
  ].join("\n");
}
