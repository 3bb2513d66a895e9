/** The modals: a text field for words, something to be read in full, consent, practice. */
import type { types } from "@slack/bolt";
import type { ConsentRequest, PersonFile, PracticeRequest } from "../../src/core/bot.js";
import { formId } from "../present/action-ids.js";
import { agreeLabel, consentLines } from "../present/consent.js";
import { cutInPieces } from "../present/fit-text.js";
import { type FormSubject, mostTyped, wordsForm } from "../present/press-action.js";
import type { FullText } from "../present/reading.js";
import { escapeLine } from "./mrkdwn.js";
import { context, limits, menu, plain, section, words } from "./show.js";

/** The field's ids in a submitted modal. */
export const wordsField = { block: "words", action: "words" } as const;

/** The modal for "Somewhere else…" and "Fix"; it shows `asked` (escaped mrkdwn) again when known. */
export function wordsModal(about: FormSubject, asked: string | null): types.ModalView {
  const { title, label, hint } = wordsForm(about);
  return {
    type: "modal",
    callback_id: formId(about, "long"),
    title: plain(title, limits.title),
    submit: plain("Send", limits.title),
    close: plain("Cancel", limits.title),
    blocks: [
      ...(asked ? [section(asked)] : []),
      {
        type: "input",
        block_id: wordsField.block,
        label: plain(label, limits.label),
        hint: plain(hint, limits.label),
        element: {
          type: "plain_text_input",
          action_id: wordsField.action,
          max_length: mostTyped,
        },
      },
    ],
  };
}

const mostSections = 99;
/** Slack takes about 250 kB in a view. */
const mostFileSections = 60;

/** Something in full, to be read and closed. */
export function readingModal(full: FullText | null): types.ModalView {
  const { title, lines } = full ?? { title: "Not here", lines: ["This is no longer here."] };
  const pieces = cutInPieces(lines, limits.section, (line) =>
    escapeLine(line, Number.POSITIVE_INFINITY),
  );
  return pagesModal(title, [
    ...pieces.slice(0, mostSections).map((piece) => section(piece)),
    ...(pieces.length > mostSections ? [context("… and more than fits here.")] : []),
  ]);
}

/** A file's content, to be copied: nothing in it is markup, and nothing stays in Slack. */
export function fileModal({ name, text }: PersonFile): types.ModalView {
  const pieces = cutInPieces(text.split("\n"), limits.section);
  return pagesModal(name, [
    context(fileWords),
    ...pieces.slice(0, mostFileSections).map((piece) => words(piece)),
    ...(pieces.length > mostFileSections ? [context(restWords)] : []),
  ]);
}

const fileWords =
  "All that I keep of you, as JSON. Copy it: nobody else sees it, and it is not kept in Slack.";
const restWords =
  "… and more than fits here. The person who runs Sous can give you all of it as a file: sous my-data.";

function pagesModal(title: string, blocks: types.KnownBlock[]): types.ModalView {
  return {
    type: "modal",
    title: plain(title, limits.title),
    close: plain("Close", limits.title),
    blocks,
  };
}

/** Shown over the modal with the answer, which comes back when they have agreed. */
export function consentModal(consent: ConsentRequest): types.ModalView {
  return {
    type: "modal",
    callback_id: `agree:${consent.campaign}`,
    title: plain("Do you agree?", limits.title),
    submit: plain("I agree", limits.title),
    close: plain("Back", limits.title),
    blocks: [words([...consentLines(consent), `${agreeLabel(consent)}.`].join("\n"))],
  };
}

/** The menu of a practice's modal. */
export const practiceField = { block: "practice", action: "choice" } as const;

/** Shown over the modal with the answer, which comes back when the practice is done. */
export function practiceModal(said: string, practice: PracticeRequest): types.ModalView {
  const { campaign, at } = practice;
  const choices = practice.choices.map((text, index) => ({ text, value: String(index) }));
  return {
    type: "modal",
    callback_id: `practise:${campaign}:${at}`,
    title: plain("Practice", limits.title),
    submit: plain("Answer", limits.title),
    close: plain("Back", limits.title),
    blocks: [
      words(said),
      {
        type: "input",
        // A field of its own for each question: Slack keeps what was chosen in a field that stays.
        block_id: `${practiceField.block}:${at}`,
        label: plain("Your answer", limits.label),
        element: menu({ placeholder: "Choose", actionId: practiceField.action, choices }),
      },
    ],
  };
}

/**
 * Where a view was opened, kept in its private_metadata: what is submitted in one names no workspace where an
 * organisation installed the app (https://docs.slack.dev/reference/interaction-payloads/view-interactions-payload).
 */
interface ViewPlace {
  readonly team: string;
  /** The channel that shows what is answered; null where one person alone sees it. */
  readonly shownIn: string | null;
}

export function markPlace({ team, shownIn }: ViewPlace): { readonly private_metadata: string } {
  return { private_metadata: `${shownIn ?? ""}/${team}` };
}

export function readPlace(metadata: string): Partial<ViewPlace> & Pick<ViewPlace, "shownIn"> {
  const [channel, team] = metadata.split("/");
  return { ...(team && { team }), shownIn: channel || null };
}
