/** Plays simulated people, who answer through the same inbox as real ones. */
import {
  type Bot,
  type BotHandlers,
  type Call,
  type Caller,
  type Card,
  type CardQuestion,
  type IncomingKind,
  type MessageRef,
  type Post,
  reservedChoices,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Asked, Oracle, OracleAnswer } from "../../src/core/episode/oracle.js";
import { ModelError } from "../../src/core/model/model.js";
import { drawAround, seededRandom } from "../../src/core/random.js";
import { answerQuestion, EarlierPlaces, paceOf, type Temper, type UsualPlaces } from "./answer.js";

export interface SimulatedBotOptions extends Temper {
  readonly clock: Clock;
  readonly people: readonly string[];
  readonly delayMs: number;
  /** Standard deviation of the delay's logarithm; `delayMs` is the median. */
  readonly delaySpread?: number | undefined;
  readonly usual?: UsualPlaces | undefined;
  /** If present, gives all answers, without errors. On failure, the answer is "I don't know". */
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

/** Turns an answer into an event; for a blind question, that of its form, as others read the thread. */
function toEvent(
  said: OracleAnswer,
  at: { readonly question: CardQuestion; readonly episode: string; readonly key: string },
): IncomingKind {
  const { question, episode, key } = at;
  if (said.kind === "choice")
    return {
      kind: "press",
      question: question.id,
      choice: said.choice ?? reservedChoices.dontKnow,
    };
  if (question.blind) return { kind: "words", question: question.id, text: said.text };
  return { kind: "reply", episode, message: key, text: said.text };
}

const visitorRights = {
  mayManage: async () => ({ allowed: false, reason: "Simulated people only answer." }),
  belongs: async () => "yes",
} as const satisfies Pick<Caller, "mayManage" | "belongs">;

export function createSimulatedBot(options: SimulatedBotOptions): Bot {
  const { clock, people, delayMs, delaySpread = 0, seed, usual } = options;
  let stopping = new AbortController();
  const answering = new Set<string>();
  /** Where things were before, by home. Lost at a restart: then people know every earlier move. */
  const earlier = new Map<string, EarlierPlaces>();
  let handlers: BotHandlers | null = null;

  async function answer(episode: string, shown: Card | Call): Promise<void> {
    const { question, household } = shown;
    if (!question) return;
    const attempt = question.followUp ? 2 : 1;
    const key = `simulated:local:answer:${question.id}:${attempt}`;
    if (answering.has(key)) return;
    answering.add(key);
    const seen = earlier.get(household) ?? new EarlierPlaces();
    seen.see(question.view.owner);
    earlier.set(household, seen);
    const { func, adjective = "", noun } = question.need;
    const turns = peopleFor(question).map((name, at) => {
      const about = [household, name, func, adjective, noun, String(attempt)];
      const median = delayMs * paceOf(name, options);
      const ms = drawAround(median, delaySpread, seededRandom(seed, "delay", ...about));
      return { name, own: at === 0 ? key : `${key}:${at}`, ms };
    });
    let waited = -1;
    for (const { name, own, ms } of turns.sort((a, b) => a.ms - b.ms)) {
      if (ms > waited) await clock.sleep(Math.round(ms - Math.max(0, waited)), stopping.signal);
      waited = ms;
      const before = (thing: string) => seen.before(thing);
      const said = options.oracle
        ? await consult(options.oracle, { question, household, episode })
        : answerQuestion(question, question.need, { name, household, before, usual }, options);
      await speak(name, own, toEvent(said, { question, episode, key: own }));
    }
  }

  /** Gives any required consent first. */
  async function speak(name: string, key: string, what: IncomingKind): Promise<void> {
    if (!handlers) return;
    const { inbox, control } = handlers;
    const who = {
      platform: "simulated",
      workspace: "local",
      person: { id: name.toLowerCase(), name },
    } as const;
    const say = () => inbox.receive({ ...who, key, at: clock.now(), what });
    if ((await say()) !== "consent-needed") return;
    const asked = await control.consentFor(what);
    if (!asked) return;
    const { campaign } = asked;
    const caller = { ...who, channel: "simulated", wasAsked: true, ...visitorRights } as const;
    await control.perform({ verb: "consent", campaign, agree: true }, caller);
    await practise(campaign, caller);
    await say();
  }

  /** Answers a campaign's practice questions, by trying all choices one by one. */
  async function practise(campaign: string, caller: Caller): Promise<void> {
    let asked = await handlers?.control.practiceFor(campaign, caller);
    for (let choice = 0; handlers && asked && choice < asked.choices.length; choice += 1) {
      const { at } = asked;
      const practice = { at, choice };
      await handlers.control.perform({ verb: "consent", campaign, agree: null, practice }, caller);
      asked = await handlers.control.practiceFor(campaign, caller);
      if (asked?.at !== at) choice = -1;
    }
  }

  /** Chooses who answers. The first person depends on the question's text. */
  function peopleFor({ text, answers }: CardQuestion): readonly string[] {
    const index = [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const wanted = Math.min(people.length, answers?.wanted ?? 1);
    return Array.from({ length: wanted }, (_, at) => people[(index + at) % people.length] ?? "Ana");
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
