/** The short form of `stress model --faults`: one fault, one game, and a server that stops failing. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";
import { openStage } from "../../policies/agents/over-http.js";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { benchModelFaults, type ModelFault } from "../model/bench-model-faults.js";

it("says how episodes ended while the server fails, and that it stops failing", async () => {
  const folder = path.join(path.dirname(newFile()), "cup-1", "good");
  mkdirSync(folder, { recursive: true });
  const game = tinyGame().replace("do as the test says", "put a cup in drawer");
  writeFileSync(path.join(folder, "game.tw-pddl"), game);
  const { lab, peer } = await openStage({}, { maxRetries: 0 });
  const seen: string[] = [];
  const bench = (fault: ModelFault) =>
    benchModelFaults({
      folder: path.join(folder, "..", ".."),
      agents: ["aba"],
      games: 1,
      trials: [{ fault, lab }],
      settings: {
        variant: "standard",
        ask: "missing",
        wrong: 0,
        unsure: 0,
        maxSteps: 50,
        seed: 1,
      },
      onProgress: (done, of) => seen.push(`${done}/${of}`),
    });
  const failing = await bench({
    name: "half a body",
    begin: async () => peer.failAll({ kind: "garbled" }),
    end: async () => peer.failAll(null),
  });
  expect(failing).toEqual([
    {
      fault: "half a body",
      agent: "aba",
      games: 1,
      crashes: [],
      endings: { "model-failed": 1 },
      modelFailures: { unreachable: 1 },
    },
  ]);
  const nothing = async () => undefined;
  const after = await bench({ name: "none", begin: nothing, end: nothing });
  expect(after).toMatchObject([{ fault: "none", endings: { done: 1 }, modelFailures: {} }]);
  expect(seen).toEqual(["1/1", "1/1"]);
});
