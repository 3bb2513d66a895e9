import { aheadOf, cellAt, lookOf, type Position, positionsOf } from "../../../scenes/grid/cells.js";
import { children, type Described, type GridGame, roomAt } from "../../../scenes/grid/game.js";
import type { GridState } from "../../../scenes/grid/state.js";
import type { Query } from "../../../src/core/query-scene.js";

const unknown = "I dont know";

export function answerOnGrid(game: GridGame, state: GridState, query: Query): string {
  const answer = query.func === "what" ? formatWhat(game, state, query) : null;
  return (query.func === "where" ? formatWhere(game, state, query) : answer) ?? unknown;
}

function formatWhat(game: GridGame, state: GridState, { adjective, noun }: Query): string | null {
  const child = children.find((name) => name === adjective);
  if (noun === "toy" && child) {
    const toy = child === game.child ? game.toy : game.otherToy;
    return toy && `${child} toy is ${describe(toy)}`;
  }
  if (noun === "suitcase" && child) {
    if (game.suitcase === null || child === game.child) return null;
    return `different from tim, ${child} suitcase ${game.suitcase} box`;
  }
  if (adjective === "danger") return game.danger && `danger zone is ${game.danger}`;
  return noun === "key" ? formatKey(game, state) : null;
}

/** Answers only in front of the lock. */
function formatKey({ keyColor }: GridGame, { grid, robot }: GridState): string | null {
  const door = cellAt(grid, aheadOf(robot));
  if (door.kind !== "door" || door.state !== "locked") return null;
  return keyColor && `${keyColor} key to the door`;
}

function formatWhere(game: GridGame, state: GridState, query: Query): string | null {
  const { adjective, noun } = query;
  const place = adjective ? undefined : game.places.get(noun);
  if (place) return `${noun} in ${place}`;
  if (!adjective) return null;
  const { toy, decoy } = game;
  const asked = `${adjective} ${noun}`;
  if (game.suitcase && toy && asked === describe(toy)) {
    const owner = children.find((name) => name !== game.child);
    return `while ${decoy.color} ball in the ${decoy.place}, ${asked} in ${owner} suitcase`;
  }
  const at = findVisible(state, asked);
  return at && `${asked} in room${roomAt(game.task, at)}`;
}

/** Finds the first match, row by row; closed boxes hide their content. */
function findVisible({ grid }: GridState, name: string): Position | null {
  const found = positionsOf(grid).find((at) => {
    const look = lookOf(cellAt(grid, at));
    if (look.kind === "tile" || !("color" in look)) return false;
    return `${look.color} ${look.kind}` === name;
  });
  return found ?? null;
}

function describe({ color, type }: Described): string {
  return `${color} ${type}`;
}

/** Questions that the task needs (the paper's Q_t). A box's place only matters with several rooms. */
export function listGoodQueries({ task, toy, child, suitcase }: GridGame): readonly Query[] {
  const queries: Query[] = [];
  const add = (func: Query["func"], adjective: string | null, noun: string): void => {
    queries.push(adjective ? { func, adjective, noun } : { func, noun });
  };
  if (task.danger) add("what", "danger", "zone");
  if (task.door) add("what", null, "key");
  if (toy && child) {
    add("what", child, "toy");
    add("where", toy.color, toy.type);
  }
  if (suitcase) {
    add("what", children.find((name) => name !== child) ?? null, "suitcase");
    if (task.columns > 1) add("where", suitcase, "box");
  }
  return queries;
}
