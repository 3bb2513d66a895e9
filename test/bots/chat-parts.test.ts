import { setImmediate } from "node:timers/promises";
import { webApi } from "@slack/bolt";
import { DiscordAPIError, PermissionFlagsBits as flags, type OverwriteType } from "discord.js";
import { afterEach, expect, it, vi } from "vitest";
import { missingPermissions, neededPermissions } from "../../bots/discord/access.js";
import { Asides } from "../../bots/discord/asides.js";
import { ChannelApi } from "../../bots/discord/channel-api.js";
import { apiCodes, asDeliveryError as asDiscordError } from "../../bots/discord/client.js";
import { ourCommands } from "../../bots/discord/commands.js";
import { openGuild } from "../../bots/discord/guild.js";
import { listen as listenOn } from "../../bots/discord/listeners.js";
import { Pictures } from "../../bots/discord/pictures.js";
import { ThreadMemory } from "../../bots/present/thread-memory.js";
import { asDeliveryError as asSlackError, losses } from "../../bots/slack/client.js";
import { createThreadSource } from "../../bots/slack/hearing.js";
import { listen } from "../../bots/slack/listeners.js";
import { openTeam } from "../../bots/slack/team.js";
import { verbs } from "../../src/core/people/command.js";
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
afterEach(() => void vi.unstubAllGlobals());
const fail = (error: unknown) => {
  throw error;
};

/** Records each call of an interface, however deep, and gives the answers; ".name" answers a field. */
function recorder(calls: unknown[], answers: Answers = {}, name = ""): never {
  const call = async (...given: unknown[]) => {
    calls.push([name, ...given]);
    const found = answers[name];
    const answer = typeof found === "function" ? found(...given) : found;
    return answer instanceof Error ? fail(answer) : (answer ?? { id: "9" });
  };
  const get = (own: Answers, next: string) => {
    if (next === "then" || `.${next}` in answers) return answers[`.${next}`];
    return own[next] ?? recorder(calls, answers, name ? `${name}.${next}` : next);
  };
  return new Proxy(call, { get: get as never }) as never;
}

function worldOf(verdict: string) {
  const { handlers, inbox, control, watched, plays } = scenarioOf(() => ({}) as never);
  const calls: unknown[] = [];
  const timeline = Array.from({ length: 90 }, (_, at) => {
    const thought = at % 2 ? "" : "I think *so* of <it>. ".repeat(3);
    return { kind: at % 3 ? "act" : "ask", thought, text: `go to ${at}` };
  });
  const over = { card: card({ question: null, done: cardEnd() }), timeline };
  Object.assign(watched.episodes, { e1: { card: card(), timeline: [] }, e2: over });
  const player = { platform: "discord", workspace: "g", id: "u" };
  const asked = { question: question(), secret: false };
  Object.assign(watched.questions, { q1: asked, q2: { ...asked, player } });
  Object.assign(watched.notes, { n1: { kind: "news", text: "It\nbegins." } });
  Object.assign(inbox, { verdict, meaning: { episode: "e1", question: "q1" } });
  control.consent = { campaign: "pilot", title: "A <pilot>", text: "We keep it.", minimumAge: 18 };
  control.file = { name: "data.json", text: "PERSON" };
  control.suggestions = ["kitchen", "k".repeat(101), ..."a".repeat(30)].map((id, at) => {
    return { id: `${id}${at}`, label: `A *k* ${"of many words ".repeat(at)}` };
  });
  const all = { managers: "everyone", answerers: "everyone" } as const;
  const options = { channel: "C1", clock: new TurnedClock(), ...all };
  const seen = () => {
    const { events, openings, spoken } = inbox;
    const { wishes, given, typed } = control;
    return JSON.stringify([calls, events, openings, spoken, wishes, given, typed, plays]);
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
  "files.getUploadURLExternal": { upload_url: "https://files.example/up", file_id: "F1" },
  "chat.postMessage": { ts: "9.0", channel: "C1" },
  "chat.postEphemeral": { message_ts: "9.1" },
};

function inSlack(verdict = "accepted", answers: Answers = {}) {
  const { calls, options, handlers, log, seen } = worldOf(verdict);
  const client = recorder(calls, { ...slackAnswers, ...answers });
  vi.stubGlobal("fetch", async (to: string, { method, body }: RequestInit) => {
    await setImmediate();
    calls.push([method, to, String(body)]);
    return new Response("OK", { status: Number(answers.fetch ?? 200) });
  });
  const own = { team: "T1", botId: "B1", userId: "U0" };
  const place = { space: "", channel: "C1", installedBy: null, client, ...own };
  const team = openTeam(place, { options, handlers, log, onRefused: () => {} });
  const heard: [kind: string, of: unknown, steps: ((heard: object) => Promise<void>)[]][] = [];
  const take = (kind: string) => [kind, (of: never, ...to: never[]) => heard.push([kind, of, to])];
  const app = Object.fromEntries(["command", "action", "view", "shortcut", "event"].map(take));
  const teams = { all: [team], of: async () => team, remove: recorder(calls, {}, "remove") };
  listen(app, teams as never, options.clock, log);
  async function hear([kind, id, body]: Heard): Promise<void> {
    const fits = (of: unknown) => of === id || (of instanceof RegExp ? of.test(id) : id === "");
    const [, , steps = []] = heard.find(([one, of]) => one === kind && fits(of)) ?? [];
    const [ack, respond] = ["ack", "respond"].map((name) => recorder(calls, {}, name));
    const told = { ack, respond, context: { teamId: "T1" }, body, ...body };
    const next = async (at: number): Promise<void> =>
      steps[at]?.({ ...told, next: () => next(at + 1) });
    await next(0);
  }
  const reply = (text: string) => hear(message({ thread_ts: "9.0", text }));
  return { poster: team.poster, hear, seen, reply };
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
const command = (text: string, where: object = {}): Heard => {
  const typed = { text, command: "/sous", user_id: "U1", channel_id: "C2", ...where };
  return ["command", "/sous", { command: typed }];
};
const use = (id: string): Heard => {
  return ["shortcut", "", { shortcut: { user: { id }, channel: { id: "C1" }, message: reply } }];
};
const aside = { container: { is_ephemeral: true, message_ts: "6.0" }, message: undefined };
const picked = { type: "static_select", selected_option: { value: "q1:c2" } };
/** Ids on messages of earlier versions too, as in `presses`. */
const actions =
  "press:q1:c1 other:q1 fix:b1 retract:b1 practise:k1:2:1 read:facts:e1 read:card:e1 agree:pilot play:kitchen want:ask-less want:consent want:opt-in want:forget-me want:forget-me-yes read:replay:e2 read:facts:e2 read:list:q1 read:note:n1";
const commands =
  "play kitchen 3,do put an egg in the sink,do drop 2,status all,facts flat,why,move the mug to the sink,move,teach knock,teach withdraw 2,schedule daily 9.30 flat,schedule noon,here,pause flat,resume,stop,ask-less reset,me,consent pilot no,consent pilot 2,campaign pause pilot,my-data export,my-data delete,my-data,help,,dance";
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
const wordless = [
  { subtype: "file_share", files: [{ id: "F1", subtype: "slack_audio" }] },
  { subtype: "thread_broadcast", files: [{ id: "F1" }] },
  { attachments: [{ is_share: true, text: "in the sink" }] },
  { blocks: [{ type: "rich_text", elements: [] }] },
  ...["<@U111>", "\u2060"].map((text) => ({ text })),
];
const variants = [...texts, ...sorts.map((subtype) => ({ subtype }))];
const inSlackHeard: readonly Heard[] = [
  ...[{}, aside, { channel: undefined, view: { id: "V1" } }].flatMap((more) =>
    actions.split(" ").map((id) => action(id, more)),
  ),
  ...commands.split(",").map((text) => command(text)),
  ...["D1", "G1"].flatMap((channel_id) =>
    ["play", "me", "status"].map((text) =>
      command(text, { channel_id, ...(channel_id === "G1" && { channel_name: "directmessage" }) }),
    ),
  ),
  ...changes.split(" ").map((id) => event(id, {})),
  ...["U0", "U1"].map((user) => event("member_left_channel", { user })),
  ...["U0", "U1"].map((user) => event("member_joined_channel", { user })),
  ...["home", "messages"].map((tab) => event("app_home_opened", { tab, user: "U1" })),
  ...[{ bot: ["B"] }, { oauth: ["U"] }].map((tokens) => event("tokens_revoked", { tokens })),
  event("team_access_revoked", { team_ids: ["T1"] }),
  message(),
  ...wordless.map((of) => message({ text: "", ...of })),
  message({ subtype: "me_message" }),
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
  action("pick:q1", {}, picked),
  ...[" in it ", " \n"].map((value) => view("words:q1", "words", "words", { value })),
  view("fix:b1", "words", "words", { value: "x" }),
  view("practise:pilot:0", "practice:0", "choice", { selected_option: { value: "1" } }),
  ...["U1", "U2"].map(use),
];

const verdicts = ["accepted", "not-allowed", "unknown", "opted-out", "consent-needed"];

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
const id = "4194304";
const messageOf = (of: object) => {
  const author = { id: "u", username: "ana", global_name: "Ana" };
  const own = {
    id,
    guild_id: "g",
    channel_id: "1",
    author,
    content: "the sink",
    type: 0,
    member: { nick: "Ana" },
  };
  return {
    ...own,
    mentions: [],
    mention_roles: [],
    attachments: [],
    edited_timestamp: null,
    ...of,
  };
};
const own = new Map<string, object>();
for (const author of [{ id: "u", global_name: "Ana" }, { id: "x" }, { id: "b", bot: true }])
  own.set(`${own.size + 8}`, messageOf({ id: `${own.size + 8}`, author }));
const mark = { components: [{ components: [{ custom_id: "o:q1:e1:card-1" }] }] };
const stands = { id: "1", author: { id: "b" }, attachments: [], content: "x", ...mark };
const getMessage = ({ message }: { readonly message: string }) => own.get(message) ?? stands;
const reads = { self: "b", getMessage, listMessages: [stands], parentOf: "c" };
const discordAnswers = { ...reads, send: stands, edit: stands, startThread: "t", reach: "d" };
const guild: object = { roles: { cache: [] }, channels: { cache: new Map([["c", channel]]) } };
const member = { roles: { cache: yes }, guild };
const named = (id: string, displayName: string) => [id, { displayName, user: { id } }] as const;
const members = new Map([named("u", "Ana of the kitchen"), named("U1", "Zoe")]);
Object.assign(guild, { members: { cache: members, fetch: async () => member } });
const thread = { isThread: () => true, parentId: "c" };
const channels = {
  cache: new Map<string, unknown>(Object.entries({ c: channel, 1: thread, t: thread })),
};
const client = { user: { id: "b" }, guilds: { cache: new Map([["g", guild]]) }, channels };

function inDiscord(verdict = "accepted", answers: Answers = {}) {
  const { calls, inbox, options, handlers, log, seen } = worldOf(verdict);
  const api = recorder(calls, { ...discordAnswers, ...answers });
  const place = { guild: "g", space: "", channel: "c", installedBy: null };
  const parts = { client: client as never, handlers, options, api, log };
  const kept = { threads: new ThreadMemory(), asides: new Asides(options.clock) };
  const made = openGuild(place, parts, kept, async () => true);
  const { poster } = made;
  const heard: Record<string, (...given: readonly unknown[]) => Promise<void>> = {};
  const on = (event: string, listener: (typeof heard)[string]) => {
    heard[event] ??= listener;
  };
  listenOn({ ...client, on } as never, { whose: async () => made } as never);
  const hear = async (event: string, ...given: readonly unknown[]) => heard[event]?.(...given);
  const reply = (content: string) =>
    hear(
      "raw",
      packetOf("MESSAGE_CREATE", messageOf({ channel_id: "t", content, attachments: [{}] })),
    );
  return { poster, hear, calls, inbox, seen, reply };
}

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
const order = (name: string, given: Answers = {}, of: object = {}, kind = "ChatInputCommand") => {
  const get = (name: string) => given[name] ?? null;
  const got = { getString: get, getInteger: get, getBoolean: get, getSubcommand: () => name };
  const getFocused = () => ({ name, value: "k" });
  return tell(kind, name, { options: { ...got, getFocused }, ...of });
};
const inThread = { channelId: "t", channel: { ...thread, parentId: "p" } };
const places = [{ channelId: "e" }, inThread, { channelId: "d", guildId: null }];
const packetOf = (t: string, d: object) => ({ t: `MESSAGE_${t.replace("MESSAGE_", "")}`, d });
const say = (how: "message" | "update" | "deletion", of: object = {}): Told => {
  const t = { message: "CREATE", update: "UPDATE", deletion: "DELETE" }[how];
  return [`${how} ${Object.keys(of)}`, ({ hear }) => hear("raw", packetOf(t, messageOf(of)))];
};
const packet = (t: string, of: object): Told => {
  // discord.js knows no archived threads.
  const d = { id, channel_id: "7", edited_timestamp: "2026-01-05T09:00:00Z", ...of };
  return [t, ({ hear }) => hear("raw", packetOf(t, d))];
};
const late = async () => fail(new Error("no"));
const required = { thing: "the mug", place: "sink" };
const [home, rounds, here, where, withdraw] = ["kitchen", 3, true, "all", 2];
const [daily, amount, campaign, agree, what] = ["10:00", "reset", "pilot", "yes", "tell"];
const given = { home, rounds, here, where, withdraw, daily, amount, campaign, agree, what };
const chosen = { ...required, ...given, order: "put an egg in the sink", do: "start" };
const presses =
  "q:q1:c1 z:q1 x:b1:p1 r:b1:p1 p:k1:2:1 o:q1:e1:p1 f:e1:p1:kitchen t:card:e1:0 y:kitchen p:opt-out p:forget-me p:forget-me-no t:replay:e2:0 t:replay:e2:1 t:replay:e2:9 t:facts:e2:0 t:list:q1:0 t:list:q2:0 t:note:n1:0 g:pilot r:b1";

it.each<Told>([
  ...places.flatMap((of) => [
    ...presses.split(" ").map((name) => tell("Button", name, of)),
    ...verbs.flatMap((verb) => [order(verb, chosen, of), order(verb, required, of)]),
    ...["home", "thing", "place", "rule"].map((name) => order(name, chosen, of, "Autocomplete")),
  ]),
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
  order("teach", { rule: "knock" }),
  order("consent", { campaign: "pilot", agree: "no", practice: 2 }),
  order("help", {}, { deferReply: late }),
  ...[...own.keys()].map((targetId) =>
    tell("MessageContextMenuCommand", "Use as answer", { targetId, channelId: "1" }),
  ),
  ...(["message", "update", "deletion"] as const).map((how) => say(how)),
  say("message", { author: { id: "b", bot: true } }),
  say("message", { author: { id: "x", bot: true }, webhook_id: "x" }),
  say("message", { guild_id: undefined }),
  ...[{ mentions: [{ id: "b" }] }, { referenced_message: { author: { id: "b" } } }].map((of) =>
    say("message", { ...of, channel_id: "c", message_reference: { type: 0, message_id: "1" } }),
  ),
  say("message", { content: "", attachments: [{}] }),
  say("update", { edited_timestamp: "2015-01-01T00:01:40Z" }),
  say("update", { author: undefined }),
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

it("Discord's commands and their options", () => {
  expect(ourCommands).toMatchSnapshot();
});

it("of messages deleted together in Discord each one's answer is taken back, whatever else is deleted with them", async () => {
  const world = inDiscord();
  const ids = ["505", "506", "507"];
  await world.hear("raw", packetOf("DELETE_BULK", { ids, channel_id: "1", guild_id: "g" }));
  await say("deletion", { id: "510" })[1](world);
  const unsaid = world.inbox.events.map(({ key, what }) => [key, what.kind]);
  expect(unsaid).toEqual([...ids, "510"].map((id) => [expect.stringContaining(id), "unsay"]));
});

const under = { channel: "c", message: "1", thread: "1" };
const done = cardEnd({ worth: null, helpers: [], facts: [] });
const posts = [
  cardPost(),
  cardPost({ question: null, done }),
  Object.assign(cardPost(), { under }),
  callPost(question()),
  ...["card-1", "other"].map((hash) => {
    const picture = { hash, type: "image/png", words: "A *map*" } as const;
    return { ...callPost(question(), picture), bytes: Buffer.from(hash) };
  }),
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
const written = (value: unknown) =>
  JSON.stringify(value, (_, one) => {
    if (one instanceof Error) return { ...one, message: one.message };
    return one instanceof URLSearchParams ? String(one) : one;
  });
const troubles: Answers[] = [
  {},
  { send: no(50_001), edit: no(10_008), "chat.postMessage": notInSlack("not_in_channel") },
  { send: no(160_005), edit: no(50_083), "chat.postEphemeral": notInSlack("user_not_in_channel") },
  { startThread: no(50_013), "chat.update": notInSlack("message_not_found") },
  {
    send: no(50_013),
    edit: no(50_013),
    "files.completeUploadExternal": notInSlack("no_permission"),
  },
  { edit: no(50_006), fetch: 403, "chat.update": notInSlack("msg_too_long") },
  { "chat.postMessage": notInSlack("invalid_blocks"), "chat.update": notInSlack("invalid_blocks") },
];

it.each([...posts.entries()])("shows, finds and changes post %i", async (_, post) => {
  const results: unknown[] = [];
  for (const answers of troubles)
    for (const world of [inSlack("accepted", answers), inDiscord("accepted", answers)]) {
      const { poster, seen, reply } = world;
      const of = [poster.post(post), poster.find(post), poster.edit(under, post)];
      const told = await Promise.allSettled(of);
      for (const text of ["in it", ""]) await reply(text);
      results.push(...told.map(written), seen());
    }
  expect(results).toMatchSnapshot();
});

it("what each error of Slack and of Discord means", () => {
  const codes =
    "internal_error fatal_error service_unavailable request_timeout ratelimited rate_limited missing_scope message_not_found <html>";
  const inSlack = [...Object.keys(losses), ...codes.split(" ")].map(notInSlack).map(asSlackError);
  const inDiscord = Object.values(apiCodes).map(no).map(asDiscordError);
  expect([...inSlack, ...inDiscord].map(written)).toMatchSnapshot();
});

const thing = { channel: "c", message: "m" };
const attached = {
  attachments: [{ id: "0" }],
  files: [{ name: "a", data: "x", contentType: "y" }],
};
const words = { content: "x", components: [] };
const restCalls: readonly (readonly [keyof ChannelApi, ...unknown[]])[] = [
  ...(["self", "getChannel", "parentOf", "reach", "activeThreads", "listMessages"] as const).map(
    (name) => [name, "c"] as const,
  ),
  ...(["remove", "getMessage", "isDeleted"] as const).map((name) => [name, thing] as const),
  ["reach", "u", true],
  ["send", "c", words, { nonce: "n" }],
  ["send", "c", words, { nonce: "n", attached, answers: "m", calls: ["u"] }],
  ["edit", thing, words],
  ["edit", thing, words, attached],
  ["startThread", thing, "A *name*".repeat(20)],
  ["setArchived", "t", true],
  ["listMessages", "c", { after: "5" }],
  ...["g", null].map((guild) => ["setCommands", { application: "a", guild }, []] as const),
];

it.each(restCalls.map((call) => [call[0], call] as const))(
  "Discord's REST call %s",
  async (_, [name, ...given]) => {
    const answers = [
      { get: { id: "5", parent_id: "p", threads: ["t"] } },
      { get: [{ id: "12" }, { id: "9" }] },
      ...[10_003, 10_008, 160_004].map((code) => {
        return { get: no(code), post: no(code), patch: no(code), delete: no(code) };
      }),
    ];
    const told = answers.map(async (answer) => {
      const calls: unknown[] = [];
      const api: object = new ChannelApi(recorder(calls, answer));
      const call = () => Promise.allSettled([Reflect.get(api, name).apply(api, given)]);
      return written([calls, await call(), await call()]);
    });
    expect(await Promise.all(told)).toMatchSnapshot();
  },
);

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
  const patience = { attempt: (call: () => void) => call() } as never;
  const client = recorder([], { "conversations.replies": { messages } });
  const place = { client, team: "T1", botId: "B1", userId: "U0" };
  const source = createThreadSource(place, {} as never, {} as never, patience);
  const read = await source.readThread({ channel: "C1", message: ts } as never);
  expect(read.messages.map(({ heard }) => heard.ref.message)).toEqual([ts, reply.ts]);
});

it("a Discord card whose message cannot be read gets its picture anew", async () => {
  const pictures = new Pictures(new TurnedClock(), recorder([]), () => {});
  const picture = { hash: "a1", type: "image/png", words: "x" } as never;
  const post = { ...callPost(question(), picture), bytes: Buffer.from("x") };
  const attached = () => pictures.of(post, "m1", async () => fail(new Error("Missing Access")));
  await attached();
  await expect.poll(attached).toMatchObject({ files: [{ data: post.bytes }] });
  pictures.stop();
});
