/** Makes the bots that ask people, by the settings. */
import type { Logger } from "pino";
import { createSimulatedBot } from "../../../bots/simulated/simulated-bot.js";
import { createTerminalBot } from "../../../bots/terminal/terminal-bot.js";
import { keepingWeight } from "../../../scenes/household/view/keeping.js";
import type { Bot, Inbox, IncomingEvent, MessageRef, Post } from "../../core/bot.js";
import { type Check, formatCheck } from "../../core/check.js";
import type { Oracle, PeopleRates } from "../../core/episode/oracle.js";
import { isTurn } from "../../core/episode/turn.js";
import { ConfigError } from "../../core/errors.js";
import type { ChatModel } from "../../core/model/model.js";
import { createHumanModel } from "../../policies/human/human-model.js";
import { missingPlatform } from "../settings/where-to-get.js";
import type { BotParts } from "./web-bot.js";

export interface SimulatedPeople extends PeopleRates {
  /** Median milliseconds of an answer, and the standard deviation of its logarithm. */
  readonly delayMs: number;
  readonly delaySpread?: number | undefined;
  readonly seed: number;
  /** A language model that answers instead. */
  readonly oracle?: Oracle | undefined;
}

const simulatedNames = ["Ana", "Ben", "Chloe"];

export function makeSimulatedBot({ clock }: BotParts, people: SimulatedPeople): Bot {
  return createSimulatedBot({ clock, ...people, people: simulatedNames, usual: keepingWeight });
}

export function makeOracle(kind: string, model: () => ChatModel): Oracle | undefined {
  return kind === "model" ? createHumanModel(model()) : undefined;
}

export function makeTerminalBot({ config, clock }: BotParts): Bot {
  const { stdin: input, stdout: output } = process;
  return createTerminalBot({ clock, input, output, colour: config.colour, person: "" });
}

/** Loads what a configured chat platform needs. Its package is large. Null when it is not configured. */
export async function loadPlatform(
  name: ChatPlatformName,
  { config, clock }: Pick<BotParts, "config" | "clock">,
) {
  const { managers, answerers } = config;
  if (name === "slack") {
    const access = config.slack;
    if (!access) return null;
    const { checkSlack, showsPicture } = await import("../../../bots/slack/check.js");
    const { createSlackBot } = await import("../../../bots/slack/slack-bot.js");
    return {
      channel: access.channel,
      check: () => checkSlack(access, clock),
      makeBot: (log: Logger) => createSlackBot({ ...access, managers, answerers, clock, log }),
      showsPicture: (ref: MessageRef) => showsPicture(access, ref),
    };
  }
  const access = config.discord;
  if (!access) return null;
  const { checkDiscord, showsPicture } = await import("../../../bots/discord/check.js");
  const { createDiscordBot } = await import("../../../bots/discord/discord-bot.js");
  return {
    channel: access.channel,
    check: () => checkDiscord(access, clock),
    makeBot: (log: Logger) => createDiscordBot({ ...access, managers, answerers, clock, log }),
    showsPicture: (ref: MessageRef) => showsPicture(access, ref),
  };
}

export type ChatPlatform = NonNullable<Awaited<ReturnType<typeof loadPlatform>>>;
type ChatPlatformName = "slack" | "discord";

/** @throws ConfigError for missing variables, and for faults that `sous doctor` finds */
export async function makeChatBot(name: ChatPlatformName, parts: BotParts): Promise<Bot> {
  const platform = await loadPlatform(name, parts);
  if (!platform) throw missingPlatform(name);
  refuseFailed(await platform.check());
  return platform.makeBot(parts.log);
}

/** Ignores temporary failures, such as a platform that cannot be reached. */
function refuseFailed(checks: readonly Check[]): void {
  const failed = checks.filter(({ state, mayPass }) => state === "fail" && !mayPass);
  if (failed.length === 0) return;
  throw new ConfigError(["these settings do not work:", ...failed.flatMap(formatCheck)].join("\n"));
}

export function defaultChannel(config: BotParts["config"], platform: Bot["platform"]): string {
  const isChat = platform === "slack" || platform === "discord";
  return isChat ? (config[platform]?.channel ?? "") : platform;
}

/** People of the first bot answer questions, the person at the second plays. */
export function playBeside(answering: Bot, playing: Bot): Bot {
  const asking = new Set<string>();
  const note = (post: Post): void => {
    if (post.kind !== "card") return;
    if (post.card.question) asking.add(post.episode);
    else asking.delete(post.episode);
  };
  const isMove = ({ what }: IncomingEvent): boolean => {
    if (what.kind === "press" || what.kind === "words") return isTurn(what.question);
    return what.kind === "reply" && !asking.has(what.episode);
  };
  const movesOnly = (inbox: Inbox): Inbox => ({
    ...inbox,
    // The player does not answer, so no time is measured.
    opened: async () => undefined,
    receive: async (event) => (isMove(event) ? inbox.receive(event) : "own-question"),
  });
  return {
    ...answering,
    async start(handlers) {
      await playing.start({ ...handlers, inbox: movesOnly(handlers.inbox) });
      await answering.start(handlers);
    },
    async stop() {
      await answering.stop();
      await playing.stop();
    },
    async post(post) {
      note(post);
      await playing.post(post);
      return answering.post(post);
    },
    async edit(ref, post) {
      note(post);
      await playing.edit(ref, post);
      await answering.edit(ref, post);
    },
  };
}
