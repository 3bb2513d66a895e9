/** Answers presses, forms and the menu entry "Use as answer" in Slack. */
import type {
  AllMiddlewareArgs,
  BlockAction,
  MessageShortcut,
  RespondArguments,
  SlackActionMiddlewareArgs,
  SlackShortcutMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from "@slack/bolt";
import { notYours } from "../present/door.js";
import { makeEvent } from "../present/incoming.js";
import { questionName } from "../present/message.js";
import { consentMessage, refusalMessage } from "../present/post-message.js";
import type { FormSubject } from "../present/press-action.js";
import { readAction, readForm } from "../present/press-action.js";
import { asSaid } from "../present/visible-text.js";
import { personPage } from "./home-view.js";
import { asReply, placed, readMessages, timeOf } from "./messages.js";
import {
  consentModal,
  markPlace,
  practiceField,
  practiceModal,
  readingModal,
  readPlace,
  wordsField,
  wordsModal,
} from "./modal.js";
import { slackMarkup } from "./mrkdwn.js";
import { whyNoPost } from "./poster.js";
import { whisper } from "./show.js";
import type { Team } from "./team.js";

type Pressed = SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs;

/** Stores a press, acknowledges it, and then shows the person the result. */
export function acknowledgeLast(
  press: (pressed: Pressed) => Promise<RespondArguments | undefined>,
) {
  return async (pressed: Pressed): Promise<void> => {
    const result = await press(pressed);
    await pressed.ack();
    if (result && pressed.body.response_url) await pressed.respond(result);
  };
}

export async function answerPress(
  team: Team,
  { body }: Pressed,
): Promise<RespondArguments | undefined> {
  const { service, client, people, place } = team;
  const [pressed] = body.actions;
  const message = placeOf(body);
  const value = pressed ? chosenValue(pressed) : null;
  const action = pressed && readAction(pressed.action_id, value);
  if (!action || !message) return undefined;
  const shown = shownIn(body);
  const personOf = () => people.personOf(body.user.id, nameOf(body));
  if ("open" in action) {
    const blocks = body.message?.blocks ?? body.view?.blocks;
    const form = wordsModal(action.open, askedIn(blocks, action.open));
    const view = { ...form, ...markPlace({ team: place.team, shownIn: shown }) };
    await client.views.open({ trigger_id: body.trigger_id, view });
    await service.noteOpened(body.user.id, action.open);
  } else if ("read" in action) {
    const caller = service.callerOf(await personOf(), body.channel?.id ?? null);
    const view = readingModal(await service.readInFull(action.read, caller, shown === null));
    await client.views.open({ trigger_id: body.trigger_id, view });
  } else if ("consent" in action) {
    const caller = service.callerOf(await personOf(), null);
    const reply = await service.consent(action.consent, caller);
    return { ...whisper(consentMessage(reply, slackMarkup)), replace_original: true };
  } else if ("play" in action) {
    const caller = service.callerOf(await personOf(), shown);
    const command = { verb: "play", home: action.play, rounds: 1 } as const;
    const why = async () => (shown === null ? null : whyNoPost(client, shown));
    const reply = await service.perform(command, caller, why);
    const text = reply.kind === "words" ? reply.text : "";
    return { ...whisper(text), replace_original: false };
  } else if ("event" in action) {
    const person = await personOf();
    const at = Math.round(timeOf(pressed.action_ts));
    // A press has no id: its key is message, person and time.
    const object = `press:${message}:${person.id}:${pressed.action_ts}`;
    const event = makeEvent(service.origin, { person, object, at, what: action.event });
    const refusal = await service.receive(event, shown);
    if (body.view) team.showHomeSoon(body.user.id);
    if (refusal)
      return { ...whisper(refusalMessage(refusal, slackMarkup)), replace_original: false };
  }
  return undefined;
}

export async function answerWish(
  { service, people, showHome }: Team,
  { body, ack, respond }: Pressed,
): Promise<void> {
  await ack();
  const actionId = body.actions[0]?.action_id ?? "";
  const action = readAction(actionId, null);
  if (!action || !("wish" in action)) return;
  const caller = service.callerOf(await people.personOf(body.user.id, nameOf(body)), null);
  await service.control.prefer(action.wish, caller);
  if (body.view) {
    await showHome(body.user.id);
    return;
  }
  const blocks = personPage(await service.openPage(caller), "message");
  await respond({ ...whisper({ summary: "Your page", blocks }), replace_original: true });
}

function nameOf({ user }: BlockAction): string {
  return user.name ?? user.username ?? "someone";
}

/** Returns the message's id; an ephemeral message has only a time. */
function placeOf({ message, view, container }: BlockAction): string | null {
  const ts: unknown = container.message_ts;
  return message?.ts ?? view?.id ?? (typeof ts === "string" ? ts : null);
}

/** Returns the message's channel; null if one person alone sees it. */
function shownIn({ channel, container }: BlockAction): string | null {
  return container.is_ephemeral === true ? null : (channel?.id ?? null);
}

function chosenValue(pressed: BlockAction["actions"][number]): string | null {
  if (pressed.type === "static_select") return pressed.selected_option?.value ?? null;
  return pressed.type === "button" ? (pressed.value ?? null) : null;
}

/** Returns the message's question, escaped, or null. */
function askedIn(blocks: unknown, about: FormSubject): string | null {
  if (!Array.isArray(blocks)) return null;
  const own = about.kind === "words" ? `${questionName}:${about.question}` : questionName;
  const block = blocks.find((candidate) => [questionName, own].includes(candidate?.block_id));
  const text: unknown = block?.text?.text;
  return typeof text === "string" ? text : null;
}

type Submitted = SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs;

/** Stores the words before the modal closes. */
export async function acceptWords(
  { service, people, place: { team }, showHomeSoon }: Team,
  { body, view, ack }: Submitted,
): Promise<void> {
  const about = readForm(view.callback_id);
  const text = asSaid(view.state.values[wordsField.block]?.[wordsField.action]?.value ?? "");
  if (!about || !text) return ack();
  const person = await people.personOf(body.user.id, body.user.name);
  // A view id is new each time a modal opens.
  const heard = { person, object: `view:${view.id}`, at: service.now() };
  const event = makeEvent(service.origin, { ...heard, what: { ...about, text } });
  const { shownIn } = readPlace(view.private_metadata);
  const refusal = await service.receive(event, shownIn);
  if (!refusal) {
    await ack();
    if (shownIn === null) showHomeSoon(body.user.id);
    return;
  }
  const { words, consent } = refusal;
  const here = markPlace({ team, shownIn });
  if (consent) return ack({ response_action: "push", view: { ...consentModal(consent), ...here } });
  await ack({ response_action: "errors", errors: { [wordsField.block]: words } });
}

export async function acceptConsent(
  { service, people, place: { team }, showHomeSoon }: Team,
  { body, view, ack }: Submitted,
): Promise<void> {
  const fields = Object.values(view.state.values).map((block) => block[practiceField.action]);
  const chosen = fields[0]?.selected_option?.value;
  const ids = [view.callback_id, ...(chosen === undefined ? [] : [chosen])];
  const action = readAction(ids.join(":"), null);
  if (!action || !("consent" in action)) return ack();
  const caller = service.callerOf(await people.personOf(body.user.id, body.user.name), null);
  const { said, practice } = await service.consent(action.consent, caller);
  showHomeSoon(body.user.id);
  if (!practice) return ack();
  const next = { ...practiceModal(said, practice), ...markPlace({ team, shownIn: null }) };
  await ack({ response_action: "update", view: next });
}

export async function useMessage(
  { hearing, place }: Team,
  { shortcut, ack, respond }: SlackShortcutMiddlewareArgs<MessageShortcut> & AllMiddlewareArgs,
): Promise<void> {
  const { user, channel, message } = shortcut;
  const [reply = null] = readMessages([message]).map(asReply);
  const isOwn = reply?.user === user.id;
  const refusal = isOwn
    ? await hearing.use(placed(reply, channel.id, place.userId), () => reply)
    : notYours;
  await ack();
  await respond(whisper(refusalMessage(refusal, slackMarkup)));
}
