/** Plans the cooking game by the stored answers, the observation and the instruction. Learns nothing. */

import type { QueryDecision, QueryPolicy, QueryView } from "../../../core/episode/query-scene.js";
import type { Vocabulary } from "../../../core/memory/afk-notebook.js";
import { type Asker, openAsker, type QueryAsking } from "../asking.js";
import { openCookingNotebook } from "./cooking-notebook.js";
import {
  findCut,
  findPhrases,
  readAnswer,
  readHolders,
  readKitchen,
  toQuery,
  toWordSets,
} from "./kitchen-text.js";

const verbs: Readonly<Record<string, string>> = { sliced: "slice", diced: "dice", chopped: "chop" };

type Kitchen = ReturnType<typeof readView>;

function readView({ instruction, history }: QueryView, vocabulary: Vocabulary) {
  const notebook = openCookingNotebook(instruction, vocabulary);
  for (const { outcome } of history) if (outcome.answer !== null) notebook.add(outcome.answer);
  const outcome = history.at(-1)?.outcome;
  return {
    wanted: findPhrases(instruction, toWordSets(vocabulary)),
    answers: notebook.taskNotes().flatMap(({ text }) => readAnswer(text) ?? []),
    sight: outcome ? readKitchen(outcome) : { room: "", carried: "" },
    done: new Set(history.map(({ command }) => command)),
  };
}

/**
 * Asks where each unseen ingredient is, takes it, asks how to prepare it and cuts it. Without an answer it opens closed
 * places, and guesses the cut uniformly: a wrong one ends the game.
 */
export function createCookingPlanner(vocabulary: Vocabulary, asking?: QueryAsking): QueryPolicy {
  const words = toWordSets(vocabulary);
  return {
    name: "planner",
    decide(view) {
      const kitchen = readView(view, vocabulary);
      const asker = openAsker(asking, view);
      const eager = asker.isEager ? askAll(kitchen, asker) : null;
      if (eager) return eager;
      const carried = findPhrases(kitchen.sight.carried, words);
      const missing = kitchen.wanted.find((thing) => !carried.includes(thing));
      if (!missing) return prepare(kitchen, asker);
      const visible = findPhrases(kitchen.sight.room, words).includes(missing);
      return visible ? asker.act(`take ${missing}`) : lookFor(missing, kitchen, asker);
    },
  };
}

function askAll({ wanted }: Kitchen, asker: Asker): QueryDecision | null {
  const all = wanted.flatMap((thing) => [toQuery("where", thing), toQuery("how", thing)]);
  const next = all.find((query) => !asker.wasAsked(query));
  return next ? asker.ask(next) : null;
}

function lookFor(thing: string, { answers, sight, done }: Kitchen, asker: Asker): QueryDecision {
  const place = answers.find((fact) => fact.kind === "place" && fact.thing === thing);
  if (place?.kind !== "place") {
    const question = asker.ask(toQuery("where", thing));
    if (question) return question;
    const closed = readHolders(sight.room).find(({ things }) => things === null);
    return asker.act(closed ? `open ${closed.place}` : `take ${thing}`);
  }
  const open = `open ${place.at}`;
  return asker.act(place.link === "in" && !done.has(open) ? open : `take ${thing}`);
}

function prepare({ wanted, answers, sight }: Kitchen, asker: Asker): QueryDecision {
  for (const thing of wanted) {
    if (findCut(sight.carried, thing)) continue;
    const need = answers.find((fact) => fact.kind === "need" && fact.thing === thing);
    const verb = need?.kind === "need" ? verbs[need.cutting] : undefined;
    if (verb) return asker.act(`${verb} ${thing}`);
    if (need) continue;
    const question = asker.ask(toQuery("how", thing));
    return question ?? asker.act(`slice ${thing}`);
  }
  const uncut = wanted.find((thing) => !findCut(sight.carried, thing));
  return asker.ask(toQuery("how", uncut ?? "")) ?? asker.act("look");
}
