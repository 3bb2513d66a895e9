/** Lets other programs (agents) ask people, over HTTP and MCP. */
import { createHash } from "node:crypto";
import { discordMarkup } from "../../../bots/discord/markdown.js";
import {
  markUnseen,
  showWhole,
  visibleText,
  type WholeMarkup,
  withoutUnseen,
} from "../../../bots/present/visible-text.js";
import { slackMarkup } from "../../../bots/slack/mrkdwn.js";
import { type AgentDoor, type AskDesk, isAskedHome } from "../../core/question/asking.js";
import type { AskParts } from "../../desk/agents/refused.js";
import { createHttpDoor } from "../../doors/http/door.js";
import { deskAway, type Woken } from "../../doors/perform.js";
import { readPackage } from "../operating/package.js";
import type { AppContext } from "./app-context.js";
import type { Bus } from "./bus.js";

const { version } = readPackage();
/** Milliseconds after which a waiting call looks again by itself, in case a wake-up is lost. */
const lookMs = 5000;
/** Most calls of one agent that wait for an answer. Further calls return at once. */
const mostWaits = 100;

export function createAgentDoor(
  { memory: { asks }, log }: Pick<AppContext, "memory" | "log">,
  { desk, bus, wake }: { readonly desk: AskDesk; readonly bus: Bus; readonly wake: () => void },
): AgentDoor {
  return createHttpDoor({
    version,
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

/** For texts on the web page and in the terminal, which have neither markup nor a limit of length. */
const plainWhole: WholeMarkup = {
  markUp: (line) => line,
  bold: "",
  room: Number.POSITIVE_INFINITY,
};

const wholeOn: Readonly<Record<string, WholeMarkup>> = {
  discord: discordMarkup,
  slack: slackMarkup,
};

export const askedTexts: Pick<AskParts, "readable" | "asWritten" | "marked" | "shownOn"> = {
  readable: visibleText,
  asWritten: withoutUnseen,
  marked: markUnseen,
  shownOn(platform, bound) {
    const markup = wholeOn[platform] ?? plainWhole;
    return { text: showWhole(bound, markup).join("\n"), room: markup.room };
  },
};
