import { z } from "zod";
import { runPeer, type Verbs, verb } from "../control.js";
import { type DiscordPeer, type DiscordPeerOptions, startDiscordPeer } from "./peer.js";

const person = z.string();
const messageId = z.string();
const channelId = z.string().optional();
const times = z.number().int().min(1).optional();
const nothing = z.object({});

/** What a driver in another process may ask; the names are those of DiscordPeer. */
function verbsOf(peer: DiscordPeer): Verbs {
  return { ...personVerbs(peer), ...readingVerbs(peer), ...faultVerbs(peer) };
}

function personVerbs(peer: DiscordPeer): Verbs {
  const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();
  const fields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
  return {
    slash: verb(z.object({ person, command: z.string(), options, channelId }), (act) =>
      peer.slash(act.person, act.command, act.options, act.channelId),
    ),
    press: verb(z.object({ person, messageId, button: z.string() }), (act) =>
      peer.press(act.person, act.messageId, act.button),
    ),
    select: verb(
      z.object({ person, messageId, menu: z.string(), values: z.array(z.string()) }),
      (act) => peer.select(act.person, act.messageId, act.menu, act.values),
    ),
    submitModal: verb(z.object({ person, interactionId: z.string(), values: fields }), (act) =>
      peer.submitModal(act.person, act.interactionId, act.values),
    ),
    reply: verb(
      z.object({ person, channelId: z.string(), text: z.string(), replyTo: messageId.optional() }),
      (act) => peer.reply(act.person, act.channelId, act.text, act.replyTo),
    ),
    editMessage: verb(z.object({ person, messageId, text: z.string() }), (act) =>
      peer.editMessage(act.person, act.messageId, act.text),
    ),
    deleteMessage: verb(z.object({ person, messageId }), (act) =>
      peer.deleteMessage(act.person, act.messageId),
    ),
  };
}

function readingVerbs(peer: DiscordPeer): Verbs {
  const wanted = {
    channelId,
    contains: z.string().optional(),
    button: z.string().optional(),
    fromBot: z.boolean().optional(),
    after: messageId.optional(),
    timeoutMs: z.number().optional(),
  };
  return {
    messages: verb(z.object({ channelId }), (input) => peer.messages(input.channelId)),
    waitForMessage: verb(z.object(wanted), ({ timeoutMs, ...message }) =>
      peer.waitForMessage(message, timeoutMs),
    ),
    waitForConnection: verb(z.object({ timeoutMs: wanted.timeoutMs }), async ({ timeoutMs }) => {
      await peer.waitFor(() => peer.connected() > 0, timeoutMs);
      return peer.connected();
    }),
    connected: verb(nothing, () => peer.connected()),
    ephemerals: verb(nothing, () => peer.ephemerals()),
    threads: verb(nothing, () => peer.threads()),
    commands: verb(nothing, () => peer.commands()),
    violations: verb(nothing, () => peer.violations),
    log: verb(z.object({ from: z.number().optional() }), ({ from }) => peer.log.slice(from ?? 0)),
  };
}

function faultVerbs(peer: DiscordPeer): Verbs {
  const fault = z.object({
    route: z.string(),
    times,
    status: z.number().int(),
    retryAfterS: z.number().optional(),
    global: z.boolean().optional(),
    afterWrite: z.boolean().optional(),
  });
  const change = { archived: z.boolean().optional(), locked: z.boolean().optional() };
  return {
    failNext: verb(fault, (given) => peer.failNext({ ...given, route: new RegExp(given.route) })),
    clearFaults: verb(nothing, () => peer.clearFaults()),
    invite: verb(nothing, () => peer.invite()),
    kick: verb(nothing, () => peer.kick()),
    dropConnections: verb(z.object({ code: z.number().optional() }), ({ code }) =>
      peer.dropConnections(code),
    ),
    refuseResume: verb(z.object({ times }), (input) => peer.refuseResume(input.times)),
    duplicateNext: verb(z.object({ times }), (input) => peer.duplicateNext(input.times)),
    reorderNext: verb(z.object({ times: z.number().int().min(2) }), (input) =>
      peer.reorderNext(input.times),
    ),
    addChannel: verb(z.object({ name: z.string() }), (input) => peer.addChannel(input.name)),
    askToReconnect: verb(nothing, () => peer.askToReconnect()),
    changeThread: verb(z.object({ threadId: z.string(), ...change }), ({ threadId, ...to }) =>
      peer.changeThread(threadId, to),
    ),
  };
}

/** `--options JSON` sets what startDiscordPeer takes. */
function readOptions(): DiscordPeerOptions {
  const at = process.argv.indexOf("--options");
  const shape = z.strictObject({
    people: z.array(person).min(1),
    token: z.string(),
    messageContent: z.boolean(),
    ackTimeoutMs: z.number(),
    tokenLifeMs: z.number(),
    nonceWindowMs: z.number(),
    invited: z.boolean(),
    commandsScope: z.boolean(),
    rolePermissions: z.string(),
    deniedAtHome: z.string(),
    clockSkewMs: z.number(),
    buckets: z.object({ limit: z.number(), windowMs: z.number() }),
  });
  return shape.partial().parse(JSON.parse(at < 0 ? "{}" : (process.argv[at + 1] ?? "")));
}

// The tests of the bot hold it to the description: here the peer shall cost little.
const peer = await startDiscordPeer({ ...readOptions(), described: false });
const { apiUrl, token, appId, guildId, channelId: home, people } = peer;
await runPeer({
  offers: { apiUrl, token, appId, guildId, channelId: home, people },
  verbs: verbsOf(peer),
  close: () => peer.close(),
});
