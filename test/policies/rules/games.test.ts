import { expect, it } from "vitest";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { listGames, listHomes, loadHousehold } from "../../../scenes/household/source/load.js";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import type {
  AskPolicy,
  AskSituation,
  Decision,
  Policy,
  PolicyView,
} from "../../../src/core/episode/decision.js";
import type { AskPolicyName, TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { Fact } from "../../../src/core/memory/fact.js";
import { seededRandom } from "../../../src/core/random.js";
import { confirmGuesses } from "../../../src/policies/rules/guess.js";
import { createRulesPolicy } from "../../../src/policies/rules/rules-policy.js";
import { sharedData } from "../../shared-data.js";
import { type Answers, type Game, type Played, playGame } from "./play.js";
import { asked, beginAt, beginIn, commandsAt, did, readFact, view } from "./views.js";

const ask = (answers: Answers): AskPolicyName => (answers === "none" ? "never" : "missing");

function tally(games: readonly Played[]) {
  const mean = (value: (game: Played) => number): number =>
    games.reduce((sum, game) => sum + value(game), 0) / games.length;
  return {
    won: mean(({ won }) => Number(won)),
    steps: mean(({ steps }) => steps),
    questions: mean(({ questions }) => questions),
  };
}

/** Four tasks in a row per home; things and facts persist. */
async function playHomes(answers: Answers, given: Partial<Game> = {}): Promise<readonly Played[]> {
  const games: Played[] = [];
  for (const home of listHomes()) {
    const random = seededRandom(3, home);
    const scene = createSimulator(loadHousehold(home).content);
    let facts: Game["facts"];
    for (let round = 0; round < 4; round++) {
      const task = scene.sampleTask(random);
      if (!task) break;
      const game = { scene, task, answers, ask: ask(answers), random, facts, ...given };
      const played = await playGame(game);
      games.push(played);
      facts = played.facts;
    }
  }
  return games;
}

it("does the tasks of our homes round after round, sooner with answers than without", async () => {
  const [helped, alone, misled] = [
    tally(await playHomes("true")),
    tally(await playHomes("none")),
    tally(await playHomes("wrong")),
  ];
  expect([helped.won, alone.won, misled.won]).toEqual([1, 1, 1]);
  expect(helped.steps).toBeLessThan(alone.steps);
  expect(helped.questions).toBeGreaterThan(0);
  expect(alone.questions).toBe(0);
});

it("gives up, having looked everywhere, when there is no such thing", async () => {
  const scene = createSimulator(loadHousehold("kitchen").content);
  const task = { ...scene.task, sentence: "put a unicorn on the dining table." };
  const game = await playGame({ scene, task, answers: "none" });
  expect(game.end).toEqual({ kind: "truncated", reason: "gave-up" });
  const looked = game.facts.filter(({ relation }) => relation === "holds");
  const places = scene.ownerView().places.map(({ id }) => id);
  expect(looked.map(({ subject }) => subject).sort()).toEqual(places.sort());
});

it("tells its ask policy the episode, the step, the questions so far, and the candidates' chances", async () => {
  const policy = createAskPolicy("missing");
  const heard: AskSituation[] = [];
  const asking: AskPolicy = {
    ...policy,
    decide: (situation) => {
      heard.push(situation);
      return policy.decide(situation);
    },
  };
  const games = await playHomes("true", { asking });
  expect(heard.length).toBeGreaterThan(games.length / 4);
  expect(heard.filter(({ asked }) => asked === 0).length).toBeGreaterThan(0);
  for (const { episode, step, asked, scores = [] } of heard) {
    expect(episode).toBe("test 1");
    expect(step).toBeGreaterThan(asked);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 9);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }
});

const shared = sharedData("alfworld", "valid_train");

it.skipIf(!shared).each(["2.1.2", "2.1.1"] as const)(
  "plays real games in the wording of %s",
  async (wording) => {
    const sample = listGames(shared ?? "").filter((_, index) => index % 60 === 0);
    const play = async (answers: Answers) =>
      tally(
        await Promise.all(
          sample.map((file, index) => {
            const { content, tasks } = loadHousehold(file, wording);
            const [task] = tasks;
            if (!task) throw new Error(file);
            const scene = createSimulator(content);
            const random = seededRandom(index, file);
            return playGame({ scene, task, answers, ask: ask(answers), random });
          }),
        ),
      );
    const [helped, alone] = [await play("true"), await play("none")];
    expect([helped.won, alone.won, (await play("wrong")).won]).toEqual([1, 1, 1]);
    expect(helped.steps).toBeLessThan(alone.steps);
  },
);

const places = ["cabinet 1", "coffeetable 1", "microwave 1", "sinkbasin 1", "fridge 1", "shelf 1"];
const begin = { ...beginIn(places), admissible: places.map((place) => `go to ${place}`) };
const take = "take mug 1 from sinkbasin 1";

/** Everything searched; the only mug is here. */
function searched(): readonly TrajectoryStep[] {
  const arrive = (place: string, seen: string, more: readonly string[] = []) =>
    did(`go to ${place}`, `You arrive at ${place}. On the ${place}, you see ${seen}.`, [
      ...places.map((other) => `go to ${other}`),
      `examine ${place}`,
      ...more,
    ]);
  const others = places.filter((place) => place !== "sinkbasin 1");
  const looks = others.map((place) => arrive(place, "nothing"));
  return [begin, ...looks, arrive("sinkbasin 1", "a mug 1 (green)", [take])];
}

/** Takes anything and heats it, like some models. */
const reckless: Policy = {
  name: "reckless",
  decide: async ({ trajectory }) => {
    const last = trajectory.at(-1);
    const admissible = trajectory.findLast((step) => step.kind !== "ask")?.admissible ?? [];
    const command = admissible.find((one) => /^(?:take|heat|clean|cool) /.test(one));
    return command && last
      ? { kind: "act", command, thought: "", because: [] }
      : { kind: "stop", reason: "gave-up", thought: "", because: [] };
  },
};
const policies = [createRulesPolicy(), confirmGuesses(reckless)];

async function decideAll(
  task: string,
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[] = [],
  change: Partial<PolicyView> = {},
): Promise<readonly Decision[]> {
  const shown = { ...view(task, trajectory, facts), ...change };
  return Promise.all(policies.map((policy) => policy.decide(shown)));
}

const where = { func: "where", noun: "mug", adjective: "Ana's" } as const;
const whether = { func: "which", noun: "mug", adjective: "Ana's", thing: "mug 1" } as const;
const owned = [
  "put Ana's mug on the coffee table.",
  "heat Ana's mug and put it on the shelf.",
  "clean Ana’s mug and put it in the cabinet.",
];

it.each(owned)("asks whether it is the one, whatever is to be done with it: %s", async (task) => {
  for (const outcome of ["declined", "expired"] as const)
    for (const decision of await decideAll(task, [...searched(), asked(where, outcome)]))
      expect(decision).toMatchObject({ kind: "ask", need: whether, candidates: ["mug 1"] });
});

it.each<[string, readonly TrajectoryStep[]]>([
  ["twice that they do not know", [asked(where, "declined"), asked(where, "declined")]],
  ["nothing to that in time", [asked(where, "expired"), asked(whether, "expired")]],
  ["once that they do not know", [asked(where, "withheld"), asked(whether, "declined")]],
])("takes it on a guess, and says so, when people said %s", async (_, asks) => {
  for (const decision of await decideAll(owned[0] ?? "", [...searched(), ...asks]))
    expect(decision).toMatchObject({ command: take, guess: "mug 1" });
});

it.each([
  ["said yes", "Ana's mug is mug 1"],
  ["said where it is, and it is alone there", "Ana's mug at sinkbasin 1"],
])("takes it at once where people %s", async (_, told) => {
  const before = [...searched(), asked(where)];
  for (const decision of await decideAll(owned[0] ?? "", before, [readFact(told)])) {
    expect(decision).toMatchObject({ command: take });
    expect(decision).not.toHaveProperty("guess");
  }
});

it("asks where somebody only thinks that it is there", async () => {
  const told = readFact("Ana's mug maybe at sinkbasin 1");
  for (const decision of await decideAll(owned[0] ?? "", [...searched(), asked(where)], [told]))
    expect(decision).toMatchObject({ kind: "ask", need: whether });
});

it.each([
  ["said no", "Ana's mug not is mug 1"],
  ["said that it is Ben's", "Ben's mug is mug 1"],
  ["wrote a name in small letters", "ben's mug is mug 1"],
])("never takes it where people %s", async (_, told) => {
  const shrugs = [asked(where, "declined"), asked(whether, "declined")];
  for (const asks of [[], shrugs, [asked(where, "expired")]]) {
    const before = [...searched(), ...asks, asked(where)];
    for (const decision of await decideAll(owned[0] ?? "", before, [readFact(told)]))
      expect(decision).not.toMatchObject({ command: take });
  }
});

it("asks about what was in the hand before, too", async () => {
  const held = beginAt("microwave 1", [
    "heat mug 1 with microwave 1",
    "move mug 1 to microwave 1",
    "examine mug 1",
  ]);
  const [, decision] = await decideAll(owned[1] ?? "", [held, asked(where, "declined")]);
  expect(decision).toMatchObject({ kind: "ask", need: whether });
});

it("asks about a thing that does not look as described", async () => {
  const before = [
    ...searched(),
    asked({ func: "where", noun: "mug", adjective: "blue" }, "declined"),
  ];
  for (const decision of await decideAll("put the blue mug on the coffee table.", before))
    expect(decision).toMatchObject({ kind: "ask", need: { adjective: "blue", thing: "mug 1" } });
});

it("asks nothing of the kind where any will do, people mean one, or choose it", async () => {
  for (const task of [
    "put a mug on the coffee table.",
    "put the mug you like best on the coffee table.",
  ]) {
    const [, decision] = await decideAll(task, searched());
    expect(decision).toMatchObject({ command: take });
  }
  const meant = await decideAll("put a mug on the coffee table.", searched(), [], {
    particular: true,
  });
  expect(meant[1]).toMatchObject({ command: take });
});

it("leaves commands as they are where nobody owns anything", async () => {
  const shown = view("put a mug on the coffee table.", [begin, did("look", "", commandsAt([]))]);
  const policy: Policy = {
    name: "same",
    decide: async (given) => {
      expect(given).toBe(shown);
      return { kind: "stop", reason: "gave-up", thought: "", because: [] };
    },
  };
  await confirmGuesses(policy).decide(shown);
});
