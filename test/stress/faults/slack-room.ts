/** People on the Slack peer. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { joinPeer, type PeerProcess } from "./peer-process.js";
import type { Asked, ChatRoom, ThreadSight } from "./room.js";

const offers = z.object({
  apiUrl: z.string(),
  botToken: z.string(),
  appToken: z.string(),
  channel: z.string(),
  people: z.record(z.string(), z.object({ id: z.string() })),
});
export interface SlackPeerProcess extends PeerProcess<z.output<typeof offers>> {
  readonly platform: "slack";
  /** Adds a channel that everybody is in; resolves to its id. */
  addChannel(name: string): Promise<string>;
}

const button = z.object({
  type: z.string(),
  action_id: z.string().default(""),
  text: z.object({ text: z.string() }).optional(),
});
const message = z.object({
  ts: z.string(),
  thread_ts: z.string().optional(),
  text: z.string().default(""),
  metadata: z
    .object({ event_payload: z.object({ id: z.string(), episode: z.string() }) })
    .optional(),
  blocks: z.array(z.object({ elements: z.array(button).catch([]) })).catch([]),
});
type Message = z.output<typeof message>;

const log = z.array(z.object({ what: z.string() }));
const lostAnswer = { afterWrite: true, status: 0, delayMs: 1000 };
const delivered = z.object({ acked: z.boolean(), actionTs: z.string() });

/** Reads what the started peer offers. */
export async function joinSlack(child: ChildProcess): Promise<SlackPeerProcess> {
  const peer = await joinPeer(child, offers);
  const addChannel = (name: string) => peer.call("addChannel", { name }, z.string());
  return { ...peer, platform: "slack", addChannel };
}

/** The peer's workspace, seen from one channel; the peer's own unless told. */
export function openSlackRoom(
  peer: SlackPeerProcess,
  channel: string = peer.offers.channel,
): ChatRoom {
  const { apiUrl, botToken, appToken, people } = peer.offers;
  const cards = async (): Promise<Message[]> =>
    (await peer.call("messages", { channel }, z.array(message))).filter(({ metadata }) => metadata);
  const formOf = ({ question, message: ts }: Asked, person: string) =>
    peer.call("press", { person, ts, channel, actionId: `other:${question}` }, delivered);
  return {
    bot: "slack",
    channel,
    people: Object.keys(people),
    args: [],
    environment: {
      SLACK_BOT_TOKEN: botToken,
      SLACK_APP_TOKEN: appToken,
      SLACK_CHANNEL: channel,
      SLACK_API_URL: apiUrl,
    },
    async look() {
      const standing = await cards();
      return { asked: standing.flatMap(readAsked), cards: standing.flatMap(postOf) };
    },
    async press({ person, asked, choice }) {
      const actionId = `press:${asked.question}:${choice}`;
      const input = { person, ts: asked.message, channel, actionId };
      const { acked, actionTs } = await peer.call("press", input, delivered);
      return { key: `${people[person]?.id}:${actionTs}`, acked };
    },
    async reply({ person, asked, text }) {
      const input = { person, threadTs: asked.thread ?? asked.message, channel, text };
      await peer.call("reply", input, z.unknown());
      return null;
    },
    async agree(person, campaign) {
      const input = { person, channel, actionId: `agree:${campaign}` };
      await peer.call("pressEphemeral", input, z.unknown());
    },
    async play(person, home) {
      const input = { person, command: "/sous", text: `play ${home}`, channel };
      await peer.call("slash", input, z.unknown());
    },
    async peek(person, asked) {
      await formOf(asked, person);
    },
    async fill({ person, asked, text, typingMs = 0 }) {
      const { acked } = await formOf(asked, person);
      const view = acked ? await openedView(peer, person) : null;
      if (view === null) return null;
      await sleep(typingMs);
      const input = { person, values: { words: text }, viewId: view };
      const sent = await peer.call("submitModal", input, z.object({ acked: z.boolean() }));
      return { key: `view:${view}`, acked: sent.acked };
    },
    async threads() {
      const threads: ThreadSight[] = [];
      for (const { ts, metadata } of (await cards()).filter(isFirst)) {
        const [, ...under] = await peer.call("thread", { ts, channel }, z.array(message));
        const notes = under.filter((one) => one.metadata);
        const replies = under.filter((one) => !one.metadata);
        threads.push({
          episode: metadata?.event_payload.episode ?? "",
          notes: notes.map((note) => ({ id: postOf(note)[0] ?? null, text: note.text })),
          replies: replies.map((reply) => ({ key: reply.ts, text: reply.text })),
        });
      }
      return threads;
    },
    async loseNextAnswer() {
      await peer.call("clearFaults", {}, z.unknown());
      const from = (await peer.call("log", {}, log)).length;
      const method = "^chat\\.postMessage$";
      await peer.call("failNext", { method, ...lostAnswer }, z.unknown());
      return async () =>
        (await peer.call("log", { from }, log)).some(({ what }) => what === "fault");
    },
    close: () => peer.close(),
  };
}

/** The form on top of a person's screen; Slack shows it a moment after the press. */
async function openedView(peer: SlackPeerProcess, person: string): Promise<string | null> {
  const views = await peer.call("openModals", { person }, z.array(z.object({ id: z.string() })));
  return views.at(-1)?.id ?? null;
}

/** Not a reply that stands in the channel too. */
function isFirst({ ts, thread_ts = ts }: Message): boolean {
  return thread_ts === ts;
}

function postOf({ metadata }: Message): string[] {
  return metadata ? [metadata.event_payload.id] : [];
}

function readAsked({ ts, thread_ts, metadata, blocks }: Message): Asked[] {
  const buttons = blocks
    .flatMap(({ elements }) => elements)
    .flatMap(({ action_id, text }) => {
      const [verb, question = "", id = ""] = action_id.split(":");
      return verb === "press" ? [{ question, id, label: text?.text ?? "" }] : [];
    });
  const question = buttons[0]?.question;
  if (!question || !metadata) return [];
  const { episode } = metadata.event_payload;
  return [{ question, episode, message: ts, thread: thread_ts ?? ts, choices: buttons }];
}
