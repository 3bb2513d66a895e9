import { onTestFinished } from "vitest";
import { createSimulatedBot } from "../../bots/simulated/simulated-bot.js";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import type { Memory } from "../../memory/stores.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { keepHousehold } from "../../src/app/play/households.js";
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
import type { Episode } from "../../src/core/episode/episode.js";
import type { Question } from "../../src/core/question/question.js";
import { until } from "../peers/control.js";

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

/** Without pauses; the caller stops it. */
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

export async function play(
  { memory, runner }: Pick<Sous, "memory" | "runner">,
  changes: Parameters<typeof requestOf>[1] = {},
): Promise<readonly Episode[]> {
  return runner.play(await requestOf(memory, changes));
}

export function nextQuestion(
  { memory }: { readonly memory: Memory },
  not?: Question,
): Promise<Question> {
  return until(async () =>
    (await memory.questions.list({ state: "open" })).find(({ id }) => id !== not?.id),
  );
}

export async function decisions(memory: Memory, episode: string): Promise<readonly string[]> {
  const records = await memory.episodes.steps(episode);
  return records.map(({ step }) => {
    if (step.kind === "begin") return "begin";
    if (step.kind === "act") return step.command;
    return `${step.need.func} ${step.need.adjective ?? ""} ${step.need.noun}: ${step.outcome}`;
  });
}

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

/** Silent people on a platform that can fail. */
export class SilentPeople {
  readonly posted: string[] = [];
  /** "post e1", "edit e1", "remove m1" …, including failures. */
  readonly calls: string[] = [];
  readonly shown = new Map<string, Post>();
  fault: (id: string) => Error | null = () => null;
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

  /** @param version of an edited message */
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

  press({ id, choices }: Question, label: string, name = "Ana"): Promise<InboxVerdict | undefined> {
    const choice = choices.find((one) => one.label === label)?.id ?? reservedChoices.dontKnow;
    return this.hear({ kind: "press", question: id, choice }, name);
  }

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
