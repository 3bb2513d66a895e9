import { type Note, plainWords, splitAnswer } from "../../../core/afk-notebook/index.js";
import type { CellLook } from "../../../core/grid.js";
import type { Query, QueryStep } from "../../../core/query-scene.js";
import { spellQuery } from "../asking.js";
import { before, createGridMap, type GridMap } from "./grid-map.js";
import { type KnownTask, noteAnswer, openGridNotebook, readNotes } from "./grid-notes.js";
import { type Options, openOptions } from "./options.js";

export interface GridMind {
  readonly instruction: string;
  readonly map: GridMap;
  /** Readable notes: A0, the instruction first. */
  notes(): readonly Note[];
  seen(): readonly string[];
  /** Returns whether the notebook pays the bonus. */
  take(step: QueryStep): boolean;
  known(): KnownTask;
  options(): Options;
  timesAsked(query: Query): number;
  fruitless(): number;
  facesLock(): boolean;
  sawLock(): boolean;
  wasFaced(look: Appearance): boolean;
  wasTried(look: Appearance): boolean;
}

interface Appearance {
  readonly kind: string;
  readonly color?: string;
}

/** @param forgets only the last answer is readable; bonuses do not change */
export function openGridMind(instruction: string, forgets = false): GridMind {
  const map = createGridMap();
  const notebook = openGridNotebook(instruction);
  const asked = new Map<string, number>();
  const faced = new Set<string>();
  const wrongKeys = new Set<string>();
  let lastAnswer = "";
  let observation = "";
  let fruitless = 0;
  let known: KnownTask | undefined;
  let options: Options | undefined;
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
    notes: readable,
    seen: () => plainWords(observation),
    take(step) {
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
    timesAsked: (query) => asked.get(spellQuery(query)) ?? 0,
    fruitless: () => fruitless,
    facesLock() {
      const look = map.look(before(map.robot()));
      return look !== undefined && isLock(look);
    },
    sawLock: () => faced.has(lockName),
    wasFaced: (look) => faced.has(nameOf(look)),
    wasTried: (look) => wrongKeys.has(nameOf(look)),
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
