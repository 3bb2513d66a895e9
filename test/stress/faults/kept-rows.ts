/** Reads rows beside the owning process. */
import { openMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { remarksId } from "../../../src/core/question/question.js";
import type { KeptRows } from "./judge.js";

export async function readKeptRows(database: string): Promise<KeptRows> {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  try {
    return await readRows(memory);
  } finally {
    await memory.close();
  }
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
  const standing = played.map(({ id }) => remarksId(id));
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
