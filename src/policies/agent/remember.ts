import type { PolicyView } from "../../core/decision.js";
import type { Turn } from "../../core/model.js";
import { quote } from "../../core/notebook.js";
import type { Recall } from "../../core/recall.js";
import type { TupleStore } from "../../core/stores.js";
import { observationOf } from "../../core/tuple.js";
import { percent } from "../../core/wording.js";
import { possibleCommands } from "../react/react-policy.js";
import { sayFact } from "./conversation.js";

export interface AgentMemory {
  readonly recall: Recall;
  readonly tuples: Pick<TupleStore, "nearest">;
}

const recalledFacts = 20;
const nearMoments = 8;
const shownMoments = 2;

/** Prompt turns, and a sentence for people on their similarity. */
export interface Reminded {
  readonly turns: readonly Turn[];
  readonly alike: readonly string[];
}

/** Returns a recall and its answer: known facts by similarity to the words. */
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
 * Adds what was done here in similar moments and is possible now. A home's tuples do not change during its episodes, so
 * a resumed episode gets the same text.
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
