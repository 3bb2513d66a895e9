import { expect, it } from "vitest";
import type { InboxVerdict } from "../../src/core/bot.js";
import { type DeskScenario, openDesk } from "../build/desk.js";

const options = ["look", "go to fridge 1"].map((command, at) => ({
  id: `m${at}`,
  label: command,
  value: command,
  move: { kind: "act", command } as const,
}));

async function openTurn(
  { memory, clock }: DeskScenario,
  { reserved = null, seq = 1 }: { reserved?: string | null; seq?: number } = {},
): Promise<void> {
  const turn = { id: `m-${seq}`, episode: "e1", seq, sees: [], options, view: null, reserved };
  await memory.turns.open({ ...turn, openedAt: clock.now(), taken: null });
}

const inChat = { platform: "slack", workspace: "T1" } as const;

function say(scenario: DeskScenario, who: string, text: string, key: string) {
  return scenario.say(who, text, { ...inChat, key });
}

it("the first to name a move in the thread is the player, and others are no longer heard as such", async () => {
  const scenario = await openDesk({ bot: "slack" });
  await openTurn(scenario);
  expect(await say(scenario, "Ben", "what a nice kitchen", "k1")).not.toBe("not-an-action");
  expect(await scenario.memory.turns.player("e1")).toBeNull();
  expect(await say(scenario, "Ana", "go to the fridge", "k2")).toBe("accepted");
  expect((await scenario.memory.turns.get("m-1"))?.taken).toMatchObject({ choice: "m1" });
  await openTurn(scenario, { seq: 2 });
  await say(scenario, "Ben", "look", "k3");
  expect((await scenario.memory.turns.get("m-2"))?.taken).toBeNull();
  expect(await say(scenario, "Ana", "sing a song", "k4")).toBe("not-an-action");
  expect(await say(scenario, "Ana", "sing a song", "k4")).toBe("duplicate");
  const press = { kind: "press", question: "m-2", choice: "m0" } as const;
  expect(await scenario.hear("Ben", press, inChat)).toBe("not-your-turn");
  expect(await scenario.hear("Ana", { ...press, choice: "m9" }, inChat)).toBe("unknown");
  expect(await scenario.hear("Ana", press, inChat)).toBe("accepted");
  expect(await scenario.hear("Ana", press, inChat)).toBe("unknown");
});

it("another version of a move's message is no second move", async () => {
  const scenario = await openDesk({ bot: "slack" });
  await openTurn(scenario);
  const said = async (message: string, text: string, version: number) => {
    const key = `${message}:${version}`;
    const what = { kind: "reply", episode: "e1", message, text } as const;
    return scenario.hear("Ana", what, { ...inChat, key });
  };
  const taken = async (turn: string) => (await scenario.memory.turns.get(turn))?.taken?.choice;
  expect(await said("m", "look", 1)).toBe("accepted");
  await openTurn(scenario, { seq: 2 });
  for (const [text, version] of [
    ["look", 1],
    ["go to the fridge", 2],
    ["go to the fridge", 3],
    ["look", 4],
  ] as const)
    expect(await said("m", text, version)).toBe("duplicate");
  expect([await taken("m-1"), await taken("m-2")]).toEqual(["m0", undefined]);
  expect(await said("n", "go to the fridge", 1)).toBe("accepted");
  expect([await taken("m-1"), await taken("m-2")]).toEqual(["m0", "m1"]);
  await openTurn(scenario, { seq: 3 });
  for (const message of ["m", "n"]) expect(await said(message, "look", 9)).toBe("duplicate");
  expect(await taken("m-3")).toBeUndefined();
});

it("on our own page any words in a turn are meant as a move", async () => {
  const scenario = await openDesk({ bot: "web" });
  await openTurn(scenario);
  expect(await scenario.say("Ana", "what a nice kitchen")).toBe("not-an-action");
});

it("a turn that is kept for somebody is theirs from the first word", async () => {
  const scenario = await openDesk({ bot: "slack" });
  await openTurn(scenario, { reserved: "ana" });
  await say(scenario, "Ben", "look", "k1");
  expect((await scenario.memory.turns.get("m-1"))?.taken).toBeNull();
  expect(await say(scenario, "Ana", "hm", "k2")).toBe("not-an-action");
  expect(await say(scenario, "Ana", "look", "k3")).toBe("accepted");
});

it("a player does not answer their own questions, by a press or in words, however often it is delivered", async () => {
  const scenario = await openDesk({ bot: "slack" });
  await openTurn(scenario);
  await say(scenario, "Ana", "look", "k1");
  const question = await scenario.pose({ seq: 2 });
  const press = {
    kind: "press",
    question: question.id,
    choice: question.choices[0]?.id ?? "",
  } as const;
  expect(await scenario.hear("Ana", press, inChat)).toBe("own-question");
  const verdicts: InboxVerdict[] = [];
  for (const _ of [1, 2]) verdicts.push(await say(scenario, "Ana", "in the fridge", "k2"));
  expect(verdicts).toEqual(["own-question", "duplicate"]);
  expect(await scenario.ballots(question)).toEqual([]);
  expect(await say(scenario, "Ben", "in the fridge", "k3")).toBe("accepted");
});
