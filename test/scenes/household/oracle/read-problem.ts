/** The facts of a game file, read from its problem in PDDL. */
import type { Facts, Receptacle, Thing } from "./facts.js";
import type { State } from "./state.js";

type Expression = string | readonly Expression[];
type Wording = "older" | "newer";

/** @param file the text of a `game.tw-pddl` */
export function factsOfGame(file: string, wording: Wording): Facts {
  const game: { readonly grammar: string; readonly pddl_problem: string } = JSON.parse(file);
  const [problem] = parse(game.pddl_problem.toLowerCase().replace(/;.*/g, ""));
  const init = new Relations(sectionOf(problem, ":init") as string[][]);
  const names = namesOf(init);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const listed = (id: string): boolean => names.has(id);
  const things = init
    .first("objecttype")
    .filter(listed)
    .map((id) => thingOf(id, init, nameOf));
  const receptacles = init.first("receptacletype").map((id) => ({
    name: nameOf(id),
    type: bare(init.second("receptacletype", id)),
    location: init.second("receptacleatlocation", id),
    isOpenable: init.has("openable", id),
  }));
  const [[, start = ""] = []] = init.pairs("atlocation");
  const goal = sectionOf(problem, ":goal")[0] ?? [];
  const known = {
    things: new Map(things.map((thing) => [thing.name, thing])),
    receptacles: new Map(receptacles.map((receptacle) => [receptacle.name, receptacle])),
  };
  return {
    receptacles,
    things,
    canContain: new Set(init.pairs("cancontain").map((pair) => pair.map(bare).join(" "))),
    start,
    locationNames: wording === "older" ? names : null,
    sentence: /Your task is to: ([^"]*)/.exec(game.grammar)?.[1] ?? "",
    isWon: (state) => holds(goal, new Map(), { ...known, state }),
  };
}

function thingOf(id: string, init: Relations, nameOf: (id: string) => string): Thing {
  const abilities = Object.entries(abilityFacts).filter(([fact]) => init.has(fact, id));
  return {
    name: nameOf(id),
    listed: nameOf(id),
    type: bare(init.second("objecttype", id)),
    location: init.second("objectatlocation", id) || null,
    receptacles: init.seconds("inreceptacle", id).map(nameOf),
    abilities: new Set(abilities.map(([, ability]) => ability)),
    inner: init.firsts("inreceptacleobject", id).map(nameOf),
    isCool: init.has("iscool", id),
  };
}

const abilityFacts = {
  pickupable: "pick",
  heatable: "heat",
  coolable: "cool",
  cleanable: "clean",
  sliceable: "slice",
  toggleable: "use",
  isreceptacleobject: "contain",
} as const;

/** "MugType" is the type of mugs. */
function bare(type: string): string {
  return type.replace(/type$/, "");
}

/** Facts by their relation, each once, in the order of their arguments. */
class Relations {
  readonly ids: readonly string[];
  readonly #pairs = new Map<string, (readonly string[])[]>();
  readonly #seconds = new Map<string, string[]>();
  readonly #firsts = new Map<string, string[]>();

  constructor(facts: readonly (readonly string[])[]) {
    const distinct = new Map(facts.map((fact) => [fact.join(" "), fact]));
    const ordered = [...distinct.keys()].sort().map((key) => distinct.get(key) ?? []);
    this.ids = [...new Set(ordered.flatMap(([, ...ids]) => ids))].sort();
    for (const [relation = "", ...ids] of ordered) {
      const [first = "", second = ""] = ids;
      add(this.#pairs, relation, ids);
      add(this.#seconds, `${relation} ${first}`, second);
      add(this.#firsts, `${relation} ${second}`, first);
    }
  }

  pairs(relation: string): readonly (readonly string[])[] {
    return this.#pairs.get(relation) ?? [];
  }

  has(relation: string, id: string): boolean {
    return this.#seconds.has(`${relation} ${id}`);
  }

  first(relation: string): readonly string[] {
    return [...new Set(this.pairs(relation).map(([first = ""]) => first))];
  }

  seconds(relation: string, id: string): readonly string[] {
    return this.#seconds.get(`${relation} ${id}`) ?? [];
  }

  firsts(relation: string, id: string): readonly string[] {
    return this.#firsts.get(`${relation} ${id}`) ?? [];
  }

  second(relation: string, id: string): string {
    return this.seconds(relation, id)[0] ?? "";
  }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The first id of a class has its highest number. */
function namesOf(init: Relations): ReadonlyMap<string, string> {
  const ids = init.ids.filter((id) => id.includes("_bar_"));
  const kinds = ids.map(
    (id) => `${id.slice(0, id.indexOf("_bar_"))}${id.includes("basin") ? "basin" : ""}`,
  );
  return new Map(
    ids.map((id, at) => {
      const number = kinds.slice(at).filter((kind) => kind === kinds[at]).length;
      return [id, `${kinds[at]} ${number}`];
    }),
  );
}

function parse(text: string): readonly Expression[] {
  const stack: Expression[][] = [[]];
  for (const [token] of text.matchAll(/[()]|[^\s()]+/g)) {
    if (token === "(") stack.push([]);
    else if (token === ")") {
      const done = stack.pop() ?? [];
      stack.at(-1)?.push(done);
    } else stack.at(-1)?.push(token);
  }
  return stack[0] ?? [];
}

function sectionOf(problem: Expression | undefined, name: string): readonly Expression[] {
  const sections = Array.isArray(problem) ? (problem as readonly Expression[]) : [];
  const found = sections.find((section) => section[0] === name);
  return Array.isArray(found) ? found.slice(1) : [];
}

interface World {
  readonly things: ReadonlyMap<string, Thing>;
  readonly receptacles: ReadonlyMap<string, Receptacle>;
  readonly state: State;
}
type Bound = ReadonlyMap<string, string>;

/** Whether a goal holds; while variables are not bound yet, whether it still may. */
function holds(goal: Expression, bound: Bound, world: World): boolean {
  const [head, ...rest] = goal as readonly Expression[];
  if (head === "and") return rest.every((part) => holds(part, bound, world));
  if (head === "exists")
    return exists(rest[0] as readonly string[], rest[1] ?? [], { bound, world });
  const [fact = []] =
    head === "not" ? (rest as readonly (readonly string[])[]) : [goal as readonly string[]];
  const [relation = "", ...named] = fact;
  const ids = named.map((one) => bound.get(one) ?? bare(one));
  const isUnbound = ids.some((one) => one.startsWith("?"));
  return isUnbound || isFact(relation, ids, world) === (head !== "not");
}

/** @param variables "?o", "-", "object", "?r", "-", "receptacle" */
function exists(
  [variable, , type = "", ...others]: readonly string[],
  goal: Expression,
  { bound, world }: { readonly bound: Bound; readonly world: World },
): boolean {
  if (!holds(goal, bound, world)) return false;
  if (variable === undefined) return true;
  return namesOfType(type, world).some((name) =>
    exists(others, goal, { bound: new Map([...bound, [variable, name]]), world }),
  );
}

function namesOfType(type: string, { things, receptacles }: World): readonly string[] {
  if (type === "object") return [...things.keys()];
  if (type === "receptacle") return [...receptacles.keys()];
  const locations = [...receptacles.values()].map(({ location }) => location);
  return type === "location" ? locations : ["agent"];
}

function isFact(
  relation: string,
  [one = "", other = ""]: readonly string[],
  { things, receptacles, state }: World,
): boolean {
  const thing = things.get(one);
  const receptacle = receptacles.get(one);
  const ability = Object.entries(abilityFacts).find(([fact]) => fact === relation)?.[1];
  if (ability) return thing?.abilities.has(ability) === true;
  switch (relation) {
    case "=":
      return one === other;
    case "objecttype":
      return thing?.type === other;
    case "receptacletype":
      return receptacle?.type === other;
    case "receptacleatlocation":
      return receptacle?.location === other;
    case "atlocation":
      return state.at === other;
    case "holds":
      return state.held === other;
    case "inreceptacle":
      return state.inside.has(`${one}|${other}`);
    case "ishot":
      return state.hot.has(one);
    case "iscool":
      return state.cool.has(one);
    case "isclean":
      return state.clean.has(one);
    case "istoggled":
      return state.on.has(one);
    default:
      throw new Error(`a goal has the fact ${relation}`);
  }
}
