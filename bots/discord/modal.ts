/** The modal with one text field: for an answer that no button offers, and to put an answer right. */
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { formId } from "../present/action-ids.js";
import type { FormSubject } from "../present/press-action.js";
import { mostTyped, wordsForm } from "../present/words-form.js";
import { plain } from "./markdown.js";

/** The field's id in a submitted modal. */
export const wordsField = "words";

/** The modal for "Somewhere else…" and "Fix"; it shows the question again when that is known. */
export function wordsModal(
  subject: FormSubject,
  asked: string | null,
): APIModalInteractionResponseCallbackData {
  const { title, label, hint } = wordsForm(subject);
  return {
    custom_id: formId(subject, "short"),
    title,
    components: [
      {
        type: ComponentType.Label,
        label,
        ...(asked && { description: plain(asked, 100) }),
        component: {
          type: ComponentType.TextInput,
          custom_id: wordsField,
          style: TextInputStyle.Short,
          placeholder: hint,
          max_length: mostTyped,
          required: true,
        },
      },
    ],
  };
}
