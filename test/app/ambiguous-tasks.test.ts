import { expect, it } from "vitest";
import { generateHome, homeKinds } from "../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../scenes/household/source/content.js";
import { listHomes, loadHousehold } from "../../scenes/household/source/load.js";
import { looksOf, thingsOf } from "../../src/core/episode/looks.js";
import type { OwnerView, Simulator, Task } from "../../src/core/episode/scene.js";
import { meantAdjective } from "../../src/core/memory/notebook.js";
import { everydayName, plural } from "../../src/core/names.js";
import { seededRandom } from "../../src/core/random.js";
import { literalPattern } from "../../src/core/wording.js";
import { phraseQuestion } from "../../src/desk/words/phrase-question.js";

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
