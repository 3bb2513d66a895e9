/** Makes the questions of the rules policy. */
import type { Decision } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { isAboutMeant, meantAdjective } from "../../core/memory/notebook.js";
import { isSameNeed, type Need } from "../../core/question/question.js";
import { everydayName, plural } from "../../core/words/names.js";
import { joinWords } from "../../core/words/wording.js";
import { callThing } from "./moves.js";
import { thingName, whereabouts } from "./names.js";
import { looksAmong, looksFor } from "./outlook.js";
import { adjectiveOf, otherInstances, wantedName } from "./particular.js";
import { likelyPlaces } from "./search.js";
import type { Situation } from "./situation.js";

function needOf({ task }: Situation, func: "where" | "which"): Need {
  const adjective = adjectiveOf(task);
  return { func, noun: task.object, ...(adjective && { adjective }) };
}

export function askWhere(situation: Situation): Decision | null {
  const { task } = situation;
  const several = task.count === 2 && !task.description;
  const name = several ? `two ${plural(task.object)}` : thingName(wantedName(task));
  return askPlace(situation, needOf(situation, "where"), name);
}

export function askWhereLamp(situation: Situation): Decision | null {
  const { target } = situation.task;
  return askPlace(situation, { func: "where", noun: target }, thingName(target));
}

function askPlace(situation: Situation, need: Need, name: string): Decision | null {
  if (wasAsked(situation, need)) return null;
  return {
    kind: "ask",
    need,
    why: [sayMeant(need), lookedSoFar(situation)].filter(Boolean).join(" "),
    ...likelyPlaces(situation, need.noun),
    looks: looksFor(situation, need.noun),
    thought: `I need to know where to find ${name}.`,
    because: [],
  };
}

export function askWhich(situation: Situation, instances: readonly string[]): Decision | null {
  const { task, rejected, facts } = situation;
  const need: Need = { func: "which", noun: task.object, adjective: adjectiveOf(task) ?? "" };
  if (wasAsked(situation, need)) return null;
  const names = [...instances].sort().map((thing) => callThing(situation.belief, thing));
  const others = [...rejected, ...otherInstances(facts, task)];
  const isOther = others.some((thing) => classOf(thing) === task.object);
  const several = `${instances.length} ${isOther ? "other " : ""}${plural(task.object)}`;
  return {
    kind: "ask",
    need,
    why: sayMeant(need) || (instances.length > 1 ? sayDoubt(situation, several) : ""),
    candidates: instances,
    tried: rejected,
    scores: instances.map(() => 1 / instances.length),
    looks: looksAmong(situation, instances),
    thought:
      instances.length > 1
        ? `There are ${several}: ${joinWords(names, "and")}. I need to know which one is ${wantedOwner(situation)}.`
        : `I need to know which ${everydayName(task.object)} is ${wantedOwner(situation)}.`,
    because: [],
  };
}

function sayDoubt({ task }: Situation, several: string): string {
  const what = task.description?.owner ? "whose they are" : "which one is meant";
  return `I know of ${several}, but I don't know ${what}.`;
}

function wantedOwner({ task }: Situation): string {
  return task.description?.owner ?? meantAdjective;
}

/** True if asked before. A withheld question (put to nobody) no longer counts after more was seen, if `patient`. */
export function wasAsked({ belief, patient }: Situation, need: Need): boolean {
  return belief.asked.some(
    ({ step, seen }) =>
      isSameNeed(step.need, need) &&
      !(patient && step.handling === "withheld" && seen < belief.seen),
  );
}

export function askedAbout(situation: Situation, func: "where" | "which"): boolean {
  return wasAsked(situation, needOf(situation, func));
}

function sayMeant(need: Need): string {
  if (!isAboutMeant(need)) return "";
  return `Only one ${everydayName(need.noun)} will do, and you know which.`;
}

const fewPlaces = 3;

function lookedSoFar({ belief }: Situation): string {
  const looked = [...belief.contents.keys()];
  if (looked.length === 0) return "I have not looked anywhere yet.";
  if (looked.length > fewPlaces) return `I have looked in ${looked.length} places.`;
  const words = looked.map((place) => whereabouts(place, belief.places));
  return `I have looked ${joinWords(words, "and")}.`;
}
