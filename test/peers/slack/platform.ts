import { randomUUID } from "node:crypto";
import {
  filesShownIn,
  fillIds,
  problemsOfBlocks,
  problemsOfMetadata,
  problemsOfView,
} from "./block-kit.js";
import type { Delivery } from "./delivery.js";
import { post, read, refuse, remove, show, update } from "./messages.js";
import { Modals } from "./modals.js";
import type { SlackPeerOptions } from "./slack-peer.js";
import { type Ephemeral, isJson, type Json, objectsOf, type Violation } from "./types.js";
import { appId, botId, botToken, botUserId, type Channel, type Workspace } from "./workspace.js";

const longestText = 40_000;

export interface Call {
  method: string;
  token: string;
  body: Json;
}

interface Asked extends Call {
  readonly user: string;
}

/** With the required scope of a bot token, from its page at docs.slack.dev. */
type Method = (platform: Platform, asked: Asked) => Json;
type InChannel = (platform: Platform, channel: Channel, asked: Asked) => Json;

const inChannel =
  (act: InChannel): Method =>
  (platform, asked) => {
    const channel = platform.workspace.channels.get(String(asked.body.channel));
    return channel ? act(platform, channel, asked) : refuse("channel_not_found");
  };

const methods: Readonly<Record<string, readonly [scope: string | null, act: Method]>> = {
  "auth.test": [null, (platform, asked) => platform.describeCaller(asked)],
  "bots.info": [
    "users:read",
    () => ({ ok: true, bot: { id: botId, app_id: appId, name: "sous", deleted: false } }),
  ],
  "chat.postMessage": ["chat:write", inChannel((...call) => call[0].post(call[1], call[2]))],
  "chat.postEphemeral": ["chat:write", inChannel((...call) => call[0].whisper(call[1], call[2]))],
  "chat.update": ["chat:write", inChannel((...call) => call[0].change(call[1], call[2], true))],
  "chat.delete": ["chat:write", inChannel((...call) => call[0].change(call[1], call[2], false))],
  "conversations.history": [
    "channels:history",
    inChannel((_, channel, { body }) => read(channel, body, false)),
  ],
  "conversations.replies": [
    "channels:history",
    inChannel((_, channel, { body }) => read(channel, body, true)),
  ],
  "conversations.info": [
    "channels:read",
    inChannel(({ workspace }, channel, { user }) => ({
      ok: true,
      channel: workspace.describe(channel, user),
    })),
  ],
  "conversations.list": ["channels:read", (platform, asked) => platform.list(asked)],
  "conversations.members": [
    "channels:read",
    inChannel((_, { members }) => ({ ok: true, members: [...members] })),
  ],
  "conversations.open": [
    "im:write",
    ({ workspace }, { user, body }) => {
      const isKnown = Object.values(workspace.people).some(({ id }) => id === body.users);
      if (!isKnown) return refuse("user_not_found");
      return { ok: true, channel: { id: workspace.direct(user, String(body.users)) } };
    },
  ],
  "conversations.leave": [
    null,
    inChannel((_, { members }, { user }) => ({ ok: members.delete(user) })),
  ],
  "files.getUploadURLExternal": [
    "files:write",
    ({ workspace }, { body }) => {
      if (!body.filename || !(Number(body.length) > 0)) return refuse("invalid_arguments");
      const file_id = workspace.makeId("F");
      workspace.files.set(file_id, { length: Number(body.length), bytes: null, isComplete: false });
      return { ok: true, file_id, upload_url: `/upload/${file_id}` };
    },
  ],
  "files.completeUploadExternal": [
    "files:write",
    (platform, { method, body }) => {
      const ids = Array.isArray(body.files) ? body.files.map(({ id }) => String(id)) : [];
      const files = ids.map((id) => platform.workspace.files.get(id));
      if (files.length === 0) return refuse("invalid_arguments");
      for (const file of files)
        if (!file || file.bytes?.length !== file.length || file.isComplete)
          return platform.reject(method, "file_not_found", ["completed before it was uploaded"]);
      for (const file of files) if (file) file.isComplete = true;
      return { ok: true, files: ids.map((id) => ({ id })) };
    },
  ],
  "usergroups.users.list": [
    "usergroups:read",
    ({ groups, workspace }, { body }) => {
      const names = groups[String(body.usergroup)];
      const users = names?.flatMap((name) => workspace.people[name]?.id ?? []);
      return users ? { ok: true, users } : refuse("no_such_subteam");
    },
  ],
  "users.info": ["users:read", (platform, { body }) => platform.describeUser(body.user)],
  "views.open": [null, ({ modals }, { body }) => modals.show(body, false)],
  "views.push": [null, ({ modals }, { body }) => modals.show(body, true)],
  "views.update": [null, ({ modals }, { body }) => modals.update(body)],
  "views.publish": [
    null,
    ({ modals, homes }, { body: { user_id, view } }) => {
      const shown = modals.build(view, { id: `V-home-${user_id}` });
      homes.set(String(user_id), shown);
      return { ok: true, view: shown };
    },
  ],
};

export const everyScope: readonly string[] = [
  ...new Set(Object.values(methods).flatMap(([scope]) => scope ?? [])),
  "commands",
  "app_mentions:read",
  "groups:history",
  "groups:read",
  "im:history",
  "im:read",
  "reactions:write",
];

export class Platform {
  readonly violations: Violation[] = [];
  readonly homes = new Map<string, Json>();
  readonly modals: Modals;
  readonly responseUrls = new ResponseUrls(this);

  constructor(
    readonly workspace: Workspace,
    readonly delivery: Delivery,
    readonly scopes: readonly string[] = everyScope,
    readonly groups: NonNullable<SlackPeerOptions["groups"]> = {},
  ) {
    this.modals = new Modals(workspace);
  }

  perform({ method, token, body }: Call): Json {
    const { blocks, view } = body;
    fillIds(isJson(view) ? view.blocks : blocks);
    if (token === "") return refuse("not_authed");
    const user = this.workspace.userOf(token);
    if (user === undefined) return refuse("invalid_auth");
    const [scope, act] = methods[method] ?? [null, () => refuse("unknown_method")];
    if (user === botUserId && scope && !this.scopes.includes(scope))
      return { ...refuse("missing_scope"), needed: scope, provided: this.scopes.join(",") };
    const asked = { method, token, body, user };
    return this.#refusePlace(asked) ?? this.#refusePayload(method, body) ?? act(this, asked);
  }

  check(method: "ephemeral", body: Json): void {
    fillIds(body.blocks);
    this.#refusePayload(`chat.${method}`, body);
  }

  describeCaller({ user }: Asked): Json {
    const { teamId, teamDomain } = this.workspace;
    const name = Object.values(this.workspace.people).find(({ id }) => id === user)?.name;
    const place = { url: `https://${teamDomain}.slack.com/`, team: "Sous test", team_id: teamId };
    const bot = user === botUserId ? { bot_id: botId, app_id: appId } : {};
    return { ok: true, ...place, user: name ?? "sous", user_id: user, ...bot };
  }

  describeUser(wanted: unknown): Json {
    const person = Object.values(this.workspace.people).find(({ id }) => id === wanted);
    if (!person && wanted !== botUserId) return refuse("user_not_found");
    const { name, realName: real_name } = person ?? { name: "sous", realName: "sous" };
    const profile = { display_name: name, real_name };
    const kind = { is_bot: !person, deleted: false, team_id: this.workspace.teamId };
    return { ok: true, user: { id: wanted, name, real_name, profile, ...kind } };
  }

  list({ user, body }: Asked): Json {
    const types = String(body.types ?? "public_channel").split(",");
    const shown = [...this.workspace.channels.values()].filter(
      ({ isDirect, isArchived, members }) =>
        (isDirect ? types.includes("im") && members.has(user) : types.includes("public_channel")) &&
        !(isArchived && String(body.exclude_archived) === "true"),
    );
    const channels = shown.map((channel) => this.workspace.describe(channel, user));
    return { ok: true, channels, response_metadata: { next_cursor: "" } };
  }

  post(channel: Channel, { user, body }: Asked): Json {
    const answer = post(this.workspace, channel, user, body);
    const { message } = answer;
    if (isJson(message)) this.#announce({ ...message, channel: channel.id, event_ts: message.ts });
    return answer;
  }

  whisper({ members }: Channel, { body }: Asked): Json {
    if (!members.has(String(body.user))) return refuse("user_not_in_channel");
    this.responseUrls.whisper(String(body.user), body);
    return { ok: true, message_ts: this.workspace.makeTs() };
  }

  change(channel: Channel, { user, body }: Asked, isUpdate: boolean): Json {
    const ts = String(body.ts);
    const before = this.workspace.message(channel.id, ts);
    const previous_message = before && show(channel, before);
    const answer = isUpdate
      ? update(this.workspace, channel, user, body)
      : remove(channel, user, body);
    if (answer.ok !== true || !before) return answer;
    const eventTs = this.workspace.makeTs();
    const message = show(channel, before);
    this.#announce({
      subtype: isUpdate ? "message_changed" : "message_deleted",
      hidden: true,
      channel: channel.id,
      ts: eventTs,
      event_ts: eventTs,
      previous_message,
      ...(isUpdate ? { message } : { deleted_ts: ts }),
    });
    return isUpdate ? { ...answer, message } : answer;
  }

  /** https://docs.slack.dev/reference/events/channel_left: removed bots get it instead of member_left_channel */
  changeChannel(id: string, change: "left" | "joined" | "archive" | "unarchive"): Promise<void> {
    this.workspace.record("channel", { channel: id, change });
    const channel = this.workspace.channels.get(id);
    if (change === "left") channel?.members.delete(botUserId);
    if (change === "joined") channel?.members.add(botUserId);
    if (channel && change === "archive") channel.isArchived = true;
    if (channel && change === "unarchive") channel.isArchived = false;
    const joined = { type: "member_joined_channel", user: botUserId, channel_type: "C" };
    const event = change === "joined" ? joined : { type: `channel_${change}` };
    return this.delivery.announce({ ...event, channel: id });
  }

  /** https://docs.slack.dev/reference/events/app_uninstalled, …/tokens_revoked */
  async uninstall(): Promise<void> {
    await this.delivery.announce({ type: "tokens_revoked", tokens: { bot: [botUserId] } });
    await this.delivery.announce({ type: "app_uninstalled" });
  }

  /** https://docs.slack.dev/reference/events/team_access_revoked, …/team_access_granted */
  changeAccess(change: "granted" | "revoked"): Promise<void> {
    const team_ids = [this.workspace.teamId];
    return this.delivery.announce({ type: `team_access_${change}`, team_ids });
  }

  /**
   * Mentions also send app_mention, but not in direct messages or with a subtype:
   * https://docs.slack.dev/reference/events/app_mention
   */
  #announce(message: Json): void {
    const channel = this.workspace.channels.get(String(message.channel));
    if (!channel?.members.has(botUserId)) return;
    const { isDirect } = channel;
    const event = { ...message, type: "message", channel_type: isDirect ? "im" : "channel" };
    if (!isDirect || this.scopes.includes("im:history")) void this.delivery.announce(event);
    const { subtype, text } = message;
    const isMention = subtype === undefined && String(text).includes(`<@${botUserId}>`);
    if (isMention && !isDirect && this.scopes.includes("app_mentions:read"))
      void this.delivery.announce({ ...message, type: "app_mention" });
  }

  #refusePlace({ method, token, body }: Call): Json | undefined {
    const channel = this.workspace.channels.get(String(body.channel));
    if (token !== botToken || !channel) return undefined;
    // https://docs.slack.dev/reference/methods/chat.postMessage and chat.update (is_inactive)
    if (/^chat\./.test(method) && channel.isArchived)
      return refuse(method === "chat.update" ? "is_inactive" : "is_archived");
    const needsMembership = /^chat\.|^conversations\.(history|replies)$/.test(method);
    return needsMembership && !channel.members.has(botUserId)
      ? refuse("not_in_channel")
      : undefined;
  }

  #refusePayload(method: string, { text, blocks, metadata, view }: Json): Json | undefined {
    if (typeof text === "string" && text.length > longestText)
      return this.reject(method, "msg_too_long", [`text has ${text.length} characters`]);
    const isChat = method.startsWith("chat.");
    const checks: readonly (readonly [error: string, problems: readonly string[]])[] = [
      ["invalid_blocks", isChat && blocks !== undefined ? problemsOfBlocks(blocks) : []],
      [
        "invalid_metadata_format",
        isChat && metadata !== undefined ? problemsOfMetadata(metadata) : [],
      ],
      [
        "invalid_arguments",
        method.startsWith("views.") && isJson(view) ? problemsOfView(view) : [],
      ],
      ["invalid_blocks", isChat ? this.#unknownFiles(blocks) : []],
    ];
    const found = checks.find(([, problems]) => problems.length > 0);
    return found && this.reject(method, ...found);
  }

  #unknownFiles(blocks: unknown): readonly string[] {
    return filesShownIn(blocks)
      .filter(({ id }) => !this.workspace.files.get(id)?.isComplete)
      .map(({ at }) => `invalid slack file [json-pointer:${at}]`);
  }

  reject(method: string, error: string, problems: readonly string[]): Json {
    this.violations.push({ method, problems: [...problems] });
    this.workspace.record("violation", { method, problems });
    const messages = problems.map((problem) => `[ERROR] ${problem}`);
    return { ok: false, error, errors: problems, response_metadata: { messages } };
  }
}

const maxUses = 5;
const lifetimeMs = 30 * 60_000;

interface Issued {
  personId: string;
  channel: string;
  messageTs?: string;
  uses: number;
  until: number;
}

/** Each allows five uses within thirty minutes. */
class ResponseUrls {
  readonly ephemerals: Ephemeral[] = [];
  readonly #issued = new Map<string, Issued>();

  constructor(readonly platform: Platform) {}

  issue(about: { personId: string; channel: string; messageTs?: string }): string {
    const id = randomUUID();
    this.#issued.set(id, { ...about, uses: 0, until: Date.now() + lifetimeMs });
    return `/response/${id}`;
  }

  whisper(personId: string, body: unknown): void {
    if (!isJson(body) || typeof body.text !== "string" || body.text === "") return;
    const blocks = objectsOf(body.blocks);
    this.platform.check("ephemeral", { text: body.text, ...(blocks.length > 0 && { blocks }) });
    const thread_ts = typeof body.thread_ts === "string" ? body.thread_ts : undefined;
    const { text } = body;
    const where = thread_ts === undefined ? {} : { thread_ts };
    this.ephemerals.push({ personId, text, ...(blocks.length > 0 && { blocks }), ...where });
  }

  use(request: { path: string; raw: Buffer }): { status: number; body: unknown } {
    const issued = this.#issued.get(request.path.slice("/response/".length));
    if (!issued || issued.uses >= maxUses || Date.now() > issued.until)
      return { status: 404, body: { ok: false, error: "expired_url" } };
    issued.uses += 1;
    const body: unknown = JSON.parse(request.raw.toString("utf8"));
    if (isJson(body)) this.#respond(issued, body);
    return { status: 200, body: "ok" };
  }

  #respond({ personId, channel, messageTs }: Issued, body: Json): void {
    const call = (method: string, fields: Json): Json =>
      this.platform.perform({ method, token: botToken, body: { channel, ...fields } });
    const { text, blocks } = body;
    if (body.delete_original === true && messageTs) call("chat.delete", { ts: messageTs });
    else if (body.replace_original === true && messageTs)
      call("chat.update", { ts: messageTs, text, ...(blocks !== undefined && { blocks }) });
    else if (body.response_type === "in_channel")
      call("chat.postMessage", { text, ...(blocks !== undefined && { blocks }) });
    else this.whisper(personId, body);
  }
}
