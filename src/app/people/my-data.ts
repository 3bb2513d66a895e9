/** All that is kept of one person, gathered from the rows: for themselves, and for who runs the bot. */
import type { AnswersWorth } from "../../core/answers-worth.js";
import type { PersonFile } from "../../core/bot.js";
import type { Episode, StepRecord } from "../../core/episode.js";
import type { FactLife } from "../../core/fact.js";
import { outsideWorkspace } from "../../core/join.js";
import type {
  AnswerGiven,
  CampaignPart,
  FactGiven,
  FactUse,
  MoveGiven,
  PersonData,
  RuleGiven,
} from "../../core/person-data.js";
import type { Question } from "../../core/question.js";
import type { Ballot, Household, KnownPerson, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { phraseAnswer } from "../../desk/phrase-question.js";
import { wordAnew } from "../join/questions.js";

/** @param at when it is gathered, milliseconds since 1970 */
export async function gatherData(
  memory: Memory,
  person: KnownPerson,
  at: number,
): Promise<PersonData> {
  const homes = await memory.households.list();
  const { notes, tuples } = await memory.people.traces(person.id, "person");
  const moves = await readMoves(memory, person, homes);
  const told = await readAll(homes, (home) => readTold(memory, home, person));
  return {
    format: "sous-my-data-1",
    madeAt: iso(at),
    person: {
      platform: person.platform,
      workspace: person.workspace,
      id: person.platformId,
      name: person.name,
    },
    wishes: {
      questionsADay: person.dailyCap,
      consentedAt: person.consentedAt === null ? null : iso(person.consentedAt),
      optedOutAt: person.optedOutAt === null ? null : iso(person.optedOutAt),
    },
    campaigns: await readParts(memory, person),
    opened: await readOpened(memory, person),
    answers: await readAnswers(memory, person, homes),
    facts: told,
    rules: await readRules(memory, person, homes),
    ...(moves.length > 0 && { moves }),
    replies: notes,
    tuples,
    worth: roundWorth(await memory.people.worthOf(person.id)),
  };
}

/** The same as a file. */
export function dataFile(data: PersonData): PersonFile {
  return { name: "sous-my-data.json", text: `${JSON.stringify(data, null, 2)}\n` };
}

async function readParts(
  { campaigns }: Memory,
  { id }: KnownPerson,
): Promise<readonly CampaignPart[]> {
  return readAll(await campaigns.list(), async ({ id: campaign }) => {
    const enrolment = await campaigns.enrolment(campaign, id);
    if (!enrolment) return [];
    const { consent, practisedAt, practiceDone, externalId: participant, codeGivenAt } = enrolment;
    return [
      {
        campaign,
        participant,
        agreedAt: consent && iso(consent.at),
        practisedAt: practisedAt === null ? null : iso(practisedAt),
        practiceDone,
        codeGivenAt: codeGivenAt === null ? null : iso(codeGivenAt),
      },
    ];
  });
}

async function readOpened(memory: Memory, person: KnownPerson): Promise<PersonData["opened"]> {
  return readAll(await memory.people.opened(person.id), async ({ question, at }) => {
    const asked = await memory.questions.get(question);
    return asked ? [{ question: await wordFor(memory, person, asked), at: iso(at) }] : [];
  });
}

/** As it was put to them: what quotes others is not put to people from outside. */
async function wordFor(
  memory: Memory,
  { workspace }: KnownPerson,
  question: Question,
): Promise<string> {
  return workspace === outsideWorkspace ? (await wordAnew(memory, question)).text : question.text;
}

async function readAnswers(
  memory: Memory,
  person: KnownPerson,
  homes: readonly Household[],
): Promise<readonly AnswerGiven[]> {
  const titles = new Map(homes.map((home) => [home.id, home.title]));
  const newestFirst = await memory.questions.answersOf(person.id, Number.MAX_SAFE_INTEGER);
  return readAll(newestFirst.toReversed(), (ballot) =>
    readAnswer(memory, ballot, { person, titles }),
  );
}

async function readAnswer(
  memory: Memory,
  ballot: Ballot,
  {
    person,
    titles,
  }: { readonly person: KnownPerson; readonly titles: ReadonlyMap<string, string> },
): Promise<readonly AnswerGiven[]> {
  const question = await memory.questions.get(ballot.question);
  if (!question) return [];
  const { household, askedAt, purpose } = question;
  return [
    {
      home: titles.get(household) ?? household,
      question: await wordFor(memory, person, question),
      askedAt: iso(askedAt),
      answer: phraseAnswer(ballot, question),
      by: ballot.choice === null ? "words" : "button",
      openedAt: ballot.openedAt === undefined ? null : iso(ballot.openedAt),
      at: iso(ballot.at),
      late: ballot.late,
      takenBack: ballot.retracted,
      research: purpose === "campaign",
    },
  ];
}

async function readMoves(
  memory: Memory,
  { id }: KnownPerson,
  homes: readonly Household[],
): Promise<readonly MoveGiven[]> {
  const titles = new Map(homes.map((home) => [home.id, home.title]));
  return readAll(await memory.turns.takenBy(id), async ({ episode, seq, options, taken }) => {
    const played = await memory.episodes.get(episode);
    const move = options.find((option) => option.id === taken?.choice)?.label;
    if (!played || move === undefined || !taken) return [];
    const { household, task } = played;
    const home = titles.get(household) ?? household;
    return [{ home, task: task.sentence, step: seq, move, at: iso(taken.at) }];
  });
}

/** What they said about one home, and what became of it there. */
async function readTold(
  memory: Memory,
  home: Household,
  person: KnownPerson,
): Promise<readonly FactGiven[]> {
  const facts = (await memory.facts.history(home.id)).filter((fact) => fact.person === person.id);
  if (facts.length === 0) return [];
  const episodes = await memory.episodes.list(home.id);
  const uses = await findUses(memory, episodes, new Set(facts.map(({ id }) => id)));
  return Promise.all(facts.map((fact) => describeFact(memory, fact, { home, uses })));
}

async function findUses(
  memory: Memory,
  episodes: readonly Episode[],
  facts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly FactUse[]>> {
  const uses = new Map<string, FactUse[]>();
  for (const episode of episodes) {
    for (const record of await memory.episodes.steps(episode.id)) {
      for (const id of new Set(record.because.filter((one) => facts.has(one)))) {
        uses.set(id, [...(uses.get(id) ?? []), describeUse(episode, record)]);
      }
    }
  }
  return uses;
}

function describeUse(episode: Episode, { seq, at, step }: StepRecord): FactUse {
  const isSpared =
    step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused");
  const { sentence: task } = episode.task;
  return { task, round: episode.round, step: seq, at: iso(at), sparedQuestion: isSpared };
}

async function describeFact(
  memory: Memory,
  fact: FactLife,
  where: { readonly home: Household; readonly uses: ReadonlyMap<string, readonly FactUse[]> },
): Promise<FactGiven> {
  const question = fact.question === null ? null : await memory.questions.get(fact.question);
  return {
    home: where.home.title,
    fact: phraseFact(fact, question ? labelsOf(question.view.owner) : new Map()),
    status: fact.status,
    since: iso(fact.validFrom),
    until: fact.invalidAt === null ? null : iso(fact.invalidAt),
    words: fact.words,
    usedIn: where.uses.get(fact.id) ?? [],
  };
}

async function readRules(
  memory: Memory,
  { id }: KnownPerson,
  homes: readonly Household[],
): Promise<readonly RuleGiven[]> {
  const everywhere = await memory.knowledge.rules(null);
  const inHomes = await readAll(homes, async (home) =>
    (await memory.knowledge.rules(home.id)).filter(({ household }) => household === home.id),
  );
  const titles = new Map(homes.map((home) => [home.id, home.title]));
  return [...everywhere, ...inHomes]
    .filter(({ person }) => person === id)
    .map(({ household, text, at }) => ({
      home: household === null ? null : (titles.get(household) ?? household),
      words: text,
      at: iso(at),
    }));
}

function roundWorth(worth: AnswersWorth): AnswersWorth {
  return { ...worth, stepsSaved: Math.round(worth.stepsSaved) };
}

async function readAll<Row, Result>(
  rows: readonly Row[],
  read: (row: Row) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const row of rows) results.push(...(await read(row)));
  return results;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
