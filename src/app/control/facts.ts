import type { Fact } from "../../core/fact.js";
import type { Household, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { simulate } from "../households.js";
import { createHomeWords } from "./home-words.js";
import type { Scope } from "./scope.js";

export async function formatFacts(
  memory: Memory,
  scope: Scope,
  households: readonly Household[],
): Promise<string> {
  const lines: string[] = [];
  for (const household of households) {
    const facts = await memory.facts.list({ household: household.id });
    const said = facts.filter(({ source }) => source === "answer");
    const told = said.length > 0 ? await tellFacts(said, household, scope) : [];
    if (told.length > 0) lines.push(`${household.title}:`, ...told);
  }
  return lines.length > 0 ? lines.join("\n") : nothingTold[scope.access];
}

const nothingTold = {
  everything: "Nobody has told me anything yet.",
  channel: "Nobody has told me anything here yet.",
  own: "You have not told me anything yet.",
} as const;

/** Names people where the caller may see them, and otherwise shows only facts without personal words. */
async function tellFacts(
  facts: readonly Fact[],
  household: Household,
  scope: Scope,
): Promise<readonly string[]> {
  const labels = labelsOf(simulate(household).ownerView());
  const isOfHome = createHomeWords(household, labels);
  const isBare = scope.reachOf(household.id) !== "own";
  const lines: string[] = [];
  for (const fact of facts) {
    const words = `- ${phraseFact(fact, labels)}`;
    if (await scope.mayQuote(fact))
      lines.push(fact.personName ? `${words} (${fact.personName})` : words);
    else if (isBare && isOfHome(fact)) lines.push(`${words} (said elsewhere)`);
  }
  return lines;
}
