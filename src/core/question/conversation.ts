/** Defines episodes as chats, for training and prompting models (the paper ABA, section 3.2.2). */
import type { Variant } from "../episode/episode.js";
import type { TaskType } from "../episode/scene.js";
import type { Message } from "../model/model.js";

export interface ConversationMessage extends Message {
  /** The paper's n: an injected action, excluded from training. */
  readonly isNoise?: boolean;
}

export interface Conversation {
  readonly id: string;
  /** Conversations of one home stay in one split. */
  readonly home: string;
  readonly variant: Variant;
  readonly type: TaskType;
  readonly people: "simulated" | "real";
  readonly tasks: number;
  readonly turns: readonly ConversationMessage[];
}
