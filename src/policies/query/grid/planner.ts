/** The planner of the grid world: asks what the task needs, explores, goes; it learns nothing. */
import type { QueryDecision, QueryPolicy } from "../../../core/query-scene.js";
import { createFollower } from "../query-learner.js";
import { type GridMind, isLock, isNamed, openGridMind } from "./grid-mind.js";

export function createGridPlanner(): QueryPolicy {
  const follow = createFollower((instruction) => openGridMind(instruction));
  return {
    name: "planner",
    decide(view) {
      const mind = follow(view);
      const question = nextQuestion(mind);
      return question ?? { kind: "act", command: nextAction(mind) };
    },
  };
}

function nextQuestion(mind: GridMind): QueryDecision | null {
  const { instruction } = mind;
  const { danger, child, toy, owner, suitcase, key, rooms } = mind.told();
  if (instruction.includes("danger zone") && !danger) return ask("what", "danger zone");
  if (instruction.includes("key") && !key && mind.facesLock()) return ask("what", "key");
  if (!child) return null;
  if (!toy) return ask("what", `${child} toy`);
  const hidden = instruction.includes(`find ${child}`);
  if (!hidden) return rooms.has(toy) ? null : ask("where", toy);
  if (!owner) return ask("where", toy);
  return suitcase ? null : ask("what", `${owner} suitcase`);
}

function ask(func: "what" | "where", name: string): QueryDecision {
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
