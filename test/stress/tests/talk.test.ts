/** A part of what people say, on the page. The slow tier plays all of it through every bot. */
import { expect, it } from "vitest";
import { benchTalk } from "../talk/bench-talk.js";

it("every eighth utterance is answered on the page, and none makes a wrong fact of chat", async () => {
  const result = await benchTalk({ doors: ["web"], halves: ["first"], every: 8 });
  expect(result).toMatchObject({ utterances: 8, unanswered: 0, wrongFacts: 0, lost: 0 });
  for (const figures of [result, ...Object.values(result.halves)])
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining(["utterances", "unanswered", "wrongFacts", "lost"]),
    );
  expect(result.medianReplyMs).toEqual(expect.any(Number));
});
