/** One person's page as Slack shows it: the Home tab, and what `/sous me` answers. */
import type { types } from "@slack/bolt";
import type { PersonPage } from "../../src/core/bot.js";
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
import { ballotButtons, questionControls, wishButtons } from "../present/press-action.js";
import { questionBlock } from "./action-ids.js";
import { buttonRow, context, controlRow, plain, section } from "./blocks.js";
import { sentenceSection } from "./card-message.js";
import { dateToken, escapeLine } from "./mrkdwn.js";

/** Slack takes 100 blocks and about 250 kB in a Home tab, 50 blocks and 13,000 characters in a message. */
const mostBlocks = { home: 100, message: 50 } as const;
const mostBytes = { home: 200_000, message: 15_000 } as const;
/** The blocks below the questions. */
const blocksBelow = 23;

export function homeView(page: PersonPage): types.HomeView {
  return { type: "home", blocks: pageBlocks(page, "home") };
}

/** @param where decides how many questions fit */
export function pageBlocks(page: PersonPage, where: keyof typeof mostBlocks): types.KnownBlock[] {
  const wishes = forgettingBlocks(page) ?? buttonRow(wishButtons(page));
  if (page.optedOut) return [section(optedOutWords), ...wishes];
  const thanks = thankWords(page.worth);
  return [
    header(pageTitles.questions),
    ...questionBlocks(page, { blocks: mostBlocks[where] - blocksBelow, bytes: mostBytes[where] }),
    header(pageTitles.answers),
    ...answerBlocks(page),
    ...(thanks ? [section(thanks)] : []),
    header(pageTitles.wishes),
    section(`${todayWords(page)} ${consentState(page)}`),
    context(consentWords),
    ...wishes,
  ];
}

/** Only the question whether all is to be deleted; null when it is not asked. */
export function forgettingBlocks(page: PersonPage): types.KnownBlock[] | null {
  const asked = forgettingWords(page);
  return asked === null ? null : [section(`*${asked}*`), ...buttonRow(wishButtons(page))];
}

/** As many whole questions as fit. */
function questionBlocks(
  { questions }: PersonPage,
  room: { readonly blocks: number; readonly bytes: number },
): types.KnownBlock[] {
  const blocks: types.KnownBlock[] = [];
  let shown = 0;
  let bytes = 0;
  for (const { home, task, question } of questions) {
    const more: types.KnownBlock[] = [
      sentenceSection(question, `${questionBlock}:${question.id}`),
      controlRow(questionControls(question)),
      context(`${escapeLine(`${home}: ${task}`, 400)} · until ${dateToken(question.deadline)}`),
    ];
    bytes += JSON.stringify(more).length;
    if (bytes > room.bytes || blocks.length + more.length >= room.blocks) break;
    blocks.push(...more);
    shown += 1;
  }
  if (questions.length === 0) return [context(noQuestionsWords)];
  return questions.length > shown ? [...blocks, context("And more in the channel.")] : blocks;
}

function answerBlocks({ answers }: PersonPage): types.KnownBlock[] {
  if (answers.length === 0) return [context(noAnswersWords)];
  return answers
    .slice(0, 5)
    .flatMap(({ ballot, question, answer, at }) => [
      section(`${escapeLine(question, 800)}\n${escapeLine(answer, 800)} · ${dateToken(at)}`),
      ...buttonRow(ballotButtons(ballot)),
    ]);
}

function header(text: string): types.KnownBlock {
  return { type: "header", text: plain(text, 150) };
}
