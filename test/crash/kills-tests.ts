import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { expect, it } from "vitest";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy, type PolicyName } from "../../src/app/models/policies.js";
import { keepHousehold } from "../../src/app/play/households.js";
import { loadConfig } from "../../src/app/settings/config.js";
import type { SousOptions } from "../../src/app/wire.js";
import { type FaultyModel, startFaultyModel } from "../faulty-model/server.js";
import { mugHome } from "../policies/agents/homes.js";
import { askedFlow } from "./asked.js";
import { exploreKills } from "./explore.js";
import type { Machine, Process, Remains } from "./machine.js";
import type { Flow } from "./play.js";
import { TaskStory, taskFlow } from "./task.js";

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

const caps = { dayDollars: null };
const log = pino({ level: "silent" });

function modelFlow(policy: PolicyName): Flow {
  const home = mugHome();
  let decide: SousOptions["policy"];
  return {
    settings: { policy: (memory, port) => (decide as PolicyMaker)(memory, port) },
    async open(machine) {
      const model = new ModelBeside(machine);
      const url = await model.open();
      const llm = { model: { apiKey: "k", baseUrl: url, model: "m1", maxRetries: 0 }, caps };
      const parts = { config: { ...loadConfig(), llm }, log, clock: machine.clock };
      decide = (memory) =>
        createPolicy(policy, { memory, model: modelSupply({ ...parts, store: memory.models }) });
      const { id } = await keepHousehold(machine.rows, home, machine.clock);
      return new ModelStory(machine, id, model);
    },
  };
}

type PolicyMaker = Extract<SousOptions["policy"], (...given: never[]) => unknown>;

/** Survives the processes; one may die during a request. */
class ModelBeside {
  readonly #machine: Machine;
  #server: FaultyModel | null = null;
  #open = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  get isBusy(): boolean {
    return this.#open > 0 && !this.#machine.life.isOver;
  }

  get requests(): readonly string[] {
    return (this.#server?.requests ?? []).map(({ messages }) => JSON.stringify(messages));
  }

  async open(): Promise<string> {
    this.#server = await startFaultyModel({
      break: (response) => {
        const { life } = this.#machine;
        try {
          life.pass();
        } catch {
          return true;
        }
        this.#open += 1;
        response.once("close", () => {
          this.#open -= 1;
        });
        return false;
      },
    });
    return this.#server.url;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}

class ModelStory extends TaskStory {
  readonly #model: ModelBeside;
  #former: Process | null = null;
  #processes = 0;

  constructor(machine: Machine, home: string, model: ModelBeside) {
    super(machine, home);
    this.#model = model;
  }

  override async act(process: Process): Promise<void> {
    if (process !== this.#former) this.#processes += 1;
    this.#former = process;
    await super.act(process);
    do await rest(1);
    while (this.#model.isBusy);
  }

  /** A dying process has at most one open request. */
  override async traces(): Promise<readonly string[]> {
    const { requests } = this.#model;
    const again = requests.length - new Set(requests).size;
    const traces = await super.traces();
    return again < this.#processes ? traces : [...traces, `the model was asked ${again} again`];
  }

  close(): Promise<void> {
    return this.#model.close();
  }
}
