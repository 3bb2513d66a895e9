/** Converts OPEx's skills (section 3), Play[skill, target], to possible commands. */
import { classOf, isInstance } from "../../core/memory/fact.js";
import { rankPlaces } from "../rules/search.js";
import { understand } from "../rules/situation.js";
import { type OpexState, unseenPlaces } from "./state.js";

export const skillNames = [
  "navigate",
  "explore",
  "look around",
  "interact",
  "require replan",
] as const;
export type SkillName = (typeof skillNames)[number];

export interface Play {
  readonly skill: SkillName;
  readonly target: string;
}

/** A skill's next command, or its end: `error` is null if it went well. */
type SkillStep = { readonly command: string } | { readonly error: string | null };

const finished: SkillStep = { error: null };
const failed = (error: string): SkillStep => ({ error });

/**
 * @param count commands of this call so far
 * @param explored earlier calls of `explore`: the first four visit four kinds of places
 */
export function nextStep(
  { skill, target }: Play,
  state: OpexState,
  count: number,
  explored: number,
): SkillStep {
  if (skill === "explore") return explore(state, count, explored);
  if (count > 0) return finished;
  switch (skill) {
    case "navigate":
      return navigate(state, target);
    case "look around":
      return lookAround(state);
    case "interact":
      return interact(state, target);
    case "require replan":
      return finished;
  }
}

function navigate(state: OpexState, target: string): SkillStep {
  const { belief } = state;
  const place = findPlace(state, target);
  if (place === null) return failed(`"${target}" is no place, and no thing that was found.`);
  if (belief.here.includes(place)) return finished;
  const command = `go to ${place}`;
  return belief.admissible.has(command) ? { command } : failed(`There is no way to ${place}.`);
}

function findPlace({ belief }: OpexState, target: string): string | null {
  const name = target.trim().toLowerCase();
  if (belief.places.includes(name)) return name;
  const seenAt = belief.placeOf(name) ?? belief.lamps.get(name);
  if (seenAt !== undefined) return seenAt;
  if (isInstance(name)) return null;
  const ofKind = belief.places.filter((place) => classOf(place) === name);
  const things = [...belief.contents].find(([, held]) => held.some((one) => classOf(one) === name));
  const lamp = [...belief.lamps].find(([one]) => classOf(one) === name);
  const near = ofKind.find((place) => belief.here.includes(place));
  return near ?? ofKind[0] ?? things?.[0] ?? lamp?.[1] ?? null;
}

/** Number of calls that explore new kinds of places, as the paper's first four explore the corners. */
const spreadCalls = 4;

/** Opens or examines an unread place here, else goes to an unseen one. */
function explore(state: OpexState, count: number, explored: number): SkillStep {
  const { belief } = state;
  const shutHere = belief.here.find((place) => belief.shut.has(place));
  if (shutHere && count < 2) return { command: `open ${shutHere}` };
  if (count > 0) return finished;
  const unread = belief.here.find(
    (place) => belief.admissible.has(`examine ${place}`) && !belief.contents.has(place),
  );
  if (unread !== undefined) return { command: `examine ${unread}` };
  const place = nextPlace(state, explored);
  return place === undefined
    ? failed("Every place was looked into.")
    : { command: `go to ${place}` };
}

/** Prefers kinds of places not seen yet, then likely and near places, then the world's order. */
function nextPlace(state: OpexState, explored: number): string | undefined {
  const { belief, view } = state;
  const reachable = unseenPlaces(state).filter((place) => belief.admissible.has(`go to ${place}`));
  if (explored < spreadCalls) {
    const kinds = new Set([...belief.contents.keys()].map(classOf));
    const open = reachable.find((place) => !kinds.has(classOf(place)));
    if (open !== undefined) return open;
  }
  const situation = understand({ ...view, facts: [], askEagerly: false });
  const likely = situation ? rankPlaces(situation, { noun: situation.task.object }) : [];
  return likely.find((place) => reachable.includes(place)) ?? reachable[0];
}

function lookAround({ belief }: OpexState): SkillStep {
  const unread = belief.here.find((place) => !belief.contents.has(place));
  const command = unread === undefined ? "look" : `examine ${unread}`;
  return belief.admissible.has(command) ? { command } : failed("There is nothing to look at.");
}

/** First words of a target, and the commands they mean. */
const verbs: readonly (readonly [said: string, commands: string])[] = [
  ["take pick grab", "take"],
  ["put place move", "move put"],
  ["clean wash", "clean"],
  ["heat warm", "heat"],
  ["cool chill", "cool"],
  ["use switch turn", "use"],
  ...["open", "close", "slice", "examine"].map((verb) => [verb, verb] as const),
];

/** Returns the first admissible command with this verb that contains the target's words. */
function interact({ admissible }: OpexState, target: string): SkillStep {
  const words = target.trim().toLowerCase();
  if (admissible.includes(words)) return { command: words };
  const [verb = ""] = words.split(" ");
  const [, heads] = verbs.find(([said]) => said.split(" ").includes(verb)) ?? [];
  if (!heads) return failed(`"${target}" begins with no verb that is known.`);
  const possible = admissible.filter((command) =>
    heads.split(" ").includes(command.split(" ")[0] ?? ""),
  );
  const names = namesIn(words, possible);
  const command = possible.find((one) => names.every((name) => mentions(one, name)));
  const reason = names.length === 0 ? "it names nothing that can be reached" : "not possible now";
  return command !== undefined && names.length > 0
    ? { command }
    : failed(`"${target}" cannot be done: ${reason}.`);
}

function namesIn(words: string, commands: readonly string[]): readonly string[] {
  const instances = words.match(/(?<![a-z])[a-z]+ \d+/g) ?? [];
  const rest = instances.reduce((text, name) => text.replace(name, ""), words);
  const kinds = new Set(
    commands.flatMap((one) => (one.match(/(?<![a-z])[a-z]+ \d+/g) ?? []).map(classOf)),
  );
  return [...instances, ...rest.split(/[^a-z]+/).filter((word) => kinds.has(word))];
}

function mentions(command: string, name: string): boolean {
  const instances = command.match(/(?<![a-z])[a-z]+ \d+/g) ?? [];
  return instances.some((one) => one === name || classOf(one) === name);
}
