import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import type { Turn, TurnTaking } from "../../../src/core/turn.js";
import type { Steps } from "../../memory/samples.js";

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

export function describeTurns({ turns }: Memory, { begin }: Steps): void {
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
}
