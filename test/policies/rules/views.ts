/** Hand-written policy views of a small home. */
import type { PolicyView } from "../../../src/core/episode/decision.js";
import type { AskOutcome, TrajectoryStep } from "../../../src/core/episode/episode.js";
import { type Fact, type NewFact, slotOf } from "../../../src/core/memory/fact.js";
import type { Need } from "../../../src/core/question/question.js";

export const places = ["cabinet 1", "coffeetable 1", "countertop 1", "fridge 1", "sinkbasin 1"];

export function commandsAt(here: readonly string[], more: readonly string[] = []): string[] {
  const journeys = places.filter((place) => !here.includes(place)).map((place) => `go to ${place}`);
  const looks = here.map((place) => `examine ${place}`);
  return [...journeys, ...looks, ...more, "help", "inventory", "look"].sort();
}

export function begin(): TrajectoryStep {
  return { ...beginIn(places), admissible: commandsAt([]) };
}

export function beginIn(places: readonly string[]): Extract<TrajectoryStep, { kind: "begin" }> {
  const list = places.map((place) => `a ${place}`).join(", ");
  const observation = `You are in the middle of a room. Looking quickly around you, you see ${list}.`;
  return { kind: "begin", observation, admissible: places.map((place) => `go to ${place}`) };
}

export function beginAt(place: string, more: readonly string[] = []): TrajectoryStep {
  const observation = `You are facing the ${place}. Next to it, you see nothing.`;
  return { kind: "begin", observation, admissible: commandsAt([place], more) };
}

export function did(
  command: string,
  observation: string,
  admissible: readonly string[],
): TrajectoryStep {
  return { kind: "act", thought: "", command, observation, admissible, reward: 0 };
}

/** Arrives and sees things that can be taken: "mug 1 (white)". */
function arrive(place: string, ...things: readonly string[]): TrajectoryStep {
  const list = things.map((thing) => `a ${thing}`).join(", ") || "nothing";
  const takes = things.map((thing) => `take ${thing.replace(/ \(.*/, "")} from ${place}`);
  const observation = `You arrive at ${place}. On the ${place}, you see ${list}.`;
  return did(`go to ${place}`, observation, commandsAt([place], takes));
}

export function asked(need: Need, outcome: AskOutcome = "answered"): TrajectoryStep {
  const handling = outcome === "withheld" ? "withheld" : "posted";
  return { kind: "ask", thought: "", need, handling, outcome };
}

let facts = 0;

/** Told by Ana, or seen if the relation is "holds". */
export function fact(
  subject: string,
  relation: Fact["relation"],
  objects: readonly string[],
  more: Partial<Fact> = {},
): Fact {
  const source = relation === "holds" ? "observation" : "answer";
  const base: NewFact = { subject, relation, objects, polarity: true, certainty: "sure", source };
  facts++;
  return {
    ...base,
    id: `f-${facts}`,
    household: "h",
    slot: slotOf(base),
    person: source === "answer" ? "p-1" : null,
    personName: source === "answer" ? "Ana" : null,
    question: source === "answer" ? "q-1" : null,
    ballot: null,
    episode: null,
    validFrom: facts,
    invalidAt: null,
    status: "valid",
    supersededBy: null,
    dispute: null,
    ...more,
  };
}

/** "Ben: mug maybe at shelf 1 or desk 1", "mug not at desk 1", "desk 1 holds nothing", "Ana's mug is mug 2" */
export function readFact(text: string, more: Partial<Fact> = {}): Fact {
  const [, personName, subject = "", verb = "", rest = ""] =
    /^(?:(\w+): )?(.+?) (maybe at|not at|at|not is|is|holds) (.+)$/.exec(text) ?? [];
  const relation = verb.split(" ").at(-1) as Fact["relation"];
  return fact(subject, relation, rest === "nothing" ? [] : rest.split(/, | or /), {
    polarity: !verb.startsWith("not"),
    certainty: verb.startsWith("maybe") ? "unsure" : "sure",
    ...(personName && { personName }),
    ...more,
  });
}

/** "asked which Ana's mug (declined)", or on arrival "sees sinkbasin 1: mug 2 (blue), mug 1" */
export function readStep(text: string): TrajectoryStep {
  const [, func, adjective, noun = "", outcome = "answered"] =
    /^asked (where|which) (?:(.+) )?(\w+)(?: \((\w+)\))?$/.exec(text) ?? [];
  const need = { func, noun, ...(adjective && { adjective }) } as Need;
  if (func) return asked(need, outcome as AskOutcome);
  const [, place = "", things = ""] = /^sees (.+?): (.+)$/.exec(text) ?? [];
  return arrive(place, ...(things === "nothing" ? [] : things.split(", ")));
}

export function view(
  task: string,
  trajectory: readonly TrajectoryStep[],
  known: readonly Fact[] = [],
  askEagerly = false,
): PolicyView {
  return { task, particular: false, trajectory, facts: known, askEagerly };
}
