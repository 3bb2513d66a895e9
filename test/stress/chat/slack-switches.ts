/** Switches of the Slack peer. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { SlackPeerProcess } from "../faults/slack-room.js";
import {
  awayMs,
  type CallFault,
  type CallKind,
  createSwitches,
  type Switches,
} from "./switches.js";

const methods: Readonly<Record<CallKind, string>> = {
  writes: "^chat\\.(postMessage|update)$",
  posts: "^chat\\.postMessage$",
  forms: "^views\\.open$",
  hearing: "^users\\.info$",
};

const evidence = {
  "429": /^fault .*"status":429/,
  "500-before-write": /^fault .*"status":500/,
  "500-after-write": /^fault .*"status":500/,
  "dropped-ack": /^fault .*"status":0|ack_lost/,
  "duplicate-event": /^fault .*"twice"/,
  "reordered-events": /^fault .*"reversed"/,
  "socket-drop": /^socket_closed/,
  removed: /^channel .*"left"/,
  "resume-refused": /^fault .*"apps\.connections\.open"/,
} as const;

const log = z.array(z.object({ at: z.number(), what: z.string(), detail: z.unknown() }));

/** Slack has no RESUME: what is refused there is a new connection, twice. */
export function slackSwitches(peer: SlackPeerProcess): Switches {
  const act = (verb: string, input: object = {}) => peer.call(verb, input, z.unknown());
  const readLog = async (from: number) =>
    (await peer.call("log", { from }, log)).map(({ at, what, detail }) => ({
      at,
      line: `${what} ${JSON.stringify(detail)}`,
    }));
  const acts = {
    async failCalls(kind: CallKind, fault: CallFault) {
      await act("failNext", { method: methods[kind], ...fault });
    },
    async loseAcks(count: number) {
      await act("dropAcks", { count });
    },
    async duplicate(count: number) {
      for (const type of ["events_api", "slash_commands", "interactive"])
        await act("duplicateNext", { count, type });
    },
    async reorder(count: number) {
      await act("reorderNext", { count });
    },
    async dropSocket() {
      await act("disconnectSockets", { how: "cut" });
    },
    async refuseReturn() {
      await act("failNext", { method: "^apps\\.connections\\.open$", status: 500, times: 2 });
      await act("disconnectSockets", { how: "cut" });
    },
    async removeBot() {
      await act("changeChannel", { change: "left" });
      await sleep(awayMs);
      await act("changeChannel", { change: "joined" });
    },
    clearFaults: () => act("clearFaults"),
  };
  return createSwitches(acts, evidence, readLog);
}
