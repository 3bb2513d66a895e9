/** The features name no colour, person or room: they do language work that the paper's network learns. */
import type { GridMind } from "../../../src/policies/query/grid/grid-mind.js";
import { again, type Choice, carriedOf } from "./grid-choices.js";

/** @param made how often the same was chosen before in this game */
export function describeChoice(
  choice: Choice,
  made: number,
  situation: Situation,
): readonly string[] {
  const { kind, isQuestion } = choice;
  const { danger, toy, key, fruitless } = situation;
  const repeats = isQuestion ? "" : again(made);
  const sort = isQuestion ? "ask" : "act";
  return [
    // What all choices of the moment share, so that the others tell only how they differ.
    `${danger} ${toy} ${key}`,
    // Danger concerns every move, whatever its aim.
    `${sort} ${danger}`,
    `${sort} ${fruitless}`,
    kind,
    `${kind} ${repeats}`,
    `${kind} ${danger}`,
    `${kind} ${toy}`,
    `${kind} ${key}`,
    `${kind} ${toy} ${key}`,
    `${kind} ${repeats} ${toy} ${key}`,
  ];
}

type Situation = ReturnType<typeof situationOf>;

export function situationOf(mind: GridMind) {
  const { danger, child, toy, owner, suitcase, key } = mind.known();
  const { instruction } = mind;
  const wantsDanger = instruction.includes("danger");
  const wantsKey = instruction.includes("key");
  const wants = instruction.includes("find jack") || instruction.includes("find mary");
  return {
    danger: wantsDanger ? (danger ? "danger:told" : "danger:untold") : "danger:-",
    toy: child
      ? `toy:${wants ? "find" : "go"}${toy ? "+toy" : ""}${owner ? "+owner" : ""}${suitcase ? "+suitcase" : ""}`
      : "toy:-",
    key: wantsKey
      ? `key:${key ? "told" : "untold"},${carriedOf(mind)},${mind.facesLock() ? "lock" : "-"}`
      : "key:-",
    fruitless: `fruitless:${Math.min(3, mind.fruitless())}`,
  };
}
