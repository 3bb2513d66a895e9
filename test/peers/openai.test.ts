import { OpenAI, toFile } from "openai";
import { expect, it, onTestFinished } from "vitest";
import { playersBrain } from "./openai/brain.js";
import { type OpenAiPeer, type OpenAiPeerOptions, startOpenAiPeer } from "./openai/peer.js";

async function start(options: OpenAiPeerOptions = {}): Promise<[OpenAiPeer, OpenAI]> {
  const peer = await startOpenAiPeer({
    brain: (messages) => messages.at(-1)?.content ?? "",
    ...options,
  });
  onTestFinished(() => peer.close());
  return [peer, new OpenAI({ apiKey: "k", baseURL: peer.url, maxRetries: 0 })];
}

it("answers as a brain does, with several choices, stops and usage", async () => {
  const [, client] = await start({
    brain: (_, { index, temperature }) => `one ${index} at ${temperature}! two`,
  });
  const answer = await client.chat.completions.create({
    model: "m",
    n: 2,
    stop: "!",
    temperature: 0.5,
    messages: [{ role: "user", content: "Count to two." }],
  });
  expect(answer.choices.map(({ message }) => message.content)).toEqual([
    "one 0 at 0.5",
    "one 1 at 0.5",
  ]);
  expect(answer.usage).toEqual({ prompt_tokens: 8, completion_tokens: 6, total_tokens: 14 });
});

it("says so when no player knows the prompt, and nobody asks again", async () => {
  const [peer, client] = await start({ brain: playersBrain([]) });
  const asking = client.chat.completions.create({
    model: "m",
    messages: [{ role: "user", content: "What now?" }],
  });
  await expect(asking).rejects.toThrow("no player knows this prompt: What now?");
  expect(peer.chats).toHaveLength(1);
});

it("refuses a wrong key and an address that it does not know", async () => {
  const [peer, client] = await start({ key: "other" });
  await expect(client.models.list()).rejects.toMatchObject({ status: 401 });
  const response = await fetch(`${peer.url}/dance`, { headers: { authorization: "Bearer other" } });
  expect(response.status).toBe(404);
});

it("tunes a model of an uploaded file, step by step", async () => {
  const [peer, client] = await start();
  const text = '{"messages": []}\n';
  const file = await client.files.create({
    file: await toFile(Buffer.from(text), "a.jsonl"),
    purpose: "fine-tune",
  });
  expect(await (await client.files.content(file.id)).text()).toBe(text);
  const { id } = await client.fineTuning.jobs.create({ model: "m", training_file: file.id });
  const seen = async () => (await client.fineTuning.jobs.retrieve(id)).status;
  expect(await seen()).toBe("queued");
  peer.tuning.advance();
  expect(await seen()).toBe("running");
  peer.tuning.advance();
  const done = await client.fineTuning.jobs.retrieve(id);
  expect(done).toMatchObject({ status: "succeeded", fine_tuned_model: "ft:m:peer::ftjob-1" });
  expect((await client.fineTuning.jobs.listEvents(id)).data).toHaveLength(3);
  await expect(client.fineTuning.jobs.cancel(id)).rejects.toMatchObject({ status: 400 });
  await expect(
    client.fineTuning.jobs.create({ model: "m", training_file: "file-9" }),
  ).rejects.toMatchObject({ status: 400 });
});

it("cancels and fails jobs", async () => {
  const [peer, client] = await start();
  const { id: file } = await client.files.create({
    file: await toFile(Buffer.from("{}"), "a.jsonl"),
    purpose: "fine-tune",
  });
  const first = await client.fineTuning.jobs.create({ model: "m", training_file: file });
  expect(await client.fineTuning.jobs.cancel(first.id)).toMatchObject({ status: "cancelled" });
  const second = await client.fineTuning.jobs.create({ model: "m", training_file: file });
  peer.tuning.fail("bad line 3");
  expect(await client.fineTuning.jobs.retrieve(second.id)).toMatchObject({
    status: "failed",
    error: { message: "bad line 3" },
  });
});
