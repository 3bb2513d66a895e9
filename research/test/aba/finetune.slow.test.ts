/** From an expert's conversations over a fine-tuning job to a tuned model that plays. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import type { PlaySummary } from "../../../src/cli/play/play-rounds.js";
import { readSous, runSous, runSousWith } from "../../../test/app/run-sous.js";
import { newFile } from "../../../test/memory/folder.js";
import { startOpenAiPeer } from "../../../test/peers/openai/peer.js";
import { type DatasetSummary, writeDataset } from "../../aba/dataset/conversation-files.js";
import { createImitationLab } from "../../aba/dataset/imitation-lab.js";

const patience = { timeout: 180_000 };

interface Message {
  readonly role: string;
  readonly content: string;
  readonly weight?: number;
}

function readLines(file: string): readonly (readonly Message[])[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => (JSON.parse(line) as { messages: readonly Message[] }).messages);
}

describe("a dataset of the expert", patience, () => {
  const made = (...words: string[]) => {
    const folder = path.join(path.dirname(newFile()), "dataset");
    const given = ["export", "aba-il", "--out", folder, "--episodes", "40", ...words];
    return readSous<DatasetSummary>(...given).then((figures) => ({ folder, figures }));
  };

  it("has questions, noise that does not count, and no home on both sides", async () => {
    const { folder, figures } = await made("--variant", "ambiguous", "--validation", "0.3");
    expect(readdirSync(folder).sort()).toEqual(["summary.json", "train.jsonl", "validation.jsonl"]);
    const { train, validation, noisy, actions, questions } = figures;
    expect(train.conversations + validation.conversations).toBe(40);
    expect(validation.conversations).toBeGreaterThan(0);
    expect(train.homes + validation.homes).toBeGreaterThanOrEqual(8);
    const share = noisy / (actions - questions);
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.28);
    const lines = readLines(path.join(folder, "train.jsonl"));
    const weights = lines
      .flat()
      .flatMap(({ role, weight }) => (role === "assistant" ? [weight] : []));
    expect(weights.filter((weight) => weight === 0).length).toBeGreaterThan(10);
    for (const messages of lines) {
      const said = messages.filter(({ role }) => role === "assistant");
      expect(said[0]?.content).toMatch(/^Ask: Which \w+ is meant\?$/);
      expect(messages[2 + 1]?.content).toMatch(/^Answer: "meant \w+" is "\w+ \d+"$/);
    }
    expect(await runSous("export", "check", path.join(folder, "train.jsonl"))).toMatchObject({
      code: 0,
      out: expect.stringContaining("in order"),
    });
  });

  it("has the expert's reasoning as rows of TRL, noise in no completion, and a run of LoRA", async () => {
    const words = ["--thoughts", "--format", "trl", "--validation", "0.3"];
    const { folder, figures } = await made("--variant", "ambiguous", ...words);
    const rows = readFileSync(path.join(folder, "train.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { prompt: Message[]; completion: Message[] });
    const validation = readFileSync(path.join(folder, "validation.jsonl"), "utf8").trim();
    expect(rows.length + validation.split("\n").length).toBe(figures.actions - figures.noisy);
    for (const { prompt, completion } of rows) {
      expect(prompt.at(-1)?.role).toBe("user");
      expect(completion).toMatchObject([{ role: "assistant" }]);
      expect(completion[0]?.content).toMatch(/^(Think: .+\n)?(Act|Ask): .+$/);
    }
    const said = rows.map(({ completion }) => completion[0]?.content ?? "");
    for (const text of said.filter((one) => /^Ask: /m.test(one)))
      expect(text).toMatch(/^Think: .* Query: \w+ \w+ > I have never seen it\.\nAsk: /);
    expect(said.some((text) => /Query: \w+ > It is at .+\nAct: /.test(text))).toBe(true);
    expect(parse(readFileSync(path.join(folder, "lora.yaml"), "utf8"))).toMatchObject({
      dataset_name: ".",
      eval_strategy: "epoch",
      completion_only_loss: true,
      use_peft: true,
    });
  });

  it("of many rounds asks once for what it does not know, and is the same for the same seed", async () => {
    const write = async () => {
      const folder = path.join(path.dirname(newFile()), "dataset");
      const request = { episodes: 15, noise: 0.2, maxSteps: 50, seed: 3, thoughts: false };
      const made = createImitationLab(null).conversations({ ...request, variant: "multiround" });
      const figures = await writeDataset(made, {
        folder,
        format: "openai",
        validation: 0.1,
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
    expect(code).toBe(3);
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

it("a job is started and followed, and its model plays", patience, async () => {
  const peer = await startOpenAiPeer();
  onTestFinished(() => peer.close());
  const settings = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any", SOUS_LLM_URL: peer.url };
  const db = newFile();
  const folder = path.join(path.dirname(db), "dataset");
  const sous = (...words: string[]) => runSousWith(settings, ...words, "--db", db);
  await readSous("export", "aba-il", "--out", folder, "--episodes", "12", "--validation", "0");
  const training = path.join(folder, "train.jsonl");

  const playing = ["play", "kitchen", "--policy", "aba-il"];
  expect((await sous(...playing)).err).toContain("sous finetune start");
  const broken = newFile();
  writeFileSync(broken, "{}\n");
  expect((await sous("finetune", "start", broken, "--model", "base")).err).toContain(
    `${broken}:1: `,
  );
  const started = await sous("finetune", "start", training, "--model", "base", "--suffix", "home");
  expect(started.out).toMatch(/^ftjob-1: queued, from base\n/);
  expect([...peer.tuning.files.values()].map(({ text }) => text)).toEqual([
    readFileSync(training, "utf8"),
  ]);
  expect((await sous("finetune", "use", "ftjob-1")).err).toContain("it is queued");
  peer.tuning.advance();
  peer.tuning.advance();
  const status = await sous("finetune", "status", "--json");
  const [job] = JSON.parse(status.out) as readonly { readonly model: string }[];
  expect(job).toMatchObject({ status: "succeeded", problem: null });
  await sous("finetune", "use", "ftjob-1");
  expect(existsSync(`${db}.tuned.json`)).toBe(true);

  const played = await sous(...playing, "--bot", "simulated", "--json");
  const { rounds } = JSON.parse(played.out) as PlaySummary;
  expect(rounds).toMatchObject([{ success: true }]);
  expect(new Set(peer.chats.map(({ model }) => model))).toEqual(new Set([job?.model]));
  expect((await sous("finetune", "status", "ftjob-9")).err).toContain("Check SOUS_LLM_KEY");
});
