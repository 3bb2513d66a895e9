/** Ways in which a game file can be broken or foreign. */
import { pick, type Random } from "../../../src/core/random.js";

/** What a loader must do with such a file; `either` where it depends on what was hit. */
type Verdict = "refused" | "playable" | "either";

interface Mutation {
  readonly name: string;
  readonly verdict: Verdict;
  /** A broken copy of a file's text. */
  readonly mutate: (text: string, random: Random) => string | Buffer;
}

type GameKeys = Record<string, unknown> & { pddl_problem: string; grammar: string };

const required = ["pddl_problem", "grammar"] as const;
const wrongValues: readonly unknown[] = [
  null,
  7,
  -1e308,
  true,
  [],
  {},
  [[["("]]],
  { toString: "x" },
];
const sections =
  /\(:objects[\s\S]*?\)(?=\s*\(:init)|\(:init[\s\S]*(?=\(:goal)|\(:goal[\s\S]*\)(?=\s*\)\s*$)/g;

export const mutations: readonly Mutation[] = [
  {
    name: "cut off",
    verdict: "refused",
    mutate: (text, random) => text.slice(0, below(random, text.length - 1)),
  },
  {
    name: "problem cut off",
    verdict: "refused",
    mutate: inProblem((problem, random) => problem.slice(0, below(random, problem.length - 2))),
  },
  {
    name: "piece missing from the problem",
    verdict: "either",
    mutate: inProblem((problem, random) => {
      const from = below(random, problem.length);
      return problem.slice(0, from) + problem.slice(from + 1 + below(random, 200));
    }),
  },
  {
    name: "key missing",
    verdict: "refused",
    mutate: inKeys((game, random) => ({ ...game, [pick(random, required) ?? ""]: undefined })),
  },
  {
    name: "keys swapped",
    verdict: "refused",
    mutate: inKeys((game, random) => {
      const [key] = shuffled(required, random);
      const other = pick(random, ["pddl_domain", "walkthrough", "solvable"]) ?? "";
      return { ...game, [key ?? ""]: game[other], [other]: game[key ?? ""] };
    }),
  },
  {
    name: "needless keys missing",
    verdict: "playable",
    mutate: inKeys(({ pddl_problem, grammar }) => ({ pddl_problem, grammar })),
  },
  {
    name: "wrong type",
    verdict: "refused",
    mutate: inKeys((game, random) => {
      const key = pick(random, [...required, "walkthrough"]) ?? "";
      const values = wrongValues.filter((v) => key !== "walkthrough" || !isEmptyList(v));
      return { ...game, [key]: pick(random, values) };
    }),
  },
  { name: "other JSON", verdict: "refused", mutate: (_, random) => otherJson(random) },
  {
    name: "half a million bytes too many",
    verdict: "refused",
    mutate: inKeys((game, random) => ({ ...game, more: "x".repeat(5e5 + below(random, 1e6)) })),
  },
  {
    name: "very long name",
    verdict: "refused",
    mutate: inProblem((problem, random) => {
      const name = pick(random, problem.match(/\w+_bar_[\w.]+/g) ?? []) ?? "";
      return problem.replaceAll(name, `${name}${"o".repeat(200 + below(random, 3000))}`);
    }),
  },
  {
    name: "very long sentence",
    verdict: "refused",
    mutate: inGrammar((grammar, random) =>
      grammar.replace("task is to:", `task is to: ${"put ".repeat(200 + below(random, 5e4))}`),
    ),
  },
  {
    name: "sentence without an end, many times",
    verdict: "refused",
    mutate: inGrammar(
      (grammar) => grammar.split("Your task")[0] + "Your task is to: .".repeat(2e4),
    ),
  },
  {
    name: "walkthrough of noise",
    verdict: "playable",
    mutate: inKeys((game, random) => ({
      ...game,
      walkthrough: ["a".repeat(below(random, 2e5)), "", "go to x_bar_1", "_bar_".repeat(1e4)],
    })),
  },
  {
    name: "thousands of places",
    verdict: "refused",
    mutate: inProblem((problem, random) => {
      const ids = Array.from({ length: 1001 + below(random, 4000) }, (_, i) => `Desk_bar_${i}_x`);
      return problem
        .replace("(:objects", `(:objects ${ids.join(" ")} - receptacle `)
        .replace("(:init", `(:init ${ids.map((id) => `(openable ${id})`).join(" ")}`);
    }),
  },
  {
    name: "the same facts many times",
    verdict: "playable",
    mutate: inProblem((problem, random) => {
      const fact = pick(random, problem.match(/\(\w+ [\w.]+ [\w.]+\)/g) ?? []) ?? "";
      return problem.replace("(:init", `(:init ${fact.repeat(1 + below(random, 2000))}`);
    }),
  },
  {
    name: "deep JSON",
    verdict: "refused",
    mutate: (_, random) => {
      const depth = 1 + below(random, 2.5e5);
      return pick(random, ["[".repeat(depth) + "]".repeat(depth), "[".repeat(2 * depth)]) ?? "";
    },
  },
  {
    name: "deep problem",
    verdict: "refused",
    mutate: inProblem((problem, random) => {
      const depth = 60 + below(random, 4e4);
      return problem.replace("(:goal", `(:goal ${"(and ".repeat(depth)}${")".repeat(depth)}`);
    }),
  },
  {
    name: "bytes that are not UTF-8",
    verdict: "refused",
    mutate: (text, random) => {
      const bytes = Buffer.from(text);
      bytes[below(random, bytes.length)] = 0xff;
      return bytes;
    },
  },
  { name: "UTF-16", verdict: "refused", mutate: (text) => Buffer.from(`\uFEFF${text}`, "utf16le") },
  { name: "byte order mark", verdict: "playable", mutate: (text) => `\uFEFF${text}` },
  { name: "file of zeros", verdict: "refused", mutate: (text) => "\0".repeat(text.length) },
  {
    name: "sections swapped",
    verdict: "refused",
    mutate: inProblem((problem, random) => {
      const parts = problem.match(sections) ?? [];
      const [a = 0, b = 1] = shuffled([0, 1, 2], random);
      const swapped = parts.map((part, i) => (i === a ? parts[b] : i === b ? parts[a] : part));
      return `${problem.slice(0, problem.indexOf("(:objects"))} ${swapped.join(" ")})`;
    }),
  },
  {
    name: "unknown predicate",
    verdict: "refused",
    mutate: inProblem((problem, random) => {
      const name = pick(random, ["hovers", "constructor", "__proto__", "isHot", "opened"]);
      return problem.replace("(:init", `(:init (${name} agent1)`);
    }),
  },
  {
    name: "place's type missing",
    verdict: "refused",
    mutate: inProblem((problem, random) =>
      withoutOne(problem, /\(receptacleType [^)]*\)/g, random),
    ),
  },
  {
    // Two of the published games are so.
    name: "thing's type missing",
    verdict: "either",
    mutate: inProblem((problem, random) => withoutOne(problem, /\(objectType [^)]*\)/g, random)),
  },
  {
    name: "type undeclared",
    verdict: "refused",
    mutate: inProblem((problem) => problem.replace(/ - (location|otype|rtype)/g, " - thing")),
  },
  {
    name: "fact missing",
    verdict: "either",
    mutate: inProblem((problem, random) => {
      const start = problem.indexOf("(:init");
      const facts = problem.slice(start);
      return problem.slice(0, start) + withoutOne(facts, /\(\w+( [\w.]+)+\)/g, random);
    }),
  },
  {
    name: "two names swapped",
    verdict: "either",
    mutate: inProblem((problem, random) => {
      const names = shuffled([...new Set(problem.match(/\w+(_bar_|Type)[\w.]*/g))], random);
      const [a = "", b = ""] = names;
      const start = problem.indexOf("(:init");
      const swap = (name: string) => (name === a ? b : name === b ? a : name);
      return problem.slice(0, start) + problem.slice(start).replace(/[\w.]+/g, swap);
    }),
  },
  {
    // Real games have such, pots in each other: they are played as they are.
    name: "things inside each other",
    verdict: "playable",
    mutate: inProblem((problem, random) => {
      const things = [...new Set(problem.match(/(?<=\(objectType )[\w.]+/g))];
      const [a, b] = shuffled(things, random);
      const inside = `(inReceptacleObject ${a} ${b}) (inReceptacleObject ${b} ${a})`;
      return problem.replace("(:init", `(:init ${inside} (inReceptacleObject ${a} ${a})`);
    }),
  },
  {
    name: "goal of nothing here",
    verdict: "refused",
    mutate: inProblem((problem) => {
      const goal = problem.indexOf("(:goal");
      const foreign = problem.slice(goal).replace(/\w+Type(?=\))/g, "UnicornType");
      return problem.slice(0, goal) + foreign;
    }),
  },
  {
    name: "names that JavaScript knows",
    verdict: "either",
    mutate: inProblem((problem, random) => {
      const type = pick(random, problem.match(/\w+Type\b/g) ?? []) ?? "";
      const name = pick(random, ["__proto__", "constructor", "toString", "hasOwnProperty"]) ?? "";
      return problem.replaceAll(type, pick(random, [name, `${name}Type`]) ?? "");
    }),
  },
  {
    name: "control characters in a name",
    verdict: "refused",
    mutate: inProblem((problem, random) =>
      problem.replace("_bar_", `_bar_${pick(random, ["\0", "\u001b[2J", "ß", "\ud800"])}`),
    ),
  },
  {
    name: "noise in the file",
    verdict: "either",
    mutate: (text, random) => {
      const characters = [...text];
      for (let i = 0; i < 5; i += 1) {
        characters[below(random, characters.length)] = pick(random, [...'(){}[]",:;x7\\ \n']) ?? "";
      }
      return characters.join("");
    },
  },
];

function inKeys(change: (game: GameKeys, random: Random) => object) {
  return (text: string, random: Random) => JSON.stringify(change(JSON.parse(text), random));
}

function inProblem(change: (problem: string, random: Random) => string) {
  return inKeys((game, random) => ({ ...game, pddl_problem: change(game.pddl_problem, random) }));
}

function inGrammar(change: (grammar: string, random: Random) => string) {
  return inKeys((game, random) => ({ ...game, grammar: change(game.grammar, random) }));
}

function below(random: Random, bound: number): number {
  return Math.floor(random() * bound);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function withoutOne(text: string, pattern: RegExp | undefined, random: Random): string {
  const found = pick(random, [...new Set(pattern ? text.match(pattern) : [])]) ?? "";
  return text.replaceAll(found, "");
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function otherJson(random: Random): string {
  return JSON.stringify(
    pick(random, [...wrongValues, "game", { plan: [], scene: {}, task_id: "" }]),
  );
}
