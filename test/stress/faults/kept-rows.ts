/** Reads rows beside the owning process. */
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { standingId } from "../../../src/core/question.js";
import type { Memory } from "../../../src/core/stores.js";
import type { KeptRows } from "./judge.js";

async function readIn<T>(database: string, read: (memory: Memory) => Promise<T>): Promise<T> {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  return read(memory).finally(() => memory.close());
}

export function readKeptRows(database: string): Promise<KeptRows> {
  return readIn(database, readRows);
}

/** Steps and episodes, and what is missing among them. */
export function readGameRows(database: string) {
  return readIn(database, async (memory) => {
    const lost: string[] = [];
    const doubled: string[] = [];
    /** Last state of open episodes. */
    const open: string[] = [];
    const episodes = new Map<string, number>();
    let steps = 0;
    for (const { id: household } of await memory.households.list())
      for (const { id, end } of await memory.episodes.list(household)) {
        const all = await memory.episodes.steps(id);
        const numbers = all.map(({ seq }) => seq);
        const different = new Set(numbers).size;
        episodes.set(household, (episodes.get(household) ?? 0) + 1);
        steps += different;
        if (end === null)
          open.push(`${id} in ${household} stands at ${JSON.stringify(all.at(-1))}`);
        const missing = Math.max(-1, ...numbers) + 1 - different;
        if (missing > 0) lost.push(`lost: ${missing} steps of ${id}`);
        if (end?.kind === "truncated" && end.reason === "world-changed")
          lost.push(`lost: ${id} shows another world when it is replayed`);
        if (numbers.length > different) doubled.push(`doubled: steps of ${id}`);
      }
    return { steps, episodes, runs: (await memory.runs.list()).length, lost, doubled, open };
  });
}

async function readRows({
  households,
  episodes,
  questions,
  facts,
  outbox,
}: Memory): Promise<KeptRows> {
  const played = [];
  const told = [];
  for (const { id } of await households.list()) {
    played.push(...(await episodes.list(id)));
    told.push(...(await facts.list({ household: id, valid: false })));
  }
  const asked = await questions.list();
  const ballots = [];
  const standing = played.map(({ id }) => standingId(id));
  for (const id of [...asked.map((one) => one.id), ...standing])
    ballots.push(...(await questions.ballots(id)));
  const deliveries = await outbox.list();
  return {
    episodes: played.map(({ id, end }) => ({ id, ended: end !== null })),
    questions: asked.map(({ id, state, followUp }) => ({
      id,
      state,
      followedUp: followUp !== null,
    })),
    ballots: ballots.map(({ id, eventKey, text, understood, retracted }) => ({
      id,
      text,
      key: eventKey,
      understood: understood !== null || retracted,
    })),
    facts: told.flatMap(({ ballot, subject, relation, objects, polarity }) =>
      ballot === null
        ? []
        : [{ ballot, claim: `${subject} ${relation} ${polarity ? "" : "not "}${objects.join()}` }],
    ),
    notes: deliveries.flatMap(({ id, episode, note }) =>
      note ? [{ id, episode, ballot: note.ballot, text: note.text }] : [],
    ),
    due: deliveries.filter(({ state }) => state === "queued" || state === "sending").length,
  };
}
