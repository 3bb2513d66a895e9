/** Runs rounds without questions, on rows alone. */

import type { Memory } from "../../memory/stores.js";
import { createAskPolicy } from "../../src/agent/when-to-ask.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { simulate } from "../../src/app/play/households.js";
import { createRunner, type Runner, type RunRequest } from "../../src/app/runner.js";
import { createDesk } from "../../src/desk/desk.js";
import { createReader } from "../../src/desk/reading/index.js";
import { householdObserver } from "../../src/policies/rules/observer.js";
import { createRulesPolicy } from "../../src/policies/rules/rules-policy.js";
import { createTupleMaker } from "../../src/policies/tuples/summarise.js";
import { requestOf } from "../build/sous.js";

const log = createLog("silent");

export function newRunner(memory: Memory, createSimulator = simulate): Runner {
  const grounder = createReader();
  return createRunner({
    memory,
    log,
    clock: systemClock,
    paceMs: 0,
    createAskPolicy,
    createSimulator,
    policy: createRulesPolicy(),
    observer: householdObserver,
    maker: createTupleMaker(),
    onDone: async () => undefined,
    desk: createDesk({ memory, grounder, clock: systemClock, log, answerTimeoutMs: 1000 }),
  });
}

export const ask = (memory: Memory, change: Partial<RunRequest> = {}): Promise<RunRequest> =>
  requestOf(memory, { rounds: 3, askPolicy: "never", ...change });
