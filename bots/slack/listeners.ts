/** What we listen to. Everything heard is with the inbox before Slack is told that it arrived. */
import type {
  AllMiddlewareArgs,
  App,
  BlockAction,
  RespondFn,
  SlackCommandMiddlewareArgs,
  SlashCommand,
  types,
  webApi,
} from "@slack/bolt";
import type {
  BotHandlers,
  Caller,
  InboxVerdict,
  IncomingEvent,
  IncomingKind,
  PersonPage,
  PracticeRequest,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience, ConsentCommand } from "../../src/core/command.js";
import { type Refusal, refusalOf } from "../present/door.js";
import { noteOpened, nothingKept, withoutQuestions } from "../present/personal.js";
import { readInFull } from "../present/reading.js";
import {
  ourActions,
  ourConsents,
  ourModals,
  questionBlock,
  readAction,
  readCallback,
  readConsent,
} from "./action-ids.js";
import { limits } from "./blocks.js";
import type { BotLog } from "./client.js";
import { answerCommand, understand } from "./commands.js";
import {
  consentModal,
  practiceField,
  practiceModal,
  showPractice,
  showRefusal,
} from "./consent.js";
import { modalEvent, pressEvent, type Speaker } from "./events.js";
import { deliver } from "./failures.js";
import type { Hearing } from "./hearing.js";
import type { HomeTab } from "./home-tab.js";
import { forgettingBlocks, ourWishes, pageBlocks, readWish } from "./home-view.js";
import { asChange, asReply, readMessages } from "./messages.js";
import { fileModal, readingModal, type Subject, wordsField, wordsModal } from "./modal.js";
import { escapeText } from "./mrkdwn.js";
import type { People } from "./people.js";
import type { WhoMay } from "./who-may.js";

/** What listening needs of the rest of the bot. */
export interface Listening {
  readonly team: string;
  readonly command: string;
  /** The channel that the bot was set up for; what is asked for in a direct message is played there. */
  readonly channel: string;
  readonly client: webApi.WebClient;
  readonly people: People;
  readonly clock: Clock;
  readonly log: BotLog;
  readonly handlers: BotHandlers;
  readonly hearing: Hearing;
  readonly home: HomeTab;
  readonly whoMay: WhoMay;
  readonly answerers: Audience;
}

/** Slack gives 3 s for the first word; people get one before that. */
const firstWordMs = 2000;

/** Registers every listener. A listener that throws leaves its delivery unacknowledged. */
export function listen(app: App, to: Listening): void {
  app.command(to.command, (heard) => onCommand(to, heard));
  app.action<BlockAction>(ourActions, async ({ body, ack, respond }) => {
    const told = await onAction(to, body);
    await ack();
    if (told && body.response_url)
      await respond({
        response_type: "ephemeral",
        replace_original: "said" in told,
        ...("said" in told ? showPractice(told.said, told.practice) : showRefusal(told)),
      });
  });
  app.view(ourConsents, async ({ body, view, ack }) => {
    const fields = Object.values(view.state.values).map((block) => block[practiceField.action]);
    const command = readConsent(view.callback_id, fields[0]?.selected_option?.value);
    if (!command) return ack();
    const { said, practice } = await consent(to, command, await speaker(to, body.user));
    if (!practice) return ack();
    await ack({ response_action: "update", view: practiceModal(said, practice) });
  });
  app.action<BlockAction>(ourWishes, async ({ body, ack, respond }) => {
    await ack();
    await onWish(to, body, respond);
  });
  app.view(ourModals, async ({ body, view, ack }) => {
    const about = readCallback(view.callback_id);
    const text = view.state.values[wordsField.block]?.[wordsField.action]?.value?.trim();
    if (!about || !text) return ack();
    const person = await speaker(to, body.user);
    const what = { ...about, text };
    const event = modalEvent({ team: to.team, person, view: view.id, at: to.clock.now(), what });
    const verdict = await receive(to, event, view.private_metadata || null);
    const refusal = await refusalFor(to, verdict, what);
    if (!refusal) return ack();
    const { words, consent } = refusal;
    if (consent) return ack({ response_action: "push", view: consentModal(consent) });
    await ack({ response_action: "errors", errors: { [wordsField.block]: words } });
  });
  app.event("message", async ({ event }) => {
    const change = asChange(event);
    if (change?.kind === "edited") return to.hearing.hear(event.channel, change.reply);
    if (change?.kind === "deleted") return to.hearing.unhear(event.channel, change.reply);
    const [message] = change ? [] : readMessages([event]);
    const reply = message ? asReply(message) : null;
    if (reply) await to.hearing.hear(event.channel, reply);
  });
  app.event("app_home_opened", async ({ event }) => {
    if (event.tab === "home") await looksAt(to, await to.home.show(event.user), event.user);
  });
}

function refusalFor(
  { answerers, command, handlers }: Listening,
  verdict: InboxVerdict,
  what: IncomingKind,
): Promise<Refusal | null> {
  return refusalOf(verdict, what, { answerers, command, control: handlers.control });
}

interface Consented {
  readonly said: string;
  readonly practice: PracticeRequest | null;
}

/** What came of agreeing to a campaign or of practising, and what is to be practised next. */
async function consent(
  to: Listening,
  command: ConsentCommand,
  person: Speaker,
): Promise<Consented> {
  const { control } = to.handlers;
  const caller = callerOf(to, person, to.channel);
  const said = await control.perform(command, caller);
  const { campaign } = command;
  return { said, practice: campaign === null ? null : await control.practiceFor(campaign, caller) };
}

/** Something pressed on a card, on a note, or in the Home tab; gives what whoever pressed it is told, if so. */
async function onAction(to: Listening, body: BlockAction): Promise<Refusal | Consented | null> {
  const [pressed] = body.actions;
  const at = placeOf(body);
  if (!pressed || !at) return null;
  const action = readAction({ actionId: pressed.action_id, value: chosenValue(pressed) });
  if (!action) return null;
  const channel = shownIn(body);
  if ("open" in action) {
    const blocks = body.message?.blocks ?? body.view?.blocks;
    const view = wordsModal(action.open, askedIn(blocks, action.open));
    const known = channel === null ? view : { ...view, private_metadata: channel };
    await to.client.views.open({ trigger_id: body.trigger_id, view: known });
    await to.handlers.inbox.opened({
      platform: "slack",
      workspace: to.team,
      person: body.user.id,
      about: action.open,
      at: to.clock.now(),
    });
    return null;
  }
  if ("read" in action) {
    const view = readingModal(
      await readInFull(to.handlers.watch, action.read, {
        platform: "slack",
        workspace: to.team,
        id: body.user.id,
      }),
    );
    await to.client.views.open({ trigger_id: body.trigger_id, view });
    return null;
  }
  if ("consent" in action) return consent(to, action.consent, await speaker(to, body.user));
  const event = pressEvent({
    team: to.team,
    person: await speaker(to, body.user),
    message: at,
    actionTs: pressed.action_ts,
    what: action.event,
  });
  return refusalFor(to, await receive(to, event, channel), event.what);
}

/** The message or view on which it was pressed; of a message for one person only its time is told. */
function placeOf({ message, view, container }: BlockAction): string | null {
  const ts: unknown = container.message_ts;
  return message?.ts ?? view?.id ?? (typeof ts === "string" ? ts : null);
}

/** The channel whose members saw it; null for what one person alone sees, wherever they looked at it. */
function shownIn({ channel, container }: BlockAction): string | null {
  return container.is_ephemeral === true ? null : (channel?.id ?? null);
}

/** Whoever may answer is heard; taking back what one said is everybody's right. */
async function receive(
  to: Listening,
  event: IncomingEvent,
  channel: string | null,
): Promise<InboxVerdict> {
  const isFree = event.what.kind === "retract";
  const mayAnswer = isFree || (await to.whoMay.mayAnswer(event.person.id, channel));
  return mayAnswer ? to.handlers.inbox.receive(event) : "not-allowed";
}

async function onWish(to: Listening, body: BlockAction, respond: RespondFn): Promise<void> {
  const preference = readWish(body.actions[0]?.action_id ?? "");
  if (!preference) return;
  const person = await speaker(to, body.user);
  const caller = callerOf(to, person, to.channel);
  await to.handlers.control.prefer(preference, caller);
  if (body.view) await to.home.show(person.id);
  else await respond({ ...(await showPage(to, caller)), replace_original: true });
}

async function onCommand(
  to: Listening,
  heard: SlackCommandMiddlewareArgs & AllMiddlewareArgs,
): Promise<void> {
  const { command, ack, respond } = heard;
  const answer = answerTyped(to, command).catch((error: unknown) => {
    to.log.error(`Slack: ${command.command} failed: ${String(error)}`);
    return whisper("That did not work; the log says why. Please try again.");
  });
  const first = await Promise.race([answer, to.clock.sleep(firstWordMs).then(() => null)]);
  await ack(first ?? whisper("One moment…"));
  if (first === null) await respond(await answer);
}

async function answerTyped(to: Listening, typed: SlashCommand): Promise<Whisper> {
  const direct = typed.channel_name === "directmessage";
  const person = await speaker(to, { id: typed.user_id, name: typed.user_name });
  const caller = callerOf(to, person, direct ? to.channel : typed.channel_id);
  const understood = understand(typed);
  if (typeof understood === "object") {
    if (understood.verb === "me") return showPage(to, caller);
    if (understood.verb === "my-data" && understood.request === "export")
      return handOver(to, caller, typed.trigger_id);
    if (understood.verb === "my-data" && understood.request === "delete")
      return askToForget(to, caller);
  }
  return whisper(await answerCommand(to.handlers.control, typed, caller));
}

/** What is kept of them, in a view that nobody else sees. */
async function handOver(to: Listening, caller: Caller, trigger: string): Promise<Whisper> {
  const file = await to.handlers.control.dataOf(caller);
  if (!file) return whisper(nothingKept);
  await deliver(() => to.client.views.open({ trigger_id: trigger, view: fileModal(file) }));
  return whisper("What I keep of you is open before you.");
}

async function askToForget({ handlers }: Listening, caller: Caller): Promise<Whisper> {
  const said = await handlers.control.prefer("forget-me", caller);
  const blocks = forgettingBlocks(await handlers.control.pageOf(caller));
  return { ...whisper(said), ...(blocks && { blocks }) };
}

/** A person's page; the questions on it are only for those who may answer. */
export async function readPage(
  { handlers, whoMay }: Pick<Listening, "handlers" | "whoMay">,
  caller: Caller,
): Promise<PersonPage> {
  const page = await handlers.control.pageOf(caller);
  const mayAnswer = await whoMay.mayAnswer(caller.person.id, null);
  return mayAnswer ? page : withoutQuestions(page);
}

async function showPage(to: Listening, caller: Caller): Promise<Whisper> {
  const page = await readPage(to, caller);
  await looksAt(to, page, caller.person.id);
  return { ...whisper("Your page"), blocks: pageBlocks(page, "message") };
}

function looksAt({ handlers, team, clock }: Listening, page: PersonPage, person: string) {
  const at = clock.now();
  return noteOpened(handlers.inbox, page, { platform: "slack", workspace: team, person, at });
}

function callerOf(to: Listening, person: Speaker, channel: string): Caller {
  const mayManage = () => to.whoMay.mayManage(person.id);
  return { platform: "slack", workspace: to.team, person, channel, mayManage };
}

interface Whisper {
  readonly response_type: "ephemeral";
  readonly text: string;
  readonly blocks?: types.KnownBlock[];
}

function whisper(text: string): Whisper {
  return { response_type: "ephemeral", text: escapeText(text, limits.fallback) };
}

async function speaker(to: Listening, user: { id: string; name?: string; username?: string }) {
  const name = await to.people.nameOf(user.id, user.name ?? user.username ?? "someone");
  return { id: user.id, name };
}

function chosenValue(pressed: BlockAction["actions"][number]): string | null {
  if (pressed.type === "static_select") return pressed.selected_option?.value ?? null;
  return pressed.type === "button" ? (pressed.value ?? null) : null;
}

/** The question's sentence on what was pressed, already escaped; null when it has none. */
function askedIn(blocks: unknown, about: Subject): string | null {
  if (!Array.isArray(blocks)) return null;
  const own = about.kind === "words" ? `${questionBlock}:${about.question}` : questionBlock;
  const block = blocks.find((candidate) => [questionBlock, own].includes(candidate?.block_id));
  const text: unknown = block?.text?.text;
  return typeof text === "string" ? text : null;
}
