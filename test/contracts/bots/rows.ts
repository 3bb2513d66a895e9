import type {
  BotHandlers,
  Card,
  CardQuestion,
  Change,
  ConversationItem,
  HomeSnapshot,
  MessageRef,
  Post,
} from "../../../src/core/bot.js";
import type { Choice } from "../../../src/core/question/question.js";
import { homeSnapshot, kitchen, seenInKitchen } from "../../bots/home.js";
import { quietHandlers } from "../../bots/quiet-handlers.js";
import { SampleControl } from "../../bots/sample-control.js";
import {
  card as cardOf,
  question as questionOf,
  RecordingInbox,
} from "../../bots/slack-scenario.js";

/** Writes rows before the message: pages and terminals read rows, chats get the message. */
export class Rows implements BotHandlers {
  readonly inbox = new RecordingInbox();
  readonly heard = this.inbox.events;
  readonly #listeners = new Set<(event: Change) => void>();
  readonly #items: ConversationItem[] = [];
  readonly #quiet = quietHandlers();
  readonly channels = this.#quiet.channels;
  readonly refresh = this.#quiet.refresh;
  readonly control = new SampleControl();
  readonly watch: BotHandlers["watch"] = {
    ...this.#quiet.watch,
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
    snapshot: async () => this.#snapshot(),
  };

  get deliveries(): number {
    return this.inbox.deliveries;
  }

  get followers(): number {
    return this.#listeners.size;
  }

  keep(post: Post): void {
    if (post.kind === "call") return;
    const item: ConversationItem =
      post.kind === "card"
        ? { kind: "card", id: post.id, at: 1, card: post.card }
        : { kind: "note", id: post.id, at: 2, note: post.note };
    const at = this.#items.findIndex(({ id }) => id === post.id);
    this.#items.splice(at < 0 ? this.#items.length : at, at < 0 ? 0 : 1, item);
    const event = { household: "kitchen", episode: post.episode } as const;
    for (const listener of this.#listeners) listener(event);
  }

  #snapshot(): HomeSnapshot {
    const cards = this.#items.flatMap((item) => (item.kind === "card" ? [item.card] : []));
    return homeSnapshot({ card: cards.at(-1) ?? null, conversation: this.#items });
  }
}

let made = 0;

export function makeCard(
  changed: Partial<CardQuestion> | null = {},
  changes: Partial<Card> = {},
): Extract<Post, { kind: "card" }> {
  made += 1;
  const episode = `e-contract-${made}`;
  const question =
    changed &&
    questionOf({
      id: `q-contract-${made}`,
      text: `Where is apple number ${made}?`,
      why: "I have looked on the counter.",
      choices: makeChoices(2),
      view: { owner: kitchen, seen: seenInKitchen },
      ...changed,
    });
  const task = `heat apple number ${made}.`;
  const card = cardOf({ episode, task, question, ...changes });
  return { id: episode, episode, channel: "", kind: "card", card };
}

/** A card's question put to another person, in the card's conversation. */
export function makeCall(
  { card, episode }: Extract<Post, { kind: "card" }>,
  at: { readonly channel: string; readonly conversation: MessageRef | null },
): Extract<Post, { kind: "call" }> {
  const { household, home, question } = card;
  const call = { household, home, asked: question?.text ?? "", question, heard: null };
  const { channel, conversation } = at;
  return { id: `c-${episode}`, episode, channel, kind: "call", call: { ...call, conversation } };
}

export function makeChoices(count: number): readonly Choice[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    label: `Shelf ${at + 1}`,
    value: `shelf ${at + 1}`,
  }));
}
