import type { PersonPage } from "../../src/core/bot.js";
import { type Block, small, Writer } from "../present/message.js";
import { pageBlocks, wishBlocks } from "../present/person-page.js";
import { ballotButtons, waysOut } from "../present/press-action.js";
import { discordMarkup, escapeLine, timeToken } from "./markdown.js";
import { contentOf, type DiscordMessage, limits, showMessage } from "./show.js";

/** Of five rows, one question uses up to three, an answer one, the person's requests one. */
const withButtons = 1;
const mostMenus = 2;
/** Fewer when the answers would not fit. */
const mostQuestions = 5;

/** @param post id on the answers' buttons, which name their message */
export function showPage(page: PersonPage, post: string): DiscordMessage {
  const isAsking = page.forgetting != null && !page.optedOut;
  const blocks = isAsking ? wishBlocks(page, discordMarkup) : fittingBlocks(page);
  return showMessage({ blocks }, { post });
}

function fittingBlocks(page: PersonPage): readonly Block[] {
  const answers = answerBlocks(page);
  for (let most = mostQuestions; ; most--) {
    const questions = questionBlocks(page, most);
    const blocks = pageBlocks(page, discordMarkup, { questions, answers });
    if (most === withButtons || contentOf(blocks).join("\n").length <= limits.message)
      return blocks;
  }
}

function questionBlocks({ questions }: PersonPage, most: number): readonly Block[] {
  const bound = questions.some(({ question }) => question.bound);
  return [
    small(...questions.slice(0, most).map(questionLine)),
    ...(questions.length > withButtons
      ? [small("The buttons are for the first one; the others are in the channel.")]
      : bound
        ? [small("Approve or decline it in the channel, where all of it is shown.")]
        : []),
    // An approval must be shown in full, so it is answered where it was asked.
    ...questions
      .slice(0, withButtons)
      .filter(({ question }) => !question.bound)
      .map(({ question }): Block => {
        const choices = question.choices.slice(0, mostMenus * limits.menuOptions);
        const buttons = waysOut(question);
        const controls = { of: question.id, choices, most: 0, more: "Choose the answer", buttons };
        return { kind: "choices", controls };
      }),
  ];
}

function questionLine({ home, question }: PersonPage["questions"][number], at: number): string {
  const asked = new Writer(discordMarkup).asked(question, 200);
  return `${at + 1}\\. ${asked} (${escapeLine(home, 60)}, until ${timeToken(question.deadline)})`;
}

function answerBlocks({ answers: [last, ...others] }: PersonPage): readonly Block[] {
  if (!last) return [];
  const lines = [last, ...others.slice(0, 4)].map(
    ({ question, answer }) => `• ${escapeLine(question, 120)} ${escapeLine(answer, 120)}`,
  );
  const buttons = ballotButtons(last.ballot, ["Fix my last answer", "Take it back"]);
  return [small(...lines), { kind: "buttons", buttons }];
}
