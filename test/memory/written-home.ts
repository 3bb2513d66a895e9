/** Writes a home like the product: asked, answered, played, with a tuple per sentence. */

import type { Memory } from "../../memory/stores.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { ask, beginEpisode, factWrite, finish, note, read, sampleTuple, say } from "./samples.js";

export async function writeHome(
  memory: Memory,
  home: string,
  sentences: readonly string[],
): Promise<void> {
  const [episode, question, ballot] = [`e-${home}`, `q-${home}`, ballotOf(home)];
  await beginEpisode(memory, { id: episode, household: home });
  await ask(memory, { id: question, household: home, episode, text: `Where is a mug in ${home}?` });
  await say(memory, ballot, "Ana", { question });
  const told = { question, ballot, episode };
  const fact = factWrite(`f-${home}`, { subject: "mug", source: "answer" }, told);
  await read(memory, ballot, { facts: [fact] });
  await note(memory, [], { episode, because: [`f-${home}`] });
  const tuples = sentences.map((sentence, seq) =>
    sampleTuple({
      id: `${home}-t${seq}`,
      household: home,
      episode,
      seq,
      goal: sentence,
      observation: sentence,
    }),
  );
  await finish(memory, episode, { tuples });
}

export async function takeHomeBack(memory: Memory, home: string): Promise<void> {
  await memory.questions.retract(ballotOf(home), `back ${home}`, [], 60);
}

function ballotOf(home: string): string {
  return `b-${home}`;
}

export function listSentences(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed, "sentences");
  const one = (words: string) => pick(random, words.split(" ")) ?? "";
  return Array.from({ length: count }, (_, nth) => {
    const thing = `${one("red blue green old new")} ${one("mug plate bowl lamp book pen")} ${nth}`;
    const place = `${one("fridge sink shelf drawer desk bed")} ${one("1 2 3 4 5")}`;
    return `${one("Ana's Ben's the our")} ${thing} is ${one("in on near")} ${place}.`;
  });
}
