/** Holds what a policy knows of a grid game: a map, the stored answers, and ways to go on. */
import type { CellLook } from "../../../core/episode/grid.js";
import type { Query, QueryStep } from "../../../core/episode/query-scene.js";
import { type Note, plainWords, splitAnswer } from "../../../core/memory/afk-notebook.js";
import { spellQuery } from "../asking.js";
import {
  before,
  createGridMap,
  type GridMap,
  isOpenTo,
  numberOf,
  type Spot,
  type Stance,
  ways,
} from "./grid-map.js";
import { type KnownTask, noteAnswer, openGridNotebook, readNotes } from "./grid-notes.js";

function openOptions(map: GridMap, danger: string | null) {
  const isSafe = (look: CellLook): boolean => look.kind !== "tile" || look.color !== danger;
  let searched: Reach | undefined;
  const reach = (): Reach => {
    searched ??= searchPaths(map, isSafe);
    return searched;
  };
  const looksSo = (spot: Spot, test: (look: CellLook) => boolean): boolean => {
    const look = map.look(spot);
    return look !== undefined && test(look);
  };
  const goTo = (act: string, isEnd: (stance: Stance) => boolean): string | null => {
    const node = reach().nearest(isEnd);
    return node && (node.command ?? act);
  };
  const isFloor = (spot: Spot): boolean =>
    map.look(spot)?.kind === "floor" && !isBeforeDoor(map, spot);
  return {
    /** Turns to a matching thing or door, then does `act`. */
    face: (test: (look: CellLook) => boolean, act: string) =>
      goTo(act, (stance) => looksSo(before(stance), test)),
    standOn: (test: (look: CellLook) => boolean) => goTo("done", (stance) => looksSo(stance, test)),
    /** Turns to free floor that is not in front of a door, to drop there. */
    drop: () => goTo("drop", (stance) => isFloor(before(stance))),
    explore(): string | null {
      const node = reach().best((stance) => novelty(map, stance));
      return node && (node.command ?? "done");
    },
  };
}

function isBeforeDoor(map: GridMap, { x, y }: Spot): boolean {
  return ways.some((way) => map.look({ x: x + way.x, y: y + way.y })?.kind === "door");
}

/** Returns a penalty, in steps, for exploring from here: 0 in a doorway, as a room lies behind. Null if all is seen. */
function novelty(map: GridMap, stance: { x: number; y: number; turn: number }): number | null {
  if (map.look(before(stance)) !== undefined) return null;
  return isOpenTo(map.look(stance)) && map.look(stance)?.kind === "door" ? 0 : beyondWalls;
}

const beyondWalls = 4;

export type GridMind = ReturnType<typeof openGridMind>;

interface Appearance {
  readonly kind: string;
  readonly color?: string;
}

/** @param forgets lets the policy read only the last answer; bonuses stay the same */
export function openGridMind(instruction: string, forgets = false) {
  const map = createGridMap();
  const notebook = openGridNotebook(instruction);
  const asked = new Map<string, number>();
  const faced = new Set<string>();
  const wrongKeys = new Set<string>();
  let lastAnswer = "";
  let observation = "";
  let fruitless = 0;
  let known: KnownTask | undefined;
  let options: ReturnType<typeof openOptions> | undefined;
  const readKnown = (): KnownTask => {
    known ??= readNotes(instruction, readable());
    return known;
  };
  const readable = (): readonly Note[] =>
    forgets
      ? [instruction, ...splitAnswer(lastAnswer)].map((text) => ({
          text: text.trim(),
          words: plainWords(text),
        }))
      : notebook.taskNotes();
  return {
    instruction,
    map,
    /**
     * What the policy may read: the instruction, then notes connected to it (A0); or the last note, if it `forgets`.
     */
    notes: readable,
    seen: () => plainWords(observation),
    /** Updates map and notes with a step. Returns whether its answer earns the bonus for useful answers. */
    take(step: QueryStep) {
      options = undefined;
      map.take(step);
      const ahead = map.look(before(map.robot()));
      if (ahead) faced.add(nameOf(ahead));
      const carried = map.carries();
      if (step.command === "toggle" && carried && ahead && isLock(ahead)) {
        wrongKeys.add(nameOf({ kind: carried.thing, color: carried.color }));
      }
      const { query, outcome } = step;
      observation = outcome.observation;
      if (!query || outcome.answer === null) return false;
      asked.set(spellQuery(query), (asked.get(spellQuery(query)) ?? 0) + 1);
      known = undefined;
      lastAnswer = outcome.answer;
      const isNew = noteAnswer(notebook, outcome.answer);
      fruitless = isNew ? 0 : fruitless + 1;
      return isNew;
    },
    known: readKnown,
    options() {
      options ??= openOptions(map, readKnown().danger);
      return options;
    },
    timesAsked: (query: Query) => asked.get(spellQuery(query)) ?? 0,
    fruitless: () => fruitless,
    facesLock() {
      const look = map.look(before(map.robot()));
      return look !== undefined && isLock(look);
    },
    sawLock: () => faced.has(lockName),
    wasFaced: (look: Appearance) => faced.has(nameOf(look)),
    wasTried: (look: Appearance) => wrongKeys.has(nameOf(look)),
  };
}

const lockName = "lock";

function nameOf(look: Appearance | CellLook): string {
  if ("state" in look && look.state === "locked") return lockName;
  return `${look.kind} ${"color" in look ? look.color : ""}`;
}

export function isLock(look: CellLook): boolean {
  return look.kind === "door" && look.state === "locked";
}

export function isNamed(name: string): (look: CellLook) => boolean {
  return (look) => "color" in look && look.kind !== "tile" && `${look.color} ${look.kind}` === name;
}

type Reach = ReturnType<typeof searchPaths>;

/** A reachable stance; `command` is the first on the way, null at the start. */
interface Node {
  readonly stance: Stance;
  readonly cost: number;
  readonly command: string | null;
}

/** Finds reachable stances (spot and direction) by steps, avoiding danger; a closed door costs one more. @internal */
export function searchPaths(map: GridMap, isSafe: (look: CellLook) => boolean) {
  const nodes: Node[] = [];
  const layers: Node[][] = [[{ stance: map.robot(), cost: 0, command: null }]];
  const settled = new Set<number>();
  for (let cost = 0; cost < layers.length; cost++) {
    for (const node of layers[cost] ?? []) {
      const key = numberOf(node.stance) * 4 + node.stance.turn;
      if (settled.has(key)) continue;
      settled.add(key);
      nodes.push(node);
      for (const move of movesFrom(map, isSafe, node.stance)) {
        const command = node.command ?? move.command;
        const next = { stance: move.stance, cost: cost + move.cost, command };
        const layer = layers[next.cost] ?? [];
        layers[next.cost] = layer;
        layer.push(next);
      }
    }
  }
  return {
    nearest: (test: (stance: Stance) => boolean) =>
      nodes.find(({ stance }) => test(stance)) ?? null,
    best(penalty: (stance: Stance) => number | null): Node | null {
      let best: { node: Node; total: number } | undefined;
      for (const node of nodes) {
        if (best && node.cost >= best.total) break;
        const extra = penalty(node.stance);
        if (extra === null) continue;
        const total = node.cost + extra;
        if (!best || total < best.total) best = { node, total };
      }
      return best?.node ?? null;
    },
  };
}

function movesFrom(
  map: GridMap,
  isSafe: (look: CellLook) => boolean,
  stance: Stance,
): readonly Node[] {
  const turns = [
    { command: "left", stance: { ...stance, turn: (stance.turn + 3) % 4 }, cost: 1 },
    { command: "right", stance: { ...stance, turn: (stance.turn + 1) % 4 }, cost: 1 },
  ];
  const spot = before(stance);
  const ahead = map.look(spot);
  if (!ahead || !isSafe(ahead)) return turns;
  const moved = { ...stance, ...spot };
  if (isOpenTo(ahead)) return [...turns, { command: "forward", stance: moved, cost: 1 }];
  const isClosed = ahead.kind === "door" && ahead.state === "closed";
  return isClosed ? [...turns, { command: "toggle", stance: moved, cost: 2 }] : turns;
}
