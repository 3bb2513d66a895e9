/** What is submitted in a modal. */
import type { AllMiddlewareArgs, SlackViewMiddlewareArgs, ViewSubmitAction } from "@slack/bolt";
import { readAction, readForm } from "../present/action-ids.js";
import { asSaid } from "../present/visible-text.js";
import { modalEvent } from "./events.js";
import { consentModal, practiceField, practiceModal, wordsField } from "./modal.js";
import type { Team } from "./team.js";
import { markPlace, readPlace } from "./view-place.js";

type ModalListener = (
  heard: SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs,
) => Promise<void>;

/** Words for a question, or in place of an answer. They are kept before the modal closes. */
export function acceptWords({ service, people, place: { team } }: Team): ModalListener {
  return async ({ body, view, ack }) => {
    const about = readForm(view.callback_id);
    const text = asSaid(view.state.values[wordsField.block]?.[wordsField.action]?.value ?? "");
    if (!about || !text) return ack();
    const person = await people.personOf(body.user.id, body.user.name);
    const heard = { person, view: view.id, at: service.now(), what: { ...about, text } };
    const event = modalEvent(service.origin, heard);
    const { shownIn } = readPlace(view.private_metadata);
    const refusal = await service.receive(event, shownIn);
    if (!refusal) return ack();
    const { words, consent } = refusal;
    const here = markPlace({ team, shownIn });
    if (consent)
      return ack({ response_action: "push", view: { ...consentModal(consent), ...here } });
    await ack({ response_action: "errors", errors: { [wordsField.block]: words } });
  };
}

/** Consent to a campaign, or an answer to its practice. */
export function acceptConsent({ service, people, place: { team } }: Team): ModalListener {
  return async ({ body, view, ack }) => {
    const fields = Object.values(view.state.values).map((block) => block[practiceField.action]);
    const chosen = fields[0]?.selected_option?.value;
    const ids = [view.callback_id, ...(chosen === undefined ? [] : [chosen])];
    const action = readAction(ids.join(":"), null);
    if (!action || !("consent" in action)) return ack();
    const caller = service.callerOf(await people.personOf(body.user.id, body.user.name), null);
    const { said, practice } = await service.consent(action.consent, caller);
    if (!practice) return ack();
    const next = { ...practiceModal(said, practice), ...markPlace({ team, shownIn: null }) };
    await ack({ response_action: "update", view: next });
  };
}
