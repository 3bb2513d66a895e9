/** A Discord server, a bot on it, and the little that the bot is handed. */
import { createDiscordBot, type DiscordBotOptions } from "../../bots/discord/discord-bot.js";
import type { Bot, BotHandlers, InboxVerdict } from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";
import type { DiscordPeer } from "../peers/discord/peer.js";
import { type Played, SampleControl } from "./sample-control.js";
import { RecordingInbox, realClock, type Watched, watchOf } from "./slack-scenario.js";

export interface Scenario {
  readonly bot: Bot;
  readonly inbox: RecordingInbox;
  readonly plays: Played[];
  readonly control: SampleControl;
  readonly warnings: string[];
  /** What the inbox says of whatever is new; "accepted" unless told. */
  verdict: InboxVerdict;
  /** What can be looked up in full. */
  readonly watched: Watched;
  /** Episodes whose cards are to be shown anew. */
  readonly refreshed: string[];
  readonly handlers: BotHandlers;
}

/** A bot that is not started yet. */
export function createScenario(
  peer: DiscordPeer,
  changes: Partial<DiscordBotOptions> = {},
): Scenario {
  const inbox = new RecordingInbox();
  const plays: Played[] = [];
  const warnings: string[] = [];
  const log = {
    warn: (_what: object, text: string) => warnings.push(text),
    error: (_what: object, text: string) => warnings.push(text),
  };
  const { token, apiUrl, channelId: channel } = peer;
  const bot = createDiscordBot({ token, apiUrl, channel, clock: realClock, log, ...changes });
  const control = new SampleControl({
    homes: async () => [{ id: "kitchen", title: "Ana's kitchen" }],
    play: async (request, { platform: bot, channel }) => {
      if (request.home === "castle") throw new InputError("There is no home called castle.");
      plays.push({ ...request, bot, channel });
      return { episode: "e1", text: "Round 1 begins in Ana's kitchen." };
    },
    status: async () => "Nothing is going on.\n*Nothing*.",
    move: async () => "Moved.",
    facts: async (household: string | null) => `Facts of ${household ?? "every home"}`,
  });
  const watched: Watched = { questions: {}, episodes: {}, notes: {} };
  const watch = watchOf(watched);
  const refreshed: string[] = [];
  const refresh = async (episode: string): Promise<void> => {
    refreshed.push(episode);
  };
  const scenario: Scenario = {
    bot,
    inbox,
    plays,
    control,
    warnings,
    watched,
    refreshed,
    verdict: "accepted",
    handlers: {
      inbox: {
        receive: async (event) => {
          const heard = await inbox.receive(event);
          return heard === "accepted" ? scenario.verdict : heard;
        },
        opened: (opening) => inbox.opened(opening),
        heard: (episode) => inbox.heard(episode),
        meant: (spoken) => inbox.meant(spoken),
      },
      control,
      watch,
      channels: {
        lost: async () => {},
        regained: async () => {},
        deleted: async () => {},
        joined: async () => false,
      },
      refresh,
    },
  };
  return scenario;
}
