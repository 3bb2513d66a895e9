import type { Query, QueryDecision } from "../../../src/core/episode/query-scene.js";
import { noWord, type Vocabulary } from "../../../src/core/memory/afk-notebook.js";
import { type GridMind, isLock, isNamed } from "../../../src/policies/query/grid/grid-mind.js";
import { maskVocabulary, type pointerRule } from "./learning.js";

export interface Choice {
  /** Its own name in this game: "ask what blue key", "face green box". */
  readonly name: string;
  /** The same without names of colours and people, and how the notebook relates to it. */
  readonly kind: string;
  readonly isQuestion: boolean;
  next(mind: GridMind): QueryDecision | null;
}

/** The paper's words (Q-BabyAI): what questions may be made of. */
const gridVocabulary: Vocabulary = {
  adjectives:
    `${noWord} blue green grey gray yellow red white jack tim mary east west second orange small big allen tom purple pink danger`.split(
      " ",
    ),
  nouns:
    "toy room0 room1 room2 room3 room4 room5 room6 room7 room8 room9 ball box key i suitcase livingroom kitchen restroom floor bedroom zone square door".split(
      " ",
    ),
};

/** One question of each kind is enough: those of the same kind have the same features. */
export function listQuestions(
  mind: GridMind,
  rule: ReturnType<typeof pointerRule>,
): readonly Choice[] {
  const notes = mind.notes();
  const allowed = maskVocabulary(
    rule,
    { taskNotes: notes, surroundings: [...notes.flatMap(({ words }) => words), ...mind.seen()] },
    gridVocabulary,
  );
  const texts = notes.map(({ text }) => text);
  const byKind = new Map<string, Choice>();
  for (const noun of allowed.nouns) {
    for (const adjective of allowed.adjectives) {
      const phrase = adjective === noWord ? noun : `${adjective} ${noun}`;
      const noted = adjective !== noWord && texts.some((text) => text.includes(phrase));
      for (const func of ["what", "where"] as const) {
        const query = adjective === noWord ? { func, noun } : { func, adjective, noun };
        const about = noted || adjective === noWord ? noun : "apart";
        const kind = `${func} ${sortOf(adjective)} ${about} ${again(mind.timesAsked(query))}`;
        if (!byKind.has(kind)) byKind.set(kind, question(query, phrase, kind));
      }
    }
  }
  return [...byKind.values()];
}

function question(query: Query, phrase: string, kind: string): Choice {
  return {
    name: `ask ${query.func} ${phrase}`,
    kind,
    isQuestion: true,
    next: () => ({ kind: "ask", query }),
  };
}

const people = new Set(["jack", "mary", "tim", "tom", "allen"]);
const specials = new Set([noWord, "danger", "east", "west", "second", "small", "big"]);

function sortOf(adjective: string): string {
  if (people.has(adjective)) return "NAME";
  return specials.has(adjective) ? adjective : "COLOUR";
}

function again(times: number): string {
  return `tried:${Math.min(2, times)}`;
}

export function listOptions(mind: GridMind): readonly Choice[] {
  const names = new Set<string>();
  mind.map.find((look) => {
    if (look.kind === "box" || look.kind === "ball" || look.kind === "key") {
      names.add(`${look.color} ${look.kind}`);
    }
    return false;
  });
  const things = [...names].sort().map((name): Choice => {
    const act = name.endsWith("box") ? "toggle" : name.endsWith("key") ? "pickup" : "done";
    return option(`face ${name}`, `${act} ${relationOf(mind, name)}`, (now) =>
      now.options().face(isNamed(name), act),
    );
  });
  const all = [
    ...things,
    option("unlock", `unlock ${carriedOf(mind)}`, (now) => now.options().face(isLock, "toggle")),
    option("goal", "goal", (now) => now.options().standOn(({ kind }) => kind === "goal")),
    option("explore", "explore", (now) => now.options().explore()),
  ];
  if (mind.map.carries()) {
    all.push(option("drop", `drop ${carriedOf(mind)}`, (now) => now.options().drop()));
  }
  return all.filter((choice) => choice.next(mind) !== null);
}

function option(name: string, kind: string, next: (mind: GridMind) => string | null): Choice {
  return {
    name,
    kind,
    isQuestion: false,
    next(mind) {
      const command = next(mind);
      return command === null ? null : { kind: "act", command };
    },
  };
}

function relationOf(mind: GridMind, name: string): string {
  const { toy, suitcase, key } = mind.known();
  const noun = name.split(" ").at(-1) ?? name;
  if (name === suitcase) return "suitcase";
  if (name === toy) return `toy-${noun}`;
  return name === key ? "right-key" : `other-${noun}`;
}

function carriedOf(mind: GridMind): string {
  const carried = mind.map.carries();
  if (!carried) return "empty";
  const { key } = mind.known();
  if (carried.thing !== "key") return "thing";
  return key === null ? "some-key" : `${carried.color} key` === key ? "right-key" : "wrong-key";
}

export function describeChoice(
  choice: Choice,
  made: number,
  situation: Situation,
): readonly string[] {
  const { kind, isQuestion } = choice;
  const { danger, toy, key, fruitless } = situation;
  const repeats = isQuestion ? "" : again(made);
  const sort = isQuestion ? "ask" : "act";
  return [
    // What all choices of the moment share, so that the others tell only how they differ.
    `${danger} ${toy} ${key}`,
    // Danger concerns every move, whatever its aim.
    `${sort} ${danger}`,
    `${sort} ${fruitless}`,
    kind,
    `${kind} ${repeats}`,
    `${kind} ${danger}`,
    `${kind} ${toy}`,
    `${kind} ${key}`,
    `${kind} ${toy} ${key}`,
    `${kind} ${repeats} ${toy} ${key}`,
  ];
}

type Situation = ReturnType<typeof situationOf>;

export function situationOf(mind: GridMind) {
  const { danger, child, toy, owner, suitcase, key } = mind.known();
  const { instruction } = mind;
  const wantsDanger = instruction.includes("danger");
  const wantsKey = instruction.includes("key");
  const wants = instruction.includes("find jack") || instruction.includes("find mary");
  return {
    danger: wantsDanger ? (danger ? "danger:told" : "danger:untold") : "danger:-",
    toy: child
      ? `toy:${wants ? "find" : "go"}${toy ? "+toy" : ""}${owner ? "+owner" : ""}${suitcase ? "+suitcase" : ""}`
      : "toy:-",
    key: wantsKey
      ? `key:${key ? "told" : "untold"},${carriedOf(mind)},${mind.facesLock() ? "lock" : "-"}`
      : "key:-",
    fruitless: `fruitless:${Math.min(3, mind.fruitless())}`,
  };
}
