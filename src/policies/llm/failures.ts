/** From what a client throws to what it means. */
import { ModelError } from "../../core/model.js";

/** Features that a server may lack. */
export const features = ["schema", "log-probabilities", "temperature"] as const;
export type Feature = (typeof features)[number];

const namedBy: Readonly<Record<Feature, RegExp>> = {
  schema: /response_format|json_schema|structured output|guided/i,
  "log-probabilities": /log_?probs/i,
  temperature: /temperature/i,
};

/** The HTTP status of an error; null when there was no answer. */
function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null) return null;
  return "status" in error && typeof error.status === "number" ? error.status : null;
}

/** Which of the features that a request used the server refuses, by its own words; null: none of them. */
export function refusedFeature(error: unknown, used: readonly Feature[]): Feature | null {
  const status = statusOf(error);
  if (status === null || ![400, 404, 422, 500, 501].includes(status)) return null;
  const words = reasonOf(error);
  return used.find((feature) => namedBy[feature].test(words)) ?? null;
}

/** The failure of a request after its last attempt. */
export function failureOf(error: unknown, where: { model: string; url: string }): ModelError {
  if (error instanceof ModelError) return error;
  const { model, url } = where;
  const reason = reasonOf(error);
  const status = statusOf(error);
  if (status !== null && status >= 400 && status < 500 && ![408, 409, 429].includes(status))
    return new ModelError(
      "rejected",
      `${url} does not accept the request to ${model}: ${reason}. Check SOUS_LLM_MODEL, SOUS_LLM_KEY and SOUS_LLM_URL.`,
      { cause: error },
    );
  return new ModelError(
    "unreachable",
    `No answer of ${model} from ${url}: ${reason}. Try again later, or check SOUS_LLM_URL.`,
    { cause: error },
  );
}

/** The messages of an error and its causes, without the address that langchain appends. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [own = ""] = error.message.split("\n\nTroubleshooting URL");
  return error.cause instanceof Error ? `${own.trim()} (${reasonOf(error.cause)})` : own.trim();
}
