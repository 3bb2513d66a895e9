/** From an expert's conversations over a fine-tuning job to a tuned model that plays. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeDataset } from "../../../src/research/aba/dataset/conversation-files.js";
import { createImitationLab } from "../../../src/research/aba/dataset/imitation-lab.js";
import { runSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";

const patience = { timeout: 180_000 };

describe("a dataset of the expert", patience, () => {
  it("of many rounds asks once for what it does not know, and is the same for the same seed", async () => {
    const write = async () => {
      const folder = path.join(path.dirname(newFile()), "dataset");
      const request = { episodes: 15, noise: 0.2, maxSteps: 50, seed: 3 };
      const made = createImitationLab(null).conversations({ ...request, variant: "multiround" });
      const figures = await writeDataset(made, {
        folder,
        format: "openai",
        validation: 0.1,
        signal: new AbortController().signal,
        countTokens: (text) => text.length,
      });
      return { figures, text: readFileSync(path.join(folder, "train.jsonl"), "utf8") };
    };
    const [one, other] = [await write(), await write()];
    expect(one.figures.tasks).toBeGreaterThan(30);
    expect(one.figures.questionsPerConversation).toBeLessThan(one.figures.tasks / 15);
    expect(other.text).toBe(one.text);
  });

  it("that is not in order is told line by line", async () => {
    const file = newFile();
    const user = { role: "user", content: "See: a mug." };
    const act = { role: "assistant", content: "Act: look" };
    const lines = [
      { messages: [user, act] },
      { messages: [user, { ...act, weight: 0 }] },
      { messages: [{ ...user, weight: 1 }, act] },
      { messages: [act, user] },
      { messages: [user, user, act] },
      { messages: [{ role: "robot", content: "?" }, act] },
    ].map((line) => JSON.stringify(line));
    writeFileSync(file, [...lines, "{"].join("\n"));
    const { code, out } = await runSous("export", "check", file);
    expect(code).toBe(1);
    for (const problem of [
      ":2: no message of the assistant counts",
      ":3: messages.0: only the assistant's messages have a weight",
      ":4: the last message is not the assistant's",
      ":5: messages.1: user speaks twice in a row",
      ":6: messages.0.role: ",
      ":7: the line: ",
      "6 of 7 lines are not in order",
    ])
      expect(out).toContain(problem);
    expect(await runSous("export", "check", file, "--max-tokens", "5")).toMatchObject({
      out: expect.stringContaining(":1: it has about"),
    });
  });
});
