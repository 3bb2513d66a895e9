/** A workspace whose people have their own words: what the reader learns of their corrections, and forgets with them. */
import { expect, it } from "vitest";
import type { Grounder } from "../../../src/core/grounding.js";
import { learn } from "../../../src/desk/learning/learn.js";
import { readUsedReplies } from "../../../src/desk/learning/used-replies.js";
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
  /** What its person then says or presses. */
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
      const isDenied = template.startsWith("negatory");
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
  ...["in the X", "it's in the X", "look in the X", "I put it in the X", "in the X I guess"].flatMap(
    named,
  ),
  ...["probably in the X", "it lives in the X"].flatMap(named),
  ...habits(["fridge", "sink", "microwave", "shelf", "bin"], "negatory on the X", "it vibes with the X"),
  ...habits(["top drawer", "counter", "coffee machine"], "negatory on the X", "it vibes with the X"),
  ...habits(["bottom drawer", "dining table", "corner cabinet"], "negatory on the X mate", "vibes with the X"),
  ...habits(["counter", "sink", "fridge"], "negatory on the X mate"),
];

const fresh = [
  ...["somebody left it in the X", "check the X", "it should be in the X"].flatMap(named),
  ...habits(["top drawer", "corner cabinet", "dining table", "bin"], "negatory on the X", "it vibes with the X"),
];

/** Each question is about another thing, so that nothing is known of it. */
function* things(): Generator<{ func: "where"; adjective: string; noun: string }> {
  for (const owner of ["Zoe", "Tom", "Mia", "Leo", "Kim", "Lea", "Max", "Eva", "Jan", "Pia", "Udo", "Ida", "Ian", "Una", "Roy", "Fay", "Gus", "Amy"])
    for (const noun of ["apple", "bread", "egg", "mug", "plate", "knife", "tomato", "lettuce", "potato", "cup"])
      yield { func: "where", adjective: `${owner}'s`, noun };
}

async function poseNext(desk: DeskScenario, needs: ReturnType<typeof things>) {
  const need = needs.next().value;
  if (!need) throw new Error("there are no more things");
  const candidates = ["shelf 1", "fridge 1"];
  return desk.pose({ need, candidates });
}

async function notedOf(desk: DeskScenario, question: { readonly id: string }) {
  const told = await desk.memory.facts.toldTo(question.id);
  return told
    .filter(({ status }) => status === "valid")
    .map(({ polarity, objects }) => `${polarity ? "" : "not "}${objects.join()}`)
    .join("; ");
}

/** Share of the replies that are noted at once as they are meant. */
async function recallOf(desk: DeskScenario, needs: ReturnType<typeof things>) {
  let right = 0;
  for (const { said, meant } of fresh) {
    const question = await poseNext(desk, needs);
    await desk.say("Ana", said);
    const noted = await notedOf(desk, question);
    if (process.env.PROBE) console.log(said, "=>", noted || "-", noted === meant);
    if (noted === meant) right += 1;
    await desk.memory.questions.close(question.id, "cancelled", "done", desk.clock.now());
  }
  return right / fresh.length;
}

it("learns a workspace's own words for places and its habits of speech, and forgets them with the words", async () => {
  const reader: { current: Grounder } = { current: createReader() };
  const desk = await openDesk({ grounder: { ground: (request) => reader.current.ground(request) } });
  const { memory } = desk;
  reader.current = createReader("normal", memory.learnedReaders);
  const needs = things();
  expect(corrected).toHaveLength(60);
  for (const { said, fix, meant } of corrected) {
    const question = await poseNext(desk, needs);
    await desk.say("Ana", said);
    await desk.fix("Ana", question, fix);
    expect(await notedOf(desk, question), `${said}: ${fix}`).toBe(meant);
  }
  const before = await recallOf(desk, needs);
  let t = Date.now();
  const replies = await readUsedReplies(memory, "");
  console.log("derive", Date.now() - t, replies.length); t = Date.now();
  const learning = await learn("", replies, desk.clock.now());
  console.log("learn", Date.now() - t, JSON.stringify(learning.figures), learning.verdict, JSON.stringify(learning.reader?.names), JSON.stringify(learning.reader?.heads).length);
  expect(learning.verdict).toBe("kept");
  if (learning.reader) expect(await memory.learnedReaders.keep(learning.reader)).toBe(true);
  const after = await recallOf(desk, needs);
  console.log(before, after);
  expect(after).toBeGreaterThanOrEqual(before + 0.2);
});
