/** A chat channel in memory, which outlives the program: what was posted stands, and can be pressed. */
import type {
  Bot,
  BotHandlers,
  CardQuestion,
  InboxVerdict,
  MessageRef,
  Post,
} from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";

export class SoakChannel implements Bot {
  readonly platform = "slack";
  readonly paceMs = 0;
  /** How often each post was shown for the first time. */
  readonly posted = new Map<string, number>();
  /** Every question that ever stood here: its buttons may be pressed at any time. */
  readonly questions = new Map<string, CardQuestion>();
  /** What stands on each message now. */
  readonly standing = new Map<string, Post>();
  #handlers: BotHandlers | null = null;
  #presses = 0;

  constructor(readonly clock: Clock) {}

  async start(handlers: BotHandlers): Promise<void> {
    this.#handlers = handlers;
  }

  async stop(): Promise<void> {
    this.#handlers = null;
  }

  async post(post: Post): Promise<MessageRef> {
    this.posted.set(post.id, (this.posted.get(post.id) ?? 0) + 1);
    this.#show(post);
    return { channel: post.channel, message: post.id };
  }

  async edit(_ref: MessageRef, post: Post): Promise<void> {
    this.#show(post);
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    return this.standing.has(post.id) ? [{ channel: post.channel, message: post.id }] : [];
  }

  async remove({ message }: MessageRef): Promise<void> {
    this.standing.delete(message);
  }

  async catchUp(): Promise<void> {}

  /** The questions that can be seen now, in the channel or in a call. */
  open(): readonly CardQuestion[] {
    const shown = [...this.standing.values()].flatMap((post) => {
      if (post.kind === "note") return [];
      return (post.kind === "card" ? post.card.question : post.call.question) ?? [];
    });
    return [...new Map(shown.map((question) => [question.id, question])).values()];
  }

  /** A person presses a button; null while the program is away. */
  async press(
    person: string,
    question: string,
    choice: string,
  ): Promise<{ readonly key: string; readonly verdict: InboxVerdict } | null> {
    if (!this.#handlers) return null;
    this.#presses += 1;
    const key = `slack:T1:press:${this.#presses}`;
    const verdict = await this.#handlers.inbox.receive({
      key,
      platform: "slack",
      workspace: "T1",
      at: this.clock.now(),
      person: { id: person.toLowerCase(), name: person },
      what: { kind: "press", question, choice },
    });
    return { key, verdict };
  }

  #show(post: Post): void {
    this.standing.set(post.id, post);
    for (const question of this.open()) this.questions.set(question.id, question);
  }
}
