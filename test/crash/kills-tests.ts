import { expect, it } from "vitest";
import { askedFlow } from "./asked.js";
import { exploreKills } from "./explore.js";
import type { Remains } from "./machine.js";
import { modelFlow } from "./model-task.js";
import type { Flow } from "./play.js";
import { taskFlow } from "./task.js";

interface Case {
  readonly name: string;
  /** Made within the test, as it may prepare files. */
  readonly flow: () => Flow;
  readonly remains: Remains;
  readonly most: number;
  readonly twice?: boolean;
}

const cases: readonly Case[] = [
  {
    name: "a task: the same steps, answers, facts and messages as without a kill",
    flow: () => taskFlow,
    remains: "memory",
    most: 4,
  },
  {
    name: "an agent's question and approval: one ticket, message and answer",
    flow: () => askedFlow,
    remains: "memory",
    most: 6,
  },
  ...(["agent", "aba"] as const).map(
    (policy): Case => ({
      name: `${policy}: nothing that the model answered is asked again`,
      flow: () => modelFlow(policy),
      remains: "memory",
      most: 2,
    }),
  ),
  {
    name: "also when the next process is killed as well",
    flow: () => askedFlow,
    remains: "memory",
    most: 4,
    twice: true,
  },
  {
    name: "the database's file and its log as a kill leaves them are taken up",
    flow: () => askedFlow,
    remains: "file",
    most: 2,
  },
  {
    name: "after a power cut nothing is lost that agents were told of",
    flow: () => askedFlow,
    remains: "power",
    most: 2,
  },
  {
    name: "after a power cut nothing is lost that people were told of",
    flow: () => taskFlow,
    remains: "power",
    most: 2,
  },
];

/** @param times factor over a quick run's points */
export function testKills(times: number): void {
  it.each(cases)("$name", { timeout: 1_800_000 }, async ({ flow, most, ...sample }) => {
    expect(await exploreKills(flow(), { ...sample, most: most * times })).toEqual([]);
  });
}
