import { describe, expect, it } from "vitest";
import type { Memory, QuestionTimer, Settlement } from "../../../src/core/stores.js";
import type { Turn, TurnTaking } from "../../../src/core/turn.js";
import { factWrite, idsOf, type Steps, sampleQuestion } from "../../memory/samples.js";

const turn: Turn = {
  id: "m-1",
  episode: "e1",
  seq: 1,
  reserved: null,
  openedAt: 20,
  taken: null,
  sees: ["You are in the middle of a room."],
  options: [
    {
      id: "m0",
      label: "open fridge 1",
      value: "open fridge 1",
      move: { kind: "act", command: "open fridge 1" },
    },
  ],
  view: { owner: { home: "Kitchen", places: [], robotAt: [], held: null }, seen: ["fridge 1"] },
};

const ana = { platform: "slack", workspace: "T1", platformId: "u1", name: "Ana" } as const;
const ben = { ...ana, platformId: "u2", name: "Ben" };

function taking(change: Partial<TurnTaking> = {}): TurnTaking {
  return {
    turn: "m-1",
    choice: "m0",
    person: ana,
    eventKey: "slack:T1:press:1",
    message: null,
    at: 30,
    ...change,
  };
}

export function describeTurns(
  { episodes, knowledge, outbox, people, turns }: Memory,
  { answered, begin, read }: Steps,
): void {
  const beginPlaying = () => begin({ policy: "human" });

  it("are one per step: what was shown first stays", async () => {
    await beginPlaying();
    expect(await turns.open(turn)).toEqual(turn);
    expect(await turns.open({ ...turn, id: "m-2", sees: [] })).toEqual(turn);
    expect(await turns.current("e1")).toEqual(turn);
    expect(await turns.list("e1")).toEqual([turn]);
    expect(await turns.get("m-2")).toBeNull();
  });

  it("are taken once, by the one who took the first", async () => {
    await beginPlaying();
    await turns.open(turn);
    expect(await turns.player("e1")).toBeNull();
    expect(await turns.take(taking())).toBe("accepted");
    expect(await turns.take(taking())).toBe("duplicate");
    expect(await turns.take(taking({ eventKey: "slack:T1:press:2" }))).toBe("stale");
    expect(await turns.player("e1")).toMatchObject(ana);
    expect((await turns.get("m-1"))?.taken).toMatchObject({ choice: "m0", at: 30 });
    expect(await turns.current("e1")).toBeNull();

    await turns.open({ ...turn, id: "m-2", seq: 2 });
    const next = { turn: "m-2", eventKey: "slack:T1:press:3" };
    for (const person of [ben, { ...ana, workspace: "T2" }])
      expect(await turns.take(taking({ ...next, person }))).toBe("not-yours");
    expect(await turns.take(taking(next))).toBe("accepted");
  });

  it("are kept for one person alone where that is wanted", async () => {
    await beginPlaying();
    await turns.open({ ...turn, reserved: "u2" });
    expect(await turns.take(taking())).toBe("not-yours");
    expect(await turns.take(taking({ person: ben }))).toBe("accepted");
  });

  it("are not taken by another version of a message, nor by what was dismissed", async () => {
    await beginPlaying();
    await turns.open(turn);
    const message = "slack:T1:reply:C1:1";
    const dismissed = { key: "slack:T1:reply:C1:0:1", at: 25 };
    expect(await turns.dismiss(dismissed)).toBe("accepted");
    expect(await turns.dismiss(dismissed)).toBe("duplicate");
    expect(await turns.take(taking({ eventKey: dismissed.key }))).toBe("duplicate");
    expect(await turns.take(taking({ message, eventKey: `${message}:1` }))).toBe("accepted");
    await turns.open({ ...turn, id: "m-2", seq: 2 });
    const edited = { turn: "m-2", message, eventKey: `${message}:2` };
    expect(await turns.take(taking(edited))).toBe("duplicate");
  });

  it("end with their episode", async () => {
    await beginPlaying();
    await turns.open(turn);
    await episodes.end("e1", { kind: "truncated", reason: "stopped" }, 0, [], 40);
    expect(await turns.current("e1")).toBeNull();
    expect(await turns.take(taking())).toBe("stale");
  });

  it("stay when who took them is forgotten, without whose they were", async () => {
    await beginPlaying();
    await turns.open({ ...turn, reserved: "u1" });
    await turns.take(taking());
    const id = (await people.find("slack", "T1", "u1"))?.id ?? "";
    expect(await turns.takenBy(id)).toHaveLength(1);
    expect((await people.forget(id, "person", 50)).moves).toBe(1);
    expect(await people.get(id)).toBeNull();
    expect(await turns.player("e1")).toBeNull();
    const taken = { choice: "m0", person: null, at: 30 };
    expect(await turns.get("m-1")).toEqual({ ...turn, taken });
    expect(await turns.take(taking())).toBe("duplicate");
  });

  it("tell no player any more what somebody said or taught who is forgotten", async () => {
    const person = await answered();
    const said = { person, ballot: "b1", question: "q1", episode: "e1" };
    await read("b1", { facts: [factWrite("f1", { source: "answer" }, said)] });
    await turns.open({ ...turn, sees: ["Ana: a mug is in the cabinet"] });
    await turns.take(taking({ person: ben }));
    await turns.open({ ...turn, id: "m-2", seq: 2, sees: ["Ana: a mug is in the cabinet"] });
    await begin({ household: "flat", id: "e2" });
    await turns.open({ ...turn, id: "m-3", episode: "e2" });
    const card = (await outbox.card("e1"))?.wanted ?? 0;

    await people.forget(person, "said", 60);
    expect((await turns.list("e1")).map(({ sees }) => sees)).toEqual([[], []]);
    expect((await turns.get("m-2"))?.options).toEqual(turn.options);
    expect((await outbox.card("e1"))?.wanted).toBeGreaterThan(card);
    expect((await turns.get("m-3"))?.sees).toEqual(turn.sees);

    const taught = { household: "flat", text: "the bin is full", source: "taught" } as const;
    await knowledge.keep([{ ...taught, id: "r1", person, at: 61 }]);
    const cardThere = (await outbox.card("e2"))?.wanted ?? 0;
    await people.forget(person, "said", 62);
    expect((await outbox.card("e2"))?.wanted).toBeGreaterThan(cardThere);
    expect((await turns.get("m-3"))?.sees).toEqual([]);
  });
}

const remind: QuestionTimer = { question: "q1", kind: "remind", nth: 1, dueAt: 50 };
const escalate: QuestionTimer = { question: "q1", kind: "escalate", nth: 1, dueAt: 60 };
const note = {
  id: "n1",
  note: { kind: "reminder", text: "Still open.", ballot: null, to: null },
} as const;
const call = { id: "c-1", channel: "C2" };
const nothing = { notes: [], call: null, deferTo: null };

const settlement: Settlement = {
  question: "q1",
  state: "answered",
  reason: null,
  basis: ["b1"],
  facts: [],
  dispute: null,
  notes: [],
  at: 70,
};

export function describeLife(
  { questions, facts, outbox }: Memory,
  { ask, answered, begin, finish, read, say }: Steps,
): void {
  const due = (at: number) => questions.dueTimers(at);
  const beginTimed = async (): Promise<void> => {
    await begin();
    await ask({}, { timers: [remind, escalate] });
  };
  const kinds = async () => (await outbox.list({ episode: "e1" })).map(({ kind }) => kind);

  describe("timers", () => {
    it("are due in order, and do what they do once", async () => {
      await beginTimed();
      expect(await due(49)).toEqual([]);
      expect(await due(50)).toEqual([remind]);
      expect(await due(60)).toEqual([remind, escalate]);
      const firing = { notes: [note], call, deferTo: null };
      expect(await questions.fireTimer(remind, firing, 51)).toBe(true);
      expect(await questions.fireTimer(remind, firing, 52)).toBe(false);
      expect(await due(60)).toEqual([escalate]);
      expect(await kinds()).toEqual(["card", "note", "call"]);
      const shown = { kind: "call", question: "q1", channel: "C2", bot: "simulated", wanted: 1 };
      expect(await outbox.get("c-1")).toMatchObject(shown);
    });

    it("can be put off", async () => {
      await beginTimed();
      expect(await questions.fireTimer(remind, { ...nothing, deferTo: 80 }, 51)).toBe(true);
      expect(await due(79)).toEqual([escalate]);
      expect(await questions.fireTimer(remind, { ...nothing, notes: [note] }, 80)).toBe(true);
      expect(await questions.fireTimer(remind, { ...nothing, deferTo: 90 }, 81)).toBe(false);
      expect(await due(99)).toEqual([escalate]);
    });

    it("stop when the episode ends", async () => {
      await beginTimed();
      await finish("e1", { at: 40 });
      expect(await due(99)).toEqual([]);
      const fired = questions.fireTimer(remind, { ...nothing, notes: [note] }, 51);
      expect(await fired).toBe(false);
      expect(await kinds()).toEqual(["card"]);
    });
  });

  it("calls are shown anew when the question changes, and wait for no card", async () => {
    const show = async (revision: number) => {
      await outbox.markSending("c-1");
      await outbox.markSent("c-1", { channel: "C2", message: "m2" }, revision);
    };
    await beginTimed();
    await questions.fireTimer(escalate, { ...nothing, call }, 61);
    expect(idsOf(await outbox.due(61, 100))).toEqual(["e1", "c-1"]);
    await show(1);
    expect(idsOf(await outbox.due(62, 100))).toEqual(["e1"]);
    await questions.close("q1", "expired", "silence", 99);
    expect(await outbox.get("c-1")).toMatchObject({ state: "queued", wanted: 2, shown: 1 });
    await show(2);
    await finish("e1", { at: 120 });
    expect(await outbox.get("c-1")).toMatchObject({ state: "queued", wanted: 3 });
  });

  describe("settling", () => {
    it("writes state, facts and notes together, once", async () => {
      const person = await answered();
      await read("b1", { settle: null });
      const fact = factWrite("f1", { source: "answer" }, { person, ballot: "b1" });
      const settled = { ...settlement, facts: [fact], notes: [note] };
      expect(await questions.settle(settled)).toBe(true);
      expect(await questions.settle(settled)).toBe(false);
      expect(await questions.get("q1")).toMatchObject({ state: "answered", settledAt: 70 });
      expect(idsOf(await facts.list({ household: "kitchen" }))).toEqual(["f1"]);
      expect(await outbox.get("n1")).toMatchObject({ kind: "note" });
    });

    it("waits for what is unread, and for a new count when an answer was taken back", async () => {
      await answered();
      expect(await questions.settle(settlement)).toBe(false);
      await read("b1", { settle: null });
      await questions.retract("b1", "k-retract", [], 60);
      expect(await questions.settle(settlement)).toBe(false);
      expect((await questions.get("q1"))?.state).toBe("open");
      expect(await questions.settle({ ...settlement, basis: [] })).toBe(true);
    });
  });

  describe("disputes", () => {
    /** Ana says cabinet, Ben fridge; question q2 settles it. */
    const dispute = async (): Promise<void> => {
      const claim = (id: string, place: string, person: string, ballot: string) =>
        factWrite(
          id,
          { subject: "Ana's mug", objects: [place], source: "answer" },
          { person, ballot },
        );
      const ana = await answered();
      const ben = await say("b2", "ben");
      await read("b1", { facts: [claim("f1", "cabinet 1", ana, "b1")] });
      await read("b2", {
        facts: [claim("f2", "fridge 1", ben, "b2")],
        settle: null,
        dispute: {
          question: "q2",
          adjudication: sampleQuestion({ id: "q2", adjudicates: "q1" }),
          timers: [{ ...remind, dueAt: 500 }],
          facts: ["f1", "f2"],
        },
      });
    };
    const valid = async () => idsOf(await facts.list({ household: "kitchen" }));
    const disputed = async () =>
      (await facts.list({ household: "kitchen", disputed: true })).map(({ id, dispute: by }) => [
        id,
        by,
      ]);

    it("take facts out of use, and ask", async () => {
      await dispute();
      expect(await valid()).toEqual([]);
      expect(await disputed()).toEqual([
        ["f1", "q2"],
        ["f2", "q2"],
      ]);
      expect(idsOf(await questions.list({ adjudicates: "q1" }))).toEqual(["q2"]);
      expect(await due(500)).toEqual([{ ...remind, question: "q2", dueAt: 500 }]);
    });

    it("end by themselves when one claim falls", async () => {
      await dispute();
      await questions.retract("b2", "k-retract", [], 60);
      expect(await valid()).toEqual(["f1"]);
      expect(await questions.get("q2")).toMatchObject({ state: "answered", reason: "resolved" });
      expect(await due(999)).toEqual([]);
    });

    it("go over to the question that asks again", async () => {
      await dispute();
      await questions.close("q2", "expired", "silence", 99);
      const again = { id: "q3", adjudicates: "q1" };
      await ask(again, { disputed: ["f1", "f2"], at: 120 });
      expect(await disputed()).toEqual([
        ["f1", "q3"],
        ["f2", "q3"],
      ]);
      expect(await valid()).toEqual([]);
    });
  });
}
