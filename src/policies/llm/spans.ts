/** Traces requests without their texts. */
import { ModelError } from "../../core/model.js";
import type { Taken } from "./client.js";
import type { Request } from "./request.js";

export async function traced<T>(
  { model, maxTokens, temperature }: Request,
  provider: string,
  onTaken: (taken: Taken) => void,
  work: (onTaken: (taken: Taken) => void) => Promise<T>,
): Promise<T> {
  const { SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": model,
    "gen_ai.request.max_tokens": maxTokens,
    ...(temperature !== undefined && { "gen_ai.request.temperature": temperature }),
  };
  const kind = SpanKind.CLIENT;
  const span = trace.getTracer("sous").startSpan(`chat ${model}`, { kind, attributes });
  try {
    return await work((taken) => {
      span.setAttributes({
        "gen_ai.response.model": taken.model,
        "gen_ai.usage.input_tokens": taken.promptTokens,
        "gen_ai.usage.output_tokens": taken.completionTokens,
      });
      onTaken(taken);
    });
  } catch (error) {
    span.setAttribute("error.type", error instanceof ModelError ? error.failure : "error");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
