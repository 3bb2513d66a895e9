/** Starts the product for the load bench and speaks with it. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { SousError } from "../../../src/core/errors.js";
import { compiledFile } from "../../compiled.js";
import type { Crowd } from "./crowd.js";
import type { CrowdReply, CrowdRequest } from "./crowd-messages.js";

/** The worker's file as it is installed: compiled. */
export function crowdProgram(): string {
  return compiledFile("test/stress/chat/crowd-worker.ts");
}

type Open = Omit<Extract<CrowdRequest, { kind: "open" }>, "number">;
type Ask = Open | { readonly kind: "receipts" };
type Settle = (reply: CrowdReply) => void;

const closeTimeoutMs = 10_000;

/**
 * @param child the worker, with a channel for messages
 * @throws SousError "worker-failed" when it ends before it listens
 */
export async function joinCrowd(child: ChildProcess): Promise<Crowd> {
  const waiting = new Map<number, Settle>();
  let number = 0;
  let complained = "";
  child.stderr?.on("data", (chunk) => {
    complained = (complained + String(chunk)).slice(-2000);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (reply: CrowdReply) => {
      if (reply.kind === "ready") return resolve();
      waiting.get(reply.number)?.(reply);
      waiting.delete(reply.number);
    });
    child.once("exit", (code) => {
      const message = `the product ended with code ${code}:\n${complained}`;
      for (const [number, settle] of waiting) settle({ kind: "failed", number, message });
      waiting.clear();
      reject(new SousError("worker-failed", message));
    });
  });

  async function ask(request: Ask): Promise<readonly number[]> {
    number += 1;
    const answered = new Promise<CrowdReply>((resolve) => waiting.set(number, resolve));
    child.send({ ...request, number });
    const reply = await answered;
    if (reply.kind === "done") return reply.receiptMs;
    throw new SousError("worker-failed", reply.kind === "failed" ? reply.message : reply.kind);
  }

  await ready;
  return {
    async open(places) {
      await ask({ kind: "open", places });
    },
    receiptMs: () => ask({ kind: "receipts" }),
    peakRssMb: () => readPeakRss(child.pid),
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      const force = setTimeout(() => child.kill("SIGKILL"), closeTimeoutMs);
      child.disconnect();
      await gone;
      clearTimeout(force);
    },
  };
}

function readPeakRss(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kib = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (!Number.isFinite(kib)) throw new SousError("no-rss", `/proc/${pid}/status says no VmHWM`);
  return Math.round(kib / 102.4) / 10;
}
