/** Decides when people are asked: parses the rules that users name, and applies them. */
import type { AskPolicy, AskSituation } from "../core/episode/decision.js";
import type { AskPolicyName } from "../core/episode/episode.js";
import { InputError } from "../core/errors.js";
import { seededRandom } from "../core/random.js";
import { type AnswersSeen, addFields, nothingSeen, type SeenAnswers } from "./answers-seen.js";
import { createConformalRule, type PastAnswer } from "./conformal-asking.js";
import { weighAsking } from "./value-of-asking.js";

/** `explore` is the share of decisions made by tossing a coin. */
export type AskRule = PlainRule & { readonly explore?: number };

type PlainRule =
  | { readonly kind: (typeof plainKinds)[number] }
  | { readonly kind: keyof typeof amounts; readonly amount: number };

const plainKinds = ["never", "missing", "always", "conformal"] as const;

const amounts = {
  random: {
    isValid: (share: number) => share >= 0 && share <= 1,
    needs: "a probability between 0 and 1, as in random:0.3",
  },
  budget: {
    isValid: (count: number) => Number.isInteger(count) && count >= 0,
    needs: "a whole number of questions, as in budget:2",
  },
  voi: {
    isValid: (steps: number) => steps >= 0 && steps < Number.POSITIVE_INFINITY,
    needs: "the steps that a question counts as, as in voi:2",
  },
};

export const askRuleNames =
  "never, missing, always, random:<p>, budget:<n>, conformal or voi[:<steps>], each with +explore:<share> if you like";

export interface Calibration {
  readonly past: readonly PastAnswer[];
  readonly answers: AnswersSeen;
}

/** Share of `conformal` decisions reversed at random, so that logs contain both asking and not asking. */
const explored = 0.05;

/** Parses "missing", "random:0.3", "budget:2" … @throws InputError that lists the valid names */
export function readAskRule(text: string): AskRule {
  const [plain = "", share, ...rest] = text.split("+explore:");
  if (share === undefined) return readPlainRule(text);
  const explore = readNumber(share);
  if (rest.length === 0 && explore > 0 && explore <= 1) return { ...readPlainRule(plain), explore };
  throw new InputError(
    `"${text}": explore needs a share above 0, at most 1, as in missing+explore:0.2`,
  );
}

function readPlainRule(text: string): PlainRule {
  const [name, written, ...rest] = text.split(":");
  const plain = plainKinds.find((one) => text === one);
  if (plain) return { kind: plain };
  const kind = (["random", "budget", "voi"] as const).find((one) => name === one);
  if (!kind || rest.length > 0) throw new InputError(`"${text}": name one of ${askRuleNames}`);
  const amount = text === "voi" ? 1 : readNumber(written);
  if (amounts[kind].isValid(amount)) return { kind, amount };
  throw new InputError(`"${text}": ${kind} needs ${amounts[kind].needs}`);
}

function readNumber(text = ""): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

/** Normalises the spelling: "random:.3" becomes "random:0.3". */
export function nameAskRule(rule: AskRule): AskPolicyName {
  const plain = "amount" in rule ? (`${rule.kind}:${rule.amount}` as const) : rule.kind;
  return rule.explore === undefined ? plain : `${plain}+explore:${rule.explore}`;
}

/**
 * Creates an ask policy, which decides the same in the same situation:
 * - `never`: never ask
 * - `missing`: ask when notebook and earlier answers do not say
 * - `always`: ask even then
 * - `random:<p>`: `missing`, with probability p
 * - `budget:<n>`: `missing`, up to n questions per episode
 * - `conformal`: `missing`, unless the likeliest candidate can be trusted
 * - `voi:<steps>`: `missing`, when expected savings exceed this price
 * - `+explore:<share>`: a coin decides this share, so that logs can evaluate other policies
 * @throws InputError for an unknown name
 */
export function createAskPolicy(
  name: string,
  past: readonly PastAnswer[] = [],
  answers: SeenAnswers = nothingSeen,
): AskPolicy {
  const rule = readAskRule(name);
  const { explore = 0 } = rule;
  const plain = decider(rule, past, answers);
  return {
    name,
    eager: rule.kind === "always",
    patient: rule.kind === "voi",
    decide: explore === 0 ? plain : (situation) => mix(plain, explore, situation),
  };
}

export function calibratedBy(elsewhere: Calibration | undefined): typeof createAskPolicy {
  if (!elsewhere) return createAskPolicy;
  return (name, past = [], { own, all } = nothingSeen) =>
    createAskPolicy(name, [...elsewhere.past, ...past], {
      own,
      all: addFields(all, elsewhere.answers),
    });
}

type Decide = AskPolicy["decide"];

function decider(rule: AskRule, past: readonly PastAnswer[], answers: SeenAnswers): Decide {
  switch (rule.kind) {
    case "random":
      return (situation) => draw(situation, rule.amount);
    case "budget":
      return ({ asked }) => ({ ask: asked < rule.amount, propensity: 1 });
    case "conformal": {
      const isUnsure = createConformalRule(past);
      return (situation) => draw(situation, isUnsure(situation.scores) ? 1 - explored : explored);
    }
    case "voi":
      return ({ looks }) => {
        if (!looks) return { ask: true, propensity: 1 };
        const { ask, ...weighed } = weighAsking(looks, rule.amount, answers);
        return { ask, propensity: 1, weighed };
      };
    default:
      return () => ({ ask: rule.kind !== "never", propensity: 1 });
  }
}

/** Decides by the rule or by a coin. `propensity` is the probability of the decision by both together. */
function mix(plain: Decide, explore: number, situation: AskSituation): ReturnType<Decide> {
  const { ask, propensity, ...more } = plain(situation);
  const asking = ask ? propensity : 1 - propensity;
  return { ...more, ...draw(situation, (1 - explore) * asking + explore / 2) };
}

function draw({ seed, episode, step }: AskSituation, probability: number) {
  const ask = seededRandom(seed, "ask", episode, String(step))() < probability;
  return { ask, propensity: ask ? probability : 1 - probability };
}
