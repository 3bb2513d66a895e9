/** What somebody has to agree to before they are heard, for their eyes alone. */
import type { types } from "@slack/bolt";
import type { ConsentRequest } from "../../src/core/bot.js";
import { agreeLabel, consentLines } from "../present/consent.js";
import type { Refusal } from "../present/door.js";
import { button, limits, plain, words } from "./blocks.js";
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
    ...{ text: agreeLabel(consent), actionId: `agree:${campaign}`, value: campaign },
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
