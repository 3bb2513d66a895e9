/** Starts the honest people beside the attacks, and collects how long they waited. */
import type { ChildProcess } from "node:child_process";
import { SousError } from "../../../src/core/errors.js";
import { compiledFile } from "../../compiled.js";

/** They look at the team's page, come through the door, or answer. */
export type HonestDeed = "page" | "door" | "answer";

export type BystanderOrder =
  | {
      readonly kind: "begin";
      readonly url: string;
      /** The members'. */
      readonly password: string;
    }
  | { readonly kind: "take" };

export type BystanderReply =
  | { readonly kind: "ready"; readonly isIn: boolean }
  | ({ readonly kind: "wait" } & HonestWait)
  /** All that was under way when it was asked for is told. */
  | { readonly kind: "taken" };

export interface HonestWait {
  readonly deed: HonestDeed;
  readonly status: number;
  readonly ms: number;
}

export interface Bystander {
  /** The waits since it was asked last; waits for those that are still under way. */
  take(): Promise<readonly HonestWait[]>;
}

/** The process's file as it is installed: compiled. */
export function bystanderProgram(): string {
  return compiledFile("test/stress/attack/bystander-process.ts");
}

/**
 * @param begin where they go
 * @throws SousError "bystander-failed" when they cannot log in
 */
export async function joinBystander(
  child: ChildProcess,
  begin: Extract<BystanderOrder, { kind: "begin" }>,
): Promise<Bystander> {
  let waits: HonestWait[] = [];
  let onTaken = (): void => {};
  const isIn = await new Promise<boolean>((resolve) => {
    child.once("exit", () => {
      resolve(false);
      onTaken();
    });
    child.on("message", (reply: BystanderReply) => {
      if (reply.kind === "ready") resolve(reply.isIn);
      else if (reply.kind === "taken") onTaken();
      else waits.push({ deed: reply.deed, status: reply.status, ms: reply.ms });
    });
    child.send(begin);
  });
  if (!isIn) throw new SousError("bystander-failed", "The right password was not let in.");
  return {
    async take() {
      const taken = new Promise<void>((resolve) => {
        onTaken = resolve;
      });
      child.send({ kind: "take" } satisfies BystanderOrder);
      await taken;
      const all = waits;
      waits = [];
      return all;
    },
  };
}
