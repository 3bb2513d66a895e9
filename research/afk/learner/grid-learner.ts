/** AFK's learner over options: it chooses anew when an option is done, or when there are other options. */
import type {
  QueryDecision,
  QueryPolicy,
  QueryView,
} from "../../../src/core/episode/query-scene.js";
import { pick, type Random } from "../../../src/core/random.js";
import { createFollower, declinedIn } from "../../../src/policies/query/asking.js";
import { type GridMind, openGridMind } from "../../../src/policies/query/grid/grid-mind.js";
import {
  type Choice,
  describeChoice,
  listOptions,
  listQuestions,
  situationOf,
} from "./grid-choices.js";
import { type Ablation, createLearner, type Exploring, lacks, pointerRule } from "./learning.js";
import { createLinearValues, findBest, type LinearValues, type Weights } from "./linear-values.js";

/** What a reward is worth one step earlier: 0.99 in the paper, 0.95 in its code. */
const gamma = 0.99;

const openWithout = (without: Ablation | undefined) => (instruction: string) =>
  openGridMind(instruction, lacks(without, "notebook"));

export const createGridLearner = (without?: Ablation) =>
  createLearner(gamma, without, openWithout(without), (values, exploring) =>
    createPlayer(values, without, exploring),
  );

export function createLearnedGridPolicy(weights: Weights, without?: Ablation): QueryPolicy {
  return createPlayer(createLinearValues(weights), without);
}

function createPlayer(
  values: LinearValues,
  without: Ablation | undefined,
  exploring?: Exploring,
): QueryPolicy {
  const follow = createFollower(openWithout(without));
  /** What it set out to do, and in one line what there was to choose from. */
  let pursuit: { readonly choice: Choice; readonly offered: string } | null = null;
  let made = new Map<string, number>();

  function choose(mind: GridMind, view: QueryView, options: readonly Choice[]): Choice {
    const isDeclined = declinedIn(view);
    const all = lacks(without, "questions") ? [] : listQuestions(mind, pointerRule(without));
    const questions = all.filter((choice) => {
      const decision = choice.next(mind);
      return decision?.kind !== "ask" || !isDeclined(decision.query);
    });
    const situation = situationOf(mind);
    const described = [...questions, ...options].map((choice) => ({
      choice,
      features: describeChoice(choice, made.get(choice.name) ?? 0, situation),
    }));
    const { choice, features } =
      exploring && exploring.random() < exploring.exploration
        ? drawOne(described, exploring.random)
        : findBest(described, (one) => one.features, values);
    exploring?.note(view.history.length - 1, features);
    made.set(choice.name, (made.get(choice.name) ?? 0) + 1);
    return choice;
  }

  return {
    name: "learned",
    decide(view) {
      const mind = follow(view);
      if (view.history.length === 1) [pursuit, made] = [null, new Map()];
      const options = listOptions(mind);
      const offered = options.map(({ kind }) => kind).join("; ");
      const going = pursuit?.offered === offered ? pursuit.choice : null;
      const choice = going?.next(mind) ? going : choose(mind, view, options);
      const decision = choice.next(mind) ?? waiting;
      pursuit = isLast(choice, decision) ? null : { choice, offered };
      return decision;
    },
  };
}

const waiting: QueryDecision = { kind: "act", command: "done" };

function isLast({ name }: Choice, decision: QueryDecision): boolean {
  if (decision.kind === "ask" || decision.command === "done") return true;
  if (decision.command === "pickup" || decision.command === "drop") return true;
  return decision.command === "toggle" && name !== "explore";
}

/** Questions and options alike often, as there are far more questions. */
function drawOne<Described extends { readonly choice: Choice }>(
  described: readonly Described[],
  random: Random,
): Described {
  const questions = random() < 0.5;
  const some = described.filter(({ choice }) => choice.isQuestion === questions);
  const drawn = pick(random, some.length > 0 ? some : described);
  if (!drawn) throw new Error("there is always something to choose");
  return drawn;
}
