/** Collects what a decision needs: the parsed task, what the episode showed so far (belief), and facts. */
import type { Decision, PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import { classOf } from "../../core/memory/fact.js";
import { isAboutPreferred, preferredAdjective } from "../../core/memory/notebook.js";
import { recalling } from "../../core/newest.js";
import { everydayName } from "../../core/words/names.js";
import { Belief } from "./belief.js";
import { isGoalPlace, type ParsedTask, parseTask } from "./task-sentence.js";

/** Applies people's choice; without a particular one, any of the class will do. */
function applyChoice(task: ParsedTask, view: PolicyView): ParsedTask {
  const { description } = task;
  if (!description?.preferred) return task;
  if (view.chosen) return { ...task, description: { ...description, chosen: view.chosen } };
  return view.trajectory.some(asksToChoose) ? { ...task, description: null } : task;
}

/** Asks people to choose the thing; null if they were asked or need not choose. */
export function askToChoose(task: ParsedTask): Decision | null {
  if (!task.description?.preferred || task.description.chosen) return null;
  const noun = everydayName(task.object);
  return {
    kind: "ask",
    need: { func: "which", noun: task.object, adjective: preferredAdjective },
    why: "There is no right answer. What you choose is what I will bring.",
    candidates: [],
    thought: `People choose the ${noun}, so I ask which one to take.`,
    because: [],
  };
}

export function sayAnyWillDo(decision: Decision, view: PolicyView, task: ParsedTask): Decision {
  if (view.chosen || !view.trajectory.slice(-1).some(asksToChoose)) return decision;
  return { ...decision, thought: `Any ${everydayName(task.object)} will do. ${decision.thought}` };
}

function asksToChoose(step: TrajectoryStep): boolean {
  return step.kind === "ask" && step.need.func === "which" && isAboutPreferred(step.need);
}

export type Situation = NonNullable<ReturnType<typeof understand>>;

/** Returns null when the task's sentence cannot be parsed. `shuffle` seeds a random order of places, for a baseline. */
export function understand(view: PolicyView, shuffle?: number) {
  const belief = new Belief(view.trajectory);
  const task = readTask(view, belief);
  if (!task) return null;
  const facts = view.facts.filter((fact) => fact.status === "valid");
  const rejected = rejectedThings(task, belief);
  const { habits, askEagerly: eager, askPatiently: patient = false } = view;
  return {
    task,
    belief,
    facts,
    habits,
    eager,
    /** If true, the policy may ask later what it did not ask now. */
    patient,
    rejected,
    ...(shuffle !== undefined && { shuffle }),
  };
}

/** Cached, as the parsed sentence is the same at each step. */
const parseAmong = recalling((key) => {
  const [sentence = "", ...places] = key.split("\0");
  return parseTask(sentence, new Set(places.map(classOf)));
});

function readTask(view: PolicyView, belief: Belief): ParsedTask | null {
  const parsed = parseAmong([view.task, ...belief.places].join("\0"));
  const task = parsed && applyChoice(parsed, view);
  if (!task || !view.particular) return task;
  return { ...task, description: { owner: null, words: [], ...task.description, meant: true } };
}

function rejectedThings(task: ParsedTask, belief: Belief): ReadonlySet<string> {
  const putDown = belief.deeds.flatMap((command) =>
    command.verb === "put" && !(task.count === 2 && isGoalPlace(task, command.place))
      ? [command.thing]
      : [],
  );
  return new Set(putDown);
}

/** Returns whether the thing looks as the task says; "unread" if its looks are not known. */
export function looksRight({ task, belief }: Situation, thing: string): "yes" | "no" | "unread" {
  if (classOf(thing) !== task.object) return "no";
  const wanted = task.description?.words ?? [];
  if (wanted.length === 0) return "yes";
  const words = belief.words.get(thing);
  if (!words) return "unread";
  return wanted.every((word) => words.includes(word)) ? "yes" : "no";
}

export interface Candidate {
  readonly thing: string;
  readonly place: string;
  readonly unread: boolean;
}

export function candidatesSeen(situation: Situation): readonly Candidate[] {
  const { belief, rejected } = situation;
  const done = new Set(thingsDone(situation));
  const found = new Map<string, Candidate>();
  for (const [place, things] of belief.contents) {
    for (const thing of things) {
      const looks = looksRight(situation, thing);
      const out = looks === "no" || rejected.has(thing) || belief.fixed.has(thing);
      if (out || done.has(thing) || thing === belief.held || found.has(thing)) continue;
      found.set(thing, { thing, place, unread: looks === "unread" });
    }
  }
  return [...found.values()].sort((a, b) => walk(situation, a) - walk(situation, b));
}

function walk({ belief }: Situation, { place, unread }: Candidate): number {
  const away = belief.here.includes(place) ? 0 : 1;
  return away + (unread ? 1 : 0) + (belief.shut.has(place) ? 1 : 0);
}

/** Returns where two things are brought: the place that already has most. */
export function gatheringPlace({ task, belief, facts }: Situation): string | null {
  if (task.count !== 2) return null;
  const lastSeen = new Map(
    facts.flatMap((fact) => (fact.relation === "holds" ? [[fact.subject, fact.objects]] : [])),
  );
  const ranked = belief.places
    .filter((place) => isGoalPlace(task, place))
    .map((place) => {
      const seen = belief.contents.get(place) ?? lastSeen.get(place) ?? [];
      return { place, count: seen.filter((thing) => classOf(thing) === task.object).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return ranked[0]?.place ?? null;
}

export function thingsDone(situation: Situation): readonly string[] {
  const place = gatheringPlace(situation);
  const things = place === null ? undefined : situation.belief.contents.get(place);
  return things?.filter((thing) => classOf(thing) === situation.task.object) ?? [];
}

/** Counts the things still to be found; a held one is found. */
export function countMissing(situation: Situation): number {
  const { belief, task } = situation;
  const held = belief.held !== null && looksRight(situation, belief.held) !== "no" ? 1 : 0;
  return task.count - thingsDone(situation).length - held;
}
