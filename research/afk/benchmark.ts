import type { Policy } from "../../src/core/episode/decision.js";
import type { Query, QueryPolicy, QueryStep } from "../../src/core/episode/query-scene.js";
import { cookingSpeech } from "../../src/policies/query/cooking/cooking-speech.js";
import { createGamePolicy } from "../../src/policies/query/game-policy.js";
import { gridSpeech } from "../../src/policies/query/grid/grid-speech.js";
import { readWeights, shippedWeights } from "./learned-weights.js";
import type { QueryLab } from "./learner/learning.js";
import { createCookingLab, createGridLab } from "./worlds.js";

/** The agent, made for a task in a world; null where it does not play. */
export function learnedInWorld(format: string): Policy | null {
  if (format === "cooking") return learned(createCookingLab(), cookingSpeech);
  return format === "grid" ? learned(createGridLab(), gridSpeech) : null;
}

function learned(lab: QueryLab, speech: Parameters<typeof createGamePolicy>[1]): Policy {
  const { weights } = readWeights(shippedWeights(lab.world), lab);
  return createGamePolicy(withQuestions(lab.learned(weights)), speech);
}

/** What was learned counts its questions, but answers come without them: each gets the last question that has none. */
function withQuestions(policy: QueryPolicy): QueryPolicy {
  const asked: { readonly query: Query; answers: readonly string[] | null }[] = [];
  return {
    name: policy.name,
    decide(view) {
      const [begin, ...rest] = view.history;
      const told = rest.filter(({ query }) => query !== null);
      const answers = told.map(({ outcome }) => outcome.answer ?? "");
      const known = new Set(asked.flatMap(({ answers }) => answers ?? []));
      const open = asked.find((one) => one.answers === null);
      if (open) open.answers = answers.filter((answer) => !known.has(answer));
      const steps = asked.flatMap(({ query, answers: own }): QueryStep[] =>
        (own?.length ? own : [null]).flatMap((answer) =>
          begin ? [{ command: null, query, outcome: { ...begin.outcome, answer } }] : [],
        ),
      );
      const acted = rest.filter(({ query }) => query === null);
      const decision = policy.decide({
        ...view,
        history: begin ? [begin, ...steps, ...acted] : [],
      });
      if (decision.kind === "ask") asked.push({ query: decision.query, answers: null });
      return decision;
    },
  };
}
