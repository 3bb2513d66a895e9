/** Episodes as conversations: what a model is trained on (ABA, section 3.2.2), and how it is asked afterwards. */
import type { Variant } from "./episode.js";
import type { Message } from "./model.js";
import type { TaskType } from "./scene.js";

export interface ConversationMessage extends Message {
  /** The paper's n: an action that was injected as noise; nobody is to learn it. */
  readonly isNoise?: boolean;
}

export interface Conversation {
  readonly id: string;
  /** Conversations of one home stay together when they are split. */
  readonly home: string;
  readonly variant: Variant;
  /** Of the first task. */
  readonly type: TaskType;
  /** Who answered. */
  readonly people: "simulated" | "real";
  /** Tasks that were done in it. */
  readonly tasks: number;
  /** From the system's message to the agent's last action. */
  readonly turns: readonly ConversationMessage[];
}
