/** One text field: for an answer that no button offers, and for the right answer after a wrong one. */
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { isTurn } from "../../src/core/turn.js";
import { modalId, type Subject } from "./action-ids.js";
import { plain } from "./markdown.js";

/** The field's id in a submitted modal. */
export const wordsField = "words";

/** The modal for "Somewhere else…" and "Fix"; it shows the question again when that is known. */
export function wordsModal(
  subject: Subject,
  asked: string | null,
): APIModalInteractionResponseCallbackData {
  const isFix = subject.kind === "fix";
  const isMove = subject.kind === "words" && isTurn(subject.question);
  const example = isMove ? "open fridge 1" : "on the counter by the window";
  return {
    custom_id: modalId(subject),
    title: isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer",
    components: [
      {
        type: ComponentType.Label,
        label: isFix ? "What is right instead?" : "In your own words",
        ...(asked && { description: plain(asked, 100) }),
        component: {
          type: ComponentType.TextInput,
          custom_id: wordsField,
          style: TextInputStyle.Short,
          placeholder: `For example: ${example}`,
          max_length: 500,
          required: true,
        },
      },
    ],
  };
}
