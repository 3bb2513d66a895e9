import { expect, it } from "vitest";
import { learnAll } from "../../../src/app/learning/learn-all.js";
import { keepLearned } from "../../../src/app/learning/learning.js";
import type { Need, Question } from "../../../src/core/question/question.js";
import type { Learning } from "../../../src/desk/learning/learn.js";
import { loadUnseen } from "../../../src/desk/learning/unseen.js";
import { createReader } from "../../../src/desk/reading/index.js";
import { type DeskScenario, openDesk } from "../../build/desk.js";

const ownNames = {
  den: ["cabinet 2", "corner cabinet"],
  igloo: ["fridge 1", "fridge"],
  "snack fort": ["drawer 2", "bottom drawer"],
  perch: ["shelf 1", "shelf"],
  abyss: ["garbagecan 1", "bin"],
} as const;

interface Reply {
  readonly said: string;
  readonly fix: string;
  readonly meant: string;
}

const named = (template: string): readonly Reply[] =>
  Object.entries(ownNames).map(([name, [id, plain]]) => ({
    said: template.replace("X", name),
    fix: `it is in the ${plain}`,
    meant: id,
  }));

const habits = (names: readonly (keyof typeof plainNames)[], ...templates: readonly string[]) =>
  names.flatMap((name) =>
    templates.map((template): Reply => {
      const isDenied = /negatory|dud/.test(template);
      return {
        said: template.replace("X", name),
        fix: `it is ${isDenied ? "not " : ""}in the ${name}`,
        meant: `${isDenied ? "not " : ""}${plainNames[name]}`,
      };
    }),
  );

const plainNames = {
  fridge: "fridge 1",
  sink: "sinkbasin 1",
  microwave: "microwave 1",
  "top drawer": "drawer 1",
  "bottom drawer": "drawer 2",
  shelf: "shelf 1",
  bin: "garbagecan 1",
  counter: "countertop 1",
  "coffee machine": "coffeemachine 1",
  "corner cabinet": "cabinet 2",
  "dining table": "diningtable 1",
};

const corrected = [
  ...[
    "in the X",
    "it's in the X",
    "look in the X",
    "I put it in the X",
    "in the X I guess",
  ].flatMap(named),
  ...["probably in the X", "it lives in the X"].flatMap(named),
  ...habits(["fridge", "sink", "microwave", "shelf", "bin"], "negatory on the X", "the X is a dud"),
  ...habits(["top drawer", "counter", "coffee machine"], "negatory on the X", "the X is a dud"),
  ...habits(
    ["bottom drawer", "dining table", "corner cabinet"],
    "negatory on the X mate",
    "X is a dud",
  ),
  ...habits(["counter", "sink", "fridge"], "negatory on the X mate"),
];

const fresh = [
  ...["somebody left it in the X", "check the X", "it should be in the X"].flatMap(named),
  ...habits(
    ["top drawer", "corner cabinet", "dining table", "bin"],
    "negatory on the X",
    "the X is a dud",
  ),
];

const plainReplies = habits(
  ["fridge", "sink", "microwave", "top drawer", "corner cabinet", "dining table"],
  "in the X",
  "it's not in the X",
  "I think it is in the X",
  "not the bin, the X",
).map((reply) => ({
  ...reply,
  meant: reply.said.startsWith("not")
    ? `${reply.meant}; not garbagecan 1`
    : `${reply.said.includes("'s not") ? "not " : ""}${reply.meant}`,
}));

/** Yields another thing for each question, so that nothing is known of it. */
function* things(): Generator<Need> {
  const nouns = ["apple", "bread", "egg", "mug", "plate", "knife", "tomato", "lettuce", "cup"];
  for (let at = 0; ; at += 1)
    for (const noun of nouns) {
      const letters = [at % 26, Math.floor(at / 26)].map((n) => String.fromCharCode(97 + n));
      yield { func: "where", adjective: `Z${letters.join("")}m's`, noun };
    }
}

class Workspace {
  readonly desk: DeskScenario;
  readonly #needs = things();

  constructor(desk: DeskScenario) {
    this.desk = desk;
  }

  async pose(): Promise<Question> {
    const need = this.#needs.next().value as Need;
    return this.desk.pose({ need, candidates: ["shelf 1", "fridge 1"] });
  }

  async notedOf({ id }: Question): Promise<string> {
    const told = await this.desk.memory.facts.toldTo(id);
    return told
      .filter(({ status }) => status === "valid")
      .map(({ polarity, objects }) => `${polarity ? "" : "not "}${objects.join()}`)
      .join("; ");
  }

  async correct(replies: readonly Reply[], who = "Ana"): Promise<void> {
    for (const { said, fix, meant } of replies) {
      const question = await this.pose();
      await this.desk.say(who, said);
      await this.desk.fix(who, question, fix);
      expect(await this.notedOf(question), said).toBe(meant);
    }
  }

  /** Counts replies that are noted at once as they are meant. */
  async countRight(replies: readonly Reply[]): Promise<number> {
    let right = 0;
    for (const { said, meant } of replies) {
      const question = await this.pose();
      await this.desk.say("Ben", said);
      if ((await this.notedOf(question)) === meant) right += 1;
      await this.desk.memory.questions.close(question.id, "cancelled", "", this.desk.clock.now());
    }
    return right;
  }
}

async function openWorkspace(): Promise<Workspace> {
  let reader = createReader();
  const desk = await openDesk({ grounder: { ground: (request) => reader.ground(request) } });
  reader = createReader("normal", desk.memory.learnedReaders);
  return new Workspace(desk);
}

it("learns a workspace's own words and habits, nothing else gets worse, and deletion removes the effect", async () => {
  expect(corrected).toHaveLength(60);
  const workspace = await openWorkspace();
  const { memory, clock } = workspace.desk;
  await workspace.correct(corrected);
  const before = await workspace.countRight(fresh);
  const plainBefore = await workspace.countRight(plainReplies);

  const [learning] = await learnAll(memory, clock.now());
  expect(learning).toMatchObject({ space: "", verdict: "kept" });
  const { figures } = learning as Learning;
  expect(figures.after.right).toBeGreaterThan(figures.before.right);
  expect(figures.shippedAfter).toBeLessThanOrEqual(figures.shippedBefore);
  const { check } = await loadUnseen();
  expect(figures).toMatchObject({ examples: 60, shipped: Object.values(check).flat().length });
  for (const { right, wrong } of [figures.before, figures.after])
    expect(right + wrong).toBeLessThanOrEqual(figures.heldOut);
  expect(learning?.reader).toMatchObject({ space: "", figures, at: clock.now() });
  expect(new Set(learning?.reader?.ballots).size).toBe(60);
  expect(await keepLearned(memory, [learning as Learning])).toEqual([""]);
  const after = await workspace.countRight(fresh);
  expect(after - before).toBeGreaterThanOrEqual(0.2 * fresh.length);
  expect(await workspace.countRight(plainReplies)).toBeGreaterThanOrEqual(plainBefore);
  const ana = (await memory.people.list()).find(({ name }) => name === "Ana");
  await memory.people.forget(ana?.id ?? "", "said", clock.now());
  expect(await memory.learnedReaders.due()).toEqual([""]);
  expect(await workspace.countRight(fresh)).toBe(before);
  const again = await learnAll(memory, clock.now());
  expect(again.map(({ figures: { examples } }) => examples)).toEqual([0]);
  expect(await keepLearned(memory, again)).toEqual([]);
  expect(await memory.learnedReaders.due()).toEqual([]);
});
