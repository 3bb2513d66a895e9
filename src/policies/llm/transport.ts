/** One request: in the words that the server takes, again where it fails for a while, to another model at last. */
import { ModelError as Failure, type ModelError } from "../../core/model.js";
import type { FeatureStore } from "../../core/model-store.js";
import { createClient, type Reply, type Taken } from "./client.js";
import { createFeatures, type Known } from "./features.js";
import { createGate, scoped } from "./gate.js";
import { failureOf, refusalOf } from "./refusals.js";
import { phrase, type Request } from "./request.js";
import { isForeign, type ModelSettings, openAiUrl } from "./settings.js";
import { traced } from "./spans.js";

/** The reply of a model; null: it gives no log-probabilities, which were asked for. */
export interface Sent {
  readonly model: string;
  readonly reply: Reply | null;
}

export interface Transport {
  /**
   * @param onTaken told of every model that was tried, also when it failed
   * @throws ModelError "unreachable" or "rejected"
   */
  send(request: Request, onTaken: (taken: Taken) => void): Promise<Sent>;
}

/** Features of one request that a server may refuse, one after the other. */
const mostRefusals = 8;
/** Where a model thinks up to its limit: times so many, up to so many tokens. */
const floorFactor = 4;
const highestFloor = 16_384;

/** Nothing is loaded or connected before the first request. */
export function createTransport(
  settings: ModelSettings,
  store: FeatureStore,
  now: () => number,
  signal?: AbortSignal,
): Transport {
  const { fallbackModel, concurrency = 4, baseUrl: url = openAiUrl } = settings;
  const features = createFeatures({ url, store, now, isForeign: isForeign(settings) });
  const client = createClient(settings);
  const gate = createGate(concurrency, now);

  /** @returns undefined when the server refused a feature, which is asked for in another way next time */
  const attempt = async (request: Request, known: Known, onTaken: (taken: Taken) => void) => {
    const { model } = request;
    const phrased = phrase(request, known);
    try {
      return await scoped(signal, (own) =>
        gate.pass(model, own, () => client.send({ request, phrased, known }, own, onTaken)),
      );
    } catch (error) {
      const refusal = refusalOf(error, new Set(phrased.carried.keys()));
      const carried = refusal && phrased.carried.get(refusal.feature);
      if (refusal && carried && (await features.refused(model, refusal, carried))) return undefined;
      throw error;
    }
  };

  const askModel = async (
    request: Request,
    onTaken: (taken: Taken) => void,
  ): Promise<Reply | null> => {
    const { model } = request;
    try {
      for (let refusals = 0; refusals <= mostRefusals; refusals++) {
        const known = await features.of(model);
        if (request.topTokens && known.logprobs === "left out") return null;
        const reply = await attempt(request, known, onTaken);
        if (!reply) continue;
        gate.note(model, null);
        const floor = floorAfter(reply, request, known);
        if (floor === null) return reply;
        await features.raiseFloor(model, floor);
      }
      throw new Failure("rejected", `${url} refuses every form of the request to ${model}.`);
    } catch (error) {
      const failure = failureOf(error, { model, url });
      if (!signal?.aborted && failure !== error) gate.note(model, failure);
      throw failure;
    }
  };

  const noteAnswer = async (request: Request, reply: Reply | null): Promise<void> => {
    const { model, tools, topTokens } = request;
    if (tools && (await features.of(model)).tools !== "none")
      await features.noteAnswer(model, "tools", (reply?.calls.length ?? 0) > 0);
    if (topTokens && reply)
      await features.noteAnswer(model, "logprobs", reply.firstTokens.length > 0);
  };

  const send: Transport["send"] = async (request, onTaken) => {
    try {
      const reply = await askModel(request, onTaken);
      await noteAnswer(request, reply);
      return { model: request.model, reply };
    } catch (error) {
      const other = fallbackModel && fallbackModel !== request.model && !signal?.aborted;
      if (!other || (error as ModelError).failure !== "unreachable") throw error;
      return {
        model: fallbackModel,
        reply: await askModel({ ...request, model: fallbackModel }, onTaken),
      };
    }
  };
  return {
    send: (request, onTaken) =>
      traced(request, settings.provider ?? "openai", (note) =>
        send(request, (taken) => {
          note(taken);
          onTaken(taken);
        }),
      ),
  };
}

/** The limit for a model that thought up to it and said nothing; null where it is none, or raised already. */
function floorAfter(reply: Reply, request: Request, known: Known): number | null {
  const isSilent = reply.text.trim() === "" && reply.calls.length === 0 && reply.reasoned;
  if (reply.finish !== "length" || !isSilent || request.topTokens) return null;
  const limit = Math.max(request.maxTokens, known.thinkingFloor);
  const raised = Math.min(limit * floorFactor, highestFloor);
  return known.thinkingFloor > 0 || raised <= limit ? null : raised;
}
