/** What a person deleted is not found in the database's files any more. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { newFile } from "./folder.js";
import { beginAsking, sampleBallot, stoppedClock } from "./samples.js";

const words = "behind the aquarium, do not tell";

it("words of a deleted message are gone from the file and its log", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginAsking(memory);
  const message = "slack:T1:reply:C1:1";
  await memory.questions.recordBallot(
    sampleBallot({ message, eventKey: `${message}:1`, text: words }),
  );
  expect(findIn(path.dirname(file))).toBe(true);
  await memory.questions.unsay(message, `${message}:gone`, 40);
  expect(findIn(path.dirname(file))).toBe(false);
  await memory.close();
  expect(findIn(path.dirname(file))).toBe(false);
});

function findIn(folder: string): boolean {
  return readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(words));
}
