/**
 * The OpenAI peer as a process of its own, thinking with a named brain:
 * `openai-process.ts --until-stdin-closes --options '{"brain": "players"}'`. Its first line says where it is.
 */
import { z } from "zod";
import { runPeer, verb } from "./control.js";
import { brains } from "./openai/brains.js";
import { startOpenAiPeer } from "./openai/peer.js";

const optionsShape = z.strictObject({
  brain: z.string().default("players"),
  key: z.string().default("key-of-the-peer"),
  models: z.array(z.string()).optional(),
  lacks: z.array(z.enum(["log-probabilities", "schema", "temperature"])).optional(),
});

const at = process.argv.indexOf("--options");
const options = optionsShape.parse(JSON.parse(at < 0 ? "{}" : (process.argv[at + 1] ?? "")));
const makeBrain = brains[options.brain];
if (!makeBrain) throw new Error(`no brain "${options.brain}": ${Object.keys(brains).join(", ")}`);

const peer = await startOpenAiPeer({ ...options, brain: makeBrain() });
const status = z.object({
  kind: z.literal("status"),
  status: z.number().int(),
  retryAfter: z.number().optional(),
});
const fault = z.discriminatedUnion("kind", [
  status,
  z.object({ kind: z.literal("slow"), ms: z.number() }),
  z.object({ kind: z.enum(["garbled", "reset", "filtered"]) }),
  z.object({ kind: z.enum(["says", "refuses"]), text: z.string() }),
  z.object({ kind: z.literal("cut-off"), after: z.number().int() }),
]);
await runPeer({
  offers: { url: peer.url, key: options.key },
  verbs: {
    counts: verb(z.object({}), () => ({
      chats: peer.chats.length,
      embeddings: peer.embeddings.length,
    })),
    advanceTuning: verb(z.object({}), () => peer.tuning.advance()),
    failAll: verb(z.object({ fault: fault.nullable() }), ({ fault }) => peer.failAll(fault)),
    failNext: verb(z.object({ faults: z.array(status) }), ({ faults }) => peer.failNext(...faults)),
  },
  close: () => peer.close(),
});
