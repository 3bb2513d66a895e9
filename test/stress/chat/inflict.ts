/** How each fault is brought about: some are laid out before something happens, others come in between. */
import type { ChatFault } from "./cells.js";
import type { CallKind, Switches } from "./switches.js";

export interface Inflicting {
  readonly switches: Switches;
  readonly calls: CallKind;
  /** SIGKILL and a new start; resolves when the new process listens. */
  restart(): Promise<void>;
}

export interface Infliction {
  /** Before it happens. */
  arm?(at: Inflicting): Promise<unknown>;
  /** While it happens. */
  strike?(at: Inflicting): Promise<unknown>;
}

export const inflictions: Readonly<Record<ChatFault, Infliction>> = {
  "429": {
    arm: ({ switches, calls }) =>
      switches.failCalls(calls, { status: 429, retryAfterS: 1, times: 2 }),
  },
  "500-before-write": {
    arm: ({ switches, calls }) => switches.failCalls(calls, { status: 500, times: 2 }),
  },
  "500-after-write": {
    arm: ({ switches, calls }) =>
      switches.failCalls(calls, { status: 500, times: 2, afterWrite: true }),
  },
  "dropped-ack": {
    async arm({ switches, calls }) {
      await switches.loseAcks(2);
      if (calls === "writes" || calls === "posts")
        await switches.failCalls(calls, { status: 0, times: 1, afterWrite: true });
    },
  },
  "duplicate-event": { arm: ({ switches }) => switches.duplicate(4) },
  "reordered-events": { arm: ({ switches }) => switches.reorder(2) },
  "socket-drop": { strike: ({ switches }) => switches.dropSocket() },
  "resume-refused": { strike: ({ switches }) => switches.refuseReturn() },
  removed: { strike: ({ switches }) => switches.removeBot() },
  sigkill: { strike: ({ restart }) => restart() },
};
