/** Episodes as conversations, for training models and prompting them (ABA, section 3.2.2). */
import type { Variant } from "./episode.js";
import type { Message } from "./model.js";
import type { TaskType } from "./scene.js";

export interface ConversationMessage extends Message {
  /** The paper's n: an action injected as noise, excluded from training. */
  readonly isNoise?: boolean;
}

export interface Conversation {
  readonly id: string;
  /** Conversations of one home stay in one split. */
  readonly home: string;
  readonly variant: Variant;
  /** The type of the first task. */
  readonly type: TaskType;
  readonly people: "simulated" | "real";
  /** Number of tasks done in it. */
  readonly tasks: number;
  /** From the system message to the agent's last action. */
  readonly turns: readonly ConversationMessage[];
}
