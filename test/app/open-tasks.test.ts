import { describe, expect, it } from "vitest";
import { endLine } from "../../bots/present/card-text.js";
import { generateHome, homeKinds } from "../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../scenes/household/source/content.js";
import { listHomes, loadHousehold } from "../../scenes/household/source/load.js";
import type { RunRequest } from "../../src/app/runner.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import type { Episode } from "../../src/core/episode/episode.js";
import { looksOf, thingsOf } from "../../src/core/episode/looks.js";
import type { OwnerView, Simulator, Task } from "../../src/core/episode/scene.js";
import { meantAdjective } from "../../src/core/memory/notebook.js";
import type { Question } from "../../src/core/question/question.js";
import { seededRandom } from "../../src/core/random.js";
import { everydayName, plural } from "../../src/core/words/names.js";
import { literalPattern } from "../../src/core/words/wording.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { phraseQuestion } from "../../src/desk/words/phrase-question.js";
import { nextQuestion, play as playRounds, replay } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { notesOf, openProduct, type Product } from "./product.js";

async function playOpen(sous: Sous, change: Partial<RunRequest> = {}): Promise<readonly Episode[]> {
  const { id, title, content, tasks } = loadHousehold("kitchen");
  const open = tasks.filter((task) => task.open);
  const kept = { id, title, content, tasks: open, createdAt: 1 };
  return playRounds(sous, { household: await sous.memory.households.create(kept), ...change });
}

const open = (change: Partial<SousOptions> = {}) => openProduct(newFile(), change);

async function shrugToTheEnd(product: Product, id: string): Promise<Episode> {
  await product.answerAll();
  return until(async () => {
    const episode = await product.memory.episodes.get(id);
    return episode?.end ? episode : null;
  });
}

async function formatEnd({ memory }: Product, id: string): Promise<string> {
  const done = (await buildCard(memory, id))?.done;
  return done ? endLine(done) : "";
}

type Answer = (people: Product["people"], question: Question) => Promise<unknown>;

it.each<[string, Answer, readonly string[] | undefined, string, string]>([
  [
    "with a button",
    (people, question) => people.press(question, "Green mug"),
    ["mug 2"],
    "Noted: the mug you would like is the green mug.",
    "Ana chose the green mug.",
  ],
  [
    "in words",
    (people, question) => people.say(question, "the red one please"),
    ["mug 3"],
    "Noted: the mug you would like is the red mug.",
    "Ana chose the red mug.",
  ],
  [
    "as any",
    (people, question) => people.say(question, "any is fine"),
    undefined,
    "Noted: any mug will do.",
    "Nobody minded which, so any mug would do.",
  ],
  [
    "not at all",
    (people, question) => people.press(question, "I don't know"),
    undefined,
    "All right, any of them will do.",
    "Nobody chose, so any mug would do.",
  ],
])("what people choose %s is the goal", async (_, answer, chosen, receipt, summary) => {
  const product = await open();
  const playing = playOpen(product.sous);
  const question = await nextQuestion(product);
  expect(question).toMatchObject({ mode: "open", text: "Which mug would you like?" });
  const labels = question.choices.map(({ label }) => label);
  expect(labels.sort()).toEqual(["Blue mug", "Green mug", "Red mug"]);
  await answer(product.people, question);
  const next = await nextQuestion(product, question);
  const label = question.choices.find(({ value }) => value === chosen?.[0])?.label;
  const which = label ? `the ${label.toLowerCase()}` : "a mug";
  expect(next).toMatchObject({ mode: "owner", text: `Where is ${which}?` });
  await shrugToTheEnd(product, next.episode);

  const [episode] = await playing;
  if (!episode) throw new Error("nothing was played");
  expect(episode).toMatchObject({ reward: 1, worth: null, end: { kind: "terminated" } });
  expect(episode.task.chosen).toEqual(chosen);
  expect(await notesOf(product, episode.id)).toContain(receipt);
  const end = await formatEnd(product, episode.id);
  expect(end).toMatch(/^Done in \d+ steps and 2 questions\. /);
  expect(end).toContain(summary);
  expect(end).not.toContain("Without");

  const steps = await product.memory.episodes.steps(episode.id);
  const recorded = steps.flatMap(({ step }) => (step.kind === "ask" ? [] : [step]));
  const again = await replay(product.memory, episode);
  expect(again.map(({ text }) => text)).toEqual(recorded.map((step) => step.observation));
  expect(again.map(({ reward }) => reward)).toEqual([...again.slice(1).map(() => 0), 1]);
  const last = recorded.at(-1);
  const moved = last?.kind === "act" ? last.command : "";
  expect(moved).toBe(`move ${chosen?.[0] ?? /mug \d/.exec(moved)?.[0]} to diningtable 1`);
  const thoughts = steps.flatMap(({ step }) => (step.kind === "begin" ? [] : [step.thought]));
  const isAny = thoughts.some((thought) => thought.startsWith("Any mug will do."));
  expect(isAny).toBe(chosen === undefined);
});

it("a choice stays the goal when it is taken back, or somebody else chooses later", async () => {
  const product = await open();
  const { people } = product;
  const playing = playOpen(product.sous);
  const question = await nextQuestion(product);
  await people.press(question, "Blue mug");
  const where = await nextQuestion(product, question);
  const ballots = () => product.memory.questions.ballots(question.id);
  const [ballot] = await ballots();
  await people.hear({ kind: "words", question: question.id, text: "the green one" }, "Ben");
  await until(async () => (await ballots())[1]?.understood);
  await people.hear({ kind: "retract", ballot: ballot?.id ?? "" });
  await shrugToTheEnd(product, where.episode);
  const [episode] = await playing;
  if (!episode) throw new Error("nothing was played");
  expect(episode).toMatchObject({ reward: 1, task: { chosen: ["mug 1"] } });
  const again = await replay(product.memory, episode);
  expect(again.at(-1)).toMatchObject({ reward: 1 });
  expect(await formatEnd(product, episode.id)).toContain("The choice was the blue mug.");
  expect(await notesOf(product, episode.id)).toEqual(
    expect.arrayContaining([
      "Thank you. I had begun with another one, so I go on with that.",
      "Taken back. I go on with what I have begun, and will not use it again.",
    ]),
  );
});

it("a process that stops between question and answer, or after it, keeps the goal", async () => {
  const product = await open();
  const playing = playOpen(product.sous).catch((error: Error) => error.message);
  const question = await nextQuestion(product);
  await product.stop();
  expect(await playing).toBe("stopped");

  await product.reopen();
  await product.people.press(question, "Red mug");
  await product.sous.runner.resume();
  await until(async () => (await product.memory.episodes.get(question.episode))?.task.chosen);
  const [ballot] = await product.memory.questions.ballots(question.id);
  await product.people.hear({ kind: "retract", ballot: ballot?.id ?? "" });

  await product.reopen();
  await product.sous.runner.resume();
  const episode = await shrugToTheEnd(product, question.episode);
  expect(episode).toMatchObject({ reward: 1, task: { chosen: ["mug 3"] } });
  expect((await replay(product.memory, episode)).at(-1)?.reward).toBe(1);
  const questions = await product.memory.questions.list({ episode: episode.id });
  expect(questions.filter(({ mode }) => mode === "open")).toHaveLength(1);
});

describe("people who do not choose", () => {
  it("have until the deadline", async () => {
    const product = await open({ answerTimeoutMs: 100 });
    const [episode] = await playOpen(product.sous);
    const questions = await product.memory.questions.list();
    expect(questions.map(({ state }) => state)).toEqual(["expired", "expired"]);
    expect(episode?.reward).toBe(1);
    expect(await formatEnd(product, episode?.id ?? "")).toContain("Nobody chose, so any mug");
  });

  it("need not be there at all, and open tasks come first where that is wished", async () => {
    const { sous } = await open();
    const played = await playRounds(sous, { rounds: 2, askPolicy: "never", openFirst: true });
    expect(played.map(({ task }) => [task.open, task.chosen])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    expect(played.map(({ reward }) => reward)).toEqual([1, 1]);
  });
});

function names(text: string, words: string): boolean {
  return new RegExp(`(?<!\\p{L})${literalPattern(words)}(?!\\p{L})`, "iu").test(text);
}

/** Questions without a possible answer, or without need for one. */
function faultsOf({ sentence, object, instance }: Task, question: string, view: OwnerView) {
  const circled = view.places.flatMap(({ things }) => things.filter(({ id }) => id === instance));
  const [thing] = circled;
  if (!thing || circled.length > 1) return ["not one thing is circled"];
  const place = view.places.find(({ things }) => things.includes(thing));
  const others = thingsOf(view).filter(({ kind, id }) => kind === thing.kind && id !== thing.id);
  const noun = everydayName(object);
  const several = plural(object) === noun ? "two" : plural(object);
  const asked = sentence.slice(0, sentence.toLowerCase().indexOf(noun.toLowerCase()));
  const said = asked.replace(/^(?:put|find|clean|heat|cool|look at|examine) /i, "");
  const words = new Set([thing, ...others].flatMap(({ attributes }) => Object.values(attributes)));
  const alone = others.every(
    (one) => looksOf(one) !== looksOf(thing) || !place?.things.includes(one),
  );
  return Object.entries({
    "another thing is circled": thing.kind !== object,
    "the circled one looks like another one there": !alone,
    "there is no other": others.length === 0,
    "the sentence does not name it": !names(sentence, noun),
    "the sentence wants several": names(sentence, "two") || names(sentence, several),
    "the sentence says that any will do": /\b(?:an?|some|any)\b/i.test(said),
    "the sentence asks for one that is so already": /\b(?:clean|hot|cool)\b/i.test(said),
    "the sentence says how it looks, or whose it is": [...words].some((word) => names(said, word)),
    "the question does not name it, or names several":
      !names(question, noun) || names(question, several),
    "the question says whose it is": names(question, thing.attributes.owner ?? "nobody's"),
    "a number is said": /\d/.test(sentence + question),
  }).flatMap(([fault, holds]) => (holds ? [fault] : []));
}

function* homes(): Generator<Simulator> {
  for (const home of listHomes()) yield createSimulator(loadHousehold(home).content);
  for (const kind of homeKinds) yield createSimulator(storeHome(generateHome({ seed: 1, kind })));
}

it("many are drawn in every template, and none contradicts itself", () => {
  const templates = new Set<string>();
  for (const scene of homes()) {
    const view = scene.ownerView();
    const random = seededRandom(1, view.home);
    for (let draw = 0; draw < 30; draw++) {
      const sampled = scene.sampleTask(random);
      const task = sampled && scene.singleOut(sampled, random);
      if (!task) continue;
      const need = { func: "where", adjective: meantAdjective, noun: task.object } as const;
      const question = phraseQuestion(need);
      const faults = faultsOf(task, question, view);
      expect(faults, `${task.sentence} ${task.instance}: ${question}`).toEqual([]);
      templates.add(`${task.type}, ${task.sentence.split(" ")[0]}`);
    }
  }
  expect(templates.size).toBe(7);
});
