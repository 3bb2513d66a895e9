import { waitFor } from "../control.js";
import { Faults } from "../faults.js";
import { Delivery } from "./delivery.js";
import { openFront, type SlackFault } from "./front.js";
import { post, show, standing } from "./messages.js";
import { Modals } from "./modals.js";
import { peopleOf } from "./people.js";
import { everyScope, Platform } from "./platform.js";
import { ResponseUrls } from "./response-urls.js";
import { Sockets } from "./sockets.js";
import { type Envelope, signedRequests } from "./transport.js";
import type { Json, LogEntry, Person, Recorder, SlackMessage, Violation } from "./types.js";
import {
  appToken,
  botToken,
  botUserId,
  otherAppToken,
  signingSecret,
  Workspace,
} from "./workspace.js";

export interface SlackPeerOptions {
  /** Names of the people in the workspace. */
  people?: readonly string[];
  /** The workspace's id. */
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
export type SlackPeer = Awaited<ReturnType<typeof startSlackPeer>>;

/** Starts the peer; every address is on loopback, every port chosen by the system. */
export async function startSlackPeer(options: SlackPeerOptions = {}) {
  const startedAt = Date.now();
  const log: LogEntry[] = [];
  const record: Recorder = (what, detail) => {
    log.push({ at: Date.now() - startedAt, what, detail });
  };
  const ackTimeoutMs = options.ackTimeoutMs ?? 3000;
  const { people: names = ["ada", "ben", "cleo"], teamId = "T000000001" } = options;
  const { organisation = null } = options;
  const workspace = new Workspace(names, teamId, organisation);
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
  const faults = new Faults<SlackFault>();
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
  const { personOf, ...people } = peopleOf({
    workspace,
    delivery,
    modals,
    platform,
    responseUrls,
    url: front.url,
  });

  const shown = (id: string, thread?: string): SlackMessage[] => {
    const channel = workspace.channels.get(id);
    if (!channel) throw new Error(`there is no channel ${id}`);
    return standing(channel, thread).map((message) => show(channel, message, true));
  };
  const messages = async (channel: string) => shown(channel);
  const thread = async (channel: string, ts: string) => shown(channel, ts);

  return {
    /** For `clientOptions.slackApiUrl`. */
    apiUrl: `${front.url}/api/`,
    botToken,
    appToken,
    /** Of another app: Slack opens a socket for it, and never sends this app's events there. */
    otherAppToken,
    signingSecret,
    /** Where events and interactions go; null when they go over sockets. */
    requestUrl: requestUrl ?? null,
    botUserId,
    teamId,
    organisation,
    channel: workspace.channel,
    /** A public channel that the bot is not in. */
    otherChannel: workspace.otherChannel,
    people: workspace.people as Readonly<Record<string, Person>>,
    /** Everything that happened, in order. */
    log: log as readonly LogEntry[],
    /** Payloads of the bot that broke a documented limit (and were refused). */
    violations: platform.violations as readonly Violation[],
    /** How many sockets the bot holds. */
    get connections() {
      return sockets.count;
    },

    ...people,
    /** The person's Home tab as the app published it last. */
    home: (person: string) => platform.homes.get(personOf(person).id),
    openModals: (person: string) => modals.of(personOf(person).id),
    /** A person sends a message of another kind: its fields. It stands nowhere. */
    send(person: string, channel: string, thread: string, more: Json) {
      const ts = (Date.now() / 1000).toFixed(6);
      const channel_type = channel.startsWith("D") ? "im" : "channel";
      const message = { ts, event_ts: ts, channel, channel_type, user: personOf(person).id };
      const where = thread === "" ? {} : { thread_ts: thread };
      return delivery.announce({ type: "message", text: "", ...message, ...where, ...more });
    },
    /** A person writes what the app never hears of: Slack gave up. */
    async replyUnheard(person: string, channel: string, thread_ts: string, text: string) {
      const place = workspace.channels.get(channel);
      if (place) post(workspace, place, personOf(person).id, { thread_ts, text });
    },

    /** The messages of a channel outside threads, oldest first, with metadata. */
    messages,
    /** A thread's first message and its replies, oldest first, with metadata. */
    thread,
    /** What was uploaded as this file. */
    file: async (id: string) => workspace.files.get(id)?.bytes ?? Buffer.alloc(0),
    /** What only this person sees: texts of acks and ephemeral responses. */
    ephemerals: (person: string) =>
      responseUrls.ephemerals.filter(({ personId }) => personId === personOf(person).id),

    /** Somebody removes the bot from a channel or invites it, archives the channel or takes it out of the archive. */
    changeChannel: platform.changeChannel.bind(platform),
    /** Somebody removes the app from the workspace. */
    uninstall: () => platform.uninstall(),
    /** The organisation takes the app out of this workspace, or lets it in. */
    changeAccess: platform.changeAccess.bind(platform),
    /** Adds a public channel with the bot in it; resolves to its id. */
    addChannel: async (name: string) => workspace.addChannel(name),

    failNext: (fault: SlackFault) => faults.add(fault),
    clearFaults() {
      faults.clear();
      delivery.clear();
    },
    dropAcks: (count: number) => delivery.lostAcks.set(count),
    duplicateNext: (count: number, type: Envelope["type"] = "events_api") =>
      delivery.duplicateNext(count, type),
    /** The next so many envelopes arrive in reverse order. */
    reorderNext: (count: number) => delivery.queue.reverseNext(count),
    /** Cuts the bot's sockets, or asks it to come back on a new one. */
    disconnectSockets: (how: "cut" | "refresh" = "cut") =>
      how === "cut" ? sockets.cut() : sockets.refresh(),

    waitFor,
    waitForMessage: (wanted: Wanted, timeoutMs?: number) =>
      waitFor(async () => {
        const channel = wanted.channel ?? workspace.channel;
        const standing = wanted.threadTs
          ? await thread(channel, wanted.threadTs)
          : await messages(channel);
        return standing.find((message) => isWanted(message, wanted));
      }, timeoutMs),
    /** Waits until the bot holds a socket. */
    async waitForConnection(timeoutMs?: number) {
      await waitFor(() => sockets.count > 0, timeoutMs);
    },
    async close() {
      delivery.stop();
      await front.close();
    },
  };
}

function isWanted(message: SlackMessage, wanted: Wanted): boolean {
  const words = `${message.text}\n${JSON.stringify(message.blocks ?? [])}`;
  return (
    (wanted.text === undefined || new RegExp(wanted.text).test(words)) &&
    (wanted.fromBot === undefined || (message.user === botUserId) === wanted.fromBot) &&
    (wanted.after === undefined || message.ts > wanted.after)
  );
}
