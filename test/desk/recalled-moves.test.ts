import { expect, it } from "vitest";
import { openDesk } from "../build/desk.js";
import { sampleTuple } from "../memory/samples.js";

async function afterMoves() {
  const scenario = await openDesk();
  await scenario.pose();
  await scenario.say("Ana", "I moved my mug to the fridge");
  await scenario.say("Ana", "I put the tomato on the counter");
  await scenario.memory.tuples.keep(
    ["move book 1 to desk 1", "move keychain 1 to shelf 1", "go to shelf 1"].map((action, seq) =>
      sampleTuple({ id: `t${seq}`, seq, goal: "put Ben's key chain on the shelf", action }),
    ),
  );
  return async (text: string) => {
    const hits = await scenario.memory.recall({ text, household: "kitchen" });
    return hits.map((hit) => hit.text);
  };
}

it("what people told of a move is found, and no move of something else", async () => {
  const recall = await afterMoves();
  for (const [asked, said] of [
    ["where did Ana move her mug", "I moved my mug to the fridge"],
    ["where did she put the mug?", "I moved my mug to the fridge"],
    ["who put the tomato on the counter", "I put the tomato on the counter"],
  ] as const)
    expect((await recall(asked)).slice(0, 2)).toContain(said);
  for (const asked of ["where did they put the key ring", "where is the keychain"]) {
    const found = await recall(asked);
    expect(found.filter((text) => /book|tomato|mug/.test(text))).toEqual([]);
    expect(found.filter((text) => /move keychain/.test(text))).toHaveLength(1);
  }
  const found = await recall("where did they put the guitar");
  expect(found.filter((text) => /put|move|->/.test(text))).toEqual([]);
  expect((await recall("what did they put on the desk")).join()).toContain("move book 1 to desk 1");
});
