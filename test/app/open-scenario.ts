/** Open tasks of the kitchen over a database file, with people who say what a test tells them to. */

import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import {
  type Bot,
  type BotHandlers,
  type InboxVerdict,
  type IncomingKind,
  reservedChoices,
} from "../../src/core/bot.js";
import type { AskPolicyName, Episode } from "../../src/core/episode.js";
import type { KnowledgeMode, Question } from "../../src/core/question.js";
import type { Household, Memory } from "../../src/core/stores.js";
import { until } from "../story/team.js";

/** A bot whose people are silent until a test speaks for them. */
export class QuietPeople {
  #handlers: BotHandlers | null = null;
  #heard = 0;

  readonly bot: Bot = {
    platform: "simulated",
    paceMs: 0,
    start: async (handlers) => {
      this.#handlers = handlers;
    },
    stop: async () => undefined,
    post: async ({ id, channel }) => ({ channel, message: id }),
    edit: async () => undefined,
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };

  /** @param id the person's on the platform; it stands in the event's key, as platforms have it */
  async hear(
    what: IncomingKind,
    name = "Ana",
    id = name.toLowerCase(),
    at = systemClock.now(),
  ): Promise<InboxVerdict | undefined> {
    this.#heard += 1;
    const key =
      what.kind === "reply"
        ? `${what.message}:1`
        : `simulated:local:${what.kind}:${this.#heard}${Math.random()}:${id}:1`;
    return this.#handlers?.inbox.receive({
      key,
      platform: "simulated",
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
      platform: "simulated",
      workspace: "local",
      person: name.toLowerCase(),
      at,
      about: { kind: "words", question },
    });
  }

  say({ id }: Question, text: string): Promise<InboxVerdict | undefined> {
    return this.hear({ kind: "words", question: id, text });
  }
}

export function openWith(file: string, bot: Bot, answerTimeoutMs = 60_000): Promise<Sous> {
  return startSous({
    database: file,
    command: "a test",
    clock: systemClock,
    log: createLog("error"),
    bots: [bot],
    answerTimeoutMs,
    paceMs: 0,
  });
}

/** The kitchen as it is, with its open tasks only. */
function keepOpenKitchen(memory: Memory): Promise<Household> {
  const { id, title, content, tasks } = loadHousehold("kitchen");
  const open = tasks.filter((task) => task.open);
  return memory.households.create({ id, title, content, tasks: open, createdAt: 1 });
}

export async function playOpen(
  { memory, runner }: Sous,
  change: {
    readonly rounds?: number;
    readonly askPolicy?: AskPolicyName;
    readonly mode?: KnowledgeMode;
  } = {},
): Promise<readonly Episode[]> {
  return runner.play({
    household: await keepOpenKitchen(memory),
    bot: "simulated",
    channel: "simulated",
    rounds: 1,
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
    ...change,
  });
}

/** Waits until a question is open. */
export function nextQuestion({ memory }: Sous): Promise<Question> {
  return until(async () => (await memory.questions.list({ state: "open" }))[0]);
}

/** What a replay of an episode's rows in a fresh kitchen shows, step by step. */
export async function replay(
  memory: Memory,
  episode: Episode,
): Promise<readonly { readonly text: string; readonly reward: number }[]> {
  const scene = createSimulator(loadHousehold("kitchen").content);
  return (await memory.episodes.steps(episode.id)).flatMap(({ step }) => {
    if (step.kind === "ask") return [];
    const { observation, reward } =
      step.kind === "begin" ? scene.begin(episode.task) : scene.step(step.command);
    return [{ text: observation.text, reward }];
  });
}
