/** Tells subscribers when rows changed: the courier wakes, pages refresh. */
import type { LiveEvent } from "../core/bot.js";
import type { Memory } from "../core/stores.js";

export interface Bus {
  emit(event: LiveEvent): void;
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

export function createBus(): Bus {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The same memory; every write that people may see is announced once it is committed. */
export function announceWrites(memory: Memory, bus: Bus): Memory {
  const { episodes, questions, outbox, people, turns } = memory;
  const tell = async (id: string): Promise<void> => {
    const episode = await episodes.get(id);
    if (episode) bus.emit({ kind: "changed", household: episode.household, episode: id });
  };
  const tellQuestion = async (id: string): Promise<void> => {
    const question = await questions.get(id);
    if (question) await tell(question.episode);
  };
  const tellBallot = async (id: string): Promise<void> => {
    const ballot = await questions.ballot(id);
    if (ballot) await tellQuestion(ballot.question);
  };
  return {
    ...memory,
    close: () => memory.close(),
    episodes: {
      ...episodes,
      open: (episode) => episodes.open(episode).then(() => tell(episode.id)),
      recordStep: (write, at) =>
        episodes.recordStep(write, at).then(() => tell(write.record.episode)),
      end: (id, ...rest) => episodes.end(id, ...rest).then(() => tell(id)),
      setChosen: (id, ...rest) => episodes.setChosen(id, ...rest).then(() => tell(id)),
      setWorth: (id, worth) => episodes.setWorth(id, worth).then(() => tell(id)),
      recordMove: async (move) => {
        await episodes.recordMove(move);
        bus.emit({ kind: "changed", household: move.household, episode: null });
      },
    },
    questions: {
      ...questions,
      recordAsk: (write, at) =>
        questions.recordAsk(write, at).then(() => tell(write.record.episode)),
      recordBallot: async (ballot) => {
        const verdict = await questions.recordBallot(ballot);
        await tellQuestion(ballot.question);
        return verdict;
      },
      recordOutcome: (outcome) =>
        questions.recordOutcome(outcome).then(() => tellBallot(outcome.ballot)),
      retract: async (ballot, ...rest) => {
        const verdict = await questions.retract(ballot, ...rest);
        await tellBallot(ballot);
        return verdict;
      },
      unsay: async (message, ...rest) => {
        const verdict = await questions.unsay(message, ...rest);
        for (const { question } of await questions.ballotsOf(message)) await tellQuestion(question);
        return verdict;
      },
      settle: async (settlement) => {
        const settled = await questions.settle(settlement);
        if (settled) await tellQuestion(settlement.question);
        return settled;
      },
      fireTimer: async (timer, ...rest) => {
        const fired = await questions.fireTimer(timer, ...rest);
        if (fired) await tellQuestion(timer.question);
        return fired;
      },
      close: async (id, ...rest) => {
        const closed = await questions.close(id, ...rest);
        await tellQuestion(id);
        return closed;
      },
    },
    turns: {
      ...turns,
      open: async (turn) => {
        const kept = await turns.open(turn);
        await tell(turn.episode);
        return kept;
      },
      take: async (taking) => {
        const verdict = await turns.take(taking);
        const turn = verdict === "accepted" ? await turns.get(taking.turn) : null;
        if (turn) await tell(turn.episode);
        return verdict;
      },
    },
    people: {
      ...people,
      forget: async (id, ...rest) => {
        const forgotten = await people.forget(id, ...rest);
        for (const episode of forgotten.episodes) await tell(episode);
        return forgotten;
      },
    },
    outbox: {
      ...outbox,
      touchCard: (id, at) => outbox.touchCard(id, at).then(() => tell(id)),
      addNote: (id, ...rest) => outbox.addNote(id, ...rest).then(() => tell(id)),
    },
  };
}
