/** The planner of the cooking world: reads A0, what is seen and the instruction; learns nothing. */
import type { Vocabulary } from "../../../core/afk-notebook/index.js";
import type { Query, QueryDecision, QueryPolicy, QueryView } from "../../../core/query-scene.js";
import { openCookingNotebook } from "./cooking-notebook.js";
import {
  findCut,
  findPhrases,
  phraseOf,
  readAnswer,
  readHolders,
  readSight,
  type Sight,
  type Told,
  toQuery,
  toWordSets,
} from "./kitchen-text.js";

const verbs: Readonly<Record<string, string>> = { sliced: "slice", diced: "dice", chopped: "chop" };

/** What a view comes to. */
interface Known {
  /** The ingredients. */
  readonly wanted: readonly string[];
  readonly told: readonly Told[];
  readonly sight: Sight;
  readonly done: ReadonlySet<string | null>;
  readonly declined: readonly Query[];
}

/** Asks where each ingredient is unless it sees it, takes it, then asks how it has to be and cuts it. */
export function createCookingPlanner(vocabulary: Vocabulary): QueryPolicy {
  const words = toWordSets(vocabulary);

  function readView({ instruction, history, declined = [] }: QueryView): Known {
    const notebook = openCookingNotebook(instruction, vocabulary);
    for (const { outcome } of history) if (outcome.answer !== null) notebook.add(outcome.answer);
    const told = notebook.taskNotes().flatMap(({ text }) => readAnswer(text) ?? []);
    const outcome = history.at(-1)?.outcome;
    const sight = outcome ? readSight(outcome) : { room: "", carried: "" };
    const done = new Set(history.map(({ command }) => command));
    return { wanted: findPhrases(instruction, words), told, sight, done, declined };
  }

  return {
    name: "planner",
    decide(view) {
      const known = readView(view);
      const { wanted, sight } = known;
      const carried = findPhrases(sight.carried, words);
      const missing = wanted.find((thing) => !carried.includes(thing));
      if (missing) {
        const visible = findPhrases(sight.room, words).includes(missing);
        return visible ? act(`take ${missing}`) : lookFor(missing, known);
      }
      return prepare(known);
    },
  };
}

/** What is not told is looked for in what is closed. */
function lookFor(thing: string, { told, sight, done, declined }: Known): QueryDecision {
  const place = told.find((fact) => fact.kind === "place" && fact.thing === thing);
  if (place?.kind !== "place") {
    const closed = readHolders(sight.room).find(({ things }) => things === null);
    return isDeclined(declined, "where", thing) && closed
      ? act(`open ${closed.place}`)
      : ask("where", thing);
  }
  const open = `open ${place.at}`;
  return place.link === "in" && !done.has(open) ? act(open) : act(`take ${thing}`);
}

/** How nobody tells is guessed: one way is as likely as another. */
function prepare({ wanted, told, sight, declined }: Known): QueryDecision {
  for (const thing of wanted) {
    if (findCut(sight.carried, thing)) continue;
    const need = told.find((fact) => fact.kind === "need" && fact.thing === thing);
    if (need?.kind !== "need") {
      return isDeclined(declined, "how", thing) ? act(`slice ${thing}`) : ask("how", thing);
    }
    const verb = verbs[need.cutting];
    if (verb) return act(`${verb} ${thing}`);
  }
  return ask("how", wanted.find((thing) => !findCut(sight.carried, thing)) ?? "");
}

function isDeclined(declined: readonly Query[], func: Query["func"], thing: string): boolean {
  return declined.some((query) => query.func === func && phraseOf(query) === thing);
}

function act(command: string): QueryDecision {
  return { kind: "act", command };
}

function ask(func: "where" | "how", thing: string): QueryDecision {
  return { kind: "ask", query: toQuery(func, thing) };
}
