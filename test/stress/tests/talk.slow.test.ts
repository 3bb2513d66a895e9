/** All that people say, through every bot. */
import { expect, it } from "vitest";
import { benchTalk } from "../talk/bench-talk.js";

it("everything is answered within two seconds, at every door", async () => {
  const result = await benchTalk();
  expect(result.unanswered, result.findings.join("\n")).toBe(0);
  expect(result.utterances).toBe(120);
  expect(result, result.findings.join("\n")).toMatchObject({ wrongFacts: 0, lost: 0 });
}, 600_000);
