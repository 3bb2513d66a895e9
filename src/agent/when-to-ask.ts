import type { AskPolicy, AskSituation } from "../core/episode/decision.js";
import type { AskPolicyName } from "../core/episode/episode.js";
import { InputError } from "../core/errors.js";
import { seededRandom } from "../core/random.js";
import { type AnswersSeen, addFields, noAnswers, type SeenAnswers } from "./answers-seen.js";
import { createConformalRule, type PastAnswer } from "./conformal-asking.js";
import { weighAsking } from "./value-of-asking.js";

/** When to ask people. `explore` is the share of decisions made by tossing a coin. */
export type AskRule = PlainRule & { readonly explore?: number };

type PlainRule =
  | { readonly kind: "never" | "missing" | "always" | "conformal" }
  | { readonly kind: "random"; readonly probability: number }
  | { readonly kind: "voi"; readonly price: number }
  | { readonly kind: "budget"; readonly questions: number };

export const askRuleNames =
  "never, missing, always, random:<p>, budget:<n>, conformal or voi[:<steps>], each with +explore:<share> if you like";

export interface Calibration {
  readonly past: readonly PastAnswer[];
  readonly answers: AnswersSeen;
}

/** Share of decisions of `conformal` that are reversed, so that the log has both asking and not asking. */
const explored = 0.05;

/** Parses "missing", "random:0.3", "budget:2" … @throws InputError that lists the valid names */
export function readAskRule(text: string): AskRule {
  const [plain = "", share, ...rest] = text.split("+explore:");
  if (share === undefined) return readPlainRule(text);
  const explore = share.trim() === "" ? Number.NaN : Number(share);
  if (rest.length === 0 && explore > 0 && explore <= 1) return { ...readPlainRule(plain), explore };
  throw new InputError(
    `"${text}": explore needs a share above 0, at most 1, as in missing+explore:0.2`,
  );
}

function readPlainRule(text: string): PlainRule {
  const [kind, amount, ...rest] = text.split(":");
  const value = amount === undefined || amount.trim() === "" ? Number.NaN : Number(amount);
  if (rest.length > 0) throw new InputError(`"${text}": name one of ${askRuleNames}`);
  if (kind === "random") {
    if (value >= 0 && value <= 1) return { kind, probability: value };
    throw new InputError(`"${text}": random needs a probability between 0 and 1, as in random:0.3`);
  }
  if (kind === "budget") {
    if (Number.isInteger(value) && value >= 0) return { kind, questions: value };
    throw new InputError(`"${text}": budget needs a whole number of questions, as in budget:2`);
  }
  if (kind === "voi") {
    if (amount === undefined) return { kind, price: 1 };
    if (value >= 0 && value < Number.POSITIVE_INFINITY) return { kind, price: value };
    throw new InputError(`"${text}": voi needs the steps that a question counts as, as in voi:2`);
  }
  const plain = kind === "never" || kind === "missing" || kind === "always" || kind === "conformal";
  if (plain && amount === undefined) return { kind };
  throw new InputError(`"${text}": name one of ${askRuleNames}`);
}

/** Normalises the spelling: "random:.3" becomes "random:0.3". */
export function nameAskRule(rule: AskRule): AskPolicyName {
  const plain = namePlainRule(rule);
  return rule.explore === undefined ? plain : `${plain}+explore:${rule.explore}`;
}

function namePlainRule(rule: PlainRule) {
  switch (rule.kind) {
    case "random":
      return `random:${rule.probability}` as const;
    case "budget":
      return `budget:${rule.questions}` as const;
    case "voi":
      return `voi:${rule.price}` as const;
    default:
      return rule.kind;
  }
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
  answers: SeenAnswers = { own: noAnswers, all: noAnswers },
): AskPolicy {
  const rule = readAskRule(name);
  const { explore = 0 } = rule;
  const plain = decider(rule, past, answers);
  const decide: Decide = explore === 0 ? plain : (situation) => mix(plain, explore, situation);
  return {
    name,
    eager: rule.kind === "always",
    patient: rule.kind === "voi",
    decide: (_need, situation) => decide(situation),
  };
}

export function calibratedBy(elsewhere: Calibration | undefined): typeof createAskPolicy {
  if (!elsewhere) return createAskPolicy;
  return (name, past = [], { own, all } = { own: noAnswers, all: noAnswers }) =>
    createAskPolicy(name, [...elsewhere.past, ...past], {
      own,
      all: addFields(all, elsewhere.answers),
    });
}

type Decide = (situation: AskSituation) => ReturnType<AskPolicy["decide"]>;

function decider(rule: AskRule, past: readonly PastAnswer[], answers: SeenAnswers): Decide {
  switch (rule.kind) {
    case "random":
      return (situation) => draw(situation, rule.probability);
    case "budget":
      return ({ asked }) => ({ ask: asked < rule.questions, propensity: 1 });
    case "conformal": {
      const isUnsure = createConformalRule(past);
      return (situation) => draw(situation, isUnsure(situation.scores) ? 1 - explored : explored);
    }
    case "voi":
      return ({ looks }) => {
        if (!looks) return { ask: true, propensity: 1 };
        const { ask, ...weighed } = weighAsking(looks, rule.price, answers);
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
