/** Who may manage and who may answer, as the server's roles and the channel's overwrites say. */
import { type Client, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { Audience, Permission } from "../../src/core/command.js";
import { couldNotAsk, whoMayManage } from "../present/door.js";
import type { BotLog } from "./client.js";

interface Parts {
  readonly client: Client;
  readonly log: BotLog;
  readonly guild: string;
  /** The channel that the bot was set up for. */
  readonly channel: string;
  readonly managers: Audience;
  readonly answerers: Audience;
}

export class WhoMay {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** When Discord cannot be asked, nobody may. */
  async mayManage(user: string): Promise<Permission> {
    const { managers, log } = this.#parts;
    try {
      if (await this.#belongs(user, managers)) return { allowed: true };
      return { allowed: false, reason: whoMayManage(managers) };
    } catch (error) {
      log.warn(`Discord: could not ask who may manage: ${String(error)}`);
      return { allowed: false, reason: couldNotAsk("Discord") };
    }
  }

  /**
   * Whoever sees a question in its channel can press and write there: for "channel" nobody has to be
   * asked. When Discord cannot be asked, an answer is kept as usual: it must not be lost.
   */
  async mayAnswer(user: string): Promise<boolean> {
    return this.#parts.answerers === "channel" || this.mayAnswerAlone(user);
  }

  /** The same where the question is shown to one person alone, wherever they asked for it. */
  async mayAnswerAlone(user: string): Promise<boolean> {
    const { answerers, log } = this.#parts;
    try {
      return await this.#belongs(user, answerers);
    } catch (error) {
      log.warn(`Discord: could not ask who may answer: ${String(error)}`);
      return true;
    }
  }

  async #belongs(user: string, audience: Audience): Promise<boolean> {
    if (audience === "everyone") return true;
    const member = await this.#memberOf(user);
    return audience === "channel" ? this.#sees(member) : isAmong(member, audience);
  }

  /** What a member said or pressed brings their roles along; only for others is Discord asked. */
  async #memberOf(user: string): Promise<GuildMember> {
    const { client, guild } = this.#parts;
    const found = client.guilds.cache.get(guild);
    if (!found) throw new Error("the server is not there yet");
    return found.members.fetch(user);
  }

  #sees(member: GuildMember): boolean {
    const channel = member.guild.channels.cache.get(this.#parts.channel);
    if (!channel) throw new Error("the channel is not there for the bot");
    return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
  }
}

/** The ids are of people or of roles. */
function isAmong(member: GuildMember, ids: readonly string[]): boolean {
  return ids.some((id) => id === member.id || member.roles.cache.has(id));
}
