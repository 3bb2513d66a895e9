import { afterEach, beforeEach, describe } from "vitest";
import type { Memory } from "../../memory/stores.js";
import { type Steps, stepsIn } from "../memory/samples.js";
import { describeAsks } from "./memory/asks.js";
import { describeBallots } from "./memory/ballots.js";
import { describeCampaigns } from "./memory/campaigns.js";
import { describeEpisodes } from "./memory/episodes.js";
import { describeExchanges } from "./memory/exchanges.js";
import { describeFactLife, describeFacts } from "./memory/facts.js";
import { describeForgetting } from "./memory/forgetting.js";
import {
  describeKnowledge,
  describeModels,
  describeSessions,
  describeWelcomes,
} from "./memory/kept.js";
import { describePeople, describeQuestions } from "./memory/people.js";
import { describeRecall, describeReuse, describeTuples } from "./memory/recall.js";
import { describeRuns } from "./memory/runs.js";

export interface MemoryEngine {
  readonly name: string;
  open(): Promise<Memory>;
}

const suites = {
  asks: describeAsks,
  ballots: describeBallots,
  campaigns: describeCampaigns,
  episodes: describeEpisodes,
  exchanges: describeExchanges,
  "fact-life": describeFactLife,
  facts: describeFacts,
  forgetting: describeForgetting,
  knowledge: describeKnowledge,
  models: describeModels,
  people: describePeople,
  questions: describeQuestions,
  recall: describeRecall,
  reuse: describeReuse,
  runs: describeRuns,
  sessions: describeSessions,
  tuples: describeTuples,
  welcomes: describeWelcomes,
};

type Suites = Readonly<Record<string, (memory: Memory, steps: Steps) => void>>;

export function describeMemory(engine: MemoryEngine, which: Suites = suites): void {
  describe(`memory: ${engine.name}`, () => {
    let current: Memory;
    beforeEach(async () => {
      current = await engine.open();
    });
    afterEach(() => current.close());
    const memory = forwardTo(() => current);
    for (const [name, suite] of Object.entries(which))
      describe(name, () => suite(memory, stepsIn(memory)));
  });
}

function forwardTo(current: () => Memory): Memory {
  const storeOf = (store: keyof Memory) =>
    new Proxy({}, { get: (_, method) => Reflect.get(current()[store], method) });
  const recall: Memory["recall"] = (query) => current().recall(query);
  return new Proxy({} as Memory, {
    get: (_, store: keyof Memory) => (store === "recall" ? recall : storeOf(store)),
  });
}
