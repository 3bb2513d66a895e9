/** `sous doctor --live`: asks a person at hand one question through the real bot, and removes its posts afterwards. */
import { randomUUID } from "node:crypto";
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
import type { ChatPlatform } from "../serve/bots.js";
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

const testCard = {
  household: house,
  home: "a test",
  round: 1,
  mode: "owner",
  task: "see what works in this channel.",
  steps: 0,
  maxSteps: 1,
  heard: null,
  doing: "",
  done: null,
} as const;

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

/** Parts of a platform that the check uses. `showsPicture` throws DeliveryError. */
type LivePlatform = Pick<ChatPlatform, "channel" | "makeBot" | "showsPicture"> & {
  readonly name: string;
  readonly clock: Clock;
};

type Kind = IncomingEvent["what"]["kind"];

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
  const test = createLiveTest(bot, { ...platform, ...run }, checks);
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

/** Posts a question, waits for a press and a reply, and adds what was seen to `checks`. */
function createLiveTest(
  bot: Bot,
  { name, channel, clock, showsPicture, waitMs, tell, signal }: LivePlatform & LiveRun,
  checks: Check[],
) {
  const id = `live-${randomUUID().slice(0, 8)}`;
  const question = testQuestion(clock.now() + waitMs);
  const heard: IncomingEvent[] = [];
  /** Posts to remove. It is unknown whether one without a `ref` exists. */
  const posted: { readonly post: Post; ref?: MessageRef }[] = [];
  const find = (...kinds: readonly Kind[]) =>
    heard.find(({ what }) => kinds.includes(what.kind)) ?? null;

  const cardWith = (changes: Partial<Card> = {}): Post => ({
    id,
    episode: id,
    channel: "",
    kind: "card",
    card: { ...testCard, episode: id, question, ...changes },
  });

  function noteWith(under: MessageRef, changes: Partial<Note>): Post {
    const text = "This is a test, too.";
    const note: Note = { kind: "news", text, ballot: null, to: null, ...changes };
    const { channel } = under;
    return { id: `${id}-${note.kind}`, episode: id, channel, kind: "note", note, under };
  }

  async function see<T>(what: string, act: () => Promise<T>, detail = ""): Promise<T | null> {
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

  function report(what: string, event: IncomingEvent | null, must: boolean): void {
    const about = `${name}: ${what}`;
    if (event) checks.push(pass(about, `seen, from ${event.person.name}`));
    else if (must) checks.push(fail(about, "not seen in time", eventAdvice));
    else checks.push(warn(about, "not seen: nobody was there", personAdvice));
  }

  async function send(post: Post): Promise<MessageRef> {
    const one: (typeof posted)[number] = { post };
    posted.push(one);
    one.ref = await bot.post(post);
    return one.ref;
  }

  /** Posts a note for one person. Throws if it went into the thread. */
  async function whisper(under: MessageRef, to: string): Promise<void> {
    const ref = await send(noteWith(under, { to, aside: true, kind: "receipt" }));
    if (ref.thread !== undefined || ref.channel === threadOf(under))
      throw new DeliveryError("it went into the thread", { retryable: false });
    posted.pop();
  }

  async function waitForPicture(card: MessageRef): Promise<void> {
    const until = elapsedOn(clock) + pictureMs;
    while (!(await showsPicture(card))) {
      if (elapsedOn(clock) > until)
        throw new DeliveryError("the message has none", { retryable: false });
      await clock.sleep(1000, signal);
    }
  }

  async function waitFor(ms: number, ...kinds: readonly Kind[]): Promise<IncomingEvent | null> {
    const until = elapsedOn(clock) + ms;
    while (find(...kinds) === null && elapsedOn(clock) < until) await clock.sleep(pollMs, signal);
    return find(...kinds);
  }

  async function readAgain(card: MessageRef, reply: IncomingEvent | null): Promise<void> {
    const before = heard.length;
    await bot.catchUp([{ episode: id, ref: card }]);
    if (reply && !heard.slice(before).some(({ key }) => key === reply.key))
      throw new DeliveryError("it does not show your reply", { retryable: false });
  }

  async function converse(card: MessageRef): Promise<void> {
    await see("its picture", () => waitForPicture(card));
    if (waitMs > 0)
      tell(
        `${name}: press a button of the message in ${channel}, then write something in its thread (${waitMs / 1000} s for each). Ctrl-C stops. What was posted is removed.`,
      );
    const press = await waitFor(waitMs, "press", "words");
    report("your press", press, waitMs > 0);
    const shown = { question: null, doing: press ? "Somebody pressed." : "Nobody pressed." };
    await see("its edit", () => bot.edit(card, cardWith(shown)));
    if (press) await see("private receipt", () => whisper(card, press.person.id));
    else report("private receipt", null, false);
    await clock.sleep(bot.paceMs, signal);
    await see("line in its thread", () => send(noteWith(card, {})));
    const reply = await waitFor(press ? waitMs : 0, "reply");
    await see("its thread, read again", () => readAgain(card, reply));
    report("your reply", reply, press !== null || find("reply") !== null);
  }

  /** Removes all messages, also those whose post was not confirmed. */
  async function clean(): Promise<void> {
    const card = posted[0]?.ref;
    try {
      if (card) await bot.edit(card, cardWith({ question: null, done: testEnd }));
      for (const { post, ref } of posted.toReversed())
        for (const left of ref ? [ref] : await bot.find(post)) await bot.remove(left);
      const left = card?.thread
        ? "its empty thread stays, archived: delete it if you like"
        : "nothing of ours stays";
      if (posted.length > 0) checks.push(pass(`${name}: removed`, left));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const advice = `Delete the bot's last messages in ${channel} by hand.`;
      checks.push(fail(`${name}: removed`, error.message, advice));
    }
  }

  return {
    /** Makes handlers that receive the person's answers, and let the bot show the test question. */
    handlersFrom(handlers: BotHandlers): BotHandlers {
      const inbox: BotHandlers["inbox"] = {
        receive: async (event) => {
          const isKnown = heard.some(({ key }) => key === event.key);
          heard.push(event);
          return isKnown ? "duplicate" : "accepted";
        },
        meant: async () => null,
        opened: async () => undefined,
        heard: async () => [],
      };
      const perform = async () => "sous doctor tests this channel: try again in a minute.";
      const refresh = async () => {
        const ref = posted[0]?.ref;
        if (ref) await bot.edit(ref, cardWith());
      };
      const control = { ...handlers.control, perform };
      const watch = { ...handlers.watch, question: async () => ({ question, secret: false }) };
      const channels = { ...handlers.channels, joined: async () => false };
      return { ...handlers, inbox, control, channels, watch, refresh };
    },
    async run(): Promise<void> {
      try {
        const card = await see("test question", () => send(cardWith()), channel);
        if (card) await converse(card);
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        await clean();
      }
    },
  };
}
