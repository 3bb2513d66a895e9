import type { Clock } from "../../core/clock.js";
import { InputError } from "../../core/errors.js";
import { foldWords } from "../../core/exchange.js";
import type { Replay, ReviewDesk, ReviewLogLine, ReviewOrder } from "../../core/review.js";
import type { Memory } from "../../core/stores.js";
import { decide } from "../release/release-review.js";
import { runJob } from "../worker/worker.js";
import { AnswerScan } from "./answer-scan.js";
import { replayEpisode } from "./replay-episode.js";
import { serializeExchanges } from "./serialize-exchanges.js";

export function createReviewDesk(memory: Memory, clock: Clock): ReviewDesk {
  const replays = new LastReplay(memory);
  const scan = new AnswerScan(memory, (texts) => runJob("scan", texts));
  return {
    async list(filter) {
      const { total, questions } = await memory.questions.browse(filter);
      const scopes = await memory.questions.scopes();
      return { total, exchanges: await serializeExchanges(memory, questions, scan), scopes };
    },
    replay: (episode) => replays.of(episode),
    decide: (order) => carryOut(memory, order, clock.now()),
    log: (limit) => readLog(memory, limit),
  };
}

/** Caches the latest replay, as people view it step by step. */
class LastReplay {
  #last: { readonly steps: number; readonly replay: Replay | null } | null = null;

  constructor(private readonly memory: Memory) {}

  async of(id: string): Promise<Replay | null> {
    const episode = await this.memory.episodes.get(id);
    if (!episode) return null;
    await requireNoMemoryTask(this.memory, episode.household);
    const steps = (await this.memory.episodes.steps(id)).length;
    const { replay, steps: told } = this.#last ?? {};
    const isKept = replay?.episode === id && told === steps && replay.end !== null;
    if (isKept) return replay;
    this.#last = { steps, replay: await replayEpisode(this.memory, id) };
    return this.#last.replay;
  }
}

/** Refuses while people answer from memory, as replays show the places of things. */
async function requireNoMemoryTask(memory: Memory, household: string): Promise<void> {
  const episodes = await memory.episodes.list(household);
  const asked = await memory.questions.list({ household, state: "open" });
  const isOn =
    episodes.some(({ mode, end }) => mode === "keeper" && end === null) ||
    asked.some(({ mode }) => mode === "keeper");
  if (isOn)
    throw new InputError(
      "People of this home are answering from memory. Its episodes can be seen again when that task is over.",
    );
}

async function carryOut(memory: Memory, order: ReviewOrder, at: number): Promise<void> {
  const { reviewer } = order;
  if (order.about === "clearance") {
    const { cleared, reason } = order;
    const words = foldWords(order.words);
    if (words === "") throw new InputError("Say which words.");
    return memory.releases.clear({ words, cleared, reason, reviewer, at });
  }
  if (order.about === "exchange") {
    const { question, excluded } = order;
    if (!(await memory.questions.get(question)))
      throw new InputError(`There is no question "${question}".`);
    return memory.releases.exclude({ question, excluded, reviewer, at });
  }
  const ballot = await memory.questions.ballot(order.ballot);
  if (!ballot || ballot.text === null)
    throw new InputError(`There are no words to review of an answer "${order.ballot}".`);
  const { decision, hide: words } = order;
  const item = { ballot: ballot.id, text: ballot.text };
  return decide(memory, { item, decision, words, reviewer, at });
}

async function readLog(memory: Memory, limit: number): Promise<readonly ReviewLogLine[]> {
  const words = (await memory.releases.reviews()).slice(-limit);
  const exchanges = (await memory.releases.exclusions()).slice(-limit);
  const clearances = (await memory.releases.clearances()).slice(-limit);
  const lines: ReviewLogLine[] = clearances.map((one) => ({ about: "clearance", ...one }));
  for (const review of words) {
    const ballot = await memory.questions.ballot(review.ballot);
    const question = ballot && (await memory.questions.get(ballot.question));
    if (question)
      lines.push({ about: "words", ...review, asked: question.text, by: ballot.personName });
  }
  for (const exclusion of exchanges) {
    const question = await memory.questions.get(exclusion.question);
    if (question) lines.push({ about: "exchange", ...exclusion, asked: question.text, by: null });
  }
  return lines.sort((one, other) => other.at - one.at).slice(0, limit);
}
