/** Gathers what is kept of a person (`/sous my-data`). */
import { thankWords } from "../../../bots/present/person-page.js";
import type { Memory } from "../../../memory/stores.js";
import type { PersonFile } from "../../core/bot.js";
import type { FactLife } from "../../core/memory/fact.js";
import { learnPeople } from "../../core/memory/habits.js";
import type { Household, KnownPerson } from "../../core/memory/stores.js";
import { outsideWorkspace } from "../../core/people/join.js";
import { webWorkspace } from "../../core/people/session.js";
import type { Question } from "../../core/question/question.js";
import { joinWords, many } from "../../core/words/wording.js";
import { groupBy } from "../../crowdwork/statistics/rating.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { phraseAnswer } from "../../desk/words/phrase-question.js";
import { wordAnew } from "../join/questions.js";

interface PersonContext {
  readonly memory: Memory;
  readonly person: KnownPerson;
  readonly homes: readonly Household[];
  readonly titleOf: (household: string) => string;
}

/** Times are ISO 8601 in UTC. */
export type PersonData = Awaited<ReturnType<typeof gatherData>>;

export async function gatherData(memory: Memory, person: KnownPerson, at: number) {
  const homes = await memory.households.list();
  const titles = new Map(homes.map(({ id, title }) => [id, title]));
  const titleOf = (household: string) => titles.get(household) ?? household;
  const context: PersonContext = { memory, person, homes, titleOf };
  const { platform, workspace, platformId: id, name, dailyCap: questionsADay } = person;
  const { notes, tuples } = await memory.people.traces(person.id, "person");
  const moves = await readMoves(context);
  const sessions = await readSessions(context, at);
  const worth = await memory.people.worthOf(person.id);
  const said = await memory.facts.saidBy(person.id);
  return {
    format: "sous-my-data-1" as const,
    madeAt: isoOf(at),
    person: { platform, workspace, id, name, seenAt: isoOf(person.seenAt) },
    wishes: {
      questionsADay,
      consentedAt: isoOf(person.consentedAt),
      optedOutAt: isoOf(person.optedOutAt),
    },
    campaigns: await readParts(context),
    opened: await readOpened(context),
    answers: await readAnswers(context),
    facts: await inTurn(homes, (home) => readFacts(memory, home, said)),
    rules: await readRules(context),
    knows: homes.flatMap((home) => readKnowledge(home, said)),
    ...(moves.length > 0 && { moves }),
    ...(sessions.length > 0 && { sessions }),
    replies: notes,
    tuples,
    worth: { ...worth, stepsSaved: Math.round(worth.stepsSaved) },
  };
}

export function dataFile(data: PersonData): PersonFile {
  return { name: "sous-my-data.json", text: `${JSON.stringify(data, null, 2)}\n` };
}

function readKnowledge({ id, title }: Household, said: readonly FactLife[]) {
  const own = said.filter(({ household }) => household === id);
  return learnPeople(own).map(({ thing, said, right, wrong }) => {
    return { home: title, thing, said, right, wrong };
  });
}

async function readParts({ memory, person }: PersonContext) {
  const { campaigns } = memory;
  return inTurn(await campaigns.list(), async ({ id: campaign }) => {
    const enrolment = await campaigns.enrolment(campaign, person.id);
    if (!enrolment) return [];
    const {
      consentAt,
      practisedAt,
      practiceDone,
      externalId: participant,
      codeGivenAt,
    } = enrolment;
    const { byLink, device, codeDevice } = enrolment;
    return [
      {
        campaign,
        participant,
        byLink,
        device,
        codeDevice,
        agreedAt: isoOf(consentAt),
        practisedAt: isoOf(practisedAt),
        practiceDone,
        codeGivenAt: isoOf(codeGivenAt),
      },
    ];
  });
}

async function readOpened(context: PersonContext) {
  const { memory, person } = context;
  return inTurn(await memory.people.opened(person.id), async ({ question, at }) => {
    const asked = await memory.questions.get(question);
    return asked ? [{ question: await wordFor(context, asked), at: isoOf(at) }] : [];
  });
}

/** Returns a question's wording; for people from outside, one that quotes nobody. */
async function wordFor({ memory, person }: PersonContext, question: Question): Promise<string> {
  const isOutside = person.workspace === outsideWorkspace;
  return isOutside ? (await wordAnew(memory, question)).text : question.text;
}

async function readAnswers(context: PersonContext) {
  const { memory, person } = context;
  const newestFirst = await memory.questions.answersOf(person.id, Number.MAX_SAFE_INTEGER);
  const scans = await memory.releases.scans(newestFirst.map(({ id }) => id));
  const foundIn = new Map(scans.map(({ ballot, found }) => [ballot, found]));
  return inTurn(newestFirst.toReversed(), async (ballot) => {
    const question = await memory.questions.get(ballot.question);
    if (!question) return [];
    const leaks = foundIn.get(ballot.id);
    const suspicious = leaks?.map(({ kind, from, to }) => ({
      kind,
      found: ballot.text?.slice(from, to) ?? "",
    }));
    return [
      {
        home: await whereAsked(memory, question),
        question: await wordFor(context, question),
        askedAt: isoOf(question.askedAt),
        answer: phraseAnswer(ballot, question),
        by: ballot.choice === null ? ("words" as const) : ("button" as const),
        openedAt: isoOf(ballot.openedAt ?? null),
        at: isoOf(ballot.at),
        late: ballot.late,
        takenBack: ballot.retracted,
        research: question.purpose === "campaign",
        ...(suspicious && { suspicious }),
      },
    ];
  });
}

async function readMoves({ memory, person, titleOf }: PersonContext) {
  return inTurn(
    await memory.turns.takenBy(person.id),
    async ({ episode, seq: step, options, taken }) => {
      const played = await memory.episodes.get(episode);
      const move = options.find((option) => option.id === taken?.choice)?.label;
      if (!played || move === undefined || !taken) return [];
      const { household, task } = played;
      return [{ home: titleOf(household), task: task.sentence, step, move, at: isoOf(taken.at) }];
    },
  );
}

async function readRules({ memory, person, homes, titleOf }: PersonContext) {
  const everywhere = await memory.knowledge.rules(null);
  const inHomes = await inTurn(homes, async ({ id }) =>
    (await memory.knowledge.rules(id)).filter(({ household }) => household === id),
  );
  return [...everywhere, ...inHomes]
    .filter((rule) => rule.person === person.id)
    .map(({ household, text: words, at }) => ({
      home: household === null ? null : titleOf(household),
      words,
      at: isoOf(at),
    }));
}

async function readSessions(
  { memory, person: { platform, workspace, platformId } }: PersonContext,
  now: number,
) {
  if (platform !== "web" || workspace !== webWorkspace) return [];
  const theirs = (await memory.sessions.list(now)).filter(({ person }) => person === platformId);
  return theirs.map(({ role, createdAt, usedAt, until }) => ({
    role,
    since: isoOf(createdAt),
    lastUsed: isoOf(usedAt),
    until: isoOf(until),
  }));
}

async function inTurn<Row, Result>(
  rows: readonly Row[],
  read: (row: Row) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const row of rows) results.push(...(await read(row)));
  return results;
}

async function readFacts(
  memory: Memory,
  { id, title: home }: Household,
  said: readonly FactLife[],
) {
  const facts = said.filter(({ household }) => household === id);
  const uses = await findUses(memory, id, new Set(facts.map((fact) => fact.id)));
  return Promise.all(
    facts.map(async (fact) => {
      const question = fact.question === null ? null : await memory.questions.get(fact.question);
      return {
        home,
        fact: phraseFact(fact, question ? labelsOf(question.view.owner) : new Map()),
        status: fact.status,
        since: isoOf(fact.validFrom),
        until: isoOf(fact.invalidAt),
        words: fact.words,
        usedIn: (uses.get(fact.id) ?? []).map(({ use }) => use),
      };
    }),
  );
}

async function findUses(memory: Memory, household: string, facts: ReadonlySet<string>) {
  const uses = facts.size === 0 ? [] : await memory.facts.uses(household, [...facts]);
  return groupBy(
    uses.map(({ fact, task, round, seq: step, at, handling }) => {
      const sparedQuestion = handling === "notebook" || handling === "reused";
      return { fact, use: { task, round, step, at: isoOf(at), sparedQuestion } };
    }),
    ({ fact }) => fact,
  );
}

export function formatData(data: PersonData): string {
  const { person, answers, facts, rules, moves = [], replies, tuples, worth, wishes } = data;
  const thanks = thankWords(worth);
  const kept = [
    many(answers.length, "answer"),
    many(facts.length, "fact"),
    ...(rules.length > 0 ? [many(rules.length, "rule")] : []),
    ...(moves.length > 0 ? [many(moves.length, "move")] : []),
    many(tuples, "step that used them", "steps that used them"),
    many(replies, "message that quotes you", "messages that quote you"),
  ];
  return [
    `${person.name === "" ? "I do not know your name." : `I know you as ${person.name}.`} I store ${joinWords(kept, "and")}.${formatSince(data)}`,
    wishes.consentedAt === null
      ? "You have not consented to research."
      : `You consented to research on ${dayOf(wishes.consentedAt)}.`,
    ...(wishes.optedOutAt === null ? [] : [`You opted out on ${dayOf(wishes.optedOutAt)}.`]),
    ...(thanks ? [thanks] : []),
    "You can have all of it (my-data export), or have it deleted for good (my-data delete).",
  ].join("\n");
}

function formatSince({ answers, facts, rules, moves = [] }: PersonData): string {
  const times = [...answers, ...rules, ...moves].map(({ at }) => at);
  const [first] = [...times, ...facts.map(({ since }) => since)].toSorted();
  return first === undefined ? "" : ` The oldest is from ${dayOf(first)}.`;
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}

/** Returns the home's title, or "asked by deploy-bot". */
export async function whereAsked(memory: Memory, { id, household }: Question): Promise<string> {
  const asked = await memory.asks.asked(id);
  if (asked) return `asked by ${asked.agent}`;
  return (await memory.households.get(household))?.title ?? household;
}

export function isoOf<Time extends number | null>(at: Time): Time extends null ? null : string;
export function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
