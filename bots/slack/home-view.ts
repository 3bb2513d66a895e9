/** Renders a person's questions and answers for Slack's Home tab and for a message. */
import type { types } from "@slack/bolt";
import type { PersonPage } from "../../src/core/bot.js";
import { type Block, questionName, small, Writer } from "../present/message.js";
import { pageBlocks } from "../present/person-page.js";
import { ballotButtons, questionControls } from "../present/press-action.js";
import { markPlace } from "./modal.js";
import { dateToken, escapeLine, slackMarkup } from "./mrkdwn.js";
import { showBlocks } from "./show.js";

/** Slack accepts 100 blocks and about 250 kB in a Home tab, 50 blocks and 13,000 characters in a message. */
const mostBlocks = { home: 100, message: 50 } as const;
const mostBytes = { home: 200_000, message: 15_000 } as const;
/** Blocks that are kept free for what follows the questions. */
const blocksBelow = 23;

export function homeView(page: PersonPage, team: string): types.HomeView {
  const blocks = showBlocks(personPage(page, "home"));
  return { type: "home", blocks, ...markPlace({ team, shownIn: null }) };
}

export function personPage(page: PersonPage, where: keyof typeof mostBlocks): readonly Block[] {
  const room = { blocks: mostBlocks[where] - blocksBelow, bytes: mostBytes[where] };
  const questions = questionBlocks(page, room);
  return pageBlocks(page, slackMarkup, { questions, answers: answerBlocks(page) });
}

/** Renders as many questions as fit, each completely. */
function questionBlocks(
  { questions }: PersonPage,
  room: { readonly blocks: number; readonly bytes: number },
): readonly Block[] {
  const blocks: Block[] = [];
  let shown = 0;
  let bytes = 0;
  for (const { home, task, question } of questions) {
    const about = escapeLine(`${home}: ${task}`, 400);
    const more: readonly Block[] = [
      new Writer(slackMarkup).question(question, `${questionName}:${question.id}`),
      { kind: "choices", controls: questionControls(question) },
      small(`${about} · until ${dateToken(question.deadline)}`),
    ];
    bytes += JSON.stringify(showBlocks(more)).length;
    if (bytes > room.bytes || blocks.length + more.length >= room.blocks) break;
    blocks.push(...more);
    shown += 1;
  }
  return questions.length > shown ? [...blocks, small("And more in the channel.")] : blocks;
}

function answerBlocks({ answers }: PersonPage): readonly Block[] {
  return answers.slice(0, 5).flatMap(({ ballot, question, answer, at }): Block[] => {
    const said = `${escapeLine(question, 800)}\n${escapeLine(answer, 800)} · ${dateToken(at)}`;
    return [
      { kind: "text", text: said },
      { kind: "buttons", buttons: ballotButtons(ballot) },
    ];
  });
}
