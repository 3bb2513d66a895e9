/** The scripted server of language models as a child process, and the ways in which it can fail. */
import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { joinPeer } from "../faults/peer-process.js";
import type { ModelFault } from "./bench-model-faults.js";

export interface ScriptedServer {
  readonly url: string;
  readonly key: string;
  readonly faults: readonly ModelFault[];
  close(): Promise<void>;
}

/** Milliseconds that a request to it may take. */
export const scriptedTimeoutMs = 8000;

const faults = {
  "429": { kind: "status", status: 429 },
  "500": { kind: "status", status: 500 },
  slow: { kind: "slow", ms: scriptedTimeoutMs * 1.25 },
  malformed: { kind: "says", text: "Let me think about that." },
  "half a body": { kind: "garbled" },
  refusing: { kind: "refuses", text: "I cannot help with that." },
  "cut off": { kind: "cut-off", after: 1 },
} as const;

/** Throws SousError when the server ends before it serves. */
export async function joinScriptedServer(child: ChildProcess): Promise<ScriptedServer> {
  const peer = await joinPeer(child, z.object({ url: z.url(), key: z.string() }));
  const fail = (fault: object | null) => peer.call("failAll", { fault }, z.unknown());
  return {
    ...peer.offers,
    faults: Object.entries(faults).map(([name, fault]) => ({
      name,
      begin: async () => void (await fail(fault)),
      end: async () => void (await fail(null)),
    })),
    close: () => peer.close(),
  };
}
