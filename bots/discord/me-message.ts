/** One person's page as Discord shows it, to that person alone. */
import { type PersonPage, reservedChoices } from "../../src/core/bot.js";
import { type Preference, preferences } from "../../src/core/command.js";
import { otherLabel, questionLines } from "../present/card-text.js";
import { cutLines } from "../present/fit-text.js";
import {
  consentState,
  consentWords,
  forgettingWords,
  optedOutWords,
  thankWords,
  todayWords,
  wishesOn,
} from "../present/personal.js";
import { actionId } from "./action-ids.js";
import type { Shown } from "./card-message.js";
import { button, inPieces, limits, menu, type Row, row } from "./components.js";
import { escapeLine, timeToken } from "./markdown.js";

/** Of its five rows one question takes up to three, an answer one, the wishes one. */
const mostQuestions = 1;
const mostMenus = 2;
const mostAnswers = 1;

/** The wish that a button carries; null when it is none of ours. */
export function readWish(customId: string): Preference | null {
  if (!customId.startsWith("p:")) return null;
  return preferences.find((preference) => preference === customId.slice(2)) ?? null;
}

/** @param post stands on the answer's buttons, which name what they are on */
export function showPage(page: PersonPage, post: string): Shown {
  const wishes = row(
    ...wishesOn(page).map(({ preference, label }) =>
      button({ label, customId: `p:${preference}` }),
    ),
  );
  const asked = forgettingWords(page);
  if (page.optedOut || asked) {
    const content = [...(page.optedOut ? [optedOutWords] : []), ...(asked ? [`**${asked}**`] : [])];
    return { content: content.join("\n\n"), components: [wishes] };
  }
  return {
    content: cutLines(contentLines(page), limits.message),
    components: [
      ...page.questions.slice(0, mostQuestions).flatMap(questionRows),
      ...page.answers.slice(0, mostAnswers).map(({ ballot }) => answerRow(ballot, post)),
      wishes,
    ],
  };
}

function contentLines(page: PersonPage): string[] {
  const thanks = thankWords(page.worth);
  return [
    "**Questions you could answer**",
    ...(page.questions.length === 0 ? ["There is nothing to answer now."] : []),
    ...page.questions
      .slice(0, 5)
      .flatMap(({ home, question }, at) => [
        `${at + 1}\\. ${escapeLine(questionLines(question)[0] ?? "", 200)} (${escapeLine(home, 60)}, until ${timeToken(question.deadline)})`,
      ]),
    ...(page.questions.length > mostQuestions
      ? ["The buttons are for the first one; the others are in the channel."]
      : []),
    "**What you said last**",
    ...(page.answers.length === 0 ? ["You have not answered anything yet."] : []),
    ...page.answers
      .slice(0, 5)
      .map(({ question, answer }) => `• ${escapeLine(question, 120)} ${escapeLine(answer, 120)}`),
    ...(thanks ? [thanks] : []),
    "**How I ask you**",
    `${todayWords(page)} ${consentState(page)}`,
    consentWords,
  ];
}

/** Menus of the choices, the likely ones first, and the ways out. */
function questionRows({ question }: PersonPage["questions"][number]): Row[] {
  const { id } = question;
  const offered = question.choices.slice(0, mostMenus * limits.menuOptions);
  return [
    ...inPieces(offered, limits.menuOptions).map((piece, index) =>
      row(
        menu({
          placeholder: index === 0 ? "Choose the answer" : "More choices",
          customId: actionId.menu(id, index),
          choices: piece.map((choice) => ({ label: choice.label, value: choice.id })),
        }),
      ),
    ),
    row(
      button({
        label: otherLabel(question),
        customId: actionId.words(id),
      }),
      button({ label: "I don't know", customId: actionId.press(id, reservedChoices.dontKnow) }),
      button({ label: "Bad question", customId: actionId.press(id, reservedChoices.badQuestion) }),
    ),
  ];
}

function answerRow(ballot: string, post: string): Row {
  return row(
    button({ label: "Fix my last answer", customId: actionId.fix(ballot, post) }),
    button({ label: "Take it back", customId: actionId.retract(ballot, post) }),
  );
}
