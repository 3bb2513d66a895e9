/** One person's page as Slack shows it: the Home tab, and what `/sous me` answers. */
import type { types } from "@slack/bolt";
import type { PersonPage } from "../../src/core/bot.js";
import { type Preference, preferences } from "../../src/core/command.js";
import { questionLines } from "../present/card-text.js";
import {
  consentState,
  consentWords,
  forgettingWords,
  optedOutWords,
  thankWords,
  todayWords,
  wishesOn,
} from "../present/personal.js";
import { questionBlock } from "./action-ids.js";
import { button, context, plain, section } from "./blocks.js";
import { answers } from "./card-message.js";
import { dateToken, escapeLine } from "./mrkdwn.js";

/** Slack takes 100 blocks and about 250 kB in a Home tab, 50 blocks and 13,000 characters in a message. */
const mostBlocks = { home: 100, message: 50 } as const;
const mostBytes = { home: 200_000, message: 15_000 } as const;
/** What stands below the questions. */
const blocksBelow = 23;

const wish = /^want:/;
export const ourWishes = wish;

/** The wish that a button carries; null when it is none of ours. */
export function readWish(actionId: string): Preference | null {
  const name = actionId.replace(wish, "");
  return preferences.find((preference) => preference === name) ?? null;
}

export function homeView(page: PersonPage): types.HomeView {
  return { type: "home", blocks: pageBlocks(page, "home") };
}

/** @param where decides how many questions fit */
export function pageBlocks(page: PersonPage, where: keyof typeof mostBlocks): types.KnownBlock[] {
  const asked = forgettingWords(page);
  const wishes = [...(asked ? [section(`*${asked}*`)] : []), wishButtons(page)];
  if (page.optedOut) return [section(optedOutWords), ...wishes];
  const thanks = thankWords(page.worth);
  return [
    header("Questions you could answer"),
    ...questionBlocks(page, { blocks: mostBlocks[where] - blocksBelow, bytes: mostBytes[where] }),
    header("What you said last"),
    ...answerBlocks(page),
    ...(thanks ? [section(thanks)] : []),
    header("How I ask you"),
    section(`${todayWords(page)} ${consentState(page)}`),
    context(consentWords),
    ...wishes,
  ];
}

/** Only the question whether it is to be deleted; null when it is not asked. */
export function forgettingBlocks(page: PersonPage): types.KnownBlock[] | null {
  const asked = forgettingWords(page);
  return asked === null ? null : [section(`*${asked}*`), wishButtons(page)];
}

/** As many as fit, whole. */
function questionBlocks(
  { questions }: PersonPage,
  room: { readonly blocks: number; readonly bytes: number },
): types.KnownBlock[] {
  const blocks: types.KnownBlock[] = [];
  let shown = 0;
  let bytes = 0;
  for (const { home, task, question } of questions) {
    const [asked = "", why] = questionLines(question);
    const more: types.KnownBlock[] = [
      section(
        `*${escapeLine(asked, 900)}*${why ? `\n${escapeLine(why, 500)}` : ""}`,
        `${questionBlock}:${question.id}`,
      ),
      { type: "actions", elements: answers(question) },
      context(`${escapeLine(`${home}: ${task}`, 400)} · until ${dateToken(question.deadline)}`),
    ];
    bytes += JSON.stringify(more).length;
    if (bytes > room.bytes || blocks.length + more.length >= room.blocks) break;
    blocks.push(...more);
    shown += 1;
  }
  const rest = questions.length - shown;
  if (questions.length === 0) return [context("There is nothing to answer now.")];
  return rest > 0 ? [...blocks, context("And more in the channel.")] : blocks;
}

function answerBlocks(page: PersonPage): types.KnownBlock[] {
  if (page.answers.length === 0) return [context("You have not answered anything yet.")];
  return page.answers.slice(0, 5).flatMap(({ ballot, question, answer, at }) => [
    section(`${escapeLine(question, 800)}\n${escapeLine(answer, 800)} · ${dateToken(at)}`),
    {
      type: "actions" as const,
      elements: [
        button({ text: "Fix", actionId: `fix:${ballot}`, value: ballot }),
        button({ text: "Take back", actionId: `retract:${ballot}`, value: ballot }),
      ],
    },
  ]);
}

function wishButtons(page: PersonPage): types.KnownBlock {
  const elements = wishesOn(page).map(({ preference, label }) =>
    button({ text: label, actionId: `want:${preference}`, value: preference }),
  );
  return { type: "actions", elements };
}

function header(text: string): types.KnownBlock {
  return { type: "header", text: plain(text, 150) };
}
