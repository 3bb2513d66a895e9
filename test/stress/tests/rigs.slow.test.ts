import { expect, it } from "vitest";
import { runAsk } from "../ask/run-ask.js";
import { runAttacks } from "../attack/run-attack.js";
import { chatBots, listCells } from "../chat/cells.js";
import { runChatFaults } from "../chat/run-chat-faults.js";
import { runChatLoad } from "../chat/run-crowd-load.js";
import { measureFaults } from "../faults/faults-command.js";
import { benchTalk } from "../talk/bench-talk.js";

const timeout = 300_000;
const well = { lost: 0, doubled: 0, duplicatePosts: 0 };

it("faults: nothing is lost or comes twice, and every episode ends, whenever the process dies", {
  timeout,
}, async () => {
  const request = { kills: 2, bots: ["slack"], homes: ["kitchen"], seed: 11 } as const;
  const { byBot, ...totals } = await measureFaults(request);
  expect(byBot.slack?.findings).toEqual([]);
  expect(totals).toEqual({ ...well, kills: 2, unfinished: 0 });
  expect(byBot.slack?.killsWhileAsked).toBeGreaterThan(0);
  expect(byBot.slack?.answers).toBeGreaterThan(0);
});

it("ask: nothing is lost or comes twice, nobody else is told, and the second agent asks nobody", {
  timeout,
}, async () => {
  const result = await runAsk({ asks: 4, kills: 1, seed: 3 });
  expect(result).toEqual({ ...well, asks: 4, wrongScope: 0, reusedShare: 1, staleReuses: 0 });
});

/** Posts despite Slack's 500, and repeated or reordered Discord events. */
const cells = [
  listCells({ bots: ["slack"], faults: ["500-after-write"], states: ["receipt"] }),
  listCells({ bots: ["discord"], faults: ["duplicate-event"], states: ["answered"] }),
  listCells({ bots: ["discord"], faults: ["reordered-events"], states: ["late"] }),
].flat();

it("chat: nothing is lost or comes twice, and episodes end while a platform fails", {
  timeout,
}, async () => {
  const { figures, kept } = await runChatFaults({ cells, lanes: 3, home: "kitchen", seed: 3 });
  expect(figures.byCell.flatMap(({ findings }) => findings)).toEqual([]);
  expect(figures).toMatchObject({ ...well, cells: 3, unfinished: 0, missed: 0 });
  expect(figures.answers).toBeGreaterThan(2);
  expect(kept).toBeNull();
});

it("crowd-load: every answer of a small crowd on both platforms is kept once and gets its receipt", {
  timeout,
}, async () => {
  const crowd = { questions: 16, channels: 4, people: 8, seconds: 2 };
  const { figures } = await runChatLoad({ ...crowd, bots: chatBots, seed: 5, heap: 160 });
  expect(figures.findings).toEqual([]);
  expect(figures).toMatchObject({ questions: 16, people: 8, channels: 4, lost: 0, doubled: 0 });
  expect(figures.answers).toBe(16);
  expect(figures.receiptMsP99).toBeGreaterThan(0);
  expect(figures.rssMb).toBeLessThan(300);
});

it("attack: nothing that is tried over a socket succeeds, and honest people are served meanwhile", {
  timeout,
}, async () => {
  const only = ["origins", "login", "lockout", "sessions", "raw"] as const;
  const { byClass, ...totals } = await runAttacks({ only, seed: 5, isShort: true });
  expect(Object.values(byClass).flatMap(({ findings }) => findings)).toEqual([]);
  expect(totals).toMatchObject({ succeeded: 0, unjudged: 0 });
  expect(totals.attempts).toBeGreaterThan(40);
});

it("talk: every fifteenth utterance is answered at every door, and none makes a wrong fact", {
  timeout,
}, async () => {
  const result = await benchTalk({ every: 15, withinMs: 20_000 });
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ utterances: 8, unanswered: 0, wrongFacts: 0, lost: 0 });
});
