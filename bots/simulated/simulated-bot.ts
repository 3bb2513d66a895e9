/** Simulated people: they see the card that people see and answer through the same inbox. */
import {
  type Bot,
  type BotHandlers,
  type Call,
  type Card,
  type CardQuestion,
  type IncomingKind,
  type MessageRef,
  type Post,
  reservedChoices,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ModelError } from "../../src/core/model.js";
import type { Asked, Oracle, OracleAnswer } from "../../src/core/oracle.js";
import { answerQuestion, type Temper } from "./answer.js";

export interface SimulatedBotOptions extends Temper {
  readonly clock: Clock;
  /** Names of the people; each question is answered by one of them. */
  readonly people: readonly string[];
  /** How long they take, in milliseconds. */
  readonly delayMs: number;
  /** Answers in their place, without their errors; when it fails, the person does not know. */
  readonly oracle?: Oracle | undefined;
}

async function consult(oracle: Oracle, asked: Asked): Promise<OracleAnswer> {
  try {
    return await oracle.answer(asked);
  } catch (error) {
    if (error instanceof ModelError) return { kind: "choice", choice: null };
    throw error;
  }
}

export function createSimulatedBot(options: SimulatedBotOptions): Bot {
  const { clock, people, delayMs } = options;
  let stopping = new AbortController();
  const answering = new Set<string>();
  let handlers: BotHandlers | null = null;

  async function answer(episode: string, shown: Card | Call): Promise<void> {
    const { question, household } = shown;
    if (!question) return;
    const attempt = question.followUp ? 2 : 1;
    const key = `simulated:local:answer:${question.id}:${attempt}`;
    if (answering.has(key)) return;
    answering.add(key);
    await clock.sleep(delayMs, stopping.signal);
    const name = personFor(question);
    const said = options.oracle
      ? await consult(options.oracle, { question, household, episode })
      : answerQuestion(question, question.need, { name, household }, options);
    const what: IncomingKind =
      said.kind === "words"
        ? { kind: "reply", episode, message: key, text: said.text }
        : { kind: "press", question: question.id, choice: said.choice ?? reservedChoices.dontKnow };
    await handlers?.inbox.receive({
      key,
      platform: "simulated",
      workspace: "local",
      person: { id: name.toLowerCase(), name },
      at: clock.now(),
      what,
    });
  }

  function personFor(question: CardQuestion): string {
    const index = [...question.text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return people[index % people.length] ?? "Ana";
  }

  function show(post: Post): MessageRef {
    if (post.kind !== "note") {
      answer(post.episode, post.kind === "card" ? post.card : post.call).catch(() => undefined);
    }
    return { channel: post.channel, message: post.id };
  }

  return {
    platform: "simulated",
    paceMs: 0,
    async start(given) {
      stopping.abort();
      stopping = new AbortController();
      answering.clear();
      handlers = given;
    },
    async stop() {
      stopping.abort();
    },
    post: async (post) => show(post),
    edit: async (_, post) => {
      show(post);
    },
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };
}
