import { afterEach, beforeEach, describe } from "vitest";
import type { Memory } from "../../src/core/stores.js";
import { describeAsks } from "./memory/asks.js";
import { describeBallots } from "./memory/ballots.js";
import { describeCampaigns } from "./memory/campaigns.js";
import { describeEpisodes } from "./memory/episodes.js";
import { describeFactLife } from "./memory/fact-life.js";
import { describeFacts } from "./memory/facts.js";
import { describeForgetting } from "./memory/forgetting.js";
import { describeInstallations } from "./memory/installations.js";
import { describeKnowledge } from "./memory/knowledge.js";
import { describeLife } from "./memory/life.js";
import { describeMessages } from "./memory/messages.js";
import { describeModels } from "./memory/models.js";
import { describeMoves } from "./memory/moves.js";
import { describeOutbox } from "./memory/outbox.js";
import { describePeople } from "./memory/people.js";
import { describeQuestions } from "./memory/questions.js";
import { describeRecall } from "./memory/recall.js";
import { describeReuse } from "./memory/reuse.js";
import { describeRuns, describeWelcomes } from "./memory/runs.js";
import { describeSchedules } from "./memory/schedules.js";
import { describeSessions } from "./memory/sessions.js";
import { describeTuples } from "./memory/tuples.js";
import { describeTurns } from "./memory/turns.js";

/** A store under test: an empty memory each time it is opened. */
export interface MemoryEngine {
  readonly name: string;
  open(): Promise<Memory>;
}

/** What every engine behind the store contracts must do. */
export function describeMemory(engine: MemoryEngine): void {
  describe(`memory: ${engine.name}`, () => {
    let memory: Memory;
    beforeEach(async () => {
      memory = await engine.open();
    });
    afterEach(() => memory.close());
    const current = (): Memory => memory;
    describeEpisodes(current);
    describeQuestions(current);
    describeBallots(current);
    describeMessages(current);
    describeAsks(current);
    describeFacts(current);
    describeFactLife(current);
    describeTuples(current);
    describeModels(current);
    describeMoves(current);
    describeOutbox(current);
    describeWelcomes(current);
    describeRuns(current);
    describeTurns(current);
    describePeople(current);
    describeSchedules(current);
    describeSessions(current);
    describeInstallations(current);
    describeKnowledge(current);
    describeLife(current);
    describeReuse(current);
    describeRecall(current);
    describeForgetting(current);
    describeCampaigns(current);
  });
}
