/** A home in which a robot has looked into some places, and asks. Everything that people then get, in any bot. */
import { PassThrough } from "node:stream";
import { showCall as showDiscordCall } from "../../bots/discord/call-message.js";
import { showCard as showDiscordCard } from "../../bots/discord/card-message.js";
import { draw } from "../../bots/present/drawing.js";
import { describePicture, listQuestion, pictureOf } from "../../bots/present/question-picture.js";
import { answerQuestion } from "../../bots/simulated/answer.js";
import { showCall as showSlackCall } from "../../bots/slack/call-message.js";
import { showCard as showSlackCard } from "../../bots/slack/card-message.js";
import { readingModal } from "../../bots/slack/modal.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import { showView } from "../../bots/web/join-state.js";
import { readPageState } from "../../bots/web/page-state.js";
import { openMemory } from "../../memory/open.js";
import { createSimulator, storeHome } from "../../scenes/household/index.js";
import type { Home } from "../../scenes/household/source/home-file.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { askedAs, takeSnapshot } from "../../src/app/snapshot.js";
import type { AskedQuestion, Call, Card, CardQuestion } from "../../src/core/bot.js";
import { latestSightings } from "../../src/core/notebook.js";
import type { KnowledgeMode, Need, Question } from "../../src/core/question.js";
import { seededRandom, shuffle } from "../../src/core/random.js";
import type { OwnerView, ThingView } from "../../src/core/scene.js";
import type { Memory } from "../../src/core/stores.js";
import { serializeHome } from "../../src/datasets/release/serialize-home.js";
import { buildCall, buildCard } from "../../src/desk/card.js";
import { createDesk, type QuestionDesk } from "../../src/desk/desk.js";
import { createGrammarGrounder } from "../../src/desk/grounding/index.js";
import { quietHandlers } from "../bots/quiet-handlers.js";
import { factWrite, sampleEpisode, sampleStep } from "../memory/samples.js";

/** Kinds of questions. Those about what is meant or liked have a mode of their own. */
export const kinds = [
  "where",
  "whose",
  "which is whose",
  "two",
  "where meant",
  "which meant",
  "liked",
  "where liked",
] as const;
export type Kind = (typeof kinds)[number];

export const bots = ["slack", "discord", "web", "terminal", "simulated", "released"] as const;
export type BotName = (typeof bots)[number];

/** One memory and desk for many homes. */
export class Houses {
  #count = 0;

  private constructor(
    readonly memory: Memory,
    readonly desk: QuestionDesk,
  ) {}

  static async open(): Promise<Houses> {
    const memory = await openMemory({ file: ":memory:", clock: systemClock });
    const desk = createDesk({
      memory,
      clock: systemClock,
      answerTimeoutMs: 3_600_000,
      grounder: createGrammarGrounder(),
      log: createLog("error"),
    });
    await desk.start();
    return new Houses(memory, desk);
  }

  async close(): Promise<void> {
    await this.desk.stop();
    await this.memory.close();
  }

  /** Asks in a home of its own; null when the home has nothing that such a question could be about. */
  async ask(home: Home, kind: Kind, mode: KnowledgeMode, seed: number): Promise<Asked | null> {
    const random = seededRandom(seed, home.id, kind, mode);
    const scene = createSimulator(storeHome(home));
    const owner = scene.ownerView();
    const things = owner.places.flatMap((place) => place.things);
    const several = things.filter(
      ({ kind: one }) => things.filter((t) => t.kind === one).length > 1,
    );
    const pool = kind === "where" ? things : several;
    const [thing] = shuffle(
      random,
      pool.filter((one) => (kind.includes("whose") ? one.attributes.owner : true)),
    );
    if (!thing) return null;
    this.#count += 1;
    const id = `house-${this.#count}`;
    const content = storeHome(home);
    await this.memory.households.create({
      id,
      title: home.title,
      content,
      tasks: [],
      createdAt: 1,
    });
    const task = { ...sampleEpisode().task, sentence: `put the ${thing.kind} away.` };
    const episode = sampleEpisode({ id: `e-${id}`, household: id, mode, seed, task });
    await this.memory.episodes.open(episode);
    await this.memory.episodes.recordStep(
      { record: sampleStep({ episode: episode.id }), facts: [], invalidations: [], notes: [] },
      1,
    );
    const looked = shuffle(random, owner.places).slice(0, Math.ceil(owner.places.length / 2));
    const facts = looked.map((place, at) =>
      factWrite(
        `f-${id}-${at}`,
        {
          subject: place.id,
          relation: "holds",
          objects: place.things.map((one) => one.id),
          source: "observation",
        },
        { episode: episode.id },
      ),
    );
    const step = {
      kind: "act",
      thought: "",
      command: "look",
      observation: "",
      admissible: [],
      reward: 0,
    } as const;
    await this.memory.episodes.recordStep(
      {
        record: sampleStep({ episode: episode.id, seq: 1, step }),
        facts,
        invalidations: [],
        notes: [],
      },
      1,
    );
    const seen = [...latestSightings(await this.memory.facts.list({ household: id })).keys()];
    const known = looked.flatMap((place) => place.things).filter((one) => one.kind === thing.kind);
    const isMeant = kind.endsWith("meant") || kind === "where liked";
    const verdict = await this.desk.ask({
      episode,
      seq: 2,
      engine: "test-1",
      thought: "I need to know.",
      because: [],
      factWatermark: 0,
      need: needFor(kind, thing),
      why: "I have looked around.",
      candidates: kind.startsWith("which") ? known.map((one) => one.id).sort() : [],
      scores: kind.startsWith("which") ? known.map(() => 1 / known.length) : [],
      propensity: 1,
      ask: true,
      eager: true,
      view: { owner, seen, ...(isMeant && { meant: thing.id }) },
    });
    const question = await this.memory.questions.get(verdict.question ?? "");
    if (!question) return null;
    return new Asked(this, { home, owner, thing, known, question });
  }
}

function needFor(kind: Kind, { kind: noun, attributes }: ThingView): Need {
  const whose = `${attributes.owner}'s`;
  switch (kind) {
    case "where":
      return { func: "where", noun };
    case "two":
      return { func: "where", noun, adjective: "two" };
    case "whose":
      return { func: "where", noun, adjective: whose };
    case "which is whose":
      return { func: "which", noun, adjective: whose };
    case "where meant":
      return { func: "where", noun, adjective: "meant" };
    case "which meant":
      return { func: "which", noun, adjective: "meant" };
    case "liked":
      return { func: "which", noun, adjective: "preferred" };
    case "where liked":
      return { func: "where", noun, adjective: "preferred" };
  }
}

interface AskedAbout {
  readonly home: Home;
  readonly owner: OwnerView;
  /** What the question is about. */
  readonly thing: ThingView;
  /** Things of its kind that the robot has seen. */
  readonly known: readonly ThingView[];
  readonly question: Question;
}

/** An open question, and what every bot sends for it. */
export class Asked {
  readonly owner: OwnerView;
  readonly thing: ThingView;
  readonly known: readonly ThingView[];
  readonly question: Question;
  readonly home: Home;
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
    this.#picture = picture && draw(picture.drawing, { compact: true, width: 420 });
    return this.#picture;
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
    const watch = { snapshot: async () => snapshot };
    const { control } = quietHandlers();
    return JSON.stringify(
      await readPageState({ control, watch }, { household: undefined, width: 760 }),
    );
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
      stage,
    };
    return JSON.stringify(showView(view, 380));
  }

  async #terminal(card: Card): Promise<string> {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const bot = createTerminalBot({
      clock: systemClock,
      input,
      output,
      colour: false,
      person: "you",
    });
    await bot.start(quietHandlers());
    await bot.post({ id: "p1", episode: card.episode, channel: "terminal", kind: "card", card });
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
