/** Simulated people at work on a platform: who answers a question, when, and how they put it there. */
import { setTimeout as sleep } from "node:timers/promises";
import { reservedChoices } from "../../../src/core/bot.js";
import { seededRandom } from "../../../src/core/random.js";
import { type GivenAnswer, giveAnswer } from "../../../src/crowdwork/simulated/answers.js";
import { chooseAnswering } from "../../../src/crowdwork/simulated/choose-answering.js";
import type { SimulatedPerson } from "../../../src/crowdwork/simulated/people.js";
import type { Act, Asked, ChatRoom, Room } from "../faults/room.js";
import { simulateQuestion } from "./questions.js";
import type { LiveQuestion, LiveRows } from "./rows.js";
import { writeAnswer } from "./words.js";

/** What somebody did about a question. */
export interface LiveAct extends Act {
  readonly question: string;
  readonly person: string;
  /** They had not agreed yet: it is kept only where the page sends it again once they have. */
  readonly isTooEarly: boolean;
}

export interface LivePeopleOptions {
  readonly people: readonly SimulatedPerson[];
  readonly rows: Pick<LiveRows, "hasAgreed" | "ends" | "open">;
  readonly seed: number;
  /** How many times faster than people they are. */
  readonly speed: number;
  /** Nobody begins anything after it. */
  readonly signal: AbortSignal;
}

interface Seen {
  readonly question: LiveQuestion;
  readonly asked: Asked;
  readonly room: Room;
}

/**
 * `tooLate`: the campaign was over, with all the answers that were wanted, and its cards have no buttons any
 * more. `missed`: the question was settled, and the campaign went on. `unheard`: the question still stood, but
 * the platform or the program behind it did not answer in {@link mostTries} tries.
 */
export type Unsaid = "tooLate" | "missed" | "unheard";

interface Asking {
  readonly given: GivenAnswer[];
  /** When the last of those who were to answer had. */
  doneAt: number | null;
}

/** A question that still stands so long after everybody has answered is put to one more. */
const moreAfterMs = 8000;
const againMs = 250;
const mostTries = 40;

export class LivePeople {
  readonly #options: LivePeopleOptions;
  readonly #asked = new Map<string, Asking>();
  readonly #pending = new Set<Promise<void>>();
  /** What each is doing with their hands: one thing after the other. */
  readonly #hands = new Map<string, Promise<void>>();
  readonly #agreed = new Set<string>();
  readonly acts: LiveAct[] = [];
  /** How often somebody could not say what they wanted to, by what had become of the question. */
  readonly unsaid: Record<Unsaid, number> = { missed: 0, tooLate: 0, unheard: 0 };

  constructor(options: LivePeopleOptions) {
    this.#options = options;
  }

  get people(): readonly SimulatedPerson[] {
    return this.#options.people;
  }

  /** What was thought, in the order of the questions; whether it was said is in the rows. */
  get given(): readonly GivenAnswer[] {
    return [...this.#asked.values()].flatMap(({ given }) => given);
  }

  /** A question stands on the platform: whoever is to answer it begins to think. */
  see(seen: Seen): void {
    const { question } = seen;
    const known = this.#asked.get(question.id);
    if (!known) {
      const asking: Asking = { given: [], doneAt: null };
      this.#asked.set(question.id, asking);
      this.#put(seen, asking, question.wanted);
      return;
    }
    if (known.doneAt === null || Date.now() - known.doneAt < moreAfterMs) return;
    known.doneAt = null;
    this.#put(seen, known, 1);
  }

  /** Resolves when what was begun has come to its end. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  #put(seen: Seen, asking: Asking, count: number): void {
    const { people, seed } = this.#options;
    const { id } = seen.question;
    const random = seededRandom(seed, "live", id, String(asking.given.length));
    const before = new Set(asking.given.map(({ answer }) => answer.person));
    const question = simulateQuestion(seen.question, seed);
    const free = people.filter((person) => !before.has(person.id));
    const chosen = free.length > 0 ? chooseAnswering(free, count, random) : [];
    const added = chosen.map((person) => {
      const given = giveAnswer({ person, question, before: asking.given, seed, random });
      asking.given.push(given);
      return given;
    });
    const work = Promise.all(added.map((given) => this.#answer(seen, given))).then(() => {
      asking.doneAt = Date.now();
      this.#pending.delete(work);
    });
    this.#pending.add(work);
  }

  async #answer(seen: Seen, { answer, typingMs }: GivenAnswer): Promise<void> {
    const { speed, signal } = this.#options;
    const said = put(seen, answer);
    const tookMs = answer.tookMs ?? 0;
    const inFormMs = said.isInForm ? (answer.written > 0 ? typingMs : tookMs / 2) : 0;
    await sleep((tookMs - inFormMs) / speed, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const { person } = answer;
    const hands = (this.#hands.get(person) ?? Promise.resolve()).then(async () => {
      if (signal.aborted) return;
      try {
        await this.#agree(seen, person);
        await this.#say(seen, { person, said, typingMs: inFormMs / speed });
      } catch {
        this.unsaid[await this.#whyUnsaid(seen.question)] += 1;
      }
    });
    this.#hands.set(person, hands);
    await hands;
  }

  /** People press, read what they are to agree to, and agree; only then what they say is kept. */
  async #agree({ question, asked, room }: Seen, person: string): Promise<void> {
    const { campaign } = question;
    const key = JSON.stringify([campaign, person]);
    if (this.#agreed.has(key)) return;
    const choice = reservedChoices.dontKnow;
    const act = await room.press({ person, asked, choice });
    this.acts.push({ ...act, question: question.id, person, isTooEarly: true });
    await this.#until(() => succeeds(room.agree(person, campaign)));
    await this.#until(() => this.#options.rows.hasAgreed(campaign, person));
    this.#agreed.add(key);
  }

  async #say(
    { question, asked, room }: Seen,
    { person, said, typingMs }: { person: string; said: Said; typingMs: number },
  ): Promise<void> {
    const { text, choice } = said;
    let waitMs = typingMs;
    const say = (): Promise<Act | null> =>
      text === null
        ? room.press({ person, asked, choice })
        : isChat(room)
          ? room.fill({ person, asked, text, typingMs: waitMs })
          : room.reply({ person, asked, text });
    await this.#until(async () => {
      const act = await say();
      waitMs = 0;
      if (act) this.acts.push({ ...act, question: question.id, person, isTooEarly: false });
      return act?.acked ?? false;
    });
  }

  async #whyUnsaid({ id, campaign }: LiveQuestion): Promise<Unsaid> {
    const { rows } = this.#options;
    const ends = await rows.ends();
    if (ends.some((end) => end.campaign === campaign && end.state === "closed")) return "tooLate";
    return (await rows.open()).some((question) => question.id === id) ? "unheard" : "missed";
  }

  async #until(isDone: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (await isDone()) return;
      await sleep(againMs);
    }
    throw new Error(`nothing came of it in ${mostTries} tries`);
  }
}

function isChat(room: Room): room is ChatRoom {
  return "fill" in room;
}

/** How somebody puts what they think: words, or a choice to press. */
interface Said {
  readonly text: string | null;
  readonly choice: string;
  /** Where the others do not see it. On the page words go where they always go. */
  readonly isInForm: boolean;
}

function put({ question, asked, room }: Seen, { label, written }: GivenAnswer["answer"]): Said {
  const choice = question.choices.find(({ value }) => value === label);
  const isOnButton = asked.choices.some(({ id }) => id === (choice?.id ?? label));
  const isWritten = choice && !question.adjudicates && (written > 0 || !isOnButton);
  const text = isWritten ? writeAnswer(choice, written) : null;
  const pressed = choice?.id ?? label ?? reservedChoices.dontKnow;
  return { text, choice: pressed, isInForm: text !== null && isChat(room) };
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
