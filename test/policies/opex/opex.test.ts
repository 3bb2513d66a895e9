/** OPEx in homes, with a competent model: every component, and without each of them. */
import { describe, expect, it } from "vitest";
import { createSimulator, generateHome, storeHome } from "../../../scenes/household/index.js";
import { seededRandom } from "../../../src/core/random.js";
import { type TaskType, taskTypes } from "../../../src/core/scene.js";
import type { OpexName } from "../../../src/policies/opex/index.js";
import {
  createOpexPolicy,
  opexNames,
  opexVariants,
  planExamples,
} from "../../../src/policies/opex/index.js";
import { playOpex } from "../../peers/openai/players/opex.js";
import { playGame } from "../rules/play.js";
import { createToldModel } from "./told-model.js";

function drawTask(type: TaskType, seed: number) {
  const kind = /heat|cool/.test(type) ? "kitchen" : "flat";
  const scene = createSimulator(storeHome(generateHome({ kind, seed })), `${kind}:${seed}`);
  const random = seededRandom(seed, type);
  for (let nth = 0; nth < 60; nth++) {
    const task = scene.sampleTask(random);
    if (task?.type === type) return { scene, task };
  }
  throw new Error(`no ${type} in ${kind} ${seed}`);
}

async function play(name: OpexName, type: TaskType, seed: number) {
  const model = createToldModel(playOpex);
  const select = async (_: string, count: number) => planExamples.slice(0, count);
  const policy = createOpexPolicy(name, { model, select, options: opexVariants[name] });
  return { model, ...(await playGame({ ...drawTask(type, seed), answers: "true", policy })) };
}

describe("OPEx", () => {
  it.each(opexNames)("%s does tasks of every type", async (name) => {
    const rows: string[] = [];
    for (const type of taskTypes) {
      for (const seed of [1, 2]) {
        const { won, steps, model, trajectory } = await play(name, type, seed);
        rows.push(`${type} ${seed} ${won} ${steps} ${model.sent.length}`);
        if (!won && process.env["SHOW"])
          console.log(
            trajectory
              .map((s) =>
                s.kind === "act" ? `${s.command} | ${s.thought} -> ${s.observation}` : s.kind,
              )
              .join("\n"),
            model.sent.at(-1)?.messages[1]?.text,
          );
      }
    }
    console.log(name, rows);
    expect(rows.filter((row) => row.includes("true")).length).toBeGreaterThan(8);
  });
});
