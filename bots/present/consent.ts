/** What a person reads before they take part in a campaign. Plain text: each bot escapes it. */
import type { ConsentRequest } from "../../src/core/bot.js";

export function consentLines({ title, text, minimumAge }: ConsentRequest): readonly string[] {
  return [
    `Before your first answer: ${title}`,
    ...text.split("\n"),
    `Nothing of yours is kept until you agree. You have to be at least ${minimumAge} years old, and can withdraw at any time.`,
  ];
}

/** The label of the button to agree. */
export function agreeLabel({ minimumAge }: ConsentRequest): string {
  return `I am ${minimumAge} or older, and I agree`;
}
