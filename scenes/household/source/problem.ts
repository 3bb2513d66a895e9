/** Parses the PDDL problem in a game's file. */
import { InputError } from "../../../src/core/errors.js";
import { parseJson } from "../../../src/core/json.js";

export type Expression = string | readonly Expression[];

/** Reads words and lists of them; `;` starts a comment. ALFWorld's words have up to 87 characters. */
function readExpression(text: string): Expression {
  const tokens = text.toLowerCase().match(/;[^\n]*|[()]|[^\s();]+/g) ?? [];
  const words = tokens.filter((token) => !token.startsWith(";"));
  const strange = words.find((word) => !/^[!-~]{1,200}$/.test(word));
  if (strange !== undefined) {
    const start = JSON.stringify(strange.slice(0, 40));
    throw new InputError(`the problem has a word that is too long or not ASCII: ${start}`);
  }
  // Each list of the JSON begins with 0, so that a comma precedes everything else.
  const json = words
    .map((word) => (word === ")" ? "]" : word === "(" ? ",[0" : `,${JSON.stringify(word)}`))
    .join("");
  try {
    return withoutFirst(parseJson(json.slice(1)) as Expression);
  } catch (cause) {
    const message = "the problem's parentheses do not match, or are nested too deeply";
    throw new InputError(message, { cause });
  }
}

function withoutFirst(tree: Expression): Expression {
  return typeof tree === "string" ? tree : tree.slice(1).map(withoutFirst);
}

/** Writes an expression for error messages, truncated. */
export function quote(expression: Expression): string {
  const text = typeof expression === "string" ? expression : `(${expression.map(quote).join(" ")})`;
  return text.slice(0, 160);
}

/** Predicates of the initial state, with argument types. */
const signatures = {
  atlocation: ["agent", "location"],
  cancontain: ["rtype", "otype"],
  cleanable: ["object"],
  coolable: ["object"],
  heatable: ["object"],
  inreceptacle: ["object", "receptacle"],
  inreceptacleobject: ["object", "object"],
  iscool: ["object"],
  isreceptacleobject: ["object"],
  objectatlocation: ["object", "location"],
  objecttype: ["object", "otype"],
  openable: ["receptacle"],
  pickupable: ["object"],
  receptacleatlocation: ["receptacle", "location"],
  receptacletype: ["receptacle", "rtype"],
  sliceable: ["object"],
  toggleable: ["object"],
} as const;
export type Predicate = keyof typeof signatures;

/** ALFWorld's problems have fewer than 400. */
const mostEntities = 1000;

export type Problem = ReturnType<typeof readProblem>;

export function readProblem(text: string) {
  const sections = readSections(readExpression(text));
  const types = readObjects(sections.objects);
  const facts = new Map<string, Fact[]>();
  const entities = new Set<string>();
  // Two thirds of real facts are duplicates.
  for (const fact of new Map(sections.init.map((one) => [quote(one), one])).values()) {
    const { predicate, args } = readFact(fact, types);
    facts.set(predicate, [...(facts.get(predicate) ?? []), args]);
    for (const id of args) entities.add(id);
  }
  if (entities.size > mostEntities) {
    throw new InputError(`the problem has ${entities.size} names in its facts, which is too many`);
  }
  return {
    facts: (name: Predicate) => facts.get(name) ?? [],
    /** Ids in facts, with their types, sorted by code point. */
    entities: new Map([...entities].sort().map((id) => [id, types.get(id)])),
    goal: sections.goal,
  };
}

function readSections(problem: Expression) {
  if (problem[0] !== "define") {
    throw new InputError("the problem does not start with (define …)");
  }
  const [, , domain = "nothing", objects, init, goal, more] = problem;
  if (quote(domain) !== "(:domain alfred)") {
    throw new InputError(`the problem is not of ALFWorld's domain: ${quote(domain)}`);
  }
  const [tree] = body(goal, ":goal");
  if (tree === undefined || more !== undefined)
    throw new InputError("the problem's goal is broken");
  return { objects: body(objects, ":objects"), init: body(init, ":init"), goal: tree };
}

function body(section: Expression = "", name: string): readonly Expression[] {
  const [head, ...rest] = section;
  if (head === name) return rest;
  throw new InputError(`the problem has no ${name} where it should be`);
}

type Types = ReadonlyMap<Expression, Expression>;

/** Parses a typed list, `a b - type`. Untyped ids at its end are objects, as in PDDL. */
function readObjects(list: readonly Expression[]): Types {
  const types = new Map<Expression, Expression>();
  let untyped: Expression[] = [];
  let isType = false;
  for (const word of list) {
    if (isType) {
      for (const id of untyped) types.set(id, word);
      untyped = [];
    } else if (word !== "-") untyped.push(word);
    isType = !isType && word === "-";
  }
  for (const id of untyped) types.set(id, "object");
  return types;
}

type Fact = readonly string[];

function readFact(fact: Expression, types: Types) {
  const [name = "", ...args] = fact;
  if (typeof name !== "string" || !Object.hasOwn(signatures, name)) {
    throw new InputError(`unknown fact at the start: ${quote(fact)}`);
  }
  const predicate = name as Predicate;
  const signature = signatures[predicate];
  const isFitting = args.length === signature.length;
  if (!isFitting || args.some((id, index) => types.get(id) !== signature[index])) {
    const wanted = signature.join(" and ");
    throw new InputError(`a fact has wrong arguments (it takes ${wanted}): ${quote(fact)}`);
  }
  return { predicate, args: args as Fact };
}
