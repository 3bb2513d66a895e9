/** After a kill, stored model answers are not requested again. */
import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy, type PolicyName } from "../../src/app/models/policies.js";
import { keepHousehold } from "../../src/app/play/households.js";
import { loadConfig } from "../../src/app/settings/config.js";
import type { SousOptions } from "../../src/app/wire.js";
import { type FaultyModel, startFaultyModel } from "../faulty-model/server.js";
import { mugHome } from "../policies/agents/homes.js";
import type { Machine, Process } from "./machine.js";
import type { Flow } from "./play.js";
import { TaskStory } from "./task.js";

const caps = { dayDollars: null };
const log = pino({ level: "silent" });

export function modelFlow(policy: PolicyName): Flow {
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
