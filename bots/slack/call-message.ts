/** A question put to somebody in another channel or directly, as Slack shows it. */
import type { Call, MessageRef } from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/phrase-fallback.js";
import { callEnd, callHeadline, howToAnswer, questionLines } from "../present/card-text.js";
import { showWhole } from "../present/visible-text.js";
import { context, limits, section, wholeSection } from "./blocks.js";
import { askBlocks, type SlackMessage } from "./card-message.js";
import { dateToken, escapeLine, escapeText, slackWhole } from "./mrkdwn.js";
import type { CardPicture } from "./pictures.js";

/** While it is open with its buttons, then with its answer. The same call gives the same message. */
export function showCall(call: Call, picture: CardPicture | null = null): SlackMessage {
  const { question } = call;
  const title = callHeadline(call);
  const head = context(`🤖 ${escapeLine(title, 400)}`);
  if (!question) {
    const end = callEnd(call);
    const whole = call.bound ? [wholeSection(showWhole(call.bound, slackWhole).join("\n"))] : [];
    return {
      text: escapeText([end, title].join("\n"), limits.fallback),
      blocks: [head, ...whole, section(escapeLine(end, limits.section))],
    };
  }
  const time = dateToken(question.deadline);
  const otherwise = call.asker
    ? howToAnswer(time, "thread", question)
    : phraseOtherwise(time, question);
  return {
    text: escapeText([...questionLines(question), title].join("\n"), limits.fallback),
    blocks: [
      head,
      ...askBlocks(question, undefined, picture),
      context(`${otherwise}${where(call.conversation)}`),
    ],
  };
}

/** A channel's name leads there and notifies nobody. */
function where(conversation: MessageRef | null): string {
  const channel = conversation?.channel ?? "";
  return /^[CG][A-Z0-9]+$/.test(channel) ? ` People talk about it in <#${channel}>.` : "";
}
