/** Everything that people get for a question, and for their answer to it, in any bot. */
import { PassThrough } from "node:stream";
import { showCall as showDiscordCall } from "../../bots/discord/call-message.js";
import { showCard as showDiscordCard } from "../../bots/discord/card-message.js";
import { showNote as showDiscordNote } from "../../bots/discord/note-message.js";
import { draw } from "../../bots/present/drawing.js";
import { describePicture } from "../../bots/present/message-picture.js";
import { listQuestion, pictureOf } from "../../bots/present/question-picture.js";
import { answerQuestion } from "../../bots/simulated/answer.js";
import { showCall as showSlackCall } from "../../bots/slack/call-message.js";
import { showCard as showSlackCard } from "../../bots/slack/card-message.js";
import { readingModal } from "../../bots/slack/modal.js";
import { showNote as showSlackNote } from "../../bots/slack/note-message.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import { showView } from "../../bots/web/join-state.js";
import { readPageState } from "../../bots/web/page-state.js";
import type { Home } from "../../scenes/household/source/home-file.js";
import { systemClock } from "../../src/app/clock.js";
import { askedAs, takeSnapshot } from "../../src/app/snapshot.js";
import type { AskedQuestion, Call, Card, CardQuestion, Note, Post } from "../../src/core/bot.js";
import type { Choice, Question } from "../../src/core/question.js";
import type { OwnerView, ThingView } from "../../src/core/scene.js";
import type { Memory } from "../../src/core/stores.js";
import { serializeHome } from "../../src/datasets/release/serialize-home.js";
import { buildCall, buildCard } from "../../src/desk/card.js";
import { presentNote } from "../../src/desk/receipt.js";
import { quietHandlers } from "../bots/quiet-handlers.js";
import type { Houses } from "./houses.js";

export const bots = ["slack", "discord", "web", "terminal", "simulated", "released"] as const;
export type BotName = (typeof bots)[number];

interface AskedAbout {
  readonly home: Pick<Home, "id" | "title" | "people">;
  readonly owner: OwnerView;
  /** What the question is about. */
  readonly thing: ThingView;
  /** Things of its kind that the robot has seen. */
  readonly known: readonly ThingView[];
  readonly question: Question;
  readonly seed: number;
}

/** An open question, and what every bot sends for it. */
export class Asked {
  readonly owner: OwnerView;
  readonly thing: ThingView;
  readonly known: readonly ThingView[];
  readonly question: Question;
  readonly home: Pick<Home, "id" | "title" | "people">;
  readonly seed: number;
  #picture: string | null | undefined;

  constructor(
    readonly houses: Houses,
    given: AskedAbout,
  ) {
    this.home = given.home;
    this.owner = given.owner;
    this.thing = given.thing;
    this.known = given.known;
    this.question = given.question;
    this.seed = given.seed;
  }

  get #memory(): Memory {
    return this.houses.memory;
  }

  async card(): Promise<Card> {
    const card = await buildCard(this.#memory, this.question.episode);
    if (!card?.question) throw new Error("nothing is asked");
    return card;
  }

  async asked(): Promise<AskedQuestion> {
    return askedAs(this.#memory, this.question);
  }

  /** The picture, as SVG; null: there is none in this mode. */
  async picture(): Promise<string | null> {
    if (this.#picture !== undefined) return this.#picture;
    const picture = pictureOf(await this.card());
    this.#picture = picture && draw(picture.drawing, { size: "chat" });
    return this.#picture;
  }

  /** The open question after something was done; null when nothing is asked any more. */
  async next(): Promise<Asked | null> {
    const { episode } = this.question;
    const open = (await this.#memory.questions.list({ episode })).filter(
      ({ state }) => state === "open",
    );
    const [question] = open;
    return question ? new Asked(this.houses, { ...this, question }) : null;
  }

  press(name: string, { id: choice }: Pick<Choice, "id">): Promise<void> {
    return this.houses.hear(name, { kind: "press", question: this.question.id, choice });
  }

  say(name: string, text: string): Promise<void> {
    return this.houses.hear(name, { kind: "words", question: this.question.id, text });
  }

  /** Everything that a bot sends or shows after an answer: receipts, the card and the log. */
  async sentAfter(bot: BotName): Promise<string> {
    const { episode } = this.question;
    const card = await buildCard(this.#memory, episode);
    if (!card) throw new Error("there is no episode");
    const notes = await this.#notes();
    const mark = { post: "p1", episode } as never;
    switch (bot) {
      case "slack":
        return JSON.stringify([
          showSlackCard(card),
          notes.map((note) => showSlackNote(note, "Zed", "n1")),
        ]);
      case "discord":
        return JSON.stringify([
          showDiscordCard(card, mark),
          notes.map((note) => showDiscordNote(note, "n1", "Zed")),
        ]);
      case "web":
        return this.#page(card);
      case "terminal":
        return this.#terminal(card, notes);
      case "simulated":
        return "";
      case "released":
        return JSON.stringify((await this.#released()).choices);
    }
  }

  async #notes(): Promise<readonly Note[]> {
    const deliveries = await this.#memory.outbox.list({ episode: this.question.episode });
    return Promise.all(
      deliveries.flatMap(({ note }) => (note ? [presentNote(this.#memory, note)] : [])),
    );
  }

  /** Everything that a bot sends or shows, or a release publishes, about the open question. */
  async sent(bot: BotName): Promise<string> {
    const card = await this.card();
    const call = (await buildCall(this.#memory, this.question.id)) as Call;
    const picture = pictureOf(card);
    const alt = picture ? describePicture(picture, 1000) : "";
    const isChat = bot === "slack" || bot === "discord";
    const svg = isChat ? ((await this.picture()) ?? "") : "";
    const lines = isChat ? listQuestion(await this.asked()) : [];
    switch (bot) {
      case "slack": {
        const shown = picture && { hash: picture.hash, file: "F1", alt };
        const modal = readingModal({ title: "As a list", lines });
        return JSON.stringify([showSlackCard(card, shown), showSlackCall(call), modal]) + svg;
      }
      case "discord": {
        const mark = { post: "p1", episode: card.episode } as never;
        return (
          JSON.stringify([showDiscordCard(card, mark), showDiscordCall(call, mark), alt, lines]) +
          svg
        );
      }
      case "web":
        return (await this.#page(card)) + (await this.#door());
      case "terminal":
        return this.#terminal(card);
      case "simulated":
        return this.#said(card.question as CardQuestion);
      case "released":
        return JSON.stringify((await this.#released()).choices);
    }
  }

  async #page(card: Card): Promise<string> {
    const snapshot = await takeSnapshot(this.#memory, {
      home: { id: this.question.household, title: this.home.title },
      owner: this.owner,
      mode: card.mode,
    });
    const watch = { snapshot: async () => snapshot, calls: async () => [] };
    const { control } = quietHandlers();
    const at = (width: number) =>
      readPageState({ control, watch }, { household: undefined, access: "everything", width });
    return JSON.stringify([await at(760), await at(340)]);
  }

  async #door(): Promise<string> {
    const stage = {
      at: "question",
      instructions: "",
      asked: await this.asked(),
      home: this.home.title,
      task: "put it away.",
      unclear: false,
    } as const;
    const view = {
      title: "",
      progress: { given: 0, wanted: null },
      said: null,
      isElsewhere: false,
      dataCode: null,
      stage,
    };
    return JSON.stringify(showView(view, 380));
  }

  async #terminal(card: Card, notes: readonly Note[] = []): Promise<string> {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const bot = createTerminalBot({
      clock: systemClock,
      input,
      output,
      colour: false,
      person: "you",
    });
    await bot.start(quietHandlers());
    const at = { id: "p1", episode: card.episode, channel: "terminal" } as const;
    const under = { channel: "terminal", message: "p1" };
    const posts: readonly Post[] = [
      { ...at, kind: "card", card },
      ...notes.map((note) => ({ ...at, kind: "note", note, under }) as const),
    ];
    for (const post of posts) await bot.post(post);
    const written = String(output.read() ?? "");
    await bot.stop();
    return written;
  }

  /** The words of a person who errs never. */
  #said(question: CardQuestion): string {
    const person = { name: "Zed", household: this.question.household };
    const said = answerQuestion(question, question.need, person, { seed: 1, wrong: 0, unsure: 0 });
    return JSON.stringify(said);
  }

  async #released() {
    const { household, episode: id } = this.question;
    const source = await this.#memory.households.get(household);
    const episode = await this.#memory.episodes.get(id);
    if (!source || !episode) throw new Error("there are no rows");
    const question = { ...this.question, state: "expired" as const, settledAt: 5 };
    const ended = { ...episode, endedAt: 6, end: { kind: "terminated" as const } };
    const { questions } = serializeHome({
      source: {
        household: source,
        campaign: "pilot",
        episodes: [
          { episode: ended, campaign: "pilot", steps: [], questions: [{ question, ballots: [] }] },
        ],
        facts: [],
        marks: [],
        moves: [],
      },
      tuples: [],
      settings: {
        license: "CC0",
        campaign: null,
        time: "day",
        includeSimulated: true,
        permissions: {},
      },
      pseudonyms: (kind, one) => `${kind[0]}${one}`,
      reviews: new Map(),
      importedTerms: { published: new Map(), permissions: {} },
    });
    const [row] = questions;
    if (!row) throw new Error("nothing is released");
    return row;
  }
}
