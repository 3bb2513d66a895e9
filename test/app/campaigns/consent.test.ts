/** In a campaign nothing of a person is kept before they agree, and several answer without seeing each other's. */
import { describe, expect, it } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Caller } from "../../../src/core/bot.js";
import type { CampaignDesign } from "../../../src/core/campaign.js";
import type { Question } from "../../../src/core/question.js";
import { buildCard } from "../../../src/desk/card.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { nextQuestion, QuietPeople } from "../open-scenario.js";
import { parts, pilot, startCampaigns, startedSous } from "./scenario.js";

const { clock } = parts;

async function ask(change: Partial<CampaignDesign> = {}) {
  const people = new QuietPeople();
  const sous = await startedSous(newFile(), { bots: [people.bot] });
  await createCampaign(
    { memory: sous.memory, clock },
    pilot({ tasks: ["kitchen"], copies: 1, atOnce: 1, answersPerQuestion: 2, ...change }),
  );
  await moveCampaign({ memory: sous.memory, clock }, "pilot", "start");
  sous.campaigns.start();
  return { people, sous, question: await nextQuestion(sous) };
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

function consent({ control }: Sous, name: string, agree: boolean | null = true): Promise<string> {
  return control.perform({ verb: "consent", campaign: "pilot", agree }, caller(name));
}

const settled = ({ memory }: Sous, { id }: Question) =>
  until(async () => {
    const question = await memory.questions.get(id);
    return question && question.state !== "open" ? question : null;
  });

/** Beside what the whole channel is told. */
async function notes({ memory }: Sous): Promise<readonly string[]> {
  const notes = (await memory.outbox.list()).map(({ note }) => note);
  return notes.flatMap((note) => (note && !note.announced ? [note.text] : []));
}

describe("consent", () => {
  it("is asked for first: until then nothing is written, and then people are let in", async () => {
    const { people, sous, question } = await ask({ answersPerQuestion: 1 });
    const press = { kind: "press", question: question.id, choice: "dk" } as const;
    const before = clock.now();
    expect(await people.hear(press)).toBe("consent-needed");
    expect(await people.hear({ kind: "words", question: question.id, text: "no" })).toBe(
      "consent-needed",
    );
    expect(await sous.memory.people.list()).toEqual([]);
    expect(await sous.memory.questions.ballots(question.id)).toEqual([]);
    expect(await sous.control.consentFor(press)).toEqual({
      campaign: "pilot",
      title: "A pilot",
      text: "We keep what you answer.",
      minimumAge: 18,
    });
    expect(await consent(sous, "Ana", null)).toContain("We keep what you answer.");
    expect(await people.hear(press)).toBe("consent-needed");

    expect(await consent(sous, "Ana")).toContain("Say where things are.");
    const { episode } = question;
    const reply = { kind: "reply", episode, message: "m1", text: "in the fridge" } as const;
    expect(await people.hear(reply, "Ana", "ana", before)).toBe("consent-needed");
    expect(await people.hear(press, "Ben")).toBe("consent-needed");
    expect(await people.hear(press, "Ana", "ana", before)).toBe("accepted");
    const [ballot] = await sous.memory.questions.ballots(question.id);
    expect(ballot?.at).toBeGreaterThanOrEqual(before);
    expect((await settled(sous, question)).state).toBe("declined");
    expect((await sous.memory.people.list()).map(({ name }) => name)).toEqual(["Ana"]);
  });

  it("can be withdrawn, and is to one campaign", async () => {
    const { people, sous, question } = await ask();
    await consent(sous, "Ana");
    expect(await people.press(question, "dk")).toBe("accepted");
    expect(await consent(sous, "Ana", false)).toContain("is not published");
    expect(await people.press(question, "dk")).toBe("consent-needed");
    const said = await sous.control.perform(
      { verb: "consent", campaign: "other", agree: true },
      caller("Ana"),
    );
    expect(said).toBe('There is no campaign "other".');
  });

  it("is asked of nobody who does not belong to the campaign's place: to them there is none", async () => {
    const { sous } = await ask();
    const outsider: Caller = { ...caller("Mallory"), belongs: async () => "no" };
    const elsewhere: Caller = { ...caller("Mallory"), channel: "cellar", homeChannel: "cellar" };
    for (const who of [outsider, elsewhere])
      for (const agree of [null, true, false]) {
        const command = { verb: "consent", campaign: "pilot", agree } as const;
        expect(await sous.control.perform(command, who)).toBe('There is no campaign "pilot".');
      }
    expect(await sous.memory.people.list()).toEqual([]);
  });

  it("does not open the door further than the design says: so many questions a day", async () => {
    const { people, sous, question } = await ask({ dailyQuestions: 1, answersPerQuestion: 1 });
    await consent(sous, "Ana");
    await people.press(question, "dk");
    await settled(sous, question);
    const next = await nextQuestion(sous);
    expect(await people.press(next, "dk")).toBe("enough-today");
    expect(await people.press(question, "bad")).toBe("accepted");
    expect(await sous.memory.questions.ballots(next.id)).toEqual([]);
  });
});

describe("practice", () => {
  const practice = [
    { text: "The mug is in the sink. Where is it?", choices: ["fridge", "sink"], answer: "sink" },
    { text: "You do not know. What now?", choices: ["guess", "say so"], answer: "say so" },
  ];

  it("comes after consent; a wrong answer is told and asked again, and only then is one heard", async () => {
    const { people, sous, question } = await ask({ answersPerQuestion: 1, practice });
    const press = { kind: "press", question: question.id, choice: "dk" } as const;
    const { control } = sous;
    const answer = (choice: number, at: number | null = null) =>
      control.perform(
        { verb: "consent", campaign: "pilot", agree: null, practice: { at, choice } },
        caller("Ana"),
      );
    expect(await control.practiceFor("pilot", caller("Ana"))).toBeNull();
    expect(await answer(1)).toContain("We keep what you answer.");
    const began = await consent(sous, "Ana");
    expect(began).toMatch(/Say where things are\.\nPractice 1 of 2: .*\n1\. fridge\n2\. sink/);
    expect(await people.hear(press)).toBe("consent-needed");
    expect(await answer(0)).toMatch(/^"fridge" is not right, "sink" is. Practice 1 of 2/);
    expect(await answer(5)).toMatch(/^Practice 1 of 2/);
    expect(await answer(1, 0)).toMatch(/^That is right. Practice 2 of 2/);
    expect(await answer(1, 0), "a press on the one before").toMatch(/^Practice 2 of 2/);
    expect(await control.practiceFor("pilot", caller("Ana"))).toMatchObject({ at: 1, of: 2 });
    expect(await answer(1)).toContain("from now on it counts");
    expect(await control.practiceFor("pilot", caller("Ana"))).toBeNull();
    expect(await people.hear(press, "Ben")).toBe("consent-needed");
    expect(await people.hear(press)).toBe("accepted");
  });

  it("goes on after a restart where it was, wherever somebody practises", async () => {
    const file = newFile();
    const callers = (["web", "slack", "discord", "terminal"] as const).map(
      (platform): Caller => ({ ...caller("Ana"), platform, wasAsked: true }),
    );
    const say = ({ control }: Sous, who: Caller, given: object) =>
      control.perform({ verb: "consent", campaign: "pilot", agree: null, ...given }, who);
    const first = await startCampaigns(file, { bots: [new QuietPeople().bot] });
    await createCampaign(
      { memory: first.memory, clock },
      pilot({ tasks: ["kitchen"], copies: 1, answersPerQuestion: 1, practice }),
    );
    for (const who of callers) {
      await say(first, who, { agree: true });
      await say(first, who, { practice: { at: 0, choice: 1 } });
    }
    await first.stop();

    const sous = await startedSous(file, { bots: [new QuietPeople().bot] });
    for (const who of callers) {
      expect(await sous.control.practiceFor("pilot", who)).toMatchObject({ at: 1, of: 2 });
      expect(await say(sous, who, { agree: true })).toContain("Practice 2 of 2");
      expect(await say(sous, who, { practice: { at: 1, choice: 1 } })).toContain("it counts");
      expect(await sous.control.practiceFor("pilot", who)).toBeNull();
    }
  });

  it("is what simulated people do, too", { timeout: 120_000 }, async () => {
    const sous = await startedSous(newFile());
    const { memory } = sous;
    await createCampaign(
      { memory, clock },
      pilot({ tasks: ["kitchen"], copies: 1, rounds: 1, practice }),
    );
    await moveCampaign({ memory, clock }, "pilot", "start");
    sous.campaigns.start();
    const closed = async () => (await memory.campaigns.get("pilot"))?.state === "closed";
    await until(closed, 50_000);
    const enrolled = await memory.campaigns.enrolments("pilot");
    expect(enrolled.length).toBeGreaterThan(0);
    expect(enrolled.every(({ practisedAt }) => practisedAt !== null)).toBe(true);
    expect((await memory.campaigns.counts("pilot")).answers).toBeGreaterThan(0);
  });
});

describe("from a chat", () => {
  it("everybody is told how far a campaign is; those who may manage pause and close it", async () => {
    const { sous } = await ask();
    const say = (
      move: "status" | "pause" | "close",
      allowed = true,
      campaign: string | null = null,
    ) =>
      sous.control.perform(
        { verb: "campaign", campaign, move },
        {
          ...caller("Ana"),
          mayManage: async () => (allowed ? { allowed } : { allowed, reason: "not here" }),
        },
      );
    expect(await say("status", false)).toMatch(
      /^pilot: A pilot\n {2}running, .*\n.*\n {2}questions 1 /,
    );
    expect(await say("pause", false)).toBe("not here");
    expect(await say("close", true, "other")).toContain('There is no campaign "other"');
    expect(await say("pause")).toContain("paused (by hand)");
    await until(async () => (await sous.memory.runs.list()).every(({ pausedAt }) => pausedAt));
    expect(await say("close")).toContain("closed (by hand)");
    await until(async () => (await sous.memory.runs.list()).length === 0);
  });
});

describe("a campaign's home", () => {
  it("is played for the campaign only", async () => {
    const { sous } = await ask();
    const command = { verb: "play", home: "pilot:1", rounds: 1 } as const;
    const manager = { ...caller("Ana"), mayManage: async () => ({ allowed: true }) as const };
    expect(await sous.control.perform(command, manager)).toContain("for the campaign pilot only");
  });
});

describe("an arm that asks for words first", () => {
  it("offers choices only once words were not understood", async () => {
    const { people, sous, question } = await ask({
      answersPerQuestion: 1,
      arms: [{ name: "words", ask: "missing", reuse: true, first: "text", share: 1 }],
    });
    const shown = async () => (await buildCard(sous.memory, question.episode))?.question;
    expect(question.choices.length).toBeGreaterThan(1);
    expect(await shown()).toMatchObject({ choices: [], followUp: false });
    await consent(sous, "Ana");
    await people.say(question, "la la la");
    await until(async () => (await shown())?.followUp);
    expect((await shown())?.choices.length).toBeGreaterThan(0);
  });
});

describe("several answers", () => {
  it("are given unseen: what others could read is kept, marked, and does not count", async () => {
    const { people, sous, question } = await ask();
    const { memory } = sous;
    expect(question).toMatchObject({ quorum: 2, fallback: "explore" });
    expect(question.deadline - question.askedAt).toBe(24 * 3_600_000);
    for (const name of ["Ana", "Ben", "Chloe"]) await consent(sous, name);
    const [first, second] = question.choices;
    if (!first || !second) throw new Error("there is nothing to choose from");
    const say = {
      kind: "reply",
      episode: question.episode,
      message: "m1",
      text: first.label,
    } as const;
    expect(await people.hear(say, "Chloe")).toBe("accepted");
    await until(async () => (await memory.questions.unread()).length === 0);
    const given = async () => (await buildCard(memory, question.episode))?.question?.answers;
    expect(await given()).toEqual({ given: 0, wanted: 2 });
    expect(await notes(sous)).toEqual([expect.stringContaining("does not count")]);

    await people.press(question, first.label, "Ana");
    await until(async () => (await given())?.given === 1);
    expect((await notes(sous)).at(-1)).toBe("Thank you, your answer is in (1 of 2).");
    await people.press(question, second.label, "Chloe");
    expect((await settled(sous, question)).state).toBe("answered");
    const ballots = await memory.questions.ballots(question.id);
    const seen = ballots.map(({ personName, sawOthers = false, afterOthers = false }) => [
      personName,
      sawOthers,
      afterOthers,
    ]);
    expect(seen).toEqual([
      ["Chloe", true, false],
      ["Ana", false, true],
      ["Chloe", false, false],
    ]);
  });

  it("do not give way to what the same person writes afterwards for all to read", async () => {
    const { people, sous, question } = await ask({ answersPerQuestion: 3 });
    await consent(sous, "Ana");
    await people.press(question, question.choices[0]?.label ?? "", "Ana");
    const say = {
      kind: "reply",
      episode: question.episode,
      message: "m1",
      text: "no idea",
    } as const;
    await people.hear(say, "Ana");
    await until(async () => (await sous.memory.questions.unread()).length === 0);
    const card = await buildCard(sous.memory, question.episode);
    expect(card?.question?.answers).toEqual({ given: 1, wanted: 3 });
  });
});
