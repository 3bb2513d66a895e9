/** Injects faults by each platform's peer, with a channel per cell. */
import { setTimeout as sleep } from "node:timers/promises";
import { type DiscordPeer, startDiscordPeer } from "../../peers/discord/peer.js";
import { type SlackPeer, startSlackPeer } from "../../peers/slack/slack-peer.js";
import { openDiscordRoom } from "../faults/discord-room.js";
import type { ChatRoom } from "../faults/room.js";
import { openSlackRoom } from "../faults/slack-room.js";
import type { ChatBot, ChatFault, QuestionMoment } from "./cells.js";
import { readDiscord, readSlack, type Shown } from "./shown-messages.js";

/** Armed before or struck during an action, with its line in the log. */
interface Fault {
  readonly arm?: () => void;
  readonly strike?: () => unknown;
  readonly evidence: RegExp;
}

type Faults = Readonly<Record<Exclude<ChatFault, "sigkill">, Fault>>;

type CallKind =
  | "writes"
  | "posts"
  /** After a press on "Somewhere else…". */
  | "forms"
  /** Calls while an answer is processed. */
  | "hearing";

const callsIn: Readonly<Record<QuestionMoment, CallKind>> = {
  "being-posted": "writes",
  open: "forms",
  answered: "hearing",
  "follow-up": "writes",
  receipt: "posts",
  late: "posts",
  expired: "writes",
};

const awayMs = 1500;

const failures = {
  "429": { status: 429, retryAfterS: 1, times: 2 },
  "500-before-write": { status: 500, times: 2 },
  "500-after-write": { status: 500, times: 2, afterWrite: true },
  unanswered: { status: 0, times: 1, afterWrite: true },
};

const slackMethods: Readonly<Record<CallKind, RegExp>> = {
  writes: /^chat\.(postMessage|update)$/,
  posts: /^chat\.postMessage$/,
  forms: /^views\.open$/,
  hearing: /^users\.info$/,
};

/** Slack has no RESUME, so new connections are refused twice. */
function slackFaults(peer: SlackPeer, calls: CallKind): Faults {
  const fail = (failure: keyof typeof failures) => () =>
    peer.failNext({ method: slackMethods[calls], ...failures[failure] });
  return {
    "429": { arm: fail("429"), evidence: /^fault .*"status":429/ },
    "500-before-write": { arm: fail("500-before-write"), evidence: /^fault .*"status":500/ },
    "500-after-write": { arm: fail("500-after-write"), evidence: /^fault .*"status":500/ },
    "dropped-ack": {
      arm: () => {
        peer.dropAcks(2);
        if (isWriting(calls)) fail("unanswered")();
      },
      evidence: /^fault .*"status":0|ack_lost/,
    },
    "duplicate-event": {
      arm: () => {
        for (const type of ["events_api", "slash_commands", "interactive"] as const)
          peer.duplicateNext(4, type);
      },
      evidence: /^fault .*"twice"/,
    },
    "reordered-events": { arm: () => peer.reorderNext(2), evidence: /^fault .*"reversed"/ },
    "socket-drop": { strike: () => peer.disconnectSockets(), evidence: /^socket_closed/ },
    "resume-refused": {
      strike: () => {
        peer.failNext({ method: /^apps\.connections\.open$/, status: 500, times: 2 });
        peer.disconnectSockets();
      },
      evidence: /^fault .*"apps\.connections\.open"/,
    },
    removed: {
      strike: async () => {
        await peer.changeChannel(peer.channel, "left");
        await sleep(awayMs);
        await peer.changeChannel(peer.channel, "joined");
      },
      evidence: /^channel .*"left"/,
    },
  };
}

const discordRoutes: Readonly<Record<CallKind, RegExp>> = {
  writes: /^(POST|PATCH) \/channels\/\d+\/messages/,
  posts: /^POST \/channels\/\d+\/messages$/,
  forms: /^POST \/interactions\//,
  hearing: /^POST \/interactions\//,
};

function discordFaults(peer: DiscordPeer, calls: CallKind): Faults {
  const fail = (failure: keyof typeof failures) => () =>
    peer.failNext({ route: discordRoutes[calls], ...failures[failure] });
  return {
    "429": { arm: fail("429"), evidence: / 429$/ },
    "500-before-write": { arm: fail("500-before-write"), evidence: / 500$/ },
    "500-after-write": { arm: fail("500-after-write"), evidence: / 500$/ },
    "dropped-ack": {
      arm: () => {
        peer.failNext({ route: discordRoutes.hearing, status: 0, times: 2 });
        if (isWriting(calls)) fail("unanswered")();
      },
      evidence: / 0$/,
    },
    "duplicate-event": { arm: () => peer.duplicateNext(4), evidence: /^TWICE/ },
    "reordered-events": { arm: () => peer.reorderNext(2), evidence: /^REVERSED/ },
    "socket-drop": { strike: () => peer.dropConnections(), evidence: /^CLOSED/ },
    "resume-refused": {
      strike: () => {
        peer.refuseResume(1);
        peer.dropConnections();
      },
      evidence: /^RESUME refused/,
    },
    removed: {
      strike: async () => {
        peer.kick();
        await sleep(awayMs);
        peer.invite();
      },
      evidence: /^KICKED/,
    },
  };
}

function isWriting(calls: CallKind): boolean {
  return calls === "writes" || calls === "posts";
}

export interface FaultyPlatform {
  arm(): void;
  /** Absent if only armed. */
  readonly strike?: () => unknown;
  hasStruck(): boolean;
  log(): readonly string[];
}

export interface ChatSite {
  openRoom(name: string): Promise<ChatRoom>;
  prepare(fault: ChatFault, state: QuestionMoment): FaultyPlatform;
  shownIn(room: ChatRoom): Shown | Promise<Shown>;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly people?: readonly string[];
  readonly retryDelaysMs?: readonly number[];
}

export async function openSite(bot: ChatBot, options: SiteOptions = {}): Promise<ChatSite> {
  if (bot === "slack") {
    const peer = await startSlackPeer(options);
    const lines = () =>
      peer.log.map(({ at, what, detail }) => [at, `${what} ${JSON.stringify(detail)}`] as const);
    return {
      openRoom: async (name) => openSlackRoom(peer, await peer.addChannel(name)),
      prepare: (fault, state) =>
        preparePlatform(peer, lines, fault, slackFaults(peer, callsIn[state])),
      shownIn: ({ channel }) => readSlack(peer, channel),
      close: () => peer.close(),
    };
  }
  const { people } = options;
  const peer = await startDiscordPeer({ described: false, ...(people && { people: [...people] }) });
  const lines = () =>
    peer.log.map(({ atMs, what, detail }) => [atMs, `${what} ${detail}`] as const);
  return {
    openRoom: async (name) => openDiscordRoom(peer, peer.addChannel(name)),
    prepare: (fault, state) =>
      preparePlatform(peer, lines, fault, discordFaults(peer, callsIn[state])),
    shownIn: ({ channel }) => readDiscord(peer, channel),
    close: () => peer.close(),
  };
}

function preparePlatform(
  peer: { clearFaults(): void },
  lines: () => readonly (readonly [at: number, line: string])[],
  name: ChatFault,
  faults: Faults,
): FaultyPlatform {
  const fault = name === "sigkill" ? null : faults[name];
  peer.clearFaults();
  const from = lines().length;
  const strike = fault?.strike;
  return {
    arm: () => fault?.arm?.(),
    ...(strike && { strike }),
    hasStruck: () =>
      fault !== null &&
      lines()
        .slice(from)
        .some(([, line]) => fault.evidence.test(line)),
    log: () =>
      lines()
        .slice(from)
        .map(([at, line]) => `${at} ${line}`),
  };
}
