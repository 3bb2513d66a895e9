/** An in-memory chat channel that survives the process. */
import type {
  Bot,
  BotHandlers,
  CardQuestion,
  InboxVerdict,
  MessageRef,
  Post,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Life } from "./life.js";

export class KeptChannel implements Bot {
  readonly platform = "slack";
  readonly paceMs = 0;
  readonly posted = new Map<string, number>();
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
    this.standing.set(post.id, post);
    return { channel: post.channel, message: post.id };
  }

  async edit(_ref: MessageRef, post: Post): Promise<void> {
    this.standing.set(post.id, post);
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    return this.standing.has(post.id) ? [{ channel: post.channel, message: post.id }] : [];
  }

  async remove({ message }: MessageRef): Promise<void> {
    this.standing.delete(message);
  }

  async catchUp(): Promise<void> {}

  async belongs(): Promise<"yes"> {
    return "yes";
  }

  /** A process's bot, which may die before or after each call. */
  seenBy(life: Life): Bot {
    const call = <Result>(work: () => Promise<Result>) =>
      life.live(async () => {
        life.pass();
        const result = await work();
        life.pass();
        return result;
      });
    return {
      platform: this.platform,
      paceMs: this.paceMs,
      start: (handlers) => this.start(handlers),
      stop: () => this.stop(),
      post: (post) => call(() => this.post(post)),
      edit: (ref, post) => call(() => this.edit(ref, post)),
      find: (post) => call(() => this.find(post)),
      remove: (ref) => call(() => this.remove(ref)),
      catchUp: () => this.catchUp(),
      belongs: () => this.belongs(),
    };
  }

  open(): readonly CardQuestion[] {
    const shown = [...this.standing.values()].flatMap((post) => {
      if (post.kind === "note") return [];
      return (post.kind === "card" ? post.card.question : post.call.question) ?? [];
    });
    return [...new Map(shown.map((question) => [question.id, question])).values()];
  }

  /** Null while the process is down. @param known key of a redelivered press */
  async press(
    person: string,
    question: string,
    choice: string,
    known?: string,
  ): Promise<{ readonly key: string; readonly verdict: InboxVerdict } | null> {
    if (!this.#handlers) return null;
    this.#presses += 1;
    const key = known ?? `slack:T1:press:${this.#presses}`;
    const event = {
      key,
      platform: "slack",
      workspace: "T1",
      at: this.clock.now(),
      person: { id: person.toLowerCase(), name: person },
      what: { kind: "press", question, choice },
    } as const;
    const verdict = await this.#handlers.inbox.receive(event, {
      belongs: async () => "yes",
    });
    return { key, verdict };
  }
}
