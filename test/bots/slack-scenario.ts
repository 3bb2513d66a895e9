import { setTimeout as sleep } from "node:timers/promises";
import type { BotLog } from "../../bots/present/bot-log.js";
import { createSlackBot, type SlackBotOptions } from "../../bots/slack/slack-bot.js";
import type {
  AskedPicture,
  Bot,
  BotHandlers,
  Card,
  CardQuestion,
  Change,
  InboxVerdict,
  IncomingEvent,
  Meant,
  Note,
  Opening,
  Post,
  Rights,
  Spoken,
  Watch,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import type { CardEnd } from "../../src/core/question/card.js";
import type { Choice } from "../../src/core/question/question.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { quietHandlers, type Watched, watchOf } from "./quiet-handlers.js";
import { type Played, SampleControl } from "./sample-control.js";
import { waysOf } from "./slack-way.js";

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await sleep(ms, undefined, { signal });
  },
};

export class RecordingInbox {
  readonly events: IncomingEvent[] = [];
  /** Runs before storing; may throw or wait. */
  before: () => Promise<void> = async () => {};
  deliveries = 0;
  verdict: InboxVerdict = "accepted";

  async receive(event: IncomingEvent, { mayAnswer }: Rights = {}): Promise<InboxVerdict> {
    const isTakenBack = event.what.kind === "retract" || event.what.kind === "unsay";
    if (!isTakenBack && (await mayAnswer?.()) === false) return "not-allowed";
    this.deliveries += 1;
    await this.before();
    if (this.events.some(({ key }) => key === event.key)) return "duplicate";
    if (this.verdict === "accepted") this.events.push(event);
    return this.verdict;
  }

  readonly openings: Opening[] = [];

  async opened(opening: Opening): Promise<void> {
    this.openings.push(opening);
  }

  async heard(episode: string): Promise<readonly string[]> {
    return standingOf(this.events, episode);
  }

  meaning: Meant | null = null;
  readonly spoken: Spoken[] = [];

  async meant(spoken: Spoken): Promise<Meant | null> {
    this.spoken.push(spoken);
    for (const { what } of this.events)
      if (what.kind === "reply" && what.message === spoken.message)
        return { episode: what.episode, question: what.question ?? null };
    return spoken.addressed ? this.meaning : null;
  }
}

function standingOf(events: readonly IncomingEvent[], episode: string): readonly string[] {
  const said = events.flatMap(({ what }) =>
    what.kind === "reply" && what.episode === episode ? [what.message] : [],
  );
  const gone = events.flatMap(({ what }) => (what.kind === "unsay" ? [what.message] : []));
  return [...new Set(said)].filter((message) => !gone.includes(message));
}

export interface Scenario {
  readonly bot: Bot;
  readonly inbox: RecordingInbox;
  readonly plays: Played[];
  readonly control: SampleControl;
  readonly warnings: string[];
  /** Milliseconds of `/sous status`. */
  readonly slowness: { ms: number };
  readonly watched: Watched;
  readonly refreshed: string[];
  readonly handlers: BotHandlers;
  change(): void;
}

export function createScenario(peer: SlackPeer, changes: Partial<SlackBotOptions> = {}): Scenario {
  return scenarioOf((log) =>
    createSlackBot({
      botToken: peer.botToken,
      channel: peer.channel,
      apiUrl: peer.apiUrl,
      clock: realClock,
      log,
      ...waysOf(peer),
      ...changes,
    }),
  );
}

export function scenarioOf(create: (log: BotLog) => Bot): Scenario {
  const inbox = new RecordingInbox();
  const plays: Played[] = [];
  const warnings: string[] = [];
  const slowness = { ms: 0 };
  const bot = create({
    warn: (_what: object, text: string) => warnings.push(text),
    error: (_what: object, text: string) => warnings.push(text),
  });
  const control = new SampleControl({
    play: async (request, { platform: bot, channel }) => {
      if (request.home === "castle") throw new InputError("There is no home called castle.");
      plays.push({ ...request, bot, channel });
      return { episode: "e1", text: "Round 1 begins in Ana's kitchen." };
    },
    status: async () => {
      await sleep(slowness.ms);
      return "Nothing is going on.";
    },
  });
  const listeners = new Set<(event: Change) => void>();
  const subscribe: Watch["subscribe"] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const change = () => {
    const event = { household: "kitchen", episode: "e1" } as const;
    for (const listener of listeners) listener(event);
  };
  const watched: Watched = { questions: {}, episodes: {}, notes: {} };
  const watch: Watch = { ...watchOf(watched), subscribe };
  const refreshed: string[] = [];
  const refresh = async (episode: string): Promise<void> => {
    refreshed.push(episode);
  };
  const { channels } = quietHandlers();
  const handlers = { inbox, control, watch, channels, refresh };
  return { bot, inbox, plays, control, warnings, slowness, watched, refreshed, handlers, change };
}

export function choicesOf(count: number, label = "Cabinet"): readonly Choice[] {
  return Array.from({ length: count }, (_, at) => {
    return { id: `c${at}`, label: `${label} ${at}`, value: `${label.toLowerCase()} ${at}` };
  });
}

export function cardEnd(changes: Partial<CardEnd> = {}): CardEnd {
  return {
    success: true,
    reason: null,
    steps: 7,
    questions: 1,
    worth: { stepsWith: 7, stepsWithout: 19, successWithout: true },
    helpers: ["Ana"],
    facts: ["an apple is in the sink"],
    ...changes,
  };
}

export function callPost(
  asked: CardQuestion | null,
  picture?: AskedPicture,
): Extract<Post, { kind: "call" }> {
  const call = {
    household: "asked:ops",
    home: "ops",
    asker: { agent: "deploy-bot", runBy: "Platform" },
    ...(picture && { picture }),
    asked: "Which region?",
    question: asked,
    heard: null,
    conversation: null,
  };
  return { id: "a-1", episode: "a-1", channel: "", kind: "call", call };
}

export function cardPost(changes: Partial<Card> = {}, id = "card-1"): Post {
  return { id, episode: "e1", channel: "", kind: "card", card: card(changes) };
}

export function card(changes: Partial<Card> = {}): Card {
  return {
    episode: "e1",
    household: "kitchen",
    home: "Ana's kitchen",
    round: 1,
    mode: "owner",
    task: "heat an apple and put it in the fridge.",
    steps: 3,
    maxSteps: 50,
    question: question(),
    heard: null,
    doing: "I need an apple.",
    done: null,
    ...changes,
  };
}

export function question(changes: Partial<CardQuestion> = {}): CardQuestion {
  const owner = { home: "Ana's kitchen", places: [], robotAt: [], held: null };
  return {
    id: "q1",
    need: { func: "where", noun: "apple" },
    text: "Where is an apple?",
    why: "I have looked on counter 1 and in the fridge.",
    choices: [
      { id: "c1", label: "Bin", value: "garbagecan 1" },
      { id: "c2", label: "Sink", value: "sinkbasin 1" },
    ],
    mode: "owner",
    followUp: false,
    fallback: "explore",
    assignee: null,
    answers: null,
    deadline: Date.UTC(2030, 0, 2, 15),
    view: { owner, seen: [] },
    ...changes,
  };
}

export function notePost(
  under: { channel: string; message: string },
  changes: Partial<Note> = {},
): Post {
  const text = "Noted: an apple is in the sink.";
  const note: Note = { kind: "receipt", text, ballot: "b1", to: null, ...changes };
  return { id: "note-1", episode: "e1", channel: under.channel, kind: "note", note, under };
}
