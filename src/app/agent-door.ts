/** The door for agents over HTTP: calls go to the process that plays, and waits wake when rows change. */
import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { AgentDoor } from "../core/agent-door.js";
import { type AskDesk, type AskStore, isAskedHome } from "../core/asking.js";
import { createHttpDoor } from "../doors/http/door.js";
import { deskAway, type Woken } from "../doors/perform.js";
import type { Bus } from "./bus.js";
import { giveOrder } from "./orders.js";
import { readPackage } from "./package.js";

/** A wake-up may get lost: then a wait looks this late. */
const lookMs = 5000;

export interface AgentDoorParts {
  readonly asks: AskStore;
  /** Null where another process plays. */
  readonly desk: AskDesk | null;
  readonly database: string;
  readonly bus: Bus;
  readonly wake: () => void;
  readonly log: Logger;
}

export function createAgentDoor(parts: AgentDoorParts): AgentDoor {
  const { asks, desk, database, bus, wake, log } = parts;
  return createHttpDoor({
    version: readPackage().version,
    // Found by its hash: how long that takes tells nothing of the token.
    whose: async (token) =>
      (await asks.agentOf(createHash("sha256").update(token).digest("hex")))?.name ?? null,
    woken: wokenBy(bus),
    performAs: (agent) => async (tool, input) => {
      try {
        if (!desk) return (await giveOrder(database, "ask", { agent, tool, input })) as object;
        const answer = await desk.perform(agent, tool, input);
        wake();
        return answer;
      } catch (error) {
        log.error({ event: "ask-failed", error }, "an agent's call failed");
        return deskAway;
      }
    },
  });
}

function wokenBy(bus: Bus): Woken {
  return (signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        unsubscribe();
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, lookMs);
      const unsubscribe = bus.subscribe(({ household }) => {
        if (isAskedHome(household)) done();
      });
      signal.addEventListener("abort", done);
      if (signal.aborted) done();
    });
}
