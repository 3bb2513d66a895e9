/**
 * A competent model for OPEx's prompts, as a program: it reads the text of a prompt and nothing else, and
 * writes what such a model would. Planner, observer, executor, reasoner and actor are told apart by their
 * system text.
 */
import { classOf } from "../../../../src/core/fact.js";
import { parseTask } from "../../../../src/policies/rules/task-sentence.js";
import type { Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { type Page, readPage } from "./opex-page.js";

/** A prompt as the server received it. */
export interface ReadPrompt {
  readonly system: string;
  readonly user: string;
  /** What may be chosen from; empty where the completion is free. */
  readonly options: readonly string[];
}

/** The completion; null when the prompt is none of OPEx's. */
export function playOpex({ system, user, options }: ReadPrompt): string | null {
  const page = readPage(system, user);
  if (system.startsWith("You plan household tasks")) return JSON.stringify(plan(page));
  if (system.startsWith("You describe to a household robot")) return describe(page);
  if (system.startsWith("You control a household robot")) return JSON.stringify(execute(page));
  if (system.startsWith("You reason for a household robot")) return JSON.stringify(advise(page));
  if (system.startsWith("You carry out a household robot")) return choose(page, options);
  return null;
}

/** The same as a player of the server. */
export const opexPlayer: Player = {
  name: "opex",
  recognises: (messages) => recognised.test(messages[0]?.content ?? ""),
  answer(messages, params) {
    const [system, user] = messages.map(({ content }) => content);
    const prompt = { system: system ?? "", user: user ?? "", options: readOptions(messages) };
    const text = playOpex(prompt) ?? "";
    const isChoice = prompt.options.length > 0;
    return isChoice ? pickOption(messages, params, (one) => Number(one === text)) : text;
  },
};

const recognised =
  /^You (?:plan household tasks|describe to a household|control a household|reason for a household|carry out a household)/;

const types = {
  clean: "clean-and-place",
  heat: "heat-and-place",
  cool: "cool-and-place",
} as const;
const tools = { clean: "sinkbasin", heat: "microwave", cool: "fridge" } as const;

interface WrittenPlan {
  readonly taskType: string;
  readonly thought: string;
  readonly steps: readonly string[];
}

function plan(page: Page): WrittenPlan {
  const steps = remaining(page, page.task);
  const task = read(page, page.task);
  const taskType =
    task?.kind === "look"
      ? "look-in-light"
      : task?.treatment
        ? types[task.treatment]
        : task?.count === 2
          ? "pick-two-and-place"
          : "pick-and-place";
  const look = page.done.length === 0 && page.holding === null && page.reason === null;
  return {
    taskType,
    thought: `I need ${task?.object ?? "the thing"}, and then ${task?.target ?? "its place"}.`,
    steps: [...(look ? ["Look round the room to learn what is there."] : []), ...steps],
  };
}

function read(page: Page, sentence: string) {
  return parseTask(sentence, new Set(page.places.map(classOf)));
}

/** What is left of the task, told by what was done and what is held. */
function remaining(page: Page, sentence: string): readonly string[] {
  const task = read(page, sentence);
  if (!task) return ["Look round the room to learn what is there."];
  const { object, target, treatment, count } = task;
  const held = page.holding !== null && classOf(page.holding) === object ? page.holding : null;
  const name = [...(task.description?.words ?? []), object].join(" ");
  const elsewhere = treatment || task.kind === "look" ? "" : ` that is not at ${target}`;
  const fetch = held ? [] : [`Find a ${name}${elsewhere}.`, `Take the ${name}.`];
  if (task.kind === "look") return [...fetch, `Find a ${target}.`, `Switch on the ${target}.`];
  const treated = page.done.some((deed) => treatment && deed.startsWith(`${treatment} ${object}`));
  const treat =
    treatment && !treated
      ? [
          `Go to the ${tools[treatment]}.`,
          `${treatment} the ${object} with the ${tools[treatment]}.`,
        ]
      : [];
  const bring = [`Go to the ${target}.`, `Put the ${object} in or on the ${target}.`];
  const put = page.done.filter(
    (deed) => /^(?:move|put) /.test(deed) && deed.includes(` ${target} `),
  );
  const one = [...fetch, ...treat, ...bring];
  const second = [`Find a ${name}${elsewhere}.`, `Take the ${name}.`, ...bring];
  return count === 2 && put.length === 0 ? [...one, ...second] : one;
}

/** A few sentences about what matters for the subtask: the observer's job. */
function describe(page: Page): string {
  const words = page.subtask.toLowerCase().split(/[^a-z]+/);
  const about = page.found.filter(({ thing }) => words.includes(classOf(thing)));
  const searches = /find|look/i.test(page.subtask);
  return [
    ...(page.error === "none" ? [] : [`The last action failed: ${page.error}`]),
    `You are in a ${page.room} and hold ${page.holding ?? "nothing"}.`,
    ...about.map(({ thing, place }) => `You found ${thing} at ${place}.`),
    ...(searches ? [`Places not looked into: ${page.unseen.join(", ") || "none"}.`] : []),
  ].join(" ");
}

interface Written {
  readonly thought: string;
  readonly action: "play" | "finish";
  readonly skill: string | null;
  readonly target: string | null;
}

const finish = (thought: string): Written => ({
  thought,
  action: "finish",
  skill: null,
  target: null,
});
const playing = (thought: string, skill: string, target = "none"): Written => ({
  thought,
  action: "play",
  skill,
  target,
});

const steps = {
  look: /^look round the room/,
  find: /^find an? (.+?)(?: that is not at (\S+))?$/,
  take: /^take the (.+)$/,
  go: /^go to the (\S+)$/,
  put: /^put the (\S+) in or on the (\S+)$/,
  treat: /^(clean|heat|cool) the (\S+) with the (\S+)$/,
  light: /^switch on the (\S+)$/,
};

function execute(page: Page): Written {
  const step = plain(page.objective);
  const isStep = Object.values(steps).some((form) => form.test(step));
  const isTask = / and (?:put|place) /.test(step) || !isStep;
  return isTask && read(page, page.objective) ? pursueWhole(page) : executeStep(page, step);
}

function plain(step: string): string {
  const [first = ""] = step.toLowerCase().split(". look in ");
  return first.replace(/\.$/, "");
}

/** Without a planner: the first of what is left that is not reached yet. */
function pursueWhole(page: Page): Written {
  for (const step of remaining(page, page.objective)) {
    const next = executeStep(page, step);
    if (next.action === "play") return next;
  }
  return playing("I am lost.", "require replan");
}

function executeStep(page: Page, objective: string): Written {
  const step = plain(objective);
  const find = steps.find.exec(step);
  if (find) return search(page, find[1] ?? "", find[2] ?? null);
  const take = steps.take.exec(step);
  if (take) return fetch(page, take[1] ?? "");
  const go = steps.go.exec(step);
  if (go) return approach(page, go[1] ?? "");
  const put = steps.put.exec(step);
  if (put) return bring(page, put[2] ?? "");
  const treat = steps.treat.exec(step);
  if (treat) return treatWith(page, treat[1] ?? "", treat[3] ?? "");
  const light = steps.light.exec(step);
  if (light) return switchOn(page, light[1] ?? "");
  return page.previous.length > 0
    ? finish("I have seen some of the room.")
    : explore(page, "I get to know the room.");
}

/** Things that are called so: the class last, what they look like before it. */
function called(page: Page, name: string) {
  const words = name.split(" ");
  const kind = words.pop();
  return page.found.filter(
    ({ thing, looks }) =>
      classOf(thing) === kind && words.every((word) => looks.split(" ").includes(word)),
  );
}

function explore(page: Page, thought: string): Written {
  if (page.skills.has("explore")) return playing(thought, "explore");
  const shut = [...page.seen].find(([, things]) => things === null);
  if (shut) return playing("It is shut, so I open it.", "interact", `open ${shut[0]}`);
  const gone = new Set(page.previous.map(({ target }) => target));
  const next = page.unseen.find((place) => !gone.has(place));
  return next ? playing(thought, "navigate", next) : playing("I saw it all.", "require replan");
}

function holds({ holding }: Page, name: string): boolean {
  return holding !== null && classOf(holding) === name.split(" ").at(-1);
}

function search(page: Page, kind: string, not: string | null): Written {
  if (holds(page, kind)) return finish("I hold one.");
  const lamp = page.lamps.find((one) => classOf(one) === kind);
  if (lamp) return finish(`Here is ${lamp}.`);
  const fits = called(page, kind).filter(({ place }) => classOf(place) !== not);
  const here = fits.find(({ place }) => page.seen.has(place));
  if (here) return finish(`Here is ${here.thing}.`);
  const [known] = fits;
  if (known) return playing(`I saw ${known.thing}.`, "navigate", known.place);
  const told = page.told.find(
    ({ thing, place }) =>
      classOf(thing).endsWith(kind.split(" ").at(-1) ?? "") && page.unseen.includes(place),
  );
  if (told) {
    const shut = page.seen.get(told.place) === null;
    return shut
      ? playing("It is shut, so I open it.", "interact", `open ${told.place}`)
      : playing("People said so.", "navigate", told.place);
  }
  if (page.previous.at(-1)?.result.startsWith("Every place")) {
    return playing("There is none anywhere.", "require replan");
  }
  return explore(page, `I look for a ${kind}.`);
}

function fetch(page: Page, kind: string): Written {
  if (holds(page, kind)) return finish("I hold it.");
  const opened = openHere(page);
  const things = called(page, kind);
  const here = things.find(({ place }) => page.seen.has(place));
  if (here && page.holding !== null) return putDown(page, page.holding);
  if (here) return playing("I take it.", "interact", `take ${here.thing} from ${here.place}`);
  const [known] = things;
  if (known) return playing("I go where I saw it.", "navigate", known.place);
  return opened ?? playing("I do not know where it is.", "require replan");
}

function putDown(page: Page, held: string): Written {
  const place = [...page.seen].find(([, things]) => things !== null)?.[0] ?? page.places[0] ?? "";
  return playing("The hand holds one thing: I put it down.", "interact", `put ${held} in ${place}`);
}

function openHere(page: Page): Written | null {
  const shut = [...page.seen].find(([, things]) => things === null);
  return shut ? playing("It is shut, so I open it.", "interact", `open ${shut[0]}`) : null;
}

function approach(page: Page, kind: string): Written {
  const near = [...page.seen.keys()].some((place) => classOf(place) === kind);
  return near ? finish("I am there.") : playing(`I go to the ${kind}.`, "navigate", kind);
}

function bring(page: Page, kind: string): Written {
  if (page.holding === null) return finish("My hand is empty: it is done.");
  const here = [...page.seen.keys()].find((place) => classOf(place) === kind);
  if (!here) return playing("I am not there yet.", "navigate", nextOfKind(page, kind));
  if (page.seen.get(here) === null) return openHere(page) ?? finish("");
  const failed = page.previous.filter(
    ({ target, result }) => target.includes(here) && /cannot|Nothing happens/.test(result),
  );
  if (failed.length > 0) return playing("It does not go here.", "navigate", nextOfKind(page, kind));
  return playing("I put it here.", "interact", `put ${page.holding} in ${here}`);
}

function nextOfKind(page: Page, kind: string): string {
  const tried = new Set(page.previous.map(({ target }) => target));
  const ofKind = page.places.filter((place) => classOf(place) === kind);
  return ofKind.find((place) => !tried.has(place) && !page.seen.has(place)) ?? kind;
}

function treatWith(page: Page, verb: string, tool: string): Written {
  if (page.holding === null) return playing("I hold nothing.", "require replan");
  const deed = `${verb} ${page.holding}`;
  if (page.done.some((one) => one.startsWith(deed))) return finish("It is done.");
  const here = [...page.seen.keys()].find((place) => classOf(place) === tool);
  if (!here) return playing(`I go to the ${tool}.`, "navigate", tool);
  return playing(`I ${verb} it.`, "interact", `${deed} with ${here}`);
}

function switchOn(page: Page, kind: string): Written {
  const lamp = page.lamps.find((one) => classOf(one) === kind);
  if (lamp) return playing("I switch it on.", "interact", `use ${lamp}`);
  return playing("I go where the lamp is.", "navigate", kind);
}

/** The reasoner: the next thing to reach; where something is to be found, in which place to look. */
function advise(page: Page): { readonly thought: string; readonly subgoal: string } {
  for (const step of remaining(page, page.task)) {
    const next = executeStep({ ...page, skills: new Set(["explore"]) }, step);
    if (next.action === "finish") continue;
    const place = page.unseen[0];
    const where = next.skill === "explore" && place ? ` Look in ${place}.` : "";
    return { thought: next.thought, subgoal: `${step}${where}` };
  }
  return { thought: "There is nothing left.", subgoal: "nothing" };
}

/** The actor: the possible command that the subgoal needs now. */
function choose(page: Page, options: readonly string[]): string {
  const over = options.find((option) => option.startsWith("report")) ?? "";
  const pick = (wanted: string) => options.find((option) => option === wanted);
  const [, place] = /Look in (.+?)\.$/.exec(page.subgoal) ?? [];
  const shut = openHere(page)?.target;
  const next = executeStep({ ...page, skills: new Set(["explore"]) }, page.subgoal);
  if (next.action === "finish") return over;
  if (next.skill === "explore") {
    const read = page.unread.find((one) => one === place);
    const look = read ? pick(`examine ${read}`) : pick(`go to ${place}`);
    return (shut && pick(shut)) || look || over;
  }
  const target = next.target ?? "";
  if (next.skill === "navigate") {
    const named = (option: string) => [option.slice(6), classOf(option.slice(6))].includes(target);
    return options.find((option) => option.startsWith("go to ") && named(option)) ?? over;
  }
  const [, thing, where] = /^put (.+) in (.+)$/.exec(target) ?? [];
  return (
    pick(target) ?? pick(`move ${thing} to ${where}`) ?? pick(`put ${thing} in/on ${where}`) ?? over
  );
}
