/** ABA-IL's expert (ABA, section 3.2.2 and appendix C): asks what it could not know, then acts, with noise. */
import { noteFacts } from "../../../src/agent/journal.js";
import type { TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { OwnerView, Simulator, Task } from "../../../src/core/episode/scene.js";
import {
  classOf,
  type Fact,
  matches,
  type NewFact,
  type Sighting,
} from "../../../src/core/memory/fact.js";
import { meantAdjective, subjectOf } from "../../../src/core/memory/notebook.js";
import type { ConversationMessage } from "../../../src/core/question/conversation.js";
import type { Need } from "../../../src/core/question/question.js";
import { openingTurn, writeTask } from "../../../src/policies/aba-il/turns.js";
import { householdObserver } from "../../../src/policies/rules/observer.js";

export interface ExpertRun {
  readonly scene: Simulator;
  readonly random: () => number;
  readonly noise: number;
  readonly thoughts: boolean;
}

export type ExpertTask = ReturnType<ReturnType<typeof createNoisyExpert>>;

/** Plays one home's tasks. The expert keeps sightings and answers from task to task. */
export function createNoisyExpert({ scene, random, noise, thoughts }: ExpertRun) {
  const seen = new Map<string, Sighting>();
  let told: Fact[] = [];

  function look(trajectory: readonly TrajectoryStep[]): void {
    for (const sighting of householdObserver.sightings(trajectory, seen)) {
      for (const [place, { things }] of seen) {
        const left = things.filter((thing) => !sighting.things.includes(thing));
        seen.set(place, { place, things: left });
      }
      seen.set(sighting.place, sighting);
    }
  }

  /** The question before the plan's next step: which thing is meant, or where an unseen thing is. */
  function ask(
    { instance, object }: Task,
    plan: readonly string[],
    trajectory: readonly TrajectoryStep[],
  ): { readonly need: Need; readonly answers: readonly Fact[] } | null {
    const asked = trajectory.filter((step) => step.kind === "ask");
    const owner = scene.ownerView();
    if (instance !== undefined && asked.length === 0) {
      const need: Need = { func: "which", adjective: meantAdjective, noun: object };
      return { need, answers: [toFact(need, "is", [instance])] };
    }
    const isSeen = (thing: string) =>
      [...seen.values()].some(({ things }) => things.includes(thing));
    const wanted = thingsToTake(plan).filter((thing) => classOf(thing) === object);
    const hidden = wanted.filter((thing) => !isSeen(thing) && owner.held?.id !== thing);
    if (hidden.length === 0) return null;
    const meant = hidden.filter((thing) => thing === instance);
    const sought = meant.length > 0 ? meant : hidden;
    const adjective = meant.length > 0 ? meantAdjective : sought.length > 1 ? "two" : null;
    const need: Need = { func: "where", noun: object, ...(adjective && { adjective }) };
    if (asked.some((step) => step.need.func === "where" && step.need.adjective === need.adjective))
      return null;
    if (told.some((fact) => fact.relation === "at" && fact.subject === subjectOf(need)))
      return null;
    const places = new Set(sought.flatMap((thing) => placeOf(owner, thing) ?? []));
    return { need, answers: [...places].map((place) => toFact(need, "at", [place])) };
  }

  return (task: Task, maxSteps: number) => {
    const think = openThoughts();
    const sightings = [...seen.values()].map(({ place, things }) =>
      makeFact(
        { subject: place, relation: "holds", objects: things, source: "observation" },
        told.length,
      ),
    );
    const known = [...told, ...sightings];
    const begin = scene.begin(task).observation;
    const trajectory: TrajectoryStep[] = [
      { kind: "begin", observation: begin.text, admissible: begin.admissible },
    ];
    const answers: Fact[] = [];
    const noisy = new Set<number>();
    let admissible = begin.admissible;
    let isDone = false;
    while (!isDone && trajectory.length <= maxSteps) {
      const plan = scene.plan();
      const [best] = plan ?? [];
      if (!plan || best === undefined) break;
      const question = ask(task, plan, trajectory);
      if (question) {
        answers.push(...question.answers);
        told.push(...question.answers);
        const { need } = question;
        const thought = thoughts ? thinkAsking(need) : "";
        trajectory.push({ kind: "ask", thought, need, handling: "posted", outcome: "answered" });
        continue;
      }
      const [next] = thingsToTake(plan);
      const thought = thoughts ? think(next, (thing) => placeOf(scene.ownerView(), thing)) : "";
      const others = admissible.filter((command) => command !== best);
      const isNoisy = random() < noise && others.length > 0;
      const command = isNoisy ? (others[Math.floor(random() * others.length)] ?? best) : best;
      if (isNoisy) noisy.add(trajectory.length);
      const { observation, reward } = scene.step(command);
      ({ admissible } = observation);
      isDone = reward > 0;
      const shown = { observation: observation.text, admissible, reward };
      trajectory.push({ kind: "act", thought, command, ...shown });
      look(trajectory);
      told = told.filter((fact) => !isTaken(fact, command));
    }
    const particular = task.instance !== undefined;
    const view = { task: task.sentence, particular, trajectory, thoughts };
    const turns = mark(writeTask({ ...view, known, facts: answers }), noisy);
    told = told.filter(({ subject }) => !subject.startsWith(`${meantAdjective} `));
    return { turns, isDone, steps: trajectory.length - 1 };
  };
}

export function joinTasks(tasks: readonly ExpertTask[]): readonly ConversationMessage[] {
  const turns = [openingTurn, ...tasks.flatMap((task) => task.turns)];
  const last = turns.findLastIndex(({ speaker, isNoise }) => speaker === "assistant" && !isNoise);
  return mergeSpeakers(turns.slice(0, last + 1));
}

/** Joins turns of the same speaker: a task begins in the turn that shows the last one's outcome. */
function mergeSpeakers(turns: readonly ConversationMessage[]): readonly ConversationMessage[] {
  const merged: ConversationMessage[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.speaker === "user" && turn.speaker === "user")
      merged[merged.length - 1] = { ...last, text: `${last.text}\n\n${turn.text}` };
    else merged.push(turn);
  }
  return merged;
}

function mark(
  turns: readonly ConversationMessage[],
  noisy: ReadonlySet<number>,
): readonly ConversationMessage[] {
  let step = 0;
  return turns.map((turn) => {
    if (turn.speaker !== "assistant") return turn;
    step += 1;
    return noisy.has(step) ? { ...turn, isNoise: true } : turn;
  });
}

function isTaken({ relation, subject, objects }: Fact, command: string): boolean {
  const [, thing = "", place = ""] = /^take (.+) from (.+)$/.exec(command) ?? [];
  return relation === "at" && matches(thing, subject) && objects.includes(place);
}

function thingsToTake(plan: readonly string[]): readonly string[] {
  return plan.flatMap((command) => /^take (.+) from /.exec(command)?.[1] ?? []);
}

function placeOf({ places }: OwnerView, thing: string): string | null {
  return places.find(({ things }) => things.some(({ id }) => id === thing))?.id ?? null;
}

function toFact(need: Need, relation: "at" | "is", objects: readonly string[]): Fact {
  return makeFact({ subject: subjectOf(need), relation, objects, source: "answer" }, 0);
}

function makeFact(
  given: Pick<NewFact, "subject" | "relation" | "objects" | "source">,
  nth: number,
): Fact {
  const fact: NewFact = { ...given, polarity: true, certainty: "sure" };
  const from = { person: null, question: null, ballot: null, episode: null, supersedes: [] };
  const facts = [{ ...fact, id: `expert-${nth}`, ...from }];
  const [made] = noteFacts([], { facts, invalidations: [] }, "expert", 0);
  return made as Fact;
}

function thinkAsking(need: Need): string {
  const wanted = subjectOf(need);
  return `I need to know more of the ${need.noun}. Query: ${wanted} > I have never seen it.`;
}

/** Thoughts before the actions of one task. A thought comes where the aim changes. */
function openThoughts(): (
  next: string | undefined,
  placeOf: (thing: string) => string | null,
) => string {
  let aim: string | undefined = "";
  return (next, placeOf) => {
    if (next === aim) return "";
    aim = next;
    if (next === undefined) return "I have what I need, and do the rest of the task.";
    const place = placeOf(next);
    const name = classOf(next);
    return place === null
      ? `Next I need the ${name}.`
      : `Next I need the ${name}. Query: ${name} > It is at ${place}.`;
  };
}
