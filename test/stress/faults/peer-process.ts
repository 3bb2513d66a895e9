/** A protocol peer as a child process: one JSON line says what it offers, then it takes verbs. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { SousError } from "../../../src/core/errors.js";

const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

export interface PeerProcess<Offers> {
  readonly offers: Offers;
  /** Does one verb. Throws SousError "peer-refused" with the peer's own words. */
  call<Schema extends z.ZodType>(
    verb: string,
    input: object,
    shape: Schema,
  ): Promise<z.output<Schema>>;
  close(): Promise<void>;
}

/** Reads what the started peer offers. Throws SousError "peer-failed" when it ends instead. */
export async function joinPeer<Schema extends z.ZodType>(
  child: ChildProcess,
  shape: Schema,
): Promise<PeerProcess<z.output<Schema>>> {
  const line: unknown = JSON.parse(await firstLine(child));
  const { controlUrl } = z.object({ controlUrl: z.url() }).parse(line);
  return {
    offers: shape.parse(line),
    async call(verb, input, result) {
      const response = await fetch(new URL(verb, controlUrl), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      });
      const said = answer.parse(await response.json());
      if (!said.ok) throw new SousError("peer-refused", `${verb}: ${said.error}`);
      return result.parse(said.result);
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) return line;
  }
  throw new SousError("peer-failed", "The protocol peer ended before it offered anything.");
}
