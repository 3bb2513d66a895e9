/** What the agent's memory has for it: facts that mean what it asks about, and what was done in moments like this. */

import type { PolicyView } from "../../core/decision.js";
import type { Turn } from "../../core/model.js";
import type { Recall } from "../../core/recall.js";
import type { TupleStore } from "../../core/stores.js";
import { quote } from "../../core/told.js";
import { observationOf } from "../../core/tuple.js";
import { percent } from "../../core/wording.js";
import { possibleCommands } from "../react/react-policy.js";
import { sayFact } from "./conversation.js";

export interface AgentMemory {
  readonly recall: Recall;
  readonly tuples: Pick<TupleStore, "nearest">;
}

const recalledFacts = 20;
/** Moments that are compared, and those that are shown. */
const nearMoments = 8;
const shownMoments = 2;

/** Turns of a prompt, and a sentence for people about how much what they show is like the present. */
export interface Reminded {
  readonly turns: readonly Turn[];
  readonly alike: readonly string[];
}

/** The call and its answer: facts that the agent may know, most like the words first. */
export async function remind(
  { recall }: AgentMemory,
  { facts, charge: { household, episode } = {} }: PolicyView,
  { about, id }: { readonly about: string; readonly id: string },
): Promise<Reminded> {
  const kinds = ["fact", "answer"] as const;
  const asked = { text: about, k: recalledFacts, kinds, ...(episode !== undefined && { episode }) };
  const hits = household === undefined ? [] : await recall({ ...asked, household });
  const found = hits.flatMap(({ kind, id: row, why }) =>
    facts
      .filter((fact) => (kind === "fact" ? fact.id : fact.ballot) === row)
      .map((fact) => ({ line: sayFact(fact), similarity: why?.similarity ?? 0 })),
  );
  const lines = [...new Set(found.map(({ line }) => line))];
  const closest = percent(Math.max(0, ...found.map(({ similarity }) => similarity)), 0);
  return {
    turns: [
      { speaker: "caller", id, call: { tool: "recall", input: { about } } },
      { speaker: "tool", id, text: lines.join("\n") || "Nothing is known." },
    ],
    alike:
      lines.length === 0
        ? []
        : [
            `I looked up what I know: ${lines.length} things, the closest ${closest} like my question.`,
          ],
  };
}

/**
 * Adds to the newest message what was done in this home in moments like the present one, as far as it can be done now.
 * Tuples of a home do not change while one of its episodes is played, so a resumed episode says the same.
 */
export async function withLikeMoments(
  { tuples }: AgentMemory,
  view: PolicyView,
  turns: readonly Turn[],
): Promise<Reminded> {
  const { task, charge: { household } = {} } = view;
  const last = turns.at(-1);
  if (household === undefined || !last || last.speaker === "caller") return { turns, alike: [] };
  const moment = { goal: task, observation: observationOf(view), household, k: nearMoments };
  const possible = new Set(possibleCommands(view));
  const near = (await tuples.nearest(moment)).filter(({ tuple }) => possible.has(tuple.action));
  const actions = new Map(near.toReversed().map((one) => [one.tuple.action, one]));
  const shown = [...actions.values()].slice(-shownMoments);
  const lines = shown.map(
    ({ tuple, similarity }) =>
      `Done in a moment ${percent(similarity, 0)} like this, for ${quote(tuple.goal)}: ${tuple.action}`,
  );
  if (shown.length === 0) return { turns, alike: [] };
  const closest = Math.max(...shown.map(({ similarity }) => similarity));
  return {
    turns: [...turns.slice(0, -1), { ...last, text: [last.text, ...lines].join("\n") }],
    alike: [
      `I was reminded of what I did here before; the closest moment is ${percent(closest, 0)} like this one.`,
    ],
  };
}
