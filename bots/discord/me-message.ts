/** One person's page as Discord shows it, to that person alone. */
import type { PersonPage } from "../../src/core/bot.js";
import { CardWriter } from "../present/card-writer.js";
import { cutLines } from "../present/fit-text.js";
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
} from "../present/personal.js";
import { ballotButtons, waysOut, wishButtons } from "../present/press-action.js";
import { type DiscordMessage, markup } from "./card-message.js";
import { buttonRows, inPieces, limits, menu, type Row, row } from "./components.js";
import { escapeLine, timeToken } from "./markdown.js";

/** Of its five rows one question takes up to three, an answer one, the wishes one. */
const withButtons = 1;
const mostMenus = 2;
const mostAnswers = 1;
/** So many stand in the words; fewer when they would leave no room for the answers. */
const mostQuestions = 5;

/** @param post stands on the answer's buttons, which name the message that they are on */
export function showPage(page: PersonPage, post: string): DiscordMessage {
  const wishes = buttonRows(wishButtons(page));
  const asked = forgettingWords(page);
  if (page.optedOut || asked) {
    const content = [...(page.optedOut ? [optedOutWords] : []), ...(asked ? [`**${asked}**`] : [])];
    return { content: content.join("\n\n"), components: wishes };
  }
  const labels = ["Fix my last answer", "Take it back"];
  return {
    content: contentOf(page),
    components: [
      // An approval does not fit here in full: it is answered where it was asked.
      ...page.questions
        .slice(0, withButtons)
        .filter(({ question }) => !question.bound)
        .flatMap(questionRows),
      ...page.answers
        .slice(0, mostAnswers)
        .flatMap(({ ballot }) => buttonRows(ballotButtons(ballot, labels), { post })),
      ...wishes,
    ],
  };
}

function contentOf(page: PersonPage): string {
  for (let most = mostQuestions; most > withButtons; most--) {
    const content = contentLines(page, most).join("\n");
    if (content.length <= limits.message) return content;
  }
  return cutLines(contentLines(page, withButtons), limits.message);
}

function contentLines(page: PersonPage, most: number): string[] {
  const { questions, answers } = page;
  const thanks = thankWords(page.worth);
  return [
    `**${pageTitles.questions}**`,
    ...(questions.length === 0 ? [noQuestionsWords] : []),
    ...questions.slice(0, most).map(questionLine),
    ...(questions.length > withButtons
      ? ["The buttons are for the first one; the others are in the channel."]
      : questions.some(({ question }) => question.bound)
        ? ["Approve or decline it in the channel, where all of it is shown."]
        : []),
    `**${pageTitles.answers}**`,
    ...(answers.length === 0 ? [noAnswersWords] : []),
    ...answers
      .slice(0, 5)
      .map(({ question, answer }) => `• ${escapeLine(question, 120)} ${escapeLine(answer, 120)}`),
    ...(thanks ? [thanks] : []),
    `**${pageTitles.wishes}**`,
    `${todayWords(page)} ${consentState(page)}`,
    consentWords,
  ];
}

function questionLine({ home, question }: PersonPage["questions"][number], at: number): string {
  const asked = new CardWriter(markup).asked(question, 200);
  return `${at + 1}\\. ${asked} (${escapeLine(home, 60)}, until ${timeToken(question.deadline)})`;
}

/** Menus of the choices, the likely ones first, and the ways out. */
function questionRows({ question }: PersonPage["questions"][number]): Row[] {
  const offered = question.choices.slice(0, mostMenus * limits.menuOptions);
  return [
    ...inPieces(offered, limits.menuOptions).map((piece, index) => {
      const more = index === 0 ? "Choose the answer" : "More choices";
      return row(menu({ of: question.id, more }, index, piece));
    }),
    ...buttonRows(waysOut(question)),
  ];
}
