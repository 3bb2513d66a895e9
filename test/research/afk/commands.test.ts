/** What the commands of AFK's worlds refuse, in a sentence and before any work. */
import { describe, expect, it } from "vitest";
import { runSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";

const refusal = async (...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await runSous(...words);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  return err;
};

describe("a task that there is not", () => {
  it.each([
    ["cooking", "foo"],
    ["cooking", ""],
    ["cooking", "take1,foo"],
    ["grid", "foo"],
  ])("is named with those that there are: %s, %j", async (world, tasks) => {
    const wrong = new RegExp(`called "${tasks.split(",").at(-1)}".* There are `);
    const out = newFile("weights.json");
    expect(await refusal("train", "afk", "--world", world, "--tasks", tasks, "--out", out)).toMatch(
      wrong,
    );
    expect(await refusal("bench", world, "--ablations", "--tasks", tasks)).toMatch(wrong);
    expect(await refusal("bench", world, "--task", tasks)).toMatch(/There are/);
  });
});

it.each([
  ["--weights", "absent.json"],
  ["--policy", "random", "--weights", "absent.json"],
  ["--ablations", "--weights", "absent.json"],
  ["--policy", "random", "--ask", "missing"],
  ["--ablations", "--ask", "missing"],
  ["--ablations", "--games", "absent.json"],
  ["--ablations", "--shard", "1/2"],
  ["--ablations", "--policy", "learned"],
  ["--tasks", "take1"],
  ["--episodes", "5"],
])(
  "an option that would do nothing is refused with what it is for: %s %s %s %s",
  async (...words) => {
    const refused = await refusal("bench", "cooking", ...words);
    expect(words.some((word) => refused.startsWith(`sous: ${word} `))).toBe(true);
    expect(refused).toMatch(/ is for (playing|what is trained|--policy (planner|learned)): /);
  },
);
