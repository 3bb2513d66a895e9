import { setTimeout as sleep } from "node:timers/promises";
import { type Delivered, Delivery } from "./delivery.js";
import { type Fault, Faults } from "./faults.js";
import { openFront } from "./front.js";
import { readEverything } from "./history.js";
import { Modals } from "./modals.js";
import { type Control, Hands, type Pressed, type Target } from "./people.js";
import { Platform } from "./platform.js";
import { ResponseUrls } from "./response-urls.js";
import { everyScope } from "./scopes.js";
import { Sockets } from "./sockets.js";
import { type Envelope, signedRequests } from "./transport.js";
import type {
  Ephemeral,
  Json,
  LogEntry,
  Person,
  Recorder,
  SlackMessage,
  SlackView,
  Violation,
} from "./types.js";
import {
  appToken,
  botToken,
  botUserId,
  openWorkspace,
  otherAppToken,
  signingSecret,
} from "./workspace.js";

export interface SlackPeerOptions {
  /** Names of the people in the workspace. */
  people?: readonly string[];
  /** The workspace's id; the emulator's own unless told. */
  teamId?: string;
  /** The organisation that it belongs to, and that installs the app for its workspaces. */
  organisation?: string;
  /** With it, events and interactions go there as signed requests instead of over sockets. */
  requestUrl?: string;
  /** How long the app has for an ack, in milliseconds; Slack's 3000 unless told. */
  ackTimeoutMs?: number;
  /** Pauses before an event that was not acked comes again; Slack waits 0, 1 and 5 minutes. */
  retryDelaysMs?: readonly number[];
  /** What the bot token may do; everything unless told. */
  scopes?: readonly string[];
  /** User groups by their ids, with the names of their members. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** How far Slack's clock is from this machine's, in milliseconds. */
  clockSkewMs?: number;
}

/** What a message must be like to be waited for. */
export interface Wanted {
  channel?: string;
  threadTs?: string;
  /** A pattern that the text, or the text of its blocks, matches. */
  text?: RegExp | string;
  fromBot?: boolean;
  /** Only messages after this ts. */
  after?: string;
}

/** A Slack workspace on loopback, with people who act in it. It outlives the bot under test. */
export interface SlackPeer {
  /** For `clientOptions.slackApiUrl`. */
  readonly apiUrl: string;
  readonly botToken: string;
  readonly appToken: string;
  /** Of another app: Slack opens a socket for it, and never sends this app's events there. */
  readonly otherAppToken: string;
  readonly signingSecret: string;
  /** Where events and interactions go; null when they go over sockets. */
  readonly requestUrl: string | null;
  readonly botUserId: string;
  readonly teamId: string;
  readonly organisation: string | null;
  readonly channel: string;
  /** A public channel that the bot is not in. */
  readonly otherChannel: string;
  readonly people: Readonly<Record<string, Person>>;
  /** Everything that happened, in order. */
  readonly log: readonly LogEntry[];
  /** Payloads of the bot that broke a documented limit (and were refused). */
  readonly violations: readonly Violation[];
  /** How many sockets the bot holds. */
  readonly connections: number;

  slash(person: string, command: string, text: string, channel: string): Promise<Delivered>;
  press(person: string, target: Target): Promise<Pressed>;
  /** Presses something in the person's Home tab. */
  pressHome(person: string, control: Control): Promise<Pressed>;
  /** Presses something on what the person alone saw last. */
  pressEphemeral(person: string, control: Control, channel?: string): Promise<Pressed>;
  /** Looks at the app's Home tab. */
  openHome(person: string): Promise<void>;
  /** The person's Home tab as the app published it last. */
  home(person: string): Json | undefined;
  /** Leaves a channel. */
  leave(person: string, channel: string): Promise<void>;
  reply(person: string, channel: string, threadTs: string, text: string): Promise<string>;
  /** Opens the person's direct messages with the app; resolves to their channel. */
  direct(person: string): Promise<string>;
  /** Chooses an entry of the app in the menu of a message. */
  shortcut(
    person: string,
    callbackId: string,
    at: { channel: string; ts: string },
  ): Promise<Delivered>;
  submitModal(
    person: string,
    filled: { values: Readonly<Record<string, string>>; viewId?: string },
  ): Promise<Delivered>;
  openModals(person: string): SlackView[];
  editMessage(person: string, channel: string, ts: string, text: string): Promise<void>;
  deleteMessage(person: string, channel: string, ts: string): Promise<void>;

  /** The messages of a channel outside threads, oldest first, with metadata. */
  messages(channel: string): Promise<SlackMessage[]>;
  /** A thread's first message and its replies, oldest first, with metadata. */
  thread(channel: string, ts: string): Promise<SlackMessage[]>;
  /** What was uploaded as this file. */
  file(id: string): Promise<Buffer>;
  /** What only this person sees: texts of acks and ephemeral responses. */
  ephemerals(person: string): Ephemeral[];

  /** Somebody removes the bot from a channel or invites it, archives the channel or takes it out of the archive. */
  changeChannel: Platform["changeChannel"];
  /** Somebody removes the app from the workspace. */
  uninstall(): Promise<void>;
  /** The organisation takes the app out of this workspace, or lets it in. */
  changeAccess: Platform["changeAccess"];
  /** A person writes what the app never hears of: Slack gave up. */
  replyUnheard(person: string, channel: string, threadTs: string, text: string): Promise<void>;

  failNext(fault: Fault): void;
  clearFaults(): void;
  dropAcks(count: number): void;
  duplicateNext(count: number, type?: Envelope["type"]): void;
  /** The next so many envelopes arrive in reverse order. */
  reorderNext(count: number): void;
  /** Adds a public channel with the bot in it; resolves to its id. */
  addChannel(name: string): Promise<string>;
  /** Cuts the bot's sockets, or asks it to come back on a new one. */
  disconnectSockets(how?: "cut" | "refresh"): void;

  /** Polls until something truthy comes back. @throws Error after the time is over. */
  waitFor<T>(
    probe: () => T | Promise<T>,
    timeoutMs?: number,
  ): Promise<Exclude<T, false | null | undefined | 0 | "">>;
  waitForMessage(wanted: Wanted, timeoutMs?: number): Promise<SlackMessage>;
  /** Waits until the bot holds a socket. */
  waitForConnection(timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 20;
const patience = 10_000;

/** Starts the peer; every address is on loopback, every port chosen by the system. */
export async function startSlackPeer(options: SlackPeerOptions = {}): Promise<SlackPeer> {
  const startedAt = Date.now();
  const log: LogEntry[] = [];
  const record: Recorder = (what, detail) => {
    log.push({ at: Date.now() - startedAt, what, detail });
  };
  const ackTimeoutMs = options.ackTimeoutMs ?? 3000;
  const opened = await openWorkspace(options.people ?? ["ada", "ben", "cleo"]);
  const { teamId = opened.teamId, organisation = null } = options;
  const workspace = { ...opened, teamId, organisation };
  const sockets = new Sockets({ ackTimeoutMs, record });
  const { requestUrl } = options;
  const delivery = new Delivery({
    transport: requestUrl ? signedRequests({ requestUrl, signingSecret, ackTimeoutMs }) : sockets,
    retryDelaysMs: options.retryDelaysMs ?? [100, 300, 900],
    workspace,
    record,
  });
  const modals = new Modals(workspace);
  const scopes = options.scopes ?? everyScope;
  const groups = Object.fromEntries(
    Object.entries(options.groups ?? {}).map(([id, names]) => [
      id,
      names.flatMap((name) => workspace.people[name]?.id ?? []),
    ]),
  );
  const platform = new Platform({ workspace, delivery, modals, record, scopes, groups });
  const responseUrls = new ResponseUrls(platform);
  platform.onEphemeral = (personId, body) => responseUrls.whisper(personId, body);
  const faults = new Faults();
  const { clockSkewMs = 0 } = options;
  const front = await openFront({
    workspace,
    platform,
    faults,
    sockets,
    responseUrls,
    record,
    scopes,
    clockSkewMs,
  });
  const hands = new Hands({
    workspace,
    delivery,
    modals,
    platform,
    responseUrls,
    url: () => front.url,
  });

  const messages = (channel: string): Promise<SlackMessage[]> =>
    readEverything(workspace, {
      method: "conversations.history",
      token: botToken,
      body: { channel },
    });
  const thread = (channel: string, ts: string): Promise<SlackMessage[]> =>
    readEverything(workspace, {
      method: "conversations.replies",
      token: botToken,
      body: { channel, ts },
    });

  return {
    apiUrl: `${front.url}/api/`,
    botToken,
    appToken,
    otherAppToken,
    signingSecret,
    requestUrl: requestUrl ?? null,
    botUserId,
    teamId,
    organisation,
    channel: workspace.channel,
    otherChannel: workspace.otherChannel,
    people: workspace.people,
    log,
    violations: platform.violations,
    get connections() {
      return sockets.count;
    },

    slash: (...call) => hands.slash(...call),
    press: (...call) => hands.press(...call),
    pressHome: (...call) => hands.pressHome(...call),
    pressEphemeral: (...call) => hands.pressEphemeral(...call),
    openHome: (person) => hands.openHome(person),
    home: (person) => platform.homes.get(hands.person(person).id),
    leave: (...call) => hands.leave(...call),
    reply: (...call) => hands.reply(...call),
    direct: (person) => hands.direct(person),
    shortcut: (...call) => hands.shortcut(...call),
    submitModal: (...call) => hands.submitModal(...call),
    openModals: (person) => modals.of(hands.person(person).id),
    editMessage: (...call) => hands.editMessage(...call),
    deleteMessage: (...call) => hands.deleteMessage(...call),

    messages,
    thread,
    file: (id) => workspace.file(id),
    ephemerals: (person) => {
      const { id } = hands.person(person);
      return responseUrls.ephemerals.filter((ephemeral) => ephemeral.personId === id);
    },

    changeChannel: (...change) => platform.changeChannel(...change),
    uninstall: () => platform.uninstall(),
    changeAccess: (change) => platform.changeAccess(change),
    replyUnheard: async (person, channel, thread_ts, text) => {
      const body = { channel, thread_ts, text };
      await workspace.call("chat.postMessage", hands.person(person).token, body);
    },

    failNext: (fault) => faults.add(fault),
    clearFaults: () => {
      faults.clear();
      delivery.clear();
    },
    dropAcks: (count) => delivery.dropAcks(count),
    duplicateNext: (count, type = "events_api") => delivery.duplicateNext(count, type),
    reorderNext: (count) => delivery.reorderNext(count),
    addChannel: (name) => workspace.addChannel(name),
    disconnectSockets: (how = "cut") => (how === "cut" ? sockets.cut() : sockets.refresh()),

    waitFor,
    waitForMessage: (wanted, timeoutMs) =>
      waitFor(async () => {
        const channel = wanted.channel ?? workspace.channel;
        const standing = wanted.threadTs
          ? await thread(channel, wanted.threadTs)
          : await messages(channel);
        return standing.find((message) => isWanted(message, wanted));
      }, timeoutMs),
    waitForConnection: async (timeoutMs) => {
      await waitFor(() => sockets.count > 0, timeoutMs);
    },
    close: async () => {
      delivery.stop();
      await front.close();
      await workspace.close();
    },
  };
}

const waitFor: SlackPeer["waitFor"] = async (probe, timeoutMs = patience) => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found as Exclude<typeof found, false | null | undefined | 0 | "">;
    if (Date.now() > until) throw new Error(`nothing came within ${timeoutMs} ms`);
    await sleep(pollMs);
  }
};

function isWanted(message: SlackMessage, wanted: Wanted): boolean {
  const words = `${message.text}\n${JSON.stringify(message.blocks ?? [])}`;
  return (
    (wanted.text === undefined || new RegExp(wanted.text).test(words)) &&
    (wanted.fromBot === undefined || (message.user === botUserId) === wanted.fromBot) &&
    (wanted.after === undefined || message.ts > wanted.after)
  );
}
