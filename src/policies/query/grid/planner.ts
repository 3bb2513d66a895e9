/** The planner of the grid world: asks what the task needs, explores, goes; it learns nothing. */
import type { Query, QueryDecision, QueryPolicy } from "../../../core/query-scene.js";
import { createFollower } from "../query-learner.js";
import { type GridMind, isLock, isNamed, openGridMind } from "./grid-mind.js";

export function createGridPlanner(): QueryPolicy {
  const follow = createFollower((instruction) => openGridMind(instruction));
  return {
    name: "planner",
    decide(view) {
      const mind = follow(view);
      const declined = view.declined ?? [];
      const question = listQuestions(mind).find(({ query }) => !isDeclined(query, declined));
      return question ?? { kind: "act", command: nextAction(mind) };
    },
  };
}

function isDeclined(query: Query, declined: readonly Query[]): boolean {
  return declined.some(
    ({ func, adjective, noun }) =>
      func === query.func && adjective === query.adjective && noun === query.noun,
  );
}

/** What the task needs, in order. */
function listQuestions(mind: GridMind): readonly Question[] {
  const { instruction } = mind;
  const { danger, key } = mind.told();
  return [
    ...(instruction.includes("danger zone") && !danger ? [ask("what", "danger zone")] : []),
    ...(instruction.includes("key") && !key && mind.facesLock() ? [ask("what", "key")] : []),
    ...listQuestionsOnToy(mind),
  ];
}

function listQuestionsOnToy(mind: GridMind): readonly Question[] {
  const { child, toy, owner, suitcase, rooms } = mind.told();
  if (!child) return [];
  if (!toy) return [ask("what", `${child} toy`)];
  const hidden = mind.instruction.includes(`find ${child}`);
  if (!hidden) return rooms.has(toy) ? [] : [ask("where", toy)];
  if (!owner) return [ask("where", toy)];
  return suitcase ? [] : [ask("what", `${owner} suitcase`)];
}

type Question = Extract<QueryDecision, { kind: "ask" }>;

function ask(func: "what" | "where", name: string): Question {
  const words = name.split(" ");
  const noun = words.at(-1) ?? name;
  const [adjective] = words;
  return {
    kind: "ask",
    query: words.length > 1 && adjective ? { func, adjective, noun } : { func, noun },
  };
}

/** To the toy or the goal; else through the lock; else on to what was never seen. */
function nextAction(mind: GridMind): string {
  const { toy, suitcase } = mind.told();
  const options = mind.options();
  const target = suitcase ?? toy;
  const end = target
    ? options.face(isNamed(target), "toggle")
    : options.standOn(({ kind }) => kind === "goal");
  return end ?? openLock(mind) ?? options.explore() ?? "done";
}

function openLock(mind: GridMind): string | null {
  const { key } = mind.told();
  const options = mind.options();
  const toLock = options.face(isLock, "toggle");
  if (toLock === null) return null;
  if (!key) return toLock;
  const carried = mind.map.carries();
  if (carried && `${carried.color} ${carried.thing}` === key) return toLock;
  const toKey = options.face(isNamed(key), "pickup");
  return carried && toKey ? options.drop() : toKey;
}
