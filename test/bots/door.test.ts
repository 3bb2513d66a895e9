/** Only permitted people may answer, but everybody may retract. */
import { expect, it } from "vitest";
import { receiveGuarded } from "../../bots/present/door.js";
import type { Inbox, IncomingEvent, IncomingKind } from "../../src/core/bot.js";

const kinds: readonly IncomingKind[] = [
  { kind: "press", question: "q1", choice: "c0" },
  { kind: "words", question: "q1", text: "in the fridge" },
  { kind: "reply", episode: "e1", message: "m1", text: "in the fridge" },
  { kind: "fix", ballot: "b1", text: "in the fridge" },
  { kind: "retract", ballot: "b1" },
  { kind: "unsay", message: "m1" },
];

async function heardFrom(mayAnswer: boolean): Promise<readonly string[]> {
  const heard: string[] = [];
  const inbox: Inbox = {
    receive: async ({ what }) => {
      heard.push(what.kind);
      return "accepted";
    },
    opened: async () => undefined,
    heard: async () => [],
    meant: async () => null,
  };
  const rights = { mayAnswer: async () => mayAnswer };
  for (const what of kinds) {
    const event: IncomingEvent = {
      key: what.kind,
      platform: "slack",
      workspace: "T1",
      person: { id: "u1", name: "Ana" },
      at: 1,
      what,
    };
    const isHeard = (await receiveGuarded(inbox, event, rights)) === "accepted";
    expect(isHeard).toBe(heard.includes(what.kind));
  }
  return heard;
}

it("somebody who may not answer may still take back and delete what they said", async () => {
  expect(await heardFrom(true)).toEqual(kinds.map(({ kind }) => kind));
  expect(await heardFrom(false)).toEqual(["retract", "unsay"]);
});
