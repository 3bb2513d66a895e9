import { isAboutPreferred } from "../memory/notebook.js";
import type { Charge } from "../model/model.js";
import { askedNeed } from "./asking.js";
import type { Question } from "./question.js";

/** Says what the robot does if nobody answers in time. */
export function phraseOtherwise(
  time: string,
  question: Pick<Question, "need" | "fallback">,
): string {
  const verb = isChoice(question) ? "chooses" : "knows";
  return `If nobody ${verb} by ${time} ${phraseFallback(question)}.`;
}

export function phraseFallback(question: Pick<Question, "need" | "fallback">): string {
  if (isChoice(question)) return "any of them will do";
  if (question.need.noun === askedNeed.noun) return "it stays unanswered";
  switch (question.fallback) {
    case "explore":
      return question.need.func === "where"
        ? "I will look for it myself"
        : "I will try to find out myself";
    case "default":
      return "I will try what is likeliest";
    case "abandon":
      return "I will leave it undone";
  }
}

function isChoice({ need }: Pick<Question, "need">): boolean {
  return isAboutPreferred(need) && need.func === "which";
}

/** Words a question before it is stored. @param plain the template sentence, used when nothing better is found */
export type Phraser = (plain: string, why: string, charge: Charge) => Promise<string>;
