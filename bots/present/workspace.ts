/** Builds what a Slack workspace and a Discord server have in common: permissions, commands and hearing. */
import type { BotHandlers } from "../../src/core/bot.js";
import type { BotLog } from "./bot-log.js";
import type { ChatBotOptions } from "./chat-bot.js";
import { ChatService } from "./chat-service.js";
import type { ChatMessage, Markup } from "./message.js";
import { Patience } from "./patience.js";
import { type Answer, ThreadHearing } from "./thread-hearing.js";
import type { ThreadMemory, ThreadSource } from "./thread-memory.js";
import { type Membership, WhoMay } from "./who-may.js";

export function openWorkspace<Reply>(parts: {
  readonly name: "Slack" | "Discord";
  readonly workspace: string;
  readonly place: {
    readonly space: string;
    readonly channel: string;
    readonly installedBy: string | null;
    readonly settle?: ((channel: string) => Promise<void>) | undefined;
  };
  readonly bot: {
    readonly options: ChatBotOptions;
    readonly handlers: BotHandlers;
    readonly log: BotLog;
  };
  readonly threads: ThreadMemory;
  readonly membership: Membership;
  readonly patienceMs?: number;
  readonly sourceOf: (service: ChatService, patience: Patience) => ThreadSource<Reply>;
  readonly tell: (answer: Answer) => Promise<void>;
}) {
  const { name, workspace, place, threads, membership, patienceMs, tell } = parts;
  const { options, handlers, log } = parts.bot;
  const { clock } = options;
  const platform = name === "Slack" ? "slack" : "discord";
  const asked = { platform: name, clock, log, membership, ...(patienceMs && { patienceMs }) };
  const whoMay = new WhoMay({ ...asked, ...audiencesIn(place, options) });
  const own = { platform, workspace, handlers, whoMay, clock } as const;
  const service = new ChatService({ ...place, ...own });
  const patience = new Patience(clock);
  const source = parts.sourceOf(service, patience);
  return {
    service,
    hearing: new ThreadHearing({ source, threads, service, patience, log, tell }),
    refresh: (episode: string): void =>
      void handlers.refresh(episode).catch((error: unknown) => {
        const words = `${name}: a card could not be updated: ${String(error)}`;
        log.warn({ event: "card-not-updated" }, words);
      }),
    /** Posts the bot's first message, once. Never repeats a failed one. */
    async introduce(markup: Markup, to: string, send: (welcome: ChatMessage) => Promise<unknown>) {
      try {
        const welcome = await service.introduction(to, markup);
        if (welcome) await send(welcome);
      } catch (error) {
        log.warn({ event: "welcome-not-shown" }, `${name}: no welcome was posted: ${error}`);
      }
    },
  };
}

/** Returns who may manage and answer. People named in the settings don't count where a workspace installed Sous. */
function audiencesIn(
  { space, installedBy }: { readonly space: string; readonly installedBy: string | null },
  { managers = "channel", answerers = "channel" }: ChatBotOptions,
) {
  if (space === "") return { managers, answerers, installer: null };
  return {
    installer: installedBy,
    managers: typeof managers === "string" ? managers : installedBy === null ? [] : [installedBy],
    answerers: typeof answerers === "string" ? answerers : ("channel" as const),
  };
}
