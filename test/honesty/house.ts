import { openMemory } from "../../memory/open.js";
import type { Memory } from "../../memory/stores.js";
import { loadGame, openGame, readGameName } from "../../scenes/games/games.js";
import { createSimulator, storeHome } from "../../scenes/household/source/content.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import type { IncomingKind } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { AskOption } from "../../src/core/episode/decision.js";
import type { Episode } from "../../src/core/episode/episode.js";
import type { Home } from "../../src/core/episode/home-file.js";
import type {
  HouseholdContent,
  OwnerView,
  PlaceView,
  ThingView,
} from "../../src/core/episode/scene.js";
import { latestSightings } from "../../src/core/memory/notebook.js";
import type { KnowledgeMode, Need, Question } from "../../src/core/question/question.js";
import { seededRandom, shuffle } from "../../src/core/random.js";
import { createDesk } from "../../src/desk/desk.js";
import { createReader } from "../../src/desk/reading/index.js";
import { cookingSpeech } from "../../src/policies/query/cooking/cooking-speech.js";
import { gridSpeech } from "../../src/policies/query/grid/grid-speech.js";
import { createRulesPolicy } from "../../src/policies/rules/rules-policy.js";
import { factWrite, lookStep, sampleEpisode, sampleStep } from "../memory/samples.js";
import { until } from "../peers/control.js";
import { beginIn, fact } from "../policies/rules/views.js";

/** By need. Meanings and preferences have their own mode. */
const needs = {
  where: ({ kind: noun }) => ({ func: "where", noun }),
  two: ({ kind: noun }) => ({ func: "where", noun, adjective: "two" }),
  whose: ({ kind: noun, attributes }) => ({
    func: "where",
    noun,
    adjective: `${attributes.owner}'s`,
  }),
  "which is whose": ({ kind: noun, attributes }) => ({
    func: "which",
    noun,
    adjective: `${attributes.owner}'s`,
  }),
  "where meant": ({ kind: noun }) => ({ func: "where", noun, adjective: "meant" }),
  "which meant": ({ kind: noun }) => ({ func: "which", noun, adjective: "meant" }),
  liked: ({ kind: noun }) => ({ func: "which", noun, adjective: "preferred" }),
  "where liked": ({ kind: noun }) => ({ func: "where", noun, adjective: "preferred" }),
} satisfies Record<string, (thing: ThingView) => Need>;
export type Kind = keyof typeof needs;
export const kinds = Object.keys(needs) as Kind[];

export const gameKinds = {
  "cooking how": ["cooking:take1-cut", { func: "how", noun: "" }],
  "cooking where": ["cooking:take1-cut", { func: "where", noun: "" }],
  "grid zone": ["grid:danger", { func: "what", adjective: "danger", noun: "zone" }],
  "grid key": ["grid:open-door", { func: "what", noun: "key" }],
} as const;
export type GameKind = keyof typeof gameKinds;

/** With what only the home's owner knows. */
export interface Asked {
  readonly question: Question;
  readonly owner: OwnerView;
  readonly people: readonly string[];
}

export interface About {
  readonly thing: ThingView;
  readonly need: Need;
  readonly looked: readonly string[];
  readonly mode: KnowledgeMode;
  readonly meant: string | undefined;
}

/** Null if nothing fits such a question. */
export function drawAbout(home: Home, kind: Kind, mode: KnowledgeMode, seed = 1): About | null {
  const { places } = createSimulator(storeHome(home)).ownerView();
  const things = places.flatMap((place) => place.things);
  const several = things.filter(({ kind: one }) => things.filter((t) => t.kind === one).length > 1);
  const pool = kind === "where" ? things : several;
  const fitting = pool.filter((one) => !kind.includes("whose") || one.attributes.owner);
  const [thing] = shuffle(seededRandom(seed, home.id, kind, mode), fitting);
  if (!thing) return null;
  const isMeant = kind.endsWith("meant") || kind === "where liked";
  return {
    thing,
    need: needs[kind](thing),
    looked: shuffle(seededRandom(seed, home.id), places)
      .slice(0, Math.ceil(places.length / 2))
      .map(({ id }) => id),
    mode,
    meant: isMeant ? thing.id : undefined,
  };
}

/** Twins share the time. */
const clock: Clock = { ...systemClock, now: () => 1_700_000_000_000 };

export class Houses {
  #count = 0;

  private constructor(
    readonly memory: Memory,
    readonly desk: ReturnType<typeof createDesk>,
  ) {}

  static async open(file = ":memory:"): Promise<Houses> {
    const memory = await openMemory({ file, clock });
    const desk = createDesk({
      memory,
      clock,
      answerTimeoutMs: 3_600_000,
      grounder: createReader(),
      log: createLog("error"),
    });
    await desk.start();
    return new Houses(memory, desk);
  }

  async close(): Promise<void> {
    await this.desk.stop();
    await this.memory.close();
  }

  /** Uses the rules' order of places, in a new home. */
  async ask(home: Home, about: About): Promise<Asked> {
    const { thing, need, mode, meant } = about;
    const content = storeHome(home);
    const owner = createSimulator(content).ownerView();
    const looked = owner.places.filter(({ id }) => about.looked.includes(id));
    const known = looked.flatMap(({ things }) => things).filter((one) => one.kind === thing.kind);
    const isWhich = need.func === "which" && need.adjective !== "preferred";
    const offered = isWhich
      ? { candidates: known.map(({ id }) => id).sort(), scores: known.map(() => 1 / known.length) }
      : await rankPlaces(owner, about);
    const episode = await this.#begin(home.title, content, mode);
    await this.#look(episode, looked);
    const view = { owner, ...(meant && { meant }) };
    const question = await this.#pose(episode, { need, candidates: [], ...offered }, view);
    return { question, owner, people: home.people };
  }

  /** Asks a game's question that only the owner can answer. */
  async askInGame(kind: GameKind, number: number, mode: KnowledgeMode): Promise<Asked> {
    const [task, query] = gameKinds[kind];
    const name = readGameName(`${task}:${number}`);
    if (!name) throw new Error("there is no such game");
    const { content, title } = loadGame({ ...name, number });
    const owner = openGame(content, task).ownerView();
    const [food] = owner.places.flatMap(({ things }) => things);
    const speech = kind.startsWith("grid") ? gridSpeech : cookingSpeech;
    const episode = await this.#begin(title, content, mode);
    const posed = speech.poseQuery(query.noun ? query : { ...query, noun: food?.kind ?? "" });
    return { question: await this.#pose(episode, posed, { owner }), owner, people: [] };
  }

  async next({ question, ...asked }: Asked): Promise<Asked | null> {
    const all = await this.memory.questions.list({ episode: question.episode });
    const open = all.find(({ state }) => state === "open");
    return open ? { ...asked, question: open } : null;
  }

  press({ question }: Asked, name: string, choice: string): Promise<void> {
    return this.#hear(name, { kind: "press", question: question.id, choice });
  }

  say({ question }: Asked, name: string, text: string): Promise<void> {
    return this.#hear(name, { kind: "words", question: question.id, text });
  }

  async #hear(name: string, what: IncomingKind): Promise<void> {
    this.#count += 1;
    await this.desk.inbox.receive({
      key: `web:local:test:${this.#count}`,
      platform: "web",
      workspace: "local",
      person: { id: name.toLowerCase(), name },
      at: clock.now(),
      what,
    });
    await until(async () => (await this.memory.questions.unread()).length === 0);
  }

  async #begin(title: string, content: HouseholdContent, mode: KnowledgeMode): Promise<Episode> {
    this.#count += 1;
    const id = `house-${this.#count}`;
    await this.memory.households.create({ id, title, content, tasks: [], createdAt: 1 });
    const episode = sampleEpisode({ id: `e-${id}`, household: id, mode });
    await this.memory.episodes.open(episode);
    const record = sampleStep({ episode: episode.id });
    await this.memory.episodes.recordStep({ record, facts: [], invalidations: [], notes: [] }, 1);
    return episode;
  }

  async #look(episode: Episode, places: readonly PlaceView[]): Promise<void> {
    const facts = places.map(({ id: subject, things }, at) => {
      const objects = things.map(({ id }) => id);
      const seen = { subject, relation: "holds", objects, source: "observation" } as const;
      return factWrite(`f-${episode.id}-${at}`, seen, { episode: episode.id });
    });
    const record = lookStep(1, { episode: episode.id });
    await this.memory.episodes.recordStep({ record, facts, invalidations: [], notes: [] }, 1);
  }

  async #pose(
    episode: Episode,
    asked: Pick<AskOption, "need" | "candidates" | "scores">,
    view: { readonly owner: OwnerView; readonly meant?: string },
  ): Promise<Question> {
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
      view: { ...view, seen: [...latestSightings(facts).keys()] },
    });
    const question = await this.memory.questions.get(verdict.question ?? "");
    if (!question) throw new Error("nothing was asked");
    return question;
  }
}

async function rankPlaces(
  { places }: OwnerView,
  { thing, looked }: About,
): Promise<Partial<Pick<AskOption, "candidates" | "scores">>> {
  const ids = places.map(({ id }) => id);
  const decision = await createRulesPolicy().decide({
    task: `put a ${thing.kind} in the ${places[0]?.kind}.`,
    particular: false,
    trajectory: [beginIn(ids)],
    facts: places.flatMap(({ id, things }) => {
      const held = things.map((one) => one.id);
      return looked.includes(id) ? [fact(id, "holds", held)] : [];
    }),
    askEagerly: true,
  });
  if (decision.kind !== "ask" || decision.need.func !== "where") return {};
  const { candidates, scores } = decision;
  return { candidates, ...(scores && { scores }) };
}
