import { expect, it } from "vitest";
import { listHomes } from "../../../scenes/household/source/load.js";
import { findPostgres } from "../../peers/postgres.js";
import { runAsk } from "../ask/run-ask.js";
import { attackNames } from "../attack/classes.js";
import { runAttacks } from "../attack/run-attack.js";
import { chatBots, chatFaults, listCells, questionStates } from "../chat/cells.js";
import { runChatFaults } from "../chat/run-chat-faults.js";
import { runCluster } from "../cluster/run-cluster.js";
import { measureFaults } from "../faults/faults-command.js";
import { faultBots } from "../faults/room.js";
import { measurePictures } from "../picture/measure-pictures.js";
import { benchTalk } from "../talk/bench-talk.js";

const well = { lost: 0, doubled: 0, duplicatePosts: 0 };

it("attack: nothing succeeds, and honest people are served meanwhile", {
  timeout: 900_000,
}, async () => {
  const { byClass, ...totals } = await runAttacks({ only: attackNames, seed: 5, isShort: true });
  const findings = Object.entries(byClass).flatMap(([name, one]) =>
    one.findings.map((finding) => `${name}: ${finding}`),
  );
  expect(findings).toEqual([]);
  expect(totals).toMatchObject({ succeeded: 0, unjudged: 0 });
  for (const [name, { attempts }] of Object.entries(byClass))
    expect(attempts, name).toBeGreaterThan(0);
});

it.each(faultBots)("faults: tasks on %s over ten kills", { timeout: 900_000 }, async (bot) => {
  const homes = listHomes();
  const { byBot, ...totals } = await measureFaults({ kills: 10, bots: [bot], homes, seed: 7 });
  expect(byBot[bot]?.findings).toEqual([]);
  expect(totals).toMatchObject({ ...well, unfinished: 0 });
});

it("ask: agents' questions over five kills", { timeout: 900_000 }, async () => {
  const result = await runAsk({ asks: 20, kills: 5, seed: 7 });
  expect(result).toMatchObject({ ...well, wrongScope: 0, staleReuses: 0 });
});

it("chat: every fault of chat platforms in every state of a question", {
  timeout: 3_600_000,
}, async () => {
  const cells = listCells({ bots: chatBots, faults: chatFaults, states: questionStates });
  const { figures } = await runChatFaults({ cells, lanes: 3, home: "kitchen", seed: 1 });
  expect(figures.byCell.flatMap(({ findings }) => findings)).toEqual([]);
  expect(figures).toMatchObject({ ...well, cells: 140, unfinished: 0, missed: 0 });
});

it.skipIf(findPostgres() === null)(
  "cluster: when the leader dies, nothing is lost and another one leads soon",
  { timeout: 400_000 },
  async () => {
    const kills = 3;
    const result = await runCluster({ workers: 2, kills, stop: 0, tasks: 1, seed: 3 });
    expect(result.findings).toEqual([]);
    expect(result).toMatchObject({ ...well, kills, unfinished: 0 });
    expect(result.answers).toBeGreaterThan(0);
    // The standby is slow on a busy machine.
    expect(result.takeoverMsP99).toBeLessThan(20_000);
    expect(result.cpuPerStepRatio).toBeGreaterThan(0);
  },
);

it("talk: everything is answered at every door, and nothing becomes a wrong fact", {
  timeout: 1_200_000,
}, async () => {
  const result = await benchTalk({ withinMs: 20_000 });
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ utterances: 120, unanswered: 0, wrongFacts: 0, lost: 0 });
});

it("picture: no word lies on another in 1,000 homes and in the given rooms", {
  timeout: 900_000,
}, () => {
  const faults: string[] = [];
  const { smallestWordPx } = measurePictures(1_000, { tell: (fault) => faults.push(fault) });
  expect(faults).toEqual([]);
  expect(smallestWordPx).toBeGreaterThanOrEqual(11);
});
