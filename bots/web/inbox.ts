/** Open questions of outside agents, as the page shows them. */
import type { Call, Watch } from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/phrasing.js";
import { linesAbout, standaloneHeadline } from "../present/card-text.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import { type InboxState, type ShownCall, timeSlot } from "./content.js";

/** @param reader.answered the question whose receipt is shown, or "" */
export async function readInbox(
  watch: Pick<Watch, "calls" | "receipt">,
  {
    answered,
    person,
    isLocal,
  }: { readonly answered: string; readonly person: string; readonly isLocal: boolean },
): Promise<InboxState> {
  const note = answered === "" ? null : await watch.receipt(answered, person);
  return {
    calls: (await watch.calls("web")).flatMap(showCall),
    receipt: note && { ...note, text: visibleText(note.text), to: null },
    isLocal,
  };
}

function showCall(call: Call): readonly ShownCall[] {
  const { question } = call;
  if (!question) return [];
  const { id, deadline, choices, bound } = question;
  return [
    {
      id,
      deadline,
      headline: visibleLine(standaloneHeadline(call)),
      audience: visibleLine(call.home),
      isUrgent: call.urgent === true,
      isApproval: bound !== undefined,
      text: bound?.asked ?? visibleText(question.text),
      bound: bound?.lines ?? [],
      added: call.added?.map(visibleLine) ?? [],
      about: visibleText(linesAbout(question).join(" ")),
      picture: call.picture ? visibleLine(call.picture.words) : null,
      choices: choices.map((choice) => ({ id: choice.id, label: visibleLine(choice.label) })),
      otherwise: phraseOtherwise(timeSlot, question),
    },
  ];
}
