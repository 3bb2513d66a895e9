import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { type AgentDoor, type AskDesk, type AskStore, isAskedHome } from "../core/asking.js";
import { createHttpDoor } from "../doors/http/door.js";
import { deskAway, type Woken } from "../doors/perform.js";
import type { Bus } from "./bus.js";
import { readPackage } from "./package.js";

/** Polls in case a wake-up is lost. */
const lookMs = 5000;
/** Limit per agent. Further calls return at once. */
const mostWaits = 100;

export interface AgentDoorParts {
  readonly asks: AskStore;
  readonly desk: AskDesk;
  readonly bus: Bus;
  readonly wake: () => void;
  readonly log: Logger;
}

export function createAgentDoor(parts: AgentDoorParts): AgentDoor {
  const { asks, desk, bus, wake, log } = parts;
  return createHttpDoor({
    version: readPackage().version,
    // Looks the token up by its hash, so that timing reveals nothing.
    whose: async (token) =>
      (await asks.agentOf(createHash("sha256").update(token).digest("hex")))?.name ?? null,
    wokenFor: wokenBy(bus),
    performAs: (agent) => async (tool, input) => {
      try {
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

function wokenBy(bus: Bus): (agent: string) => Woken {
  const waits = new Map<string, number>();
  const count = (agent: string, more: number) =>
    waits.set(agent, (waits.get(agent) ?? 0) + more).get(agent) ?? 0;
  return (agent) => (signal) => {
    if ((waits.get(agent) ?? 0) >= mostWaits) return null;
    count(agent, 1);
    return new Promise((resolve) => {
      const done = () => {
        count(agent, -1);
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
  };
}
