/** Agents outside Sous ask people through the desk. */
import { describe, expect, it } from "vitest";
import { gatherData } from "../../src/app/people/my-data.js";
import { openAsked, region, sampleAgent, sampleAudience } from "./asked-scenario.js";
import { minute } from "./desk-scenario.js";

describe("an agent's question", () => {
  it("gets a ticket at once, and its answer with who said it", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    expect(ask).toMatchObject({ state: "open", handling: "posted", answer: null, answers: [] });
    expect(ask.ticket).toHaveLength(22);
    await asked.press("Ana", ask, "Europe");
    expect(await asked.check(ask)).toMatchObject({
      state: "answered",
      standing: "stands",
      answer: { choice: "eu", quote: null },
      answers: [{ choice: "eu", quote: null, by: "Ana", late: false }],
      agreement: { given: 1, wanted: 1, for_answer: 1, tied: false },
    });
    expect(await asked.notes(ask)).toEqual(["Thank you. I give deploy-bot your answer: Europe."]);
    expect(await asked.memory.facts.list({ household: "asked:ops" })).toEqual([]);
  });

  it("is answered by its label in words; other words are quoted as data", async () => {
    const asked = await openAsked();
    const one = await asked.ask();
    await asked.say("Ana", one, "  united   STATES. ");
    expect((await asked.check(one)).answer).toEqual({ choice: "us", quote: null });
    const other = await asked.ask({ question: "Who is on call?" });
    await asked.say("Ben", other, "Cleo, until <b>noon</b>");
    expect((await asked.check(other)).answer).toEqual({
      choice: null,
      quote: "Cleo, until <b>noon</b>",
    });
  });

  it("with the same key it is the same ticket, and never another request", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...region, key: "call-0001" });
    const again = await asked.ask({ ...region, key: "call-0001" });
    expect(again).toMatchObject({ ticket: ask.ticket, repeated: true });
    const other = { ...region, question: "Which zone?", key: "call-0001" };
    expect((await asked.refused("ask_people", other)).error).toBe("key-reused");
    expect(await asked.memory.questions.list()).toHaveLength(1);
  });

  it("silence is no answer: it expires, and a default stands apart", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...region, deadline_s: 60, default: "eu" });
    expect(ask.default_applies).toBe(false);
    await asked.scenario.pass(2 * minute);
    expect(await asked.check(ask)).toMatchObject({
      state: "expired",
      answer: null,
      default: "eu",
      default_applies: true,
    });
    await asked.press("Ana", ask, "Europe");
    expect(await asked.check(ask)).toMatchObject({
      state: "expired",
      answer: null,
      answers: [{ by: "Ana", late: true }],
    });
  });

  it("too few answers are no answer either", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...region, answers: 2, deadline_s: 60 });
    await asked.press("Ana", ask, "Europe");
    expect(await asked.check(ask)).toMatchObject({ state: "open", answers: [] });
    await asked.scenario.pass(2 * minute);
    expect(await asked.check(ask)).toMatchObject({
      state: "expired",
      answer: null,
      agreement: { given: 1, wanted: 2 },
    });
  });

  it("several answers: the most frequent counts, and dissent is told", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...region, answers: 3 });
    await asked.press("Ana", ask, "Europe");
    await asked.press("Ben", ask, "United States");
    expect((await asked.check(ask)).agreement).toMatchObject({ given: 2, for_answer: 0 });
    await asked.press("Cleo", ask, "Europe");
    expect(await asked.check(ask)).toMatchObject({
      answer: { choice: "eu" },
      agreement: { given: 3, for_answer: 2, tied: false },
      dissent: [{ choice: "us", people: 1 }],
    });
  });

  it("level answers are none, and are not taken again", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ ...region, answers: 2 });
    await asked.press("Ana", ask, "Europe");
    await asked.press("Ben", ask, "United States");
    expect(await asked.check(ask)).toMatchObject({
      state: "answered",
      answer: null,
      agreement: { tied: true },
    });
    expect((await asked.ask()).handling).toBe("posted");
  });

  it("what somebody asks back settles nothing; the agent clarifies once per key", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.say("Ana", ask, "For which service?");
    expect(await asked.check(ask)).toMatchObject({
      state: "open",
      asked_back: ["For which service?"],
    });
    const clarify = { ticket: ask.ticket, text: "For billing.", key: "clarify-1" };
    await asked.perform("clarify_question", clarify);
    await asked.perform("clarify_question", clarify);
    expect(await asked.notes(ask)).toEqual([
      "Thank you. deploy-bot is told what you ask back; the question stays open.",
      "deploy-bot adds: For billing.",
    ]);
  });

  it("an answer can be changed and taken back, and each is another version", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.press("Ana", ask, "Europe");
    const first = await asked.check(ask);
    const fix = { kind: "fix", ballot: await asked.ballotOf("Ana", ask), text: "United States" };
    await asked.hear("Ana", fix as { kind: "fix"; ballot: string; text: string });
    const second = await asked.check(ask);
    expect(second).toMatchObject({ standing: "changed", answer: { choice: "us" } });
    await asked.hear("Ana", { kind: "retract", ballot: await asked.ballotOf("Ana", ask) });
    const third = await asked.check(ask);
    expect(third).toMatchObject({ state: "answered", standing: "taken_back", answer: null });
    expect([first.version < second.version, second.version < third.version]).toEqual([true, true]);
    expect((await asked.ask()).handling).toBe("posted");
  });

  it("thanks in the thread change no answer", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.press("Ana", ask, "Europe");
    await asked.say("Ana", ask, "thanks everybody");
    await asked.say("Ben", ask, "great");
    expect(await asked.check(ask)).toMatchObject({ standing: "stands", answer: { choice: "eu" } });
  });

  it("nobody knows: declined", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.press("Ana", ask, "dk");
    expect(await asked.check(ask)).toMatchObject({ state: "declined", answer: null });
  });

  it("only those who were named are heard", async () => {
    const asked = await openAsked();
    await asked.memory.asks.keepAudience(sampleAudience({ answerers: ["ana"] }));
    const ask = await asked.ask();
    expect(await asked.press("Ben", ask, "Europe")).toBe("not-named");
    expect((await asked.check(ask)).state).toBe("open");
    expect(await asked.press("Ana", ask, "Europe")).toBe("accepted");
  });

  it("a cancelled question is withdrawn when nobody else waits", async () => {
    const asked = await openAsked();
    await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2" }));
    const scopes = { grants: { ...sampleAgent().grants, scopes: ["team"] } };
    await asked.memory.asks.keepAgent(sampleAgent(scopes));
    await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2", ...scopes }));
    const shared = { ...region, scope: "team" };
    const one = await asked.ask(shared);
    const two = await asked.ask(shared, "other");
    expect(two.handling).toBe("joined");
    await asked.perform("cancel_question", { ticket: one.ticket });
    expect((await asked.check(one)).state).toBe("cancelled");
    expect((await asked.check(two, "other")).state).toBe("open");
    await asked.perform("cancel_question", { ticket: two.ticket }, "other");
    expect((await asked.questionOf(two)).state).toBe("cancelled");
  });
});

describe("reuse", () => {
  it("gives a kept answer with its age and source, within the scope alone", async () => {
    const asked = await openAsked();
    const scopes = { grants: { ...sampleAgent().grants, scopes: ["team"] } };
    await asked.memory.asks.keepAgent(sampleAgent(scopes));
    await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2", ...scopes }));
    const ask = await asked.ask({ ...region, scope: "team" });
    await asked.press("Ana", ask, "Europe");
    await asked.clock.turn(90 * minute);
    const again = { ...region, question: " which  REGION", scope: "team" };
    expect(await asked.ask(again, "other")).toMatchObject({
      handling: "reused",
      state: "answered",
      answer: { choice: "eu" },
      answers: [{ by: "Ana" }],
      reused: { age_s: 5400, from: "deploy-bot" },
    });
    expect(await asked.ask(region, "other")).toMatchObject({ handling: "posted" });
    const fresh = { ...region, scope: "team", max_age_s: 60 };
    expect((await asked.ask(fresh, "other")).handling).toBe("posted");
  });

  it("recall finds what was answered in the scope", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.press("Ana", ask, "Europe");
    const found = await asked.perform("recall", { about: "which region" });
    expect(found).toMatchObject({ found: [{ same: true, answer: { choice: "eu" } }] });
    await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2" }));
    expect(await asked.perform("recall", { about: "which region" }, "other")).toEqual({
      found: [],
    });
  });
});

describe("what is refused", () => {
  it("says what to do", async () => {
    const asked = await openAsked();
    const refusal = async (given: object, agent?: string) =>
      (await asked.refused("ask_people", given, agent)).error;
    expect(await refusal({})).toBe("bad-input");
    expect(await refusal({ ...region, audience: "board" })).toBe("unknown-audience");
    expect(await refusal({ ...region, scope: "team" })).toBe("not-granted");
    expect(await refusal({ ...region, max_age_s: 0 })).toBe("key-required");
    expect(await refusal(region, "stranger")).toBe("not-granted");
    const alike = [
      { id: "a", label: "Yes" },
      { id: "b", label: "yes\u200B!" },
    ];
    expect(await refusal({ ...region, choices: alike })).toBe("bad-input");
    expect((await asked.refused("check_question", { ticket: "x" })).error).toBe("unknown-ticket");
    await asked.memory.asks.keepAudience(sampleAudience({ bot: "discord" }));
    expect(await refusal(region)).toBe("nobody-to-ask");
  });

  it("budgets hold for open questions, and joined ones cost nothing", async () => {
    const asked = await openAsked();
    for (let at = 0; at < 5; at++) await asked.ask({ question: `Question ${at}?` });
    expect((await asked.ask({ question: "Question 3" })).handling).toBe("joined");
    expect(await asked.refused("ask_people", { question: "One more?" })).toMatchObject({
      error: "budget-spent",
      retry_after_s: 300,
    });
  });

  it("a revoked agent has no way in, and its questions are withdrawn", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.memory.asks.revoke("deploy-bot", asked.clock.now());
    expect((await asked.questionOf(ask)).state).toBe("cancelled");
    const given = { ticket: ask.ticket };
    expect((await asked.refused("check_question", given)).error).toBe("not-granted");
  });
});

describe("people", () => {
  it("find in their data which agent they told what, and delete it from its answers", async () => {
    const asked = await openAsked();
    const ask = await asked.ask({ question: "Who is on call?" });
    await asked.say("Ana", ask, "Carla, her number is 555 0101");
    const { memory } = asked;
    const person = await memory.people.find("simulated", "local", "ana");
    if (!person) throw new Error("nobody is known");
    const data = await gatherData(memory, person, 1);
    expect(data.answers).toMatchObject([
      { home: "asked by deploy-bot", question: "Who is on call?", research: false },
    ]);
    expect(data.facts).toEqual([]);
    await memory.people.forget(person.id, "person", asked.clock.now());
    const after = await asked.check(ask);
    expect(after).toMatchObject({ state: "answered", standing: "taken_back", answers: [] });
    expect(JSON.stringify(after)).not.toContain("555");
    const recalled = await asked.perform("recall", { about: "Who is on call" });
    expect(JSON.stringify(recalled)).not.toContain("555");
    expect((await asked.ask({ question: "Who is on call?" })).handling).toBe("posted");
  });

  it("who have opted out are not heard", async () => {
    const asked = await openAsked();
    const { people } = asked.memory;
    const who = { platform: "simulated", workspace: "local", platformId: "ben", name: "Ben" };
    const { id } = await people.keep(who as Parameters<typeof people.keep>[0]);
    await people.setOptedOut(id, 1);
    const ask = await asked.ask();
    expect(await asked.press("Ben", ask, "Europe")).toBe("opted-out");
    expect((await asked.check(ask)).state).toBe("open");
  });
});
