/** Renders the forms and texts that Slack opens over a channel. */
import type { types } from "@slack/bolt";
import type { ConsentRequest, PersonFile, PracticeRequest } from "../../src/core/bot.js";
import { agreeLabel, consentLines } from "../present/door.js";
import { type FormSubject, formId, mostTyped, wordsForm } from "../present/press-action.js";
import type { FullText } from "../present/reading.js";
import { cutInPieces } from "../present/visible-text.js";
import { escapeLine } from "./mrkdwn.js";
import { context, limits, menu, plain, section, words } from "./show.js";

export const wordsField = { block: "words", action: "words" } as const;

/** @param form the id and the button of a modal that can be sent */
function modal(
  title: string,
  close: string,
  blocks: types.KnownBlock[],
  form?: { readonly id: string; readonly submit: string },
): types.ModalView {
  return {
    type: "modal",
    ...(form && { callback_id: form.id }),
    title: plain(title, limits.title),
    ...(form && { submit: plain(form.submit, limits.title) }),
    close: plain(close, limits.title),
    blocks,
  };
}

/** @param asked the question as escaped mrkdwn */
export function wordsModal(about: FormSubject, asked: string | null): types.ModalView {
  const { title, label, hint } = wordsForm(about);
  const field: types.InputBlock = {
    type: "input",
    block_id: wordsField.block,
    label: plain(label, limits.label),
    hint: plain(hint, limits.label),
    element: {
      type: "plain_text_input",
      action_id: wordsField.action,
      max_length: mostTyped,
    },
  };
  const form = { id: formId(about, "long"), submit: "Send" };
  return modal(title, "Cancel", [...(asked ? [section(asked)] : []), field], form);
}

const mostSections = 99;
/** Most sections of a file, as Slack takes about 250 kB in a view. */
const mostFileSections = 60;

export function readingModal(full: FullText | null): types.ModalView {
  const { title, lines } = full ?? { title: "Not here", lines: ["This is no longer here."] };
  const pieces = cutInPieces(lines, limits.section, (line) =>
    escapeLine(line, Number.POSITIVE_INFINITY),
  );
  return modal(title, "Close", [
    ...pieces.slice(0, mostSections).map((piece) => section(piece)),
    ...(pieces.length > mostSections ? [context("… and more than fits here.")] : []),
  ]);
}

/** Shows a file to copy; nothing stays in Slack. */
export function fileModal({ name, text }: PersonFile): types.ModalView {
  const pieces = cutInPieces(text.split("\n"), limits.section);
  return modal(name, "Close", [
    context(fileWords),
    ...pieces.slice(0, mostFileSections).map((piece) => words(piece)),
    ...(pieces.length > mostFileSections ? [context(restWords)] : []),
  ]);
}

const fileWords =
  "Everything I store about you, as JSON. Copy it: only you can see it, and Slack doesn't store it.";
const restWords =
  "… and more than fits here. The person who runs Sous can give you all of it as a file: sous my-data.";

/** Makes the consent form, which opens over the answer's form until it is closed. */
export function consentModal(consent: ConsentRequest): types.ModalView {
  const text = [...consentLines(consent), `${agreeLabel(consent)}.`].join("\n");
  const form = { id: `agree:${consent.campaign}`, submit: "I agree" };
  return modal("Do you agree?", "Back", [words(text)], form);
}

export const practiceField = { block: "practice", action: "choice" } as const;

export function practiceModal(said: string, practice: PracticeRequest): types.ModalView {
  const { campaign, at } = practice;
  const choices = practice.choices.map((text, index) => ({ text, value: String(index) }));
  const field: types.InputBlock = {
    type: "input",
    // One field per question, as Slack keeps the choice of a field that stays.
    block_id: `${practiceField.block}:${at}`,
    label: plain("Your answer", limits.label),
    element: menu("Choose", practiceField.action, choices),
  };
  const form = { id: `practise:${campaign}:${at}`, submit: "Answer" };
  return modal("Practice", "Back", [words(said), field], form);
}

/**
 * Where a modal was opened, kept in private_metadata: an organisation's submissions name no workspace
 * (https://docs.slack.dev/reference/interaction-payloads/view-interactions-payload).
 */
interface ViewPlace {
  readonly team: string;
  /** Null when one person alone sees the answer. */
  readonly shownIn: string | null;
}

export function markPlace({ team, shownIn }: ViewPlace): { readonly private_metadata: string } {
  return { private_metadata: `${shownIn ?? ""}/${team}` };
}

export function readPlace(metadata: string): Partial<ViewPlace> & Pick<ViewPlace, "shownIn"> {
  const [channel, team] = metadata.split("/");
  return { ...(team && { team }), shownIn: channel || null };
}
