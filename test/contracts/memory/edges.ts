/** What every engine does at the edges: among equals, at bounds, per person and home, and after what was ended. */
import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import type { NewBallot } from "../../../src/core/memory/stores.js";
import { noUsage } from "../../../src/core/model/model.js";
import { homeOfAudience } from "../../../src/core/question/asking.js";
import { remarksId, remarksReason } from "../../../src/core/question/question.js";
import {
  ballotOf,
  factWrite,
  idsOf,
  type Steps,
  sampleAgent,
  sampleAudience,
  sampleCampaign,
  sampleHousehold,
  sampleQuestion,
} from "../../memory/samples.js";
import { newAsk } from "./asks.js";

const personOf = (name: string) => ballotOf("", name).person;
const nothing = { notes: [], call: null, deferTo: null };

export function describeEdges(memory: Memory, steps: Steps): void {
  const { households, questions, facts, outbox, people, campaigns } = memory;
  const { asks, models, heardPlaces, turns, vitals } = memory;
  const { ask, asking, begin, finish, note, read, say } = steps;
  const wanted = async (id = "e1") => (await outbox.get(id))?.wanted;
  const noted = (id: string) =>
    ({ id, note: { kind: "news", text: "N", ballot: null, to: null } }) as const;
  /** "b1 ana 30, b2 ben 40": answers with their person and time. */
  const sayAll = async (lines: string, change: Partial<NewBallot> = {}) => {
    for (const line of lines.split(", ")) {
      const [id = "", name = "", at = "30"] = line.split(" ");
      await say(id, name, { at: Number(at), ...change });
    }
  };
  const shown = async (id: string, message = id, channel = "c1") => {
    await outbox.markSending(id);
    await outbox.markSent(id, { channel, message }, 99);
  };

  describe("questions", () => {
    it("that are due, new, or open for somebody", async () => {
      await begin();
      const { id: ana } = await people.keep(personOf("ana"));
      const thing = { func: "where", adjective: "blue", noun: "mug", thing: "mug 2" } as const;
      await ask({ deadline: 50 });
      await ask({ id: "q2", deadline: 50, assignee: ana, askedAt: 25 });
      await ask({ id: "q3", need: thing, askedAt: 26 });
      await ask({ id: "q4", need: thing, askedAt: 27 });
      await ask({ id: "q5", askedAt: 28 });
      await questions.close("q5", "expired", "silence", 30);
      expect(idsOf(await questions.due(50))).toEqual(["q1", "q2"]);
      expect(await questions.settledAmong(["q1", "q5", "q9"])).toEqual(["q5"]);
      expect(idsOf(await questions.askedAfter(20))).toEqual(["q2", "q3", "q4"]);
      expect((await questions.findOpen("kitchen", thing))?.id).toBe("q3");
      const { thing: _, ...blue } = thing;
      expect(await questions.findOpen("kitchen", blue)).toBeNull();
      const all = { platform: "simulated", person: ana, skip: 0, limit: 9 } as const;
      const open = async (change: object = {}) =>
        idsOf(await questions.openFor({ ...all, ...change }));
      expect(await open()).toEqual(["q2", "q1", "q3", "q4"]);
      expect(await open({ limit: 1 })).toEqual(["q2"]);
      expect(await open({ skip: 1, limit: 2 })).toEqual(["q1", "q3"]);
      for (const person of [ana, null])
        expect(await open({ platform: "slack", person })).toEqual([]);
      await say("b1", "ana", { question: "q3" });
      expect(await open(), "not read yet").toEqual(["q2", "q1", "q4"]);
      await read("b1", { understood: "unclear", settle: null });
      expect(await open()).toEqual(["q2", "q1", "q3", "q4"]);
      await say("b2", "ben", { question: "q1" });
      expect(await open(), "another answered").toContain("q1");
    });

    it("call whom they are put to, and where they are called", async () => {
      const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 30 } as const;
      await begin();
      const { id: ana } = await people.keep(personOf("ana"));
      await ask({}, { timers: [timer, { ...timer, nth: 2 }] });
      await ask({ id: "q2", assignee: ana });
      const called = async (person: string | null, place: string) =>
        (await questions.openOn({ platform: "simulated", place, person })).flatMap((one) =>
          one.called ? [one.question] : [],
        );
      expect(await called(ana, "C2")).toEqual(["q2"]);
      expect(await called(null, "C2")).toEqual([]);
      await questions.fireTimer(timer, { ...nothing, call: { id: "c-1", channel: "C2" } }, 31);
      expect(await called(ana, "C2")).toEqual(["q2", "q1"]);
      expect(await called(ana, "c1")).toEqual(["q2"]);
      expect((await questions.dueTimers(99)).map(({ nth }) => nth)).toEqual([2]);
      await questions.moveWaits({ by: 5 }, 40);
      expect((await questions.dueTimers(99)).map(({ dueAt }) => dueAt)).toEqual([35]);
    });
  });

  it("facts used are listed by task and step", async () => {
    await begin();
    await note([factWrite("f1"), factWrite("f2", { subject: "pan" })]);
    for (const because of [["f2"], ["f1", "f2", "f1"], []]) await note([], { because });
    await finish();
    await begin({ id: "e2", round: 2 });
    await note([], { episode: "e2", because: ["f1"] });
    const uses = await facts.uses("kitchen", ["f1", "f2"]);
    const listed = uses.map(({ fact, round, seq }) => `${fact} ${round}.${seq}`);
    expect(listed.toSorted()).toEqual(["f1 1.3", "f1 2.1", "f2 1.2", "f2 1.3"]);
    expect([listed[0], listed[3]]).toEqual(["f2 1.2", "f1 2.1"]);
    expect(await facts.uses("kitchen", [])).toEqual([]);
  });

  describe("people", () => {
    it("are those heard last, and the newest of a name", async () => {
      await asking();
      await sayAll("b1 ana 50, b2 ben 40, b3 ana 30, b4 cleo 60");
      const heard = () => heardPlaces.people("simulated", "t");
      expect(await heard()).toEqual(["cleo", "ana", "ben"]);
      const { id: cleo } = (await people.find("simulated", "t", "cleo")) ?? { id: "" };
      await people.setOptedOut(cleo, 70);
      expect(await heard()).toEqual(["ana", "ben"]);
      const elsewhere = await people.keep({ ...personOf("ana"), workspace: "T2" });
      expect((await people.named("simulated", "ana"))?.id).toBe(elsewhere.id);
      expect((await people.list()).map(({ name }) => name)).toEqual(["ana", "ben", "cleo", "ana"]);
      const names = (await people.answerersIn("simulated", "c1")).map(({ name }) => name);
      expect(names).toEqual(["ana", "ben", "cleo"]);
      for (let nth = 0; nth < 9; nth++) await say(`c${nth}`, `n${nth}`, { at: 80 + nth });
      expect(await heard()).toEqual([..."876543210"].map((nth) => `n${nth}`).concat("ana"));
    });

    it("are asked as often as was put to them or answered since, without remarks", async () => {
      await asking();
      const { id } = await people.keep(personOf("ana"));
      await ask({ id: "q2", assignee: id, askedAt: 25 });
      const today = (since: number) => people.questionsToday(id, since);
      expect([await today(25), await today(26)]).toEqual([1, 0]);
      await say("b1", "ana", { at: 30 });
      expect([await today(30), await today(31)]).toEqual([1, 0]);
      const closed = { state: "cancelled", reason: remarksReason, settledAt: 1 } as const;
      const remarks = sampleQuestion({ id: remarksId("e1"), ...closed });
      await say("b2", "ana", { question: remarks.id, remarks, at: 35 });
      await say("b3", "ben", { question: "q2", at: 35 });
      expect(await today(31)).toBe(0);
    });
  });

  it("turns are taken by the person who took the first, of this workspace alone", async () => {
    await begin({ policy: "human" });
    const turn = { episode: "e1", reserved: null, openedAt: 20, taken: null, view: null };
    const take = (seq: number, change: object = {}) => {
      const taking = { turn: `m-${seq}`, choice: "m0", message: null, at: 30 };
      const person = { ...personOf("ana"), ...change };
      return turns.take({ ...taking, person, eventKey: `${seq} ${JSON.stringify(change)}` });
    };
    for (const seq of [1, 2]) {
      await turns.open({ ...turn, id: `m-${seq}`, seq, sees: [], options: [] });
      for (const change of seq === 1 ? [] : [{ workspace: "T2" }, { platformId: "ben" }])
        expect(await take(seq, change)).toBe("not-yours");
      expect(await take(seq)).toBe("accepted");
    }
  });

  it("deliveries are in the order they were made, the stuck and the interrupted too, and the last shown", async () => {
    await asking();
    await shown("e1");
    for (const [id = "", at] of [["n3", 30], ["n1"], ["n2"]] as [string, number?][])
      await outbox.addNote("e1", noted(id), at ?? 20);
    expect(idsOf(await outbox.due(30, 9))).toEqual(["n1", "n2", "n3"]);
    expect(idsOf(await outbox.due(30, 2))).toEqual(["n1", "n2"]);
    for (const id of ["n3", "n1", "n2"]) await outbox.markSending(id);
    expect(idsOf(await outbox.interrupted())).toEqual(["n1", "n2", "n3"]);
    for (const id of ["n3", "n1"])
      await outbox.markFailed(id, { error: "busy", dueAt: 40, dead: true });
    expect(idsOf(await outbox.stuck())).toEqual(["n1", "n3"]);
    const deliveries = async () => (await vitals.read()).deliveries;
    expect(await deliveries()).toEqual([
      { bot: "simulated", state: "sending", count: 1, since: 20 },
      { bot: "simulated", state: "dead", count: 2, since: 40 },
    ]);
    for (let time = 0; time < 2; time++) {
      await outbox.markFailed("n2", { error: "busy", dueAt: 50, dead: false });
      await outbox.markSending("n2");
    }
    await outbox.markFailed("n2", { error: "busy", dueAt: 50, dead: false });
    expect((await deliveries())[0]).toMatchObject({ state: "failing", count: 1, since: 50 });
    await begin({ id: "e2", household: "flat", startedAt: 60 });
    await shown("e2");
    expect((await outbox.lastShown("simulated", "c1"))?.id).toBe("e2");
  });

  it("deliveries change their state, attempts, time and error only from where they may", async () => {
    await begin();
    await shown("e1");
    const lost = { error: "gone", dueAt: 60, dead: true };
    const busy = { error: "busy", dueAt: 70, dead: false };
    const ref = { channel: "c1", message: "m" };
    const before: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
      queued: async () => {},
      sending: outbox.markSending,
      sent: (id) => outbox.markSending(id).then(() => outbox.markSent(id, ref, 1)),
      dead: (id) => outbox.markSending(id).then(() => outbox.markFailed(id, lost)),
    };
    const calls: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
      markSending: outbox.markSending,
      markFailed: (id) => outbox.markFailed(id, busy),
      markDead: (id) => outbox.markFailed(id, { ...busy, dead: true }),
      putOff: (id) => outbox.putOff(id, 80),
      retry: (id) => outbox.retry(id, 90),
      markSent: (id) => outbox.markSent(id, ref, 1),
      hastenLater: () => outbox.hasten(60, 45),
      hasten: () => outbox.hasten(50, 45),
    };
    const became: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const rows: string[] = [];
      for (const [state, prepare] of Object.entries(before)) {
        const id = `${name}-${state}`;
        await outbox.addNote("e1", noted(id), 60);
        await prepare(id);
        const answer = await call(id);
        const row = await outbox.get(id);
        const now = [row?.state, row?.attempts, row?.dueAt, row?.error ?? "-"].join(" ");
        rows.push(typeof answer === "boolean" ? `${now} ${answer}` : now);
      }
      became.push(`${name}: ${rows.join(", ")}`);
    }
    expect(became).toEqual([
      "markSending: sending 1 60 - true, sending 1 60 - false, sent 0 60 - false, dead 1 60 gone false",
      "markFailed: queued 0 70 busy, queued 1 70 busy, sent 0 60 -, dead 1 60 gone",
      "markDead: dead 0 70 busy, dead 1 70 busy, sent 0 60 -, dead 1 60 gone",
      "putOff: queued 0 80 -, sending 1 60 -, sent 0 60 -, dead 1 60 gone",
      "retry: queued 1 90 - true, sending 1 60 - false, sent 0 60 - false, queued 1 90 gone true",
      "markSent: sent 0 60 -, sent 0 60 -, sent 0 60 -, sent 0 60 -",
      "hastenLater: queued 0 60 -, sending 1 60 -, sent 0 60 -, dead 1 60 gone",
      "hasten: queued 0 45 -, sending 1 45 -, sent 0 60 -, dead 1 60 gone",
    ]);
  });

  it("campaigns count the first understood answer to a question, and keep their first end", async () => {
    await campaigns.create(sampleCampaign());
    await begin({ purpose: "campaign", campaign: "pilot" });
    await ask({ purpose: "campaign", campaign: "pilot", quorum: 9 });
    const given = [
      ["ben", "unclear"],
      ["ana", "fact"],
      ["ana", "fact"],
      ["ben", "fact"],
      ["cleo", "fact"],
    ] as const;
    for (const [nth, [name, understood]] of given.entries()) {
      await say(`b${nth}`, name, { at: 40 - nth });
      await read(`b${nth}`, { understood, settle: null });
    }
    await questions.retract("b4", "r1", [], 50);
    const times = await campaigns.answerTimes("pilot");
    expect(times.map(({ at, counts }) => [at, counts])).toEqual([
      [36, false],
      [37, true],
      [38, false],
      [39, true],
      [40, false],
    ]);
    const ids = await Promise.all(["cleo", "ana"].map((name) => people.keep(personOf(name))));
    for (const { id } of ids) await campaigns.enrol("pilot", id, { practisedAt: 1 });
    const enrolled = (await campaigns.enrolments("pilot")).map(({ person }) => person);
    expect(enrolled).toEqual([ids[1]?.id, ids[0]?.id]);
    for (const at of [60, 61]) await campaigns.setState("pilot", "closed", null, at);
    expect(await campaigns.get("pilot")).toMatchObject({ startedAt: null, closedAt: 60 });
  });

  it("what homes keep is found in bounds: usage since, places heard last", async () => {
    const usage = { model: "m", role: "actor", charge: { campaign: "c1" } } as const;
    for (const at of [5, 6, 7]) await models.recordUsage({ ...noUsage, ...usage, requests: 1, at });
    const since = async (at: number, campaign?: string) =>
      (await models.listUsage({ since: at, ...(campaign && { campaign }) })).map((one) => one.at);
    expect([await since(6), await since(7, "c1")]).toEqual([[6, 7], [7]]);
    expect((await models.sumUsage({ since: 6 })).requests).toBe(2);
    for (let until = 1; until <= 22; until++)
      await heardPlaces.keep({ platform: "slack", workspace: "T1", channel: `C${until}`, until });
    const earlier = { workspace: "T1", channel: "C22", until: 1 };
    await heardPlaces.keep({ platform: "slack", ...earlier });
    const heard = await heardPlaces.list("slack", "T1");
    expect([heard.length, heard[0]?.until, heard[19]?.until]).toEqual([20, 22, 3]);
  });

  describe("agents' questions", () => {
    const agents = async () => {
      await asks.keepAudience(sampleAudience({ bot: "slack", channel: "C1" }));
      for (const name of ["deploy-bot", "other"]) await asks.keepAgent(sampleAgent({ name }));
    };

    it("are counted blindly, are no home, and stay for who waits", async () => {
      await agents();
      await asks.ask(newAsk(1, { wanted: 2 }));
      expect(idsOf(await questions.counted())).toEqual(["q1"]);
      await households.create(sampleHousehold());
      await asks.keepAudience(sampleAudience({ name: "zoo", bot: "slack", channel: "C1" }));
      expect((await households.last())?.id).toBe("kitchen");
      expect((await asks.audiences()).map(({ name }) => name)).toEqual(["ops", "zoo"]);
      const before = await wanted("a-1");
      await asks.ask({ ...newAsk(2, { wanted: 1, askedAt: 10, agent: "other" }) });
      expect(await wanted("a-1"), "no more, and no later").toBe(before);
      expect(await asks.inEpisode("e9")).toBeNull();
      await asks.detach("ticket-1", 20);
      await asks.detach("ticket-1", 30);
      expect(await asks.get("ticket-1")).toMatchObject({ detachedAt: 20 });
      expect((await questions.get("q1"))?.state).toBe("open");
      await asks.detach("ticket-2", 40);
      const end = { state: "cancelled", reason: "nobody waits for it any more", settledAt: 40 };
      expect(await questions.get("q1")).toMatchObject(end);
      expect(await wanted("a-1")).toBeGreaterThan(before ?? 0);
      expect(await households.get(homeOfAudience("ops"))).toBeNull();
    });

    it("are given again up to the age, from the newest, and listed newest first", async () => {
      await agents();
      for (const n of [1, 2]) {
        await asks.ask({ ...newAsk(n, { askedAt: 10 * n }), maxAgeMs: 0 });
        await say(`b${n}`, "ana", { question: `q${n}` });
        await read(`b${n}`, { understood: "choice", at: 100 * n });
      }
      const again = (n: number, maxAgeMs: number) =>
        asks.ask({ ...newAsk(n, { askedAt: 300 }), maxAgeMs });
      expect(await again(3, 200)).toMatchObject({ ask: { handling: "reused", question: "q2" } });
      expect(await again(4, 100)).toMatchObject({ ask: { handling: "reused", question: "q2" } });
      expect(await again(5, 99)).toMatchObject({ ask: { handling: "posted" } });
      const latest = async (since: number, most: number) =>
        (await asks.latest("deploy-bot", { since, most })).map(({ ticket }) => ticket.slice(7));
      expect(await latest(10, 9)).toEqual(["3", "4", "5", "2"]);
      expect(await latest(0, 1)).toEqual(["3"]);
      const hour = 3_600_000;
      expect(await asks.used("deploy-bot", 300 + hour)).toMatchObject({
        hour: 0,
        day: 3,
        reused: 2,
      });
      expect(await asks.used("deploy-bot", 20 + 24 * hour)).toMatchObject({ day: 1, hour: 0 });
      expect(await asks.usedIn("ops", 20 + 24 * hour)).toBe(1);
    });
  });
}
