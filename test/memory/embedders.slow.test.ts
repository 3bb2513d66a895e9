import { createServer } from "node:http";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createOpenAiEmbedder } from "../../memory/embed/openai.js";
import { isUsable } from "../../memory/embed/usable.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { StorageNotice } from "../../src/core/memory/storage.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { listenOnLoopback, readBody } from "../peers/control.js";
import { type OpenAiPeer, startOpenAiPeer } from "../peers/openai/peer.js";
import { look, newFile, openIn } from "./folder.js";
import { sampleBallot, sampleTuple } from "./samples.js";

const { goal, observation } = sampleTuple();
const alike = { goal, observation, k: 1 };

async function openFilled(
  file: string,
  embedder: Embedder,
  more: Parameters<typeof openIn>[1] = {},
) {
  const memory = await openIn(file, { embedder, ...more });
  await memory.asking();
  await memory.finish("e1", { tuples: [sampleTuple()] });
  return memory;
}

describe("hashing", () => {
  const embedder = createHashingEmbedder();
  const cosine = async (one: string, other: string): Promise<number> => {
    const [a = new Float32Array(), b = new Float32Array()] = await embedder.embed([one, other]);
    return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  };

  it("gives the same numbers in every process (stored vectors depend on it)", async () => {
    expect(embedder).toMatchObject({ id: "hashing-v1-384", dimensions: 384 });
    const [vector = new Float32Array()] = await createHashingEmbedder(8).embed(["Where is a mug?"]);
    expect(Array.from(vector, (value) => Number(value.toFixed(4)))).toEqual([
      0.5185, -0.4173, 0.3478, 0.3941, -0.0716, -0.0716, -0.3395, 0.3941,
    ]);
  });

  it("gives unit vectors for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        expect(await cosine(text, text)).toBeCloseTo(1, 4);
      }),
      { numRuns: 30, seed: 3 },
    );
  });

  it("puts like near like", async () => {
    const question = "Where is a mug?";
    expect(await cosine(question, "where is  A MUG")).toBeCloseTo(1, 5);
    const near = await cosine(question, "Where are the mugs?");
    const far = await cosine(question, "Heat an apple in the microwave.");
    expect(near).toBeGreaterThan(0.3);
    expect(far).toBeLessThan(0.2);
    expect(near).toBeGreaterThan(await cosine(question, "Which knife do you want?"));
  });
});

describe("a server", () => {
  type Options = Partial<Parameters<typeof createOpenAiEmbedder>[0]>;
  const start = async (
    vectorLength: number,
    options: Options = {},
  ): Promise<{ peer: OpenAiPeer; embedder: Embedder }> => {
    const peer = await startOpenAiPeer({ vectorLength });
    onTestFinished(() => peer.close());
    const given = { apiKey: "k1", baseUrl: peer.url, model: "letters" };
    return { peer, embedder: createOpenAiEmbedder({ ...given, ...options }) };
  };
  const status = (code: number) => ({ kind: "status", status: code }) as const;

  it("is asked in batches, in order, with key and model", async () => {
    const { peer, embedder } = await start(32, { batchSize: 2 });
    const vectors = await embedder.embed(["mug", "cup", "pan", "pot", ""]);
    const requests = peer.embeddings;
    expect(requests.map(({ texts }) => texts.length).toSorted()).toEqual([1, 2, 2]);
    expect(requests[0]).toMatchObject({ model: "letters", key: "k1", dimensions: undefined });
    expect(vectors).toHaveLength(5);
    expect(vectors[2]).toEqual((await embedder.embed(["pan"]))[0]);
    expect(embedder.id).toMatch(/^openai-letters-1536@127\.0\.0\.1:\d+$/);
  });

  it("shortens the vectors of models that can", async () => {
    const { peer, embedder } = await start(3072, { model: "text-embedding-3-large" });
    expect((await embedder.embed(["mug"]))[0]).toHaveLength(1536);
    expect(peer.embeddings[0]?.dimensions).toBe(1536);
  });

  it("is asked again after a failed call, and not after a refusal", async () => {
    const { peer, embedder } = await start(32, { maxRetries: 1 });
    peer.failNext(status(503));
    expect(await embedder.embed(["mug"])).toHaveLength(1);
    expect(peer.embeddings).toHaveLength(2);
    peer.failNext(status(401));
    await expect(embedder.embed(["mug"])).rejects.toMatchObject({ code: "embedder-unavailable" });
    expect(peer.embeddings).toHaveLength(3);
  });

  it.each([8, 2000])("whose vectors have a length of %i is taken", async (length) => {
    const { embedder } = await start(length);
    const [vector = new Float32Array()] = await embedder.embed(["mug"]);
    expect(vector).toHaveLength(embedder.dimensions);
    expect(isUsable(vector, embedder.dimensions)).toBe(true);
  });

  it("is asked for no text twice, also after a restart; no text is kept", async () => {
    const { peer, embedder } = await start(32);
    const file = newFile();
    const first = await openFilled(file, embedder);
    await first.tuples.nearest(alike);
    await first.close();
    const asked = peer.embeddings.flatMap(({ texts }) => texts);
    expect(asked).toContain(observation);
    expect(new Set(asked).size).toBe(asked.length);
    const second = await openIn(file, { embedder });
    const [hit] = await second.tuples.nearest(alike);
    expect(hit?.similarity).toBeCloseTo(1, 5);
    expect(peer.embeddings.flatMap(({ texts }) => texts)).toEqual(asked);
    expect(JSON.stringify(look(file, "SELECT * FROM embedding_cache"))).not.toContain("mug");
  });

  it("leaves nothing that is kept by text when somebody's words are forgotten", async () => {
    const { embedder } = await start(32);
    const file = newFile();
    const { asking, questions, recall } = await openIn(file, { embedder });
    await asking();
    await questions.recordBallot(sampleBallot({ message: "m1" }));
    const kept = () => look(file, "SELECT text_hash FROM embedding_cache").length;
    await recall({ text: "mug", household: "kitchen" });
    expect(kept()).toBeGreaterThan(0);
    await questions.unsay("m1", "simulated:t:gone:m1", 60);
    expect(kept()).toBe(0);
  });
});

describe("a server that answers", () => {
  const vectorOf = (text: string) => [1, text.length, text.charCodeAt(0) || 1, 0.5];
  type Row = { index?: number; embedding: unknown };
  type Say = (rows: readonly Row[]) => unknown;

  /** @param say what the server makes of its right answer; text is sent as it is; null: it never ends */
  async function startServer(say: Say, limits: { timeoutMs?: number } = {}) {
    const state = { say, requests: 0 };
    const server = createServer(async (request, response) => {
      const { input } = JSON.parse(String(await readBody(request))) as { input: string[] };
      state.requests += 1;
      const rows = input.map((text, index) => ({ index, embedding: vectorOf(text) }));
      const said = state.say(rows);
      if (said === undefined) return void response.destroy();
      response.setHeader("content-type", "application/json");
      if (said === null) return void response.write('{"data":[');
      response.end(typeof said === "string" ? said : JSON.stringify(said));
    });
    const port = await listenOnLoopback(server);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const given = { apiKey: "k", baseUrl, model: "m", maxRetries: 0 };
    return { state, embedder: createOpenAiEmbedder({ ...given, ...limits }) };
  }

  const honest: Say = (rows) => ({ data: rows });
  const each =
    (embedding: unknown): Say =>
    (rows) => ({ data: rows.map((row) => ({ ...row, embedding })) });
  const endless: Say = (rows) =>
    `{"data":[${rows.map(({ index }) => `{"index":${index},"embedding":[1e999,1,1,1]}`).join()}]}`;
  const zeros: Say = (rows) => ({
    data: rows.map((row, at) => (at ? row : { ...row, embedding: [0, 0, 0, 0] })),
  });

  it.each<[string, Say]>([
    ["zeros for one text", zeros],
    ["numbers beyond a float", each([1e39, 1, 1, 1])],
    ["no numbers", each([null, "a", {}, []])],
    ["base64", each("AACAPwAAgD8AAIA/AACAPw==")],
    ["too few vectors", (rows) => ({ data: rows.slice(1) })],
    ["one place for all", (rows) => ({ data: rows.map((row) => ({ ...row, index: 1 })) })],
    ["an error with status 200", () => ({ error: { message: "overloaded" } })],
    ["null", () => "null"],
    ["a page", () => "<html>Welcome to this hotel</html>"],
    ["a number without end", endless],
    ["a broken connection", () => undefined],
  ])("%s: goes on by words, says so once, keeps none of it, and mends", async (_, say) => {
    const { state, embedder } = await startServer(say);
    const file = newFile();
    let now = 1_000_000;
    const notices: StorageNotice[] = [];
    const onNotice = (notice: StorageNotice) => notices.push(notice);
    const opening = { clock: { now: () => now, sleep: async () => {} }, onNotice };
    const first = await openFilled(file, embedder, opening);
    for (let time = 0; time < 3; time++) {
      const found = await first.recall({ text: observation, household: "kitchen" });
      expect(found.map(({ kind }) => kind)).toContain("tuple");
      expect(await first.tuples.nearest(alike)).toEqual([]);
    }
    expect(state.requests, "it is not asked at each search").toBeLessThan(6);
    expect(notices.map(({ event }) => event)).toEqual(["embedder-failed"]);
    await first.close();
    for (const { vector } of look<{ vector: Buffer }>(file, "SELECT vector FROM embedding_cache"))
      expect(isUsable(new Float32Array(new Uint8Array(vector).buffer), 1536)).toBe(true);

    state.say = honest;
    now += 61_000;
    const second = await openIn(file, { embedder, ...opening });
    const [hit] = await second.tuples.nearest(alike);
    expect(hit?.similarity).toBeCloseTo(1, 5);
  });

  it("without an end is given up", async () => {
    const { embedder } = await startServer(() => null, { timeoutMs: 200 });
    await expect(embedder.embed(["a"])).rejects.toMatchObject({ code: "embedder-unavailable" });
  });

  it("in another order gives each text its own vector", async () => {
    const { embedder } = await startServer((rows) => ({ data: rows.toReversed() }));
    const vectors = await embedder.embed(["a", "bb", "ccc"]);
    expect(vectors.map((vector) => [...vector.slice(0, 4)])).toEqual(
      ["a", "bb", "ccc"].map(vectorOf),
    );
  });

  it("is asked again for a vector that is kept and damaged", async () => {
    const { state, embedder } = await startServer(honest);
    const file = newFile();
    const first = await openFilled(file, embedder);
    await first.tuples.nearest(alike);
    await first.close();
    const db = new SqliteFile({ file, readOnly: false });
    const bad = [Buffer.alloc(16), Buffer.from("odd"), Buffer.alloc(8, 1)];
    const keys = db.all<{ text_hash: string }>("SELECT text_hash FROM embedding_cache");
    for (const [at, { text_hash }] of keys.entries()) {
      const vector = bad[at % bad.length] ?? Buffer.alloc(16);
      db.run("UPDATE embedding_cache SET vector = ? WHERE text_hash = ?", [vector, text_hash]);
    }
    db.run("DELETE FROM vectors");
    db.close();
    const asked = state.requests;
    const second = await openIn(file, { embedder });
    expect(await second.tuples.nearest(alike)).toHaveLength(1);
    expect(state.requests).toBeGreaterThan(asked);
  });
});
