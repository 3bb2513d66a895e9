/** All that is kept of one person, gathered from the rows: for themselves, and for who runs the bot. */
import type { PersonFile } from "../core/bot.js";
import type { Episode, StepRecord } from "../core/episode.js";
import type { FactLife } from "../core/fact.js";
import type {
  AnswerGiven,
  AnswersWorth,
  FactGiven,
  FactUse,
  MoveGiven,
  PersonData,
  RuleGiven,
} from "../core/person-data.js";
import type { Ballot, Household, KnownPerson, Memory } from "../core/stores.js";
import { labelsOf, phraseAnswer, phraseFact } from "../desk/phrase.js";

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
    ...{ format: "sous-my-data-1", madeAt: iso(at) },
    person: {
      ...{ platform: person.platform, workspace: person.workspace },
      ...{ id: person.platformId, name: person.name },
    },
    wishes: {
      questionsADay: person.dailyCap,
      consentedAt: person.consentedAt === null ? null : iso(person.consentedAt),
      optedOutAt: person.optedOutAt === null ? null : iso(person.optedOutAt),
    },
    answers: await readAnswers(memory, person, homes),
    facts: told.flatMap(({ facts }) => facts),
    rules: await readRules(memory, person, homes),
    ...(moves.length > 0 && { moves }),
    ...{ replies: notes, tuples },
    worth: addUp(told.map(({ worth }) => worth)),
  };
}

/** The same as a file. */
export function dataFile(data: PersonData): PersonFile {
  return { name: "sous-my-data.json", text: `${JSON.stringify(data, null, 2)}\n` };
}

async function readAnswers(
  memory: Memory,
  { id }: KnownPerson,
  homes: readonly Household[],
): Promise<readonly AnswerGiven[]> {
  const titles = new Map(homes.map((home) => [home.id, home.title]));
  const newestFirst = await memory.questions.answersOf(id, Number.MAX_SAFE_INTEGER);
  return readAll(newestFirst.toReversed(), (ballot) => readAnswer(memory, ballot, titles));
}

async function readAnswer(
  memory: Memory,
  ballot: Ballot,
  titles: ReadonlyMap<string, string>,
): Promise<readonly AnswerGiven[]> {
  const question = await memory.questions.get(ballot.question);
  if (!question) return [];
  const { household, text, askedAt, purpose } = question;
  return [
    {
      ...{ home: titles.get(household) ?? household, question: text, askedAt: iso(askedAt) },
      ...{
        answer: phraseAnswer(ballot, question),
        by: ballot.choice === null ? "words" : "button",
      },
      ...{ at: iso(ballot.at), late: ballot.late, takenBack: ballot.retracted },
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

interface Told {
  readonly facts: readonly FactGiven[];
  readonly worth: AnswersWorth;
}

/** What they said about one home, and what became of it there. */
async function readTold(
  memory: Memory,
  home: Household,
  person: KnownPerson,
): Promise<readonly Told[]> {
  const known = await memory.facts.history(home.id);
  const facts = known.filter((fact) => fact.person === person.id);
  if (facts.length === 0) return [];
  const episodes = await memory.episodes.list(home.id);
  const uses = await findUses(memory, episodes, new Set(facts.map(({ id }) => id)));
  const given = facts.map((fact) => describeFact(memory, fact, { home, uses }));
  const spared = new Set(
    [...uses.values()].flat().flatMap(({ key, use }) => (use.sparedQuestion ? [key] : [])),
  );
  const worth = worthOf(episodes, known, person);
  return [{ facts: await Promise.all(given), worth: { ...worth, questionsSpared: spared.size } }];
}

/** A use with the step it stands for: several facts may have led to one. */
interface KeyedUse {
  readonly key: string;
  readonly use: FactUse;
}

async function findUses(
  memory: Memory,
  episodes: readonly Episode[],
  facts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly KeyedUse[]>> {
  const uses = new Map<string, KeyedUse[]>();
  for (const episode of episodes) {
    for (const record of await memory.episodes.steps(episode.id)) {
      for (const id of new Set(record.because.filter((one) => facts.has(one)))) {
        uses.set(id, [...(uses.get(id) ?? []), describeUse(episode, record)]);
      }
    }
  }
  return uses;
}

function describeUse(episode: Episode, { seq, at, step }: StepRecord): KeyedUse {
  const isSpared =
    step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused");
  const { sentence: task } = episode.task;
  return {
    key: `${episode.id} ${seq}`,
    use: { task, round: episode.round, step: seq, at: iso(at), sparedQuestion: isSpared },
  };
}

async function describeFact(
  memory: Memory,
  fact: FactLife,
  where: { readonly home: Household; readonly uses: ReadonlyMap<string, readonly KeyedUse[]> },
): Promise<FactGiven> {
  const question = fact.question === null ? null : await memory.questions.get(fact.question);
  return {
    home: where.home.title,
    fact: phraseFact(fact, question ? labelsOf(question.view.owner) : new Map()),
    ...{ status: fact.status, since: iso(fact.validFrom) },
    until: fact.invalidAt === null ? null : iso(fact.invalidAt),
    words: fact.words,
    usedIn: (where.uses.get(fact.id) ?? []).map(({ use }) => use),
  };
}

/** Of the episodes that their answers helped: what each was worth, shared with the others who helped. */
function worthOf(
  episodes: readonly Episode[],
  known: readonly FactLife[],
  { id }: KnownPerson,
): Omit<AnswersWorth, "questionsSpared"> {
  const sum = { stepsSaved: 0, tasksRescued: 0 };
  for (const episode of episodes) {
    const { worth, end } = episode;
    const helpers = helpersIn(episode, known);
    if (!worth || end?.kind !== "terminated" || !helpers.has(id)) continue;
    if (worth.successWithout)
      sum.stepsSaved += (worth.stepsWithout - worth.stepsWith) / helpers.size;
    else sum.tasksRescued += 1;
  }
  return sum;
}

/** Row ids of those who said something in time that was not found untrue, taken back or in dispute. */
function helpersIn({ id, endedAt }: Episode, known: readonly FactLife[]): ReadonlySet<string> {
  const useful = known.filter(
    (fact) =>
      fact.episode === id &&
      fact.validFrom <= (endedAt ?? Number.POSITIVE_INFINITY) &&
      fact.ballot !== null &&
      fact.status !== "contradicted" &&
      fact.status !== "retracted" &&
      fact.dispute === null,
  );
  return new Set(useful.flatMap(({ person }) => person ?? []));
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
      ...{ words: text, at: iso(at) },
    }));
}

function addUp(worths: readonly AnswersWorth[]): AnswersWorth {
  const total = (count: (worth: AnswersWorth) => number) =>
    worths.reduce((sum, worth) => sum + count(worth), 0);
  return {
    stepsSaved: Math.round(total(({ stepsSaved }) => stepsSaved)),
    tasksRescued: total(({ tasksRescued }) => tasksRescued),
    questionsSpared: total(({ questionsSpared }) => questionsSpared),
  };
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
