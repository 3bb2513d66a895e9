/** Answers `/sous me`, and sets what people choose: consent, opting out, deletion. */
import {
  consentState,
  forgettingWords,
  nothingKept,
  optedOutWords,
  thankWords,
  todayWords,
} from "../../../bots/present/person-page.js";
import type { Memory } from "../../../memory/stores.js";
import type { Caller, PersonPage } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import { startOfDay } from "../../core/local-time.js";
import type { KnownPerson } from "../../core/memory/stores.js";
import type { Preference } from "../../core/people/command.js";
import type { Forgotten } from "../../core/people/person.js";
import { many } from "../../core/words/wording.js";
import { showQuestion } from "../../desk/deliver/card.js";
import { phraseAnswer } from "../../desk/words/phrase-question.js";
import { whereAsked } from "../people/my-data.js";
import type { ControlContext } from "./control-context.js";
import { belongsWhere, findCaller, keepCaller } from "./scope.js";

/** Milliseconds in which "Yes, delete it all" is accepted. */
const patienceMs = 10 * 60_000;

const mostAnswers = 5;
const mostQuestions = 30;

export async function readPage(context: ControlContext, caller: Caller): Promise<PersonPage> {
  const { memory, clock, rules } = context;
  const person = await findCaller(memory, caller);
  const since = startOfDay(clock.now(), rules.timeZone);
  return {
    questions: person?.optedOutAt == null ? await openQuestions(memory, caller, person) : [],
    answers: person ? await lastAnswers(memory, person) : [],
    worth: person && (await memory.people.worthOf(person.id)),
    asked: person ? await memory.people.questionsToday(person.id, since) : 0,
    cap: person?.dailyCap ?? rules.dailyQuestions,
    consented: person?.consentedAt != null,
    optedOut: person?.optedOutAt != null,
    forgetting:
      person && isAskedToForget(context, person) ? await countAnswers(memory, person) : null,
  };
}

function isAskedToForget({ askedToForget, clock }: ControlContext, { id }: KnownPerson): boolean {
  return (askedToForget.get(id) ?? 0) > clock.now();
}

async function countAnswers(memory: Memory, { id }: KnownPerson): Promise<number> {
  return (await memory.people.traces(id, "said")).answers;
}

/** Returns questions put to the person by name, then those of channels that they are in. */
async function openQuestions(
  memory: Memory,
  caller: Caller,
  person: KnownPerson | null,
): Promise<PersonPage["questions"]> {
  const mayRead = rememberPlaces(caller);
  const { platform } = caller;
  const pages: PersonPage["questions"][number][] = [];
  const limit = mostQuestions;
  for (let skip = 0; ; skip += limit) {
    const who = { platform, person: person?.id ?? null };
    const open = await memory.questions.openFor({ ...who, skip, limit });
    for (const question of open) {
      const episode = await memory.episodes.get(question.episode);
      const isMine = person !== null && question.assignee === person.id;
      if (!episode || !(isMine || (await mayRead(episode)))) continue;
      const home = await whereAsked(memory, question);
      const { sentence: task } = episode.task;
      pages.push({ home, task, question: await showQuestion(memory, question) });
    }
    if (pages.length >= mostQuestions || open.length < limit) return pages.slice(0, mostQuestions);
  }
}

/** Returns a function that asks once per channel whether the caller belongs there. */
function rememberPlaces(caller: Caller): (episode: Episode) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>();
  return (episode) => {
    const known = asked.get(episode.channel) ?? belongsWhere(episode, caller);
    asked.set(episode.channel, known);
    return known;
  };
}

async function lastAnswers(memory: Memory, person: KnownPerson): Promise<PersonPage["answers"]> {
  const all = await memory.questions.answersOf(person.id, 4 * mostAnswers);
  const replaced = new Set(all.map(({ replaces }) => replaces));
  const current = all.filter(({ id, retracted }) => !retracted && !replaced.has(id));
  const answers: PersonPage["answers"][number][] = [];
  for (const ballot of current.slice(0, mostAnswers)) {
    const question = await memory.questions.get(ballot.question);
    const asked = question && (await memory.asks.asked(question.id));
    if (!question) continue;
    const text = asked ? `${asked.agent} asked: ${question.text}` : question.text;
    const answer = phraseAnswer(ballot, question);
    answers.push({ ballot: ballot.id, question: text, answer, at: ballot.at });
  }
  return answers;
}

export async function setPreference(
  context: ControlContext,
  preference: Preference,
  caller: Caller,
): Promise<string> {
  if (isAboutDeleting(preference)) return decideToForget(context, preference, caller);
  const { memory, clock, rules } = context;
  const { people } = memory;
  const person = await keepCaller(memory, caller);
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
      return withdrawConsent(context, person);
    case "opt-out":
      await people.setOptedOut(person.id, person.optedOutAt ?? clock.now());
      return optedOutWords;
    case "opt-in":
      await people.setOptedOut(person.id, null);
      return "Welcome back: your answers count again.";
  }
}

type Deleting = "forget-me" | "forget-me-yes" | "forget-me-no";

function isAboutDeleting(preference: Preference): preference is Deleting {
  return preference.startsWith("forget-me");
}

/** Asks the person to confirm a deletion, carries it out, or cancels it. Stores nothing about an unknown person. */
async function decideToForget(
  context: ControlContext,
  preference: Deleting,
  caller: Caller,
): Promise<string> {
  const { memory, clock, askedToForget } = context;
  const person = await findCaller(memory, caller);
  if (!person) return nothingKept;
  if (preference === "forget-me-no") {
    askedToForget.delete(person.id);
    return "All right, I keep it.";
  }
  if (preference === "forget-me" || !isAskedToForget(context, person))
    return askWhetherToForget(context, person);
  askedToForget.delete(person.id);
  const research = await memory.people.traces(person.id, "research");
  const forgotten = await memory.people.forget(person.id, "person", clock.now());
  const published = research.answers > 0 ? ` ${publishedWords}` : "";
  return `${phraseForgotten(person, forgotten)}${published}`;
}

const publishedWords =
  "A dataset that was published already keeps its version; the next one has none of it.";

/** Deletes research data, and asks whether to delete the rest. */
async function withdrawConsent(context: ControlContext, person: KnownPerson): Promise<string> {
  const { memory, clock } = context;
  const { answers } = await memory.people.forget(person.id, "research", clock.now());
  const kept = answers > 0 ? " What was kept for research is deleted." : "";
  const rest = await countAnswers(memory, person);
  const next = rest > 0 ? ` ${await askWhetherToForget(context, person)}` : "";
  return `Your answers are not used for research.${kept}${next}`;
}

async function askWhetherToForget(
  { memory, clock, askedToForget }: ControlContext,
  person: KnownPerson,
): Promise<string> {
  askedToForget.set(person.id, clock.now() + patienceMs);
  return forgettingWords({ forgetting: await countAnswers(memory, person) }) ?? nothingKept;
}

function phraseForgotten({ optedOutAt }: KnownPerson, { answers, facts }: Forgotten): string {
  const deleted = `Deleted: ${many(answers, "answer")} and ${many(facts, "fact")}.`;
  return optedOutAt === null
    ? `${deleted} I do not know them any more, nor you.`
    : `${deleted} I do not know them any more. Of you I keep the platform's id, so that I leave you alone.`;
}

function phraseCap(cap: number): string {
  if (cap === 0) return "I won't ask you by name. You can still answer questions in the channel.";
  return `I put at most ${many(cap, "question")} a day to you by name.`;
}

export function formatPage(page: PersonPage): string {
  const { questions, answers, optedOut } = page;
  if (optedOut) return optedOutWords;
  const thanks = thankWords(page.worth);
  return [
    ...(questions.length > 0 ? ["You could answer:"] : ["There's nothing to answer right now."]),
    ...questions.map(({ home, question }) => `- ${question.text} (${home})`),
    ...(answers.length > 0 ? ["You said last:"] : []),
    ...answers.map(({ question, answer }) => `- ${question} ${answer}`),
    ...(thanks ? [thanks] : []),
    todayWords(page),
    consentState(page),
  ].join("\n");
}
