/** The planner of the cooking world: reads A0, what is seen and the instruction; learns nothing. */
import type { Vocabulary } from "../../../core/afk-notebook/index.js";
import type { QueryDecision, QueryPolicy, QueryView } from "../../../core/query-scene.js";
import { openCookingNotebook } from "./cooking-notebook.js";
import {
  findCut,
  findPhrases,
  readAnswer,
  readSight,
  type Sight,
  type Told,
  toQuery,
  toWordSets,
} from "./kitchen-text.js";

const verbs: Readonly<Record<string, string>> = { sliced: "slice", diced: "dice", chopped: "chop" };

/** Asks where each ingredient is unless it sees it, takes it, then asks how it has to be and cuts it. */
export function createCookingPlanner(vocabulary: Vocabulary): QueryPolicy {
  const words = toWordSets(vocabulary);

  function readView({ instruction, history }: QueryView) {
    const notebook = openCookingNotebook(instruction, vocabulary);
    for (const { outcome } of history) if (outcome.answer !== null) notebook.add(outcome.answer);
    const told = notebook.taskNotes().flatMap(({ text }) => readAnswer(text) ?? []);
    const outcome = history.at(-1)?.outcome;
    const sight = outcome ? readSight(outcome) : { room: "", carried: "" };
    const done = new Set(history.map(({ command }) => command));
    return { wanted: findPhrases(instruction, words), told, sight, done };
  }

  return {
    name: "planner",
    decide(view) {
      const { wanted, told, sight, done } = readView(view);
      const carried = findPhrases(sight.carried, words);
      const missing = wanted.find((thing) => !carried.includes(thing));
      if (missing) {
        const visible = findPhrases(sight.room, words).includes(missing);
        return visible ? act(`take ${missing}`) : lookFor(missing, told, done);
      }
      return prepare(wanted, told, sight);
    },
  };
}

function lookFor(
  thing: string,
  told: readonly Told[],
  done: ReadonlySet<string | null>,
): QueryDecision {
  const place = told.find((fact) => fact.kind === "place" && fact.thing === thing);
  if (place?.kind !== "place") return ask("where", thing);
  const open = `open ${place.at}`;
  return place.link === "in" && !done.has(open) ? act(open) : act(`take ${thing}`);
}

function prepare(wanted: readonly string[], told: readonly Told[], sight: Sight): QueryDecision {
  for (const thing of wanted) {
    if (findCut(sight.carried, thing)) continue;
    const need = told.find((fact) => fact.kind === "need" && fact.thing === thing);
    if (need?.kind !== "need") return ask("how", thing);
    const verb = verbs[need.cutting];
    if (verb) return act(`${verb} ${thing}`);
  }
  return ask("how", wanted[0] ?? "");
}

function act(command: string): QueryDecision {
  return { kind: "act", command };
}

function ask(func: "where" | "how", thing: string): QueryDecision {
  return { kind: "ask", query: toQuery(func, thing) };
}
