/** A server on loopback that speaks OpenAI's embeddings protocol, and does what it is told. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { z } from "zod";

const requestShape = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
  dimensions: z.number().optional(),
  encoding_format: z.enum(["float", "base64"]).default("float"),
});

export interface EmbeddingsPeer {
  readonly url: string;
  /** The texts of every request that came, with what it asked for. */
  readonly requests: readonly {
    readonly model: string;
    readonly key: string;
    readonly texts: readonly string[];
    readonly dimensions: number | undefined;
  }[];
  /** The next requests are answered with these HTTP statuses, one each. */
  failNext(...statuses: readonly number[]): void;
  /** From now on vectors have this length. */
  setLength(length: number): void;
}

export async function startEmbeddingsPeer(length: number): Promise<EmbeddingsPeer> {
  const requests: EmbeddingsPeer["requests"][number][] = [];
  const failures: number[] = [];
  let vectorLength = length;
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/embeddings")
      return reply(response, 404, refusal("unknown url"));
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (key === "") return reply(response, 401, refusal("no API key"));
    const given = requestShape.safeParse(await readJson(request));
    if (!given.success) return reply(response, 400, refusal(given.error.message));
    const { model, input, dimensions, encoding_format: format } = given.data;
    const texts = [input].flat();
    requests.push({ model, key, texts, dimensions });
    const failure = failures.shift();
    if (failure !== undefined) return reply(response, failure, refusal("try again"));
    if (texts.some((text) => text === "")) return reply(response, 400, refusal("empty input"));
    const data = texts.map((text, index) => {
      const vector = vectorOf(text, dimensions ?? vectorLength);
      const embedding =
        format === "float" ? [...vector] : Buffer.from(vector.buffer).toString("base64");
      return { object: "embedding", index, embedding };
    });
    reply(response, 200, { object: "list", model, data, usage: { total_tokens: 1 } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    failNext: (...statuses) => void failures.push(...statuses),
    setLength: (next) => {
      vectorLength = next;
    },
  };
}

/** One number for each letter that occurs: texts with the same letters are alike. Not of unit length. */
function vectorOf(text: string, length: number): Float32Array {
  const vector = new Float32Array(length).fill(0.01);
  for (const character of text.toLowerCase()) {
    const at = (character.codePointAt(0) ?? 0) % length;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}

function refusal(message: string): object {
  return { error: { message, type: "peer", code: null, param: null } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return JSON.parse(body);
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
