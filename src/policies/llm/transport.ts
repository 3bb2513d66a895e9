/** One request: in the words that the server takes, again where it fails for a while, to another model at last. */
import { ModelError } from "../../core/model.js";
import type { FeatureStore } from "../../core/model-store.js";
import { createClient, type Reply, type Taken } from "./client.js";
import { createFeatures, type Feature, type Known } from "./features.js";
import { createGate } from "./gate.js";
import { openThought, readJson } from "./json.js";
import { answerIn, failureOf, refusalOf } from "./refusals.js";
import { phrase, type Request } from "./request.js";
import { scoreTexts } from "./score-texts.js";
import { type ModelSettings, serverOf } from "./settings.js";
import { traced } from "./spans.js";

/** The reply of a model; null: it gives no log-probabilities (of a text), which were asked for. */
export interface Sent {
  readonly model: string;
  readonly reply: Reply | null;
}

type OnTaken = (taken: Taken) => void;

/**
 * Sends one request.
 *
 * @param onTaken told of every model that was tried, also when it failed
 * @throws ModelError "unreachable" or "rejected"
 */
export type Transport = (request: Request, onTaken: OnTaken) => Promise<Sent>;

/** Features of one request that a server may refuse, one after the other. */
const mostRefusals = 8;
/** Where a model thinks up to its limit: times so many, up to so many tokens. */
const floorFactor = 4;
const highestFloor = 16_384;

/**
 * Nothing is loaded or connected before the first request.
 *
 * @param signal when aborted, requests under way fail, and those to come
 */
export function createTransport(
  settings: ModelSettings,
  store: FeatureStore,
  now: () => number,
  signal?: AbortSignal,
): Transport {
  const { provider = "openai", fallbackModel } = settings;
  const url = serverOf(settings);
  const features = createFeatures(settings, store, now);
  const send = createClient(settings);
  const pass = createGate(settings, now, signal);

  /** @returns undefined when the server refused a feature, which is asked for in another way next time */
  const attempt = (request: Request, known: Known, onTaken: OnTaken) => {
    const { model } = request;
    const phrased = phrase(request, known);
    const carriedBy: ReadonlyMap<Feature, string> = request.texts ? asEcho : phrased.carried;
    return pass(model, async (own) => {
      try {
        if (!request.texts) return await send(request, phrased, { signal: own, onTaken });
        const sums = await scoreTexts(settings, request, { signal: own, onTaken });
        return { ...noReply, sums };
      } catch (error) {
        const answer = answerIn(error);
        if (answer) return { ...noReply, ...answer };
        const refusal = refusalOf(error, new Set(carriedBy.keys()));
        const carried = refusal && carriedBy.get(refusal.feature);
        if (refusal && carried && (await features.refused(model, refusal, carried)))
          return undefined;
        throw error;
      }
    });
  };

  const noteReply = async (request: Request, reply: Reply, known: Known): Promise<void> => {
    const { model, tools, schema, topTokens } = request;
    const { calls, text, finish, firstTokens } = reply;
    if (tools && known.tools !== "none")
      await features.noteAnswer(model, "tools", calls.some(isReadable));
    // an answer that was cut short, or says nothing, says nothing of schemas
    if (schema && known.schema !== "words" && finish === "stop" && text.trim() !== "")
      await features.noteAnswer(model, "schema", readJson(text) !== undefined);
    if (topTokens) await features.noteAnswer(model, "logprobs", firstTokens.length > 0);
  };

  const ask = async (request: Request, onTaken: OnTaken): Promise<Reply | null> => {
    const { model } = request;
    for (let refusals = 0; refusals <= mostRefusals; refusals++) {
      const known = await features.of(model);
      if (request.topTokens && known.logprobs === "left out") return null;
      if (request.texts && known.echo === "left out") return null;
      const reply = await attempt(request, known, onTaken);
      if (!reply) continue;
      if (request.texts && reply.sums.length === 0) {
        await features.refused(model, unheard, "sent");
        return null;
      }
      const floor = floorAfter(reply, request, known);
      if (floor === null) {
        await noteReply(request, reply, known);
        return reply;
      }
      await features.raiseFloor(model, floor);
    }
    throw new ModelError("rejected", `${url} refuses every form of the request to ${model}.`);
  };

  const askModel = async (request: Request, onTaken: OnTaken): Promise<Sent> => {
    const { model } = request;
    try {
      return { model, reply: await ask(request, onTaken) };
    } catch (error) {
      throw failureOf(error, { model, url });
    }
  };

  const askAny: Transport = async (request, onTaken) => {
    try {
      return await askModel(request, onTaken);
    } catch (error) {
      const isDown = error instanceof ModelError && error.failure === "unreachable";
      const isOther = fallbackModel !== undefined && fallbackModel !== request.model;
      if (!isDown || !isOther || signal?.aborted) throw error;
      return askModel({ ...request, model: fallbackModel }, onTaken);
    }
  };
  return (request, onTaken) => traced(request, provider, onTaken, (told) => askAny(request, told));
}

function isReadable({ input }: Reply["calls"][number]): boolean {
  return !("unreadable" in input);
}

const asEcho = new Map([["echo", "sent"]] as const);

/** Some servers answer as if the parameter were not there. */
const unheard = {
  feature: "echo",
  evidence: "its answer does not hold the log-probabilities of what it was sent",
} as const;

/** What a server says of an answer that it keeps for itself. */
const noReply: Reply = {
  text: "",
  calls: [],
  refusal: null,
  finish: "stop",
  firstTokens: [],
  sums: [],
  reasoned: false,
};

/** The limit for a model that thought up to it and said nothing; null where it did not, or it is the highest. */
function floorAfter(reply: Reply, request: Request, known: Known): number | null {
  const isSilent =
    reply.text.replace(openThought, "").trim() === "" && reply.calls.length === 0 && reply.reasoned;
  if (reply.finish !== "length" || !isSilent || request.topTokens) return null;
  const limit = Math.max(request.maxTokens, known.thinkingFloor);
  const raised = Math.min(limit * floorFactor, highestFloor);
  return raised <= limit ? null : raised;
}
