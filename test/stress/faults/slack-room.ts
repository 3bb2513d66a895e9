import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import { objectsOf, type SlackMessage } from "../../peers/slack/types.js";
import type { Asked, ChatRoom, ThreadSight } from "./room.js";

export function openSlackRoom(peer: SlackPeer, channel: string = peer.channel): ChatRoom {
  const { apiUrl, botToken, appToken, people } = peer;
  const cards = async () => (await peer.messages(channel)).filter(({ metadata }) => metadata);
  const openForm = ({ question, message: ts }: Asked, person: string) =>
    peer.press(person, { ts, channel, actionId: `other:${question}` });
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
      const target = { ts: asked.message, channel, actionId };
      const { acked, actionTs } = await peer.press(person, target);
      return { key: `${people[person]?.id}:${actionTs}`, acked };
    },
    async reply({ person, asked, text }) {
      await peer.reply(person, channel, asked.thread ?? asked.message, text);
      return null;
    },
    async play(person, home) {
      await peer.slash(person, "/sous", `play ${home}`, channel);
    },
    async peek(person, asked) {
      await openForm(asked, person);
    },
    async fill({ person, asked, text }) {
      const { acked } = await openForm(asked, person);
      const view = acked ? peer.openModals(person).at(-1) : undefined;
      if (!view) return null;
      const filled = { values: { words: text }, viewId: view.id };
      const sent = await peer.submitModal(person, filled);
      return { key: `view:${view.id}`, acked: sent.acked };
    },
    async threads() {
      const threads: ThreadSight[] = [];
      for (const { ts, metadata } of (await cards()).filter(isFirst)) {
        const [, ...under] = await peer.thread(channel, ts);
        const notes = under.filter((one) => one.metadata);
        const replies = under.filter((one) => !one.metadata);
        threads.push({
          episode: String(metadata?.event_payload.episode ?? ""),
          notes: notes.map((note) => ({ id: postOf(note)[0] ?? null, text: note.text })),
          replies: replies.map((reply) => ({ key: reply.ts, text: reply.text })),
        });
      }
      return threads;
    },
    async loseNextAnswer() {
      peer.clearFaults();
      const from = peer.log.length;
      const lost = { afterWrite: true, status: 0, delayMs: 1000 };
      peer.failNext({ method: /^chat\.postMessage$/, ...lost });
      return async () => peer.log.slice(from).some(({ what }) => what === "fault");
    },
    close: () => peer.close(),
  };
}

/** Not a broadcast reply. */
function isFirst({ ts, thread_ts = ts }: SlackMessage): boolean {
  return thread_ts === ts;
}

function postOf({ metadata }: SlackMessage): string[] {
  return metadata ? [String(metadata.event_payload.id)] : [];
}

function readAsked({ ts, thread_ts, metadata, blocks }: SlackMessage): Asked[] {
  const buttons = objectsOf(blocks)
    .flatMap(({ elements }) => objectsOf(elements))
    .flatMap(({ action_id, text }) => {
      const [verb, question = "", id = ""] = String(action_id).split(":");
      const [label] = objectsOf([text]).map((one) => String(one.text));
      return verb === "press" ? [{ question, id, label: label ?? "" }] : [];
    });
  const question = buttons[0]?.question;
  if (!question || !metadata) return [];
  const episode = String(metadata.event_payload.episode);
  return [{ question, episode, message: ts, thread: thread_ts ?? ts, choices: buttons }];
}
