import { describe, expect, it, vi } from "vitest";
import { gatherData } from "../../src/app/people/my-data.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { readAskLog } from "../../src/desk/agents/view-ask.js";
import { type AskedScenario, openAsked, openTeam, region } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { tableOf } from "../build/table.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";

async function pressed(given: object, ...labels: readonly string[]) {
  const asked = await openAsked();
  const ask = await asked.ask({ ...region, ...given });
  for (const [at, label] of labels.entries())
    await asked.press(["Ana", "Ben", "Cleo"][at] ?? "", ask, label);
  return { asked, ask, seen: await asked.check(ask) };
}

const takeBack = async (asked: AskedScenario, who: string, ask: AskView) =>
  asked.hear(who, { kind: "retract", ballot: await asked.ballotOf(who, ask) });

describe("an agent's question", () => {
  it("gets a ticket at once, and its answer with who said it", async () => {
    const { asked, ask, seen } = await pressed({}, "Europe");
    expect(ask).toMatchObject({ state: "open", handling: "posted", answer: null, answers: [] });
    expect(ask.ticket).toHaveLength(22);
    expect(seen).toMatchObject({
      state: "answered",
      standing: "stands",
      answer: { choice: "eu", quote: null },
      answers: [{ choice: "eu", quote: null, by: "Ana", late: false, certainty: "sure" }],
      agreement: { given: 1, wanted: 1, for_answer: 1, tied: false },
    });
    expect(await asked.notes(ask)).toEqual(["Thank you. I give deploy-bot your answer: Europe."]);
    expect(await asked.memory.facts.list({ household: "asked:ops" })).toEqual([]);
  });

  it("is answered by its label in words; other words are quoted as data, with how sure they are", async () => {
    const asked = await openAsked();
    const one = await asked.ask();
    await asked.say("Ana", one, "  united   STATES. ");
    expect((await asked.check(one)).answer).toEqual({ choice: "us", quote: null });
    expect(await asked.notes(one)).toHaveLength(1);
    await asked.say("Ana", one, "Europe");
    expect((await asked.notes(one)).at(-1), "a change is confirmed, too").toContain("Europe");
    const other = await asked.ask({ question: "Who is on call?" });
    expect(other.shown).toEqual({ state: "queued", at: null });
    const quote = "I think Cleo, until <b>noon</b>";
    await asked.say("Ben", other, quote);
    const seen = await asked.check(other);
    expect(seen.answer).toEqual({ choice: null, quote });
    expect(seen.answers).toMatchObject([{ certainty: "unsure" }]);
  });

  it("with the same key it is the same ticket, and never another request", async () => {
    const asked = await openAsked();
    const keyed = { ...region, key: "call-0001" };
    const { ticket } = await asked.ask(keyed);
    expect(await asked.ask(keyed)).toMatchObject({ ticket, repeated: true });
    const other = { ...keyed, question: "Which zone?" };
    expect((await asked.refused("ask_people", other)).error).toBe("key-reused");
    expect(await asked.memory.questions.list()).toHaveLength(1);
    // A ticket outlives the bot that asked for it.
    asked.platforms.delete("simulated");
    expect(await asked.ask(keyed)).toMatchObject({ ticket, repeated: true });
    expect((await asked.refused("ask_people", { question: "Which?" })).error).toBe("nobody-to-ask");
  });

  it("that is met by silence expires, and a default is told apart", async () => {
    const { asked, ask } = await pressed({ deadline_s: 60, default: "eu" });
    expect(ask.default_applies).toBe(false);
    await asked.scenario.pass(2 * minute);
    const silence = { state: "expired", answer: null };
    expect(await asked.check(ask)).toMatchObject({
      ...silence,
      default: "eu",
      default_applies: true,
    });
    await asked.press("Ana", ask, "Europe");
    const late = [{ by: "Ana", late: true }];
    expect(await asked.check(ask)).toMatchObject({ ...silence, answers: late });
  });

  it("of several answers takes the most frequent, and tells dissent", async () => {
    const { asked, ask, seen } = await pressed({ answers: 3 }, "Europe", "United States");
    expect(seen.agreement).toMatchObject({ given: 2, for_answer: 0 });
    await asked.press("Cleo", ask, "Europe");
    expect(await asked.check(ask)).toMatchObject({
      answer: { choice: "eu" },
      agreement: { given: 3, for_answer: 2, tied: false },
      dissent: [{ choice: "us", people: 1 }],
    });
  });

  it("of level answers has none, and is asked again", async () => {
    const { asked, seen } = await pressed({ answers: 2 }, "Europe", "United States");
    expect(seen).toMatchObject({ state: "answered", answer: null, agreement: { tied: true } });
    expect((await asked.ask()).handling).toBe("posted");
  });

  it("that somebody asks back about stays open; the agent clarifies once per key", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.say("Ana", ask, "For which service?");
    expect(await asked.check(ask)).toMatchObject({
      state: "open",
      asked_back: ["For which service?"],
    });
    const clarify = { ticket: ask.ticket, text: "For billing.", key: "clarify-1" };
    for (let time = 0; time < 2; time++) await asked.perform("clarify_question", clarify);
    expect(await asked.notes(ask)).toEqual([
      "Thank you. deploy-bot is told what you ask back; the question stays open.",
      "deploy-bot adds: For billing.",
    ]);
    const two = await asked.ask({ question: "Which zone?" });
    for (const other of [{ text: "For mail." }, { ticket: two.ticket }])
      expect((await asked.refused("clarify_question", { ...clarify, ...other })).error).toBe(
        "key-reused",
      );
    expect(await asked.notes(two)).toEqual([]);
  });

  it("has an answer that can be changed and taken back, and thanks in the thread change none", async () => {
    const { asked, ask, seen } = await pressed({}, "Europe");
    await asked.say("Ana", ask, "thanks everybody");
    await asked.say("Ben", ask, "great");
    expect(await asked.check(ask)).toMatchObject({ standing: "stands", answer: { choice: "eu" } });
    const ballot = await asked.ballotOf("Ana", ask);
    await asked.hear("Ana", { kind: "fix", ballot, text: "United States" });
    const second = await asked.check(ask);
    expect(second).toMatchObject({ standing: "changed", answer: { choice: "us" } });
    const { episode } = await asked.questionOf(ask);
    const deliveries = await asked.memory.outbox.list({ episode });
    // The first receipt is to say that it was replaced.
    expect(deliveries.find(({ note }) => note?.kind === "receipt")?.wanted).toBe(2);
    await takeBack(asked, "Ana", ask);
    const third = await asked.check(ask);
    expect(third).toMatchObject({ state: "answered", standing: "taken_back", answer: null });
    expect(seen.version < second.version && second.version < third.version).toBe(true);
    expect((await asked.ask()).handling).toBe("posted");
  });

  it("has a version that never comes twice, whatever is deleted", async () => {
    const { asked, ask, seen } = await pressed({ answers: 2 });
    const versions = [seen.version];
    const then = async (did: Promise<unknown>) => {
      await did;
      versions.push((await asked.check(ask)).version);
    };
    const { people } = asked.memory;
    for (const who of ["Ana", "Ben"]) await then(asked.press(who, ask, "Europe"));
    await then(takeBack(asked, "Ana", ask));
    const ana = await people.named("simulated", "ana");
    await then(people.forget(ana?.id ?? "", "person", asked.clock.now()));
    await then(asked.press("Cleo", ask, "United States"));
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  });

  it("hears only those who were named, and nobody who has opted out", async () => {
    const asked = await openAsked();
    const { asks, people } = asked.memory;
    await asks.keepAudience(sampleAudience({ answerers: ["ana", "eva"] }));
    const eva = { platform: "simulated", workspace: "local", platformId: "eva", name: "Eva" };
    await people.setOptedOut((await people.keep(eva as never)).id, 1);
    const ask = await asked.ask();
    expect(await asked.press("Ben", ask, "Europe")).toBe("not-named");
    expect(await asked.press("Eva", ask, "Europe")).toBe("opted-out");
    expect((await asked.check(ask)).state).toBe("open");
    expect(await asked.press("Ana", ask, "Europe")).toBe("accepted");
  });

  it("that is cancelled is withdrawn when nobody else waits", async () => {
    const asked = await openTeam();
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

describe("another request", () => {
  it.each(tableOf<[string, object, string]>("desk", "requests"))(
    "with %s (%j) is %s",
    async (_, changes, handling) => {
      const asked = await openAsked();
      const first = await asked.ask();
      const second = await asked.ask({ ...region, ...changes });
      expect(second.handling).toBe(handling);
      const isSame = (await asked.questionOf(first)).id === (await asked.questionOf(second)).id;
      expect(isSame).toBe(handling === "joined");
    },
  );
});

describe("a kept answer", () => {
  it("is given with its age and source, within the scope alone", async () => {
    const asked = await openTeam();
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
});

it("one agent's calls are done in order, also after one that failed, with others' in between", async () => {
  const asked = await openTeam();
  const { ticket } = await asked.ask({ ...region, scope: "team" });
  const done: string[] = [];
  const agent = vi.spyOn(asked.memory.asks, "agent");
  let letOn = () => {};
  agent.mockImplementationOnce(() => new Promise((_, reject) => (letOn = () => reject("no disk"))));
  const call = (what: string, tool: string, by?: string) =>
    asked.perform(tool, { ticket }, by).then(
      () => done.push(what),
      (error) => done.push(`${what}: ${error}`),
    );
  const calls = [call("failed", "check_question"), call("second", "cancel_question")];
  calls.push(call("other", "check_question", "other"), call("third", "check_question"));
  await vi.waitFor(() => expect(done).toEqual(["other"]));
  letOn();
  await Promise.all(calls);
  expect(done).toEqual(["other", "failed: no disk", "second", "third"]);
  expect(await asked.check({ ticket } as AskView)).toMatchObject({ state: "cancelled" });
});

describe("what is refused", () => {
  it("strangers, unknown tickets, an audience where Sous is not, and agents that were revoked", async () => {
    const asked = await openAsked();
    const refusal = async (tool: string, given: object, agent?: string) =>
      (await asked.refused(tool, given, agent)).error;
    expect(await refusal("ask_people", region, "stranger")).toBe("not-granted");
    expect(await refusal("ask_people", { ...region, scope: "team" })).toBe("not-granted");
    expect(await refusal("ask_people", { ...region, audience: "board" })).toBe("unknown-audience");
    expect(await refusal("ask_people", { ...region, max_age_s: 0 })).toBe("key-required");
    expect(await refusal("ask_people", {})).toBe("bad-input");
    expect(await refusal("check_question", { ticket: "x" })).toBe("unknown-ticket");
    const ask = await asked.ask();
    await asked.memory.asks.keepAudience(sampleAudience({ bot: "discord" }));
    expect(await refusal("ask_people", { question: "Which?" })).toBe("nobody-to-ask");
    await asked.memory.asks.revoke("deploy-bot", asked.clock.now());
    expect((await asked.questionOf(ask)).state).toBe("cancelled");
    expect(await refusal("check_question", { ticket: ask.ticket })).toBe("not-granted");
  });
});

it("people find in their data which agent they told what, and delete it from its answers", async () => {
  const asked = await openAsked();
  const oncall = { question: "Who is on call?" };
  const ask = await asked.ask(oncall);
  await asked.say("Ana", ask, "Carla, her number is 555 0101");
  const { memory } = asked;
  const person = await memory.people.find("simulated", "local", "ana");
  if (!person) throw new Error("nobody is known");
  const data = await gatherData(memory, person, 1);
  const answer = { home: "asked by deploy-bot", ...oncall, research: false };
  expect(data).toMatchObject({ answers: [answer], facts: [] });
  await memory.people.forget(person.id, "person", asked.clock.now());
  const after = await asked.check(ask);
  expect(after).toMatchObject({ state: "answered", standing: "taken_back", answers: [] });
  const recalled = await asked.perform("recall", { about: "Who is on call" });
  expect(JSON.stringify([after, recalled])).not.toContain("555");
  expect((await asked.ask(oncall)).handling).toBe("posted");
});

it("the log of agents' questions has who asked and who answered when, and nobody's words", async () => {
  const asked = await openAsked();
  await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2" }));
  const ask = await asked.ask();
  await asked.press("Ana", ask, "Europe");
  await asked.scenario.pass(1000);
  const words = await asked.ask({ question: "Who is on call?" }, "other");
  await asked.say("Ben", words, "Cleo, from her garden");
  await asked.scenario.pass(1000);
  const withdrawn = await asked.ask({ ...region, question: "Which zone?" });
  await asked.perform("cancel_question", { ticket: withdrawn.ticket });
  const log = (agents: readonly string[], since = 0) =>
    readAskLog(asked.memory, agents, { since, most: 9 });
  const all = await log(["deploy-bot", "other"]);
  expect(all).toMatchObject([
    {
      ticket: ask.ticket,
      agent: "deploy-bot",
      audience: "ops",
      handling: "posted",
      question: "Which region?",
      state: "answered",
      answers: [{ by: "Ana", via: "simulated", choice: "eu", isPast: false }],
    },
    { agent: "other", state: "answered", answers: [{ by: "Ben", choice: null }] },
    { ticket: withdrawn.ticket, state: "cancelled", answers: [] },
  ]);
  expect(all.map(({ askedAt, endedAt }) => (endedAt ?? 0) >= askedAt)).toEqual([true, true, true]);
  expect(JSON.stringify(all)).not.toContain("garden");
  const mine = await log(["deploy-bot"]);
  expect(mine.map(({ agent }) => agent)).toEqual(["deploy-bot", "deploy-bot"]);
  expect(await log(["deploy-bot", "other"], all[1]?.askedAt)).toHaveLength(1);
});
