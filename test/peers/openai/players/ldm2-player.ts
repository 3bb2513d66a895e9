/** Plays LDM2 by rules over the prompt's JSON; its memory is the summaries it wrote. */
import type { TrajectoryStep } from "../../../../src/core/episode/episode.js";
import { classOf } from "../../../../src/core/memory/fact.js";
import { type ParsedTask, parseTask } from "../../../../src/policies/rules/task-sentence.js";
import { type Bearings, takeBearings } from "../../../../src/policies/tuples/bearings.js";

export interface Now {
  readonly goal: string;
  readonly subgoals: readonly { readonly name: string; readonly done: boolean }[];
  readonly past: string;
}

interface PastStep {
  readonly action?: string;
  readonly observation: string;
}

const tools = { clean: "sinkbasin", heat: "microwave", cool: "fridge" } as const;
const leaning = /^(?:look|inventory|help|examine|close)\b/;

export function writeHistory(goal: string, past: readonly PastStep[]) {
  const trajectory = past.map(({ action, observation }): TrajectoryStep => {
    const seen = { observation, admissible: [] };
    return action === undefined
      ? { kind: "begin", ...seen }
      : { kind: "act", thought: "", command: action, ...seen, reward: 0 };
  });
  const bearings = takeBearings({ task: goal, particular: false, trajectory });
  if (!bearings) return { evaluation: [{ name: "do it", done: false }], summary: "Unknown." };
  const { belief, candidates } = bearings;
  const lines = [
    `Looked into: ${[...belief.contents.keys()].join(", ") || "nothing"}.`,
    `Seen: ${candidates.map(({ thing, place }) => `${thing} at ${place}`).join(", ") || "nothing"}.`,
    `Holding: ${belief.held ?? "nothing"}.`,
  ];
  return { evaluation: evaluate(bearings), summary: lines.join(" ") };
}

function evaluate({ task, delivered, inHand, candidates, treated }: Bearings) {
  if (task.kind === "look") {
    const isFound = inHand !== null || candidates.length > 0;
    return [
      { name: "find", done: isFound },
      { name: "take", done: inHand !== null },
      { name: "light", done: false },
    ];
  }
  return Array.from({ length: task.count }, (_, index) => {
    const isDone = index < delivered.length;
    const isHeld = isDone || (index === delivered.length && inHand !== null);
    const nth = task.count > 1 ? ` ${index + 1}` : "";
    return [
      { name: `find${nth}`, done: isHeld || candidates.length > 0 },
      { name: `take${nth}`, done: isHeld },
      ...(task.treatment ? [{ name: task.treatment, done: isHeld && treated }] : []),
      { name: `put${nth}`, done: isDone },
    ];
  }).flat();
}

export function sortTexts(texts: readonly { readonly number: number; readonly text: string }[]) {
  const types = new Map<string, number[]>();
  for (const { number, text } of texts) {
    const name = typeOf(text);
    types.set(name, [...(types.get(name) ?? []), number]);
  }
  return { types: [...types].map(([name, numbers]) => ({ name, numbers })) };
}

export function typeOf(text: string): string {
  const found =
    /\b(clean|heat|cool|hot|cold|two|look at|examine|closed|open|pick up|arrive)\b/i.exec(text);
  return found?.[1]?.toLowerCase() ?? "other";
}

export function weighCommands(now: Now, options: readonly string[]): readonly number[] {
  const places = options.flatMap((option) => /^go to (.+)$/.exec(option)?.[1] ?? []);
  const task = parseTask(now.goal, new Set(places.map(classOf)));
  return options.map((option) => (task ? weigh(task, now, option) : 1));
}

function weigh(task: ParsedTask, { subgoals, past }: Now, option: string): number {
  if (leaning.test(option)) return 0.001;
  const list = (what: string) => new RegExp(`${what}: ([^.]*)\\.`).exec(past)?.[1] ?? "nothing";
  const looked = list("Looked into").split(", ");
  const holding = classOf(list("Holding")) === task.object;
  const seen = [...list("Seen").matchAll(/at ([a-z]+ \d+)/g)].map(([, place]) => place);
  const treated =
    task.treatment === null || subgoals.find(({ done }) => !done)?.name !== task.treatment;
  const place = /(?:go to|open) (.+)$/.exec(option)?.[1] ?? "";
  const wanted =
    classOf(place) === (treated ? task.target : task.treatment && tools[task.treatment]);
  if (task.kind === "look" && holding && option.startsWith("use ")) return 100;
  if (
    holding &&
    !treated &&
    task.treatment &&
    option.startsWith(`${task.treatment} ${task.object}`)
  )
    return 100;
  if (holding && treated && /^(?:put|move) /.test(option) && option.includes(` ${task.target} `))
    return 100;
  if (/^take /.test(option))
    return !holding && option.startsWith(`take ${task.object} `) ? 90 : 0.001;
  if (/^(?:put|move|use|clean|heat|cool|slice) /.test(option)) return 0.001;
  if (option.startsWith("open ")) return holding && !wanted ? 0.1 : 50;
  if (holding && task.kind === "place") return wanted ? 30 : 0.1;
  if (seen.includes(place)) return 40;
  return looked.includes(place) ? 0.01 : 10;
}
