import { InputError } from "../../core/errors.js";
import type { Memory } from "../../core/stores.js";
import { type Example, exampleOf } from "../../policies/react/example.js";

/** @throws InputError for an unknown or unsuccessful episode */
export function readExamples(memory: Memory, ids: readonly string[]): Promise<readonly Example[]> {
  return Promise.all(ids.map((id) => readExample(memory, id)));
}

async function readExample({ episodes, facts }: Memory, id: string): Promise<Example> {
  const episode = await episodes.get(id);
  if (!episode) throw new InputError(`there is no episode "${id}" in this database`);
  if (episode.end?.kind !== "terminated") {
    throw new InputError(`the episode "${id}" was not done: it is no example`);
  }
  const { household, task } = episode;
  const told = (await facts.list({ household, valid: false })).filter(
    (fact) => fact.episode === id && fact.source === "answer",
  );
  return exampleOf({
    task: task.sentence,
    type: task.type,
    particular: task.instance !== undefined,
    trajectory: (await episodes.steps(id)).map(({ step }) => step),
    facts: told.map((fact) => ({ ...fact, status: "valid" })),
  });
}
