/**
 * Tasks as turns of a conversation, in the words of the other agents' prompts. The same when a model is
 * trained (`sous export aba-il`) and when the tuned model plays.
 */
import type { ConversationMessage } from "../../core/conversation.js";
import type { PolicyView } from "../../core/decision.js";
import type { TrajectoryStep } from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import { describeMoment, instruct } from "../react/prompt.js";
import { writeSteps } from "../react/transcript.js";

/** What a task's turns are made of. */
export interface PlayedTask
  extends Pick<PolicyView, "task" | "particular" | "chosen" | "facts" | "rules" | "trajectory"> {
  /** Facts of before the task: they stand where it begins. `facts` are what answers are told from. */
  readonly known: readonly Fact[];
  /** Whether the agent's thoughts stand before what it does. */
  readonly thoughts: boolean;
}

/** The message of the system: it has no words of people. */
export const openingTurn: ConversationMessage = instruct(true);

/** A task from its beginning to its last step: what is known and seen, then each action and what it led to. */
export function writeTask(played: PlayedTask): readonly ConversationMessage[] {
  const [begin, ...steps] = played.trajectory;
  if (!begin) return [];
  const told = { ...played, facts: played.known, trajectory: [begin], askEagerly: false };
  const text = describeMoment(told, {
    examples: [],
    exampleCount: 0,
    episodeLimit: Number.POSITIVE_INFINITY,
  });
  return [{ speaker: "user", text }, ...steps.flatMap((step) => writeStep(step, played))];
}

/** What the agent does or asks, and what comes of it; an answer that is awaited is left out. */
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

/**
 * The first two turns (system, and how the task begins) and as many of the last ones as fit; what is kept
 * begins with a turn of the agent.
 *
 * @param limit characters
 */
export function foldTurns(
  turns: readonly ConversationMessage[],
  limit: number,
): readonly ConversationMessage[] {
  const [system, begin, ...rest] = turns;
  if (!system || !begin) return turns;
  let room = limit - system.text.length - begin.text.length;
  let from = rest.length;
  while (from > 0) {
    room -= rest[from - 1]?.text.length ?? 0;
    if (room < 0) break;
    from--;
  }
  while (from > 0 && rest[from]?.speaker === "user") from++;
  return [system, begin, ...rest.slice(from)];
}
