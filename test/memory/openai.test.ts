/** Embeddings over HTTP: batches, retries, what is kept, and what happens when nobody answers. */
import { expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createOpenAiEmbedder } from "../../memory/embed/openai.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { type OpenAiPeer, startOpenAiPeer } from "../peers/openai/peer.js";
import { newFile } from "./folder.js";
import { beginAsking, sampleBallot, sampleTuple, stoppedClock } from "./samples.js";

const model = "letters";
const clock = stoppedClock();

async function startPeer(vectorLength: number): Promise<OpenAiPeer> {
  const peer = await startOpenAiPeer({ vectorLength });
  onTestFinished(() => peer.close());
  return peer;
}

const status = (code: number) => ({ kind: "status", status: code }) as const;

it("asks in batches, in order, with key and model", async () => {
  const { url, embeddings: requests } = await startPeer(32);
  const embedder = createOpenAiEmbedder({
    apiKey: "k1",
    baseUrl: url,
    model,
    dimensions: 32,
    batchSize: 2,
  });
  const vectors = await embedder.embed(["mug", "cup", "pan", "pot", ""]);
  expect(requests.map(({ texts }) => texts.length).toSorted()).toEqual([1, 2, 2]);
  expect(requests[0]).toMatchObject({ model, key: "k1", dimensions: undefined });
  expect(vectors).toHaveLength(5);
  expect(vectors[2]).toEqual((await embedder.embed(["pan"]))[0]);
  expect(embedder.id).toMatch(/^openai-letters-32@127\.0\.0\.1:\d+$/);
});

it("lets the server shorten the vectors of models that can", async () => {
  const { url, embeddings: requests } = await startPeer(64);
  const embedder = createOpenAiEmbedder({
    apiKey: "k1",
    baseUrl: url,
    model: "text-embedding-3-small",
    dimensions: 16,
  });
  expect((await embedder.embed(["mug"]))[0]).toHaveLength(16);
  expect(requests[0]?.dimensions).toBe(16);
});

it("tries again after a failed call, and not after a refusal", async () => {
  const peer = await startPeer(32);
  const embedder = createOpenAiEmbedder({
    apiKey: "k1",
    baseUrl: peer.url,
    model,
    dimensions: 32,
    maxRetries: 1,
  });
  peer.failNext(status(503));
  expect(await embedder.embed(["mug"])).toHaveLength(1);
  expect(peer.embeddings).toHaveLength(2);
  peer.failNext(status(401));
  await expect(embedder.embed(["mug"])).rejects.toMatchObject({ code: "embedder-unavailable" });
  expect(peer.embeddings).toHaveLength(3);
});

it("refuses vectors of another length, and says which setting to change", async () => {
  const { url } = await startPeer(8);
  const embedder = createOpenAiEmbedder({ apiKey: "k", baseUrl: url, model, dimensions: 32 });
  await expect(embedder.embed(["mug"])).rejects.toThrow("length 8, not 32. Set SOUS_EMBED_DIM");
});

it("asks for no text twice, also after a restart, and keeps no text", async () => {
  const peer = await startPeer(32);
  const file = newFile();
  const embedder = createOpenAiEmbedder({ apiKey: "k1", baseUrl: peer.url, model, dimensions: 32 });
  const first = await openMemory({ file, clock, embedder });
  await beginAsking(first);
  await first.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
  const { goal, observation } = sampleTuple();
  await first.tuples.nearest({ goal, observation, k: 1 });
  await first.close();
  const asked = peer.embeddings.flatMap(({ texts }) => texts);
  expect(asked).toContain(observation);
  expect(new Set(asked).size).toBe(asked.length);

  const second = await openMemory({ file, clock, embedder });
  const [hit] = await second.tuples.nearest({ goal, observation, k: 1 });
  expect(hit?.similarity).toBeCloseTo(1, 5);
  await second.close();
  expect(peer.embeddings.flatMap(({ texts }) => texts)).toEqual(asked);
  const db = new SqliteFile({ file, readOnly: true });
  expect(JSON.stringify(db.all("SELECT * FROM embedding_cache"))).not.toContain("mug");
  db.close();
});

it("forgets what is kept by text when somebody's words are forgotten", async () => {
  const { url } = await startPeer(32);
  const file = newFile();
  const embedder = createOpenAiEmbedder({ apiKey: "k", baseUrl: url, model, dimensions: 32 });
  const memory = await openMemory({ file, clock, embedder });
  await beginAsking(memory);
  await memory.questions.recordBallot(sampleBallot({ message: "m1" }));
  const kept = () => {
    const db = new SqliteFile({ file, readOnly: true });
    const rows = db.all("SELECT text_hash FROM embedding_cache");
    db.close();
    return rows.length;
  };
  await memory.recall({ text: "mug", household: "kitchen" });
  expect(kept()).toBeGreaterThan(0);
  await memory.questions.unsay("m1", "simulated:t:gone:m1", 60);
  expect(kept()).toBe(0);
  await memory.close();
});

it("writes without vectors while nobody answers, and embeds what is missing later", async () => {
  const peer = await startPeer(32);
  const file = newFile();
  const embedder = createOpenAiEmbedder({
    apiKey: "k1",
    baseUrl: peer.url,
    model,
    dimensions: 32,
    maxRetries: 0,
  });
  const first = await openMemory({ file, clock, embedder });
  peer.failNext(status(500));
  await beginAsking(first);
  await first.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
  const { goal, observation } = sampleTuple();
  expect(await first.tuples.list("kitchen")).toHaveLength(1);
  expect(await first.tuples.nearest({ goal, observation, k: 1 })).toEqual([]);
  await first.close();

  const dead = await openMemory({ file, clock, embedder });
  await dead.close();
  const second = await openMemory({ file, clock, embedder });
  expect(await second.tuples.nearest({ goal, observation, k: 1 })).toHaveLength(1);
  await second.close();
});

it("never mixes: another embedder takes the place of all vectors", async () => {
  const { url } = await startPeer(32);
  const file = newFile();
  const embedder = createOpenAiEmbedder({ apiKey: "k", baseUrl: url, model, dimensions: 32 });
  const first = await openMemory({ file, clock, embedder: createHashingEmbedder(32) });
  await beginAsking(first);
  await first.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
  const { goal, observation } = sampleTuple();
  await first.tuples.nearest({ goal, observation, k: 1 });
  await first.close();
  const second = await openMemory({ file, clock, embedder });
  await second.tuples.nearest({ goal, observation, k: 1 });
  await second.close();
  const db = new SqliteFile({ file, readOnly: true });
  expect(db.all("SELECT DISTINCT embedder FROM vectors")).toEqual([{ embedder: embedder.id }]);
  db.close();
});
