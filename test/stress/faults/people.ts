/** Seeded people who answer questions by button or text after a delay. */
import { setTimeout as sleep } from "node:timers/promises";
import { pick, type Random } from "../../../src/core/random.js";
import type { Act, Asked, Room, Sight } from "./room.js";

const habits = [
  { share: 0.4, habit: "press" },
  { share: 0.1, habit: "press-twice" },
  { share: 0.1, habit: "press-together" },
  { share: 0.4, habit: "words" },
] as const;

const sentences: readonly ((label: string) => string)[] = [
  (label) => `in the ${label}`,
  (label) => `I think it is in the ${label}`,
  (label) => `${label}`,
  (label) => `not in the ${label}`,
  () => "no idea, sorry",
  () => "next to the other one",
];

export function inWords(choice: Asked["choices"][number] | undefined): string {
  const label = choice?.label.toLowerCase() ?? "sink";
  return ["yes", "no"].includes(label) ? label : `in the ${label}`;
}

const longestThoughtMs = 900;
/** Milliseconds of typing; the question may be settled meanwhile. */
const longestTypingMs = 2000;
/** Probability of answering an answered question again. */
const secondAnswer = 0.04;

export interface PeopleOptions {
  readonly room: Room;
  readonly random: Random;
  readonly sight: () => Sight;
  /** They press the first choice, and nothing else. */
  readonly areAlike?: boolean | undefined;
}

export class People {
  readonly #options: PeopleOptions;
  readonly #pending = new Set<Promise<unknown>>();
  readonly #onAct = new Set<() => void>();
  readonly acts: Act[] = [];
  readonly #answered = new Set<string>();

  constructor(options: PeopleOptions) {
    this.#options = options;
  }

  get areBusy(): boolean {
    return this.#pending.size > 0;
  }

  async live(signal: AbortSignal): Promise<void> {
    const { room } = this.#options;
    await Promise.all(room.people.map((person) => this.#live(person, signal)));
  }

  nextAct(): Promise<void> {
    return new Promise((resolve) => this.#onAct.add(resolve));
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  async #live(person: string, signal: AbortSignal): Promise<void> {
    const { random, sight } = this.#options;
    while (!signal.aborted) {
      const thoughtMs = 50 + random() * longestThoughtMs;
      await sleep(thoughtMs, undefined, { signal }).catch(() => undefined);
      const asked = pick(random, sight().asked);
      if (!asked || signal.aborted) continue;
      const isAnswered = this.#answered.has(asked.question);
      const { areAlike } = this.#options;
      if (!isAnswered || (!areAlike && random() < secondAnswer)) await this.#answer(person, asked);
    }
  }

  async #answer(person: string, asked: Asked): Promise<void> {
    const { room, random, areAlike } = this.#options;
    const choices = areAlike ? asked.choices.slice(0, 1) : asked.choices;
    const choice = pick(random, choices) ?? { id: "dk", label: "" };
    const press = (who: string) =>
      this.#act(asked, () => room.press({ person: who, asked, choice: choice.id }));
    switch (areAlike ? "press" : drawHabit(random)) {
      case "press":
        return press(person);
      case "press-twice":
        await Promise.all([press(person), press(person)]);
        return;
      case "press-together":
        await Promise.all(room.people.map(press));
        return;
      case "words": {
        const text = (pick(random, sentences) ?? String)(choice.label.toLowerCase());
        await sleep(random() * longestTypingMs);
        return this.#act(asked, () => room.reply({ person, asked, text }));
      }
    }
  }

  async #act({ question }: Asked, act: () => Promise<Act | null>): Promise<void> {
    for (const resolve of this.#onAct) resolve();
    this.#onAct.clear();
    const work = act().then(
      (done) => {
        if (done) this.acts.push(done);
        if (done?.acked !== false) this.#answered.add(question);
      },
      () => undefined,
    );
    this.#pending.add(work);
    await work.finally(() => this.#pending.delete(work));
  }
}

function drawHabit(random: Random): (typeof habits)[number]["habit"] {
  let rest = random();
  for (const { share, habit } of habits) {
    if (rest < share) return habit;
    rest -= share;
  }
  return "press";
}
