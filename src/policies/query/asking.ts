/** Lets the planners of the games ask: by an ask policy, and each question once. */
import type { AskPolicy } from "../../core/episode/decision.js";
import type {
  Query,
  QueryDecision,
  QueryStep,
  QueryView,
  RaisedQuery,
} from "../../core/episode/query-scene.js";

/** Keeps what was read of a game's history, so that each step is read only once. */
export function createFollower<Reading extends { take(step: QueryStep): unknown }>(
  open: (instruction: string) => Reading,
): (view: QueryView) => Reading {
  let reading: Reading | undefined;
  let read: readonly QueryStep[] = [];
  return ({ instruction, history }) => {
    if (!reading || read.length === 0 || read.some((step, index) => history[index] !== step)) {
      reading = open(instruction);
      read = [];
    }
    for (const step of history.slice(read.length)) reading.take(step);
    read = [...history];
    return reading;
  };
}

export interface QueryAsking {
  readonly policy: AskPolicy;
  readonly seed: number;
}

export type Asker = ReturnType<typeof openAsker>;

/** Decides which of a game's questions are put. Without `asking`, puts all that were not declined. */
export function openAsker(asking: QueryAsking | undefined, view: QueryView) {
  const asked = view.history.flatMap(({ query }) => query ?? []);
  const known = new Set(asked.map(spellQuery));
  const game = `${view.instruction}|${view.history[0]?.outcome.observation ?? ""}`;
  const seed = asking?.seed ?? 0;
  const isDeclined = declinedIn(view);
  const withheld: RaisedQuery[] = [];
  let doesWithout = false;
  const raised = (more: readonly RaisedQuery[]) => {
    const all = [...withheld, ...more];
    return all.length > 0 ? { raised: all } : {};
  };
  return {
    isEager: asking?.policy.eager ?? false,
    /** True if a question of this decision was withheld (put to nobody) or declined (not answered). */
    doesWithout: () => doesWithout,
    wasAsked: (query: Query) => known.has(spellQuery(query)),
    /** Decides on a question, always alike in one game. Null when it is withheld or declined. */
    ask(query: Query): QueryDecision | null {
      if (isDeclined(query)) {
        doesWithout = true;
        return null;
      }
      if (!asking) return { kind: "ask", query };
      const episode = `${game}|${spellQuery(query)}`;
      const situation = { episode, seed, step: 0, asked: asked.length };
      const { ask, propensity } = asking.policy.decide(situation);
      if (ask) return { kind: "ask", query, ...raised([{ query, propensity }]) };
      withheld.push({ query, propensity });
      doesWithout = true;
      return null;
    },
    act: (command: string): QueryDecision => ({ kind: "act", command, ...raised([]) }),
  };
}

export function declinedIn({ declined = [] }: QueryView): (query: Query) => boolean {
  const spelled = new Set(declined.map(spellQuery));
  return (query) => spelled.has(spellQuery(query));
}

export function spellQuery({ func, adjective, noun }: Query): string {
  return `${func}|${adjective ?? ""}|${noun}`;
}
