/** Builds the page of `/sous me`: open questions, own answers, how to be asked. */

import type { PersonPage } from "../../src/core/bot.js";
import type { AnswersWorth } from "../../src/core/episode/episode.js";
import type { Preference } from "../../src/core/people/command.js";
import { joinWords, many } from "../../src/core/words/wording.js";
import { type Block, type Markup, small } from "./message.js";

export function pageBlocks(
  page: PersonPage,
  markup: Markup,
  shown: { readonly questions: readonly Block[]; readonly answers: readonly Block[] },
): readonly Block[] {
  const wishes = wishBlocks(page, markup);
  if (page.optedOut) return [{ kind: "text", text: optedOutWords }, ...wishes];
  const thanks = thankWords(page.worth);
  return [
    { kind: "heading", text: "Questions you could answer" },
    ...(page.questions.length > 0 ? shown.questions : [small(noQuestionsWords)]),
    { kind: "heading", text: "What you said last" },
    ...(page.answers.length > 0 ? shown.answers : [small(noAnswersWords)]),
    ...(thanks ? [{ kind: "text", text: thanks } as const] : []),
    { kind: "heading", text: "How I ask you" },
    { kind: "text", text: `${todayWords(page)} ${consentState(page)}` },
    small(consentWords),
    ...wishes,
  ];
}

export function wishBlocks(page: PersonPage, { bold }: Markup): readonly Block[] {
  const asked = forgettingWords(page);
  const wishes = wishesOn(page).map(([wish, label]) => ({ label, action: { wish } }));
  const buttons = { kind: "buttons", buttons: wishes } as const;
  return asked === null ? [buttons] : [{ kind: "text", text: bold + asked + bold }, buttons];
}

export const optedOutWords =
  "You have opted out: I put nothing to you, and what you answer is not kept. What you said before stays until you take it back.";

const consentWords =
  "Research: with your consent what you answer here may be used, without your name, to study how robots ask people and to learn here how you write. Nothing else is used, and you can withdraw at any time: then what was kept for research is deleted.";

const noQuestionsWords = "There's nothing to answer right now.";
const noAnswersWords = "You have not answered anything yet.";

export const nothingKept = "Nothing that you said is kept, and neither is your name.";

export const fileWords =
  "Everything I store about you. Only you can see this; delete it once you've saved it.";

export function todayWords({ asked, cap }: PersonPage): string {
  if (cap === 0) return "I put no questions to you by name.";
  return `Today: ${asked} of at most ${cap} ${cap === 1 ? "question" : "questions"} put to you or answered by you.`;
}

export function consentState({ consented }: PersonPage): string {
  return consented ? "You have consented." : "You have not consented.";
}

export function thankWords(worth: AnswersWorth | null | undefined): string | null {
  const what = worth ? worthPhrases(worth) : [];
  return what.length === 0 ? null : `Thank you: your answers ${joinWords(what, "and")}.`;
}

function worthPhrases({ stepsSaved, tasksRescued, questionsSpared }: AnswersWorth): string[] {
  const steps = Math.round(stepsSaved);
  return [
    ...(steps > 0 ? [`saved ${many(steps, "step")}`] : []),
    ...(tasksRescued > 0
      ? [`made ${many(tasksRescued, "task")} possible that I would not have managed`]
      : []),
    ...(questionsSpared > 0 ? [`spared people ${many(questionsSpared, "question")}`] : []),
  ];
}

/** Returns the text above "Yes, delete it all"; null when not asked. */
export function forgettingWords({ forgetting }: Pick<PersonPage, "forgetting">): string | null {
  if (forgetting == null) return null;
  return `Shall I delete everything you said (${many(forgetting, "answer")}), what I noted from it, and your name? You can't undo this.`;
}

function wishesOn(page: PersonPage): readonly (readonly [Preference, label: string])[] {
  if (page.forgetting != null)
    return [
      ["forget-me-yes", "Yes, delete it all"],
      ["forget-me-no", "No, keep it"],
    ];
  const forget = ["forget-me", "Forget what I said"] as const;
  if (page.optedOut) return [["opt-in", "Come back"], forget];
  return [
    page.cap > 0 ? ["ask-less", "Ask me less"] : ["ask-as-usual", "Ask me as usual"],
    page.consented ? ["no-consent", "Withdraw consent"] : ["consent", "I consent"],
    ["opt-out", "Opt out"],
    forget,
  ];
}
