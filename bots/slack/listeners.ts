/** What we listen to. Everything heard is with the inbox before Slack is told that it arrived. */
import type {
  AllMiddlewareArgs,
  App,
  BlockAction,
  SlackCommandMiddlewareArgs,
  webApi,
} from "@slack/bolt";
import type { BotHandlers, InboxVerdict } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { readInFull } from "../present/reading.js";
import { ourActions, ourModals, questionBlock, readAction, readCallback } from "./action-ids.js";
import { limits } from "./blocks.js";
import type { BotLog } from "./client.js";
import { answerCommand } from "./commands.js";
import { modalEvent, pressEvent } from "./events.js";
import type { Hearing } from "./hearing.js";
import { asChange, asReply, readMessages } from "./messages.js";
import { readingModal, wordsField, wordsModal } from "./modal.js";
import { escapeText } from "./mrkdwn.js";
import type { People } from "./people.js";

/** What listening needs of the rest of the bot. */
export interface Listening {
  readonly team: string;
  readonly command: string;
  /** Where a game is played that was asked for in a direct message. */
  readonly channel: string;
  readonly client: webApi.WebClient;
  readonly people: People;
  readonly clock: Clock;
  readonly log: BotLog;
  readonly handlers: BotHandlers;
  readonly hearing: Hearing;
}

const notHere = "This question is no longer here.";

/** Slack gives 3 s for the first word; people get one before that. */
const firstWordMs = 2000;

/** Registers every listener. A listener that throws leaves its delivery unacknowledged. */
export function listen(app: App, to: Listening): void {
  app.command(to.command, (heard) => onCommand(to, heard));
  app.action<BlockAction>(ourActions, async ({ body, ack, respond }) => {
    const verdict = await onAction(to, body);
    await ack();
    if (verdict === "unknown") await respond({ ...whisper(notHere), replace_original: false });
  });
  app.view(ourModals, async ({ body, view, ack }) => {
    const about = readCallback(view.callback_id);
    const text = view.state.values[wordsField.block]?.[wordsField.action]?.value?.trim();
    if (about && text) {
      const person = await speaker(to, body.user);
      const what = { ...about, text };
      const event = modalEvent({ team: to.team, person, view: view.id, at: to.clock.now(), what });
      const verdict = await to.handlers.inbox.receive(event);
      if (verdict === "unknown") return ack(refuse(notHere));
    }
    await ack();
  });
  app.event("message", async ({ event }) => {
    const change = asChange(event);
    if (change?.kind === "edited") return to.hearing.hear(event.channel, change.reply);
    if (change?.kind === "deleted") return to.hearing.unhear(event.channel, change.reply);
    const [message] = change ? [] : readMessages([event]);
    const reply = message ? asReply(message) : null;
    if (reply) await to.hearing.hear(event.channel, reply);
  });
}

async function onAction(to: Listening, body: BlockAction): Promise<InboxVerdict | null> {
  const [pressed] = body.actions;
  if (!pressed || !body.message) return null;
  const action = readAction({ actionId: pressed.action_id, value: chosenValue(pressed) });
  if (!action) return null;
  if ("open" in action) {
    const view = wordsModal(action.open, askedIn(body.message.blocks));
    await to.client.views.open({ trigger_id: body.trigger_id, view });
    return null;
  }
  if ("read" in action) {
    const view = readingModal(await readInFull(to.handlers.watch, action.read));
    await to.client.views.open({ trigger_id: body.trigger_id, view });
    return null;
  }
  const event = pressEvent({
    team: to.team,
    person: await speaker(to, body.user),
    message: body.message.ts,
    actionTs: pressed.action_ts,
    what: action.event,
  });
  return to.handlers.inbox.receive(event);
}

async function onCommand(
  to: Listening,
  heard: SlackCommandMiddlewareArgs & AllMiddlewareArgs,
): Promise<void> {
  const { command, ack, respond } = heard;
  const direct = command.channel_name === "directmessage";
  const answer = answerCommand(to.handlers.control, {
    command: command.command,
    text: command.text,
    channel: direct ? to.channel : command.channel_id,
  }).catch((error: unknown) => {
    to.log.error(`Slack: ${command.command} failed: ${String(error)}`);
    return "That did not work; the log says why. Please try again.";
  });
  const first = await Promise.race([answer, to.clock.sleep(firstWordMs).then(() => null)]);
  await ack(whisper(first ?? "One moment…"));
  if (first === null) await respond(whisper(await answer));
}

function whisper(text: string) {
  return { response_type: "ephemeral" as const, text: escapeText(text, limits.fallback) };
}

/** The modal stays open and says why. */
function refuse(reason: string) {
  return { response_action: "errors" as const, errors: { [wordsField.block]: reason } };
}

async function speaker(to: Listening, user: { id: string; name?: string; username?: string }) {
  const name = await to.people.nameOf(user.id, user.name ?? user.username ?? "someone");
  return { id: user.id, name };
}

function chosenValue(pressed: BlockAction["actions"][number]): string | null {
  if (pressed.type === "static_select") return pressed.selected_option?.value ?? null;
  return pressed.type === "button" ? (pressed.value ?? null) : null;
}

/** The question's sentence on the pressed message, already escaped; null when it has none. */
function askedIn(blocks: unknown): string | null {
  if (!Array.isArray(blocks)) return null;
  const block = blocks.find((candidate) => candidate?.block_id === questionBlock);
  const text: unknown = block?.text?.text;
  return typeof text === "string" ? text : null;
}
