/** What people say when nothing is asked, or about something else than what is asked. */
import { describe, expect, it } from "vitest";
import { openDesk } from "./desk-scenario.js";

const which = {
  need: { func: "which", adjective: "Ana's", noun: "mug" },
  candidates: ["mug 1", "mug 3"],
} as const;

describe("a remark", () => {
  it("may be typed where an answer is: on the page words name the question", async () => {
    const desk = await openDesk();
    const question = await desk.pose({ need: { func: "where", noun: "tomato" } });
    const text = "what do you need it for?";
    await desk.hear("Ana", { kind: "words", question: question.id, text });
    expect(await desk.ballots(question)).toEqual([]);
    expect((await desk.question(question.id)).followUp).toBeNull();
    expect((await desk.notes()).join()).toContain("My task");
    await desk.hear("Ana", { kind: "words", question: question.id, text: "in the fridge" });
    expect(await desk.told()).toEqual(["tomato at fridge 1: valid"]);
  });

  it("before any question becomes a fact with a receipt", async () => {
    const desk = await openDesk();
    expect(await desk.say("Ana", "morning! my mug's in the corner cabinet btw")).toBe("accepted");
    expect(await desk.told()).toEqual(["Ana's mug at cabinet 2: valid"]);
    expect(await desk.receipts()).toEqual([
      "Noted for later: Ana's mug is in the corner cabinet. [Fix]",
    ]);
  });

  it("says where the thing is once everybody knows which one it is", async () => {
    const desk = await openDesk();
    const question = await desk.pose(which);
    await desk.press("Ben", question, "Mug 1");
    await desk.say("Chris", "Ana's mug is in the sink");
    expect(await desk.told()).toEqual([
      "Ana's mug is mug 1: valid",
      "Ana's mug at sinkbasin 1: valid",
    ]);
  });

  it("makes the question that it answers unnecessary", async () => {
    const desk = await openDesk();
    await desk.say("Mia", "the tomato is in the corner cabinet");
    const { handling, question } = await desk.ask({ need: { func: "where", noun: "tomato" } });
    expect({ handling, question }).toEqual({ handling: "notebook", question: null });
  });

  it("is no question on any list, and no answer to the last one", async () => {
    const desk = await openDesk();
    const question = await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Ana", "corner cabinet");
    await desk.say("Ana", "watch out, the potato is in the bottom drawer if you need it too");
    expect(await desk.told()).toEqual(["tomato at cabinet 2: valid", "potato at drawer 2: valid"]);
    expect(await desk.ballots(question)).toHaveLength(1);
    expect(await desk.memory.questions.list({ household: "kitchen" })).toHaveLength(1);
    expect(await desk.memory.questions.list()).toHaveLength(1);
    const { total } = await desk.memory.questions.browse({ limit: 9, skip: 0 });
    expect(total).toBe(1);
  });

  it("stands beside the same person's other remarks; Fix and Take back change only one", async () => {
    const desk = await openDesk();
    await desk.say("Ana", "the potato is in the bottom drawer");
    desk.clock.turn(1000);
    await desk.say("Ana", "the tomato is in the fridge");
    const [potato, tomato] = await desk.memory.questions.ballots(`said-${desk.episode.id}`);
    if (!potato || !tomato) throw new Error("two remarks were made");
    await desk.hear("Ben", { kind: "retract", ballot: tomato.id });
    expect(await desk.told()).toEqual(["potato at drawer 2: valid", "tomato at fridge 1: valid"]);
    await desk.hear("Ana", {
      kind: "fix",
      ballot: potato.id,
      text: "the potato is in the top drawer",
    });
    await desk.hear("Ana", { kind: "retract", ballot: tomato.id });
    expect(await desk.told()).toEqual([
      "potato at drawer 2: superseded",
      "tomato at fridge 1: retracted",
      "potato at drawer 1: valid",
    ]);
  });

  it("counts once, however often it is delivered, and goes when its message goes", async () => {
    const desk = await openDesk();
    await desk.say("Ana", "the potato is in the bottom drawer", { key: "web:1" });
    expect(await desk.say("Ana", "the potato is in the bottom drawer", { key: "web:1" })).toBe(
      "duplicate",
    );
    expect(await desk.told()).toHaveLength(1);
    await desk.unsay("web:1");
    expect(await desk.told()).toEqual(["potato at drawer 2: retracted"]);
  });

  it.each([
    ["hot day, isn't it", /^I/],
    ["are you even on?", /I am Sous/],
    ["asdf qwer", /^I cannot use that/],
    ["thanks!", /^Thank you|welcome/],
    ["how long will you take?", /cannot say how long/],
    ["you know, the thing", /^I cannot use that/],
  ])("%s is answered, and is no fact", async (words, answer) => {
    const desk = await openDesk();
    await desk.say("Ben", words);
    expect((await desk.receipts())[0]).toMatch(answer);
    expect(await desk.receipts()).toHaveLength(1);
    expect(await desk.told()).toEqual([]);
  });

  describe("that is not sure", () => {
    const words = "I moved the green mug to the sink";

    it.each(["press", "say"])(
      "is asked back on the card, and noted with a yes: %s",
      async (how) => {
        const desk = await openDesk();
        await desk.say("Ana", words);
        expect(await desk.told()).toEqual([]);
        const [question] = await desk.memory.questions.list({ household: "kitchen" });
        if (!question) throw new Error("nothing was asked back");
        expect(question).toMatchObject({
          state: "open",
          text: "Did I get that right: the green mug is in the sink?",
        });
        expect(question.choices.map(({ label }) => label)).toEqual(["In the sink", "No"]);
        if (how === "press") await desk.press("Ana", question, "In the sink");
        else await desk.say("Ana", "yes");
        expect(await desk.told()).toEqual(["mug 2 at sinkbasin 1: valid"]);
      },
    );

    it("is not noted with a no, and not with a yes to something later", async () => {
      const desk = await openDesk();
      await desk.say("Ana", words);
      const [question] = await desk.memory.questions.list({ household: "kitchen" });
      if (question) await desk.press("Ana", question, "No");
      await desk.say("Ana", "yes");
      expect(await desk.told()).toEqual([]);
      expect((await desk.question(question?.id ?? "")).state).toBe("declined");
    });
  });
});

describe("remarks of two people", () => {
  it("that contradict each other are asked about, and neither is used", async () => {
    const desk = await openDesk();
    await desk.say("Ana", "Ana's mug is in the bottom drawer");
    desk.clock.turn(1000);
    await desk.say("Ben", "Ana's mug is in the fridge");
    const [dispute] = await desk.memory.questions.list({ household: "kitchen" });
    expect(dispute?.text).toContain("Ana's mug");
    expect(dispute?.choices.map(({ label }) => label)).toEqual([
      "In the bottom drawer",
      "In the fridge",
    ]);
    expect((await desk.receipts()).at(-1)).toContain("neither until that is settled");
  });

  it("that say the same stand without a question", async () => {
    const desk = await openDesk();
    await desk.say("Ana", "the potato is in the bottom drawer");
    await desk.say("Ben", "the potato is in the bottom drawer");
    expect(await desk.memory.questions.list({ household: "kitchen" })).toEqual([]);
  });
});

it("a remark that was kept before a crash is read after it, once", async () => {
  const desk = await openDesk();
  const { questions } = desk.memory;
  const { recordOutcome } = questions;
  questions.recordOutcome = () => Promise.reject(new Error("killed"));
  await desk.desk.inbox.receive({
    key: "web:1",
    platform: "web",
    workspace: "local",
    person: { id: "ana", name: "Ana" },
    at: desk.clock.now(),
    what: {
      kind: "reply",
      episode: desk.episode.id,
      message: "web:1",
      text: "the potato is in the fridge",
    },
  });
  await desk.restart(() => {
    questions.recordOutcome = recordOutcome;
  });
  expect(await desk.told()).toEqual(["potato at fridge 1: valid"]);
  expect(await desk.receipts()).toHaveLength(1);
});

it("remarks are no questions that somebody was asked today", async () => {
  const desk = await openDesk();
  await desk.say("Ana", "the potato is in the fridge");
  const ana = await desk.memory.people.find("web", "local", "ana");
  expect(await desk.memory.people.questionsToday(ana?.id ?? "", 0)).toBe(0);
});

describe("a correction", () => {
  it.each([
    ["Mia", "Stop, that is mine!", ["Mia's mug is mug 3: valid"]],
    ["Ana", "no no not that one. the blue", ["Ana's mug is mug 1: valid"]],
    ["Ben", "wait i mixed them up, hers is blue", ["Ana's mug is mug 1: valid"]],
    ["Mia", "put it back where you got it", []],
    ["Ben", "that was the wrong mug", []],
  ])("%s: %s", async (who, words, stands) => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the red one");
    expect(await desk.told()).toEqual(["Ana's mug is mug 3: valid"]);
    desk.clock.turn(1000);
    await desk.say(who, words);
    const valid = (await desk.told()).filter((fact) => fact.endsWith("valid"));
    expect(valid).toEqual(stands);
    expect((await desk.receipts()).at(-1)).toMatch(/^Corrected|^I no longer count/);
  });

  it("is none when it is a question", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the red one");
    await desk.say("Ana", "hmm is that mine?");
    expect(await desk.told()).toEqual(["Ana's mug is mug 3: valid"]);
    expect((await desk.receipts()).at(-1)).toContain("Ben told me that Ana's mug is the red mug");
  });

  it("follows when a thing is gone", async () => {
    const desk = await openDesk();
    await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Ana", "corner cabinet");
    await desk.say("Ben", "I just ate the tomato.");
    expect(await desk.told()).toEqual(["tomato at cabinet 2: contradicted"]);
  });
});

describe("a question back", () => {
  it.each([
    ["which mug do you mean?", /Ana's mug/],
    ["what for?", /My task/],
    ["is it urgent?", /I wait/],
    ["who asks?", /Sous/],
    ["do I have to choose?", /I don't know/],
  ])("%s is answered, and the question stays open", async (words, answer) => {
    const desk = await openDesk();
    const question = await desk.pose(which);
    await desk.say("Ben", words);
    expect((await desk.receipts())[0]).toMatch(answer);
    expect(await desk.question(question.id)).toMatchObject({ state: "open", followUp: null });
  });
});

describe("a question about what the robot does", () => {
  it("is answered, and is no hint", async () => {
    const desk = await openDesk();
    await desk.learn({ subject: "fridge 1", relation: "holds", objects: [] });
    const question = await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Leo", "did you look in the fridge yet?");
    await desk.say("Leo", "have you tried the corner cabinet?");
    expect(await desk.told()).toEqual([]);
    expect(await desk.receipts()).toEqual([
      "I have looked in the fridge: nothing. My question is: Where is a tomato?",
      "I have not looked in the corner cabinet yet. My question is: Where is a tomato?",
    ]);
    expect(await desk.question(question.id)).toMatchObject({ state: "open", followUp: null });
  });

  it("is none when it asks whether the thing is there", async () => {
    const desk = await openDesk();
    await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Leo", "is it in the fridge?");
    expect(await desk.told()).toHaveLength(1);
  });
});

describe("whose things are", () => {
  it("is read beside the answer", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Mia", "red, no, sorry, red is MINE. blue.");
    expect(await desk.told()).toEqual(["Ana's mug is mug 1: valid", "Mia's mug is mug 3: valid"]);
  });

  it("is no answer to a question about somebody else's thing", async () => {
    const desk = await openDesk();
    const question = await desk.pose(which);
    await desk.say("Mia", "the red one is mine");
    expect(await desk.told()).toEqual(["Mia's mug is mug 3: valid"]);
    expect(await desk.question(question.id)).toMatchObject({ state: "open" });
  });

  it.each([
    ["my green mug is in the fridge", "Ana"],
    ["ana's green mug is in the fridge", "Ben"],
  ])("%s", async (words, speaker) => {
    const desk = await openDesk();
    await desk.say(speaker, words);
    expect(await desk.told()).toEqual([
      "Ana's mug at fridge 1: valid",
      "Ana's mug is mug 2: valid",
    ]);
  });

  it("is what the owner says of it, whoever said otherwise", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the blue one");
    desk.clock.turn(1000);
    await desk.say("Ana", "red");
    expect(await desk.told()).toEqual([
      "Ana's mug is mug 1: contradicted",
      "Ana's mug is mug 3: valid",
    ]);
    expect((await desk.receipts()).at(-1)).toContain("your word counts for what is yours");
    expect(await desk.memory.questions.list({ household: "kitchen" })).toHaveLength(1);
  });

  it("is disputed between people who own neither", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the blue one");
    await desk.say("Mia", "the red one");
    expect(await desk.memory.questions.list({ household: "kitchen" })).toHaveLength(2);
  });
});

describe("an order in a word", () => {
  const allowed = async () => ({ allowed: true }) as const;
  const refused = async () => ({ allowed: false, reason: "No." }) as const;

  it.each([
    ["wait", "wait"],
    ["hold on a sec, someone's at the door", "wait"],
    ["don't stop, keep going", "go-on"],
    ["STOP", "stop"],
    ["never mind, I found it", "stop"],
  ])("%s", async (words, order) => {
    const orders: string[] = [];
    const desk = await openDesk({
      order: async (home, given) => !!orders.push(`${home} ${given}`),
    });
    await desk.pose();
    await desk.say("Ana", words, { mayManage: refused });
    expect(orders).toEqual([]);
    await desk.say("Ana", words);
    expect(orders).toEqual([]);
    await desk.say("Ana", words, { mayManage: allowed });
    expect(orders).toEqual([`kitchen ${order}`]);
    expect(await desk.receipts()).toHaveLength(3);
    expect(await desk.told()).toEqual([]);
  });

  it("is carried out once, however often it is delivered", async () => {
    const orders: string[] = [];
    const desk = await openDesk({ order: async (_, given) => !!orders.push(given) });
    await desk.say("Ana", "wait", { mayManage: allowed, key: "web:1" });
    await desk.say("Ana", "wait", { mayManage: allowed, key: "web:1" });
    expect(orders).toEqual(["wait"]);
  });

  it("is none when it only begins like one", async () => {
    const orders: string[] = [];
    const desk = await openDesk({
      order: async (home, given) => !!orders.push(`${home} ${given}`),
    });
    const question = await desk.pose();
    await desk.say("Ana", "wait, it's in the fridge", { mayManage: allowed });
    expect(orders).toEqual([]);
    expect(await desk.question(question.id)).toMatchObject({ state: "answered" });
  });
});

describe("receipts", () => {
  it("tell two people at once what became of what each said", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ana", "the red one");
    await desk.say("Mia", "sorry missed this, red");
    expect((await desk.receipts()).at(-1)).toMatch(/^Thank you\. Ana said the same\./);
  });

  it("answer even what says nothing, after the question", async () => {
    const desk = await openDesk();
    await desk.pose();
    await desk.say("Ana", "in the fridge");
    await desk.say("Ben", "you know, the thing");
    expect((await desk.receipts()).at(-1)).toMatch(/^I cannot use that/);
  });
});

it("words that fit several things say of none that it is Ana's", async () => {
  const desk = await openDesk();
  await desk.learn({ subject: "cabinet 2", relation: "holds", objects: ["mug 1", "mug 3"] });
  const question = await desk.pose(which);
  await desk.say("Ana", "the cupboard");
  expect(await desk.told()).toEqual([]);
  expect(await desk.question(question.id)).toMatchObject({ state: "open" });
});

it("a clarifying question keeps all choices, those first that the reply said", async () => {
  const desk = await openDesk();
  const candidates = ["shelf 1", "fridge 1", "drawer 2", "microwave 1"];
  const question = await desk.pose({ candidates });
  await desk.say("Ben", "somewhere left of the micrwave");
  const { followUp, choices } = await desk.question(question.id);
  expect(followUp?.choices[0]?.value).toBe("microwave 1");
  const offered = followUp?.choices.map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(choices.map(({ value }) => value)));
});
