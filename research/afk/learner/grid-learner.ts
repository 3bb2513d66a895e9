/** AFK's learner over options: it chooses anew when an option is done, or when there are other options. */
import type { Query, QueryDecision, QueryPolicy } from "../../../src/core/query-scene.js";
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
import {
  type Ablation,
  bonusRewards,
  discount,
  lacks,
  pointerRule,
  type QueryLearner,
  type Weights,
} from "./learning.js";
import { createLinearValues, findBest, type LinearValues } from "./linear-values.js";

interface Chosen {
  /** Steps before it; a game's first choice has none. */
  readonly at: number;
  readonly features: readonly string[];
}

/** What a reward is worth one step earlier: 0.99 in the paper, 0.95 in its code. */
const gamma = 0.99;

export function createGridLearner(without?: Ablation): QueryLearner {
  const values = createLinearValues();
  let trail: Chosen[] = [];
  return {
    player(exploration, random) {
      const chosen: Chosen[] = [];
      trail = chosen;
      return createPlayer(values, without, {
        exploration,
        random,
        onChoice(choice) {
          if (choice.at === 0) chosen.length = 0;
          chosen.push(choice);
        },
      });
    },
    learn({ instruction, history }, progress) {
      const mind = openGridMind(instruction, lacks(without, "notebook"));
      const [first, ...steps] = history;
      if (first) mind.take(first);
      const bonuses = bonusRewards(
        steps.map((step) => mind.take(step)),
        { without, progress },
      );
      const rewards = steps.map(({ outcome }, index) => outcome.reward + (bonuses[index] ?? 0));
      const worths = discount(rewards, gamma);
      for (const { at, features } of trail.toReversed()) values.learn(features, worths[at] ?? 0);
      trail = [];
    },
    weights: values.weights,
  };
}

export function createLearnedGridPolicy(weights: Weights, without?: Ablation): QueryPolicy {
  return createPlayer(createLinearValues(weights), without);
}

function createPlayer(
  values: LinearValues,
  without: Ablation | undefined,
  exploring?: {
    readonly exploration: number;
    readonly random: Random;
    readonly onChoice: (choice: Chosen) => void;
  },
): QueryPolicy {
  const follow = createFollower((instruction) =>
    openGridMind(instruction, lacks(without, "notebook")),
  );
  /** What it set out to do, and in one line what there was to choose from. */
  let pursuit: { readonly choice: Choice; readonly offered: string } | null = null;
  let made = new Map<string, number>();

  function choose(
    mind: GridMind,
    { at, isDeclined }: { readonly at: number; readonly isDeclined: (query: Query) => boolean },
    options: readonly Choice[],
  ): Choice {
    const all = lacks(without, "questions") ? [] : listQuestions(mind, pointerRule(without));
    const questions = all.filter((choice) => {
      const decision = choice.next(mind);
      return decision?.kind !== "ask" || !isDeclined(decision.query);
    });
    const choices = [...questions, ...options];
    const situation = situationOf(mind);
    const described = choices.map((choice) => ({
      choice,
      features: describeChoice(choice, made.get(choice.name) ?? 0, situation),
    }));
    const { choice, features } =
      exploring && exploring.random() < exploring.exploration
        ? drawOne(described, exploring.random)
        : findBest(described, (one) => one.features, values);
    exploring?.onChoice({ at, features });
    made.set(choice.name, (made.get(choice.name) ?? 0) + 1);
    return choice;
  }

  return {
    name: "learned",
    decide(view) {
      const mind = follow(view);
      const at = view.history.length - 1;
      if (at === 0) [pursuit, made] = [null, new Map()];
      const options = listOptions(mind);
      const offered = options.map(({ kind }) => kind).join("; ");
      const going = pursuit?.offered === offered ? pursuit.choice : null;
      const choice = going?.next(mind)
        ? going
        : choose(mind, { at, isDeclined: declinedIn(view) }, options);
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
