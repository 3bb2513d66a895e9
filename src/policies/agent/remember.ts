/** What the agent's memory has for it: facts that mean what it asks about, and what was done in moments like this. */
import type { PolicyView } from "../../core/decision.js";
import type { Turn } from "../../core/model.js";
import type { Recall } from "../../core/recall.js";
import type { TupleStore } from "../../core/stores.js";
import { quote } from "../../core/told.js";
import { possibleCommands } from "../react/react-policy.js";
import { observationOf } from "../tuples/bearings.js";
import { sayFact } from "./conversation.js";

export interface AgentMemory {
  readonly recall: Recall;
  readonly tuples: Pick<TupleStore, "nearest">;
}

const recalledFacts = 20;
/** Moments that are compared, and those that are shown. */
const nearMoments = 8;
const shownMoments = 2;

/** The call and its answer: facts that the agent may know, most like the words first. */
export async function remind(
  { recall }: AgentMemory,
  { facts, charge: { household, episode } = {} }: PolicyView,
  { about, id }: { readonly about: string; readonly id: string },
): Promise<readonly Turn[]> {
  const kinds = ["fact", "answer"] as const;
  const asked = { text: about, k: recalledFacts, kinds, ...(episode !== undefined && { episode }) };
  const hits = household === undefined ? [] : await recall({ ...asked, household });
  const found = hits.flatMap((hit) =>
    facts.filter((fact) => (hit.kind === "fact" ? fact.id : fact.ballot) === hit.id),
  );
  const lines = [...new Set(found.map(sayFact))];
  return [
    { speaker: "caller", id, call: { tool: "recall", input: { about } } },
    { speaker: "tool", id, text: lines.join("\n") || "Nothing is known." },
  ];
}

/**
 * Adds to the newest message what was done in this home in moments like the present one, as far as it can be done now.
 * Tuples of a home do not change while one of its episodes is played, so a resumed episode says the same.
 */
export async function withLikeMoments(
  { tuples }: AgentMemory,
  view: PolicyView,
  turns: readonly Turn[],
): Promise<readonly Turn[]> {
  const { task, charge: { household } = {} } = view;
  const last = turns.at(-1);
  if (household === undefined || !last || last.speaker === "caller") return turns;
  const moment = { goal: task, observation: observationOf(view), household, k: nearMoments };
  const possible = new Set(possibleCommands(view));
  const near = (await tuples.nearest(moment)).filter(({ tuple }) => possible.has(tuple.action));
  const actions = new Map(near.toReversed().map((one) => [one.tuple.action, one]));
  const lines = [...actions.values()].slice(-shownMoments).map(({ tuple, similarity }) => {
    const alike = Math.round(100 * similarity);
    return `Done in a moment ${alike} % like this, for ${quote(tuple.goal)}: ${tuple.action}`;
  });
  if (lines.length === 0) return turns;
  return [...turns.slice(0, -1), { ...last, text: [last.text, ...lines].join("\n") }];
}
