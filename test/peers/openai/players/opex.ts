/** Plays OPEx from a prompt's text. The system text identifies planner, observer, executor, reasoner or actor. */
import { classOf } from "../../../../src/core/memory/fact.js";
import { parseTask } from "../../../../src/policies/rules/task-sentence.js";
import type { Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

interface ReadPrompt {
  readonly system: string;
  readonly user: string;
  readonly options: readonly string[];
}

function playOpex({ system, user, options }: ReadPrompt): string | null {
  if (system.startsWith("You plan household tasks")) return JSON.stringify(plan(user));
  if (system.startsWith("You describe to a household robot")) return describe(user);
  if (system.startsWith("You control a household robot"))
    return JSON.stringify(execute(readPage(user), system.includes("- explore:")));
  if (system.startsWith("You reason for a household robot"))
    return JSON.stringify({ thought: "This is next.", subgoal: advise(readPage(user)) });
  if (system.startsWith("You carry out a household robot")) return choose(user, options);
  return null;
}

export const opexPlayer: Player = {
  name: "opex",
  recognises: ([system]) =>
    /^You (?:plan|describe to|control|reason for|carry out) a? ?household/.test(
      system?.content ?? "",
    ),
  answer(messages, params) {
    const [system = "", user = ""] = messages.map(({ content }) => content);
    const options = readOptions(messages);
    const text = playOpex({ system, user, options }) ?? "";
    return options.length > 0
      ? pickOption(messages, params, (option) => Number(option === text))
      : text;
  },
};

interface Page {
  readonly task: string;
  readonly isLookingRound: boolean;
  readonly found: readonly {
    readonly thing: string;
    readonly looks: string;
    readonly place: string;
  }[];
  readonly told: readonly { readonly thing: string; readonly place: string }[];
  /** Null when shut. */
  readonly seen: ReadonlyMap<string, readonly string[] | null>;
  readonly lamps: readonly string[];
  readonly places: readonly string[];
  readonly unseen: readonly string[];
  readonly holding: string | null;
  readonly previous: readonly { readonly target: string; readonly result: string }[];
  readonly done: readonly string[];
}

function readPage(user: string): Page {
  const here = list(user, "Seen now", "; ");
  const observation = quoted(user, "Observation");
  const objective = quoted(user, "Task") || quoted(user, "Current objective");
  const previous = [...user.matchAll(/^\d+\. Play\[[^,]*, (.*?)\] -> (".*")$/gm)].map(
    ([, target = "", result = '""']) => ({ target, result: String(JSON.parse(result)) }),
  );
  const unseen = list(user, "Places not looked into");
  const [, unseenThen = ""] = /Places not looked into: (.*?)\./.exec(observation) ?? [];
  const told = `${user}\n${observation}`.matchAll(/People said: (".*?")\./g);
  return {
    task: objective.split(purpose).at(-1) ?? "",
    isLookingRound: objective === lookRound,
    found: [...list(user, "Found things"), ...list(user, "Found")].flatMap((item) => {
      const [, thing = "", looks = "", place = ""] = /^(.+) \((.*?)at (.+)\)$/.exec(item) ?? [];
      return thing ? [{ thing, looks, place }] : [];
    }),
    told: [...told].flatMap(([, words = ""]) => {
      const [, thing = "", place = ""] = /^(.+) at (\S+ \d+)/.exec(String(JSON.parse(words))) ?? [];
      return thing ? [{ thing, place }] : [];
    }),
    seen: new Map(here.flatMap(readSeen)),
    lamps: here.flatMap((part) => /^(.+) can be switched on$/.exec(part)?.slice(1) ?? []),
    places: list(user, "Places"),
    unseen: unseen.length > 0 ? unseen : namesIn(unseenThen, ", "),
    holding: namesIn(line(user, "Holding"), ", ")[0] ?? null,
    previous,
    done: [
      ...list(user, "Done so far", "; "),
      ...previous.filter(({ result }) => /^You \w+ the/.test(result)).map(({ target }) => target),
    ],
  };
}

function readSeen(part: string): readonly (readonly [string, readonly string[] | null])[] {
  const [, closed] = /^(.+) is closed$/.exec(part) ?? [];
  if (closed) return [[closed, null]];
  const [, place, things = ""] = /^(\S+ \d+)(?:: (.+)| was not looked at)$/.exec(part) ?? [];
  return place ? [[place, namesIn(things, ", ")]] : [];
}

const namesIn = (text: string, by: string): readonly string[] =>
  ["", "none", "nothing"].includes(text) ? [] : text.split(by);
const line = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]?.trim() ?? "";
const quoted = (text: string, name: string): string => String(JSON.parse(line(text, name) || '""'));
const list = (text: string, name: string, by = ", "): readonly string[] =>
  namesIn(line(text, name), by);

const lookRound = "Look round the room to learn what is there.";
const purpose = ", for this task: ";
const types = { clean: "clean-and-place", heat: "heat-and-place", cool: "cool-and-place" } as const;
const tools = { clean: "sinkbasin", heat: "microwave", cool: "fridge" } as const;

function plan(user: string) {
  const sentence = quoted(user, "Task");
  const task = parseTask(sentence, new Set(list(user, "Places").map(classOf)));
  const placing = task?.count === 2 ? "pick-two-and-place" : "pick-and-place";
  const treating = task?.treatment ? types[task.treatment] : placing;
  const isKnown = user.includes("What was wrong: ");
  return {
    taskType: task?.kind === "look" ? "look-in-light" : treating,
    thought: `I need ${task?.object ?? "the thing"}, and then ${task?.target ?? "its place"}.`,
    steps: [...(isKnown ? [] : [lookRound]), `Find a ${task?.object}${purpose}${sentence}`],
  };
}

function describe(user: string): string {
  const error = line(user, "Error");
  return [
    ...(error === "none" ? [] : [`The last action failed: ${error}`]),
    `You are in a ${line(user, "Room")} and hold ${line(user, "Holding")}.`,
    `Places not looked into: ${line(user, "Places not looked into")}.`,
  ].join(" ");
}

function execute(page: Page, explores: boolean) {
  const thought = "I do what is next.";
  const isKnown = page.isLookingRound && page.previous.length > 0;
  if (isKnown) return { thought, action: "finish", skill: null, target: null };
  const deed = page.isLookingRound ? "explore" : nextDeed(page);
  const next = deed === "explore" && !explores ? lookFurther(page) : deed;
  const play = { thought, action: "play", target: next };
  if (next === "explore") return { ...play, skill: "explore", target: "none" };
  if (next === "nothing") return { ...play, skill: "require replan", target: "none" };
  if (!next.startsWith("go to ")) return { ...play, skill: "interact" };
  return { ...play, skill: "navigate", target: next.slice("go to ".length) };
}

function advise(page: Page): string {
  const deed = nextDeed(page);
  return deed === "explore" ? lookFurther(page) : deed;
}

function choose(user: string, options: readonly string[]): string {
  const over = options.find((option) => option.startsWith("report")) ?? "";
  if (list(user, "Commands for this subgoal so far").length > 0) return over;
  const subgoal = quoted(user, "Subgoal");
  const [, thing, place] = /^put (.+) in (.+)$/.exec(subgoal) ?? [];
  const [, kind] = /^go to (.+)$/.exec(subgoal) ?? [];
  const forms = [subgoal, `move ${thing} to ${place}`, `put ${thing} in/on ${place}`];
  return (
    options.find((option) => forms.includes(option)) ??
    options.find((option) => option.startsWith("go to ") && classOf(option.slice(6)) === kind) ??
    over
  );
}

/** By place or class; "explore" or "nothing". */
function nextDeed(page: Page): string {
  const task = parseTask(page.task, new Set(page.places.map(classOf)));
  if (!task) return "nothing";
  const { holding, lamps } = page;
  const { object, target, treatment } = task;
  if (holding === null) return fetch(page, task);
  if (classOf(holding) !== object) {
    const [place] = [...page.seen].find(([, things]) => things !== null) ?? [];
    return place ? `put ${holding} in ${place}` : `go to ${nextOfKind(page, "countertop")}`;
  }
  if (task.kind === "look") {
    const lamp = lamps.find((one) => classOf(one) === target);
    const known = page.found.find(({ thing }) => classOf(thing) === target);
    return lamp ? `use ${lamp}` : known ? `go to ${known.place}` : "explore";
  }
  const near = (kind: string) => [...page.seen.keys()].find((place) => classOf(place) === kind);
  const isTreated = page.done.some((deed) => deed.startsWith(`${treatment} ${holding} `));
  if (treatment && !isTreated) {
    const tool = near(tools[treatment]);
    return tool ? `${treatment} ${holding} with ${tool}` : `go to ${tools[treatment]}`;
  }
  const here = near(target);
  const isRefused = page.previous.some(
    ({ target: deed, result }) => deed.includes(` in ${here}`) && /cannot|Nothing/.test(result),
  );
  if (!here || isRefused) return `go to ${nextOfKind(page, target)}`;
  return page.seen.get(here) === null ? `open ${here}` : `put ${holding} in ${here}`;
}

function nextOfKind({ previous, places, seen }: Page, kind: string): string {
  const tried = new Set(previous.map(({ target }) => target));
  return (
    places.find((place) => classOf(place) === kind && !tried.has(place) && !seen.has(place)) ?? kind
  );
}

/** Takes misplaced things, from where they were seen or reported. */
function fetch(page: Page, task: NonNullable<ReturnType<typeof parseTask>>): string {
  const words = task.description?.words ?? [];
  const mayLieThere = task.treatment !== null || task.kind === "look";
  const [known] = page.found
    .filter(({ thing, looks, place }) => {
      const isWanted = words.every((word) => looks.split(" ").includes(word));
      const isThere = !mayLieThere && classOf(place) === task.target;
      return classOf(thing) === task.object && isWanted && !isThere;
    })
    .toSorted(
      (one, other) => Number(page.seen.has(other.place)) - Number(page.seen.has(one.place)),
    );
  const told = page.told.find(
    ({ thing, place }) => classOf(thing).endsWith(task.object) && page.unseen.includes(place),
  );
  const place = known?.place ?? told?.place;
  if (place === undefined) return "explore";
  if (page.seen.get(place) === null) return `open ${place}`;
  return known && page.seen.has(place) ? `take ${known.thing} from ${place}` : `go to ${place}`;
}

function lookFurther(page: Page): string {
  const [shut] = [...page.seen].find(([, things]) => things === null) ?? [];
  const gone = page.previous.map(({ target }) => target);
  const next = page.unseen.find((place) => !gone.includes(place));
  return shut ? `open ${shut}` : next ? `go to ${next}` : "nothing";
}

export const opexRulesPlayer: Player = {
  name: "opex-rules",
  recognises: (messages) =>
    /^You are (?:shown what a household robot did|given sentences about how a household)/.test(
      messages[0]?.content ?? "",
    ),
  answer(messages) {
    const [system = "", user = ""] = messages.map(({ content }) => content);
    const rules = system.startsWith("You are shown") ? writeFrom(user) : onlyOnce(user);
    return JSON.stringify({ rules });
  },
};

function writeFrom(text: string): readonly string[] {
  const rules = new Set<string>();
  let holding = false;
  let shut = false;
  for (const [, command = "", result = ""] of text.matchAll(/^> (.+)\n(.+)$/gm)) {
    const failed = result === "Nothing happens.";
    const [verb = ""] = command.split(" ");
    if (failed && verb === "take" && holding) rules.add("You can only hold one thing at a time.");
    if (failed && /^(?:take|put|move)$/.test(verb) && shut && !holding) {
      rules.add("A closed place has to be opened before anything is taken out of it.");
    }
    const [, tool] = /^(?:clean|heat|cool) .+ with (\S+) \d+$/.exec(command) ?? [];
    if (tool && !failed) rules.add(`A ${tool} is what one can ${verb} things with.`);
    if (failed) continue;
    if (verb === "take") holding = true;
    if (verb === "put" || verb === "move") holding = false;
    if (verb === "go") shut = result.includes("is closed");
    if (verb === "open" || verb === "close") shut = verb === "close";
  }
  return [...rules];
}

function onlyOnce(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const rule of JSON.parse(text) as string[]) {
    const key = rule.toLowerCase().replace(/[^a-z ]/g, "");
    if (!seen.has(key)) seen.set(key, rule);
  }
  return [...seen.values()];
}
