import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import type { Turn, TurnTaking } from "../../../src/core/turn.js";
import { factWrite, type Steps } from "../../memory/samples.js";

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
