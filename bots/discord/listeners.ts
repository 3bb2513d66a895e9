/** What we listen to. Everything heard is with the inbox before Discord is told that it arrived. */
import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type Message,
  MessageFlags,
  type ModalSubmitInteraction,
  type PartialMessage,
  type ReadonlyCollection,
  type RepliableInteraction,
  type StringSelectMenuInteraction,
} from "discord.js";
import type { BotHandlers, Caller, InboxVerdict, IncomingEvent } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience, ConsentCommand, Preference } from "../../src/core/command.js";
import { refusalOf } from "../present/door.js";
import { cutInPieces } from "../present/fit-text.js";
import { fileWords, noteOpened, nothingKept, withoutQuestions } from "../present/personal.js";
import { type ReadingRequest, readInFull } from "../present/reading.js";
import { actionId, readAction, readModalId } from "./action-ids.js";
import { askedIn } from "./card-message.js";
import { type BotLog, describeDisconnect } from "./client.js";
import { answerCommand, channelOf, suggestFor, understand } from "./commands.js";
import { button, limits, row } from "./components.js";
import { practiceRows, showRefusal } from "./consent.js";
import { modalEvent, pressEvent, type Speaker } from "./events.js";
import type { Hearing } from "./hearing.js";
import { escapeLine, escapeLines } from "./markdown.js";
import { readWish, showPage } from "./me-message.js";
import { wordsField, wordsModal } from "./modal.js";
import { readLive } from "./replies.js";
import type { WhoMay } from "./who-may.js";

/** What listening needs of the rest of the bot. */
export interface Listening {
  readonly guild: string;
  readonly clock: Clock;
  readonly log: BotLog;
  readonly handlers: BotHandlers;
  readonly hearing: Hearing;
  readonly whoMay: WhoMay;
  readonly answerers: Audience;
}

const notHere = "This question is no longer here.";

type Pressed = ButtonInteraction | StringSelectMenuInteraction;

/** Registers every listener; call the result to hear nothing any more. */
export function listen(client: Client, to: Listening): () => void {
  const onInteraction = (heard: Interaction) => answerInteraction(to, heard);
  const onMessage = (message: Message) => hearMessage(to, message);
  const onUpdate = (_before: unknown, message: Message | PartialMessage) => hearUpdate(to, message);
  const onDelete = (message: Message | PartialMessage) => hearDeletion(to, message);
  const onDeleteBulk = (messages: ReadonlyCollection<string, Message | PartialMessage>) =>
    Promise.all(messages.map((message) => hearDeletion(to, message)));
  // Only after a new IDENTIFY, never after a RESUME: events were lost then.
  const onReady = () => to.hearing.hearAgain();
  client.on("interactionCreate", onInteraction);
  client.on("messageCreate", onMessage);
  client.on("messageUpdate", onUpdate);
  client.on("messageDelete", onDelete);
  client.on("messageDeleteBulk", onDeleteBulk);
  client.on("shardReady", onReady);
  client.on("error", (error) => to.log.warn(`Discord: ${String(error)}`));
  client.on("shardError", (error) => to.log.warn(`Discord: ${String(error)}`));
  client.on("shardDisconnect", ({ code }) => {
    if (client.isReady()) to.log.error(describeDisconnect(code));
  });
  return () => {
    client.off("interactionCreate", onInteraction);
    client.off("messageCreate", onMessage);
    client.off("messageUpdate", onUpdate);
    client.off("messageDelete", onDelete);
    client.off("messageDeleteBulk", onDeleteBulk);
    client.off("shardReady", onReady);
  };
}

async function answerInteraction(to: Listening, heard: Interaction): Promise<void> {
  if (heard.isAutocomplete()) return suggestWhileTyping(to, heard);
  if (!heard.isRepliable()) return;
  try {
    if (heard.isChatInputCommand()) await onCommand(to, heard);
    else if (heard.isButton() || heard.isStringSelectMenu()) await onPress(to, heard);
    else if (heard.isModalSubmit()) await onModal(to, heard);
  } catch (error) {
    to.log.warn(`Discord: an interaction was not answered: ${String(error)}`);
    await whisper(heard, "That did not work. Please try again.").catch(() => undefined);
  }
}

async function onPress(to: Listening, pressed: Pressed): Promise<void> {
  const value = pressed.isStringSelectMenu() ? (pressed.values[0] ?? null) : null;
  const wish = readWish(pressed.customId);
  if (wish) return onWish(to, pressed, wish);
  const action = readAction(pressed.customId, value);
  if (!action) return whisper(pressed, notHere);
  if ("open" in action) {
    await pressed.showModal(wordsModal(action.open, askedIn(pressed.message.content)));
    await to.handlers.inbox.opened({
      platform: "discord",
      workspace: to.guild,
      person: pressed.user.id,
      about: action.open,
      at: to.clock.now(),
    });
  } else if ("consent" in action) {
    await consent(to, pressed, action.consent);
  } else if ("facts" in action) {
    await replyWithFacts(to, pressed, action.facts);
  } else if ("read" in action) {
    await readOut(to, pressed, action);
  } else {
    const event = pressEvent({ ...speaking(to, pressed), what: action.event });
    await keep(to, pressed, event);
  }
}

/** In place of what was to be agreed to, or practised, stands what came of it, and what is to be practised next. */
async function consent(to: Listening, pressed: Pressed, command: ConsentCommand): Promise<void> {
  await pressed.deferUpdate();
  const { control } = to.handlers;
  const caller = callerOf(to, pressed);
  const said = await control.perform(command, caller);
  const next = command.campaign && (await control.practiceFor(command.campaign, caller));
  const components = next ? practiceRows(next) : [];
  await pressed.editReply({ content: escapeLines(said, limits.message), components });
}

/** What the episode has learned; while it goes on, what is known of its home. */
async function replyWithFacts(
  to: Listening,
  pressed: Pressed,
  { episode: id, household }: { episode: string; household: string | null },
): Promise<void> {
  const story = await to.handlers.watch.episode(id);
  if (story?.card.done) await readOut(to, pressed, { read: { kind: "facts", id }, piece: 0 });
  else await answerLater(pressed, () => to.handlers.control.facts(household));
}

/** Something in full, piece by piece, for whoever pressed. */
async function readOut(
  to: Listening,
  pressed: Pressed,
  { read, piece }: { read: ReadingRequest; piece: number },
): Promise<void> {
  const reading = await readInFull(to.handlers.watch, read, {
    platform: "discord",
    workspace: to.guild,
    id: pressed.user.id,
  });
  if (!reading) return whisper(pressed, "This is no longer here.");
  const pieces = cutInPieces(reading.lines, limits.message, (line) =>
    escapeLine(line, Number.POSITIVE_INFINITY),
  );
  const next = piece + 1;
  const more = button({ label: "More…", customId: actionId.read(read, next) });
  await pressed.reply({
    content: pieces[piece] ?? "That was all.",
    components: next < pieces.length ? [row(more)] : [],
    flags: MessageFlags.Ephemeral,
  });
}

async function onModal(to: Listening, submitted: ModalSubmitInteraction): Promise<void> {
  const about = readModalId(submitted.customId);
  const text = submitted.fields.getTextInputValue(wordsField).trim();
  if (!about) return whisper(submitted, notHere);
  const event = modalEvent({ ...speaking(to, submitted), what: { ...about, text } });
  await keep(to, submitted, event);
}

/** First into the database, then the word to Discord, which gives 3 s. */
async function keep(
  to: Listening,
  heard: Pressed | ModalSubmitInteraction,
  event: IncomingEvent,
): Promise<void> {
  const verdict = await receive(to, heard, event);
  const told = { answerers: to.answerers, command: "/sous", control: to.handlers.control };
  const refusal = await refusalOf(verdict, event.what, told);
  if (refusal) {
    await heard.reply({ ...showRefusal(refusal), flags: MessageFlags.Ephemeral });
    return;
  }
  // What is kept is kept, even where Discord does not take the thanks.
  await heard.deferUpdate().catch((error: unknown) => {
    to.log.warn(`Discord: a press was kept but not acknowledged: ${String(error)}`);
  });
}

/** On a message for one person alone no channel says that they may answer. */
async function receive(
  to: Listening,
  { message }: Pressed | ModalSubmitInteraction,
  event: IncomingEvent,
): Promise<InboxVerdict> {
  const isFree = event.what.kind === "retract" || !message?.flags.has(MessageFlags.Ephemeral);
  const mayAnswer = isFree || (await to.whoMay.mayAnswerAlone(event.person.id));
  return mayAnswer ? to.handlers.inbox.receive(event) : "not-allowed";
}

async function onCommand(to: Listening, typed: ChatInputCommandInteraction): Promise<void> {
  const command = understand(typed);
  const caller = callerOf(to, typed);
  if (typeof command === "object") {
    if (command.verb === "me") return showMe(to, typed);
    if (command.verb === "my-data" && command.request === "export") return handOver(to, typed);
    if (command.verb === "my-data" && command.request === "delete") return askToForget(to, typed);
  }
  await answerLater(typed, () => answerCommand(to.handlers.control, command, caller));
}

/** Suggestions that come too late or not at all leave people to type on. */
async function suggestWhileTyping(to: Listening, typing: AutocompleteInteraction): Promise<void> {
  try {
    await typing.respond(await suggestFor(to.handlers.control, typing));
  } catch (error) {
    to.log.warn(`Discord: nothing was suggested: ${String(error)}`);
  }
}

async function showMe(to: Listening, typed: ChatInputCommandInteraction): Promise<void> {
  await typed.deferReply({ flags: MessageFlags.Ephemeral });
  await typed.editReply(await pageFor(to, typed));
}

/** What is kept of them, as a file that nobody else sees. */
async function handOver(to: Listening, typed: ChatInputCommandInteraction): Promise<void> {
  await typed.deferReply({ flags: MessageFlags.Ephemeral });
  const file = await to.handlers.control.dataOf(callerOf(to, typed));
  await typed.editReply(
    file
      ? {
          content: fileWords,
          files: [{ attachment: Buffer.from(file.text, "utf8"), name: file.name }],
        }
      : nothingKept,
  );
}

/** The buttons below the question are those of their page. */
async function askToForget(to: Listening, typed: ChatInputCommandInteraction): Promise<void> {
  await typed.deferReply({ flags: MessageFlags.Ephemeral });
  const said = await to.handlers.control.prefer("forget-me", callerOf(to, typed));
  const page = await to.handlers.control.pageOf(callerOf(to, typed));
  await typed.editReply(
    page.forgetting == null ? escapeLines(said, limits.message) : showPage(page, typed.id),
  );
}

/** The page shows at once what holds now. */
async function onWish(to: Listening, pressed: Pressed, wish: Preference): Promise<void> {
  await pressed.deferUpdate();
  await to.handlers.control.prefer(wish, callerOf(to, pressed));
  await pressed.editReply(await pageFor(to, pressed));
}

/** The questions on it are only for those who may answer. */
async function pageFor(to: Listening, heard: Pressed | ChatInputCommandInteraction) {
  const caller = callerOf(to, heard);
  const page = await to.handlers.control.pageOf(caller);
  const mayAnswer = await to.whoMay.mayAnswerAlone(caller.person.id);
  const shown = mayAnswer ? page : withoutQuestions(page);
  const { platform, workspace, person } = caller;
  const who = { platform, workspace, person: person.id, at: to.clock.now() };
  await noteOpened(to.handlers.inbox, shown, who);
  return showPage(shown, heard.id);
}

function callerOf(to: Listening, heard: Pressed | ChatInputCommandInteraction): Caller {
  const { person } = speaking(to, heard);
  const mayManage = () => to.whoMay.mayManage(person.id);
  return { platform: "discord", workspace: to.guild, person, mayManage, channel: channelOf(heard) };
}

/** For what may take longer than 3 s: only the person who asked sees the answer. */
async function answerLater(
  heard: Pressed | ChatInputCommandInteraction,
  answer: () => Promise<string>,
): Promise<void> {
  await heard.deferReply({ flags: MessageFlags.Ephemeral });
  await heard.editReply(escapeLines(await answer(), limits.message));
}

async function whisper(heard: RepliableInteraction, content: string): Promise<void> {
  if (heard.deferred || heard.replied)
    await heard.followUp({ content, flags: MessageFlags.Ephemeral });
  else await heard.reply({ content, flags: MessageFlags.Ephemeral });
}

async function hearMessage(to: Listening, message: Message): Promise<void> {
  const channel = parentOf(to, message);
  const reply = channel && readLive(message);
  if (reply) await to.hearing.hear(channel, reply);
}

/** Links that unfold and pins update a message, too: only an edit has a time. */
async function hearUpdate(to: Listening, message: Message | PartialMessage): Promise<void> {
  const channel = parentOf(to, message);
  if (!channel) return;
  if (message.partial)
    return to.hearing.hearUnseen(channel, { thread: message.channelId, id: message.id });
  const reply = readLive(message);
  if (reply?.edited) await to.hearing.hear(channel, reply);
}

async function hearDeletion(to: Listening, message: Message | PartialMessage): Promise<void> {
  const channel = parentOf(to, message);
  if (!channel || message.author?.bot || message.webhookId) return;
  await to.hearing.unhear(channel, { thread: message.channelId, id: message.id });
}

/** The channel that a message's thread is under; null when it stands elsewhere. */
function parentOf(to: Listening, { guildId, channel }: Message | PartialMessage): string | null {
  return guildId === to.guild && channel.isThread() ? channel.parentId : null;
}

function speaking(
  to: Listening,
  heard: RepliableInteraction,
): { guild: string; person: Speaker; id: string } {
  const nick = heard.inCachedGuild() ? heard.member.displayName : null;
  const person = { id: heard.user.id, name: nick ?? heard.user.displayName };
  return { guild: to.guild, person, id: heard.id };
}
