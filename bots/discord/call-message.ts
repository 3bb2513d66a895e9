/** A question put to somebody in another channel or directly, as Discord shows it. */
import type { Call, MessageRef } from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/phrase-fallback.js";
import { callEnd, callHeadline, howToAnswer } from "../present/card-text.js";
import { CardWriter } from "../present/card-writer.js";
import { cutLines } from "../present/fit-text.js";
import { questionControls } from "../present/press-action.js";
import { threadOf } from "../present/thread-memory.js";
import { showWhole } from "../present/visible-text.js";
import type { CardMark } from "./action-ids.js";
import { type DiscordMessage, markup } from "./card-message.js";
import { controlRows, limits } from "./components.js";
import { discordWhole, escapeLine, timeToken } from "./markdown.js";

/** While it is open with its buttons, then with its answer. The same call gives the same message. */
export function showCall(call: Call, mark: CardMark): DiscordMessage {
  const { question, conversation } = call;
  const head = `🤖 ${escapeLine(callHeadline(call), 350)}`;
  if (!question) {
    const whole = call.bound ? showWhole(call.bound, discordWhole) : [];
    const lines = [head, ...whole, escapeLine(callEnd(call), 700)];
    return { content: cutLines(lines, limits.message), components: [] };
  }
  const lines = [
    head,
    ...new CardWriter(markup).sentence(question),
    call.asker
      ? howToAnswer(timeToken(question.deadline), "thread", question)
      : phraseOtherwise(timeToken(question.deadline), question),
    ...(conversation ? [where(conversation)] : []),
  ];
  const content = cutLines(lines, limits.message);
  // Nobody consents to what is not there in full.
  const isWhole = !question.bound || content === lines.join("\n");
  return { content, components: isWhole ? controlRows(questionControls(question), mark) : [] };
}

/** A channel's name leads there and notifies nobody. */
function where(conversation: MessageRef): string {
  return `People talk about it in <#${threadOf(conversation)}>.`;
}
