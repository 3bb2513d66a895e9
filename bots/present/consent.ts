/** Consent texts of a campaign, unescaped. */
import type { ConsentRequest } from "../../src/core/bot.js";

export function consentLines(request: ConsentRequest): readonly string[] {
  return [`Study: ${request.title}`, ...termLines(request)];
}

export function termLines({ text, facts = [], minimumAge }: ConsentRequest): readonly string[] {
  return [
    ...text.split("\n"),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    `Nothing of yours is kept until you agree. You have to be at least ${minimumAge} years old, and can withdraw at any time.`,
  ];
}

export function agreeLabel({ minimumAge }: ConsentRequest): string {
  return `I am ${minimumAge} or older, and I agree`;
}
