/** Plans the grid game: asks what the task needs, explores, and acts. Learns nothing. */

import type { Query, QueryPolicy } from "../../../core/episode/query-scene.js";
import { type Asker, createFollower, declinedIn, openAsker, type QueryAsking } from "../asking.js";
import { toQuery } from "../cooking/kitchen-text.js";
import { type GridMind, isLock, isNamed, openGridMind } from "./grid-mind.js";

/** Without answers the planner crosses any tile, faces unknown things, opens boxes and tries each key. */
export function createGridPlanner(asking?: QueryAsking): QueryPolicy {
  const follow = createFollower((instruction) => openGridMind(instruction));
  return {
    name: "planner",
    decide(view) {
      const mind = follow(view);
      const asker = openAsker(asking, view);
      const isDeclined = declinedIn(view);
      for (const question of listQuestions(mind, asker)) {
        if (isDeclined(question)) continue;
        const decision = asker.ask(question);
        if (decision) return decision;
      }
      return asker.act(nextAction(mind, asker.doesWithout()));
    },
  };
}

/** Lists what to ask, the most important first. An eager asker also asks what it could do without. */
function listQuestions(mind: GridMind, { isEager, wasAsked }: Asker): readonly Query[] {
  const { instruction } = mind;
  const { danger, child, toy, owner, suitcase, key, rooms } = mind.known();
  const isHidden = child !== null && instruction.includes(`find ${child}`);
  const questions: Query[] = [];
  const raise = (isOpen: boolean, func: "what" | "where", name: string): void => {
    const query = toQuery(func, name);
    if (isOpen || (isEager && !wasAsked(query))) questions.push(query);
  };
  if (instruction.includes("danger zone")) raise(!danger, "what", "danger zone");
  if (instruction.includes("key")) raise(!key && mind.sawLock(), "what", "key");
  if (child) raise(!toy, "what", `${child} toy`);
  if (toy) raise(isHidden ? !owner : !rooms.has(toy), "where", toy);
  if (isHidden && owner) raise(!suitcase, "what", `${owner} suitcase`);
  return questions;
}

/** Goes to the toy or goal, or else through the lock, or else to spots not seen yet. */
function nextAction(mind: GridMind, mayGuess: boolean): string {
  const { toy, suitcase, child } = mind.known();
  const options = mind.options();
  const target = suitcase ?? toy;
  const end = target
    ? options.face(isNamed(target), "toggle")
    : options.standOn(({ kind }) => kind === "goal");
  const guess = mayGuess && child !== null ? () => tryThing(mind) : () => null;
  return end ?? openLock(mind, mayGuess) ?? guess() ?? options.explore() ?? "done";
}

/** Opens a box that may hold the toy, or faces what may be it. */
function tryThing(mind: GridMind): string | null {
  const { toy, child } = mind.known();
  const options = mind.options();
  if (mind.instruction.includes(`find ${child}`)) {
    return options.face(({ kind }) => kind === "box", "toggle");
  }
  if (toy) return null;
  return options.face(
    (look) => (look.kind === "ball" || look.kind === "box") && !mind.wasFaced(look),
    "done",
  );
}

function openLock(mind: GridMind, mayGuess: boolean): string | null {
  const { key } = mind.known();
  const options = mind.options();
  const toLock = options.face(isLock, "toggle");
  if (toLock === null) return null;
  const carried = mind.map.carries();
  const name = carried && `${carried.color} ${carried.thing}`;
  if (!key && !(mayGuess && mind.sawLock())) return toLock;
  const isRight = (look: { readonly kind: string; readonly color?: string }): boolean =>
    key ? `${look.color} ${look.kind}` === key : look.kind === "key" && !mind.wasTried(look);
  if (carried && isRight({ kind: carried.thing, color: carried.color })) return toLock;
  const toKey = options.face((look) => look.kind === "key" && isRight(look), "pickup");
  return name && toKey ? options.drop() : toKey;
}
