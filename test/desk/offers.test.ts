import { describe, expect, it } from "vitest";
import { treatmentIn } from "../../src/app/campaigns/design.js";
import type { Episode } from "../../src/core/episode/episode.js";
import { meantAdjective } from "../../src/core/memory/notebook.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { showQuestion } from "../../src/desk/deliver/card.js";
import { plainRules } from "../../src/desk/rules.js";
import { type AskedScenario, openTeam } from "../build/asked.js";
import { type DeskScenario, type DeskScenarioOptions, minute, openDesk } from "../build/desk.js";
import { sampleCampaign } from "../memory/samples.js";

const plate = (adjective: string, changes: object = {}) =>
  ({ need: { func: "where", noun: "plate", adjective }, ...changes }) as const;

/** A home where somebody has said where the big plate is, in the next round, which differs in something. */
async function openTold(
  next: Partial<Episode> = {},
  options: DeskScenarioOptions = {},
): Promise<DeskScenario> {
  const scenario = await openDesk(options);
  await scenario.pose(plate("big"));
  await scenario.say("Ana", "in the fridge");
  await scenario.end();
  await scenario.clock.turn(minute);
  await scenario.begin(next);
  return scenario;
}

async function offerOf(scenario: DeskScenario, changes = plate("large")) {
  const question = await scenario.pose(changes);
  const { choices, offered } = await showQuestion(scenario.memory, question);
  return { question, first: choices[0], offered, labels: choices.map(({ label }) => label) };
}

const noted = /^Fridge \(Ana, \w{3}\)$/;

describe("a question of the robot", () => {
  it("comes with the earlier answer on its option; one press settles it and joins the words", async () => {
    const scenario = await openTold();
    const { question, first, offered, labels } = await offerOf(scenario);
    expect(first?.label).toMatch(noted);
    expect(labels.filter((label) => label.startsWith("Fridge"))).toHaveLength(1);
    expect(offered).toMatch(
      /^Answered before: “Where is the big plate\?” \(Ana, \w{3}\)\. If that is the same question, press its answer\.$/,
    );
    await scenario.press("Ben", question, first?.id ?? "");
    expect(await scenario.state(question)).toBe("answered");
    const [earlier] = await scenario.memory.questions.list({ episode: "e1" });
    const { sameAs, choice } = await scenario.ballotOf("Ben", question);
    expect({ sameAs, choice }).toEqual({ sameAs: earlier?.id, choice: first?.id });

    await scenario.takeBack("Ana", earlier ?? question);
    const again = await scenario.ask(plate("big"));
    expect(again).toMatchObject({ handling: "reused", facts: [{ subject: "large plate" }] });
    const step = (await scenario.memory.episodes.steps(scenario.episode.id)).at(-1)?.step;
    expect(step).toMatchObject({
      reason: expect.stringMatching(/^"Where is the large plate\?" was answered on \w{3}$/),
    });
  });

  it("says the same with no press, where somebody answers in other words", async () => {
    const scenario = await openTold();
    const { question } = await offerOf(scenario);
    await scenario.say("Ben", "in the sink");
    expect((await scenario.ballotOf("Ben", question)).sameAs).toBeUndefined();
    expect((await scenario.card())?.question).toBeNull();
  });

  it("offers an answer no more that was taken back, and a press on its option stays an answer", async () => {
    const scenario = await openTold();
    const { question, first } = await offerOf(scenario);
    const [earlier] = await scenario.memory.questions.list({ episode: "e1" });
    const shown = (await scenario.memory.outbox.card("e2"))?.wanted ?? 0;
    await scenario.takeBack("Ana", earlier ?? question);
    expect((await scenario.memory.outbox.card("e2"))?.wanted).toBeGreaterThan(shown);
    const { choices, offered } = await showQuestion(scenario.memory, question);
    expect(choices.filter(({ label }) => label.includes("Ana"))).toEqual([]);
    expect(offered).toBeUndefined();
    await scenario.press("Ben", question, first?.id ?? "");
    expect((await scenario.ballotOf("Ben", question)).sameAs).toBeUndefined();
    expect(await scenario.state(question)).toBe("answered");
  });

  it.each<[string, Partial<Episode> & { rules?: object }, ReturnType<typeof plate>]>([
    ["with another name", {}, plate("Ana's large")],
    ["with another number", {}, plate("2 large")],
    ["where nothing is remembered on purpose", {}, plate("large", { eager: true })],
    ["of which several answers are wanted", { rules: { quorum: 2 } }, plate("large")],
    ["that people answer from memory", { mode: "keeper" }, plate("large")],
    ["about what somebody has in mind", {}, plate(meantAdjective)],
    ["in an arm that answers in words", { arm: { first: "text" } as never }, plate("large")],
    ["in a campaign", { purpose: "campaign", campaign: "pilot" }, plate("large")],
  ])("%s comes with nothing", async (_, { rules, ...next }, changes) => {
    const scenario = await openTold(next);
    if (rules) {
      scenario.options.rules = rules;
      await scenario.restart();
    }
    const { offered } = await offerOf(scenario, changes);
    expect(offered).toBeUndefined();
  });

  it("comes with an answer that is none of its choices as one more, and a press takes it", async () => {
    const which = (adjective: string, candidates: readonly string[], tried: readonly string[]) =>
      ({
        need: { func: "which", noun: "mug", adjective },
        candidates,
        tried: new Set(tried),
      }) as const;
    const scenario = await openDesk();
    const mugs = ["mug 1", "mug 2", "mug 3"];
    await scenario.learn({ subject: "cabinet 2", relation: "holds", objects: mugs });
    const earlier = await scenario.pose(which("big", mugs, []));
    const green = earlier.choices.find(({ value }) => value === "mug 2");
    await scenario.press("Ana", earlier, green?.label ?? "");
    await scenario.end();
    await scenario.clock.turn(minute);
    await scenario.begin();
    const question = await scenario.pose(which("large", ["mug 1"], ["mug 2", "mug 3"]));
    expect(question.choices.map(({ id, value }) => [id, value])).toEqual([
      ["c0", "mug 1"],
      ["o1", "mug 2"],
    ]);
    expect(question.offers).toMatchObject([{ question: earlier.id, choice: "o1" }]);
    await scenario.press("Ben", question, "o1");
    const { choice, text, sameAs } = await scenario.ballotOf("Ben", question);
    expect({ choice, text, sameAs }).toEqual({ choice: "o1", text: null, sameAs: earlier.id });
    expect((await scenario.told()).at(-1)).toBe("large mug is mug 2: valid");
  });

  it.each([
    ["Ana", true],
    ["Ben", false],
  ])("about a wish comes with the asked person's own choice alone: %s's", async (who, isOwn) => {
    const scenario = await openDesk({ rules: { dailyQuestions: 9 } });
    const wish = { need: { func: "which", noun: "mug", adjective: "preferred" } } as const;
    await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.press(who, await scenario.pose(wish), "Green mug");
    const ben = await scenario.memory.people.find("web", "local", "ben");
    if (ben) await scenario.memory.people.setOptedOut(ben.id, 1);
    await scenario.end();
    await scenario.clock.turn(minute);
    await scenario.begin({ origin: "scheduled" });
    const { offers = [], assignee } = await scenario.pose(wish);
    expect(assignee).not.toBeNull();
    expect(offers).toHaveLength(isOwn ? 1 : 0);
  });

  it("in a campaign comes with an answer where the design says so", async () => {
    const design = { ...sampleCampaign().design, offers: true };
    const treatmentOf = async () => treatmentIn(design, plainRules);
    const inCampaign = { purpose: "campaign", campaign: "pilot" } as const;
    const scenario = await openTold(inCampaign, { treatmentOf });
    expect((await offerOf(scenario)).first?.label).toMatch(noted);
  });
});

describe("an agent's question", () => {
  const team = { scope: "team" };
  const choices = [
    { id: "eu", label: "Europe" },
    { id: "us", label: "United States" },
  ];
  const first = { ...team, question: "Which region hosts the database?", choices };
  const second = { ...team, question: "In which region is the database hosted?", choices };

  async function openAnswered(said = "Europe", asked: object = first): Promise<AskedScenario> {
    const scenario = await openTeam();
    const ask = await scenario.ask(asked);
    await scenario.say("Ana", ask, said);
    return scenario;
  }

  const shown = async (scenario: AskedScenario, ask: AskView) =>
    showQuestion(scenario.memory, await scenario.questionOf(ask));

  it("carries who said so on the option that says the same, and its words join the others", async () => {
    const scenario = await openAnswered();
    const ask = await scenario.ask(second, "other");
    const { choices: buttons, offered } = await shown(scenario, ask);
    expect(buttons.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Europe \(Ana, \w{3}\)$/),
      "United States",
    ]);
    expect(offered).toContain(`“${first.question}” (Ana, `);
    await scenario.press("Ben", ask, "Europe");
    expect((await scenario.check(ask, "other")).answer).toMatchObject({ choice: "eu" });
    const own = await scenario.ask(first);
    await scenario.hear("Ana", { kind: "retract", ballot: await scenario.ballotOf("Ana", own) });
    expect(await scenario.ask(first)).toMatchObject({
      handling: "reused",
      reused: { question: second.question, by: ["Ben"] },
    });
  });

  it("in words comes with words, which are its person's no more when they are forgotten", async () => {
    const words = { ...team, question: "Who has the keys of the server room?" };
    const scenario = await openAnswered("Cleo, 555 0101", words);
    const other = { ...team, question: "Who keeps the server room's keys?" };
    const ask = await scenario.ask(other, "other");
    const [offer] = (await shown(scenario, ask)).choices;
    expect(offer?.label).toMatch(/^Cleo, 555 0101 \(Ana, \w{3}\)$/);
    await scenario.press("Ben", ask, offer?.id ?? "");
    const answered = await scenario.check(ask, "other");
    expect(answered.answer).toEqual({ choice: null, quote: "Cleo, 555 0101" });
    const { people } = scenario.memory;
    const ana = await people.named("simulated", "ana");
    await people.forget(ana?.id ?? "", "person", scenario.clock.now());
    const after = await scenario.check(ask, "other");
    expect(after).toMatchObject({ standing: "taken_back", answers: [] });
    expect(after.version).toBeGreaterThan(answered.version);
    expect(await scenario.ask(other)).toMatchObject({ handling: "posted" });
  });

  it.each([
    [
      "an approval",
      { kind: "approval", choices: [...choices, { id: "no", label: "No", declines: true }] },
    ],
    ["one that needs a fresh answer", { max_age_s: 0, key: "fresh-0001" }],
    ["one that several answer", { answers: 2 }],
    ["one with a topic", { topic: "billing" }],
    ["another scope", { scope: "other" }],
    ["one whose choices lack the answer", { choices: choices.slice(1), only_choices: true }],
    ["another name", { question: "In which region is Ana's database hosted?" }],
  ])("comes with nothing: %s", async (_, changes) => {
    const scenario = await openAnswered();
    const ask = await scenario.ask({ ...second, ...changes }, "other");
    expect((await shown(scenario, ask)).offered).toBeUndefined();
  });

  it("comes with nothing that is too old, or that nobody stands by", async () => {
    const scenario = await openAnswered();
    await scenario.clock.turn(2 * minute);
    const young = await scenario.ask({ ...second, max_age_s: 60 }, "other");
    expect((await shown(scenario, young)).offered).toBeUndefined();
  });
});
