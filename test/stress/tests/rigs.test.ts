import { expect, it } from "vitest";
import { measurePictures } from "../picture/measure-pictures.js";
import { benchTalk } from "../talk/bench-talk.js";

it("picture: no word lies on another in 3 homes, and all can be read", () => {
  const faults: string[] = [];
  const tell = (fault: string) => faults.push(fault);
  const { homes, rooms, smallestWordPx } = measurePictures(3, { tell, onlyOwn: true });
  expect(faults).toEqual([]);
  expect({ homes, rooms }).toEqual({ homes: 3, rooms: 3 });
  expect(smallestWordPx).toBeGreaterThanOrEqual(11);
});

it("talk: every eighth utterance is answered on the page, and none makes a wrong fact of chat", async () => {
  const result = await benchTalk({ doors: ["web"], halves: ["first"], every: 8, withinMs: 20_000 });
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ utterances: 8, unanswered: 0, wrongFacts: 0, lost: 0 });
});
