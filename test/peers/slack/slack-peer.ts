import { until } from "../control.js";
import { Faults } from "../faults.js";
import { Delivery } from "./delivery.js";
import { openFront, type SlackFault } from "./front.js";
import { post, show, standing } from "./messages.js";
import { peopleOf } from "./people.js";
import { Platform } from "./platform.js";
import { Sockets } from "./sockets.js";
import { type Envelope, signedRequests } from "./transport.js";
import type { Json, LogEntry, Person, SlackMessage, Violation } from "./types.js";
import {
  appToken,
  botToken,
  botUserId,
  otherAppToken,
  signingSecret,
  Workspace,
} from "./workspace.js";

export interface SlackPeerOptions {
  people?: readonly string[];
  teamId?: string;
  organisation?: string;
  /** Sends signed requests here instead of using sockets. */
  requestUrl?: string;
  /** Slack's 3000 by default. */
  ackTimeoutMs?: number;
  /** Delays of retries; Slack's are 0, 1 and 5 minutes. */
  retryDelaysMs?: readonly number[];
  scopes?: readonly string[];
  groups?: Readonly<Record<string, readonly string[]>>;
  clockSkewMs?: number;
}

export interface Wanted {
  channel?: string;
  threadTs?: string;
  text?: RegExp | string;
  fromBot?: boolean;
  after?: string;
}

export type SlackPeer = Awaited<ReturnType<typeof startSlackPeer>>;

export async function startSlackPeer(options: SlackPeerOptions = {}) {
  const { requestUrl, retryDelaysMs, scopes, groups, clockSkewMs = 0 } = options;
  const workspace = new Workspace(options);
  const sockets = new Sockets(workspace);
  const transport = requestUrl ? signedRequests(requestUrl, workspace.ackTimeoutMs) : sockets;
  const delivery = new Delivery(workspace, transport, retryDelaysMs);
  const platform = new Platform(workspace, delivery, scopes, groups);
  const { modals, responseUrls } = platform;
  const faults = new Faults<SlackFault>();
  const front = await openFront(platform, sockets, faults, clockSkewMs);
  const { personOf, ...people } = peopleOf(platform, front.url);

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
    /** Opens a socket that never gets this app's events. */
    otherAppToken,
    signingSecret,
    requestUrl: requestUrl ?? null,
    botUserId,
    teamId: workspace.teamId,
    organisation: workspace.organisation,
    channel: workspace.channel,
    otherChannel: workspace.otherChannel,
    people: workspace.people as Readonly<Record<string, Person>>,
    log: workspace.log as readonly LogEntry[],
    /** Payloads refused for a documented limit. */
    violations: platform.violations as readonly Violation[],
    get connections() {
      return sockets.count;
    },

    ...people,
    home: (person: string) => platform.homes.get(personOf(person).id),
    openModals: (person: string) => modals.of(personOf(person).id),
    send(person: string, channel: string, thread: string, more: Json) {
      const ts = (Date.now() / 1000).toFixed(6);
      const channel_type = channel.startsWith("D") ? "im" : "channel";
      const message = { ts, event_ts: ts, channel, channel_type, user: personOf(person).id };
      const where = thread === "" ? {} : { thread_ts: thread };
      return delivery.announce({ type: "message", text: "", ...message, ...where, ...more });
    },
    /** Writes a message whose event Slack fails to deliver. */
    async replyUnheard(person: string, channel: string, thread_ts: string, text: string) {
      const place = workspace.channels.get(channel);
      if (place) post(workspace, place, personOf(person).id, { thread_ts, text });
    },

    messages,
    thread,
    file: async (id: string) => workspace.files.get(id)?.bytes ?? Buffer.alloc(0),
    ephemerals: (person: string) =>
      responseUrls.ephemerals.filter(({ personId }) => personId === personOf(person).id),

    changeChannel: platform.changeChannel.bind(platform),
    uninstall: () => platform.uninstall(),
    changeAccess: platform.changeAccess.bind(platform),
    addChannel: async (name: string) => workspace.addChannel(name),

    failNext: (fault: SlackFault) => faults.add(fault),
    clearFaults() {
      faults.clear();
      delivery.clear();
    },
    dropAcks: (count: number) => delivery.lostAcks.set(count),
    duplicateNext: (count: number, type: Envelope["type"] = "events_api") =>
      delivery.duplicateNext(count, type),
    reorderNext: (count: number) => delivery.queue.reverseNext(count),
    disconnectSockets: (how: "cut" | "refresh" = "cut") =>
      how === "cut" ? sockets.cut() : sockets.refresh(),

    waitFor: until,
    waitForMessage: (wanted: Wanted, timeoutMs?: number) =>
      until(async () => {
        const channel = wanted.channel ?? workspace.channel;
        const standing = wanted.threadTs
          ? await thread(channel, wanted.threadTs)
          : await messages(channel);
        return standing.find((message) => isWanted(message, wanted));
      }, timeoutMs),
    async waitForConnection(timeoutMs?: number) {
      await until(() => sockets.count > 0, timeoutMs);
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
