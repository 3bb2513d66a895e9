/** Commands over the whole product, with people who say what a test tells them to. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import { type Caller, ownerRights } from "../../src/core/bot.js";
import type { Command, DataRequest } from "../../src/core/command.js";
import { SousError } from "../../src/core/errors.js";
import type { PersonData } from "../../src/core/person-data.js";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { nextQuestion, openWith, QuietPeople } from "./open-scenario.js";

let file: string;
let people: QuietPeople;
let sous: Sous;

beforeEach(async () => {
  file = newFile();
  people = new QuietPeople();
  sous = await openWith(file, people.bot);
});
afterEach(() => sous.stop());

async function restart(): Promise<void> {
  await sous.stop();
  people = new QuietPeople();
  sous = await openWith(file, people.bot);
  await sous.runner.resume();
}

function caller(change: Partial<Caller> = {}): Caller {
  return {
    platform: "simulated",
    workspace: "local",
    channel: "simulated",
    person: { id: "ana", name: "Ana" },
    ...ownerRights,
    ...change,
  };
}

const give = (command: Command, change: Partial<Caller> = {}): Promise<string> =>
  sous.control.perform(command, caller(change));
const play = (rounds = 1) => give({ verb: "play", home: "kitchen", rounds });
const openTask = async () => (await sous.memory.episodes.unfinished())[0];

async function notesOf(episode: string): Promise<readonly string[]> {
  const deliveries = await sous.memory.outbox.list({ episode });
  return deliveries.flatMap(({ note }) => (note ? [note.text] : []));
}

async function answerEverything(): Promise<void> {
  await until(async () => {
    if (!(await openTask())) return true;
    const [question] = await sous.memory.questions.list({ state: "open" });
    if (question) await people.say(question, "I don't know");
    return false;
  });
}

describe("pause and resume", () => {
  it("hold between two steps; what is answered meanwhile is kept and used", async () => {
    await play();
    const question = await nextQuestion(sous);
    expect(await give({ verb: "pause", home: null })).toMatch(/^Paused in Ana's kitchen/);
    expect(await buildCard(sous.memory, question.episode)).toMatchObject({ paused: true });
    expect(await notesOf(question.episode)).toContainEqual(
      expect.stringMatching(/^Ana paused the task/),
    );
    await people.say(question, "in the fridge");
    await until(async () => (await sous.memory.questions.get(question.id))?.state === "answered");
    const steps = (await sous.memory.episodes.steps(question.episode)).length;
    expect(await give({ verb: "status", everywhere: false })).toMatch(/Paused: say resume/);
    expect(await give({ verb: "play", home: "kitchen", rounds: 1 })).toMatch(/^I am paused in/);
    expect(await give({ verb: "pause", home: null })).toMatch(/paused already/);

    await restart();
    expect(await sous.memory.episodes.steps(question.episode)).toHaveLength(steps);
    expect(await buildCard(sous.memory, question.episode)).toMatchObject({ paused: true });
    expect(await give({ verb: "resume", home: null })).toMatch(/^I go on in Ana's kitchen/);
    await answerEverything();
    const episode = await sous.memory.episodes.get(question.episode);
    expect(episode?.end).not.toBeNull();
    expect(await buildCard(sous.memory, question.episode)).toMatchObject({ paused: false });
    expect((await sous.memory.episodes.steps(question.episode)).length).toBeGreaterThan(steps);
  });

  it("say so where there is nothing to hold", async () => {
    expect(await give({ verb: "pause", home: null })).toMatch(/Nothing was played here yet/);
    expect(await give({ verb: "pause", home: "kitchen" })).toMatch(/^Nothing was played in Ana's/);
    expect(await sous.memory.households.list()).toEqual([]);
    await play();
    expect(await give({ verb: "resume", home: null })).toMatch(/not paused/);
    expect(await give({ verb: "pause", home: "castle" })).toMatch(/no home called "castle"/);
  });
});

describe("stop", () => {
  it("ends the task as stopped, with its question and the rounds that were to follow", async () => {
    await play(3);
    const question = await nextQuestion(sous);
    expect(await give({ verb: "stop", home: null })).toMatch(/^Stopped in Ana's kitchen: /);
    const episode = await sous.memory.episodes.get(question.episode);
    expect(episode?.end).toEqual({ kind: "truncated", reason: "stopped" });
    expect((await sous.memory.questions.get(question.id))?.state).toBe("cancelled");
    expect((await buildCard(sous.memory, question.episode))?.done?.reason).toBe("it was stopped");
    expect(await notesOf(question.episode)).toContain("Ana stopped the task.");
    await restart();
    expect(await sous.memory.episodes.unfinished()).toEqual([]);
    expect(await sous.memory.episodes.list("kitchen")).toHaveLength(1);
    expect(await give({ verb: "stop", home: null })).toMatch(/Nothing is going on/);
  });

  it("ends a task that is paused", async () => {
    await play();
    await nextQuestion(sous);
    await give({ verb: "pause", home: null });
    expect(await give({ verb: "stop", home: "Ana's kitchen" })).toMatch(/^Stopped/);
    expect(await openTask()).toBeUndefined();
  });
});

describe("play", () => {
  it("says so where nothing is left to do", async () => {
    const reason = "There is nothing left to do in Ana's kitchen.";
    Object.assign(sous.runner, {
      start: () => Promise.reject(new SousError("no-task", reason)),
    });
    expect(await play()).toBe(reason);
  });
});

describe("a task that is played elsewhere", () => {
  const elsewhere = { channel: "C2", command: "/sous" } as const;

  it("is said to be, with what brings it here, and goes on here when that is said", async () => {
    await play();
    const question = await nextQuestion(sous);
    const refused = await give({ verb: "play", home: "kitchen", rounds: 1 }, elsewhere);
    expect(refused).toMatch(
      /^I am already at work in Ana's kitchen: .* It is played in the terminal\. To go/,
    );
    expect(refused).toContain("To go on here: /sous play kitchen here");
    const brought = { verb: "play", home: "kitchen", rounds: 1, here: true } as const;
    expect(await give(brought, elsewhere)).toMatch(/^Starting in Ana's kitchen: /);
    const open = await openTask();
    expect(open).toMatchObject({ id: question.episode, channel: "C2" });
    expect((await sous.memory.questions.get(question.id))?.state).toBe("open");
    await people.say(question, "I don't know");
    await until(async () => (await sous.memory.questions.get(question.id))?.state === "declined");
    expect(await give(brought, elsewhere)).toMatch(/^I am already at work/);
  });

  it("commands are called as the caller types them", async () => {
    expect(await give({ verb: "status", everywhere: false }, elsewhere)).toContain(
      "Start with: /sous play kitchen",
    );
    await play();
    await give({ verb: "pause", home: "kitchen" });
    expect(await give({ verb: "status", everywhere: true }, elsewhere)).toContain(
      "Paused: say /sous resume, and I go on.",
    );
  });
});

describe("games", () => {
  const playGame = (home: string | null, rounds = 1) => give({ verb: "play", home, rounds });
  const played = async () => (await sous.memory.households.list()).map(({ id }) => id);

  it("are played by their names, and after one that is over comes the next", async () => {
    expect(await playGame("Cooking:take1-cut")).toMatch(
      /^Starting in Charlie's kitchen \(take1-cut, game 1\): /,
    );
    const question = await nextQuestion(sous);
    expect(question.household).toBe("cooking:take1-cut:1");
    expect(await playGame("cooking:take1-cut")).toMatch(/^I am already at work in Charlie's/);
    expect(await give({ verb: "stop", home: "cooking:take1-cut" })).toMatch(/^Stopped in Charlie/);
    expect(await playGame(null)).toMatch(/^Starting in Charlie's kitchen \(take1-cut, game 2\): /);
    await give({ verb: "stop", home: null });
    expect(await playGame("cooking:take1-cut:1")).toMatch(/^Starting .*game 3\): /);
    expect(await played()).toEqual([1, 2, 3].map((number) => `cooking:take1-cut:${number}`));
    await give({ verb: "stop", home: null });
  });

  it("of the grid are played too", async () => {
    expect(await playGame("grid:favorite+danger")).toMatch(
      /^Starting in the toy rooms \(danger\+favorite, game 1\): /,
    );
    await give({ verb: "stop", home: null });
  });

  it("that are not there are named back, with those that are", async () => {
    expect(await playGame("cooking:take3")).toMatch(/no cooking task is called "take3".*take1-cut/);
    expect(await playGame("grid:dangr")).toMatch(/did you mean "danger"/);
    expect(await playGame("cooking:take1:x")).toMatch(/cooking:TASK:NUMBER/);
    expect(await playGame("castle")).toMatch(/no home called "castle".*cooking:take1-cut/);
    expect(await give({ verb: "facts", home: "grid:danger" })).toMatch(/play grid:danger/);
    expect(await playGame("cooking:take1", 3)).toMatch(/played once/);
    expect(await give({ verb: "schedule", home: "cooking:take1", daily: 600 })).toMatch(
      /cannot be daily/,
    );
    expect(await give({ verb: "help" })).toMatch(/Games: cooking:take1, .*grid:danger/);
    expect(await sous.memory.episodes.unfinished()).toEqual([]);
  });

  it("are there to be chosen on a page, which shows the last one of a task", async () => {
    const homes = await sous.control.homes();
    expect(homes).toContainEqual({
      id: "cooking:take1-cut",
      title: "Charlie's kitchen (take1-cut)",
    });
    const before = await sous.watch.snapshot("cooking:take1-cut");
    expect(before).toMatchObject({ household: "cooking:take1-cut:1", card: null });
    expect(await played()).toEqual([]);
    await playGame("cooking:take1-cut:4");
    await nextQuestion(sous);
    const now = await sous.watch.snapshot("cooking:take1-cut");
    expect(now?.household).toBe("cooking:take1-cut:4");
    expect(now?.card?.question).not.toBeNull();
    expect(await sous.watch.snapshot("nowhere")).toBeNull();
    await give({ verb: "stop", home: null });
  });
});

describe("why", () => {
  it("tells which facts from whom led to the last action, and what was not asked again", async () => {
    expect(await give({ verb: "why", home: "kitchen" })).toMatch(/Nothing was played in Ana's/);
    await play();
    const question = await nextQuestion(sous);
    expect(await give({ verb: "why", home: null })).toMatch(
      /What I did last: |I have done nothing/,
    );
    const [place] = question.view.owner.places.filter(({ things }) =>
      things.some(({ kind }) => kind === question.need.noun),
    );
    await people.say(question, `in the ${place?.label ?? "fridge"}`);
    const words = await until(async () => {
      const said = await give({ verb: "why", home: null });
      return said.includes("Ana said so") && said;
    });
    expect(words).toMatch(/What I did last: .+\nIt rests on:\n/);
    expect(words).toMatch(/: Ana said so \(\d+ \w+,? \d\d:\d\d\), asked "Where is/);
  });
});

describe("who may", () => {
  const reason = "Only members of the channel may do that.";
  const stranger = { mayManage: async () => ({ allowed: false, reason }) as const };

  it.each<Command>([
    { verb: "play", home: "kitchen", rounds: 1 },
    { verb: "schedule", home: "kitchen", daily: 600 },
    { verb: "schedule", home: null, daily: "off" },
    { verb: "pause", home: null },
    { verb: "resume", home: null },
    { verb: "stop", home: null },
    { verb: "move", home: "kitchen", thing: "tomato", place: "fridge" },
    { verb: "teach", home: "kitchen", rule: "you can only hold one thing" },
    { verb: "teach", home: null, rule: null, withdraw: 1 },
    { verb: "status", everywhere: true },
    { verb: "here" },
  ])("not $verb is told who may", async (command) => {
    expect(await give(command, stranger)).toBe(reason);
    expect(await sous.memory.households.list()).toEqual([]);
  });

  it.each<Command>([
    { verb: "status", everywhere: false },
    { verb: "facts", home: null },
    { verb: "teach", home: null, rule: null },
    { verb: "schedule", home: null, daily: null },
    { verb: "ask-less", reset: false },
    { verb: "me" },
    { verb: "my-data", request: "tell" },
    { verb: "my-data", request: "export" },
    { verb: "help" },
  ])("everybody may $verb", async (command) => {
    expect(await give(command, stranger)).not.toBe(reason);
  });
});

it("a channel that the settings name is moved in the settings alone", async () => {
  expect(await give({ verb: "here" })).toContain("change SLACK_CHANNEL or DISCORD_CHANNEL");
});

describe("status", () => {
  it("tells of the channel, and that something goes on elsewhere", async () => {
    await play();
    await nextQuestion(sous);
    expect(await give({ verb: "status", everywhere: false })).toMatch(/Waiting for an answer/);
    const elsewhere = { channel: "other" };
    const words = await give({ verb: "status", everywhere: false }, elsewhere);
    expect(words).toMatch(/Nothing is going on in this channel.*\nGoing on elsewhere: 1/);
    expect(await give({ verb: "status", everywhere: true }, elsewhere)).toMatch(/Waiting/);
  });
});

describe("what people want for themselves", () => {
  const askLess = (reset = false) => give({ verb: "ask-less", reset });

  it("is one question a day less each time, down to none, or as usual", async () => {
    const said = [await askLess(), await askLess(), await askLess(), await askLess()];
    expect(said).toEqual([
      "I put at most 2 questions a day to you by name. It was 3.",
      "I put at most 1 question a day to you by name. It was 2.",
      expect.stringMatching(/^I put no questions to you by name.*It was 1\.$/),
      expect.stringMatching(/^I put no questions to you by name\. [^0-9]*$/),
    ]);
    expect((await sous.control.pageOf(caller())).cap).toBe(0);
    const ben = caller({ person: { id: "ben", name: "Ben" } });
    expect((await sous.control.pageOf(ben)).cap).toBe(3);
    expect(await askLess(true)).toMatch(/at most 3 questions/);
  });

  it("stands on their page with open questions and the last answers", async () => {
    await play();
    const question = await nextQuestion(sous);
    let page = await sous.control.pageOf(caller());
    expect(page.questions.map((one) => one.question.id)).toEqual([question.id]);
    expect(page).toMatchObject({ answers: [], asked: 0, consented: false, optedOut: false });

    await people.press(question, question.choices[0]?.label ?? "");
    await until(async () => (await sous.memory.questions.get(question.id))?.state !== "open");
    page = await sous.control.pageOf(caller());
    expect(page.questions.filter((one) => one.question.id === question.id)).toEqual([]);
    expect(page.answers).toMatchObject([
      { question: question.text, answer: question.choices[0]?.label },
    ]);
    expect(page.asked).toBe(1);
    expect(await sous.control.prefer("consent", caller())).toMatch(/without your name/);
    expect((await sous.control.pageOf(caller())).consented).toBe(true);
    await sous.control.prefer("no-consent", caller());
    expect((await sous.control.pageOf(caller())).consented).toBe(false);
    expect(await give({ verb: "me" })).toMatch(/You said last:/);
  });

  it("may be to be left alone: nothing of them is written until they come back", async () => {
    await play();
    const question = await nextQuestion(sous);
    await sous.control.prefer("opt-out", caller());
    await people.say(question, "in the fridge");
    expect(await sous.memory.questions.ballots(question.id)).toEqual([]);
    expect(await sous.memory.questions.get(question.id)).toMatchObject({ state: "open" });
    expect(await sous.control.pageOf(caller())).toMatchObject({ optedOut: true, questions: [] });
    await sous.control.prefer("opt-in", caller());
    await people.say(question, "in the fridge");
    expect(await sous.memory.questions.ballots(question.id)).toHaveLength(1);
  });

  it("may be to be forgotten: it is asked once more, and then it is gone", async () => {
    await play();
    const question = await nextQuestion(sous);
    expect(await sous.control.prefer("forget-me", caller())).toMatch(/Nothing that you said/);
    await people.say(question, "in the fridge, behind the aquarium");
    await until(async () => (await sous.memory.questions.get(question.id))?.state !== "open");
    expect(await sous.control.prefer("forget-me-yes", caller())).toMatch(/Shall I delete/);
    expect((await sous.control.pageOf(caller())).forgetting).toBe(1);
    expect(await sous.control.prefer("forget-me-no", caller())).toMatch(/I keep it/);
    expect((await sous.control.pageOf(caller())).forgetting).toBeNull();
    expect(await sous.memory.questions.ballots(question.id)).toHaveLength(1);

    expect(await sous.control.prefer("forget-me", caller())).toMatch(/\(1 answer\)/);
    expect(await sous.control.prefer("forget-me-yes", caller())).toMatch(/Deleted: 1 answer/);
    expect(await sous.control.pageOf(caller())).toMatchObject({ answers: [], forgetting: null });
    expect(await sous.memory.questions.ballots(question.id)).toEqual([]);
    expect(await notesOf(question.episode)).not.toContainEqual(expect.stringMatching(/^Noted/));
    const known = await sous.memory.facts.history("kitchen");
    expect(known.filter(({ source }) => source === "answer")).toEqual([]);
    expect((await buildCard(sous.memory, question.episode))?.heard?.by ?? null).toBeNull();
  });

  it("may be to withdraw consent: whether the rest goes, too, is asked", async () => {
    await play();
    const question = await nextQuestion(sous);
    await people.say(question, "in the fridge");
    await sous.control.prefer("consent", caller());
    const told = await sous.control.prefer("no-consent", caller());
    expect(told).toMatch(/not used for research\. Shall I delete all that you said \(1 answer\)/);
    expect(await sous.memory.questions.ballots(question.id)).toHaveLength(1);
    expect(await sous.control.pageOf(caller())).toMatchObject({ consented: false, forgetting: 1 });
  });

  it("does not keep them from taking back what they said", async () => {
    await play();
    const question = await nextQuestion(sous);
    await people.say(question, "in the fridge");
    const [ballot] = await sous.memory.questions.ballots(question.id);
    await sous.control.prefer("opt-out", caller());
    await people.hear({ kind: "retract", ballot: ballot?.id ?? "" });
    const [kept] = await sous.memory.questions.ballots(question.id);
    expect(kept?.retracted).toBe(true);
  });
});

describe("one's own data", () => {
  const myData = (request: DataRequest) => give({ verb: "my-data", request });

  /** A task in which Ana says where things are. */
  async function help(): Promise<void> {
    await play();
    const answered = new Set<string>();
    await until(async () => {
      if (!(await openTask())) return true;
      const [question] = await sous.memory.questions.list({ state: "open" });
      if (!question || answered.has(question.id)) return false;
      answered.add(question.id);
      const place = question.view.owner.places.find(({ things }) =>
        things.some(({ kind }) => kind === question.need.noun),
      );
      const where = `in the ${place?.label ?? "fridge"}`;
      await people.say(question, question.need.func === "which" ? "the blue one" : where);
      return false;
    });
  }

  it("is told with thanks for what it was worth, and given as a whole", async () => {
    expect(await myData("tell")).toBe("Nothing that you said is kept, and neither is your name.");
    expect(await sous.control.dataOf(caller())).toBeNull();
    await help();
    const [episode] = await sous.memory.episodes.list("kitchen");
    const { stepsWith = 0, stepsWithout = 0 } = await until(
      async () => (await sous.memory.episodes.get(episode?.id ?? ""))?.worth,
    );
    expect(stepsWithout).toBeGreaterThan(stepsWith);
    const rule = "you can only hold one thing";
    await give({ verb: "teach", home: "kitchen", rule });
    await give({ verb: "teach", home: "kitchen", rule: "all is well" }, { person: ben });
    await sous.control.prefer("consent", caller());

    const told = await myData("tell");
    expect(told).toMatch(
      /^I know you as Ana\. I keep \d+ answers?, \d+ facts?, 1 rule, \d+ steps of/,
    );
    expect(told).toMatch(/The oldest is from 20\d\d-\d\d-\d\d\.\nYou consented to research on 20/);
    expect(told).toContain(`Thank you: your answers saved ${stepsWithout - stepsWith} steps`);

    const file = await sous.control.dataOf(caller());
    expect(file?.name).toBe("sous-my-data.json");
    expect(JSON.parse(await myData("export")).answers).toEqual(
      JSON.parse(file?.text ?? "").answers,
    );
    const data: PersonData = JSON.parse(file?.text ?? "");
    const ballots = await sous.memory.questions.answersOf("p1", 99);
    expect(data.answers.map(({ answer }) => answer)).toEqual(
      ballots.map(({ text }) => text).toReversed(),
    );
    expect(data.answers[0]).toMatchObject({
      home: "Ana's kitchen",
      question: expect.stringMatching(/^Where is/),
      by: "words",
      late: false,
      takenBack: false,
      research: false,
    });
    const used = data.facts.flatMap(({ usedIn }) => usedIn);
    expect(used).toContainEqual(
      expect.objectContaining({ task: episode?.task.sentence, round: 1, sparedQuestion: false }),
    );
    expect(data.rules).toMatchObject([{ home: "Ana's kitchen", words: rule }]);
    expect(data.worth.stepsSaved).toBe(stepsWithout - stepsWith);
  });

  it("is deleted with the name once it was said twice", async () => {
    await help();
    expect(await myData("delete-yes")).toMatch(/^Shall I delete/);
    expect(await myData("delete-no")).toBe("All right, I keep it.");
    expect(await myData("delete")).toMatch(/your name\?.*\nSay my-data delete yes, or my-data/);
    expect(await myData("delete-yes")).toMatch(/^Deleted: \d+ answers? and .* nor you\.$/);
    expect(await sous.memory.people.list()).toEqual([]);
    expect(await myData("delete")).toBe("Nothing that you said is kept, and neither is your name.");
  });
});

const ben = { id: "ben", name: "Ben" };

describe("suggestions", () => {
  const suggest = (kind: "home" | "thing" | "place", typed: string, home: string | null = null) =>
    sous.control.suggest({ kind, typed, home }, caller());

  it("are by label, those that begin with what was typed first", async () => {
    expect((await suggest("home", "kit"))[0]).toEqual({ id: "kitchen", label: "Ana's kitchen" });
    expect((await suggest("home", "cooking:take1")).map(({ id }) => id).sort()).toEqual([
      "cooking:take1",
      "cooking:take1-cut",
    ]);
    expect(await suggest("thing", "mug")).toEqual([]);
    const mugs = await suggest("thing", "mug", "kitchen");
    expect(mugs.length).toBeGreaterThan(1);
    expect(await sous.memory.households.list()).toEqual([]);
    expect(mugs.every(({ id, label }) => `${id} ${label}`.toLowerCase().includes("mug"))).toBe(
      true,
    );
    expect((await suggest("place", "FRI", "kitchen"))[0]?.id).toBe("fridge 1");
    expect(await suggest("place", "", "castle")).toEqual([]);
    await play();
    expect((await suggest("thing", "mug")).length).toBe(mugs.length);
  });
});
