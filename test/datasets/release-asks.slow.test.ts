/** Agents' questions and answers stay out of releases and quality reports. */
import { expect, it } from "vitest";
import type { OpenMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { hear } from "../../src/desk/hear/hear.js";
import { receive } from "../../src/desk/hear/inbox.js";
import { createReader } from "../../src/desk/reading/index.js";
import { plainRules } from "../../src/desk/rules.js";
import { readSous } from "../app/run-sous.js";
import { askDesk, region } from "../build/asked.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { usePlayed, using } from "./released.js";

const { database, release } = usePlayed({ kitchen: "slack" });

it("both are byte for byte the same with them and without", async () => {
  const publish = async () => [
    (await release(database)).files,
    await readSous("campaign", "quality", "pilot", "--db", database),
  ];
  const without = await publish();
  await using(database, answerAgents);
  expect(await publish()).toEqual(without);
});

async function answerAgents(memory: OpenMemory): Promise<void> {
  const parts = {
    memory,
    clock: systemClock,
    log: createLog("error"),
    grounder: createReader(),
    answerTimeoutMs: 60_000,
    rules: plainRules,
  };
  await memory.asks.keepAudience(sampleAudience({ bot: "slack", channel: "C0815ZZZZZ" }));
  await memory.asks.keepAgent(sampleAgent());
  const desk = askDesk(parts, new Set(["slack"]));
  for (const [n, { question, what }] of [
    { question: "Which region?", what: { kind: "press", choice: "c1" } as const },
    { question: "Where is the mug?", what: { kind: "words", text: "in the fridge" } as const },
  ].entries()) {
    const given = { ...region, question };
    const { ticket } = (await desk.perform("deploy-bot", "ask_people", given)) as AskView;
    const { question: id = "" } = (await memory.asks.get(ticket)) ?? {};
    const event = {
      key: `asked-${n}`,
      platform: "slack",
      workspace: "T0479XWORK",
      person: { id: "U8815KITCHEN", name: "Zebulon Quist" },
      at: systemClock.now(),
      what: { ...what, question: id },
    } as const;
    const kept: string[] = [];
    expect(await receive(parts, event, {}, (ballot) => kept.push(ballot))).toBe("accepted");
    for (const ballot of kept) await hear(parts, ballot);
    const seen = await desk.perform("deploy-bot", "check_question", { ticket });
    expect(seen).toMatchObject({ state: "answered" });
  }
}
