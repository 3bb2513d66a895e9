/** Asks before using a thing that may not be the described one ("Ana's mug"). Never uses a thing known not to be. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { decidedBy } from "../../core/episode/episode.js";
import { classOf, type Fact } from "../../core/memory/fact.js";
import type { Need } from "../../core/question/question.js";
import { treatmentAt } from "./belief.js";
import { callThing } from "./moves.js";
import { whereabouts } from "./names.js";
import { adjectiveOf, identify, isAbout, isOthers } from "./particular.js";
import { parseCommand } from "./place-text.js";
import { wasAsked } from "./questions.js";
import { looksRight, type Situation, understand } from "./situation.js";
import { isGoalPlace, type ParsedTask } from "./task-sentence.js";

/** After this many answers "I don't know", the policy asks no more. */
const mostShrugs = 2;

export function confirmGuesses(policy: Policy): Policy {
  return {
    ...policy,
    decide: async (view) => {
      const situation = understand(view);
      if (!situation || !namesOne(situation.task)) return policy.decide(view);
      return confirmFirst(situation, await policy.decide(withoutOthers(view, situation)));
    },
  };
}

export function confirmFirst(situation: Situation, decision: Decision): Decision {
  const thing = decision.kind === "act" ? usedBy(situation, decision.command) : null;
  if (thing === null || decision.kind !== "act" || !isGuessed(situation, thing)) return decision;
  const question = askWhether(situation, thing);
  return question ? { ...question, ...decidedBy(decision) } : { ...decision, guess: thing };
}

/** Asks if the thing is the described one; null when known, already asked, or nobody can tell. */
export function askWhether(situation: Situation, thing: string): Decision | null {
  const { task, belief } = situation;
  if (!isGuessed(situation, thing) || nobodyKnows(situation)) return null;
  const need: Need = {
    func: "which",
    adjective: adjectiveOf(task) ?? "",
    noun: task.object,
    thing,
  };
  if (wasAsked(situation, need)) return null;
  const place = belief.placeOf(thing);
  const found =
    place === null ? "I am holding it" : `I found it ${whereabouts(place, belief.places)}`;
  const doubt = task.description?.owner
    ? "I do not know whose it is"
    : "it is not what I looked for";
  const name = callThing(belief, thing);
  return {
    kind: "ask",
    need,
    why: `${found}, and ${doubt}.`,
    candidates: [thing],
    thought: `I need to know whether ${name} is the right one before I use it.`,
    because: [],
  };
}

export function isElses(situation: Situation, thing: string): boolean {
  return namesOne(situation.task) && isOthers(situation, thing);
}

function namesOne({ description }: ParsedTask): boolean {
  return description !== null && !description.meant && !description.preferred;
}

function isGuessed(situation: Situation, thing: string): boolean {
  const { task } = situation;
  if (!namesOne(task) || classOf(thing) !== task.object) return false;
  if (identify(situation).instances.includes(thing)) return false;
  if (!task.description?.owner) return looksRight(situation, thing) === "no";
  return !isPointedOut(situation, thing);
}

/** True if "Ana's mug is in the sink", said with certainty, fits only this thing. */
function isPointedOut(situation: Situation, thing: string): boolean {
  const { facts, task, belief } = situation;
  const place = belief.placeOf(thing);
  const isTold = (fact: Fact): boolean =>
    fact.relation === "at" &&
    fact.polarity &&
    fact.certainty === "sure" &&
    fact.objects.length === 1 &&
    fact.objects[0] === place;
  const { places } = identify(situation);
  if (place === null || !places.includes(place)) return false;
  const others = (belief.contents.get(place) ?? []).filter(
    (other) =>
      other !== thing && looksRight(situation, other) !== "no" && !isOthers(situation, other),
  );
  const isOfIt = ({ subject }: Fact) => isAbout(subject, task) || subject === task.object;
  return others.length === 0 && facts.some((fact) => isTold(fact) && isOfIt(fact));
}

/** True after enough answers "I don't know", or a question that nobody answered in time. */
function nobodyKnows({ belief, task }: Situation): boolean {
  const asked = belief.asked
    .map(({ step }) => step)
    .filter(({ need }) => need.noun === task.object && need.adjective === adjectiveOf(task));
  const shrugs = asked.filter(({ outcome }) => outcome === "declined").length;
  return (
    shrugs >= mostShrugs || asked.some(({ need, outcome }) => need.thing && outcome === "expired")
  );
}

function usedBy({ belief, task }: Situation, command: string): string | null {
  const parsed = parseCommand(command);
  if (parsed?.verb === "take") return parsed.thing;
  const { held } = belief;
  const wasTaken = belief.deeds.some((deed) => deed.verb === "take" && deed.thing === held);
  if (held === null || wasTaken || !parsed) return null;
  return isUse(parsed, task) ? held : null;
}

function isUse(command: NonNullable<ReturnType<typeof parseCommand>>, task: ParsedTask): boolean {
  if (command.verb === "put") return isGoalPlace(task, command.place);
  return command.verb === "use" || Object.values(treatmentAt).some((one) => one === command.verb);
}

function withoutOthers(view: PolicyView, situation: Situation): PolicyView {
  const isBarred = (command: string): boolean => {
    const parsed = parseCommand(command);
    if (!parsed || !("thing" in parsed || parsed.verb === "use")) return false;
    const thing = "thing" in parsed ? parsed.thing : situation.belief.held;
    if (thing === null || !isElses(situation, thing)) return false;
    return parsed.verb === "take" || isUse(parsed, situation.task);
  };
  return {
    ...view,
    trajectory: view.trajectory.map((step) =>
      step.kind === "ask"
        ? step
        : { ...step, admissible: step.admissible.filter((command) => !isBarred(command)) },
    ),
  };
}
