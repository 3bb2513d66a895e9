/** What a reply is learned as, and what learning reports where there is too little to fit; `learning.slow` has the rest. */
import { expect, it } from "vitest";
import { learn, leastExamples } from "../../../src/desk/learning/learn.js";
import { learnNames } from "../../../src/desk/learning/learn-names.js";
import { readUsedReplies, type UsedReply } from "../../../src/desk/learning/used-replies.js";
import { openDesk } from "../../build/desk.js";
import { factWrite, note } from "../../memory/samples.js";

/** As many replies with these words that meant a place, "?" or nothing, each of its own ballot. */
function replies(count: number, said: string, meant: string | null): readonly UsedReply[] {
  const fact = { thing: "mug", polarity: true, certainty: "sure" } as const;
  const facts = meant === null || meant === "?" ? [] : [{ ...fact, places: [meant] }];
  const kind = meant === null ? "unusable" : meant === "?" ? "dont_know" : "location";
  const request = {
    need: { func: "where", noun: "mug" },
    question: "Where is the mug?",
    options: null,
    reply: said,
    vocabulary: {
      places: ["fridge 1", "sinkbasin 1", "cabinet 1", "cabinet 2", "shelf 1"],
      things: ["mug", "apple"],
    },
    known: new Map(),
  } as const;
  const item = { kind: "used", request, gold: { kind, facts, choice: null } };
  return Array.from({ length: count }, (_, at) => ({
    ballot: `${said} ${at}`,
    household: "kitchen",
    item,
    weight: 1,
  }));
}

it.each<[said: string, meant: string | null, counted: "right" | "wrong" | "neither"]>([
  ["it is in the fridge", "fridge 1", "right"],
  ["it is in the fridge", "sinkbasin 1", "wrong"],
  ["it is in the fridge", "?", "wrong"],
  ["it is in the fridge", null, "wrong"],
  ["I don't know", "?", "right"],
  ["I don't know", "fridge 1", "neither"],
  ["in the den", "cabinet 2", "neither"],
])("%j, where %s is meant, counts as %s, in the half that is kept out", async (said, meant, as) => {
  const few = replies(leastExamples - 1, said, meant);
  const { verdict, figures, reader } = await learn("", few, 5);
  const { examples, heldOut, before, after, ...shipped } = figures;
  expect([verdict, reader, examples]).toEqual(["too few", null, leastExamples - 1]);
  expect(heldOut).toBeGreaterThan(1);
  expect(heldOut).toBeLessThan(leastExamples - 2);
  expect(before).toEqual({
    right: as === "right" ? heldOut : 0,
    wrong: as === "wrong" ? heldOut : 0,
  });
  expect(after).toEqual(before);
  expect(shipped).toEqual({ shipped: 0, shippedBefore: 0, shippedAfter: 0 });
});

it("learns a home's own names from that home's replies", () => {
  const own = replies(20, "in the den", "cabinet 2");
  const others = replies(20, "in the den", "shelf 1");
  const all = [...own, ...others.map((one) => ({ ...one, household: "flat" }))];
  expect(learnNames(all)).toEqual({
    kitchen: { "cabinet 2": ["den"] },
    flat: { "shelf 1": ["den"] },
  });
});

const needs = {
  "where the apple is": { func: "where", noun: "apple" },
  "which mug is Ana's": { func: "which", noun: "mug", adjective: "Ana's" },
} as const;

/** What "fix", "say", "press", "take back" and "see" after a reply teach of it. */
it.each<
  readonly [asked: keyof typeof needs, reply: string, acts: readonly string[], label: string | null]
>([
  ["where the apple is", "in the fridge", [], null],
  ["where the apple is", "in the fridge", ["fix it is on the shelf"], "location shelf 1, 1"],
  [
    "where the apple is",
    "in the fridge",
    ["fix it is not in the fridge"],
    "location not fridge 1, 1",
  ],
  ["where the apple is", "in the fridge", ["say on the shelf"], "location shelf 1, 1"],
  ["where the apple is", "in the fridge", ["press dk"], "dont_know, 1"],
  ["where the apple is", "in the fridge", ["take back"], "unusable, 0.25"],
  [
    "where the apple is",
    "in the fridge",
    ["fix on the shelf", "fix in the sink"],
    "location sinkbasin 1, 1",
  ],
  ["where the apple is", "in the fridge", ["see fridge 1"], "location fridge 1, 0.5"],
  ["where the apple is", "in the fridge", ["see sinkbasin 1"], "location sinkbasin 1, 0.5"],
  ["which mug is Ana's", "the blue one", [], null],
  ["which mug is Ana's", "the blue one", ["fix the green one"], "choice mug 2, 1"],
  ["which mug is Ana's", "the blue one", ["press mug 3"], "choice mug 3, 1"],
  ["which mug is Ana's", "the blue one", ["fix not the blue one"], null],
  ["which mug is Ana's", "the blue one", ["take back"], "unusable, 0.25"],
  ["which mug is Ana's", "the blue one", ["press dk"], "dont_know, 1"],
])("%s: %j, then %j: the reply is learned as %s", async (asked, reply, acts, label) => {
  const desk = await openDesk();
  const question = await desk.pose({ need: needs[asked], candidates: ["mug 1", "mug 2", "mug 3"] });
  await desk.say("Ana", reply);
  for (const act of acts) {
    const [, verb, rest = ""] = /^(fix|say|press|take back|see) ?(.*)/.exec(act) ?? [];
    await desk.pass(1000);
    if (verb === "fix") await desk.fix("Ana", question, rest);
    if (verb === "say") await desk.say("Ana", rest);
    const pressed = question.choices.find(({ value }) => value === rest);
    if (verb === "press") await desk.press("Ana", question, pressed?.label ?? rest);
    if (verb === "take back") await desk.takeBack("Ana", question);
    if (verb !== "see") continue;
    const [told] = await desk.memory.facts.list({ household: "kitchen" });
    const by = told?.objects[0] === rest ? ({ status: "superseded", by: "f-seen" } as const) : null;
    const seen = { subject: rest, relation: "holds", objects: ["apple 1"] } as const;
    await note(desk.memory, [factWrite("f-seen", seen)], {
      invalidations: [{ id: told?.id ?? "", ...(by ?? { status: "contradicted" }) }],
      at: desk.clock.now(),
    });
  }
  const [first] = await readUsedReplies(desk.memory, "");
  const { kind, facts, choice } = first?.item.gold ?? { kind: "", facts: [], choice: null };
  const places = facts.map(({ polarity, places }) => `${polarity ? "" : "not "}${places.join()}`);
  const meant = [kind, ...places, ...(choice ?? [])].join(" ");
  expect(first ? `${meant}, ${first.weight}` : null).toBe(label);
});
