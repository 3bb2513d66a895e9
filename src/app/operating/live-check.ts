/** `sous doctor --live`: asks a person at hand one question through the real bot, and removes its posts afterwards. */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { threadOf } from "../../../bots/present/thread-memory.js";
import type {
  Bot,
  BotHandlers,
  Card,
  CardQuestion,
  IncomingEvent,
  MessageRef,
  Note,
  Post,
} from "../../core/bot.js";
import { type Check, fail, pass, warn } from "../../core/check.js";
import { type Clock, elapsedOn } from "../../core/clock.js";
import { ConfigError, DeliveryError } from "../../core/errors.js";
import { packageFile } from "../../core/package-file.js";
import { adviseOn } from "../../desk/deliver/deliver.js";
import { findHome, simulate } from "../play/households.js";
import { startSous } from "../wire.js";
import { createLog } from "./log.js";

const house = "kitchen";
const mostChoices = 4;

function testQuestion(deadline: number): CardQuestion {
  const home = findHome(house);
  if (!home) throw new Error(`there is no home ${house}`);
  const owner = simulate(home).ownerView();
  return {
    id: "live-test",
    need: { func: "where", noun: "mug" },
    text: "A test by sous doctor: where is a mug?",
    why: "Any answer will do, and this message goes away again.",
    choices: owner.places
      .slice(0, mostChoices)
      .map(({ id: value, label }, at) => ({ id: `c${at}`, label, value })),
    mode: "owner",
    followUp: false,
    fallback: "explore",
    assignee: null,
    answers: null,
    deadline,
    view: { owner, seen: owner.places.map(({ id }) => id) },
  };
}

function testCard(episode: string, changes: Pick<Card, "question" | "doing" | "done">): Card {
  return {
    episode,
    household: house,
    home: "a test",
    round: 1,
    mode: "owner",
    task: "see what works in this channel.",
    steps: 0,
    maxSteps: 1,
    heard: null,
    ...changes,
  };
}

const testEnd: NonNullable<Card["done"]> = {
  success: true,
  reason: null,
  steps: 0,
  questions: 1,
  worth: null,
  helpers: [],
  facts: [],
};

export interface LiveRun {
  /** Milliseconds for the press, and again for the reply. 0 when nobody is there. */
  readonly waitMs: number;
  readonly tell: (text: string) => void;
  readonly signal: AbortSignal;
}

export interface LivePlatform {
  readonly name: string;
  readonly channel: string;
  readonly clock: Clock;
  readonly makeBot: (log: Logger) => Bot;
  /** @throws DeliveryError */
  readonly showsPicture: (ref: MessageRef) => Promise<boolean>;
}

interface Posted {
  readonly post: Post;
  /** Null when it is unknown whether it was posted. */
  ref: MessageRef | null;
}

type Kind = IncomingEvent["what"]["kind"];

const pressKinds: readonly Kind[] = ["press", "words"];
const replyKinds: readonly Kind[] = ["reply"];
const pictureMs = 20_000;
const pollMs = 100;
const personAdvice =
  "Run sous doctor --live with somebody at hand, who presses and replies in time.";
const eventAdvice = `If you did it: stop every other Sous that has the same tokens, as it may have taken the event; else set the app up again (${packageFile("docs/install.md")}).`;

export async function checkLive(platform: LivePlatform, run: LiveRun): Promise<readonly Check[]> {
  const { name, clock } = platform;
  const checks: Check[] = [];
  const write = (line: string) => {
    const { msg } = JSON.parse(line) as { msg: string };
    checks.push(
      warn(`${name}: log`, msg, `${packageFile("docs/operating.md")} says what it means.`),
    );
  };
  const log = createLog("warn", { to: { write } });
  const bot = platform.makeBot(log);
  const test = new LiveTest(bot, { ...platform, ...run, checks });
  try {
    const sous = await startSous({
      database: ":memory:",
      command: "sous doctor --live",
      clock,
      log,
      bots: [{ ...bot, start: (handlers) => bot.start(test.handlersFrom(handlers)) }],
      answerTimeoutMs: 0,
      paceMs: 0,
    });
    try {
      const trouble = bot.trouble?.() ?? null;
      if (trouble !== null) throw new DeliveryError(trouble, { retryable: true });
      await test.run();
    } finally {
      await sous.stop();
    }
  } catch (error) {
    if (!(error instanceof DeliveryError || error instanceof ConfigError)) throw error;
    checks.push(fail(`${name}: connection`, error.message, adviseOn(error.message)));
  }
  return checks;
}

class LiveTest {
  readonly #bot: Bot;
  readonly #parts: LivePlatform & LiveRun & { readonly checks: Check[] };
  readonly #id = `live-${randomUUID().slice(0, 8)}`;
  readonly #endsAt: number;
  readonly #heard: IncomingEvent[] = [];
  readonly #posted: Posted[] = [];

  constructor(bot: Bot, parts: LivePlatform & LiveRun & { readonly checks: Check[] }) {
    this.#bot = bot;
    this.#parts = parts;
    this.#endsAt = parts.clock.now() + parts.waitMs;
  }

  handlersFrom(handlers: BotHandlers): BotHandlers {
    const inbox: BotHandlers["inbox"] = {
      receive: async (event) => {
        const isKnown = this.#heard.some(({ key }) => key === event.key);
        this.#heard.push(event);
        return isKnown ? "duplicate" : "accepted";
      },
      meant: async () => null,
      opened: async () => undefined,
      heard: async () => [],
    };
    const perform = async () => "sous doctor tests this channel: try again in a minute.";
    const refresh = async () => {
      const ref = this.#posted[0]?.ref;
      if (ref) await this.#bot.edit(ref, this.#card());
    };
    const question = async () => ({ question: testQuestion(this.#endsAt), secret: false });
    const control = { ...handlers.control, perform };
    const watch = { ...handlers.watch, question };
    const channels = { ...handlers.channels, joined: async () => false };
    return { ...handlers, inbox, control, channels, watch, refresh };
  }

  async run(): Promise<void> {
    const { channel, signal } = this.#parts;
    try {
      const card = await this.#see("test question", () => this.#post(this.#card()), channel);
      if (card) await this.#converse(card);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await this.#clean();
    }
  }

  async #converse(card: MessageRef): Promise<void> {
    const { name, channel, clock, waitMs, tell } = this.#parts;
    await this.#see("its picture", () => this.#waitForPicture(card));
    if (waitMs > 0)
      tell(
        `${name}: press a button of the message in ${channel}, then write something in its thread (${waitMs / 1000} s for each). Ctrl-C stops. What was posted is removed.`,
      );
    const press = await this.#waitFor(pressKinds, waitMs);
    this.#report("your press", press, waitMs > 0);
    const shown = { question: null, doing: press ? "Somebody pressed." : "Nobody pressed." };
    await this.#see("its edit", () => this.#bot.edit(card, this.#card(shown)));
    if (press) await this.#see("private receipt", () => this.#whisper(card, press.person.id));
    else this.#report("private receipt", null, false);
    await clock.sleep(this.#bot.paceMs, this.#parts.signal);
    await this.#see("line in its thread", () => this.#post(this.#note(card, {})));
    const reply = await this.#waitFor(replyKinds, press ? waitMs : 0);
    await this.#see("its thread, read again", () => this.#readAgain(card, reply));
    this.#report("your reply", reply, press !== null || this.#find(replyKinds) !== null);
  }

  async #see<T>(what: string, act: () => Promise<T>, detail = ""): Promise<T | null> {
    const { name, checks, signal } = this.#parts;
    signal.throwIfAborted();
    try {
      const done = await act();
      checks.push(pass(`${name}: ${what}`, detail ? `seen in ${detail}` : "seen"));
      return done;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { message } = error;
      checks.push(fail(`${name}: ${what}`, `not seen: ${message}`, adviseOn(message)));
      return null;
    }
  }

  #report(what: string, event: IncomingEvent | null, must: boolean): void {
    const { checks, name } = this.#parts;
    const about = `${name}: ${what}`;
    if (event) checks.push(pass(about, `seen, from ${event.person.name}`));
    else if (must) checks.push(fail(about, "not seen in time", eventAdvice));
    else checks.push(warn(about, "not seen: nobody was there", personAdvice));
  }

  async #post(post: Post): Promise<MessageRef> {
    const posted: Posted = { post, ref: null };
    this.#posted.push(posted);
    posted.ref = await this.#bot.post(post);
    return posted.ref;
  }

  /** Posts a note for one person, which is in no thread. */
  async #whisper(under: MessageRef, to: string): Promise<void> {
    const ref = await this.#post(this.#note(under, { to, aside: true, kind: "receipt" }));
    if (ref.thread !== undefined || ref.channel === threadOf(under))
      throw new DeliveryError("it went into the thread", { retryable: false });
    this.#posted.pop();
  }

  async #waitForPicture(card: MessageRef): Promise<void> {
    const { clock, showsPicture, signal } = this.#parts;
    const until = elapsedOn(clock) + pictureMs;
    while (!(await showsPicture(card))) {
      if (elapsedOn(clock) > until)
        throw new DeliveryError("the message has none", { retryable: false });
      await clock.sleep(1000, signal);
    }
  }

  async #waitFor(kinds: readonly Kind[], ms: number): Promise<IncomingEvent | null> {
    const { clock, signal } = this.#parts;
    const until = elapsedOn(clock) + ms;
    while (this.#find(kinds) === null && elapsedOn(clock) < until)
      await clock.sleep(pollMs, signal);
    return this.#find(kinds);
  }

  #find(kinds: readonly Kind[]): IncomingEvent | null {
    return this.#heard.find(({ what }) => kinds.includes(what.kind)) ?? null;
  }

  async #readAgain(card: MessageRef, reply: IncomingEvent | null): Promise<void> {
    const before = this.#heard.length;
    await this.#bot.catchUp([{ episode: this.#id, ref: card }]);
    if (reply && !this.#heard.slice(before).some(({ key }) => key === reply.key))
      throw new DeliveryError("it does not show your reply", { retryable: false });
  }

  /** Also removes messages whose post was not confirmed. */
  async #clean(): Promise<void> {
    const { name, channel, checks } = this.#parts;
    const card = this.#posted[0]?.ref;
    try {
      if (card) await this.#bot.edit(card, this.#card({ question: null, done: testEnd }));
      for (const { post, ref } of this.#posted.toReversed())
        for (const standing of ref ? [ref] : await this.#bot.find(post))
          await this.#bot.remove(standing);
      const left = card?.thread
        ? "its empty thread stays, archived: delete it if you like"
        : "nothing of ours stays";
      if (this.#posted.length > 0) checks.push(pass(`${name}: removed`, left));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const advice = `Delete the bot's last messages in ${channel} by hand.`;
      checks.push(fail(`${name}: removed`, error.message, advice));
    }
  }

  #card(changes: Partial<Card> = {}): Post {
    const question = testQuestion(this.#endsAt);
    const card = testCard(this.#id, { question, doing: "", done: null, ...changes });
    return { id: this.#id, episode: this.#id, channel: "", kind: "card", card };
  }

  #note(under: MessageRef, changes: Partial<Note>): Post {
    const text = "This is a test, too.";
    const note: Note = { kind: "news", text, ballot: null, to: null, ...changes };
    const id = `${this.#id}-${note.kind}`;
    return { id, episode: this.#id, channel: under.channel, kind: "note", note, under };
  }
}
