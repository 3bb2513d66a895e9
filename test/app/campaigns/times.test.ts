/** What people take to answer is counted from when they could read the question, not from when it was asked. */
import path from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { rateAnswers } from "../../../src/app/campaigns/rated-answers.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Caller } from "../../../src/core/bot.js";
import type { Question } from "../../../src/core/question.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { columnsNaming } from "../my-data/traces.js";
import { nextQuestion, QuietPeople } from "../open-scenario.js";
import { parts, pilot, startedSous } from "./scenario.js";

const { clock } = parts;

/** The platform shows nothing before the test lets it. */
async function ask() {
  const people = new QuietPeople();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bot = {
    ...people.bot,
    post: async (...[post]: Parameters<typeof people.bot.post>) => {
      if (post.kind === "card") await held;
      return people.bot.post(post);
    },
  };
  const file = newFile();
  const sous = await startedSous(file, { bots: [bot] });
  const { memory } = sous;
  const design = pilot({ tasks: ["kitchen"], copies: 1, atOnce: 1, answersPerQuestion: 3 });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, "pilot", "start");
  sous.campaigns.start();
  return { people, sous, file, release, design, question: await nextQuestion(sous) };
}

function caller(name: string): Caller {
  return {
    platform: "simulated",
    workspace: "local",
    channel: "simulated",
    person: { id: name.toLowerCase(), name },
    mayManage: async () => ({ allowed: false, reason: "not here" }),
    belongs: async () => "yes",
  };
}

const agree = ({ control }: Sous, name: string) =>
  control.perform({ verb: "consent", campaign: "pilot", agree: true }, caller(name));

const delivered = ({ memory }: Sous, { id }: Question) =>
  until(async () => (await memory.questions.get(id))?.deliveredAt);

function openings(file: string): readonly unknown[] {
  const db = new Sqlite(path.resolve(file), { readonly: true });
  try {
    return db.prepare("SELECT question, person, at FROM question_openings").all();
  } finally {
    db.close();
  }
}

describe("the time of an answer", () => {
  it("is counted from delivery, and from the opening of who opened the question", async () => {
    const { people, sous, file, release, design, question } = await ask();
    const { memory } = sous;
    for (const name of ["Ana", "Ben", "Chloe"]) await agree(sous, name);
    expect((await memory.questions.get(question.id))?.deliveredAt).toBeUndefined();
    await people.press(question, "dk", "Ana");
    await clock.sleep(30);
    const shownAt = clock.now();
    release();
    const deliveredAt = await delivered(sous, question);
    expect(deliveredAt).toBeGreaterThanOrEqual(shownAt);

    await people.opens(question, "Chloe", deliveredAt + 1000);
    const press = { kind: "press", question: question.id, choice: "dk" } as const;
    await people.hear(press, "Ben", "ben", deliveredAt + 700);
    await people.hear(press, "Chloe", "chloe", deliveredAt + 1400);
    await until(async () => (await memory.questions.unread()).length === 0);
    const rated = await rateAnswers(memory, design);
    expect(rated.map(({ timedFrom }) => timedFrom)).toEqual(["delivered", "delivered", "opened"]);
    expect(rated.map(({ tookMs }) => tookMs)).toEqual([0, 700, 400]);
    expect(openings(file)).toHaveLength(1);

    const chloe = await sous.control.dataOf(caller("Chloe"));
    const at = new Date(deliveredAt + 1000).toISOString();
    expect(JSON.parse(chloe?.text ?? "{}")).toMatchObject({
      campaigns: [{ campaign: "pilot", practisedAt: null, practiceDone: 0 }],
      opened: [{ question: question.text, at }],
      answers: [{ question: question.text, openedAt: at }],
    });
    const { id = "" } = (await memory.people.find("simulated", "local", "chloe")) ?? {};
    expect(columnsNaming(file, id)).toEqual([
      "ballots.person",
      "campaign_enrolments.person",
      "campaign_people.person",
      "people.id",
      "question_openings.person",
    ]);
    await sous.control.prefer("forget-me-yes", caller("Chloe"));
    await sous.control.prefer("forget-me-yes", caller("Chloe"));
    expect(columnsNaming(file, id)).toEqual([]);
    expect(openings(file)).toEqual([]);
  });

  it("is not counted from an opening after it, nor is one kept of who takes no part", async () => {
    const { people, sous, file, release, design, question } = await ask();
    release();
    const deliveredAt = await delivered(sous, question);
    await people.opens(question, "Ana");
    expect(await sous.memory.people.list()).toEqual([]);
    expect(openings(file)).toEqual([]);
    await agree(sous, "Ana");
    await people.opens(question, "Ana", deliveredAt + 900);
    const press = { kind: "press", question: question.id, choice: "dk" } as const;
    await people.hear(press, "Ana", "ana", deliveredAt + 800);
    await until(async () => (await sous.memory.questions.unread()).length === 0);
    expect(await rateAnswers(sous.memory, design)).toMatchObject([{ timedFrom: "delivered" }]);
    await sous.control.perform({ verb: "consent", campaign: "pilot", agree: false }, caller("Ana"));
    const [before] = openings(file);
    await people.opens(question, "Ana", deliveredAt + 5000);
    expect(openings(file)).toEqual([before]);
  });
});
