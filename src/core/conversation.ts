/** Episodes as conversations, with which models are trained (ABA, section 3.2.2) and asked. */
import type { Variant } from "./episode.js";
import type { Message } from "./model.js";
import type { TaskType } from "./scene.js";

export interface ConversationMessage extends Message {
  /** The paper's n: an action injected as noise, which no model is to learn. */
  readonly isNoise?: boolean;
}

export interface Conversation {
  readonly id: string;
  /** Conversations of one home stay together when they are split. */
  readonly home: string;
  readonly variant: Variant;
  /** The type of the first task. */
  readonly type: TaskType;
  /** Who answered. */
  readonly people: "simulated" | "real";
  /** The number of tasks done in it. */
  readonly tasks: number;
  /** From the system's message to the agent's last action. */
  readonly turns: readonly ConversationMessage[];
}
