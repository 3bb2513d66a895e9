/** Parses the problem (places, things and goal, in PDDL) in an ALFWorld game's file. */
import { InputError } from "../../../src/core/errors.js";

export type Expression = string | readonly Expression[];

/** Most levels of parentheses; ALFWorld's problems have eight. */
const deepest = 50;
/** Most characters; ALFWorld's words have up to 87. */
const longestWord = 200;
/** Comments, parentheses, ASCII words; other characters become tokens and are refused. */
const tokens = /;[^\n]*|[()]|[!-'*-:<-~]+|\S/g;

function readExpression(text: string): Expression {
  const top: Expression[] = [];
  const open: Expression[][] = [];
  let list = top;
  for (const token of text.toLowerCase().match(tokens) ?? []) {
    if (token.startsWith(";")) continue;
    if (token === "(") {
      const inner: Expression[] = [];
      list.push(inner);
      open.push(list);
      if (open.length > deepest) throw new InputError("the problem is nested too deeply");
      list = inner;
    } else if (token === ")") {
      const outer = open.pop();
      if (!outer) throw new InputError("the problem has a closing parenthesis too many");
      list = outer;
    } else list.push(checkWord(token));
  }
  if (open.length > 0) throw new InputError("the problem ends inside a parenthesis");
  const [expression, more] = top;
  if (expression === undefined) throw new InputError("the problem is empty");
  if (more !== undefined) throw new InputError("the problem goes on after its end");
  return expression;
}

function checkWord(word: string): string {
  if (word.length > longestWord) {
    throw new InputError(`the problem has a word that is too long: ${word.slice(0, 40)}…`);
  }
  if (word.length === 1 && !/[!-~]/.test(word)) {
    throw new InputError(`the problem has a character that is not ASCII: ${JSON.stringify(word)}`);
  }
  return word;
}

const longestQuote = 160;

export function quote(expression: Expression | undefined): string {
  if (expression === undefined) return "nothing";
  const text = typeof expression === "string" ? expression : `(${expression.map(quote).join(" ")})`;
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}

/** Predicates of the initial state, with the types of their arguments. */
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

/** Most ids; ALFWorld's problems have fewer than 400, including types. */
const mostEntities = 1000;

export type Problem = ReturnType<typeof readProblem>;

export function readProblem(text: string) {
  const sections = readSections(readExpression(text));
  const types = readObjects(sections.objects);
  const facts = new Map<string, string[][]>();
  const entities = new Map<string, string>();
  const known = new Set<string>();
  for (const fact of sections.init) {
    const words = readWords(fact);
    const key = words.join(" ");
    // Skips duplicates, which are two thirds of real facts.
    if (known.has(key)) continue;
    known.add(key);
    const { predicate, args } = readFact(words, types);
    const alike = facts.get(predicate);
    if (alike) alike.push(args);
    else facts.set(predicate, [args]);
    args.forEach((id, index) => {
      entities.set(id, signatures[predicate][index] ?? "");
    });
  }
  if (entities.size > mostEntities) {
    throw new InputError(`the problem has ${entities.size} names in its facts, which is too many`);
  }
  const sorted = new Map([...entities].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    facts: (name: Predicate) => facts.get(name) ?? [],
    /** Ids in facts, with their types, sorted by code point. */
    entities: sorted,
    goal: sections.goal,
  };
}

function readSections(problem: Expression) {
  if (!Array.isArray(problem) || problem[0] !== "define") {
    throw new InputError("the problem does not start with (define …)");
  }
  const [, , domain, objects, init, goal, more] = problem as readonly Expression[];
  if (quote(domain) !== quote([":domain", "alfred"])) {
    throw new InputError(`the problem is not of ALFWorld's domain: ${quote(domain)}`);
  }
  const [tree] = body(goal, ":goal");
  if (tree === undefined || more !== undefined)
    throw new InputError("the problem's goal is broken");
  return { objects: body(objects, ":objects"), init: body(init, ":init"), goal: tree };
}

function body(section: Expression | undefined, name: string): readonly Expression[] {
  if (!Array.isArray(section) || section[0] !== name) {
    throw new InputError(`the problem has no ${name} where it should be`);
  }
  return section.slice(1) as Expression[];
}

/** Parses a typed list, `a b - type`. Untyped ids at its end are objects, as in PDDL. */
function readObjects(list: readonly Expression[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  let untyped: string[] = [];
  let isType = false;
  for (const word of list) {
    if (typeof word !== "string") throw new InputError(`:objects has a list in it: ${quote(word)}`);
    if (isType) {
      for (const id of untyped) types.set(id, word);
      untyped = [];
    } else if (word !== "-") untyped.push(word);
    isType = !isType && word === "-";
  }
  if (isType) throw new InputError(":objects has a dash without a type");
  for (const id of untyped) types.set(id, "object");
  return types;
}

function readWords(fact: Expression): readonly string[] {
  if (typeof fact === "string") return [fact];
  for (const word of fact) {
    if (typeof word !== "string") throw new InputError(`a fact holds a list: ${quote(fact)}`);
  }
  return fact as readonly string[];
}

function readFact([name = "", ...args]: readonly string[], types: ReadonlyMap<string, string>) {
  if (!Object.hasOwn(signatures, name)) {
    throw new InputError(`unknown fact at the start: ${quote([name, ...args])}`);
  }
  const predicate = name as Predicate;
  const signature = signatures[predicate];
  const fits = args.length === signature.length;
  if (!fits || args.some((id, i) => types.get(id) !== signature[i])) {
    const wanted = signature.join(" and ");
    const fact = quote([name, ...args]);
    throw new InputError(`a fact has wrong arguments (it takes ${wanted}): ${fact}`);
  }
  return { predicate, args };
}
