/** What a grid policy knows of a game by now: its map and its notebook. */
import { type Note, plainWords, splitAnswer } from "../../../core/afk-notebook/index.js";
import type { CellLook } from "../../../core/grid.js";
import type { Query, QueryStep } from "../../../core/query-scene.js";
import { spellQuery } from "../asking.js";
import { before, createGridMap, type GridMap } from "./grid-map.js";
import { noteAnswer, openGridNotebook, readNotes, type Told } from "./grid-notes.js";
import { type Options, openOptions } from "./options.js";

export interface GridMind {
  readonly instruction: string;
  readonly map: GridMap;
  /** What may be read: A0, the instruction first. */
  notes(): readonly Note[];
  /** Takes in what happened next. @returns whether the notebook pays the bonus for it */
  take(step: QueryStep): boolean;
  told(): Told;
  options(): Options;
  /** How often that was asked. */
  timesAsked(query: Query): number;
  facesLock(): boolean;
  /** Whether it ever faced the lock. */
  sawLock(): boolean;
  /** Whether it ever faced a thing that looks so. */
  wasFaced(look: Look): boolean;
  /** Whether a key that looks so did not fit. */
  wasTried(look: Look): boolean;
}

/** What can be told apart. */
interface Look {
  readonly kind: string;
  readonly color?: string;
}

/** @param without "notebook": only the last answer is read; the notebook still pays the bonus */
export function openGridMind(instruction: string, without?: string): GridMind {
  const map = createGridMap();
  const notebook = openGridNotebook(instruction);
  const asked = new Map<string, number>();
  const faced = new Set<string>();
  const wrongKeys = new Set<string>();
  let lastAnswer = "";
  let told: Told | undefined;
  let options: Options | undefined;
  const readTold = (): Told => {
    told ??= readNotes(instruction, readable());
    return told;
  };
  const readable = (): readonly Note[] =>
    without === "notebook"
      ? [instruction, ...splitAnswer(lastAnswer)].map((text) => ({
          text: text.trim(),
          words: plainWords(text),
        }))
      : notebook.taskNotes();
  return {
    instruction,
    map,
    notes: readable,
    take(step) {
      options = undefined;
      map.take(step);
      const ahead = map.look(before(map.robot()));
      if (ahead) faced.add(nameLook(ahead));
      const carried = map.carries();
      if (step.command === "toggle" && carried && ahead && isLock(ahead)) {
        wrongKeys.add(nameLook({ kind: carried.thing, color: carried.color }));
      }
      const { query, outcome } = step;
      if (!query || outcome.answer === null) return false;
      asked.set(spellQuery(query), (asked.get(spellQuery(query)) ?? 0) + 1);
      told = undefined;
      lastAnswer = outcome.answer;
      return noteAnswer(notebook, outcome.answer);
    },
    told: readTold,
    options() {
      options ??= openOptions(map, readTold().danger);
      return options;
    },
    timesAsked: (query) => asked.get(spellQuery(query)) ?? 0,
    facesLock() {
      const look = map.look(before(map.robot()));
      return look !== undefined && isLock(look);
    },
    sawLock: () => faced.has(lockName),
    wasFaced: (look) => faced.has(nameLook(look)),
    wasTried: (look) => wrongKeys.has(nameLook(look)),
  };
}

const lockName = "lock";

function nameLook(look: Look | CellLook): string {
  if ("state" in look && look.state === "locked") return lockName;
  return `${look.kind} ${"color" in look ? look.color : ""}`;
}

export function isLock(look: CellLook): boolean {
  return look.kind === "door" && look.state === "locked";
}

/** Whether it is what that name says: "blue ball". */
export function isNamed(name: string): (look: CellLook) => boolean {
  return (look) => "color" in look && look.kind !== "tile" && `${look.color} ${look.kind}` === name;
}
