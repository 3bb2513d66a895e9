import type { FactLife } from "../../core/fact.js";
import type { FactGiven, FactUse } from "../../core/person-data.js";
import type { Household, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { isoOf } from "./iso-time.js";

export async function readFacts(
  memory: Memory,
  { id, title: home }: Household,
  said: readonly FactLife[],
): Promise<readonly FactGiven[]> {
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
        usedIn: uses.get(fact.id) ?? [],
      };
    }),
  );
}

async function findUses(
  memory: Memory,
  household: string,
  facts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly FactUse[]>> {
  const uses = new Map<string, FactUse[]>();
  if (facts.size === 0) return uses;
  for (const { fact, task, round, seq, at, handling } of await memory.facts.uses(household, [
    ...facts,
  ])) {
    const sparedQuestion = handling === "notebook" || handling === "reused";
    const use = { task, round, step: seq, at: isoOf(at), sparedQuestion };
    uses.set(fact, [...(uses.get(fact) ?? []), use]);
  }
  return uses;
}
