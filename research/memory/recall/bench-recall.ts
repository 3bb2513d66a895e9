/** How often what somebody asks for is among the first three things that memory recalls. */
import { z } from "zod";
import { withMemory } from "../../../memory/open.js";
import type { Recollection } from "../../../memory/retrieval/recall.js";
import type { Memory } from "../../../memory/stores.js";
import type { Episode } from "../../../src/core/episode/episode.js";
import { readJsonLines } from "../../../src/core/json.js";
import { asSaid, type NewFact } from "../../../src/core/memory/fact.js";
import { taskNoun } from "../../../src/core/memory/notebook.js";
import type { AskWrite, Embedder } from "../../../src/core/memory/stores.js";
import { packageFile } from "../../../src/core/package-file.js";
import type { Question } from "../../../src/core/question/question.js";
import { declareBench } from "../../cli/bench.js";
import * as flag from "../../cli/flags.js";
import { inJobs } from "../../lab/in-jobs.js";
import { averageOf } from "../../lab/numbers.js";
import { openScratchHome } from "../../lab/scratch-episode.js";
import { plainKind } from "../../report/result-kind.js";
import { embedderFlag, openEmbedder } from "../bench-paraphrases.js";

const shipped = (name: string) => packageFile(`research/memory/recall/${name}.jsonl`);

export const recallCommand = () =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "questions, one JSON object a line (default: the 120 with Sous)",
      ),
      history: flag.text(
        "--history <file>",
        "what memory has, one JSON object a line (default: the 82 with Sous)",
      ),
      embedder: embedderFlag("compares meanings"),
      report: flag.report(),
    },
    help: `
A question: {"id":"Q-1","question":"where are my keys?","right":["H-2","H-7"]}
History: {"id":"H-2","kind":"move","thing":"keychain 1","to":"drawer 1","text":"Ben put the keys …"}
Questions with odd ids are for tuning, those with even ids for reporting.

Example:
  sous bench recall --json`,
    unit: "questions",
    kind: plainKind("recall"),
    run: ({ history, file, embedder }) =>
      benchRecall({
        history: readHistory(history ?? shipped("history")),
        questions: readQuestions(file ?? shipped("questions")),
        embedder: openEmbedder(embedder),
      }),
  });

const text = z.string().min(1);
const itemShape = z.object({
  id: text,
  /** An answer has the question and what was said; anything else has a text, or what was said. */
  kind: z.enum(["answer", "seen", "move", "empty", "said"]),
  by: text.optional(),
  question: text.optional(),
  says: text.optional(),
  thing: text.optional(),
  place: text.optional(),
  to: text.optional(),
  text: text.optional(),
});
const questionShape = z.object({ id: text, question: text, right: z.array(text).min(1) });

type HistoryItem = z.infer<typeof itemShape>;
type RecallQuestion = z.infer<typeof questionShape>;

interface RecallBench {
  readonly history: readonly HistoryItem[];
  readonly questions: readonly RecallQuestion[];
  readonly embedder: Embedder;
}

export const readHistory = (file: string) => readJsonLines(itemShape, file);
export const readQuestions = (file: string) => readJsonLines(questionShape, file);

const hourMs = 3_600_000;
const household = "home";
/** The first ones that count. */
const first = 3;

/** Keeps the history in a memory of its own, in its order, and asks each question. */
export async function benchRecall({ history, questions, embedder }: RecallBench) {
  const now = (history.length + 1) * hourMs;
  const clock = { now: () => now, sleep: async () => undefined };
  return withMemory({ file: ":memory:", clock, embedder }, async (memory) => {
    const episode = await openScratchHome(memory, household);
    for (const [at, item] of history.entries()) await keep(memory, episode, item, at * hourMs);
    const judged = await inJobs(1, questions, async (question) => {
      const hits = await memory.recall({
        text: question.question,
        household,
        k: 2 * history.length,
      });
      const found = itemsOf(hits).slice(0, first);
      const isHit = (items: readonly string[]) =>
        items.slice(0, first).some((id) => question.right.includes(id));
      const isHitBy = (rank: "wordRank" | "vectorRank") =>
        isHit(
          itemsOf(
            hits
              .filter(({ why }) => why[rank] !== null)
              .toSorted((one, other) => (one.why[rank] ?? 0) - (other.why[rank] ?? 0)),
          ),
        );
      return {
        question,
        words: isHitBy("wordRank"),
        vectors: isHitBy("vectorRank"),
        both: isHit(found),
        found,
        isForTuning: Number(/\d+/.exec(question.id)?.[0]) % 2 === 1,
      };
    });
    const figuresOf = (some: typeof judged) => {
      const share = (by: "words" | "vectors" | "both") => averageOf(some, (one) => Number(one[by]));
      const hitAt3 = { words: share("words"), vectors: share("vectors"), both: share("both") };
      return { questions: some.length, hitAt3 };
    };
    const tune = judged.filter(({ isForTuning }) => isForTuning);
    return {
      embedder: embedder.id,
      items: history.length,
      ...figuresOf(judged),
      tune: figuresOf(tune),
      report: figuresOf(judged.filter(({ isForTuning }) => !isForTuning)),
      tuneErrors: tune.flatMap(({ question, found, both }) =>
        both ? [] : [{ ...question, found }],
      ),
    };
  });
}

/** An answer as an answer; what was seen, moved or said as a fact in these words. */
async function keep(memory: Memory, episode: Episode, item: HistoryItem, at: number) {
  if (item.kind === "answer") return keepAnswer(memory, episode, item, at);
  const person = await memory.people.keep(personOf(item));
  const { thing, place = "", to = place, text: words = item.says ?? "" } = item;
  const fact: NewFact = {
    subject: thing ?? place,
    relation: thing === undefined ? "holds" : "at",
    objects: thing === undefined ? [] : [to],
    polarity: true,
    certainty: "sure",
    source: "rule",
  };
  return memory.facts.teach({ id: item.id, household, fact, person: person.id, words }, at);
}

async function keepAnswer(memory: Memory, episode: Episode, item: HistoryItem, at: number) {
  const question = `asked-${item.id}`;
  const asked = questionOf(episode, question, item.question ?? "", at);
  await memory.questions.recordAsk(askWrite(asked, at / hourMs), at);
  await memory.questions.recordBallot({
    id: item.id,
    question,
    replaces: null,
    eventKey: item.id,
    message: null,
    person: personOf(item),
    choice: null,
    text: item.says ?? "",
    at,
  });
  const fact = {
    id: `fact-${item.id}`,
    ...answered,
    subject: taskNoun,
    relation: "is",
    objects: [asSaid],
    person: (await memory.questions.ballot(item.id))?.person ?? null,
    question,
    ballot: item.id,
    episode: episode.id,
    supersedes: [],
  } as const;
  await memory.questions.recordOutcome({
    ballot: item.id,
    understood: "fact",
    facts: [fact],
    invalidations: [],
    replaced: [],
    settle: { state: "answered", reason: null },
    followUp: null,
    notes: [],
    at,
  });
}

/** Makes the step that asks, with its question and a reminder. */
function askWrite(question: Question, seq: number): AskWrite {
  const { id, episode, need, askedAt, deadline } = question;
  return {
    record: {
      episode,
      seq,
      step: { kind: "ask", thought: "", need, handling: "posted", outcome: null },
      observationHash: null,
      engine: "recall",
      because: [],
      question: id,
      factWatermark: 0,
      at: askedAt,
    },
    question,
    waitsFor: id,
    timers: [{ kind: "remind", nth: 1, dueAt: deadline - 1 }],
  };
}

function questionOf(episode: Episode, id: string, text: string, at: number): Question {
  return {
    id,
    household: episode.household,
    episode: episode.id,
    need: { func: "where", noun: "mug" },
    text,
    why: "I have not seen one.",
    choices: [],
    mode: "owner",
    purpose: episode.purpose,
    state: "open",
    reason: null,
    followUp: null,
    view: { owner: { home: episode.household, places: [], robotAt: [], held: null }, seen: [] },
    propensity: 1,
    askedAt: at,
    deadline: at + 24 * hourMs,
    settledAt: null,
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}

/** Everybody says one thing: who says something newer of a thing takes the older back. */
const personOf = ({ id, by = "robot" }: HistoryItem) =>
  ({ platform: "simulated", workspace: "bench", platformId: id, name: by }) as const;

const answered = { polarity: true, certainty: "sure", source: "answer" } as const;

/** A question and a fact stand for the answer. */
function itemsOf(hits: readonly Recollection[]): readonly string[] {
  return [...new Set(hits.map(({ id }) => id.replace(/^(asked|fact)-/, "")))];
}
