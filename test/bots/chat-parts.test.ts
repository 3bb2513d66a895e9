/** What Slack's and Discord's bots do with what they hear, with made-up answers of the platform. */
import { webApi } from "@slack/bolt";
import {
  Collection,
  DiscordAPIError,
  PermissionFlagsBits as flags,
  type OverwriteType,
} from "discord.js";
import { expect, it } from "vitest";
import { missingPermissions, neededPermissions } from "../../bots/discord/access.js";
import { Guild } from "../../bots/discord/guild.js";
import { listen as listenOn } from "../../bots/discord/listeners.js";
import { Pictures } from "../../bots/discord/pictures.js";
import { createThreadSource } from "../../bots/slack/hearing.js";
import { listen } from "../../bots/slack/listeners.js";
import { Team } from "../../bots/slack/team.js";
import { TurnedClock } from "../clock.js";
import {
  callPost,
  card,
  cardEnd,
  cardPost,
  notePost,
  question,
  scenarioOf,
} from "./slack-scenario.js";

type Answers = Record<string, unknown>;
const fail = (error: unknown) => {
  throw error;
};

/** Records each call of an interface, however deep, and gives the answers; ".name" answers a field. */
function recorder(calls: unknown[], answers: Answers = {}, name = ""): never {
  const call = async (...given: unknown[]) => {
    calls.push([name, ...given]);
    const answer = answers[name];
    return answer instanceof Error ? fail(answer) : (answer ?? { id: "9" });
  };
  const get = (own: Answers, next: string) => {
    if (next === "then" || `.${next}` in answers) return answers[`.${next}`];
    return own[next] ?? recorder(calls, answers, name ? `${name}.${next}` : next);
  };
  return new Proxy(call, { get: get as never }) as never;
}

function worldOf(verdict: string) {
  const { handlers, inbox, control, watched } = scenarioOf(() => ({}) as never);
  const calls: unknown[] = [];
  Object.assign(watched.episodes, { e1: { card: card(), timeline: [] } });
  Object.assign(inbox, { verdict });
  control.file = { name: "data.json", text: "PERSON" };
  const all = { managers: "everyone", answerers: "everyone" } as const;
  const options = { channel: "C1", clock: new TurnedClock(), command: "/sous", ...all };
  const seen = () => {
    const given = control.given.map(({ command }) => command);
    return JSON.stringify([calls, inbox.events, inbox.openings, control.wishes, given]);
  };
  const channels = recorder(calls, { joined: true });
  const log = recorder(calls);
  return { handlers: { ...handlers, channels }, calls, inbox, options, log, seen };
}

const [ts, blocks] = ["1.0", [{ block_id: "question:q1", text: { text: "Where?" } }]];
const metadata = { event_type: "sous_post", event_payload: { id: "card-1", episode: "e1" } };
const standing = { messages: [{ ts, bot_id: "B1", metadata }] };
const slackAnswers: Answers = {
  "conversations.replies": standing,
  "conversations.history": standing,
  "conversations.open": { channel: { id: "D1" } },
  "users.info": { user: { real_name: "Ana" } },
  "chat.postMessage": { ts: "9.0", channel: "C1" },
  "chat.postEphemeral": { message_ts: "9.1" },
};

function inSlack(verdict = "accepted", answers: Answers = {}) {
  const { calls, options, handlers, log, seen } = worldOf(verdict);
  const client = recorder(calls, { ...slackAnswers, ...answers });
  const own = { team: "T1", botId: "B1", userId: "U0" };
  const place = { space: "", channel: "C1", installedBy: null, client, ...own };
  const team = new Team(place, { options, handlers, log, onRefused: () => {} });
  const heard: [kind: string, of: unknown, steps: ((heard: object) => Promise<void>)[]][] = [];
  const take = (kind: string) => [kind, (of: never, ...to: never[]) => heard.push([kind, of, to])];
  const app = Object.fromEntries(["command", "action", "view", "shortcut", "event"].map(take));
  const teams = { all: [team], of: async () => team, remove: recorder(calls, {}, "remove") };
  listen(app, teams as never, { command: "/sous", clock: options.clock, log });
  async function hear([kind, id, body]: Heard): Promise<void> {
    const fits = (of: unknown) => of === id || (of instanceof RegExp ? of.test(id) : id === "");
    const [, , steps = []] = heard.find(([one, of]) => one === kind && fits(of)) ?? [];
    const [ack, respond] = ["ack", "respond"].map((name) => recorder(calls, {}, name));
    const told = { ack, respond, context: { teamId: "T1" }, body, ...body };
    const next = async (at: number): Promise<void> =>
      steps[at]?.({ ...told, next: () => next(at + 1) });
    await next(0);
  }
  return { poster: team.poster, hear, seen };
}

type Heard = readonly [kind: string, id: string, body: object];
const ana = { user: { id: "U1", name: "ana" } };
const reply = { channel: "C1", ts: "2.000100", user: "U1", text: "in the sink", thread_ts: ts };
const edited = { ...reply, text: "no", edited: { ts: "5.0" } };
const event = (id: string, of: object): Heard => ["event", id, { event: { channel: "C1", ...of } }];
const message = (more: object = {}) => event("message", { ...reply, ...more });
const change = (how: string, of: object) => message({ subtype: `message_${how}`, ...of });
const action = (id: string, more: object = {}, pressed: object = {}): Heard => {
  const own = { action_id: id, action_ts: "3.0", type: "button", value: "q1:c1", ...pressed };
  const at = { channel: { id: "C1" }, message: { ts, blocks }, container: {}, response_url: "r" };
  return ["action", id, { ...ana, ...at, actions: [own], ...more }];
};
const view = (id: string, block: string, field: string, of: object): Heard => {
  const state = { values: { [block]: { [field]: of } } };
  const sent = { id: "V", callback_id: id, private_metadata: "C1/T1", state };
  return ["view", id, { ...ana, view: sent }];
};
const command = (text: string): Heard => {
  const typed = { text, command: "/sous", user_id: "U1", channel_id: text === "me" ? "D1" : "C1" };
  return ["command", "/sous", { command: typed }];
};
const use = (id: string): Heard => {
  return ["shortcut", "", { shortcut: { user: { id }, channel: { id: "C1" }, message: reply } }];
};
const aside = { container: { is_ephemeral: true, message_ts: "6.0" }, message: undefined };
const picked = { type: "static_select", selected_option: { value: "q1:c2" } };
const actions =
  "press:q1:c1 other:q1 read:facts:e1 read:card:e1 agree:pilot play:kitchen want:ask-less";
const commands = "play kitchen,me,my-data export,my-data delete,here,status,dance";
const changes =
  "channel_archive channel_unarchive channel_left channel_deleted group_archive group_left";
const sorts = ["thread_broadcast", "file_share", "tombstone", "bot_message"];
const texts = [
  {},
  { text: "" },
  { thread_ts: undefined },
  { thread_ts: reply.ts },
  { bot_id: "B2" },
];
const variants = [...texts, ...sorts.map((subtype) => ({ subtype }))];
const inSlackHeard: readonly Heard[] = [
  ...actions.split(" ").map((id) => action(id)),
  ...commands.split(",").map(command),
  ...changes.split(" ").map((id) => event(id, {})),
  ...["U0", "U1"].map((user) => event("member_left_channel", { user })),
  ...["U0", "U1"].map((user) => event("member_joined_channel", { user })),
  ...["home", "messages"].map((tab) => event("app_home_opened", { tab, user: "U1" })),
  ...[{ bot: ["B"] }, { oauth: ["U"] }].map((tokens) => event("tokens_revoked", { tokens })),
  event("team_access_revoked", { team_ids: ["T1"] }),
  message(),
  message({ thread_ts: "7.0" }),
  message({ user: "U0" }),
  message({ channel: "D1", thread_ts: undefined }),
  event("app_mention", { ...reply, thread_ts: undefined, text: "<@U0> stop" }),
  ...variants.map((of) =>
    change("changed", { message: { ...edited, ...of }, previous_message: reply }),
  ),
  change("changed", { message: edited, previous_message: edited }),
  change("deleted", {}),
  change("deleted", { previous_message: reply }),
  change("deleted", { previous_message: { ...reply, thread_ts: undefined } }),
  change("changed", {
    message: { ts, subtype: "tombstone" },
    previous_message: { ts, bot_id: "B1" },
  }),
  message({ subtype: "thread_broadcast" }),
  change("deleted", { previous_message: { ts, bot_id: "B1" } }),
  action("press:q1:c1", aside),
  action("pick:q1", {}, picked),
  action("want:opt-out", { view: { id: "V1" } }),
  ...[" in it ", " \n"].map((value) => view("words:q1", "words", "words", { value })),
  view("fix:b1", "words", "words", { value: "x" }),
  view("practise:pilot:0", "practice:0", "choice", { selected_option: { value: "1" } }),
  ...["U1", "U2"].map(use),
];

const verdicts = ["accepted", "not-allowed", "unknown"];

it.each([...inSlackHeard.entries()])("Slack's event %i", async (_, heard) => {
  const told = async (verdict: string) => {
    const { hear, seen } = inSlack(verdict);
    await hear(heard);
    return seen();
  };
  expect([heard, ...new Set(await Promise.all(verdicts.map(told)))]).toMatchSnapshot();
});

const yes = { has: () => true };
const channel = { id: "c", type: 0, isThread: () => false, permissionsFor: () => yes };
const mark = { components: [{ components: [{ custom_id: "o:q1:e1:card-1" }] }] };
const stands = { id: "1", author: { id: "b" }, attachments: [], content: "x", ...mark };
const reads = { self: "b", getMessage: stands, listMessages: [stands], parentOf: "c" };
const discordAnswers = { ...reads, send: stands, edit: stands, startThread: "t", reach: "d" };
const guild: object = { roles: { cache: [] }, channels: { cache: new Map([["c", channel]]) } };
const member = { roles: { cache: yes }, guild };
const named = (id: string, displayName: string) => [id, { displayName, user: { id } }] as const;
const members = new Map([named("u", "Ana of the kitchen"), named("U1", "Zoe")]);
Object.assign(guild, { members: { cache: members, fetch: async () => member } });
const channels = { cache: new Map() };
const client = { user: { id: "b" }, guilds: { cache: new Map([["g", guild]]) }, channels };

function inDiscord(verdict = "accepted", answers: Answers = {}) {
  const { calls, inbox, options, handlers, log, seen } = worldOf(verdict);
  const api = recorder(calls, { ...discordAnswers, ...answers });
  const place = { guild: "g", space: "", channel: "c", installedBy: null, refresh: () => {} };
  const made = new Guild({ ...place, options, api, log });
  made.listenOn(client as never, handlers, async () => true);
  const { session } = made;
  const { poster } = session ?? fail(new Error("no session"));
  const heard: Record<string, (...given: readonly unknown[]) => Promise<void>> = {};
  const on = (event: string, listener: (typeof heard)[string]) => {
    heard[event] ??= listener;
  };
  listenOn({ ...client, on } as never, { whose: async () => session } as never);
  const hear = async (event: string, ...given: readonly unknown[]) => heard[event]?.(...given);
  return { poster, hear, calls, inbox, seen };
}

const id = "4194304";
const user = { id: "u", displayName: "Ana" };
const kinds =
  "Autocomplete ChatInputCommand MessageContextMenuCommand Button StringSelectMenu ModalSubmit";
const shown = { content: "**Where?**", flags: { has: () => false } };
type Told = readonly [name: string, to: (world: ReturnType<typeof inDiscord>) => Promise<void>];

const tell = (kind: string, name: string, of: object = {}): Told => {
  const is = kinds.split(" ").map((one) => [`is${one}`, () => one === kind]);
  const own = { id, guildId: "g", channelId: "c", channel, appPermissions: yes, message: shown };
  const able = { isRepliable: () => true, inCachedGuild: () => false };
  const all = { ...own, ...able, deferred: false, replied: false, user, customId: name, ...of };
  const fields = Object.entries({ ...all, ...Object.fromEntries(is) });
  const answers = Object.fromEntries(fields.map(([name, value]) => [`.${name}`, value]));
  const heard = ({ calls }: { readonly calls: unknown[] }) => recorder(calls, answers);
  return [name, (world) => world.hear("interactionCreate", heard(world))];
};
const form = (name: string) =>
  tell("ModalSubmit", name, { fields: { getTextInputValue: () => " it " } });
const order = (name: string, given: Answers = {}, of: object = {}) => {
  const get = (name: string) => given[name] ?? null;
  const got = { getString: get, getInteger: get, getBoolean: get, getSubcommand: () => name };
  return tell("ChatInputCommand", name, { options: got, ...of });
};
const thread = { isThread: () => true, parentId: "c" };
const events = { message: "messageCreate", update: "messageUpdate", deletion: "messageDelete" };
const messageOf = (of: object) => {
  const mentions = { users: new Map(), roles: new Map() };
  const own = {
    id,
    guildId: "g",
    channelId: "1",
    channel: thread,
    author: user,
    content: "the sink",
  };
  const none = { attachments: { size: 0 }, stickers: { size: 0 }, editedTimestamp: null, type: 0 };
  return { ...own, ...none, client, mentions, reference: null, ...of };
};
const say = (how: keyof typeof events, of: object = {}): Told => {
  const heard = messageOf(of);
  return [
    `${how} ${Object.keys(of)}`,
    ({ hear }) => hear(events[how], ...(how === "update" ? [null, heard] : [heard])),
  ];
};
const packet = (t: string, of: object): Told => {
  const d = { id, channel_id: "1", edited_timestamp: "2026-01-05T09:00:00Z", ...of };
  return [t, ({ hear }) => hear("raw", { t, d })];
};
const late = async () => fail(new Error("no"));
const presses =
  "q:q1:c1 z:q1 o:q1:e1:p1 f:e1:p1:kitchen t:card:e1:0 y:kitchen p:opt-out g:pilot r:b1";

it.each<Told>([
  ...presses.split(" ").map((name) => tell("Button", name)),
  ...["w:q1", "x:b1", "z:q1"].map(form),
  ...[" Daily 9.30", "off", "noon"].map((daily) => order("schedule", { daily })),
  ...["export", "delete"].map((what) => order("my-data", { what })),
  tell("StringSelectMenu", "m:q1:0", { values: ["c2"] }),
  tell("Button", "q:q1:c1", { deferUpdate: late }),
  tell("Button", "t:facts:e1:0", { message: { content: "", flags: yes } }),
  order("play", { home: "flat", here: true }),
  order("play", {}, { channel: { ...channel, type: 2 } }),
  order("play", {}, { channel: { ...thread, type: 11, parent: channel } }),
  order("play", {}, { appPermissions: { has: () => false } }),
  order("teach", { rule: "knock", withdraw: 2 }),
  order("consent", { campaign: "pilot", agree: "no", practice: 2 }),
  order("me", {}, { guildId: null }),
  order("help", {}, { deferReply: late }),
  ...(["message", "update", "deletion"] as const).map((how) => say(how)),
  ...(["message", "deletion"] as const).map((how) => say(how, { author: { id: "b", bot: true } })),
  say("message", { author: { id: "x", bot: true }, webhookId: "x" }),
  say("message", { guildId: "h" }),
  say("message", { guildId: null, channel }),
  say("message", { content: "", attachments: { size: 1 } }),
  say("update", { editedTimestamp: 1_420_070_500_000 }),
  say("update", { partial: true }),
  packet("MESSAGE_UPDATE", { guild_id: "g" }),
  packet("MESSAGE_DELETE_BULK", { guild_id: "g", ids: [id, "8388608"] }),
  packet("MESSAGE_DELETE", {}),
])("Discord's %s", async (_, to) => {
  const told = async (verdict: string) => {
    const world = inDiscord(verdict);
    await to(world);
    return world.seen();
  };
  expect([...new Set(await Promise.all(verdicts.map(told)))]).toMatchSnapshot();
});

it("of messages deleted together in Discord each one's answer is taken back, whatever else is deleted with them", async () => {
  const world = inDiscord();
  const bot = { author: { id: "b", bot: true } };
  const messages = [
    { id: "505" },
    { id: "506", ...bot },
    { id: "507" },
    { id: "508", author: null },
    { guildId: "h", id: "509" },
  ];
  await world.hear(
    "messageDeleteBulk",
    new Collection(messages.map((of) => [of.id, messageOf(of)])),
  );
  await say("deletion", { id: "510" })[1](world);
  const unsaid = world.inbox.events.map(({ key, what }) => [key, what.kind]);
  expect(unsaid).toEqual(
    ["505", "507", "508", "510"].map((id) => [expect.stringContaining(id), "unsay"]),
  );
});

const under = { channel: "c", message: "1", thread: "1" };
const done = cardEnd({ worth: null, helpers: [], facts: [] });
const posts = [
  cardPost(),
  cardPost({ question: null, done }),
  Object.assign(cardPost(), { under }),
  callPost(question()),
  callPost(null),
  notePost(under),
  notePost(under, { announced: true }),
  ...[{ aside: true as const }, { kind: "reminder" as const }, { direct: true as const }].map(
    (of) => {
      return notePost(under, { to: "U1", ...of });
    },
  ),
];
const no = (code: number) =>
  new DiscordAPIError({ code, message: "No" }, code, 403, "GET", "/", {});
const notInSlack = (error: string) => new webApi.WebAPIPlatformError({ ok: false, error });
const troubles: Answers[] = [
  {},
  { send: no(50_001), edit: no(10_008), "chat.postMessage": notInSlack("not_in_channel") },
  { send: no(160_005), edit: no(50_083), "chat.postEphemeral": notInSlack("user_not_in_channel") },
  { startThread: no(50_013), "chat.update": notInSlack("message_not_found") },
];

it.each([...posts.entries()])("shows, finds and changes post %i", async (_, post) => {
  const results: unknown[] = [];
  for (const answers of troubles)
    for (const { poster, seen } of [inSlack("accepted", answers), inDiscord("accepted", answers)]) {
      const of = [poster.post(post), poster.find(post), poster.edit(under, post)];
      const told = await Promise.allSettled(of);
      results.push(...told.map((one) => JSON.stringify(one)), seen());
    }
  expect(results).toMatchSnapshot();
});

const all = neededPermissions.reduce((sum, { flag }) => sum | flag, 0n);
const file = flags.AttachFiles;
const layer = (id: string, deny: bigint, allow = 0n, type: OverwriteType = 0) => {
  return { id, type, deny: `${deny}`, allow: `${allow}` };
};
it.each<[lacks: number, role: string, of: bigint, ...ReturnType<typeof layer>[]]>([
  [0, "g", all],
  [7, "x", all],
  [0, "r", flags.Administrator, layer("u", all, 0n, 1)],
  [0, "g", all, layer("g", file), layer("r", 0n, file)],
  [1, "g", all, layer("g", 0n, file), layer("r", file)],
  [0, "g", all, layer("r", file), layer("s", 0n, file)],
  [1, "g", all, layer("u", file, 0n, 1), layer("r", 0n, file)],
  [0, "g", all, layer("x", file), layer("x", file, 0n, 1), layer("u", file)],
  [7, "g", all, layer("g", flags.ViewChannel)],
])("%i permissions lack in Discord", (lacks, id, of, ...overwrites) => {
  const own = {
    guild: "g",
    user: "u",
    roles: ["r", "s"],
    allRoles: [{ id, permissions: `${of}` }],
  };
  expect(missingPermissions({ ...own, overwrites })).toHaveLength(lacks);
});

it("what Slack keeps of a deleted message is no message", async () => {
  const messages = [...standing.messages, reply, { ...reply, ts: "3.0", subtype: "tombstone" }];
  const parts = {
    botId: "B1",
    botUserId: "U0",
    service: {},
    patience: { attempt: (call: () => void) => call() },
  };
  const client = recorder([], { "conversations.replies": { messages } });
  const source = createThreadSource({ ...parts, client } as never);
  const read = await source.readThread({ channel: "C1", message: ts } as never);
  expect(read.messages.map(({ heard }) => heard.ref.message)).toEqual([ts, reply.ts]);
});

it("a Discord card whose message cannot be read gets its picture anew", async () => {
  const pictures = new Pictures({ clock: new TurnedClock(), log: recorder([]), refresh() {} });
  const picture = { hash: "a1", type: "image/png", words: "x" } as never;
  const post = { ...callPost(question(), picture), bytes: Buffer.from("x") };
  const attached = () => pictures.of(post, "m1", async () => fail(new Error("Missing Access")));
  await attached();
  await expect.poll(attached).toMatchObject({ files: [{ data: post.bytes }] });
  pictures.stop();
});
