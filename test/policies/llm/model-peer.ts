import { onTestFinished } from "vitest";
import type { Prompt } from "../../../src/core/model/model.js";
import { createChatModel } from "../../../src/policies/llm/chat-model.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import { type OpenAiPeerOptions, startOpenAiPeer } from "../../peers/openai/peer.js";

export const apiKey = "key-of-the-test";

export function asking(...texts: readonly string[]): Prompt {
  const [system = "", user] = texts.length > 1 ? texts : ["You are short.", ...texts];
  return {
    role: "actor",
    messages: [
      { speaker: "system", text: system },
      { speaker: "user", text: user ?? "Where is the mug?" },
    ],
    charge: {},
  };
}

export async function startModel(
  options: OpenAiPeerOptions = {},
  settings: Partial<ModelSettings> = {},
  signal?: AbortSignal,
) {
  const peer = await startOpenAiPeer({ key: apiKey, brain: () => " In the sink. ", ...options });
  onTestFinished(() => peer.close());
  const base = { apiKey, baseUrl: peer.url, model: "m1", maxRetries: 1, timeoutMs: 5_000 };
  return { peer, model: createChatModel({ ...base, ...settings }, undefined, signal) };
}
