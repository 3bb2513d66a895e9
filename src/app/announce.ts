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
  const emit = async (id: string): Promise<void> => {
    const episode = await episodes.get(id);
    if (episode) bus.emit({ kind: "changed", household: episode.household, episode: id });
  };
  const emitQuestion = async (id: string): Promise<void> => {
    const question = await questions.get(id);
    if (question) await emit(question.episode);
  };
  const emitBallot = async (id: string): Promise<void> => {
    const ballot = await questions.ballot(id);
    if (ballot) await emitQuestion(ballot.question);
  };
  return {
    ...memory,
    close: () => memory.close(),
    episodes: {
      ...episodes,
      open: (episode) => episodes.open(episode).then(() => emit(episode.id)),
      recordStep: (write, at) =>
        episodes.recordStep(write, at).then(() => emit(write.record.episode)),
      end: (id, ...rest) => episodes.end(id, ...rest).then(() => emit(id)),
      setChosen: (id, ...rest) => episodes.setChosen(id, ...rest).then(() => emit(id)),
      setWorth: (id, worth) => episodes.setWorth(id, worth).then(() => emit(id)),
      recordMove: async (move) => {
        await episodes.recordMove(move);
        bus.emit({ kind: "changed", household: move.household, episode: null });
      },
    },
    questions: {
      ...questions,
      recordAsk: (write, at) =>
        questions.recordAsk(write, at).then(() => emit(write.record.episode)),
      recordBallot: async (ballot) => {
        const verdict = await questions.recordBallot(ballot);
        await emitQuestion(ballot.question);
        return verdict;
      },
      recordOutcome: (outcome) =>
        questions.recordOutcome(outcome).then(() => emitBallot(outcome.ballot)),
      retract: async (ballot, ...rest) => {
        const verdict = await questions.retract(ballot, ...rest);
        await emitBallot(ballot);
        return verdict;
      },
      unsay: async (message, ...rest) => {
        const verdict = await questions.unsay(message, ...rest);
        for (const { question } of await questions.ballotsOf(message)) await emitQuestion(question);
        return verdict;
      },
      settle: async (settlement) => {
        const settled = await questions.settle(settlement);
        if (settled) await emitQuestion(settlement.question);
        return settled;
      },
      fireTimer: async (timer, ...rest) => {
        const fired = await questions.fireTimer(timer, ...rest);
        if (fired) await emitQuestion(timer.question);
        return fired;
      },
      close: async (id, ...rest) => {
        const closed = await questions.close(id, ...rest);
        await emitQuestion(id);
        return closed;
      },
    },
    turns: {
      ...turns,
      open: async (turn) => {
        const kept = await turns.open(turn);
        await emit(turn.episode);
        return kept;
      },
      take: async (taking) => {
        const verdict = await turns.take(taking);
        const turn = verdict === "accepted" ? await turns.get(taking.turn) : null;
        if (turn) await emit(turn.episode);
        return verdict;
      },
    },
    people: {
      ...people,
      forget: async (id, ...rest) => {
        const forgotten = await people.forget(id, ...rest);
        for (const episode of forgotten.episodes) await emit(episode);
        return forgotten;
      },
    },
    outbox: {
      ...outbox,
      touchCard: (id, at) => outbox.touchCard(id, at).then(() => emit(id)),
      addNote: (id, ...rest) => outbox.addNote(id, ...rest).then(() => emit(id)),
    },
  };
}
