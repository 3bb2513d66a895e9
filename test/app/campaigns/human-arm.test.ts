import { expect, it } from "vitest";
import { shapeFor } from "../../../src/app/campaigns/design.js";
import type { IncomingKind } from "../../../src/core/bot.js";
import { findSource } from "../../../src/datasets/release/select.js";
import { nextQuestion, SilentPeople } from "../../build/sous.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { beginCampaign, clock, consent, pilot, startedSous } from "./scenario.js";

const baseline = {
  tasks: ["kitchen"],
  copies: 1,
  rounds: 1,
  atOnce: 1,
  answersPerQuestion: 1,
  bot: "x-team",
  channel: "team",
  arms: [{ name: "people", player: "human" as const }],
};

it("keeps and releases only moves of those who agreed, and no move as an answer", async () => {
  const people = new SilentPeople();
  const sous = await startedSous(newFile(), { bots: [{ ...people.bot, platform: "x-team" }] });
  const { memory } = sous;
  await beginCampaign(sous, baseline);
  const { id, policy, arm } = await until(async () => (await memory.episodes.list("pilot:1"))[0]);
  expect({ policy, arm }).toMatchObject({ policy: "human", arm: { player: "human" } });
  const pressOf = async (label: string): Promise<IncomingKind> => {
    const turn = await until(() => memory.turns.current(id));
    const choice = turn.options.find((option) => option.label === label)?.id ?? "";
    return { kind: "press", question: turn.id, choice };
  };
  const agree = (name: string, yes: boolean) =>
    consent(sous, name, yes, { channel: "team", wasAsked: true });

  const ask = await pressOf("Ask: Where is Ana's mug?");
  expect(await people.hear(ask)).toBe("consent-needed");
  expect(await sous.control.consentFor(ask)).toMatchObject({ campaign: "pilot" });
  expect(await memory.people.list()).toEqual([]);

  await agree("Ana", true);
  expect(await people.hear(ask)).toBe("accepted");
  const question = await nextQuestion(sous);
  expect(await people.press(question, "Corner cabinet")).toBe("own-question");
  await agree("Ben", true);
  expect(await people.press(question, "Corner cabinet", "Ben")).toBe("accepted");
  expect(await people.hear(await pressOf("go to cabinet 2"))).toBe("accepted");
  await until(async () => (await memory.episodes.steps(id)).length === 3);
  expect(await people.hear(await pressOf("Give up"))).toBe("accepted");
  await until(async () => (await memory.episodes.get(id))?.end);

  const source = () => findSource(memory, { campaign: "pilot", includeSimulated: true });
  const [released] = (await source()).households.flatMap(({ episodes }) => episodes);
  expect(released?.questions.map((one) => one.ballots.length)).toEqual([1]);
  expect(released?.steps.map(({ step }) => step.kind)).toEqual(["begin", "ask", "act"]);
  await agree("Ana", false);
  expect((await source()).leftOut).toMatchObject({ consent: 1 });
  const ana = await memory.people.find("simulated", "local", "ana");
  await memory.people.forget(ana?.id ?? "", "person", clock.now());
  expect((await source()).leftOut).toMatchObject({ deleted: 1 });
});

it.each([
  [{}, undefined],
  [{ tasks: ["bathroom"] }, undefined],
  [{ bot: "simulated" }, /they do not play/],
  [{ tasks: ["cooking:take1"] }, /^is no home: .*play in homes only$/],
  [{ tasks: ["shop"] }, /^is no home/],
  [{ tasks: ["bathroom"], rounds: 9 }, /^orders in the shop/],
])("is for homes, and for bots with people: %j", async (change, why) => {
  const design = pilot({ ...baseline, ...change });
  const { error } = (await shapeFor(null, design)).safeParse(design);
  const refused = error?.issues.map(({ message }) => message).join();
  if (why) expect(refused).toMatch(why);
  else expect(refused).toBeUndefined();
});
