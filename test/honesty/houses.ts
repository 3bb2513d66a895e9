/** Homes and games in which a robot has looked into some places, and asks. */
import { openMemory } from "../../memory/open.js";
import { loadGame, openGame, readGameName } from "../../scenes/games/index.js";
import { createSimulator, storeHome } from "../../scenes/household/index.js";
import type { Home } from "../../scenes/household/source/home-file.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import type { IncomingKind } from "../../src/core/bot.js";
import type { AskOption } from "../../src/core/decision.js";
import type { Episode } from "../../src/core/episode.js";
import { latestSightings } from "../../src/core/notebook.js";
import type { KnowledgeMode, Need, Question, QuestionView } from "../../src/core/question.js";
import { type Random, seededRandom, shuffle } from "../../src/core/random.js";
import type { HouseholdContent, PlaceView, ThingView } from "../../src/core/scene.js";
import type { Memory } from "../../src/core/stores.js";
import { createDesk, type QuestionDesk } from "../../src/desk/desk.js";
import { createGrammarGrounder } from "../../src/desk/grounding/index.js";
import { createCookingSpeech, createGridSpeech } from "../../src/policies/query/index.js";
import { factWrite, lookStep, sampleEpisode, sampleStep } from "../memory/samples.js";
import { until } from "../story/team.js";
import { Asked } from "./asked.js";

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

/** Questions of games: what is asked there, and in which game. */
export const gameKinds = {
  "cooking how": ["cooking:take1-cut", { func: "how", noun: "" }],
  "cooking where": ["cooking:take1-cut", { func: "where", noun: "" }],
  "grid zone": ["grid:danger", { func: "what", adjective: "danger", noun: "zone" }],
  "grid key": ["grid:open-door", { func: "what", noun: "key" }],
} as const;
export type GameKind = keyof typeof gameKinds;

type StepWrite = Parameters<Memory["episodes"]["recordStep"]>[0];
type Offered = Partial<Pick<AskOption, "candidates" | "scores">>;

/** What is asked, and what the robot has seen before. */
interface About {
  /** Of the household. */
  readonly id: string;
  readonly thing: ThingView;
  readonly need: Need;
  /** Ids of places. */
  readonly looked: readonly string[];
  readonly mode: KnowledgeMode;
  readonly seed: number;
  readonly meant: string | undefined;
}

interface Scene {
  readonly id: string;
  readonly title: string;
  readonly content: HouseholdContent;
}

/** One memory and desk for many homes. */
export class Houses {
  #count = 0;

  private constructor(
    readonly memory: Memory,
    readonly desk: QuestionDesk,
  ) {}

  static async open(file = ":memory:"): Promise<Houses> {
    const memory = await openMemory({ file, clock: systemClock });
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
    const { places } = createSimulator(storeHome(home)).ownerView();
    const thing = subjectFor(kind, places, random);
    if (!thing) return null;
    const looked = shuffle(random, places).slice(0, Math.ceil(places.length / 2));
    const isMeant = kind.endsWith("meant") || kind === "where liked";
    return this.askAbout(home, {
      id: this.#newId(),
      thing,
      need: needFor(kind, thing),
      looked: looked.map(({ id }) => id),
      mode,
      seed,
      meant: isMeant ? thing.id : undefined,
    });
  }

  /** Asks the same in a home in which something else lies where nobody has looked. */
  askAgain(asked: Asked, home: Home, offered: Offered = {}): Promise<Asked | null> {
    const { question, thing, seed } = asked;
    const { household: id, need, view, mode } = question;
    const knowledge: KnowledgeMode = mode === "keeper" ? "keeper" : "owner";
    const about = { id, thing, need, looked: view.seen, mode: knowledge, seed, meant: view.meant };
    return this.askAbout(home, about, offered);
  }

  /** @param offered what the policy offers; absent: what it knows, in no order */
  async askAbout(home: Home, about: About, offered: Offered = {}): Promise<Asked | null> {
    const { id, thing, need, mode, seed, meant } = about;
    const content = storeHome(home);
    const owner = createSimulator(content).ownerView();
    const looked = owner.places.filter((place) => about.looked.includes(place.id));
    const task = { ...sampleEpisode().task, sentence: `put the ${thing.kind} away.` };
    const episode = await this.#begin({ id, title: home.title, content }, { mode, seed, task });
    await this.#look(episode, looked);
    const known = looked.flatMap((place) => place.things).filter((one) => one.kind === thing.kind);
    const isWhich = need.func === "which" && need.adjective !== "preferred";
    const question = await this.#pose(episode, {
      need,
      candidates: isWhich ? known.map((one) => one.id).sort() : [],
      scores: isWhich ? known.map(() => 1 / known.length) : [],
      ...offered,
      view: { owner, seen: [], ...(meant && { meant }) },
    });
    return question && new Asked(this, { home, owner, thing, known, question, seed });
  }

  /** Asks what a game's policy asks, and of which its owner alone knows the answer. */
  async askInGame(kind: GameKind, number: number, mode: KnowledgeMode): Promise<Asked | null> {
    const [task, query] = gameKinds[kind];
    const name = readGameName(`${task}:${number}`);
    if (!name) throw new Error("there is no such game");
    const { content, title } = loadGame({ ...name, number });
    const owner = openGame(content, task).ownerView();
    const [food] = owner.places.flatMap(({ things }) => things);
    const speech = kind.startsWith("grid") ? createGridSpeech() : createCookingSpeech();
    const scene = { id: this.#newId(), title, content };
    const episode = await this.#begin(scene, { mode, seed: number });
    const posed = speech.poseQuery(query.noun ? query : { ...query, noun: food?.kind ?? "" });
    const question = await this.#pose(episode, { ...posed, view: { owner, seen: [] } });
    if (!question) return null;
    const home = { id: scene.id, title, people: [] };
    const { noun } = posed.need;
    const thing = food ?? { id: noun, label: noun, kind: noun, attributes: {} };
    return new Asked(this, { home, owner, thing, known: [], question, seed: number });
  }

  /** Hands something that a person did to the inbox, and waits until it was read. */
  async hear(name: string, what: IncomingKind): Promise<void> {
    this.#count += 1;
    await this.desk.inbox.receive({
      key: `web:local:test:${this.#count}`,
      platform: "web",
      workspace: "local",
      person: { id: name.toLowerCase(), name },
      at: systemClock.now(),
      what,
    });
    await until(async () => (await this.memory.questions.unread()).length === 0);
  }

  #newId(): string {
    this.#count += 1;
    return `house-${this.#count}`;
  }

  async #begin(scene: Scene, change: Partial<Episode>): Promise<Episode> {
    await this.memory.households.create({ ...scene, tasks: [], createdAt: 1 });
    const episode = sampleEpisode({ id: `e-${scene.id}`, household: scene.id, ...change });
    await this.memory.episodes.open(episode);
    await this.#record({ record: sampleStep({ episode: episode.id }), facts: [] });
    return episode;
  }

  async #look(episode: Episode, places: readonly PlaceView[]): Promise<void> {
    const facts = places.map((place, at) => {
      const objects = place.things.map((one) => one.id);
      const seen = {
        subject: place.id,
        relation: "holds",
        objects,
        source: "observation",
      } as const;
      return factWrite(`f-${episode.id}-${at}`, seen, { episode: episode.id });
    });
    await this.#record({ record: lookStep(1, { episode: episode.id }), facts });
  }

  #record(write: Pick<StepWrite, "record" | "facts">): Promise<void> {
    return this.memory.episodes.recordStep({ ...write, invalidations: [], notes: [] }, 1);
  }

  async #pose(
    episode: Episode,
    asked: Pick<AskOption, "need" | "candidates" | "scores"> & { readonly view: QuestionView },
  ): Promise<Question | null> {
    const facts = await this.memory.facts.list({ household: episode.household });
    const verdict = await this.desk.ask({
      episode,
      seq: 2,
      engine: "test-1",
      thought: "I need to know.",
      because: [],
      factWatermark: 0,
      why: "I have looked around.",
      propensity: 1,
      ask: true,
      eager: true,
      ...asked,
      view: { ...asked.view, seen: [...latestSightings(facts).keys()] },
    });
    return this.memory.questions.get(verdict.question ?? "");
  }
}

/** What a question of the kind is about; undefined: the home has nothing for it. */
function subjectFor(
  kind: Kind,
  places: readonly PlaceView[],
  random: Random,
): ThingView | undefined {
  const things = places.flatMap((place) => place.things);
  const several = things.filter(({ kind: one }) => things.filter((t) => t.kind === one).length > 1);
  const pool = kind === "where" ? things : several;
  return shuffle(
    random,
    pool.filter((one) => (kind.includes("whose") ? one.attributes.owner : true)),
  )[0];
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
