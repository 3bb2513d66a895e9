/** A question put to somebody in another channel or directly, as Discord shows it. */
import type { Call, MessageRef } from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/phrase-fallback.js";
import { callEnd, callHeadline } from "../present/card-text.js";
import { cutLines } from "../present/fit-text.js";
import type { CardMark } from "./action-ids.js";
import { answerRows, type Shown, sentenceLines } from "./card-message.js";
import { limits } from "./components.js";
import { escapeLine, timeToken } from "./markdown.js";
import { threadOf } from "./threads.js";

/** While it is open with its buttons, then with its answer. The same call gives the same message. */
export function showCall(call: Call, mark: CardMark): Shown {
  const { question, conversation } = call;
  const lines = [
    `🤖 ${escapeLine(callHeadline(call), 350)}`,
    ...(question
      ? [
          ...sentenceLines(question),
          phraseOtherwise(timeToken(question.deadline), question),
          ...(conversation ? [where(conversation)] : []),
        ]
      : [escapeLine(callEnd(call), 700)]),
  ];
  return {
    content: cutLines(lines, limits.message),
    components: question ? answerRows(question, mark) : [],
  };
}

/** A channel's name leads there and notifies nobody. */
function where(conversation: MessageRef): string {
  return `People talk about it in <#${threadOf(conversation)}>.`;
}
