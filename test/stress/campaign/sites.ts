/** The platforms of a simulated campaign: a peer each, or the page, with its people and its channels. */
import type { ChildProcess } from "node:child_process";
import { joinDiscord, openDiscordRoom } from "../faults/discord-room.js";
import type { FaultBot, Room } from "../faults/room.js";
import { joinSlack, openSlackRoom } from "../faults/slack-room.js";
import { openWebRoom } from "../faults/web-room.js";

export interface SiteRoom {
  readonly room: Room;
  readonly channel: string;
}

export interface Site {
  readonly bot: FaultBot;
  readonly rooms: readonly SiteRoom[];
  close(): Promise<void>;
}

export interface SiteRequest {
  readonly bot: FaultBot;
  readonly channels: number;
  readonly people: readonly string[];
  readonly spawnPeer: (bot: Exclude<FaultBot, "web">, people: readonly string[]) => ChildProcess;
  /** Households whose pages somebody looks at. */
  readonly homes: () => readonly string[];
  readonly signal: AbortSignal;
}

/** The page is one place for all, however many channels are wanted. */
export async function openSite(request: SiteRequest): Promise<Site> {
  const { bot, channels, people, homes, signal } = request;
  if (bot === "web") {
    const room = await openWebRoom({ homes, signal });
    const rooms = Array.from({ length: channels }, () => ({ room, channel: "web" }));
    return { bot, rooms, close: () => room.close() };
  }
  const child = request.spawnPeer(bot, people);
  const peer = bot === "slack" ? await joinSlack(child) : await joinDiscord(child);
  const rooms: SiteRoom[] = [];
  for (let number = 1; number <= channels; number += 1) {
    const channel = await peer.addChannel(`campaign-${number}`);
    const room =
      peer.platform === "slack" ? openSlackRoom(peer, channel) : openDiscordRoom(peer, channel);
    rooms.push({ room, channel });
  }
  return { bot, rooms, close: () => peer.close() };
}
