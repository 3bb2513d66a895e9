/**
 * The features of a choice in the grid world. They name no colour, person or room: only what the choice is,
 * how the notes relate to it, and what the notes tell by now. So they do language work that the paper's
 * network learns.
 */

import type { GridMind } from "../../../policies/query/grid/grid-mind.js";
import { again, type Choice, carriedOf } from "./grid-choices.js";

/** @param made how often the same was chosen before in this game */
export function describeChoice(
  choice: Choice,
  made: number,
  situation: Situation,
): readonly string[] {
  const { kind, isQuestion } = choice;
  const repeats = isQuestion ? "" : again(made);
  return [
    kind,
    `${kind} ${repeats}`,
    `${kind} ${situation.danger}`,
    `${kind} ${situation.toy}`,
    `${kind} ${situation.key}`,
    `${kind} ${situation.danger} ${situation.toy} ${situation.key}`,
    `${kind} ${repeats} ${situation.toy} ${situation.key}`,
  ];
}

/** What is known by now, and what is carried. */
export interface Situation {
  readonly danger: string;
  readonly toy: string;
  readonly key: string;
}

export function situationOf(mind: GridMind): Situation {
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
  };
}
