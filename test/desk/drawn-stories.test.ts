/** Stories drawn by seed. Their rows and messages are compared with approved copies (`test/build/transcript.ts`). */
import { it } from "vitest";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import type { DeskRules } from "../../src/desk/rules.js";
import { type DeskScenario, minute, openDesk } from "../build/desk.js";

const people = ["Ana", "Ben", "Cleo"];
const needs = [
  { func: "where", noun: "apple" },
  { func: "where", noun: "mug" },
  { func: "where", noun: "mug", adjective: "Ana's" },
  { func: "which", noun: "mug", adjective: "Ana's" },
  { func: "which", noun: "mug", adjective: "Ana's", thing: "mug 1" },
  { func: "where", noun: "plate" },
] as const;
const sayings = [
  "in the fridge",
  "on the shelf",
  "in the top drawer or the bottom drawer",
  "probably in the sink",
  "not in the fridge",
  "in the bin, not on the shelf",
  "the blue one",
  "the green mug",
  "yes",
  "no",
  "no idea",
  "ask Ben",
  "thanks!",
  "why do you ask?",
  "where is the apple?",
  "no, that's wrong",
  "my mug is in the fridge",
  "the plate is on the counter",
  "the red mug is mine",
  "Ben is wrong",
  "forget it, never mind",
  "next to the sink",
  "both are fine",
];
const seconds = [5, 20, 45, 90, 400, 4000];

function rulesOf(random: Random): Partial<DeskRules> {
  return {
    quorum: pick(random, [1, 1, 1, 2, 3]) ?? 1,
    remindAfterMs: random() < 0.3 ? [20_000] : [],
    escalateAfterMs: random() < 0.3 ? 30_000 : null,
    escalateTo: { slack: "C9" },
    fallback: pick(random, ["explore", "default", "abandon"]) ?? "explore",
    quietHours: random() < 0.2 ? { from: 1320, to: 420 } : null,
  };
}

const acts: readonly (readonly [
  weight: number,
  act: (desk: DeskScenario, random: Random) => Promise<unknown>,
])[] = [
  [4, (desk, random) => desk.ask({ need: pick(random, needs) ?? needs[0] })],
  [6, (desk, random) => desk.say(pick(random, people) ?? "", pick(random, sayings) ?? "")],
  [
    5,
    async (desk, random) => {
      const question = pick(random, await desk.memory.questions.list());
      const choice = pick(random, [...(question?.choices ?? []), { label: "dk" }]);
      if (question && choice) await desk.press(pick(random, people) ?? "", question, choice.label);
    },
  ],
  [
    2,
    async (desk, random) => {
      const ballot = pick(random, await allBallots(desk));
      const what =
        random() < 0.5
          ? ({ kind: "retract", ballot: ballot?.id ?? "" } as const)
          : ({ kind: "fix", ballot: ballot?.id ?? "", text: pick(random, sayings) ?? "" } as const);
      const who = random() < 0.8 ? ballot?.personName : pick(random, people);
      if (ballot) await desk.hear(who ?? "", what);
    },
  ],
  [
    2,
    async (desk, random) => {
      const message = `web:local:edited:${Math.floor(random() * 3)}`;
      if (random() < 0.3) return desk.unsay(message);
      const version = 1 + Math.floor(random() * 3);
      return desk.sayVersion(
        pick(random, people) ?? "",
        message,
        version,
        pick(random, sayings) ?? "",
      );
    },
  ],
  [3, (desk, random) => desk.pass(1000 * (pick(random, seconds) ?? 5))],
  [
    2,
    async (desk, random) => {
      const known = await desk.memory.facts.list({ household: "kitchen" });
      const untrue = pick(random, known);
      const place = pick(random, ["fridge 1", "shelf 1", "sinkbasin 1"]) ?? "";
      await desk.see({
        facts: [
          {
            subject: pick(random, ["apple", "mug"]) ?? "",
            objects: [place],
            source: "observation",
          },
        ],
        disproved: untrue && random() < 0.5 ? [untrue.id] : [],
      });
    },
  ],
  [
    1,
    async (desk, random) => {
      await desk.end();
      await desk.begin({ origin: random() < 0.5 ? "asked" : "scheduled" });
    },
  ],
  [1, (desk) => desk.restart()],
];
const all = acts.flatMap(([weight, act]) => new Array<typeof act>(weight).fill(act));

async function allBallots(desk: DeskScenario) {
  const questions = await desk.memory.questions.list();
  const ids = [...questions.map(({ id }) => id), `said-${desk.episode.id}`];
  return (await Promise.all(ids.map((id) => desk.memory.questions.ballots(id)))).flat();
}

it.each(Array.from({ length: 50 }, (_, at) => at))("story %i", async (seed) => {
  const random = seededRandom(seed, "stories");
  const desk = await openDesk({
    rules: rulesOf(random),
    answerTimeoutMs: 3 * minute,
    bot: pick(random, ["simulated", "x-chat", "web", "slack"]) ?? "web",
    mode: pick(random, ["owner", "owner", "keeper"]) ?? "owner",
  });
  await desk.ask({ need: pick(random, needs) ?? needs[0] });
  for (let left = 14; left > 0; left -= 1) {
    await desk.pass(1000);
    await pick(random, all)?.(desk, random);
  }
  if (random() < 0.5) await desk.end();
});
