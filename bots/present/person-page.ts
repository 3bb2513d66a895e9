/** The person's page, the same on every platform. */
import type { PersonPage } from "../../src/core/bot.js";
import { type Block, type Markup, small } from "./message.js";
import {
  consentState,
  consentWords,
  forgettingWords,
  noAnswersWords,
  noQuestionsWords,
  optedOutWords,
  pageTitles,
  thankWords,
  todayWords,
} from "./personal.js";
import { wishButtons } from "./press-action.js";

export function pageBlocks(
  page: PersonPage,
  markup: Markup,
  shown: { readonly questions: readonly Block[]; readonly answers: readonly Block[] },
): readonly Block[] {
  const wishes = wishBlocks(page, markup);
  if (page.optedOut) return [{ kind: "text", text: optedOutWords }, ...wishes];
  const thanks = thankWords(page.worth);
  return [
    { kind: "heading", text: pageTitles.questions },
    ...(page.questions.length > 0 ? shown.questions : [small(noQuestionsWords)]),
    { kind: "heading", text: pageTitles.answers },
    ...(page.answers.length > 0 ? shown.answers : [small(noAnswersWords)]),
    ...(thanks ? [{ kind: "text", text: thanks } as const] : []),
    { kind: "heading", text: pageTitles.wishes },
    { kind: "text", text: `${todayWords(page)} ${consentState(page)}` },
    small(consentWords),
    ...wishes,
  ];
}

export function wishBlocks(page: PersonPage, { bold }: Markup): readonly Block[] {
  const asked = forgettingWords(page);
  const buttons = { kind: "buttons", buttons: wishButtons(page) } as const;
  return asked === null ? [buttons] : [{ kind: "text", text: bold + asked + bold }, buttons];
}
