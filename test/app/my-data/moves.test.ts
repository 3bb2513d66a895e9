/** What is kept of somebody who has only played. */
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { formatData } from "../../../src/app/people/format-data.js";
import { gatherData } from "../../../src/app/people/my-data.js";
import { newFile } from "../../memory/folder.js";
import { beginEpisode, stoppedClock } from "../../memory/samples.js";
import { runSous } from "../run-sous.js";

it("is told as moves, and goes from them", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory, { policy: "human", bot: "slack" });
  const label = "open fridge 1";
  const option = { id: "m0", label, value: label, move: { kind: "act", command: label } } as const;
  await memory.turns.open({
    id: "m-1",
    episode: "e1",
    seq: 1,
    reserved: null,
    openedAt: 20,
    taken: null,
    sees: [],
    options: [option],
    view: null,
  });
  const person = { platform: "slack", workspace: "T1", platformId: "u1", name: "Ana" } as const;
  const at = Date.UTC(2026, 5, 7);
  await memory.turns.take({
    turn: "m-1",
    choice: "m0",
    person,
    eventKey: "slack:T1:press:1",
    message: null,
    at,
  });
  const ana = await memory.people.find("slack", "T1", "u1");
  if (!ana) throw new Error("she is not known");
  expect(formatData(await gatherData(memory, ana, at))).toMatch(
    /0 answers, 0 facts, 1 move, .* The oldest is from 2026-06-07\./,
  );
  await memory.close();

  const { out } = await runSous("forget", "Ana", "--db", file);
  expect(out).toContain("and the name on 1 move.");
});
