/** Seven simulated days of one desk: sleeps, restarts, quiet hours. */
import { expect, it } from "vitest";
import type { Question } from "../../src/core/question.js";
import { seededRandom } from "../../src/core/random.js";
import { createWakingHours } from "../../src/desk/quiet-hours.js";
import { newFile } from "../memory/folder.js";
import { type DeskScenario, minute, openDesk } from "./desk-scenario.js";

const hour = 60 * minute;
const tick = 15 * minute;
const night = { from: 22 * 60, to: 7 * 60 };
const timeZone = "Europe/Berlin";
const nouns = ["apple", "egg", "mug", "knife", "bread", "tomato", "potato", "cup", "plate", "fork"];
const remindAfterMs = [30 * minute, 90 * minute];

/** What a question has done by itself: its reminders, with the times at which they came. */
class Diary {
  readonly asked: Question[] = [];
  readonly reminders = new Map<string, { text: string; at: number }>();

  constructor(readonly scenario: DeskScenario) {}

  /** Two questions with the same words are never open at once. */
  remindersOf({ text, askedAt, deadline, settledAt }: Question) {
    const until = settledAt ?? deadline;
    return [...this.reminders.values()].filter(
      (reminder) =>
        reminder.text.startsWith(`Still open: ${text}`) &&
        reminder.at > askedAt &&
        reminder.at <= until,
    );
  }

  /** Notes each new reminder, and that nobody slept then. */
  async read(): Promise<void> {
    const { scenario, reminders } = this;
    const hours = createWakingHours(night, timeZone);
    for (const { id, note, createdAt } of await scenario.memory.outbox.list()) {
      if (note?.kind !== "reminder" || reminders.has(id)) continue;
      reminders.set(id, { text: note.text, at: createdAt });
      expect(hours.isQuiet(createdAt)).toBe(false);
    }
  }
}

async function askSomething(diary: Diary, noun: string): Promise<void> {
  const { scenario } = diary;
  const open = await scenario.memory.questions.list({ state: "open" });
  if (open.length > 2) return;
  const verdict = await scenario.ask({ need: { func: "where", noun }, eager: true });
  if (verdict.handling === "posted") diary.asked.push(await scenario.question(verdict.question));
}

it("no reminder comes twice or at night, and every button, however old, still answers", async () => {
  const random = seededRandom(7, "soak");
  const file = newFile();
  const scenario = await openDesk({
    file,
    bot: "slack",
    channel: "C1",
    answerTimeoutMs: 4 * hour,
    rules: { quietHours: night, timeZone, remindAfterMs },
  });
  const diary = new Diary(scenario);
  const oldest = await scenario.pose({ need: { func: "where", noun: "spoon" } });
  diary.asked.push(oldest);
  let pressed = 0;
  for (let passed = 0; passed < 7 * 24 * hour; ) {
    if (random() < 0.2) await askSomething(diary, nouns[Math.floor(random() * nouns.length)] ?? "");
    if (random() < 0.1) {
      const question = diary.asked[Math.floor(random() * diary.asked.length)] ?? oldest;
      pressed += 1;
      expect(await scenario.press(`Person ${pressed}`, question, "Fridge")).toBe("accepted");
    }
    const slept = random() < 0.05 ? Math.floor(random() * 10) * hour : 0;
    if (slept > 0) {
      await scenario.desk.stop();
      await scenario.clock.turn(slept);
    }
    if (slept > 0 || random() < 0.1) await scenario.restart();
    await scenario.pass(tick, tick);
    await diary.read();
    passed += slept + tick;
  }
  expect(pressed).toBeGreaterThan(20);
  expect(diary.asked.length).toBeGreaterThan(20);
  await scenario.pass(24 * hour, hour);
  await diary.read();

  const questions = await scenario.memory.questions.list();
  for (const question of questions) {
    expect(diary.remindersOf(question).length, question.text).toBeLessThanOrEqual(2);
  }
  const reminded = questions.flatMap((question) => diary.remindersOf(question));
  expect(reminded).toHaveLength(diary.reminders.size);
  expect(reminded.length).toBeGreaterThan(10);
  expect(questions.every(({ state }) => state !== "open")).toBe(true);

  for (const [index, question] of diary.asked.entries()) {
    const before = (await scenario.ballots(question)).length;
    expect(await scenario.press(`Late ${index}`, question, "Fridge")).toBe("accepted");
    const ballots = await scenario.ballots(question);
    expect(ballots).toHaveLength(before + 1);
    expect(ballots.at(-1)).toMatchObject({ late: true, understood: "choice", retracted: false });
  }
  expect(await scenario.memory.questions.dueTimers(Number.MAX_SAFE_INTEGER)).toEqual([]);
}, 120_000);
