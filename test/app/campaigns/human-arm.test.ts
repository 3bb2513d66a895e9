/** An arm in which a person plays: the baseline beside what policies ask. */
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { shapeFor } from "../../../src/app/campaigns/design.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Caller, IncomingKind } from "../../../src/core/bot.js";
import type { campaignShape } from "../../../src/core/campaign.js";
import { findSource } from "../../../src/datasets/release/index.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { QuietPeople } from "../open-scenario.js";
import { parts, pilot, startedSous } from "./scenario.js";

const { clock } = parts;
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

async function begin() {
  const people = new QuietPeople();
  const bot = { ...people.bot, platform: "x-team" as const };
  const sous = await startedSous(newFile(), { bots: [bot] });
  await createCampaign({ memory: sous.memory, clock }, pilot(baseline));
  await moveCampaign({ memory: sous.memory, clock }, "pilot", "start");
  sous.campaigns.start();
  const episode = await until(async () => (await sous.memory.episodes.list("pilot:1"))[0]);
  return { people, sous, episode };
}

function consent({ control }: Sous, name: string, agree: boolean): Promise<string> {
  const caller: Caller = {
    platform: "simulated",
    workspace: "local",
    channel: "team",
    wasAsked: true,
    person: { id: name.toLowerCase(), name },
    mayManage: async () => ({ allowed: false, reason: "not here" }),
    belongs: async () => "yes",
  };
  return control.perform({ verb: "consent", campaign: "pilot", agree }, caller);
}

async function pressOf(sous: Sous, episode: string, label: string): Promise<IncomingKind> {
  const turn = await until(() => sous.memory.turns.current(episode));
  const choice = turn.options.find((option) => option.label === label)?.id ?? "";
  return { kind: "press", question: turn.id, choice };
}

const wanted = { campaign: "pilot", includeSimulated: true };

describe("an arm with a person as the player", () => {
  it("keeps and releases only moves of those who agreed, and no move as an answer", async () => {
    const { people, sous, episode } = await begin();
    const { id, policy, arm } = episode;
    expect({ policy, arm }).toMatchObject({ policy: "human", arm: { player: "human" } });
    const ask = await pressOf(sous, id, "Ask: Where is Ana's mug?");
    expect(await people.hear(ask)).toBe("consent-needed");
    expect(await sous.control.consentFor(ask)).toMatchObject({ campaign: "pilot" });
    expect(await sous.memory.people.list()).toEqual([]);

    await consent(sous, "Ana", true);
    expect(await people.hear(ask)).toBe("accepted");
    const question = await until(
      async () => (await sous.memory.questions.list({ episode: id, state: "open" }))[0],
    );
    expect(await people.press(question, "Corner cabinet")).toBe("own-question");
    await consent(sous, "Ben", true);
    expect(await people.press(question, "Corner cabinet", "Ben")).toBe("accepted");
    expect(await people.hear(await pressOf(sous, id, "go to cabinet 2"))).toBe("accepted");
    await until(async () => (await sous.memory.episodes.steps(id)).length === 3);
    expect(await people.hear(await pressOf(sous, id, "Give up"))).toBe("accepted");
    await until(async () => (await sous.memory.episodes.get(id))?.end);

    const { households } = await findSource(sous.memory, wanted);
    const [released] = households.flatMap(({ episodes }) => episodes);
    expect(released?.questions.map((one) => one.ballots.length)).toEqual([1]);
    expect(released?.steps.map(({ step }) => step.kind)).toEqual(["begin", "ask", "act"]);
    await consent(sous, "Ana", false);
    expect((await findSource(sous.memory, wanted)).leftOut).toMatchObject({ consent: 1 });
    const ana = await sous.memory.people.find("simulated", "local", "ana");
    await sous.memory.people.forget(ana?.id ?? "", "person", clock.now());
    expect((await findSource(sous.memory, wanted)).leftOut).toMatchObject({ deleted: 1 });
  });

  it("is for homes, and for bots with people", async () => {
    const whyNot = async (change: Partial<z.input<typeof campaignShape>>) => {
      const design = pilot({ ...baseline, ...change });
      const { error } = (await shapeFor(null, design)).safeParse(design);
      return error?.issues.map(({ message }) => message).join();
    };
    expect(await whyNot({})).toBeUndefined();
    expect(await whyNot({ bot: "simulated" })).toMatch(/they do not play/);
    expect(await whyNot({ tasks: ["cooking:take1"] })).toMatch(
      /^is no home: .*play in homes only$/,
    );
    expect(await whyNot({ tasks: ["shop"] })).toMatch(/^is no home/);
    expect(await whyNot({ tasks: ["bathroom"] })).toBeUndefined();
    expect(await whyNot({ tasks: ["bathroom"], rounds: 9 })).toMatch(/^orders in the shop/);
  });
});
