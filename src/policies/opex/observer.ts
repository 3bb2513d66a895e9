/** The observer (section 3): extracts the state that matters for the executor's subtask. */
import type { ChatModel } from "../../core/model.js";
import {
  deedsSoFar,
  foundThings,
  type OpexMoment,
  seenNow,
  unseenPlaces,
  writePrompt,
} from "./moment.js";

const setup = `You describe to a household robot the state it is in, for one subtask.
You get the kind of room, the subtask, what was found, what is seen now, what is held, and the error of the last action if there was one. Answer with a few plain sentences about what matters for the subtask: the error first if there is one, then where the robot stands and what it holds, then things and places that the subtask is about. Leave everything else out. Say nothing that is not in the input.`;

const longest = 800;

export interface Observing {
  readonly moment: OpexMoment;
  readonly subtask: string;
  readonly error: string | null;
}

/** @throws ModelError */
export async function observe(model: ChatModel, observing: Observing): Promise<string> {
  const { moment, subtask, error } = observing;
  const lines = [
    `Room: ${moment.room}`,
    `Subtask: ${JSON.stringify(subtask)}`,
    `Found so far: ${foundThings(moment).join(", ") || "nothing"}`,
    `Seen now: ${seenNow(moment).join("; ") || "nothing"}`,
    `Places not looked into: ${unseenPlaces(moment).join(", ") || "none"}`,
    `Holding: ${moment.belief.held ?? "nothing"}`,
    `Error: ${error ?? "none"}`,
  ];
  const told = await model.complete({
    ...writePrompt("observer", setup, { lines, moment }),
    maxTokens: 250,
  });
  return told.slice(0, longest);
}

/** The full state by template, used without the observer. */
export function describeState({ moment, error }: Observing): string {
  return [
    ...(error ? [`The last action failed: ${error}`] : []),
    `You are in a ${moment.room}. You hold ${moment.belief.held ?? "nothing"}.`,
    `Here: ${seenNow(moment).join("; ") || "nothing"}.`,
    `Done so far: ${deedsSoFar(moment).join("; ") || "nothing"}.`,
    `Places not looked into: ${unseenPlaces(moment).join(", ") || "none"}.`,
  ].join(" ");
}
