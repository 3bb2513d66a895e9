/** Writes tasks as conversations, the same for training (`sous export aba-il`) and for play. */

import type { PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import type { Fact } from "../../core/memory/fact.js";
import type { ConversationMessage } from "../../core/question/conversation.js";
import { describeView, instruct } from "../react/prompt.js";
import { writeSteps } from "../react/transcript.js";

export interface PlayedTask
  extends Pick<PolicyView, "task" | "particular" | "chosen" | "facts" | "rules" | "trajectory"> {
  /** Facts from before the task, shown at its start; answers are quoted from `facts`. */
  readonly known: readonly Fact[];
  readonly thoughts: boolean;
}

/** The instruction. It never contains people's words. */
export const openingTurn: ConversationMessage = { speaker: "system", text: instruct(true) };

export function writeTask(played: PlayedTask): readonly ConversationMessage[] {
  const [begin, ...steps] = played.trajectory;
  if (!begin) return [];
  const start = { ...played, facts: played.known, trajectory: [begin], askEagerly: false };
  const text = describeView(start, []);
  return [{ speaker: "user", text }, ...steps.flatMap((step) => writeStep(step, played))];
}

function writeStep(
  step: TrajectoryStep,
  { facts, thoughts }: PlayedTask,
): readonly ConversationMessage[] {
  const lines = writeSteps([step], facts);
  const thought = lines.find((line) => line.startsWith("Think: "));
  return lines
    .filter((line) => line !== thought)
    .map((text) =>
      /^(?:Act|Ask): /.test(text)
        ? { speaker: "assistant", text: thought && thoughts ? `${thought}\n${text}` : text }
        : { speaker: "user", text },
    );
}

/** Most characters of the conversation; the oldest turns beyond are dropped. */
const conversationLimit = 48_000;

/** Keeps the first two turns and as many of the last as fit, starting with the agent's. */
export function foldTurns(turns: readonly ConversationMessage[]): readonly ConversationMessage[] {
  const [system, begin, ...rest] = turns;
  if (!system || !begin) return turns;
  let room = conversationLimit - system.text.length - begin.text.length;
  let from = rest.length;
  while (from > 0) {
    room -= rest[from - 1]?.text.length ?? 0;
    if (room < 0) break;
    from--;
  }
  while (from > 0 && rest[from]?.speaker === "user") from++;
  return [system, begin, ...rest.slice(from)];
}
