import { until } from "../../peers/control.js";
import type { DiscordPeer } from "../../peers/discord/peer.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import { openDiscordRoom } from "../faults/discord-room.js";
import type { Asked, Room } from "../faults/room.js";
import { openSlackRoom } from "../faults/slack-room.js";
import type { Target } from "./target.js";

export interface Planted {
  readonly home: string;
  readonly words: readonly string[];
}

const patienceMs = 15_000;
/** Tasks without a question are followed by another. */
const rounds = 20;

export function askedIn(room: Room, after = ""): Promise<Asked> {
  const look = async () => (await room.look()).asked.find(({ question }) => question !== after);
  return until(look, patienceMs);
}

type Plan = Planted & Readonly<Record<"play" | "teach" | "schedule", () => Promise<unknown>>>;

async function plant(room: Room, target: Target, person: string, plan: Plan): Promise<Planted> {
  const { home, words } = plan;
  await plan.play();
  const asked = await askedIn(room);
  await room.press({ person, asked, choice: asked.choices[0]?.id ?? "" });
  const sql = "SELECT id FROM facts WHERE household = ? AND source = 'answer'";
  await until(() => target.rows(sql, home).length > 0, patienceMs);
  await plan.teach();
  await plan.schedule();
  await askedIn(room, asked.question);
  return { home, words };
}

export async function plantOnSlack(slack: SlackPeer, target: Target): Promise<Planted> {
  const home = "flat";
  const type = (text: string) => slack.slash("zenobia", "/sous", text, slack.channel);
  // Sous caches channel membership for a minute.
  await slack.leave("mallory", slack.channel);
  return plant(openSlackRoom(slack), target, "zenobia", {
    home,
    words: ["zenobia", "wisteria", "19:47"],
    play: () => type(`play ${home} ${rounds}`),
    teach: () => type("teach the wisteria vase is never moved"),
    schedule: () => type(`schedule daily 19:47 ${home}`),
  });
}

export async function plantOnDiscord(discord: DiscordPeer, target: Target): Promise<Planted> {
  const home = "bathroom";
  const choose = (verb: string, options: Record<string, string | number>) =>
    discord.slash("Quentin", `sous ${verb}`, options);
  discord.hideChannel("Mallory");
  return plant(openDiscordRoom(discord), target, "Quentin", {
    home,
    words: ["quentin", "gladiolus", "18:53"],
    play: () => choose("play", { home, rounds }),
    teach: () => choose("teach", { rule: "the gladiolus vase is never moved", home }),
    schedule: () => choose("schedule", { daily: "18:53", home }),
  });
}
