import { describe, expect, it } from "vitest";
import type { AskRequest } from "../../src/core/episode/desk.js";
import type { Question } from "../../src/core/question/question.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { type DeskScenario, openDesk } from "../build/desk.js";

const whichIsAnas = { func: "which", noun: "mug", adjective: "Ana's" } as const;
const whichIsMeant = { func: "which", noun: "mug", adjective: "meant" } as const;
const whichIsLiked = { func: "which", noun: "mug", adjective: "preferred" } as const;
const corner = { subject: "cabinet 2", relation: "holds", objects: ["mug 1", "mug 3"] } as const;
const shelf = { subject: "shelf 1", relation: "holds", objects: ["mug 2"] } as const;

function labels({ choices }: Question): readonly string[] {
  return choices.map(({ label }) => label).sort();
}

async function askAfter(
  scenario: DeskScenario,
  seen: readonly { subject: string; relation: "holds" | "at" | "is"; objects: readonly string[] }[],
  change: Partial<AskRequest> = {},
): Promise<Question> {
  for (const fact of seen) await scenario.learn(fact);
  return scenario.pose({ need: whichIsAnas, candidates: [], ...change });
}

describe("the choices of a which-question", () => {
  it.each(["owner", "keeper"] as const)(
    "are what the robot has seen, without anybody's name (%s)",
    async (mode) => {
      const scenario = await openDesk({ mode });
      const question = await askAfter(scenario, [corner]);
      expect(labels(question)).toEqual([
        "The blue mug in the corner cabinet",
        "The red mug in the corner cabinet",
      ]);
    },
  );

  it("are none while it knows of none", async () => {
    expect(labels(await askAfter(await openDesk(), []))).toEqual([]);
  });

  it("name the last place where a thing was seen, or that it is carried", async () => {
    const scenario = await openDesk();
    const empty = { subject: "cabinet 2", relation: "holds", objects: [] } as const;
    const held = scenario.view.owner.places
      .flatMap(({ things }) => things)
      .find(({ id }) => id === "mug 3");
    const moved = { ...shelf, objects: ["mug 1", "mug 2"] };
    const owner = { ...scenario.view.owner, held: held ?? null };
    const question = await askAfter(scenario, [corner, moved, empty], {
      view: { owner, seen: [] },
    });
    expect(labels(question)).toEqual([
      "The blue mug on the shelf",
      "The green mug on the shelf",
      "The red mug that I hold",
    ]);
  });

  it("do not tell the looks of what was only named", async () => {
    const told = { subject: "mug 2", relation: "at", objects: ["shelf 1"] } as const;
    expect(labels(await askAfter(await openDesk(), [corner, told]))).toEqual([
      "The blue mug in the corner cabinet",
      "The mug on the shelf",
      "The red mug in the corner cabinet",
    ]);
  });

  it("have numbers where two look the same at the same place, and only there", async () => {
    const scenario = await openDesk();
    const places = scenario.view.owner.places.map((place) => ({
      ...place,
      things: place.things.map((thing) =>
        thing.kind === "mug"
          ? { ...thing, label: `${thing.attributes.owner}'s mug`, attributes: thing.attributes }
          : thing,
      ),
    }));
    const view = { owner: { ...scenario.view.owner, places }, seen: [] };
    expect(labels(await askAfter(scenario, [corner, shelf], { view }))).toEqual([
      "Mug 1 in the corner cabinet",
      "Mug 3 in the corner cabinet",
      "The mug on the shelf",
    ]);
  });

  it("are all of the kind in an open task, without owners and places", async () => {
    const question = await askAfter(await openDesk(), [], { need: whichIsLiked });
    expect(question.mode).toBe("open");
    expect(labels(question)).toEqual(["Blue mug", "Green mug", "Red mug"]);
  });

  it("come in an order that says nothing", async () => {
    const firsts = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const scenario = await openDesk({ seed });
      const candidates = ["mug 1", "mug 2", "mug 3"];
      const scores = candidates.map(() => 1 / 3);
      const all = [corner, shelf];
      const question = await askAfter(scenario, all, { need: whichIsMeant, candidates, scores });
      firsts.add(question.choices[0]?.value ?? "");
    }
    expect(firsts.size).toBe(3);
  });

  it("keep the policy's order where it finds one likelier", async () => {
    const change = { candidates: ["mug 3", "mug 1"], scores: [0.2, 0.8] };
    const question = await askAfter(await openDesk(), [corner], change);
    expect(question.choices.map(({ value }) => value)).toEqual(["mug 1", "mug 3"]);
  });

  it("tell the looks of what was said to be hers, as no place tells it apart", async () => {
    const told = { subject: "Ana's mug", relation: "is", source: "answer" } as const;
    const scenario = await openDesk();
    await scenario.learn({ ...told, objects: ["mug 2"] });
    expect(labels(await askAfter(scenario, [corner], { eager: true }))).toContain("The green mug");
  });

  it.each(["tried", "denied", "another's"])(
    "leave out what was %s, and not what was told",
    async (how) => {
      const scenario = await openDesk();
      const told = { subject: "Ana's mug", relation: "is", source: "answer" } as const;
      if (how === "denied") await scenario.learn({ ...told, objects: ["mug 2"], polarity: false });
      const bens = { ...told, subject: "Ben's mug", objects: ["mug 2"] };
      if (how === "another's") await scenario.learn(bens);
      await scenario.learn({ ...told, objects: ["mug 1"] });
      const question = await askAfter(scenario, [corner, shelf], {
        eager: true,
        ...(how === "tried" && { tried: new Set(["mug 2"]) }),
      });
      expect(question.choices.map(({ value }) => value).sort()).toEqual(["mug 1", "mug 3"]);
    },
  );

  it("are shown to people who answer a player too", async () => {
    const scenario = await openDesk({ policy: "human", bot: "slack" });
    const question = await askAfter(scenario, [corner]);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question?.choices).toEqual(question.choices);
  });
});

describe("an answer", () => {
  it("is repeated in the robot's words: it cannot see who owns what", async () => {
    const scenario = await openDesk();
    await scenario.pose({ need: { func: "where", noun: "mug" } });
    await scenario.say("Ana", "mug 2 is in the top drawer");
    expect((await scenario.notes()).join()).toContain("Noted: the green mug is in the top drawer.");
    expect((await scenario.notes()).join()).not.toContain("Ben");
  });

  it("may name a thing as somebody told it, right or wrong", async () => {
    const scenario = await openDesk();
    await scenario.learn(
      { subject: "Ana's mug", relation: "is", objects: ["mug 2"], source: "answer" },
      { subject: "meant mug", relation: "is", objects: ["mug 3"], source: "answer" },
    );
    await askAfter(scenario, [corner, shelf], { need: whichIsMeant });
    await scenario.say("Ben", "Ana's mug");
    expect(await scenario.told()).toContain("meant mug is mug 2: valid");
  });

  it("that denies what was told of two things means the third", async () => {
    const scenario = await openDesk();
    await scenario.learn(
      { subject: "Ana's mug", relation: "is", objects: ["mug 1"], source: "answer" },
      { subject: "Ben's mug", relation: "is", objects: ["mug 2"], source: "answer" },
    );
    await askAfter(scenario, [corner, shelf], { need: whichIsMeant });
    await scenario.say("Ana", "not Ana's and not Ben's");
    expect(await scenario.told()).toContain("meant mug is mug 3: valid");
  });
});
