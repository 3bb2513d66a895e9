/** Approvals stored while membership was unknown count after the platform's answer. */
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import { createMemberChecks } from "../../src/app/serve/check-members.js";
import type { Belonging } from "../../src/core/people/command.js";
import { openAsked } from "../build/asked.js";
import { SilentPeople } from "../build/sous.js";

const deploy = {
  question: "Deploy billing?",
  kind: "approval",
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};

it("asks the platform again until it says yes; who is not in the channel is told so", async () => {
  const asked = await openAsked();
  const { memory, clock, scenario } = asked;
  const known = new Map<string, Belonging>();
  const belongs = async (person: string, channel: string) =>
    (channel === "general" && known.get(person)) || "unknown";
  const checks = createMemberChecks({
    memory,
    clock,
    log: createLog("silent"),
    bots: [{ ...new SilentPeople().bot, belongs }],
    read: (ballot) => scenario.desk.read(ballot),
  });
  onTestFinished(() => checks.stop());
  checks.start();
  const ask = await asked.ask(deploy);
  for (const who of ["Ana", "Mallory"])
    expect(await asked.press(who, ask, "Deploy", { belongs: "unknown" })).toBe("unchecked");
  const look = async () => {
    await scenario.pass(20_000, 5000);
    await scenario.allRead();
    return asked.check(ask);
  };
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });
  known.set("mallory", "no");
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });
  expect((await asked.notes(ask)).join()).toContain("you are not in the channel of this question");
  expect(await memory.questions.unchecked()).toHaveLength(1);
  known.set("ana", "yes");
  expect(await look()).toMatchObject({ approved: true, answers: [{ by: "Ana" }] });
});
