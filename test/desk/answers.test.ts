import { describe, expect, it } from "vitest";
import { answerTimeoutMs, newDesk, openDesk } from "../build/desk.js";

const atFridge = "apple at fridge 1: valid";

async function answered(...said: readonly string[]) {
  const desk = await openDesk();
  const question = await desk.pose();
  for (const words of said) {
    await desk.say("Ana", words);
    await desk.clock.turn(1000);
  }
  return { desk, question };
}

describe("an answer", () => {
  it("becomes a fact, settles the question and gets a receipt", async () => {
    const { desk, question } = await answered();
    expect(await desk.press("Ana", question, "Fridge")).toBe("accepted");
    expect(await desk.told()).toEqual([atFridge]);
    expect(await desk.state(question)).toBe("answered");
    expect(await desk.notes()).toEqual(["receipt: Noted: an apple is in the fridge."]);
    const card = await desk.card();
    expect(card?.question).toBeNull();
    expect(card?.heard).toMatchObject({ answer: "in the fridge", by: "Ana" });
  });

  it("is kept and read up to 4,000 characters, in whatever way it comes", async () => {
    const long = `in the fridge. ${"😀 ".repeat(40_000)}`;
    const { desk, question } = await answered(long);
    await desk.fix("Ana", question, long);
    await desk.hear("Ben", { kind: "words", question: question.id, text: long });
    const kept = (await desk.ballots(question)).map(({ text }) => text?.length);
    expect(kept).toEqual([4_000, 4_000, 4_000]);
    expect(await desk.told()).toContain(atFridge);
  });

  it("that was kept and not yet read is read at the next start", async () => {
    const { desk, question } = await answered();
    await desk.desk.stop();
    await desk.keepUnread(question, "Ana");
    desk.desk = newDesk(desk.memory, desk.clock);
    await desk.desk.start();
    expect(await desk.told()).toEqual([atFridge]);
    expect(await desk.state(question)).toBe("answered");
  });

  it("that came after the deadline and was not yet read is late, and becomes a fact", async () => {
    const { desk, question } = await answered();
    await desk.pass(answerTimeoutMs + 1000);
    expect(await desk.state(question)).toBe("expired");
    await desk.desk.stop();
    await desk.keepUnread(question, "Ana");
    expect(await desk.ballotOf("Ana", question)).toMatchObject({ late: true, understood: null });
    desk.desk = newDesk(desk.memory, desk.clock);
    await desk.desk.start();
    expect(await desk.ballotOf("Ana", question)).toMatchObject({ late: true, understood: "fact" });
    expect(await desk.told()).toEqual([atFridge]);
    expect((await desk.notes()).at(-1)).toMatch(/^late: Thank you\. I had begun to look/);
    expect(await desk.state(question)).toBe("expired");
  });
});

describe("an unclear answer", () => {
  it("is made good by a press on the follow-up", async () => {
    const { desk, question } = await answered("somewhere over there");
    const [first] = (await desk.question(question.id)).followUp?.choices ?? [];
    await desk.press("Ana", await desk.question(question.id), first?.label ?? "");
    expect(await desk.state(question)).toBe("answered");
    expect(await desk.told()).toEqual([`apple at ${first?.value}: valid`]);
  });
});

describe("an answer that is likely and not sure", () => {
  it("is asked back with the place's neighbours first, and noted after one press", async () => {
    const { desk, question } = await answered("beside the fridge");
    expect(await desk.told()).toEqual([]);
    const asked = await desk.question(question.id);
    expect(asked.followUp?.text).toBe("In the fridge, in the sink or in the microwave?");
    expect(asked.followUp?.choices.slice(0, 4).map(({ label }) => label)).toEqual([
      "In the fridge",
      "Sink",
      "Microwave",
      "None of these",
    ]);
    const offered = asked.followUp?.choices.map(({ value }) => value) ?? [];
    expect(offered).toHaveLength(question.choices.length + 1);
    expect(offered).toEqual(expect.arrayContaining(question.choices.map(({ value }) => value)));
    await desk.press("Ana", asked, "In the fridge");
    expect(await desk.state(question)).toBe("answered");
    expect(await desk.told()).toEqual([atFridge]);
  });

  it("is asked anew after a no", async () => {
    const { desk, question } = await answered("beside the fridge");
    await desk.press("Ana", await desk.question(question.id), "None of these");
    expect(await desk.told()).toEqual([]);
    const { state, followUp, choices } = await desk.question(question.id);
    const left = choices.filter(({ label }) => label !== "Fridge");
    expect({ state, choices: followUp?.choices }).toEqual({ state: "open", choices: left });
    expect(followUp?.text).toBe("Not in the fridge, then. Where is it?");
    expect((await desk.receipts()).at(-1)).toBe("OK, I won't note that.");
  });

  it("is asked back again; an old button then says nothing", async () => {
    const { desk, question } = await answered("beside the fridge");
    const [old] = (await desk.question(question.id)).followUp?.choices ?? [];
    await desk.say("Ana", "hmm, left of the sink");
    const press = { kind: "press", question: question.id, choice: old?.id ?? "" } as const;
    expect(await desk.hear("Ana", press)).toBe("unknown");
    expect(await desk.told()).toEqual([]);
  });

  it("is asked back also when it comes after the question", async () => {
    const { desk } = await answered();
    await desk.say("Ben", "in the fridge");
    await desk.say("Ana", "no, left of the sink");
    expect(await desk.told()).toEqual([atFridge]);
    expect((await desk.receipts()).at(-1)).toMatch(/^In the sink, .+ or .+\?$/);
    const [asked] = await desk.memory.questions.list({ household: "kitchen", state: "open" });
    if (!asked) throw new Error("nothing was asked back");
    await desk.press("Ana", asked, "In the sink");
    expect(await desk.used()).toEqual(["apple: sinkbasin 1"]);
  });
});

describe("a second answer", () => {
  it("that was given before and delivered after does not win", async () => {
    const { desk } = await answered();
    await desk.clock.turn(5000);
    await desk.say("Ana", "on the shelf");
    await desk.say("Ana", "in the fridge", { at: desk.clock.now() - 4000 });
    expect(await desk.used()).toEqual(["apple: shelf 1"]);
  });
});

describe("Fix and Take back", () => {
  it("takes an answer back once, and says so", async () => {
    const { desk, question } = await answered("in the fridge");
    const key = "web:local:retract:1";
    expect(await desk.takeBack("Ana", question, { key })).toBe("accepted");
    expect(await desk.takeBack("Ana", question, { key })).toBe("duplicate");
    expect(await desk.told()).toEqual(["apple at fridge 1: retracted"]);
    expect(await desk.notes()).toHaveLength(2);
    expect((await desk.notes()).at(-1)).toBe("news: Taken back. I will not use it.");
    expect((await desk.card())?.heard?.answer).toBe("taken back");
  });
});
