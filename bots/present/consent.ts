/** What people read, each for themselves, before they take part in a campaign. Plain text: bots escape. */
import type { ConsentRequest } from "../../src/core/bot.js";

export function consentLines({ title, text, minimumAge }: ConsentRequest): readonly string[] {
  return [
    `Before your first answer: ${title}`,
    ...text.split("\n"),
    `Nothing of yours is kept until you agree. You have to be at least ${minimumAge} years old, and can withdraw at any time.`,
  ];
}

/** On the button with which they do. */
export function agreeLabel({ minimumAge }: ConsentRequest): string {
  return `I am ${minimumAge} or older, and I agree`;
}
