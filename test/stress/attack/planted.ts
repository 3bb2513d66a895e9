import type { DiscordPeer } from "../../peers/discord/peer.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import type { Target } from "./target.js";

export interface Asked {
  /** Slack's ts, Discord's message id. */
  readonly message: string;
  readonly question: string;
  readonly button: string;
}

export interface Planted {
  readonly home: string;
  readonly words: readonly string[];
}

const patienceMs = 15_000;
/** Tasks without a question are followed by another. */
const rounds = 20;

/** Zenobia plays, answers, teaches and schedules in Sous' channel; Mallory leaves it. */
export async function plantOnSlack(slack: SlackPeer, target: Target): Promise<Planted> {
  const home = "flat";
  const type = (text: string) => slack.slash("zenobia", "/sous", text, slack.channel);
  // Sous caches channel membership for a minute.
  await slack.leave("mallory", slack.channel);
  await type(`play ${home} ${rounds}`);
  const { message, button, question } = await slackAsked(slack);
  await slack.press("zenobia", { channel: slack.channel, ts: message, actionId: button });
  await slack.waitFor(() => hasAnswer(target, home), patienceMs);
  await type("teach the wisteria vase is never moved");
  await type(`schedule daily 19:47 ${home}`);
  await slackAsked(slack, question);
  return { home, words: ["zenobia", "wisteria", "19:47"] };
}

export async function plantOnDiscord(discord: DiscordPeer, target: Target): Promise<Planted> {
  const home = "bathroom";
  const choose = (verb: string, options: Record<string, string | number>) =>
    discord.slash("Quentin", `sous ${verb}`, options);
  discord.hideChannel("Mallory");
  await choose("play", { home, rounds });
  const { message, button, question } = await discordAsked(discord);
  await discord.press("Quentin", message, button);
  await discord.waitFor(() => hasAnswer(target, home), patienceMs);
  await choose("teach", { rule: "the gladiolus vase is never moved", home });
  await choose("schedule", { daily: "18:53", home });
  await discordAsked(discord, question);
  return { home, words: ["quentin", "gladiolus", "18:53"] };
}

export function slackAsked(slack: SlackPeer, after = ""): Promise<Asked> {
  return slack.waitFor(async () => {
    for (const { ts, blocks } of await slack.messages(slack.channel)) {
      const found = /"action_id":"(press:([^:"]+):[^"]+)"/.exec(JSON.stringify(blocks ?? []));
      const [, button = "", question = ""] = found ?? [];
      if (found && question !== after) return { message: ts, question, button };
    }
    return null;
  }, patienceMs);
}

export function discordAsked(discord: DiscordPeer, after = ""): Promise<Asked> {
  return discord.waitFor(() => {
    for (const { id, buttons } of discord.messages()) {
      const button = buttons.find(({ customId }) => customId.startsWith("q:"))?.customId;
      const [, question = ""] = button?.split(":") ?? [];
      if (button && question !== after) return { message: id, question, button };
    }
    return undefined;
  }, patienceMs);
}

function hasAnswer(target: Target, home: string): boolean {
  const sql = "SELECT id FROM facts WHERE household = ? AND source = 'answer'";
  return target.rows(sql, home).length > 0;
}
