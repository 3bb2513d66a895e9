/** Agents that ask through a desk, on a clock that tests turn. */

import type { Memory } from "../../memory/stores.js";
import { createLog } from "../../src/app/operating/log.js";
import { askedTexts } from "../../src/app/serve/agent-door.js";
import type { InboxVerdict, IncomingKind } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { AskDesk, AskRefusal, Audience } from "../../src/core/question/asking.js";
import { createAskDesk } from "../../src/desk/agents/ask-desk.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { createReader } from "../../src/desk/reading/index.js";
import { plainRules } from "../../src/desk/rules.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import {
  type DeskScenario,
  type DeskScenarioOptions,
  openDesk,
  type SaidOtherwise,
} from "./desk.js";

export const region = {
  question: "Which region?",
  choices: [
    { id: "eu", label: "Europe" },
    { id: "us", label: "United States" },
  ],
};

export function askDesk(
  {
    memory,
    clock,
    options = {},
  }: { readonly memory: Memory; readonly clock: Clock; readonly options?: DeskScenarioOptions },
  platforms: ReadonlySet<string>,
): AskDesk {
  return createAskDesk({
    memory,
    clock,
    log: createLog("error"),
    grounder: createReader(),
    answerTimeoutMs: 60_000,
    rules: { ...plainRules, ...options.rules },
    ...askedTexts,
    platforms,
  });
}

export class AskedScenario {
  #said = 0;
  #desk: { readonly of: Memory; readonly perform: AskDesk["perform"] } | null = null;
  readonly platforms: Set<string>;

  constructor(
    readonly scenario: DeskScenario,
    readonly platform: Audience["bot"] = "simulated",
  ) {
    this.platforms = new Set([platform, "simulated", "slack"]);
  }

  get memory() {
    return this.scenario.memory;
  }

  get clock() {
    return this.scenario.clock;
  }

  perform(tool: string, given: object, agent = "deploy-bot"): Promise<object> {
    const { memory } = this.scenario;
    // Another one after a restart.
    if (this.#desk?.of !== memory)
      this.#desk = { of: memory, perform: askDesk(this.scenario, this.platforms).perform };
    return this.#desk.perform(agent, tool, given);
  }

  async ask(given: object = region, agent?: string): Promise<AskView> {
    return granted(await this.perform("ask_people", given, agent));
  }

  async refused(tool: string, given: object, agent?: string): Promise<AskRefusal> {
    const answer = await this.perform(tool, given, agent);
    if (!("error" in answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
    return answer as AskRefusal;
  }

  async check({ ticket }: AskView, agent?: string): Promise<AskView> {
    return granted(await this.perform("check_question", { ticket }, agent));
  }

  async questionOf({ ticket }: AskView) {
    return this.scenario.question((await this.memory.asks.get(ticket))?.question ?? null);
  }

  /** Presses a choice by its label, or a button by its id. */
  async press(
    who: string,
    ask: AskView,
    label: string,
    changes?: SaidOtherwise,
  ): Promise<InboxVerdict> {
    return this.hear(who, this.#pressOf(await this.questionOf(ask), label), changes);
  }

  #pressOf(
    { id, choices }: Awaited<ReturnType<DeskScenario["question"]>>,
    label: string,
  ): IncomingKind {
    const choice = choices.find((one) => one.label === label)?.id ?? label;
    return { kind: "press", question: id, choice };
  }

  async say(who: string, ask: AskView, text: string): Promise<InboxVerdict> {
    this.#said += 1;
    const message = `simulated:local:reply:${this.#said}`;
    const { episode } = await this.questionOf(ask);
    return this.hear(who, { kind: "reply", episode, message, text });
  }

  hear(who: string, what: IncomingKind, changes: SaidOtherwise = {}): Promise<InboxVerdict> {
    const member = { platform: this.platform, belongs: "yes" } as const;
    return this.scenario.hear(who, what, { ...member, ...changes });
  }

  async ballotOf(who: string, ask: AskView): Promise<string> {
    const { id } = await this.questionOf(ask);
    const all = await this.memory.questions.ballots(id);
    return all.findLast(({ personName }) => personName === who)?.id ?? "";
  }

  async notes(ask: AskView): Promise<readonly string[]> {
    const { episode } = await this.questionOf(ask);
    const deliveries = await this.memory.outbox.list({ episode });
    return deliveries.flatMap(({ note }) => (note && !note.opening ? [note.text] : []));
  }
}

/** Two agents that share the scope "team", and ask on this platform. */
export async function openTeam(platform = "simulated"): Promise<AskedScenario> {
  const asked = await openAsked({}, platform);
  const grants = { ...sampleAgent().grants, scopes: ["team"] };
  await asked.memory.asks.keepAgent(sampleAgent({ grants }));
  await asked.memory.asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2", grants }));
  return asked;
}

function granted(answer: object): AskView {
  if ("error" in answer) throw new Error(JSON.stringify(answer));
  return answer as AskView;
}

export async function openAsked(
  options: DeskScenarioOptions = {},
  platform = "simulated",
): Promise<AskedScenario> {
  const asked = new AskedScenario(await openDesk(options), platform as Audience["bot"]);
  await asked.memory.asks.keepAudience(sampleAudience({ bot: asked.platform }));
  await asked.memory.asks.keepAgent(sampleAgent());
  return asked;
}
