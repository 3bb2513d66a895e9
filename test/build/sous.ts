/** The whole product in this process, people who answer or are silent, and tasks that are played. */
import { onTestFinished } from "vitest";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import type { RunRequest } from "../../src/app/runner.js";
import { type Sous, type SousOptions, startSous } from "../../src/app/wire.js";
import {
  type Bot,
  type BotHandlers,
  type InboxVerdict,
  type IncomingKind,
  type MessageRef,
  type Post,
  reservedChoices,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Episode } from "../../src/core/episode.js";
import type { Question } from "../../src/core/question.js";
import type { Memory } from "../../src/core/stores.js";
import { until } from "../story/team.js";

/** A memory that is closed after the test; in no file unless one is given. */
export async function openRows(file = ":memory:", clock: Clock = systemClock): Promise<OpenMemory> {
  const memory = await openMemory({ file, clock });
  onTestFinished(() => memory.close());
  return memory;
}

/** Three people who know everything and answer at once. */
export function simulatedPeople(
  changes: Partial<Parameters<typeof createSimulatedBot>[0]> = {},
): Bot {
  return createSimulatedBot({
    clock: systemClock,
    people: ["Ana", "Ben", "Chloe"],
    seed: 1,
    unsure: 0,
    wrong: 0,
    delayMs: 0,
    ...changes,
  });
}

/** Starts the product without pauses between steps; the caller stops it. */
export function startPlain(changes: Partial<SousOptions> = {}): Promise<Sous> {
  return startSous({
    database: ":memory:",
    command: "a test",
    clock: systemClock,
    log: createLog("error"),
    bots: [simulatedPeople()],
    answerTimeoutMs: 60_000,
    paceMs: 0,
    ...changes,
  });
}

/** The same, stopped after the test if the test has not stopped it. */
export async function openSous(changes: Partial<SousOptions> = {}): Promise<Sous> {
  const sous = await startPlain(changes);
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopped ??= sous.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { ...sous, stop };
}

/** A round in the kitchen, unless told otherwise. */
export async function requestOf(
  memory: Memory,
  { home = "kitchen", ...changes }: Partial<RunRequest> & { readonly home?: string } = {},
): Promise<RunRequest> {
  return {
    household: changes.household ?? (await keepHousehold(memory, home, systemClock)),
    bot: "simulated",
    channel: "simulated",
    rounds: 1,
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
    ...changes,
  };
}

/** Plays that; takes up what is open there. */
export async function play(
  { memory, runner }: Pick<Sous, "memory" | "runner">,
  changes: Parameters<typeof requestOf>[1] = {},
): Promise<readonly Episode[]> {
  return runner.play(await requestOf(memory, changes));
}

/** Waits until a question is open, another one than the given one. */
export function nextQuestion(
  { memory }: { readonly memory: Memory },
  not?: Question,
): Promise<Question> {
  return until(async () =>
    (await memory.questions.list({ state: "open" })).find(({ id }) => id !== not?.id),
  );
}

/** Every decision of an episode, as a line. */
export async function decisions(memory: Memory, episode: string): Promise<readonly string[]> {
  const records = await memory.episodes.steps(episode);
  return records.map(({ step }) => {
    if (step.kind === "begin") return "begin";
    if (step.kind === "act") return step.command;
    return `${step.need.func} ${step.need.adjective ?? ""} ${step.need.noun}: ${step.outcome}`;
  });
}

/** What a replay of an episode's rows in a fresh home shows, step by step. */
export async function replay(
  memory: Memory,
  { id, task }: Episode,
  home = "kitchen",
): Promise<readonly { readonly text: string; readonly reward: number }[]> {
  const scene = createSimulator(loadHousehold(home).content);
  return (await memory.episodes.steps(id)).flatMap(({ step }) => {
    if (step.kind === "ask") return [];
    const { observation, reward } =
      step.kind === "begin" ? scene.begin(task) : scene.step(step.command);
    return [{ text: observation.text, reward }];
  });
}

/** People who say nothing until a test speaks for them, on a platform that a test may make fail. */
export class SilentPeople {
  /** The ids of posts, once each time they are posted. */
  readonly posted: string[] = [];
  /** "post e1", "edit e1", "remove m1" …, failed ones too. */
  readonly calls: string[] = [];
  /** Each post as it is shown now. */
  readonly shown = new Map<string, Post>();
  /** What the next call about this post throws; null when it works. */
  fault: (id: string) => Error | null = () => null;
  /** Copies of a post that the platform finds. */
  copies: (id: string) => readonly MessageRef[] = (id) =>
    this.posted.includes(id) ? [{ channel: "c", message: id }] : [];
  readonly bot: Bot;
  #handlers: BotHandlers | null = null;
  #heard = 0;

  constructor(changes: Partial<Bot> = {}) {
    this.bot = {
      platform: "simulated",
      paceMs: 0,
      start: async (handlers) => {
        this.#handlers = handlers;
      },
      stop: async () => undefined,
      post: async (post) => {
        this.#call("post", post.id);
        this.posted.push(post.id);
        this.shown.set(post.id, post);
        return { channel: post.channel, message: post.id };
      },
      edit: async ({ message }, post) => {
        this.#call("edit", message);
        this.shown.set(post.id, post);
      },
      find: async ({ id }) => {
        this.#call("find", id);
        return this.copies(id);
      },
      remove: async ({ message }) => this.#call("remove", message),
      catchUp: async () => undefined,
      ...changes,
    };
  }

  #call(what: string, id: string): void {
    this.calls.push(`${what} ${id}`);
    const fault = this.fault(id);
    if (fault) throw fault;
  }

  /**
   * @param id the person's on the platform
   * @param version of a message that may be edited
   */
  async hear(
    what: IncomingKind,
    name = "Ana",
    id = name.toLowerCase(),
    at = systemClock.now(),
    version = 1,
  ): Promise<InboxVerdict | undefined> {
    this.#heard += 1;
    const key =
      what.kind === "reply"
        ? `${what.message}:${version}`
        : `simulated:local:${what.kind}:${this.#heard}${Math.random()}:${id}:1`;
    return this.#handlers?.inbox.receive({
      key,
      platform: this.bot.platform,
      workspace: "local",
      at,
      person: { id, name },
      what,
    });
  }

  /** Presses the choice with this label, or "I don't know". */
  press({ id, choices }: Question, label: string, name = "Ana"): Promise<InboxVerdict | undefined> {
    const choice = choices.find((one) => one.label === label)?.id ?? reservedChoices.dontKnow;
    return this.hear({ kind: "press", question: id, choice }, name);
  }

  /** Has the question before them alone. */
  async opens({ id: question }: Question, name = "Ana", at = systemClock.now()): Promise<void> {
    await this.#handlers?.inbox.opened({
      platform: this.bot.platform,
      workspace: "local",
      person: name.toLowerCase(),
      at,
      about: { kind: "words", question },
    });
  }

  say({ id }: Question, text: string, name = "Ana"): Promise<InboxVerdict | undefined> {
    return this.hear({ kind: "words", question: id, text }, name);
  }
}
