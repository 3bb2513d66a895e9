import { z } from "zod";
import { runPeer, type Verbs, verb } from "../control.js";
import { type SlackPeer, type SlackPeerOptions, startSlackPeer } from "./slack-peer.js";

const person = z.string();
const count = z.number().int().min(0);
const timeoutMs = z.number().optional();
const inChannel = { channel: z.string().optional() };
const nothing = z.object({});

/** The peer's verbs for a driver in another process; `channel` is the peer's own unless given. */
function verbsOf(peer: SlackPeer): Verbs {
  const channelOf = (input: { channel?: string }): string => input.channel ?? peer.channel;
  return {
    slash: verb(
      z.object({ person, command: z.string(), text: z.string(), ...inChannel }),
      (input) => peer.slash(input.person, input.command, input.text, channelOf(input)),
    ),
    press: verb(
      z.object({
        person,
        ts: z.string(),
        actionId: z.string().optional(),
        buttonText: z.string().optional(),
        optionText: z.string().optional(),
        ...inChannel,
      }),
      ({ person: name, ...target }) => peer.press(name, { ...target, channel: channelOf(target) }),
    ),
    pressEphemeral: verb(z.object({ person, actionId: z.string(), ...inChannel }), (input) =>
      peer.pressEphemeral(input.person, { actionId: input.actionId }, channelOf(input)),
    ),
    reply: verb(
      z.object({ person, threadTs: z.string(), text: z.string(), ...inChannel }),
      (input) => peer.reply(input.person, channelOf(input), input.threadTs, input.text),
    ),
    submitModal: verb(
      z.object({
        person,
        values: z.record(z.string(), z.string()),
        viewId: z.string().optional(),
      }),
      ({ person: name, ...filled }) => peer.submitModal(name, filled),
    ),
    openModals: verb(z.object({ person }), (input) => peer.openModals(input.person)),
    editMessage: verb(
      z.object({ person, ts: z.string(), text: z.string(), ...inChannel }),
      (input) => peer.editMessage(input.person, channelOf(input), input.ts, input.text),
    ),
    deleteMessage: verb(z.object({ person, ts: z.string(), ...inChannel }), (input) =>
      peer.deleteMessage(input.person, channelOf(input), input.ts),
    ),
    messages: verb(z.object(inChannel), (input) => peer.messages(channelOf(input))),
    thread: verb(z.object({ ts: z.string(), ...inChannel }), (input) =>
      peer.thread(channelOf(input), input.ts),
    ),
    ephemerals: verb(z.object({ person }), (input) => peer.ephemerals(input.person)),
    changeChannel: verb(
      z.object({ change: z.enum(["left", "joined", "archive", "unarchive"]), ...inChannel }),
      (input) => peer.changeChannel(channelOf(input), input.change),
    ),
    failNext: verb(
      z.object({
        method: z.string(),
        times: count.optional(),
        status: count.optional(),
        retryAfterS: z.number().optional(),
        afterWrite: z.boolean().optional(),
        error: z.string().optional(),
        delayMs: z.number().optional(),
      }),
      (fault) => peer.failNext(fault),
    ),
    clearFaults: verb(nothing, () => peer.clearFaults()),
    dropAcks: verb(z.object({ count }), (input) => peer.dropAcks(input.count)),
    duplicateNext: verb(
      z.object({
        count,
        type: z.enum(["events_api", "slash_commands", "interactive"]).optional(),
      }),
      (input) => peer.duplicateNext(input.count, input.type),
    ),
    reorderNext: verb(z.object({ count }), (input) => peer.reorderNext(input.count)),
    addChannel: verb(z.object({ name: z.string() }), (input) => peer.addChannel(input.name)),
    disconnectSockets: verb(z.object({ how: z.enum(["cut", "refresh"]).optional() }), (input) =>
      peer.disconnectSockets(input.how),
    ),
    waitForMessage: verb(
      z.object({
        threadTs: z.string().optional(),
        text: z.string().optional(),
        fromBot: z.boolean().optional(),
        after: z.string().optional(),
        timeoutMs,
        ...inChannel,
      }),
      ({ timeoutMs: limit, ...wanted }) => peer.waitForMessage(wanted, limit),
    ),
    waitForConnection: verb(z.object({ timeoutMs }), (input) =>
      peer.waitForConnection(input.timeoutMs),
    ),
    connections: verb(nothing, () => peer.connections),
    log: verb(z.object({ from: count.optional() }), (input) => peer.log.slice(input.from ?? 0)),
    violations: verb(nothing, () => peer.violations),
  };
}

/** `--options JSON` sets what startSlackPeer takes. */
function readOptions(): SlackPeerOptions {
  const at = process.argv.indexOf("--options");
  const text = at < 0 ? "{}" : (process.argv[at + 1] ?? "");
  return z
    .strictObject({
      people: z.array(person).min(1).optional(),
      requestUrl: z.string().optional(),
      ackTimeoutMs: z.number().optional(),
      retryDelaysMs: z.array(z.number()).optional(),
      scopes: z.array(z.string()).optional(),
      clockSkewMs: z.number().optional(),
    })
    .parse(JSON.parse(text));
}

const peer = await startSlackPeer(readOptions());
const { apiUrl, botToken, appToken, signingSecret, botUserId, channel, people } = peer;
const { otherChannel } = peer;
await runPeer({
  offers: { apiUrl, botToken, appToken, signingSecret, botUserId, channel, otherChannel, people },
  verbs: verbsOf(peer),
  close: () => peer.close(),
});
