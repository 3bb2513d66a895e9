/** Whether a planner's question is put, or the planner has to find out for itself. */
import type { QueryAsking } from "../../core/query-learning.js";
import type { Query, QueryDecision, QueryView, RaisedQuery } from "../../core/query-scene.js";
import { type Random, seededRandom } from "../../core/random.js";

/** One decision of a planner: the questions that came up before it, and what became of them. */
export interface Asker {
  /** The planner asks all that it could, not only what it needs to know now. */
  readonly isEager: boolean;
  /** Whether a question of this decision was withheld, so that the planner has to do without its answer. */
  hasWithheld(): boolean;
  /** The question as a decision; null when it is withheld. The same question is decided on once a game. */
  ask(query: Query): QueryDecision | null;
  wasAsked(query: Query): boolean;
  /** An action, with the questions that were withheld before it. */
  act(command: string): QueryDecision;
  /** For a guess about something; the same in the same game. */
  guess(about: string): Random;
}

/** @param asking absent: everything is asked */
export function openAsker(asking: QueryAsking | undefined, view: QueryView): Asker {
  const asked = view.history.flatMap(({ query }) => query ?? []);
  const known = new Set(asked.map(spell));
  const game = `${view.instruction}|${view.history[0]?.outcome.observation ?? ""}`;
  const seed = asking?.seed ?? 0;
  const withheld: RaisedQuery[] = [];
  const raised = (more: readonly RaisedQuery[]) => {
    const all = [...withheld, ...more];
    return all.length > 0 ? { raised: all } : {};
  };
  return {
    isEager: asking?.policy.eager ?? false,
    hasWithheld: () => withheld.length > 0,
    wasAsked: (query) => known.has(spell(query)),
    ask(query) {
      if (!asking) return { kind: "ask", query };
      const episode = `${game}|${spell(query)}`;
      const situation = { episode, seed, step: 0, asked: asked.length };
      const { ask, propensity } = asking.policy.decide(query, situation);
      if (ask) return { kind: "ask", query, ...raised([{ query, propensity }]) };
      withheld.push({ query, propensity });
      return null;
    },
    act: (command) => ({ kind: "act", command, ...raised([]) }),
    guess: (about) => seededRandom(seed, "guess", game, about),
  };
}

function spell({ func, adjective, noun }: Query): string {
  return `${func}|${adjective ?? ""}|${noun}`;
}
