/** Calls the function that handles each of Slack's commands, presses and events. */
import type {
  AllMiddlewareArgs,
  App,
  BlockAction,
  SlackCommandMiddlewareArgs,
  SlashCommand,
} from "@slack/bolt";
import { z } from "zod";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import type { Command } from "../../src/core/people/command.js";
import type { BotLog } from "../present/bot-log.js";
import { chatCommand, readCommand } from "../present/commands.js";
import { within } from "../present/patience.js";
import { wishBlocks } from "../present/person-page.js";
import { deliver, losses } from "./client.js";
import { personPage } from "./home-view.js";
import { useAsAnswer } from "./manifest.js";
import { asReply, placed, placedById, readChange, readMessages } from "./messages.js";
import { fileModal, readPlace } from "./modal.js";
import { slackMarkup } from "./mrkdwn.js";
import { whyNoPost } from "./poster.js";
import {
  acceptConsent,
  acceptWords,
  acknowledgeLast,
  answerPress,
  answerWish,
  useMessage,
} from "./press-listeners.js";
import { type Whisper, whisper } from "./show.js";
import type { Team } from "./team.js";
import type { EventContext, Teams } from "./teams.js";

const ourActions = /^(press|pick|other|fix|retract|read|agree|practise|play):/;
const ourWishes = /^want:/;
const ourModals = /^(words|fix):/;
const ourConsents = /^(agree|practise):/;

/** A listener stores its event, then acknowledges; one that throws does not acknowledge. */
export function listen(app: App, teams: Teams, clock: Clock, log: BotLog): void {
  const inTeam = listenIn(teams);
  const answer = inTeam(answerCommand, ({ command: typed }) => channelOf(typed));
  app.command(chatCommand, acknowledgeInTime(answer, clock, log));
  app.action<BlockAction>(ourActions, acknowledgeLast(inTeam(answerPress)));
  app.action<BlockAction>(ourWishes, inTeam(answerWish));
  app.view(ourModals, inTeam(acceptWords));
  app.view(ourConsents, inTeam(acceptConsent));
  app.shortcut({ callback_id: useAsAnswer, type: "message_action" }, inTeam(useMessage));
  const onEvent = onEventIn(inTeam);
  const hear = onEvent(hearMessage);
  app.event("message", hear);
  // A mention arrives as both events; the inbox keeps one.
  app.event("app_mention", hear);
  listenToChannels(app, onEvent);
  app.event(
    "app_home_opened",
    onEvent(async ({ service, showHome }, { tab, user }: { tab?: string; user: string }) => {
      if (tab === "home") await service.notePage(await showHome(user), user);
    }),
  );
  const removed = "The app was removed from the workspace.";
  app.event("app_uninstalled", ({ context }) => teams.remove(context, removed));
  // An organisation grants access per workspace.
  app.event("team_access_granted", async ({ context, event }) => {
    for (const teamId of event.team_ids) await teams.of({ ...context, teamId });
  });
  app.event("team_access_revoked", async ({ event }) => {
    const gone = teams.all.filter(({ place }) => event.team_ids.includes(place.team));
    for (const { place } of gone) await teams.remove({ teamId: place.team }, removed);
  });
  app.event("tokens_revoked", async ({ context, event }) => {
    if (event.tokens.bot?.length) await teams.remove(context, "The bot token was revoked.");
  });
}

async function hearMessage(
  { hearing, place }: Team,
  event: { readonly channel: string },
): Promise<void> {
  const { channel } = event;
  const change = readChange(event);
  if (change?.isDeletion) {
    if (!change.previous) return hearing.hearAgain();
    const gone = asReply(change.previous);
    return hearing.hearDeletion(
      gone ? placed(gone, channel, place.userId) : placedById(change.ts, channel),
    );
  }
  const [message] = change ? [change.message] : readMessages([event]);
  const reply = message && asReply(message);
  if (message && (message.bot_id === place.botId || message.user === place.userId)) {
    if (!change) await hearing.noteOwn(placedById(message.ts, channel));
    return;
  }
  // Unfolded links and counts of replies change no words.
  const isSame = change && (!reply?.edited || message?.text === change.previous?.text);
  if (reply && !isSame) await hearing.hear(placed(reply, channel, place.userId), () => reply);
}

type InChannel = { readonly channel: string };
type Moved = InChannel & { readonly user: string };

/** Follows which channels can be used; idempotent, as Slack repeats some events. */
function listenToChannels(app: App, onEvent: ReturnType<typeof onEventIn>): void {
  const lose = (loss: keyof typeof losses) =>
    onEvent(({ service }, { channel }: InChannel) => service.lose([channel], losses[loss]));
  const regain = onEvent(async ({ service, hearing }, { channel }: InChannel) => {
    await service.regain([channel]);
    void hearing.hearAgain();
  });
  app.event("channel_archive", lose("is_archived"));
  app.event("channel_deleted", lose("channel_not_found"));
  app.event("channel_left", lose("not_in_channel"));
  app.event("channel_unarchive", regain);
  app.event("group_archive", lose("is_archived"));
  app.event("group_deleted", lose("channel_not_found"));
  app.event("group_left", lose("not_in_channel"));
  app.event("group_unarchive", regain);
  app.event(
    "member_left_channel",
    onEvent(async ({ service, place }, { user, channel }: Moved) => {
      if (user === place.userId) await service.lose([channel], losses.not_in_channel);
    }),
  );
  app.event(
    "member_joined_channel",
    onEvent(async ({ place, welcome }, { user, channel }: Moved) => {
      if (user === place.userId) await welcome(channel);
    }),
  );
}

interface Happening {
  readonly context: EventContext;
  readonly body?: unknown;
}

const inView = z.object({ view: z.object({ private_metadata: z.string() }) });

/** @param channelOf channel of a command; null for direct messages */
type ListenIn = <Heard extends Happening, Result = void>(
  listener: (team: Team, heard: Heard) => Promise<Result>,
  channelOf?: (heard: Heard) => string | null,
) => (heard: Heard) => Promise<Result | undefined>;

function listenIn(teams: Teams): ListenIn {
  return (listener, channelOf) => async (heard) => {
    const { data } = inView.safeParse(heard.body);
    const { team: teamId } = readPlace(data?.view.private_metadata ?? "");
    const whose = { ...heard.context, ...(teamId !== undefined && { teamId }) };
    const team = await teams.of(whose, channelOf?.(heard));
    return team && listener(team, heard);
  };
}

function onEventIn(inTeam: ListenIn) {
  return <Event>(listener: (team: Team, event: Event) => Promise<void>) =>
    inTeam((team, { event }: { readonly context: EventContext; readonly event: Event }) =>
      listener(team, event),
    );
}

type Typed = SlackCommandMiddlewareArgs & AllMiddlewareArgs;

/** Longest wait for an answer before acknowledging, which Slack wants within 3 s. */
const firstWordMs = 2000;

/** Acknowledges a command with its answer, or with "One moment…" if that takes longer. */
function acknowledgeInTime(
  answer: (typed: Typed) => Promise<Whisper | undefined>,
  clock: Clock,
  log: BotLog,
) {
  return async (typed: Typed): Promise<void> => {
    const { command, ack, respond } = typed;
    const answering = answer(typed).catch((error: unknown) => {
      log.error({ event: "command-failed" }, `Slack: ${command.command} failed: ${String(error)}`);
      return whisper("That did not work; the log says why. Please try again.");
    });
    const answered = answering.then((words) => words ?? whisper("Done."));
    const first = await within(answered, { clock, ms: firstWordMs, late: null });
    await ack(first ?? whisper("One moment…"));
    if (first === null) await respond(await answered);
  };
}

async function answerCommand(
  { service, client, people }: Team,
  { command: typed }: Typed,
): Promise<Whisper> {
  const person = await people.personOf(typed.user_id, typed.user_name);
  const caller = service.callerOf(person, channelOf(typed));
  const reply = await service.perform(readTyped(typed), caller, (channel) =>
    whyNoPost(client, channel),
  );
  switch (reply.kind) {
    case "words":
      return whisper(reply.text);
    case "page":
      return whisper({ summary: "Your page", blocks: personPage(reply.page, "message") });
    case "forgetting":
      if (reply.page.forgetting == null) return whisper(reply.text);
      return whisper({ summary: reply.text, blocks: wishBlocks(reply.page, slackMarkup) });
    case "file": {
      const view = fileModal(reply.file);
      await deliver(() => client.views.open({ trigger_id: typed.trigger_id, view }));
      return whisper("What I keep of you is open before you.");
    }
  }
}

function channelOf({ channel_id, channel_name }: SlashCommand): string | null {
  return channel_id.startsWith("D") || channel_name === "directmessage" ? null : channel_id;
}

/** Returns a usage sentence when the command cannot be parsed. */
function readTyped({ text, command }: SlashCommand): Command | string {
  try {
    return readCommand(text, command);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
