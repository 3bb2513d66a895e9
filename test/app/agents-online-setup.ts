import { onTestFinished } from "vitest";
import { type OpenAiPeer, startOpenAiPeer } from "../peers/openai/peer.js";

export const patience = { timeout: 120_000 };

export async function online(): Promise<{ peer: OpenAiPeer; settings: Record<string, string> }> {
  const peer = await startOpenAiPeer();
  onTestFinished(() => peer.close());
  const settings = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any", SOUS_LLM_URL: peer.url };
  return { peer, settings };
}

export const play = (db: string) => [
  "play",
  "kitchen",
  "--policy",
  "react",
  "--bot",
  "simulated",
  "--db",
  db,
];
