/** What a bot is handed: an inbox that remembers, one home, and the rows behind what is shown. */
import type {
  BotHandlers,
  Card,
  CardEnd,
  CardQuestion,
  ConversationItem,
  HomeSnapshot,
  InboxVerdict,
  IncomingEvent,
  LiveEvent,
  MessageRef,
  Post,
} from "../../../src/core/bot.js";
import type { Choice } from "../../../src/core/question.js";
import { kitchen, seenInKitchen } from "../../bots/home.js";
import { SampleControl } from "../../bots/sample-control.js";

/** Rows first, then the message: pages and terminals read the rows, chats are sent the message. */
export class Rows implements BotHandlers {
  readonly heard: IncomingEvent[] = [];
  deliveries = 0;
  /** Runs before an event is kept; may wait or throw. */
  beforeKeeping: () => Promise<void> = async () => {};
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #items: ConversationItem[] = [];

  readonly inbox: BotHandlers["inbox"] = {
    receive: async (event): Promise<InboxVerdict> => {
      this.deliveries += 1;
      await this.beforeKeeping();
      if (this.heard.some(({ key }) => key === event.key)) return "duplicate";
      this.heard.push(event);
      return "accepted";
    },
    opened: async () => {},
    heard: async (episode) => standingOf(this.heard, episode),
    meant: async () => null,
  };
  readonly control = new SampleControl({
    homes: async () => [{ id: "kitchen", title: "Ana's kitchen" }],
    play: async () => ({ episode: "e1", text: "Round 1 begins." }),
    status: async () => "Nothing is going on.",
    move: async () => "Moved.",
    facts: async () => "Nobody has told me anything yet.",
  });
  readonly watch: BotHandlers["watch"] = {
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
    snapshot: async () => this.#snapshot(),
    played: async () => [],
    calls: async () => [],
    picture: async () => null,
    receipt: async () => null,
    question: async () => null,
    episode: async () => null,
    note: async () => null,
  };
  readonly channels: BotHandlers["channels"] = {
    lost: async () => {},
    regained: async () => {},
    deleted: async () => {},
    joined: async () => false,
  };
  readonly refresh = async (): Promise<void> => {};

  /** Number of those who follow what happens. */
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
    const event = { kind: "changed", household: "kitchen", episode: post.episode } as const;
    for (const listener of this.#listeners) listener(event);
  }

  #snapshot(): HomeSnapshot {
    const cards = this.#items.flatMap((item) => (item.kind === "card" ? [item.card] : []));
    return {
      household: "kitchen",
      title: "Ana's kitchen",
      mode: "owner",
      card: cards.at(-1) ?? null,
      owner: kitchen,
      seen: seenInKitchen,
      conversation: this.#items,
      timeline: [],
      facts: [],
      reused: [],
    };
  }
}

/** Messages heard under an episode's card that were not unsaid. */
export function standingOf(events: readonly IncomingEvent[], episode: string): readonly string[] {
  const said = events.flatMap(({ what }) =>
    what.kind === "reply" && what.episode === episode ? [what.message] : [],
  );
  const gone = events.flatMap(({ what }) => (what.kind === "unsay" ? [what.message] : []));
  return [...new Set(said)].filter((message) => !gone.includes(message));
}

let made = 0;

/** A card of an episode of its own, waiting for an answer. */
export function makeCard(
  question: Partial<CardQuestion> | null = {},
  changes: Partial<Card> = {},
): Extract<Post, { kind: "card" }> {
  made += 1;
  const episode = `e-contract-${made}`;
  const card: Card = {
    episode,
    household: "kitchen",
    home: "Ana's kitchen",
    round: 1,
    mode: "owner",
    task: `heat apple number ${made}.`,
    steps: 3,
    maxSteps: 50,
    question: question && { ...makeQuestion(made), ...question },
    heard: null,
    doing: "I need an apple.",
    done: null,
    ...changes,
  };
  return { id: episode, episode, channel: "", kind: "card", card };
}

/** The question of a card, put to somebody else; its conversation is where the card stands. */
export function makeCall(
  { card, episode }: Extract<Post, { kind: "card" }>,
  at: { readonly channel: string; readonly conversation: MessageRef | null },
): Extract<Post, { kind: "call" }> {
  const { household, home, question } = card;
  const call = { household, home, asked: question?.text ?? "", question, heard: null };
  const { channel, conversation } = at;
  return { id: `c-${episode}`, episode, channel, kind: "call", call: { ...call, conversation } };
}

function makeQuestion(number: number): CardQuestion {
  return {
    id: `q-contract-${number}`,
    need: { func: "where", noun: "apple" },
    text: `Where is apple number ${number}?`,
    why: "I have looked on the counter.",
    choices: makeChoices(2),
    mode: "owner",
    followUp: false,
    deadline: Date.UTC(2030, 0, 2, 15),
    view: { owner: kitchen, seen: seenInKitchen },
    fallback: "explore",
    assignee: null,
    answers: null,
  };
}

export function makeChoices(count: number): readonly Choice[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    label: `Shelf ${at + 1}`,
    value: `shelf ${at + 1}`,
  }));
}

export function makeEnd(changes: Partial<CardEnd> = {}): CardEnd {
  return {
    success: true,
    reason: null,
    steps: 7,
    questions: 1,
    worth: { stepsWith: 7, stepsWithout: 19, successWithout: true },
    helpers: ["Ana"],
    facts: ["an apple is in the fridge"],
    ...changes,
  };
}
