/** Switches of the Discord peer. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { DiscordPeerProcess } from "../faults/discord-room.js";
import {
  awayMs,
  type CallFault,
  type CallKind,
  createSwitches,
  type Switches,
} from "./switches.js";

const routes: Readonly<Record<CallKind, string>> = {
  writes: "^(POST|PATCH) /channels/\\d+/messages",
  posts: "^POST /channels/\\d+/messages$",
  forms: "^POST /interactions/",
  hearing: "^POST /interactions/",
};

const evidence = {
  "429": / 429$/,
  "500-before-write": / 500$/,
  "500-after-write": / 500$/,
  "dropped-ack": / 0$/,
  "duplicate-event": /^TWICE/,
  "reordered-events": /^REVERSED/,
  "socket-drop": /^CLOSED/,
  removed: /^KICKED/,
  "resume-refused": /^RESUME refused/,
} as const;

const log = z.array(z.object({ atMs: z.number(), what: z.string(), detail: z.string() }));

export function discordSwitches(peer: DiscordPeerProcess): Switches {
  const act = (verb: string, input: object = {}) => peer.call(verb, input, z.unknown());
  const readLog = async (from: number) =>
    (await peer.call("log", { from }, log)).map(({ atMs, what, detail }) => ({
      at: atMs,
      line: `${what} ${detail}`,
    }));
  const acts = {
    async failCalls(kind: CallKind, fault: CallFault) {
      await act("failNext", { route: routes[kind], ...fault });
    },
    async loseAcks(times: number) {
      await act("failNext", { route: "^POST /interactions/", status: 0, times });
    },
    async duplicate(times: number) {
      await act("duplicateNext", { times });
    },
    async reorder(times: number) {
      await act("reorderNext", { times });
    },
    async dropSocket() {
      await act("dropConnections");
    },
    async refuseReturn() {
      await act("refuseResume", { times: 1 });
      await act("dropConnections");
    },
    async removeBot() {
      await act("kick");
      await sleep(awayMs);
      await act("invite");
    },
    clearFaults: () => act("clearFaults"),
  };
  return createSwitches(acts, evidence, readLog);
}
