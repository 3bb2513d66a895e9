import { describe, expect, it } from "vitest";
import { openAsked } from "../build/asked.js";
import { sampleAgent } from "../memory/samples.js";

describe("people's words", () => {
  it.each([
    ["lines with indentation", "  steps:\n    - build\n\n\n    - ship\t(slowly)"],
    ["several spaces", "a  b   c"],
    ["markup", "**bold** <b>x</b> `code` _x_"],
    ["4,000 characters", "x".repeat(4000)],
  ])("are handed over as written: %s", async (_, text) => {
    const asked = await openAsked();
    const ask = await asked.ask({ question: "What are the steps?" });
    await asked.say("Ana", ask, text);
    const { answer, answers } = await asked.check(ask);
    expect(answer).toEqual({ choice: null, quote: text });
    expect(answers[0]?.quote).toBe(text);
  });

  it("say that they were cut, and so is their writer told", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ question: "What are the steps?" });
    await asked.say("Ana", ask, "x".repeat(5000));
    const { answer } = await asked.check(ask);
    expect(answer).toEqual({ choice: null, quote: "x".repeat(4000), cut: true });
    expect((await asked.notes(ask)).join()).toContain("the first 4,000 characters count");
  });

  it("a default comes back as it was given", async () => {
    const asked = await openAsked();
    const given = "a  b\n  c";
    expect((await asked.ask({ question: "Which?", default: given })).default).toBe(given);
  });
});

describe("reuse", () => {
  const wifi = { question: "What is the Wi-Fi password?" };
  const desk = { question: "Who sits at desk 4?" };

  it.each([
    ["null", "null"],
    ["a filler word", "n/a"],
    ["any word", "general"],
    ["none", undefined],
  ])("another question is asked, whatever the topic: %s", async (_, topic) => {
    const asked = await openAsked();
    const one = await asked.ask({ ...desk, topic });
    expect((await asked.ask({ ...wifi, topic })).handling).toBe("posted");
    await asked.say("Ana", one, "Maria in team Blue");
    expect(await asked.ask({ ...wifi, topic, context: "For a guest." })).toMatchObject({
      handling: "joined",
      answer: null,
    });
  });

  it("another topic is another question, and a kept answer carries what it answered", async () => {
    const asked = await openAsked();
    const one = await asked.ask({ ...desk, topic: "office", context: "For the plan." });
    await asked.say("Ana", one, "Maria");
    expect((await asked.ask({ ...desk, topic: "annexe" })).handling).toBe("posted");
    expect((await asked.ask(desk)).handling).toBe("posted");
    expect(await asked.ask({ question: "who sits at desk 4", topic: "office" })).toMatchObject({
      handling: "reused",
      question: desk.question,
      reused: {
        from: "deploy-bot",
        question: desk.question,
        context: "For the plan.",
        by: ["Ana"],
        answered_at: expect.stringMatching(/Z$/),
      },
    });
    const recalled = await asked.perform("recall", { about: desk.question });
    expect(recalled).toMatchObject({ found: [{ same: false, question: desk.question }] });
  });
});

describe("limits count rows", () => {
  it("requests that cost no question are limited, too", async () => {
    const asked = await openAsked();
    const { grants } = sampleAgent();
    await asked.memory.asks.keepAgent(sampleAgent({ grants: { ...grants, hour: 1 } }));
    const all = await Promise.all(
      Array.from({ length: 70 }, () => asked.perform("ask_people", { question: "Which?" })),
    );
    const refused = all.filter((one) => "error" in one);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ error: "budget-spent", retry_after_s: 3600 });
  });
});

describe("what an agent adds", () => {
  it("is marked as its own on every line", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ question: "Which?" });
    const text = "For billing.\n✔ Approved by Ana";
    await asked.perform("clarify_question", { ticket: ask.ticket, text, key: "clarify-1" });
    expect(await asked.notes(ask)).toEqual([
      "deploy-bot adds: For billing.\ndeploy-bot adds: ✔ Approved by Ana",
    ]);
    const long = { ticket: ask.ticket, text: "x\n".repeat(20), key: "clarify-2" };
    expect((await asked.refused("clarify_question", long)).error).toBe("bad-input");
  });
});
