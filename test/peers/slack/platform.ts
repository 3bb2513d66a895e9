import {
  filesShownIn,
  fillIds,
  problemsOfBlocks,
  problemsOfMetadata,
  problemsOfView,
} from "./block-kit.js";
import type { Delivery } from "./delivery.js";
import { noteBroadcast, presentMessage, readMessages } from "./history.js";
import type { Modals } from "./modals.js";
import { scopeOf } from "./scopes.js";
import { isJson, type Json, type Recorder, type SlackMessage, type Violation } from "./types.js";
import { appId, botId, botToken, botUserId, type Workspace } from "./workspace.js";

const longestText = 40_000;

/** One call of the Web API, its body already read. */
export interface Call {
  method: string;
  token: string;
  body: Json;
}

/** The Web API as Slack answers it: the workspace's state, plus limits, metadata and events. */
export class Platform {
  readonly violations: Violation[] = [];
  /** People's Home tabs, by their ids. */
  readonly homes = new Map<string, Json>();
  /** Channels that the bot was removed from, or never was in. */
  readonly absentFrom = new Set<string>();
  readonly archived = new Set<string>();
  readonly #workspace: Workspace;
  readonly #delivery: Delivery;
  readonly #modals: Modals;
  readonly #record: Recorder;
  readonly #scopes: readonly string[];
  readonly #groups: Readonly<Record<string, readonly string[]>>;
  /** Called with what one person alone sees; the peer sets it. */
  onEphemeral: (personId: string, body: Json) => void = () => undefined;

  constructor(parts: {
    workspace: Workspace;
    delivery: Delivery;
    modals: Modals;
    record: Recorder;
    /** What the bot token may do. */
    scopes: readonly string[];
    /** The ids of the members of each user group. */
    groups: Readonly<Record<string, readonly string[]>>;
  }) {
    this.#workspace = parts.workspace;
    this.#delivery = parts.delivery;
    this.#modals = parts.modals;
    this.#record = parts.record;
    this.#scopes = parts.scopes;
    this.#groups = parts.groups;
    this.absentFrom.add(parts.workspace.otherChannel);
  }

  async perform(call: Call): Promise<Json> {
    const { blocks, view } = call.body;
    fillIds(isJson(view) ? view.blocks : blocks);
    const refusal =
      this.#refuseAccess(call) ?? this.#refuse(call) ?? (await this.#refuseUnknownFiles(call));
    if (refusal) return refusal;
    switch (call.method) {
      case "conversations.history":
      case "conversations.replies":
        return readMessages(this.#workspace, call);
      case "chat.postMessage":
        return this.#post(call);
      case "chat.update":
        return this.#change(call, "message_changed");
      case "chat.delete":
        return this.#change(call, "message_deleted");
      case "views.open":
      case "views.push":
      case "views.update":
        return this.#show(call);
      case "views.publish":
        return this.#publish(call);
      case "chat.postEphemeral":
        return this.#whisper(call);
      case "usergroups.users.list":
        return this.#listGroup(call);
      case "bots.info":
        return this.#describeBot(call);
      case "conversations.info":
        return this.#describeChannel(call);
      default:
        return this.#forward(call);
    }
  }

  /** Notes what is wrong with words that only one person sees. */
  check(method: "ephemeral", body: Json): void {
    fillIds(body.blocks);
    this.#refuse({ method: `chat.${method}`, body });
  }

  #forward({ method, token, body }: Call): Promise<Json> {
    return this.#workspace.call(method, token, body);
  }

  async #describeBot(call: Call): Promise<Json> {
    const answer = await this.#forward(call);
    return isJson(answer.bot) ? { ...answer, bot: { ...answer.bot, app_id: appId } } : answer;
  }

  /** `is_member` says whether the caller is in it (https://docs.slack.dev/reference/objects/conversation-object). */
  async #describeChannel(call: Call): Promise<Json> {
    const answer = await this.#forward(call);
    const isAbsent = call.token === botToken && this.absentFrom.has(String(call.body.channel));
    if (!isJson(answer.channel)) return answer;
    const more = {
      ...(isAbsent && { is_member: false }),
      ...(this.archived.has(String(call.body.channel)) && { is_archived: true }),
    };
    return { ...answer, channel: { ...answer.channel, ...more } };
  }

  async #post(call: Call): Promise<Json> {
    const signed = call.token === botToken ? { bot_id: botId, app_id: appId } : {};
    const answer = await this.#forward({ ...call, body: { ...call.body, ...signed } });
    if (answer.ok === true) {
      const { channel, message } = answer as { channel: string; message: SlackMessage };
      const isShownTwice = noteBroadcast(this.#workspace, { channel, message }, call.body);
      const shown = presentMessage(message, false, isShownTwice);
      this.#announce({ ...shown, channel, event_ts: message.ts });
    }
    return answer;
  }

  async #change(call: Call, subtype: "message_changed" | "message_deleted"): Promise<Json> {
    const { channel, ts } = call.body as { channel: string; ts: string };
    const previous = await this.#workspace.message(channel, ts);
    const answer = await this.#forward(call);
    if (answer.ok === true && previous) {
      const eventTs = (Date.now() / 1000).toFixed(6);
      const message = answer.message as SlackMessage | undefined;
      this.#announce({
        subtype,
        hidden: true,
        channel,
        ts: eventTs,
        event_ts: eventTs,
        previous_message: presentMessage(previous, false),
        ...(subtype === "message_deleted" && { deleted_ts: ts }),
        ...(message &&
          subtype === "message_changed" && { message: presentMessage(message, false) }),
      });
    }
    return answer;
  }

  async #show(call: Call): Promise<Json> {
    const answer = await this.#forward(call);
    if (answer.ok === true) this.#modals.shown(answer.view, call.body.trigger_id);
    return answer;
  }

  async #publish(call: Call): Promise<Json> {
    const answer = await this.#forward(call);
    if (answer.ok === true && isJson(answer.view))
      this.homes.set(String(call.body.user_id), answer.view);
    return answer;
  }

  async #whisper(call: Call): Promise<Json> {
    const answer = await this.#forward(call);
    if (answer.ok === true) this.onEphemeral(String(call.body.user), call.body);
    return answer;
  }

  #listGroup({ body }: Call): Json {
    const users = this.#groups[String(body.usergroup)];
    return users ? { ok: true, users } : { ok: false, error: "no_such_subteam" };
  }

  /**
   * The bot is removed from a channel or invited, the channel archived or not. Slack tells a removed bot by
   * channel_left, not by member_left_channel (https://docs.slack.dev/reference/events/channel_left).
   */
  changeChannel(
    channel: string,
    change: "left" | "joined" | "archive" | "unarchive",
  ): Promise<void> {
    this.#record("channel", { channel, change });
    if (change === "left") this.absentFrom.add(channel);
    if (change === "joined") this.absentFrom.delete(channel);
    if (change === "archive") this.archived.add(channel);
    if (change === "unarchive") this.archived.delete(channel);
    const joined = { type: "member_joined_channel", user: botUserId, channel, channel_type: "C" };
    return this.#delivery.announce(
      change === "joined" ? joined : { type: `channel_${change}`, channel },
    );
  }

  /** The workspace removes the app (https://docs.slack.dev/reference/events/app_uninstalled, …/tokens_revoked). */
  async uninstall(): Promise<void> {
    await this.#delivery.announce({ type: "tokens_revoked", tokens: { bot: [botUserId] } });
    await this.#delivery.announce({ type: "app_uninstalled" });
  }

  /** https://docs.slack.dev/reference/events/team_access_revoked, …/team_access_granted */
  changeAccess(change: "granted" | "revoked"): Promise<void> {
    const team_ids = [this.#workspace.teamId];
    return this.#delivery.announce({ type: `team_access_${change}`, team_ids });
  }

  #announce(message: Json): void {
    // An app hears of the channels that it is in (https://docs.slack.dev/reference/events/message.channels).
    if (this.absentFrom.has(String(message.channel))) return;
    const isDirect = String(message.channel).startsWith("D");
    const event = { type: "message", channel_type: isDirect ? "im" : "channel", ...message };
    if (!isDirect || this.#scopes.includes("im:history")) void this.#delivery.announce(event);
    this.#announceMention(message, isDirect);
  }

  /**
   * A message that mentions the app comes a second time, as an event of its own; not in direct messages, and without
   * subtype (https://docs.slack.dev/reference/events/app_mention).
   */
  #announceMention(message: Json, isDirect: boolean): void {
    const { subtype, text, channel } = message;
    const isMention = subtype === undefined && String(text).includes(`<@${botUserId}>`);
    if (!isMention || isDirect || this.absentFrom.has(String(channel))) return;
    if (!this.#scopes.includes("app_mentions:read")) return;
    void this.#delivery.announce({ ...message, type: "app_mention" });
  }

  /** Slack's answer to a token that it does not know, or that may not do this here. */
  #refuseAccess({ method, token, body }: Call): Json | undefined {
    if (token === "") return { ok: false, error: "not_authed" };
    if (!this.#workspace.knows(token)) return { ok: false, error: "invalid_auth" };
    if (token !== botToken) return undefined;
    const needed = scopeOf(method);
    if (needed && !this.#scopes.includes(needed))
      return { ok: false, error: "missing_scope", needed, provided: this.#scopes.join(",") };
    // https://docs.slack.dev/reference/methods/chat.postMessage and chat.update (is_inactive)
    if (/^chat\./.test(method) && this.archived.has(String(body.channel)))
      return { ok: false, error: method === "chat.update" ? "is_inactive" : "is_archived" };
    const needsMembership = /^chat\.|^conversations\.(history|replies)$/.test(method);
    if (needsMembership && this.absentFrom.has(String(body.channel)))
      return { ok: false, error: "not_in_channel" };
    return undefined;
  }

  /** Slack's answer to a payload that breaks a limit, or nothing when all is well. */
  #refuse({ method, body }: Pick<Call, "method" | "body">): Json | undefined {
    const { text, blocks, view, metadata } = body;
    if (typeof text === "string" && text.length > longestText)
      return this.#reject(method, "msg_too_long", [`text has ${text.length} characters`]);
    if (blocks !== undefined && /^chat\./.test(method)) {
      const problems = problemsOfBlocks(blocks);
      if (problems.length > 0) return this.#reject(method, "invalid_blocks", problems);
    }
    if (metadata !== undefined && /^chat\./.test(method)) {
      const problems = problemsOfMetadata(metadata);
      if (problems.length > 0) return this.#reject(method, "invalid_metadata_format", problems);
    }
    if (/^views\./.test(method) && isJson(view)) {
      const problems = problemsOfView(view);
      if (problems.length > 0) return this.#reject(method, "invalid_arguments", problems);
    }
    return undefined;
  }

  /** A picture may only show a file that was uploaded to the end. */
  async #refuseUnknownFiles({ method, token, body }: Call): Promise<Json | undefined> {
    if (!/^chat\./.test(method)) return undefined;
    const problems: string[] = [];
    for (const { id, at } of filesShownIn(body.blocks)) {
      const { ok } = await this.#workspace.call("files.info", token, { file: id });
      if (ok !== true) problems.push(`invalid slack file [json-pointer:${at}]`);
    }
    return problems.length > 0 ? this.#reject(method, "invalid_blocks", problems) : undefined;
  }

  #reject(method: string, error: string, problems: string[]): Json {
    this.violations.push({ method, problems });
    this.#record("violation", { method, problems });
    const messages = problems.map((problem) => `[ERROR] ${problem}`);
    return { ok: false, error, errors: problems, response_metadata: { messages } };
  }
}
