import { expect, it } from "vitest";
import { summariseRound } from "../../src/agent/summary.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";

it("a round is a success when its task was done, and says why it ended otherwise", () => {
  const ended = sampleEpisode({ reward: 1, end: { kind: "terminated" } });
  const look = { kind: "act", thought: "", command: "look", observation: "" } as const;
  const step = { ...look, admissible: [], reward: 0 };
  const records = [sampleStep(), sampleStep({ seq: 1, step })];
  const asked = [{ followUp: null }, { followUp: { text: "Which one?", choices: [] } }];
  expect(summariseRound(ended, records, asked)).toMatchObject({
    success: true,
    end: null,
    steps: 1,
    followUps: 1,
  });
  const stopped = sampleEpisode({ end: { kind: "truncated", reason: "stopped" } });
  expect(summariseRound(stopped, records, [])).toMatchObject({ success: false, end: "stopped" });
  expect(summariseRound(sampleEpisode(), records, [])).toMatchObject({ success: false, end: null });
});
