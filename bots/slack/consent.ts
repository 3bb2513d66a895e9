/** What somebody has to agree to before they are heard, for their eyes alone. */
import type { types } from "@slack/bolt";
import type { ConsentRequest, PracticeRequest } from "../../src/core/bot.js";
import { agreeLabel, consentLines } from "../present/consent.js";
import type { Refusal } from "../present/door.js";
import { button, limits, menu, plain, words } from "./blocks.js";
import { escapeText } from "./mrkdwn.js";

/** Under a message, in a thread, or in answer to a press. */
export function showRefusal({ words: told, consent }: Refusal): {
  readonly text: string;
  readonly blocks?: types.KnownBlock[];
} {
  const text = escapeText(told, limits.fallback);
  if (!consent) return { text };
  const { campaign } = consent;
  const agree = button({
    text: agreeLabel(consent),
    actionId: `agree:${campaign}`,
    value: campaign,
  });
  return { text, blocks: [words(told), { type: "actions", elements: [agree] }] };
}

/** Over the modal in which they have written: when they have agreed it is there again. */
export function consentModal(consent: ConsentRequest): types.ModalView {
  return {
    type: "modal",
    callback_id: `agree:${consent.campaign}`,
    title: plain("Do you agree?", 24),
    submit: plain("I agree", 24),
    close: plain("Back", 24),
    blocks: [words([...consentLines(consent), `${agreeLabel(consent)}.`].join("\n"))],
  };
}

/** What came of agreeing or of practising and, where something is to be practised, a button for each choice. */
export function showPractice(
  told: string,
  practice: PracticeRequest | null,
): { readonly text: string; readonly blocks?: types.KnownBlock[] } {
  const text = escapeText(told, limits.fallback);
  if (!practice) return { text };
  const elements = practice.choices.map((choice, index) => {
    const actionId = `${practiceId(practice)}:${index}`;
    return button({ text: choice, actionId, value: String(index) });
  });
  return { text, blocks: [words(told), { type: "actions", elements }] };
}

/** The menu of a practice's modal. */
export const practiceField = { block: "practice", action: "choice" } as const;

/** The same over the modal in which they have written: when they are through it is there again. */
export function practiceModal(told: string, practice: PracticeRequest): types.ModalView {
  const choices = practice.choices.map((text, index) => ({ text, value: String(index) }));
  return {
    type: "modal",
    callback_id: practiceId(practice),
    title: plain("Practice", 24),
    submit: plain("Answer", 24),
    close: plain("Back", 24),
    blocks: [
      words(told),
      {
        type: "input",
        // A field of its own for each question: Slack keeps what was chosen in a field that stays.
        block_id: `${practiceField.block}:${practice.at}`,
        label: plain("Your answer", 2000),
        element: menu({ placeholder: "Choose", actionId: practiceField.action, choices }),
      },
    ],
  };
}

function practiceId({ campaign, at }: PracticeRequest): string {
  return `practise:${campaign}:${at}`;
}
